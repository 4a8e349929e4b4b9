"""The key chain in words is what play finds: whoever follows it line by line opens every lock, and nothing sooner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import networkx as nx
import pytest

from components.locks import Key, Lock
from components.place import Place
from components.room import Passage, Room, Stair
from components.walls import HiddenDoor
from content.loader import load
from engine.kernel.world import World
from systems.genesis import describe
from systems.genesis.chain import chain
from systems.genesis.explain import explain
from systems.genesis.sketch import marks
from tests.genesis.births import finished, first_seed, keys, locks, room_of, soak
from tests.genesis.oracle import deepest_third, entrance, graph
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
THEMES = sorted(CONTENT.themes)
_STEP = re.compile(
    r"^\d+\. Take key (\w+), .* in [^(]*\((\d+)\), .*; it opens (\w+) \(tier (\d), \w+\): .*\((\d+)\)\.$"
)
_DOOR = re.compile(r"the hidden door between [^(]*\((\d+)\) and [^(]*\((\d+)\)")


class Told(NamedTuple):
    """One step as a reader of the words understands it."""

    key: str
    key_room: int
    lock: str
    tier: int
    room: int
    doors: list[tuple[int, int]]
    leads: str
    why: str


def steps(text: str) -> Iterator[Told]:
    """The steps of an explanation, read from its words."""
    for block in text.split("\n\n")[1:-1]:
        lines = block.splitlines()
        found = _STEP.match(lines[0])
        assert found is not None, lines[0]
        doors = [(int(one), int(other)) for one, other in _DOOR.findall(block)]
        why = next(line for line in lines if "Why there: " in line)
        yield Told(found[1], int(found[2]), found[3], int(found[4]), int(found[5]), doors, lines[-1].strip(), why)


def follow(world: World, text: str) -> str:
    """Follow the words on the level itself, with networkx and nothing of genesis; what stands in the way, if anything.

    Hidden doors are walls until the words have named them.
    """
    rooms = [room for room, _ in world.each(Room)]
    letters = {letter: entity for entity, letter in marks(world).items()}
    closed, level = set(locks(world)), graph(world, searched=False)
    doors = {frozenset((edge.first, edge.second)) for _, edge, _ in world.each(Passage, HiddenDoor)}
    for told in steps(text):
        lock = letters[told.lock]
        (key,) = [key for key, part in world.each(Key) if part.lock == lock]
        for one, other in told.doors:
            pair = (rooms[one - 1], rooms[other - 1])
            if frozenset(pair) not in doors:
                return f"there is no hidden door between {pair}"
            level.add_edge(*pair)
        here = _entered(world, level, closed)
        if (room_of(world, key), room_of(world, lock)) != (rooms[told.key_room - 1], rooms[told.room - 1]):
            return f"key or lock {told.lock} is not where it is said to be"
        if rooms[told.key_room - 1] not in here:
            return f"key {told.key} is out of reach"
        if not _faced(world, lock, level, here):
            return f"lock {told.lock} is out of reach"
        if world.get(lock, Lock).tier != told.tier or told.key != told.lock.lower():
            return f"lock {told.lock} is another one"
        closed.discard(lock)
    return f"{len(closed)} locks are left" if closed else ""


def _entered(world: World, level: nx.Graph, closed: set[int]) -> set[int]:
    open_ = level.subgraph([room for room in level if room not in closed])
    return set(nx.node_connected_component(open_, entrance(world)))


def told(world: World) -> str:
    """The explanation of a level."""
    return explain(describe(world, CONTENT))


@pytest.mark.parametrize("theme", THEMES)
@rule("G3", "LOCK-2", "LOCK-3", "LOCK-4")
def test_who_follows_the_words_opens_every_lock(theme: str) -> None:
    for seed, level in ((1, 1), (2, 4), (3, 8), (4, 12)):
        world = finished(theme, seed, level)

        assert follow(world, told(world)) == "", (seed, level)


@pytest.mark.soak
@pytest.mark.parametrize("theme", THEMES)
@rule("G3", "LOCK-3", "LOCK-4")
def test_who_follows_the_words_of_many_levels_opens_every_lock(theme: str) -> None:
    for seed in range(first_seed(), first_seed() + soak(20)):
        world = finished(theme, seed, 1 + seed % 12)

        assert follow(world, told(world)) == "", seed


@planted("systems/genesis/chain.py", "if door is not None and door not in pushed:", "if False:")
@rule("LOCK-4")
def test_hidden_doors_are_named_where_the_chain_goes_through_them_and_without_them_it_breaks() -> None:
    broken = named = 0
    for seed in range(1, 41):
        world = finished("base:mausoleum", seed, 8)
        text = told(world)
        used = [door for step in steps(text) for door in step.doors]
        named += len(used)

        silent = re.sub(r"   On the way: .*\n", "", text)

        assert len(used) == len(set(used))
        if used:
            broken += follow(world, silent) != ""
            assert follow(world, silent), seed

    assert named > 5 and broken > 3


@planted("systems/genesis/chain.py", "len(rooms) - (len(rooms) + 2) // 3", "len(rooms) - len(rooms) // 9 - 1")
@rule("LOCK-1", "LOCK-5")
def test_the_reason_of_a_lock_is_true() -> None:
    seen: set[str] = set()
    for theme in THEMES[:4]:
        for seed in range(1, 7):
            world = finished(theme, seed, 5)
            page = describe(world, CONTENT)
            level = graph(world)
            rooms = [room for room, _ in world.each(Room)]
            deepest = deepest_third(world)
            for step in steps(explain(page)):
                room = rooms[step.room - 1]
                beyond = level.copy()
                beyond.remove_node(room)
                outside = nx.node_connected_component(beyond, entrance(world))
                if "locked by nature" not in step.why:
                    told = f"while it holds, none of these {len(deepest)} rooms is entered"
                    assert ("it guards the deepest third" in step.why) == (not outside & deepest)
                    assert (told in step.why) == (not outside & deepest)
                    assert ("side chamber" in step.why) == (len(page["rooms"][step.room - 1]["ways"]) == 1)
                    distance = page["rooms"][step.room - 1]["distance"]
                    assert f"it lies {distance} room" in step.why
                seen.update(re.findall("locked by nature|guards the deepest third|side chamber|its worth is", step.why))

    assert len(seen) == 4


@planted("systems/genesis/chain.py", "if other != letter:\n", "if True:\n")
@rule("EXIT-1")
def test_what_is_needed_for_the_way_down_is_what_bars_it_and_nothing_else() -> None:
    needed = 0
    for seed in range(1, 31):
        world = finished("base:halls", seed, 6)
        text = told(world)
        exit_ = next(room_of(world, stair) for stair, part in world.each(Stair) if part.on)
        letters = marks(world)

        said = re.search(r"The way down is at .*; it needs (.*)\.", text)

        listed = set(re.findall(r"[A-Z]+", said[1])) if said and said[1] != "no key" else set()
        barring = {letters[lock] for lock in locks(world) if exit_ not in _without(world, lock)}
        assert listed == barring, seed
        needed += len(barring)

    assert needed > 10


def _without(world: World, lock: int) -> set[int]:
    """Rooms that are entered in the end if this lock is never opened, all hidden doors being known."""
    return _played(world, lock)[0]


def _played(world: World, lock: int) -> tuple[set[int], set[int]]:
    """Those rooms, and the locks whose keys come to hand."""
    closed, level, hand = set(locks(world)), graph(world), set[int]()
    while True:
        here = _entered(world, level, closed)
        lying = [key for key in keys(world) if room_of(world, key) in here and not _shut(world, key, closed)]
        hand |= {world.get(key, Key).lock for key in lying}
        turned = {other for other in (hand & closed) - {lock} if _faced(world, other, level, here)}
        if not turned:
            return here, hand
        closed -= turned


def _faced(world: World, lock: int, level: nx.Graph, here: set[int]) -> bool:
    """Whether somebody in these rooms can stand before the lock."""
    return bool(here & set(level[lock])) if world.has(lock, Room) else room_of(world, lock) in here


def _shut(world: World, key: int, closed: set[int]) -> bool:
    holder: int = world.get(key, Place).holder
    return holder in closed and not world.has(holder, Room)


@planted("systems/genesis/chain.py", "if other != letter and other not in opened]",
         'if other != letter and keys[other]["room"] not in entered]')
@rule("LOCK-3", "B06")
def test_what_hangs_on_a_lock_is_what_is_never_had_while_it_holds() -> None:
    nested = 0
    for theme, seed, level in (("base:mausoleum", 1000, 7), ("base:archive", 1007, 12), ("base:halls", 3, 6)):
        world = finished(theme, seed, level)
        letters = dict(marks(world))
        for step in steps(told(world)):
            (lock,) = [entity for entity, letter in letters.items() if letter == step.lock]

            names = re.split(", | and ", re.sub(r".* keys? |\.$", "", step.leads)) if " key" in step.leads else []

            here, hand = _played(world, lock)
            never = {letters[other] for other in set(locks(world)) - hand - {lock}}
            assert {name.upper() for name in names if re.fullmatch("[a-z]{1,2}", name)} == never, (theme, seed, step)
            lost = [key for key in keys(world) if letters[world.get(key, Key).lock] in never]
            nested += any(room_of(world, key) in here for key in lost)

    assert nested > 1


def test_what_is_called_optional_leads_nowhere() -> None:
    for seed in range(1, 11):
        page: dict[str, Any] = describe(finished("base:treasury", seed, 4), CONTENT)

        optional = re.search(r"^Optional: (.*)\.$", explain(page), re.MULTILINE)

        idle = [link.lock for link in chain(page) if not link.leads_to and not link.leads_out]
        assert (optional[1].split(", ") if optional else []) == idle
        for step in steps(explain(page)):
            assert (step.leads == "Optional: nothing else hangs on it.") == (step.lock in idle)


def test_a_level_without_locks_is_explained_too() -> None:
    page = describe(finished("base:caverns", 1, 1), CONTENT)
    rooms = [{**room, "lock": None} for room in page["rooms"]]
    bare = {**page, "locks": [], "keys": [], "certificate": [], "rooms": rooms}

    text = explain(bare)

    assert "No locks" not in text and "no locks" in text
    assert "it needs no key" in text
