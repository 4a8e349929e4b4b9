"""The description and the map of a level say what is there, alike and completely."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from components.card import Card
from components.level import Age
from components.locks import Key, Lock
from components.room import Mouth, Passage, Room, Section
from components.things import Dirt
from components.walls import DeepWater, Floor, HiddenDoor, Wall
from components.water import Flood
from content.loader import load
from systems.genesis import describe, draw
from systems.genesis.sketch import marks
from tests.genesis.births import Born, born, crowd, finished, keys, locks, sized
from tests.genesis.oracle import distances, graph
from tests.planted_fault import planted
from tests.rules import rule


def told(one: Born) -> dict[str, Any]:
    """The description, as JSON would carry it."""
    return json.loads(json.dumps(describe(one.world, one.content)))  # type: ignore[no-any-return]


def cards_of(told: dict[str, Any]) -> Counter[str]:
    """All cards of a description, goods included."""
    found: Counter[str] = Counter()
    waiting = [card for room in told["rooms"] for cards in room["sides"].values() for card in cards]
    waiting += [card for room in told["rooms"] for card in (*room["storage"], *room["hidden"])]
    while waiting:
        card = waiting.pop()
        found[card["card"]] += 1
        waiting += card.get("goods", [])
    conditions = Counter(card["card"] for room in told["rooms"] for card in room["conditions"])
    return found + conditions + Counter(room["card"] for room in told["rooms"])


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
    assert len(edges) == graph(one.world, barred=True).number_of_edges()
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


@planted("systems/genesis/draw.py", 'sign = "%" if passage', 'sign = "#" if passage')
@rule("WALL-12", "LOCK-4")
def test_walls_hidden_doors_and_deep_water_are_told() -> None:
    seen: Counter[str] = Counter()
    for seed, level in crowd(36):
        one = born(seed, level)
        world, page = one.world, told(one)

        chart = draw(world, one.content).split("\n\n", 1)[0]

        signs: Counter[str] = Counter()
        for (entity, _), way in zip(world.each(Passage), page["passages"], strict=True):
            wall = world.find(entity, Wall)
            assert way["wall"] == (wall.material.value if wall is not None else None)
            assert way["hidden_door"] == world.has(entity, HiddenDoor)
            assert way["deep_water"] == world.has(entity, DeepWater)
            signs["%" if way["hidden_door"] else "#" if wall is not None else "~" if way["deep_water"] else ""] += 1
        assert page["walls"] == [index for index, way in enumerate(page["passages"]) if way["wall"]]
        assert (chart.count("#"), chart.count("%")) == (signs["#"], signs["%"])
        assert len(re.findall("~(?![1-4])", chart)) == signs["~"]
        seen += signs

    assert min(seen[sign] for sign in "#%~") > 0


@planted("systems/genesis/describe.py", '"flood": depth(world, room),', '"flood": 0,')
@rule("AGE-2", "AGE-6", "AGE-7", "WALL-1")
def test_age_flood_dirt_and_floors_are_told() -> None:
    seen: Counter[str] = Counter()
    content = load()
    worlds = [born(seed, level).world for seed, level in crowd(24)]
    for world in [*worlds, *(finished("base:crypt", seed, 2) for seed in range(1, 7))]:
        page = describe(world, content)

        legend = draw(world, content)

        assert [page["age"]] == [part.generations for _, part in world.each(Age)]
        assert f"{page['age']} generation" in legend
        for (entity, _), room in zip(world.each(Room), page["rooms"], strict=True):
            flood, dirt, floor = world.find(entity, Flood), world.find(entity, Dirt), world.find(entity, Floor)
            assert room["flood"] == (flood.depth if flood else 0)
            assert room["dirt"] == (dirt.level if dirt else 0)
            assert room["floor"] == (floor.material.value if floor else None)
            seen.update([name for name in ("flood", "dirt", "floor") if room[name]])

    assert min(seen[name] for name in ("flood", "dirt", "floor")) > 0


@rule("SECT-1", "SUB-1")
def test_sections_and_mouths_are_told_with_their_rooms() -> None:
    sections = mouths = 0
    for seed, level in crowd(60):
        one = born(seed, level)
        world, page = one.world, told(one)

        legend = draw(world, one.content)

        marked = {number: part.name for number, (room, _) in enumerate(world.each(Room), 1)
                  if (part := world.find(room, Section)) is not None}
        assert {number: each["section"] for each in page["sections"] for number in each["rooms"]} == marked
        for section in page["sections"]:
            sections += 1
            assert section["kind"] in ("boss", "puzzle", "story")
            assert f"{section['name']} ({section['kind']}): room" in legend
        cards = [card for room in page["rooms"] for cards in room["sides"].values() for card in cards]
        leads = Counter(card["leads"] for card in cards if "leads" in card)
        assert leads["down"] == 1 and leads["up"] == (level > 1)
        assert leads["in"] == sum(1 for _ in world.each(Mouth)) == legend.count("\nMouth: ")
        mouths += leads["in"]

    assert min(sections, mouths) > 5


def test_the_map_shows_every_room_every_way_and_every_mark() -> None:
    for seed, level in crowd(24):
        one = born(seed, level)
        world, whole = one.world, graph(one.world, barred=True)

        chart, legend = draw(world, one.content).split("\n\n", 1)

        assert len(re.findall("[┌╔]", chart)) == len(whole)
        assert sorted(map(int, re.findall(r"[┌╔](\d+)", chart))) == list(range(1, 1 + len(whole)))
        assert chart.count("╔") == sum(1 for _ in world.each(Room, Lock))
        assert len(re.findall("[├╟]", chart)) + len(re.findall("[┬╤]", chart)) == whole.number_of_edges()
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

    assert chart.startswith("┌1──────┐\n│   E>  │\n└───────┘\n\n")
    assert not list(one.world.each(Key))
