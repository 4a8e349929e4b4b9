"""Acts of one name are told from each other by what differs: how the cards stand, else where they lie (F2)."""

from __future__ import annotations

import pytest

from components.light import Fuel, Lit
from components.place import Spot
from components.things import Stack
from content.make import make
from engine.play.game import Game
from engine.scene.node import Role
from engine.scene.view import view
from tests.build import a_hunting_rat, a_torch, base_content
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule


def torches(*left: int) -> Game:
    """A game whose seeker has nothing but torches in its pack, with so much fuel each."""
    game = Game.new(80, base_content())
    for card in game.world.held(game.seeker):
        game.world.doom(card, "test")
    game.world.bury()
    for turns in left:
        torch = a_torch(game.world, game.seeker, Spot.PACK)
        game.world.edit(torch, Fuel).left = turns
    return game


def acts_on(game: Game, deed: str) -> list[str]:
    """The names of the acts that begin so."""
    return [node.name for node in view(game).walk() if node.role is Role.ACT and node.name.startswith(deed)]


@planted("engine/scene/apart.py", "shown = [state] if state and differ else []", "shown = []")
@rule("F2")
@pytest.mark.parametrize(("left", "told"), [
    ((12, 7), ["Put down Torch (Out, 12 turns of fuel)", "Put down Torch (Out, 7 turns of fuel)"]),
    ((12, 12), ["Put down Torch (pack 1)", "Put down Torch (pack 2)"]),
    ((12, 7, 12), ["Put down Torch (pack 1, Out, 12 turns of fuel)", "Put down Torch (Out, 7 turns of fuel)",
                   "Put down Torch (pack 3, Out, 12 turns of fuel)"]),
    ((12,), ["Put down Torch"]),
])
def test_torches_in_the_pack_are_told_apart_by_fuel_where_it_differs(left: tuple[int, ...], told: list[str]) -> None:
    game = torches(*left)

    shown = acts_on(game, "Put down Torch")

    assert shown == told


@rule("F2")
def test_what_is_in_hand_is_told_by_the_hand_and_by_how_it_stands() -> None:
    game = torches(12, 7)
    lit = a_torch(game.world, game.seeker, Spot.HAND)
    game.world.edit(lit, Fuel).due = game.world.turn + 5
    game.world.add(lit, Lit())

    shown = acts_on(game, "Put down Torch")

    assert len(set(shown)) == 3
    assert [name for name in shown if "hand" in name] == ["Put down Torch (from the hand, 5 turns left)"]


@planted("engine/scene/acts.py", "if words != self._words:", "if words and not self._words:")
@rule("F2")
def test_words_that_told_apart_follow_what_changes() -> None:
    game = torches(12, 7)
    before = acts_on(game, "Put down Torch")
    first = game.world.held(game.seeker, Spot.PACK)[0]

    game.world.edit(first, Fuel).left = 7
    after = acts_on(game, "Put down Torch")

    assert before != after
    assert after == ["Put down Torch (pack 1)", "Put down Torch (pack 2)"]


@rule("F2")
def test_stacks_are_told_apart_by_their_pieces() -> None:
    game = torches(12, 12)
    for card, count in zip(game.world.held(game.seeker, Spot.PACK), (2, 5), strict=True):
        game.world.add(card, Stack(count, 9))

    shown = acts_on(game, "Put down Torch")

    assert ["2 pieces" in shown[0], "5 pieces" in shown[1]] == [True, True]


@planted("engine/scene/apart.py", "        if len(set(aims)) > 1:\n", "        if False:\n", case="1")
@planted("engine/scene/apart.py", "        if len(set(cards)) > 1 and (\n", "        if (\n", case="1")
@pytest.mark.parametrize("knives", [1, 2, 3])
@rule("F2", "COMB-4")
def test_throws_at_two_alike_are_told_apart_by_where_these_stand(knives: int) -> None:
    game, rooms = a_game()
    for worn in range(knives):
        knife = make(game.world, "base:throwing_knives", game.seeker, Spot.PACK)
        game.world.add(knife, Stack(worn + 1, 9))
    for spot in (Spot.EAST, Spot.WEST):
        a_hunting_rat(game.world, rooms[0], spot, game.seeker)

    shown = acts_on(game, "Throw Throwing knives at Rat")

    assert len(shown) == len(set(shown)) == 2 * knives
    assert [sum(word in name for name in shown) for word in ("east", "west")] == [knives, knives]
    assert (shown == ["Throw Throwing knives at Rat (east)", "Throw Throwing knives at Rat (west)"]) == (knives == 1)


@planted("engine/scene/cards.py", 'return "roaming" if eye.world.has(entity, Wanders) else "asleep"', 'return "asleep"')
@rule("COMB-5", "COMB-3")
def test_only_what_keeps_still_is_said_to_sleep() -> None:
    game, rooms = a_game()
    make(game.world, "base:rat", rooms[0], Spot.EAST)
    make(game.world, "base:giant_forest_spider", rooms[0], Spot.WEST)

    told = {node.art: (node.states, node.text) for node in view(game).walk() if node.role is Role.CREATURE}

    assert told["base:rat"][0] == ("roaming",) and "Wandering about" in told["base:rat"][1]
    assert told["base:giant_forest_spider"][0] == ("asleep",) and "Asleep" in told["base:giant_forest_spider"][1]
