"""The description of a level leaves nothing out that was drawn for it: JSON, map and the chain in words (G3, G11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import networkx as nx

from components.card import Card
from components.creatures import Creature, Mimic
from components.gathering import Outcrop, Vein
from components.level import Certificate, Honour
from components.locks import Lock
from components.room import Passage, Room
from components.things import Perishable
from components.walls import HiddenDoor
from components.water import Source
from content.loader import load
from engine.kernel.world import World
from systems.genesis import describe, draw
from systems.genesis.explain import explain
from tests.genesis.births import everywhere, room_of
from tests.genesis.oracle import entrance, graph
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
LAID = ("storage", "hidden", "conditions")


@cache
def levels() -> tuple[tuple[World, dict[str, Any]], ...]:
    """Levels of every theme with their descriptions."""
    return tuple((world, describe(world, CONTENT)) for _, _, _, world in everywhere(12))


def told(page: dict[str, Any], what: str) -> list[tuple[int, str, Any]]:
    """Room, card and what is told under this name, of every card of a description, goods and conditions included."""
    found = []
    for room in page["rooms"]:
        waiting = [card for cards in (*room["sides"].values(), *map(room.get, LAID)) for card in cards]
        while waiting:
            card = waiting.pop()
            waiting += card.get("goods", [])
            if what in card:
                found.append((room["room"], card["card"], card[what]))
    return sorted(found, key=repr)


def there(world: World, *kinds: type[Any], field: str) -> list[tuple[int, str, Any]]:
    """The same of a level's entities."""
    numbers = {room: number for number, (room, _) in enumerate(world.each(Room), 1)}
    found = []
    for kind in kinds:
        for entity, part in world.each(kind):
            value = getattr(part, field)
            if kind is Mimic:
                value = CONTENT.words.card_name(value)
            found.append((numbers[room_of(world, entity)], world.get(entity, Card).prototype, value))
    return sorted(found, key=repr)


@planted("systems/genesis/describe.py", 'entry["mimic"] = self.content.words.card_name(mimic.form)', "pass")
@planted("systems/genesis/describe.py", 'entry["level"] = creature.level', "pass")
@planted("systems/genesis/describe.py", 'entry["portions"] = ore.left', 'entry["portions"] = 1')
@planted("systems/genesis/describe.py", 'entry["fresh"] = self.left(perishable.due)', "pass")
@rule("G11", "MIMIC-1", "VEIN-1", "ROT-1")
def test_what_no_card_shows_at_first_sight_is_told() -> None:
    seen = dict.fromkeys(("mimic", "level", "portions", "fresh"), 0)
    for world, page in levels():
        wanted = {
            "mimic": there(world, Mimic, field="form"),
            "level": there(world, Creature, field="level"),
            "portions": there(world, Vein, Outcrop, field="left"),
            "fresh": there(world, Perishable, field="due"),
        }
        for what, found in wanted.items():
            assert told(page, what) == found
            seen[what] += len(found)

    assert min(seen.values()) > 10


@planted("systems/genesis/describe.py", '"severity": source.severity, "depth": source.step',
         '"severity": source.step, "depth": source.severity')
@rule("AGE-2", "G11")
def test_how_strong_each_spring_is_and_how_high_it_stands_is_told() -> None:
    rising = 0
    for world, page in levels():
        for (room, _), entry in zip(world.each(Room), page["rooms"], strict=True):
            source = world.find(room, Source)
            wanted = source and {"severity": source.severity, "depth": source.step, "due": source.due}
            assert entry["spring"] == wanted
            rising += source is not None and source.due is not None

    assert rising > 3


@planted("systems/genesis/describe.py", "honour.value if honour is not None else 0", "0")
@rule("THEME-9", "G11")
def test_the_honour_of_a_tomb_is_told_and_that_others_have_none() -> None:
    values = set()
    for world, page in levels():
        assert page["honour"] == next((part.value for _, part in world.each(Honour)), 0)
        values.add(page["honour"])

    assert 0 in values and len(values) > 3


