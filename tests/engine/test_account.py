"""A wait or a rest is told in one line when it is over, in the outcome and in the log (SURV-4, B94)."""

from __future__ import annotations

import pytest

from components.body import Health, Stamina
from components.place import Spot
from engine.play import commands as ask
from engine.play.game import Game
from tests.build import a_hunting_rat
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule


def told(game: Game) -> list[str]:
    """The log in words."""
    return [game.content.words.say(line.message, **line.params) for line in game.log.get(game.seeker, ())]


@planted("systems/rest/recuperate.py", "import refill", "import restore as refill")
@planted("engine/errands/account.py", "if now > before", "if now < before", case="command0-You camp for 8 turns")
@rule("SURV-4")
@pytest.mark.parametrize(("command", "said"), [(ask.Camp(), "You camp for 8 turns"), (ask.Sleep(), "You sleep for 40")])
def test_a_rest_says_how_long_it_was_and_what_it_gave_back(command: ask.Command, said: str) -> None:
    game, _ = a_game()
    game.world.edit(game.seeker, Health).left = 5
    game.world.edit(game.seeker, Stamina).left = 0

    outcome = game.submit(command)
    health, stamina = game.world.get(game.seeker, Health).left - 5, game.world.get(game.seeker, Stamina).left

    assert told(game)[-1].startswith(said)
    assert f"{health} Health" in told(game)[-1]
    assert f"{stamina} Stamina" in told(game)[-1]
    assert game.log[game.seeker][-1] == outcome.perceived[-1]
    assert [line.message for line in game.log[game.seeker]].count("event.restored.by_you") == 0


@planted("engine/errands/account.py", '"event.waited.by_you" if self._told else ""', '""')
@rule("B94")
def test_a_long_wait_is_one_line_and_leaves_the_log_before_it_alone() -> None:
    game, _ = a_game()
    game.submit(ask.Wait())

    outcome = game.submit(ask.WaitTurns(turns=20))

    assert [line.message for line in outcome.perceived].count("errand.waited") == 1
    assert told(game)[0] == "You wait."
    assert told(game).count("You wait.") == 1
    assert told(game)[-1] == "You wait for 20 turns."


@rule("B94")
def test_the_log_says_why_a_rest_broke_off_and_the_next_deed_does_not_tell_of_it_again() -> None:
    game, row = a_game()
    a_hunting_rat(game.world, row[2], Spot.EAST, game.seeker)

    outcome = game.submit(ask.Camp())
    after = game.submit(ask.Wait())

    assert outcome.stopped
    assert [line.message for line in game.log[game.seeker]].count(outcome.stopped) == 1
    assert "errand.camped" in outcome.perceived[-1].message
    assert not any(line.message.startswith("errand.") for line in after.perceived)


@rule("P3")
def test_a_rest_that_is_refused_tells_nothing() -> None:
    game, row = a_game()
    a_hunting_rat(game.world, row[0], Spot.NORTH, game.seeker)

    outcome = game.submit(ask.Camp())

    assert outcome.refusal is not None
    assert not any(line.message.startswith("errand.") for line in game.log.get(game.seeker, ()))
