"""Verbs of seekers: an answer to what is asked, and a lesson for experience (CHAR-4, CHAR-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from components.intent import WantsToAnswer, WantsToTrain
from content.registry import Content
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import Address, Command
from engine.kernel.world import World
from systems.rest.legal_turn import foresee_answer, judge_answer
from systems.seekers.legal_lessons import judge_train
from systems.seekers.proficiency import for_sale


class Answer(Command, frozen=True, tag="answer"):
    """Answer the pending choice by its number from 0."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=99, examples=[0])]


class Train(Command, frozen=True, tag="train"):
    """Buy a point of a proficiency with unspent experience: no AP, no time."""

    proficiency: Annotated[Address, msgspec.Meta(examples=["mining"])]


def _lessons(world: World, seeker: int) -> Iterator[Train]:
    return (Train(name) for name in for_sale(world.resource(Content)))


ANSWER = Verb(
    command=Answer, group="answer", place=10, icon="conversation", offers=(Offer(Where.CHOICE),),
    intent=WantsToAnswer, judge=judge_answer, foresee=foresee_answer, shown=Shown.ALWAYS,
)
TRAIN = Verb(
    command=Train, group="lesson", place=10, offers=(Offer(Where.LISTED, lists=_lessons, singly=True),),
    intent=WantsToTrain, judge=judge_train, shown=Shown.WORTH, worth=("refused.experience",),
)
VERBS = (ANSWER, TRAIN)
