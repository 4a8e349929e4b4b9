"""A second opinion on levels: networkx on passages as edges, written without a look at genesis."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import ceil
from random import Random

import networkx as nx

from components.locks import Key, Lock
from components.place import Place
from components.room import Entrance, Passage, Room
from components.walls import DeepWater, HiddenDoor, Wall
from engine.kernel.world import World
from tests.genesis.births import room_of


def graph(world: World, searched: bool = True, barred: bool = False) -> nx.Graph:
    """Rooms as nodes, passages as edges, all locks open.

    Hidden doors are open to who has `searched`; walls and deep water are shut, but in the answer if `barred` is.
    """
    level = nx.Graph()
    level.add_nodes_from(room for room, _ in world.each(Room))
    for passage, edge in world.each(Passage):
        door = world.has(passage, HiddenDoor)
        shut = world.has(passage, DeepWater) or (world.has(passage, Wall) and not door) or (door and not searched)
        if barred or not shut:
            level.add_edge(edge.first, edge.second, passage=passage)
    return level


def entrance(world: World) -> int:
    """The room in which a seeker arrives."""
    (found,) = [room for room, _ in world.each(Entrance)]
    return found


def distances(world: World) -> dict[int, int]:
    """Rooms on the shortest way from the entrance."""
    return dict(nx.single_source_shortest_path_length(graph(world), entrance(world)))


def reach(world: World, closed: set[int], searched: bool = True, start: int = 0) -> set[int]:
    """Rooms to be entered while these are closed, from the entrance or from the room `start`."""
    level = graph(world, searched)
    level.remove_nodes_from(closed)
    return set(nx.node_connected_component(level, start or entrance(world)))


def deepest_third(world: World) -> set[int]:
    """The third of the rooms that lies deepest: 3 of 7 or 8, and whatever lies as near as the nearest of them."""
    steps = distances(world)
    least = sorted(steps.values(), reverse=True)[ceil(len(steps) / 3) - 1]
    return {room for room, step in steps.items() if step >= least}


def guards(world: World) -> list[int]:
    """The locked rooms each of which alone, all others being open, keeps one out of all of the deepest third."""
    deepest = deepest_third(world)
    locked = [room for room, _, _ in world.each(Room, Lock)]
    return [room for room in locked if not deepest & reach(world, {room})]


def stuck_after(world: World, order: Random, searched: bool = True) -> set[int]:
    """Take and spend keys in any order; the locks left when nothing more can be taken or spent.

    After each deed one stands in any room that can be come to, and goes on from there and not from the entrance (G3).
    """
    stands = entrance(world)
    closed = {entity for entity, _ in world.each(Lock)}
    keys = {key: part.lock for key, part in world.each(Key)}
    hand: list[int] = []
    while True:
        rooms = reach(world, closed, searched, stands)
        stands = order.choice(sorted(rooms))
        seen = [key for key in keys if key not in hand and _takeable(world, key, rooms, closed)]
        usable = [key for key in hand if keys[key] in closed and _at_hand(world, keys[key], rooms, searched)]
        deeds = [(hand.append, key) for key in seen] + [(lambda key: closed.discard(keys[key]), key) for key in usable]
        if not deeds:
            return closed
        deed, key = order.choice(deeds)
        deed(key)


def _takeable(world: World, key: int, rooms: set[int], closed: set[int]) -> bool:
    holder = world.get(key, Place).holder
    while world.find(holder, Place) is not None:
        if holder in closed:
            return False
        holder = world.get(holder, Place).holder
    return holder in rooms


def _at_hand(world: World, target: int, rooms: set[int], searched: bool) -> bool:
    if world.has(target, Room):
        return any(other in rooms for other in graph(world, searched)[target])
    return room_of(world, target) in rooms


def ranks(values: list[int]) -> list[float]:
    """Ranks from 1, ties sharing their mean."""
    order = sorted(values)
    return [(bisect_left(order, value) + bisect_right(order, value) + 1) / 2 for value in values]


def rank_correlation(one: list[int], other: list[int]) -> float:
    """Spearman's coefficient."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) + 1) / 2
    covariance = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b)
    return float(covariance / spread**0.5)
