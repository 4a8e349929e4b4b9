"""Verbs of seekers: a lesson for experience (CHAR-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from components.seekers import WantsToTrain
from content.registry import Content
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import Address, Command
from engine.kernel.world import World
from systems.seekers.legal_lessons import judge_train
from systems.seekers.proficiency import for_sale


class Train(Command, frozen=True, tag="train"):
    """Buy a point of a proficiency with unspent experience: no AP, no time."""

    proficiency: Annotated[Address, msgspec.Meta(examples=["mining"])]


def _lessons(world: World, seeker: int) -> Iterator[Train]:
    return (Train(name) for name in for_sale(world.resource(Content)))


TRAIN = Verb(
    command=Train, group="lesson", place=10, offers=(Offer(Where.LISTED, lists=_lessons, singly=True),),
    intent=WantsToTrain, judge=judge_train, shown=Shown.WORTH, worth=("refused.experience",),
)
VERBS = (TRAIN,)
