"""In text the row of a deed says what it risks and what it does besides, without a question why (P7, LIGHT-1)."""

from __future__ import annotations

from components.place import Spot
from content.make import make
from engine.play.game import Game
from systems.conditions.laying import lay_condition
from systems.core.rooms import room_of, things_at
from systems.things.carrying import capacity, load
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.text.test_session import sit


def a_room_with(*cards: str) -> Game:
    """A Warden's game in whose first room these conditions lie."""
    game = Game.new(7, base_content(), "warden", theme="base:caverns")
    for card in cards:
        lay_condition(game.world, room_of(game.world, game.seeker), card)
    return game


@planted("engine/text/draw_acts.py", 'RISKED = ("peril", "beside")', 'RISKED = ("beside",)')
@rule("P7", "SURV-4")
def test_the_rows_of_rests_and_long_waits_say_what_the_room_may_bring() -> None:
    game = a_room_with("base:unstable", "base:webbed")

    board = sit(game, "quit")

    rests = [line for line in board.splitlines() if "Sleep, 40 turns" in line or "Camp, 8 turns" in line]
    assert len(rests) == 2
    assert board.count("% the ceiling comes down") >= 3 and board.count("% Giant forest spider comes") >= 3


@planted("engine/text/draw_acts.py", 'RISKED = ("peril", "beside")', 'RISKED = ("peril",)')
@rule("COMB-4", "LIGHT-1")
def test_the_row_of_readying_a_thing_says_what_goes_into_the_pack() -> None:
    game = a_room_with()

    listed = sit(game, "acts", "quit")

    assert "Ready Torch for the off hand" in listed
    assert "Round shield goes into the pack" in listed and "Short sword goes into the pack" in listed


@planted("systems/things/verbs.py", " beside=_burden,", "")
@planted("systems/things/verbs.py", "if not overburdened(world, seeker) and load", "if load")
@rule("CHAR-2", "F2")
def test_that_a_thing_makes_the_load_too_great_is_told_before_it_is_taken() -> None:
    game = a_room_with()
    world, here = game.world, room_of(game.world, game.seeker)
    for card in things_at(world, here, Spot.CENTRE):
        world.move(card, here, Spot.STORAGE)
    make(world, "base:pickaxe", here, Spot.CENTRE)

    free = sit(game, "acts", "quit")
    while load(world, game.seeker) <= capacity(world, game.seeker) - 10:
        make(world, "base:torch", game.seeker, Spot.PACK)
    full = sit(game, "acts", "quit")
    while load(world, game.seeker) <= capacity(world, game.seeker):
        make(world, "base:torch", game.seeker, Spot.PACK)
    over = sit(game, "acts", "quit")

    assert ["more than you carry well" in told for told in (free, full, over)] == [False, True, False]


@planted("engine/text/screens.py", '("text.more_ways", ways), ', "")
@rule("F2")
def test_the_board_says_that_more_can_be_done_to_go_on() -> None:
    game = a_room_with()

    board = sit(game, "quit")

    assert "more to go on your way: acts, or explore, sweep, travel" in board
