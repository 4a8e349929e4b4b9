"""Witch rods on levels that are born, held against a second opinion (ROSE-2)."""

from __future__ import annotations

from typing import Any

import networkx
import pytest

from components.card import Card
from components.creatures import Creature
from components.place import Place, Spot
from components.room import Exits, Location
from components.things import Sought
from components.travel import WitchRod
from components.walls import DeepWater, Wall
from components.water import Flood
from engine.kernel.world import World
from systems.travel.rods import turns_to
from tests.build import (
    a_thing,
    base_content,
)
from tests.genesis.births import born
from tests.rules import rule


@rule("ROSE-2")
@pytest.mark.parametrize("seeks", list(Sought))
@pytest.mark.parametrize("seed", [5, 8, 12])
def test_on_levels_that_are_born_a_rod_turns_where_a_second_opinion_says(seed: int, seeks: Sought) -> None:
    world = born(seed, 6).world
    graph: Any = networkx.Graph()
    for room, exits in world.each(Exits):
        graph.add_node(room)
        graph.add_edges_from(
            (room, beyond) for beyond, passage in zip(exits.rooms, exits.passages, strict=True)
            if beyond and not world.has(passage, Wall)
        )
    finds = wet(world) if seeks is Sought.WATER else charmed(world)
    assert finds
    apart = networkx.multi_source_dijkstra_path_length(graph, finds, weight=None)
    expected = {}
    for room, exits in world.each(Exits):
        nearer = [heading for heading, beyond in enumerate(exits.rooms) if graph.has_edge(room, beyond)
                  and apart.get(beyond, 999) == apart.get(room, 0) - 1]
        expected[room] = Spot.CENTRE if room in finds else Spot(nearer[0]) if room in apart else None

    told = {room: turns_to(world, a_thing(world, room, Spot.STORAGE, WitchRod(seeks))) for room in expected}

    assert told == expected
    assert len(set(told.values())) > 3


def wet(world: World) -> set[int]:
    """The rooms with water, said anew."""
    sunken = {passage for passage, _ in world.each(DeepWater)}
    beside = {room for room, exits in world.each(Exits) if sunken.intersection(exits.passages)}
    standing = {room for room, place in world.each(Location)
                if place.terrain in ("water", "mire") or "pool" in place.tags or world.has(room, Flood)}
    return beside | standing


def charmed(world: World) -> set[int]:
    """The rooms where something enchanted lies or is hidden in a box, by the tags of content."""
    cards = base_content().cards
    things = [thing for thing, card in world.each(Card) if "enchanted" in cards[card.prototype].tags]
    found = set()
    for thing in things:
        holders = [thing]
        while (place := world.find(holders[-1], Place)) is not None:
            holders.append(place.holder)
        if not any(world.has(holder, Creature) for holder in holders):
            found.add(holders[-1])
    return found
