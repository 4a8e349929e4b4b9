"""Where a card will land, and what becomes of its flame, is told before it is put down (ROOM-2, LIGHT-1)."""

from __future__ import annotations

from components.light import Lit
from components.place import Place, Spot
from components.water import Flood
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from systems.core.addresses import address_of
from systems.core.rooms import room_of
from systems.light.flames import set_alight
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule

ASIDE, OUT = "no room but on the floor, out of the way", "it goes out there"


def a_game() -> tuple[Game, int]:
    """A seeker in the centre of its first room, with nothing face up, and a lit torch in its pack."""
    game = Game.new(13, base_content(), "delver")
    torch = make(game.world, "base:torch", game.seeker, Spot.PACK)
    set_alight(game.world, torch)
    return game, torch


def puts_down(game: Game, card: int) -> Node:
    """The deed that puts a card of the pack down."""
    address = f"pack.{game.world.held(game.seeker, Spot.PACK).index(card) + 1}"
    return next(act for act in view(game).walk() if act.command == ask.Drop(card=address))


@planted("systems/things/verbs.py", "seeker) == Spot.STORAGE\n", "seeker) == Spot.CENTRE\n")
@rule("ROOM-2", "LIGHT-1", "COMB-3")
def test_that_a_card_lands_on_the_floor_and_a_flame_goes_out_there_is_told_before() -> None:
    game, torch = a_game()
    rope = make(game.world, "base:rope", game.seeker, Spot.PACK)
    free = [puts_down(game, card).text for card in (rope, torch)]
    make(game.world, "base:rope", room_of(game.world, game.seeker), Spot.CENTRE)

    full = [puts_down(game, card).text for card in (rope, torch)]

    assert [(ASIDE in text, OUT in text) for text in free] == [(False, False)] * 2
    assert [(ASIDE in text, OUT in text) for text in full] == [(True, False), (True, True)]


@planted("systems/things/verbs.py", "and (aside or douses(world, room))", "and aside")
@rule("LIGHT-1", "COMB-3")
def test_that_water_puts_a_flame_out_is_told_before() -> None:
    game, torch = a_game()
    game.world.add(room_of(game.world, game.seeker), Flood(game.content.figures.fire.quench_depth))

    told = puts_down(game, torch).text

    assert (ASIDE in told, OUT in told) == (False, True)


@rule("ROOM-2", "LIGHT-1")
def test_what_was_put_aside_lies_on_the_floor_in_the_tree_and_can_be_taken_again() -> None:
    game, torch = a_game()
    room = room_of(game.world, game.seeker)
    for spot in (Spot.CENTRE, Spot.STORAGE):
        make(game.world, "base:lantern", room, spot)

    assert game.submit(ask.Drop(card=address_of(game.world, game.seeker, torch))).ok
    floor = view(game).find("storage")

    assert (game.world.get(torch, Place), game.world.has(torch, Lit)) == (Place(room, Spot.STORAGE), False)
    assert floor is not None
    assert [(card.id, card.name) for card in floor.children] == [("storage.1", "Torch")]
    assert floor.text == "1 card on the floor of the room"
    assert game.submit(ask.Take(target="storage.1")).ok
    assert game.world.get(torch, Place).holder == game.seeker
