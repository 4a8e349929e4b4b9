"""What is built by hand stays as it is drawn: no stage that comes later deals anything into it (SECT-1, G12)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from components.card import Card
from components.conditions import Condition
from components.creatures import Mimic
from components.locks import Key, Lock, Trap
from components.place import SIDES, Place, Spot
from components.room import Mouth, Section, Stair
from components.walls import Floor, Material
from components.water import Flood, Source
from content.kinds import Kind
from content.loader import load
from content.sections import RoomDrawing
from engine.kernel.world import World
from systems.genesis.blueprint import BARE
from systems.genesis.wards import ward
from tests.genesis.births import everywhere, finished, first_seed, room_of, soak
from tests.genesis.drawn import a_line
from tests.genesis.test_sections import drawn_at, pieces, prototype
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
MAIN = tuple(sorted(name for name, theme in CONTENT.themes.items() if theme.deck == "main"))
GROUND = "base:bare_ground"


@cache
def levels() -> tuple[tuple[str, int, int, World], ...]:
    """Levels with sections, of each main theme."""
    return tuple(row for row in everywhere(45, themes=MAIN) if pieces(row[3]))


def strange(world: World) -> Iterator[str]:
    """Whatever is otherwise in a level's sections than their drawings say, in words."""
    for name, rooms in pieces(world).items():
        drawings = CONTENT.sections[name].rooms
        lying = [dict(zip(found, drawings, strict=True)) for found in drawn_at(world, name).values()]
        told = [list(_strange(world, drawn)) for drawn in lying]
        yield from min(told, key=len, default=[f"{name} does not lie as it is drawn"])
        for room in rooms:
            yield from _foreign(world, name, room, set(rooms))


def _strange(world: World, drawn: dict[int, RoomDrawing]) -> Iterator[str]:
    for room, drawing in drawn.items():
        lying = sorted(prototype(world, card) for side in SIDES for card in world.held(room, side))
        free = sum(slot.random for slot in drawing.slots)
        for slot in drawing.slots:
            wanted = slot.card or ("base:skeleton_key" if slot.key else GROUND)
            if slot.random:
                continue
            if wanted in lying:
                lying.remove(wanted)
            else:
                yield f"{wanted} is missing from {room}"
        if len(lying) > free:
            yield f"{lying} lie in {room} on {free} slots"
        conditions = [prototype(world, card) for card in world.held(room, Spot.CONDITION) if world.has(card, Condition)]
        if sorted(conditions) != sorted(drawing.conditions):
            yield f"{room} bears {conditions}"


def _foreign(world: World, name: str, room: int, rooms: set[int]) -> Iterator[str]:
    """What no section has: water from without, floors, mouths, stairs, mimics, locks and keys of others."""
    for kind in (Flood, Source, Floor):
        if world.has(room, kind):
            yield f"{name}: {kind.__name__} in {room}"
    for card in world.held(room):
        for kind in (Mouth, Stair, Mimic):
            if world.has(card, kind):
                yield f"{name}: {kind.__name__} in {room}"
    for key, part in world.each(Key):
        if (room_of(world, key) in rooms) != (room_of(world, part.lock) in rooms):
            yield f"{name}: a key and its lock lie apart"
    owned = {(number, side) for number, side, *_ in CONTENT.sections[name].locks}
    if sum(room_of(world, lock) in rooms for lock, _ in world.each(Lock)) != len(owned):
        yield f"{name}: other locks than its own"


@planted("systems/genesis/cards.py", "(room == ENTRANCE or room in plan.fixed)", "room == ENTRANCE")
@planted("systems/genesis/springs.py", "min(stream.between(1, deepest), apart.get(room, deepest))",
         "stream.between(1, deepest)")
@planted("systems/genesis/conditions.py", "room == ENTRANCE or room in plan.fixed", "room == ENTRANCE")
@planted("systems/genesis/ruin.py", "room == ENTRANCE or room in plan.fixed or", "room == ENTRANCE or")
@planted("systems/genesis/floors.py", " and room not in plan.fixed", "")
@planted("systems/genesis/mimics.py", "{ENTRANCE, *plan.fixed}", "{ENTRANCE}")
@planted("systems/genesis/keys.py", "shut = plan.fixed | plan.sealed if early else plan.fixed",
         "shut = plan.sealed if early else set()")
@planted("systems/genesis/locks.py", "barred = {plan.exit, *plan.fixed}", "barred = {plan.exit}")
@rule("SECT-1", "G12")
def test_nothing_is_otherwise_in_a_section_than_it_is_drawn() -> None:
    assert len(levels()) > 90

    for theme, seed, level, world in levels():
        assert not list(strange(world)), (theme, seed, level)


@planted("systems/genesis/wards.py", "before == ENTRANCE or before in plan.fixed", "before == ENTRANCE")
@rule("SECT-1", "THEME-11")
@pytest.mark.parametrize(("built", "lies"), [(set(), 2), ({2}, 3), ({1}, 2), ({3}, None)])
def test_a_hazard_before_value_is_never_put_into_a_section(built: set[int], lies: int | None) -> None:
    plan = a_line(4)
    plan.theme = msgspec.structs.replace(plan.theme, wards=100)
    plan.deck.worths = [0] * len(plan.deck.worths)
    other = next(card for card in plan.deck.draws[Kind.LOCATION][0] if card != plan.locations[3])
    plan.deck.worths[other] = 3
    plan.locations[3] = other
    plan.fixed = built

    ward(plan)

    assert [slot // 4 for slot, card in enumerate(plan.sides) if card != BARE] == ([] if lies is None else [lies])


@rule("SECT-1")
def test_the_porters_way_of_one_treasury_has_no_trap_that_is_not_drawn() -> None:
    world = finished("base:treasury", 8077707409119135225, 6)

    rooms = [room for room, _ in world.each(Section)]
    traps = [card for card, _, _ in world.rows(Trap, Place) if room_of(world, card) in rooms]
    drawn = {slot.card for name in pieces(world) for room in CONTENT.sections[name].rooms for slot in room.slots}

    assert all(world.get(card, Card).prototype in drawn for card in traps)


@rule("SECT-1", "G12")
def test_the_check_sees_what_is_put_into_a_section() -> None:
    wrongs = {
        "bears": lambda world, room: world.spawn(Card("base:webbed"), Condition(), Place(room, Spot.CONDITION)),
        "lie in": lambda world, room: world.spawn(Card("base:snare"), Trap(1), Place(room, Spot.NORTH)),
        "Flood": lambda world, room: world.add(room, Flood(1)),
        "Floor": lambda world, room: world.add(room, Floor(Material.STONE, 9)),
        "other locks": lambda world, room: world.add(room, Lock(1, 9)),
    }
    for said, wrong in wrongs.items():
        world = finished("base:halls", 3, 3)
        assert not list(strange(world))

        wrong(world, next(room for room, _ in world.each(Section) if not world.has(room, Lock)))

        assert any(said in found for found in strange(world)), said


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@rule("SECT-1", "G12")
def test_nothing_is_otherwise_in_the_sections_of_thousands_of_levels() -> None:
    for theme, seed, level, world in everywhere(soak(20), first_seed(), themes=MAIN):
        assert not list(strange(world)), (theme, seed, level)
