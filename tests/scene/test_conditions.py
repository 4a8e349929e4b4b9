"""Conditions in the tree: each with the work done against it, none that lies out of sight under another."""

from __future__ import annotations

from components.condition import ClearedBy
from components.place import Spot
from components.room import Location
from content.make import make
from engine.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from systems.reckoning.rooms import room_of
from tests.build import base_content
from tests.rules import rule


def a_game_with(*conditions: str) -> tuple[Game, list[int]]:
    """A game whose first room bears these conditions, and their entities."""
    game = Game.new(80, base_content())
    room = room_of(game.world, game.seeker)
    made = [make(game.world, f"base:{name}", room, Spot.CONDITION) for name in conditions]
    return game, made


def shown(game: Game) -> list[Node]:
    """The conditions that are told of the room."""
    centre = view(game).find("centre")
    assert centre is not None
    return [child for child in centre.children if child.kind == "condition"]


@rule("COND-2")
def test_a_condition_tells_how_much_of_the_work_is_done_of_as_much_as_the_room_is_large() -> None:
    game, (overgrown, _) = a_game_with("overgrown", "outcrop")
    size = game.world.get(room_of(game.world, game.seeker), Location).size

    before = [(node.value, node.full) for node in shown(game)]
    game.world.edit(overgrown, ClearedBy).done += 1
    after = [(node.value, node.full) for node in shown(game)]

    assert before == [(0, size), (None, None)]
    assert after == [(1, size), (None, None)]


@rule("VEIN-4")
def test_what_a_collapse_covers_is_not_told() -> None:
    game, _ = a_game_with("unstable", "vein_gold", "collapsed", "haunted")

    told = [node.art for node in shown(game)]

    assert told == ["base:collapsed", "base:haunted"]


@rule("COND-WEBBED", "B94")
def test_a_condition_that_several_tools_end_names_them_all_to_whoever_has_none() -> None:
    game, _ = a_game_with("webbed", "unstable")
    for spot in (Spot.HAND, Spot.OFFHAND):
        for card in game.world.held(game.seeker, spot):
            game.world.move(card, game.seeker, Spot.PACK)

    acts = view(game).find("acts")

    assert acts is not None
    reasons = [node.reason for node in acts.walk() if node.id.startswith("acts.clear")]
    assert reasons == ["That needs a burning torch or a blade in your hand.", "That needs a hammer in your hand."]
