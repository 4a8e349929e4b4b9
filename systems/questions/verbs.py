"""Verbs of questions: an answer to what is asked (EVNT-1, CHAR-4)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from components.seekers import WantsToAnswer
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import Command
from systems.questions.legal_answer import foresee_answer, judge_answer


class Answer(Command, frozen=True, tag="answer"):
    """Answer the pending choice by its number from 0."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=99, examples=[0])]


ANSWER = Verb(
    command=Answer, group="answer", place=10, icon="conversation", offers=(Offer(Where.CHOICE),),
    intent=WantsToAnswer, judge=judge_answer, foresee=foresee_answer, shown=Shown.ALWAYS,
)
VERBS = (ANSWER,)
