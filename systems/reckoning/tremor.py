"""Tremor: the question that a coming collapse puts, and its answers (COND-UNSTABLE)."""

QUESTION = "choice.tremor"
ANSWERS = ("answer.tremor.brace",)
