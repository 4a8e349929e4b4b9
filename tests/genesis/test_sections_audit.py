"""The auditor finds what is wrong with a section on a finished level, and nothing where there is nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.locks import Key
from components.place import Place, Spot
from components.room import Exits, Passage, Section, Stair
from components.walls import HiddenDoor, Material, Wall
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear
from systems.genesis.audit import audit
from systems.locks.explorer import survey, walk
from tests.genesis.births import room_of
from tests.genesis.test_sections import CONTENT, pieces
from tests.planted_fault import planted
from tests.rules import rule

ASSAY = "base:assay_office"
PORTERS = "base:porters_way"


def with_section(name: str) -> tuple[World, list[int]]:
    """A level that has this section, by itself, and the section's rooms."""
    written = CONTENT.sections[name].written
    for seed in range(1, 80):
        world = World(1, Dice(seed))
        bear(world, CONTENT, seed, "audit", 4 + seed % 5, written.themes[0])
        if name in pieces(world):
            return world, pieces(world)[name]
    raise AssertionError(name)


def faults(world: World) -> set[tuple[str, str]]:
    """What the auditor says: laws and reasons."""
    ground = survey(world)
    found = audit(world, ground, walk(ground), CONTENT.figures.genesis.search_free_levels)
    return {(fault.law, fault.reason) for fault in found}


def ways_out(world: World, rooms: list[int]) -> list[int]:
    """Passages between the section and the level."""
    return [p for p, edge in world.each(Passage) if (edge.first in rooms) != (edge.second in rooms)]


def sealed(world: World, rooms: list[int]) -> None:
    for passage in ways_out(world, rooms):
        world.add(passage, Wall(Material.STONE, 9))


def a_room_lost(world: World, rooms: list[int]) -> None:
    world.remove(rooms[-1], Section)


def split(world: World, rooms: list[int]) -> None:
    within = [p for p, edge in world.each(Passage) if edge.first in rooms and edge.second in rooms]
    lone = next(room for room in rooms if sum(bool(p) for p in world.get(room, Exits).passages) == 1)
    for passage in within:
        edge = world.get(passage, Passage)
        if lone in (edge.first, edge.second):
            world.add(passage, Wall(Material.STONE, 9))


def key_with_its_lock(world: World, rooms: list[int]) -> None:
    key, part = next((key, part) for key, part in world.each(Key) if part.lock in rooms)
    world.move(key, part.lock, Spot.STORAGE)


def stair_within(world: World, rooms: list[int]) -> None:
    card = next(card for card, stair in world.each(Stair) if stair.on)
    world.move(card, rooms[0], Spot.STORAGE)


PLANTED: list[tuple[Callable[[World, list[int]], None], tuple[str, str]]] = [
    (sealed, ("G12", "a section cannot be reached whole")),
    (a_room_lost, ("G12", "a section is not there as it is drawn")),
    (split, ("G12", "a section cannot be reached whole")),
    (key_with_its_lock, ("G12", "a section's own key is no nearer than its lock")),
    (stair_within, ("EXIT-1", "a stair lies in a section")),
]


@planted("systems/genesis/audit_sections.py", "if len(rooms) != _drawn(world, name):", "if not rooms:")
@planted("systems/genesis/audit_sections.py", "not all(explored.reached[room] for room in rooms)", "not rooms")
@planted("systems/genesis/audit_sections.py", "steps.get(key.room, 0) >= steps.get(locked, 0)",
         "steps.get(key.room, 0) > steps.get(locked, 0)")
@planted("systems/genesis/audit_sections.py", "if stairs.intersection(rooms):", "if not rooms:")
@rule("G12", "SECT-1")
@pytest.mark.parametrize(("plant", "told"), PLANTED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_planted_in_a_section_is_told(
    plant: Callable[[World, list[int]], None], told: tuple[str, str]
) -> None:
    world, rooms = with_section(ASSAY)
    before = faults(world)

    plant(world, rooms)

    assert before == set()
    assert told in faults(world)


@rule("G12", "B17")
def test_a_section_behind_hidden_doors_is_reached_by_pushing_them_and_not_past_bare_stone() -> None:
    world, rooms = with_section(PORTERS)
    doors = [door for door, _ in world.each(HiddenDoor) if world.get(door, Passage).first in rooms]
    sound = faults(world)

    for door in doors:
        world.remove(door, HiddenDoor)

    assert len(doors) == 2
    assert sound == set()
    assert ("G12", "a section cannot be reached whole") in faults(world)


@rule("G12")
def test_the_keys_of_a_section_lie_where_its_drawing_says() -> None:
    world, rooms = with_section(ASSAY)

    inside = {room_of(world, key) for key, part in world.each(Key) if room_of(world, part.lock) in rooms}

    assert len(inside) == 2
    assert inside <= set(rooms)
    assert all(world.get(key, Place).spot is Spot.INSIDE for key, _ in world.each(Key) if room_of(world, key) in rooms)