def replayed(world: World, page: dict[str, Any]) -> Iterator[str]:
    """What stands in the way of who follows the certificate as JSON tells it, on the level and by networkx alone."""
    rooms = [0, *(room for room, _ in world.each(Room))]
    level, start = graph(world, searched=False), entrance(world)
    passages = {frozenset((edge.first, edge.second)): passage for passage, edge in world.each(Passage)}
    locked = {lock["lock"]: rooms[lock["room"]] for lock in page["locks"] if lock["spot"] is None}
    shut = set(locked.values())

    def within_reach() -> set[int]:
        entered = level.copy()
        entered.remove_nodes_from(shut)
        return set(nx.node_connected_component(entered, start))

    def push(door: list[int]) -> Iterator[str]:
        one, other = rooms[door[0]], rooms[door[1]]
        if not world.has(passages[frozenset((one, other))], HiddenDoor):
            yield f"{door} is no hidden door"
        if not {one, other} & within_reach():
            yield f"{door} is not come to"
        level.add_edge(one, other)

    pushed = []
    for step in page["certificate"]:
        for door in step["push"]:
            yield from push(door)
            pushed.append(door)
        if rooms[step["in"]] not in within_reach():
            yield f"the key {step['take']} is out of reach"
        if step["opens"] in locked:
            if not within_reach() & set(level[locked[step["opens"]]]):
                yield f"the lock {step['opens']} is not come to"
            shut.discard(locked[step["opens"]])
    for door in page["doors"][len(pushed) :]:
        yield from push(door)
        pushed.append(door)
    if pushed != page["doors"]:
        yield "the steps push other doors than the certificate"
    if within_reach() != set(level):
        yield "a room stays closed"


@planted("systems/genesis/describe.py", "if after == number]", "if after == number + 1]")
@planted("systems/locks/explorer.py", "self.pushed_after.append(len(self.opened))", "self.pushed_after.append(0)")
@planted("systems/genesis/describe.py", '"doors": [page.ends(door) for door in page.proof.doors]', '"doors": []')
@rule("G3")
def test_who_follows_the_certificate_as_told_with_its_hidden_doors_comes_into_every_room() -> None:
    steps = later = 0
    for world, page in levels():
        assert not list(replayed(world, page))
        steps += sum(len(step["push"]) for step in page["certificate"])
        later += sum(bool(step["push"]) for step in page["certificate"][1:])
        (proof,) = [part for _, part in world.each(Certificate)]
        assert len(page["doors"]) == len(proof.doors) == len(proof.after)
        assert len(page["certificate"]) == sum(1 for _ in world.each(Lock))

    assert steps > later > 5


@planted("systems/genesis/explain.py", 'lines += [f"Springs: {_listed(springs)}."] if springs else []', "pass")
@planted("systems/genesis/explain.py", "return lines + ([f", "return lines or ([f")
@planted("systems/genesis/draw.py", 'for card in cards if "mimic" in card]', "for card in ()]")
@rule("THEME-9", "AGE-2", "MIMIC-1")
def test_the_words_and_the_map_tell_honour_mimics_and_springs_too() -> None:
    both = 0
    for world, page in levels():
        words, chart = explain(page), draw(world, CONTENT)
        mimics = told(page, "mimic")
        springs = [room["spring"] for room in page["rooms"] if room["spring"]]
        both += bool(mimics and springs)

        assert (f"The honour of its dead is {page['honour']}." in words) == bool(page["honour"])
        assert (f", honour {page['honour']}" in chart) == bool(page["honour"])
        assert words.count(" is a ") >= len(mimics) and ("Mimics: " in words) == bool(mimics)
        hiding = [room["hides"] for room in page["rooms"] if room["hides"]]
        assert ("Hidden, to be searched for: " in words) == bool(hiding)
        assert words.count(" of severity ") == len(springs)
        assert chart.count("Spring of severity ") == len({spring["severity"] for spring in springs})
        assert all(f"{form} as " in chart for _, _, form in mimics)

    assert both > 0
