"""Conditions at birth: where they fit, once each, and a vein where there is nothing else (COND-5, VEIN-1, VEIN-2)."""

from __future__ import annotations

from collections import Counter

from components.card import Card
from components.conditions import Condition, Fits
from components.gathering import Outcrop, Vein
from components.place import Place, Spot
from components.room import Entrance, Location, Terrain
from content.kinds import Kind
from content.loader import load
from tests.genesis.births import born, crowd, sized, themed
from tests.rules import rule

ALL = {card: 60 for card, part in load().cards.items() if part.kind is Kind.CONDITION and "main" in part.decks}
MINE = {"base:vein_iron": 10, "base:vein_gold": 8, "base:vein_silver": 7}


def test_a_theme_without_conditions_lays_none() -> None:
    bare = themed({"ruin": 0}, conditions={})

    worlds = [born(seed, level, bare).world for seed, level in crowd(12)]

    assert not any(list(world.each(Condition)) for world in worlds)


@rule("COND-1", "COND-5")
def test_each_kind_lies_once_on_a_room_where_it_fits() -> None:
    seen = set()
    for seed in range(12):
        world = born(seed, 3, sized(60, conditions=ALL)).world
        lying = [(world.get(entity, Place), world.get(entity, Card).prototype) for entity, _ in world.each(Condition)]
        counted = Counter((place.holder, name) for place, name in lying)
        seen |= {name for _, name in lying}

        assert set(counted.values()) == {1}
        assert all(place.spot is Spot.CONDITION for place, _ in lying)
        assert all(_fits(world.get(place.holder, Location), name) for place, name in lying)

    assert {name.partition(":")[2] for name in seen} >= {
        "fungal",
        "webbed",
        "unstable",
        "scree",
        "outcrop",
        "windswept",
    }


def _fits(place: Location, name: str) -> bool:
    """COND-1 said anew, from the content alone."""
    wanted = load().component(name, Fits)
    assert wanted is not None
    ground = place.terrain in wanted.terrains or wanted.terrains == []
    return (
        ground
        and set(place.tags) & set(wanted.tags or place.tags) != set()
        and not set(place.tags) & set(wanted.without)
    )


@rule("G7", "ROOM-1")
def test_the_room_where_a_seeker_arrives_bears_none() -> None:
    for seed in range(30):
        world = born(seed, 2, sized(40, conditions=dict.fromkeys(ALL, 100))).world

        bearing = [room for room, _ in world.each(Entrance) if world.held(room, Spot.CONDITION)]

        assert bearing == []


@rule("COND-INFESTED", "COND-FUNGAL")
def test_nests_lie_in_built_rooms_and_no_fungus_grows_on_floors() -> None:
    places: dict[str, list[Location]] = {"base:infested": [], "base:fungal": []}
    for seed in range(20):
        world = born(seed, 4, sized(60, conditions=dict.fromkeys(places, 100))).world
        for entity, card in world.each(Card):
            if card.prototype in places:
                places[card.prototype].append(world.get(world.get(entity, Place).holder, Location))

    assert places["base:infested"] and places["base:fungal"]
    assert {place.terrain for place in places["base:infested"]} == {Terrain.INTERIOR}
    assert all("floored" not in place.tags for place in places["base:fungal"])


@rule("VEIN-1", "COND-VEIN-IRON", "COND-VEIN-GOLD", "COND-VEIN-SILVER")
def test_a_vein_holds_three_to_eight_portions_whatever_the_size_of_its_room() -> None:
    parts = [part for seed in range(40) for _, part in born(seed, 1, sized(70, veins=MINE)).world.each(Vein)]

    portions = Counter(part.left for part in parts)

    assert set(portions) == {3, 4, 5, 6, 7, 8}
    assert min(portions.values()) * 2 > max(portions.values())


@rule("VEIN-2", "COND-5")
def test_another_condition_from_birth_keeps_a_vein_out() -> None:
    for seed in range(20):
        world = born(seed, 1, sized(70, conditions={"base:unstable": 50}, veins={"base:vein_iron": 100})).world
        lying = Counter(world.get(entity, Place).holder for entity, _ in world.each(Condition))

        assert set(lying.values()) == {1}
        assert len(lying) >= sum(1 for _ in world.each(Location)) - 1


@rule("COND-OUTCROP")
def test_an_outcrop_holds_a_portion_for_each_point_of_size() -> None:
    world = born(5, 1, sized(80, conditions={"base:outcrop": 100})).world

    held = [
        (part.left, world.get(world.get(entity, Place).holder, Location).size) for entity, part in world.each(Outcrop)
    ]

    assert len(held) >= 20
    assert all(left == size for left, size in held)
