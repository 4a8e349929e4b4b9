"""From version 3 of the base game's data: a pending choice names the card of its question and the answers of that card.

Before it held ids of messages, and an answer about one of several was one by its id. It can still be answered (EVNT-1).
"""

from __future__ import annotations

from saves.migrations import Save, tables

_CHOICE = "base:knowledge.choice"
_QUESTIONS = {"choice.tremor": "base:tremor", "choice.attribute": "base:level_gained"}
_TREMOR, _ATTRIBUTE = "answer.tremor.", "attribute."


def leave_version_3(save: Save) -> None:
    """Ask what was asked by its card; a choice from while version 4 was in the making does so already."""
    for data in tables(save):
        if _CHOICE in data and "of" not in data[_CHOICE][0]:
            fields, ids, columns = data[_CHOICE]
            questions, answers = (columns[fields.index(field)] for field in ("question", "answers"))
            told = [[_answer(said) for said in row] for row in answers]
            data[_CHOICE] = [["question", "answers", "of"], ids, [
                [_QUESTIONS.get(question, question) for question in questions],
                [[name for name, _ in row] for row in told],
                [[of for _, of in row] for row in told],
            ]]


def _answer(said: str) -> tuple[str, str]:
    """The name of an answer, and what it is about, by the message that it was."""
    if said.startswith(_ATTRIBUTE):
        return "raise", said.removeprefix(_ATTRIBUTE)
    name, _, heading = said.removeprefix(_TREMOR).partition(".")
    return name, heading
