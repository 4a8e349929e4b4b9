"""Verbs of walls: they are looked over, pushed open and broken (WALL-10 to WALL-15)."""

from __future__ import annotations

from collections.abc import Iterator

from components.knowledge import Way
from components.walls import Floor, WantsToBreak, WantsToExamine, WantsToPushStone
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import HEADINGS, Command, PassageAt, StructureAt
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.verdict import Said, said
from systems.core.ways import way
from systems.walls.legal_walls import foresee_examine, judge_break, judge_examine, judge_push
from systems.walls.structures import structure_of, walls_around


class Examine(Command, frozen=True, tag="examine"):
    """Look for hidden doors in the walls of the room."""


class Push(Command, frozen=True, tag="push"):
    """Push open a hidden door that was found: `beyond` a heading."""

    target: PassageAt


class Break(Command, frozen=True, tag="break"):
    """Hit a wall `beyond` a heading with the pickaxe in hand, or the floor of the room (`centre`)."""

    target: StructureAt


def _doors(world: World, seeker: int) -> Iterator[Push]:
    room = room_of(world, seeker)
    for heading, _ in walls_around(world, room):
        if way(world, room, heading) == Way.DOOR:
            yield Push(f"beyond.{HEADINGS[heading]}")


def _structures(world: World, seeker: int) -> Iterator[Break]:
    """Walls as they look: the same for a wall and an unfound hidden door (P9)."""
    room = room_of(world, seeker)
    yield from (Break(f"beyond.{HEADINGS[heading]}") for heading, _ in walls_around(world, room))
    if world.has(room, Floor):
        yield Break("centre")


def _break_words(world: World, seeker: int, command: Break, structure: int) -> Said:
    built = structure_of(world, structure)
    material, hits = (built.material.value, built.hits_left) if built is not None else ("", 0)
    if command.target == "centre":
        return said("act.break_floor", material=material, hits=hits)
    return said("act.break", material=material, heading=command.target.rpartition(".")[2], hits=hits)


EXAMINE = Verb(
    command=Examine, group="way", place=30, icon="magnifying-glass", offers=(Offer(Where.ALONE),),
    intent=WantsToExamine, judge=judge_examine, foresee=foresee_examine,
    shown=Shown.WORTH, of_place=True, at="centre", worth=("refused.enemy_in_room",),
)
PUSH = Verb(
    command=Push, group="way", place=20, icon="secret-door", offers=(Offer(Where.LISTED, lists=_doors),),
    intent=WantsToPushStone, judge=judge_push, shown=Shown.WORTH, of_place=True,
)
BREAK = Verb(
    command=Break, group="way", place=40, icon="war-pick", offers=(Offer(Where.LISTED, lists=_structures),),
    intent=WantsToBreak, judge=judge_break, label=_break_words, shown=Shown.WORTH, of_place=True,
    worth=("refused.pickaxe_idle",),
)
VERBS = (EXAMINE, PUSH, BREAK)
