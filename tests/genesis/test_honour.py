"""Honour of a tomb and hazards before value: how Mausoleum and Treasury defend themselves (THEME-9, THEME-11)."""

from __future__ import annotations

from collections import Counter

from components.creatures import Creature
from components.level import Honour
from components.locks import Lock, Trap
from components.room import Entrance, Exits, Hoard, Room
from content.kinds import Kind
from content.loader import load
from engine.kernel.world import World
from tests.base.traits import born as of_theme
from tests.genesis.births import born, sized
from tests.rules import rule

HONOUR: dict[str, object] = {
    "shares": {Kind.ENEMY: 5, Kind.TRAP: 5, Kind.ITEM: 40},
    "honour": {Kind.ENEMY: 4, Kind.TRAP: 4},
}


def honour_of(world: World) -> int:
    """The level's honour, 0 where it has none."""
    return next((part.value for _, part in world.each(Honour)), 0)


@rule("THEME-9")
def test_a_tomb_has_an_honour_from_one_to_five_and_other_places_have_none() -> None:
    tombs = Counter(honour_of(of_theme("base:mausoleum", seed, 1)) for seed in range(1, 101))

    assert set(tombs) == {1, 2, 3, 4, 5}
    assert min(tombs.values()) >= 8
    for theme in sorted(set(load().themes) - {"base:mausoleum"}):
        assert honour_of(of_theme(theme, 1, 1)) == 0


@rule("THEME-9")
def test_defences_grow_with_honour() -> None:
    made: dict[int, list[World]] = {value: [] for value in range(1, 6)}
    for seed in range(60):
        world = born(seed, content=sized(60, **HONOUR)).world
        made[honour_of(world)].append(world)

    for kind in (Creature, Trap, Lock):
        counts = [sum(1 for w in made[v] for _ in w.each(kind)) / len(made[v]) for v in (1, 3, 5)]

        assert counts[0] < 0.9 * counts[1] < 0.8 * counts[2], kind


@rule("THEME-11")
def test_in_the_treasury_a_hazard_lies_before_most_of_what_is_worth_having() -> None:
    guarded = rooms = 0
    for seed in range(1, 31):
        world = of_theme("base:treasury", seed, 4)
        for room, _ in world.each(Hoard):
            if not world.has(room, Entrance):
                rooms += 1
                guarded += _has_trap(world, room) or any(_has_trap(world, other) for other in _before(world, room))

    assert rooms > 300
    assert guarded / rooms > 0.9


@rule("THEME-11")
def test_wards_are_a_share_that_the_theme_sets() -> None:
    def hazards(wards: int) -> int:
        content = sized(60, wards=wards, shares={Kind.ITEM: 30, Kind.TRAP: 0})
        return sum(sum(1 for _ in born(seed, content=content).world.each(Trap)) for seed in range(10))

    none, some, many = hazards(0), hazards(50), hazards(100)

    assert none == 0 < some < many


def _before(world: World, room: int) -> list[int]:
    """Neighbours that lie nearer to the entrance."""
    here = world.get(room, Room).distance
    return [other for other in world.get(room, Exits).rooms if other and world.get(other, Room).distance < here]


def _has_trap(world: World, room: int) -> bool:
    return any(world.has(card, Trap) for card in world.held(room))
