"""The description and the map of a level say what is there, alike and completely."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from components.barrier import DeepWater, HiddenDoor, Key, Lock, Material, Wall
from components.card import Card
from components.room import Passage, Room
from systems.genesis import describe, draw
from systems.genesis.sketch import marks
from tests.genesis.births import Born, born, crowd, keys, locks, sized
from tests.genesis.oracle import distances, graph
from tests.rules import rule


def told(one: Born) -> dict[str, Any]:
    """The description, as JSON would carry it."""
    return json.loads(json.dumps(describe(one.world, one.content)))  # type: ignore[no-any-return]


def cards_of(told: dict[str, Any]) -> Counter[str]:
    """All cards of a description, goods included."""
    found: Counter[str] = Counter()
    waiting = [card for room in told["rooms"] for cards in room["sides"].values() for card in cards]
    while waiting:
        card = waiting.pop()
        found[card["card"]] += 1
        waiting += card.get("goods", [])
    return found + Counter(room["card"] for room in told["rooms"])


@rule("G11")
def test_every_card_of_the_level_is_told_face_up() -> None:
    for seed, level in crowd(12):
        one = born(seed, level)

        assert cards_of(told(one)) == Counter(part.prototype for _, part in one.world.each(Card))


def test_rooms_ways_and_distances_are_told_as_they_are() -> None:
    one = born(9, 7)
    page = told(one)
    steps = distances(one.world)

    rooms = page["rooms"]
    edges = {frozenset(passage["rooms"]) for passage in page["passages"]}

    assert [room["room"] for room in rooms] == list(range(1, len(rooms) + 1))
    assert [room["distance"] for room in rooms] == [steps[room] for room, _ in one.world.each(Room)]
    assert {frozenset((room["room"], other)) for room in rooms for other in room["ways"].values()} == edges
    assert len(edges) == graph(one.world).number_of_edges()
    assert (page["theme"]["code"], page["site"], page["level"], page["seed"]) == ("CAV", "caverns", 7, 9)
    assert rooms[page["entrance"] - 1]["distance"] == 0


@rule("G2", "G3")
def test_locks_keys_and_certificate_use_one_mark_for_what_belongs_together() -> None:
    for seed, level in crowd(12):
        one = born(seed, level)
        page = told(one)
        key_rooms = {key["key"]: key["room"] for key in page["keys"]}

        assert len(page["locks"]) == len(locks(one.world)) == len(keys(one.world)) == len(key_rooms)
        for lock in page["locks"]:
            room = page["rooms"][lock["room"] - 1]
            assert page["rooms"][key_rooms[lock["lock"].lower()] - 1]["distance"] < room["distance"]
            assert lock["lock"] == (room["lock"] if lock["spot"] is None else room["sides"][lock["spot"]][0]["lock"])
        for step in page["certificate"]:
            assert step["take"] == step["opens"].lower()
            assert step["in"] == key_rooms[step["take"]]


def test_where_a_key_lies_is_told_with_what_holds_it() -> None:
    seen = Counter[bool]()
    for seed, level in crowd(36):
        page = told(born(seed, level))
        for key in page["keys"]:
            (card,) = page["rooms"][key["room"] - 1]["sides"][key["spot"]]
            inside = [good.get("key") for good in card.get("goods", [])]
            seen[key["holder"] is None] += 1
            assert (card.get("key"), card["name"]) == (key["key"], card["name"]) or key["holder"] == card["name"]
            assert key["key"] in [card.get("key"), *inside]

    assert min(seen[True], seen[False]) > 0


def test_walls_hidden_doors_and_deep_water_are_told() -> None:
    one = born(9, 7)
    first, second, third = [passage for passage, _ in one.world.each(Passage)][:3]
    one.world.add(first, Wall(Material.TIMBER, 3))
    one.world.add(second, Wall(Material.STONE, 3))
    one.world.add(second, HiddenDoor())
    one.world.add(third, DeepWater())

    page = told(one)

    said = [(p["wall"], p["hidden_door"], p["deep_water"]) for p in page["passages"][:3]]
    assert said == [("timber", False, False), ("stone", True, False), (None, False, True)]
    assert page["walls"] == [0, 1]
    assert draw(one.world, one.content).count("#") == 2


def test_the_map_shows_every_room_every_way_and_every_mark() -> None:
    for seed, level in crowd(24):
        one = born(seed, level)
        world = one.world

        chart, legend = draw(world, one.content).split("\n\n", 1)

        assert len(re.findall("[┌╔]", chart)) == graph(world).number_of_nodes()
        assert chart.count("╔") == sum(1 for _ in world.each(Room, Lock))
        assert len(re.findall("[├╟]", chart)) + len(re.findall("[┬╤]", chart)) == graph(world).number_of_edges()
        assert chart.count("E") >= 1 <= chart.count(">")
        assert len(re.findall("^[○△□◆]", legend, re.MULTILINE)) == len(locks(world))


def test_a_lock_and_its_key_bear_one_letter_on_the_map() -> None:
    one = born(3, 3)
    world = one.world

    chart = draw(world, one.content).split("\n\n", 1)[0]

    letters = marks(world)
    for part in keys(world).values():
        assert letters[part.lock] in chart
        assert letters[part.lock].lower() in chart


def test_marks_go_on_after_the_alphabet() -> None:
    one = born(2, content=sized(200))

    letters = list(marks(one.world).values())

    assert len(letters) > 28
    assert letters[:2] + letters[25:28] == ["A", "B", "Z", "AA", "AB"]
    assert len(set(letters)) == len(letters)


def test_a_level_of_one_room_has_a_map_too() -> None:
    one = born(2, content=sized(1))

    chart = draw(one.world, one.content)

    assert chart.startswith("┌─────┐\n│  E> │\n└─────┘\n\n")
    assert not list(one.world.each(Key))
