"""Moves: commands that bring a seeker somewhere else, let time pass, or answer."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine.commands.base import Address, Command, HeadingName

MOST_WAITS = 1000


class Step(Command, frozen=True, tag="step"):
    """One step towards a heading: to a slot, to the centre, or out through the passage."""

    heading: HeadingName


class Approach(Command, frozen=True, tag="approach"):
    """Steps, one by one, to a slot or as far as the one beside a creature."""

    target: Address


class Wait(Command, frozen=True, tag="wait"):
    """Let the rest of the world turn pass."""


class WaitTurns(Command, frozen=True, tag="wait_turns"):
    """So many single waits, until something comes."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=MOST_WAITS)]


class Rest(Command, frozen=True, tag="rest"):
    """Let the rest of the world turn pass in camp, or asleep if `deep`."""

    deep: bool = False


class Camp(Command, frozen=True, tag="camp"):
    """Rest in camp for some turns, until something comes."""


class Sleep(Command, frozen=True, tag="sleep"):
    """Sleep for many turns, until something comes."""


class Travel(Command, frozen=True, tag="travel"):
    """Steps through remembered rooms to a room of the map, until something comes."""

    to: Address


class Explore(Command, frozen=True, tag="explore"):
    """Steps through remembered rooms and out by the nearest way never taken, until something comes."""


class Sweep(Command, frozen=True, tag="sweep"):
    """Turn up and take what lies in the room, step by step, until something comes."""


class Descend(Command, frozen=True, tag="descend"):
    """Go down the stairwell on one's slot."""


class Ascend(Command, frozen=True, tag="ascend"):
    """Go up the stairwell on one's slot."""


class Enter(Command, frozen=True, tag="enter"):
    """Go into the sub-dungeon whose mouth is on one's slot."""


class Leave(Command, frozen=True, tag="leave"):
    """Go out of the sub-dungeon by the mouth on one's slot."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer the pending choice by its number from 0."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=99)]
