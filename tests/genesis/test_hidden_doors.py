"""Hidden doors: of stone, some the last link to rooms and to keys, some for nothing; the first levels need none."""

from __future__ import annotations

from collections import Counter
from random import Random

import networkx as nx
import pytest

from components.level import Certificate
from components.locks import Key, Lock
from components.room import Exits, Passage, Room, Section, Stair
from components.walls import HiddenDoor, Material, Wall
from content.loader import load
from engine.kernel.world import World
from systems.genesis.certificate import replay
from tests.genesis.births import born, every_theme, everywhere, first_seed, room_of, soak, themed
from tests.genesis.oracle import entrance, graph, reach, stuck_after
from tests.planted_fault import planted
from tests.rules import rule

MANY = themed({"sections_most": 0}, size=150, walls=30, hidden=100, springs=0)
SEALED_MOST = load().figures.genesis.sealed_most


def openly(world: World) -> set[int]:
    """Rooms that are reached through locks, but by nobody who has not found a hidden door."""
    return set(nx.node_connected_component(graph(world, searched=False), entrance(world)))


@rule("WALL-13", "G5", "B12")
def test_hidden_doors_are_stone_unfound_and_known_to_the_rooms_on_both_sides() -> None:
    doors = 0
    for theme, seed, level, world in every_theme():
        for passage, door in world.each(HiddenDoor):
            doors += 1
            edge = world.get(passage, Passage)
            assert world.get(passage, Wall).material is Material.STONE, (theme, seed, level)
            assert not door.found
            assert all(passage in world.get(room, Exits).passages for room in (edge.first, edge.second))

    assert doors > 20


@planted("systems/genesis/hidden_doors.py", "bridges.sizes[top] > most or", "")
@rule("WALL-12", "WALL-13")
def test_a_hidden_door_may_be_the_last_link_to_rooms_but_never_to_more_than_a_part() -> None:
    sealed = Counter[int]()
    for seed in range(20):
        world = born(seed, 4, MANY).world
        level = graph(world)
        doors = {passage for passage, _ in world.each(HiddenDoor)}
        for near, far in nx.bridges(level):
            if level.edges[near, far]["passage"] in doors:
                rest = level.copy()
                rest.remove_edge(near, far)
                behind = len(rest) - len(nx.node_connected_component(rest, entrance(world)))
                sealed[behind] += 1
                assert behind <= len(rest) * SEALED_MOST // 100

    assert sealed.total() > 20
    assert max(sealed) > 1


@rule("WALL-13", "LOCK-4")
def test_some_hidden_doors_stand_before_keys_and_some_guard_none() -> None:
    before, idle = 0, 0
    for seed in range(20):
        world = born(seed, 3 + seed % 9, MANY).world
        keys = {room_of(world, key) for key, _ in world.each(Key)}
        for passage, _ in world.each(HiddenDoor):
            level = graph(world)
            edge = world.get(passage, Passage)
            level.remove_edge(edge.first, edge.second)
            guarding = keys - nx.node_connected_component(level, entrance(world))
            before += bool(guarding)
            idle += not guarding

    assert before > 10
    assert idle > 10


@planted("systems/genesis/keys.py", "plan.fixed | plan.sealed if early else plan.fixed", "plan.fixed")
@rule("G6", "EXIT-1", "B14")
def test_on_the_first_two_levels_nobody_needs_a_search_to_come_to_the_exit_and_to_all_keys() -> None:
    doors = 0
    for level in (1, 2):
        for seed in range(25):
            world = born(seed, level, MANY).world
            doors += sum(1 for _ in world.each(HiddenDoor))
            goal = next(room_of(world, stair) for stair, part in world.each(Stair) if part.on)

            left = stuck_after(world, Random(seed), searched=False)

            assert goal in reach(world, left, searched=False), (seed, level)
            assert all(room_of(world, key) in openly(world) for key, _ in world.each(Key)), (seed, level)

    assert doors > 30


@planted("systems/genesis/certificate.py", "doors=list(explored.pushed)", "doors=[]")
@rule("G3", "LOCK-4")
def test_the_certificate_names_the_hidden_doors_that_must_be_pushed() -> None:
    named = 0
    for seed in range(20):
        world = born(seed, 6, MANY).world
        (proof,) = [part for _, part in world.each(Certificate)]
        named += len(proof.doors)
        for passage, _ in world.each(HiddenDoor):
            if passage not in proof.doors:
                world.remove(passage, HiddenDoor)

        assert len(set(proof.doors)) == len(proof.doors)
        assert nx.is_connected(graph(world)), seed
        assert replay(world, proof) == "", seed

    assert named > 20


@planted("systems/genesis/certificate.py", "Walk(ground, frozenset(certificate.doors))", "Walk(ground)")
@rule("G3")
def test_a_replay_pushes_no_door_that_the_certificate_does_not_name() -> None:
    world = next(world for seed in range(20) if len(openly(world := born(seed, 6, MANY).world)) < len(graph(world)))
    (entity,) = [entity for entity, _ in world.each(Certificate)]
    sound = replay(world, world.get(entity, Certificate))

    world.edit(entity, Certificate).doors.clear()

    assert sound == ""
    assert replay(world, world.get(entity, Certificate)) != ""


@rule("G3", "LOCK-3", "LOCK-4")
def test_any_order_of_keys_opens_every_theme_with_its_hidden_doors() -> None:
    for theme, seed, level, world in every_theme():
        assert not stuck_after(world, Random(seed)), (theme, seed, level)
        assert reach(world, set()) == {room for room, _ in world.each(Room)}, (theme, seed, level)


@rule("WALL-13")
def test_themes_differ_in_how_much_they_hide() -> None:
    shares = {}
    for theme in ("base:mausoleum", "base:tower", "base:fen"):
        worlds = [world for _, _, _, world in everywhere(10, themes=(theme,))]
        grown = [p for world in worlds for p, _ in world.each(HiddenDoor) if not _of_section(world, p)]
        shares[theme] = len(grown)

    assert shares["base:fen"] <= shares["base:tower"] < shares["base:mausoleum"]


def _of_section(world: World, passage: int) -> bool:
    edge = world.get(passage, Passage)
    return world.has(edge.first, Section) or world.has(edge.second, Section)


@pytest.mark.soak
@rule("G3", "G5", "G6", "LOCK-4")
def test_thousands_of_levels_with_hidden_doors_are_opened_in_any_order() -> None:
    for theme, seed, level, world in everywhere(soak(12), first_seed()):
        assert not stuck_after(world, Random(seed)), (theme, seed, level)
        if level <= 2:
            left = stuck_after(world, Random(seed), searched=False)
            goals = [room_of(world, stair) for stair, part in world.each(Stair) if part.on]
            assert reach(world, left, searched=False) >= set(goals), (theme, seed, level)
            assert {lock for lock in left if world.has(lock, Room)} <= {lock for lock, _ in world.each(Lock)}
