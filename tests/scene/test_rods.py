"""A witch rod in the hand is told at its way, among the facts of the room, and on its card (ROSE-2)."""

from __future__ import annotations

import pytest

from components.locks import Lock
from components.place import HANDS, Spot
from components.room import Exits, Location, Terrain
from components.walls import Material, Wall
from components.water import Flood
from content.make import make
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from engine.text.draw_board import cross
from engine.text.ink import DRAWN
from engine.text.page import Page
from systems.core.rooms import room_of
from tests.engine.row_game import a_game as a_row_game
from tests.planted_fault import planted
from tests.rules import rule


def a_game(rod: str = "base:water_rod") -> Game:
    """A game in a row of three dry rooms, whose seeker holds a rod and stands in the first; west to east."""
    game, rooms = a_row_game(3)
    for hand in HANDS:
        for card in game.world.held(game.seeker, hand):
            game.world.move(card, game.seeker, Spot.PACK)
    make(game.world, rod, game.seeker, Spot.HAND)
    return game


def far_room(game: Game) -> int:
    """The last room of the row."""
    room = room_of(game.world, game.seeker)
    while beyond := game.world.get(room, Exits).rooms[Spot.EAST]:
        room = beyond
    return room


def node(tree: Node, address: str) -> Node:
    """A node that is there."""
    found = tree.find(address)
    assert found is not None
    return found


@planted("engine/scene/rosette.py", "if shown == name else", "if seeks else")
@rule("ROSE-1", "ROSE-2")
def test_exactly_one_way_says_that_the_rod_turns_to_it_and_keeps_its_own_state() -> None:
    game = a_game()
    game.world.add(far_room(game), Flood(1))

    ways = {way.id: way for way in node(view(game), "rosette").children}
    turned = [way for way in ways.values() if "rod" in way.states]

    assert [way.id for way in turned] == ["rosette.east"]
    assert turned[0].kind == "open" and turned[0].states == ("open", "rod", "rod_water")
    assert turned[0].text.endswith("the rod turns here: water")
    assert "The water rod turns east" in node(view(game), "room.rod").text


@rule("ROSE-1", "ROSE-2")
def test_red_stays_red_inside_where_the_way_is_locked() -> None:
    game = a_game("base:enchantment_rod")
    far = far_room(game)
    game.world.add(game.world.get(room_of(game.world, game.seeker), Exits).rooms[Spot.EAST], Lock(2))
    make(game.world, "base:moon_lamp", far, Spot.NORTH)

    way = node(view(game), "rosette.east")

    assert way.kind == "locked" and way.states == ("locked", "rod", "rod_enchantment")
    assert "locked" in way.text and "the rod turns here: enchantment" in way.text


@planted("engine/scene/rods.py", "QUIVERS if to is Spot.CENTRE", "STILL if to is Spot.CENTRE")
@rule("ROSE-2")
@pytest.mark.parametrize(("water", "told"),
                         [("here", "quivers"), ("nowhere", "lies still"), ("walled off", "lies still")])
def test_quivering_and_lying_still_are_told_among_the_facts_of_the_room(water: str, told: str) -> None:
    game = a_game()
    here = room_of(game.world, game.seeker)
    if water == "here":
        game.world.edit(here, Location).terrain = Terrain.WATER
    elif water == "walled off":
        game.world.add(far_room(game), Flood(1))
        game.world.add(game.world.get(here, Exits).passages[Spot.EAST], Wall(Material.STONE, 6))

    tree = view(game)

    assert told in node(tree, "room.rod").name
    assert not any("rod" in way.states for way in node(tree, "rosette").children)


@rule("ROSE-2")
def test_without_a_rod_in_a_hand_nothing_of_it_is_told() -> None:
    game = a_game()
    game.world.add(far_room(game), Flood(1))
    rod = game.world.held(game.seeker, Spot.HAND)[0]

    game.world.move(rod, game.seeker, Spot.PACK)

    assert view(game).find("room.rod") is None
    assert not any("rod" in way.states for way in node(view(game), "rosette").children)


@rule("ROSE-2")
def test_the_card_says_what_a_rod_does_and_that_a_thing_is_enchanted() -> None:
    game = a_game("base:enchantment_rod")
    make(game.world, "base:cinder_ring", game.seeker, Spot.PACK)

    said = [fact.name for card in view(game).walk() for fact in card.children if fact.kind in ("rod", "enchanted")]

    assert "In hand, turns to the nearest enchanted thing" in said
    assert "Enchanted" in said


@rule("ROSE-2", "F2")
def test_the_terminal_says_in_violet_where_the_rod_turns() -> None:
    game = a_game()
    game.world.add(far_room(game), Flood(1))

    block = cross(Page(100, DRAWN, game.content.words), view(game))
    spans = [(text, ink) for line in block.lines for text, ink in line]

    assert any("the rod turns" in text and ink == "violet" for text, ink in spans)
    assert any(text.strip() == "E" and ink == "violet" for text, ink in spans)
