"""Hand-built pieces stand whole and as they are drawn on levels of every theme, and break no promise around them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import networkx as nx
import pytest

from components.card import Card
from components.conditions import Condition
from components.level import LevelInfo
from components.locks import Key, Lock
from components.place import SIDES, Place
from components.room import Entrance, Exits, Passage, Room, Section, Stair
from components.walls import DeepWater, HiddenDoor, Wall
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import Birth, bear
from tests.genesis.births import first_seed, room_of, soak
from tests.genesis.oracle import guards
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
THEMES = sorted(name for name, theme in CONTENT.themes.items() if theme.deck == "main")
SECTIONS = sorted(CONTENT.sections)
_TURNS = [(dx, dy) for dx in (1, -1) for dy in (1, -1)]


@cache
def level_of(theme: str, seed: int, level: int) -> tuple[World, Birth]:
    """A level of a theme."""
    world = World(1, Dice(seed))
    return world, bear(world, CONTENT, seed, "sections", level, theme)


def crowd(seeds: int, first: int = 1) -> list[tuple[str, int, int]]:
    """So many levels of each theme, from the first to the twelfth in turn."""
    return [(theme, seed, seed % 12 + 1) for theme in THEMES for seed in range(first, first + seeds)]


def pieces(world: World) -> dict[str, list[int]]:
    """The rooms of each section on a level."""
    found: dict[str, list[int]] = {}
    for room, part in world.each(Section):
        found.setdefault(part.name, []).append(room)
    return found


def open_graph(world: World) -> nx.Graph:
    """Rooms and passages, locks and hidden doors open, walls and deep water shut."""
    level = nx.Graph()
    level.add_nodes_from(room for room, _ in world.each(Room))
    for passage, edge in world.each(Passage):
        walled = world.has(passage, Wall) and not world.has(passage, HiddenDoor)
        if not walled and not world.has(passage, DeepWater):
            level.add_edge(edge.first, edge.second)
    return level


def entrance(world: World) -> int:
    """Where a seeker arrives."""
    (found,) = [room for room, _ in world.each(Entrance)]
    return found


def check(world: World) -> None:
    """G12 by networkx: reachable whole, hanging together, own keys nearer by each way in."""
    level = open_graph(world)
    steps = nx.single_source_shortest_path_length(level, entrance(world))
    for name, rooms in pieces(world).items():
        inner = level.subgraph(rooms)
        doors = [room for room in rooms if set(level[room]) - set(rooms)]
        assert doors and all(room in steps for room in rooms), name
        assert nx.is_connected(inner), name
        assert len(rooms) == len(CONTENT.sections[name].rooms), name
        for key, part in world.each(Key):
            lies, locks = room_of(world, key), room_of(world, part.lock)
            assert (lies in rooms) <= (locks in rooms), name
            if lies in rooms:
                for door in doors:
                    inward = nx.single_source_shortest_path_length(inner, door)
                    assert inward[lies] < inward[locks], name
                assert steps[lies] < steps[locks], name


@rule("SECT-1", "G12")
@pytest.mark.parametrize("theme", THEMES)
def test_sections_stand_whole_in_every_theme_and_their_keys_lie_nearer(theme: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(1, 13):
        world, _ = level_of(theme, seed, seed % 12 + 1)

        check(world)

        met.update(list(pieces(world)))
        assert len(pieces(world)) <= CONTENT.figures.genesis.sections_most
    assert met


@rule("SECT-1")
def test_every_section_of_the_game_finds_a_place_within_a_few_dungeons_of_its_theme() -> None:
    met: set[str] = set()
    for name in SECTIONS:
        written = CONTENT.sections[name].written
        for seed in range(1, 61):
            theme = written.themes[seed % len(written.themes)]
            if name in met:
                break
            low, high = written.levels
            met.update(pieces(level_of(theme, seed, low + seed % (min(high, 12) - low + 1))[0]))

    assert sorted(met) == SECTIONS


def drawn_at(world: World, name: str) -> dict[tuple[bool, int, int], tuple[int, ...]]:
    """For each way in which the drawing may lie here, the room of each letter: those whose locations are as drawn."""
    section = CONTENT.sections[name]
    spots = {(part.x, part.y): room for room, part in world.each(Room) if room in pieces(world)[name]}
    found = {}
    for swap in (False, True):
        for dx, dy in _TURNS:
            at = [(y * dy, x * dx) if swap else (x * dx, y * dy) for x, y in zip(*section.drawing[1:3], strict=True)]
            for x0, y0 in spots:
                rooms = [spots.get((x0 + x - at[0][0], y0 + y - at[0][1]), 0) for x, y in at]
                cards = [world.get(room, Card).prototype if room else "" for room in rooms]
                if cards == [room.location for room in section.rooms]:
                    found[swap, dx, dy] = tuple(rooms)
    return found


@planted("systems/genesis/sections_turn.py", "places = [(y, -x) for x, y in places]",
         "places = [(-y, x) for x, y in places]")
@planted("systems/genesis/sections_fill.py", "_fill(plan, room * 4 + placed.turned.sides[side], slot)",
         "_fill(plan, room * 4, slot)")
@planted("systems/genesis/sections_fill.py", "placed.rooms[key_room] * 4 + sides[key_side]))",
         "placed.rooms[room] * 4 + sides[key_side]))")
@rule("SECT-1")
def test_turned_and_mirrored_a_section_keeps_its_drawing_down_to_every_slot() -> None:
    ways_to_lie: set[tuple[bool, int, int]] = set()
    for theme, seed, level in crowd(12):
        world, _ = level_of(theme, seed, level)
        for name in pieces(world):
            matches = [way for way, rooms in drawn_at(world, name).items() if _agrees(world, name, rooms)]

            assert matches, (name, theme, seed)
            ways_to_lie.update(matches)
    assert len(ways_to_lie) == 2 * len(_TURNS)


def _agrees(world: World, name: str, rooms: tuple[int, ...]) -> bool:
    """Whether passages, locks, conditions and side cards are as drawn, each drawn side on one side in the world."""
    section = CONTENT.sections[name]
    sides: dict[int, set[int]] = {side: set() for side in range(4)}
    for join in section.drawing.joins:
        exits = world.get(rooms[join.room], Exits)
        if rooms[join.other] not in exits.rooms:
            return False
        laid = exits.rooms.index(rooms[join.other])
        sides[join.side].add(laid)
        sides[(join.side + 2) % 4].add((laid + 2) % 4)
        passage = exits.passages[laid]
        marks = (world.has(passage, HiddenDoor), world.has(passage, DeepWater))
        if marks != (join.mark == "?", join.mark == "~"):
            return False
    if any(len(laid) > 1 for laid in sides.values()):
        return False
    for room, drawn in zip(rooms, section.rooms, strict=True):
        lock = world.find(room, Lock)
        if (lock.tier if lock else 0) != drawn.lock:
            return False
        laid_cards = [card for card in world.held(room) if world.has(card, Condition)]
        if sorted(prototype(world, card) for card in laid_cards) != sorted(drawn.conditions):
            return False
        wanted = sorted(slot.card for slot in drawn.slots if slot.card)
        there = [prototype(world, card) for side in SIDES for card in world.held(room, side)]
        if any(there.count(card) < wanted.count(card) for card in wanted):
            return False
    return True


@planted("systems/genesis/goods.py", "if slot not in plan.goods:", "if True:")
@planted("systems/genesis/cards.py", "if room not in plan.fixed:", "if True:")
@rule("SECT-1")
def test_nothing_is_added_to_a_slot_that_is_drawn_and_drawn_goods_are_all_that_lies_within() -> None:
    looked = 0
    for theme, seed, level in crowd(12):
        world, _ = level_of(theme, seed, level)
        for name, rooms in pieces(world).items():
            slots = [slot for room in CONTENT.sections[name].rooms for slot in room.slots]
            lying = [card for room in rooms for side in SIDES for card in world.held(room, side)]

            strange = Counter(prototype(world, card) for card in lying)
            strange -= Counter(slot.card or "base:bare_ground" for slot in slots if not slot.random)
            within = [sorted(prototype(world, card) for card in world.held(holder)) for holder in lying]

            open_keys = sum(bool(slot.key and not slot.card) for slot in slots)
            assert strange.total() <= sum(slot.random for slot in slots) + open_keys, (name, strange)
            for slot in slots:
                keys = ["base:skeleton_key"] * bool(slot.key)
                assert not slot.goods or sorted([*slot.goods, *keys]) in within, (name, slot)
                looked += 1
    assert looked > 500


def prototype(world: World, card: int) -> str:
    """The id of a card."""
    return world.get(card, Card).prototype


@rule("SECT-1", "EXIT-1")
def test_neither_the_entrance_nor_a_stair_is_of_a_section() -> None:
    for theme, seed, level in crowd(12):
        world, birth = level_of(theme, seed, level)

        built = {room for rooms in pieces(world).values() for room in rooms}

        assert birth.exit and not built & {birth.exit, birth.entrance}, (theme, seed)
        assert not built & {room_of(world, card) for card, _ in world.each(Stair)}
        assert not built & set(open_graph(world)[birth.entrance])


@rule("SECT-1", "LOCK-5")
def test_the_deepest_third_stays_behind_a_lock_whatever_is_set_in() -> None:
    for theme, seed, level in crowd(12):
        world, _ = level_of(theme, seed, level)

        assert level == 1 or guards(world), (theme, seed, level)


@planted("systems/genesis/sections.py", "% apart == 0", "% apart >= 0")
@rule("SECT-1")
def test_a_boss_or_a_story_is_met_at_most_once_in_a_dungeon() -> None:
    once = {name for name in SECTIONS if CONTENT.sections[name].written.kind != "puzzle"}
    for theme in THEMES:
        met: Counter[str] = Counter()
        for level in range(1, 13):
            met.update(list(pieces(level_of(theme, 7, level)[0])))

        assert not [name for name in once if met[name] > 1], theme


@rule("SECT-1", "G6")
def test_on_the_first_levels_no_section_opens_a_second_way_or_hides_a_key() -> None:
    for theme in THEMES:
        for seed in range(1, 9):
            world, _ = level_of(theme, seed, seed % 2 + 1)
            level = open_graph(world)
            for rooms in pieces(world).values():
                outside = [(room, other) for room in rooms for other in level[room] if other not in rooms]
                keys = [key for key, _ in world.each(Key) if room_of(world, key) in rooms]

                assert len(outside) == 1
                assert all(world.get(key, Place).holder in rooms for key in keys)


@rule("G12")
def test_cards_without_a_deck_lie_in_sections_alone() -> None:
    by_hand = {card for name in SECTIONS for card in CONTENT.sections[name].cards() if not CONTENT.card(card).decks}
    for theme, seed, level in crowd(6):
        world, _ = level_of(theme, seed, level)

        lying = [entity for entity, part in world.each(Card) if part.prototype in by_hand]

        assert all(world.has(room_of(world, entity), Section) for entity in lying), (theme, seed)
        assert all(info.theme == theme for _, info in world.each(LevelInfo))


@pytest.mark.soak
@rule("SECT-1", "G12")
def test_thousands_of_dungeons_hold_their_sections_whole() -> None:
    for theme, seed, level in crowd(soak(10), first_seed()):
        world = World(1, Dice(seed))
        bear(world, CONTENT, seed, "soak", level, theme)

        check(world)
