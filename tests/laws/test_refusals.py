"""Law P3: a refused command changes no byte of the state and says why; so does asking what would come of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.play import commands as ask
from engine.play.game import Game
from tests.build import base_content
from tests.laws.bot import Bot
from tests.laws.chronicles import a_game
from tests.rules import rule

TRIES = 400


@rule("P3")
@pytest.mark.parametrize("seed", range(20, 26))
def test_a_refused_command_leaves_the_digest_equal_and_says_why(seed: int) -> None:
    game = Game.new(seed, base_content(), strict=True)
    bot, words = Bot(game, seed), game.content.words
    refusals = set()

    for _ in range(TRIES):
        if game.ended:
            break
        command = bot.nonsense()
        before, clock = game.digest(), game.clock
        outcome = game.submit(command)
        if outcome.refusal is not None:
            refusals.add(outcome.refusal.message)
            assert (game.digest(), game.clock) == (before, clock), f"{command} was refused and changed something"
            assert words.has(outcome.refusal.message), f"{command}: nobody says {outcome.refusal.message}"
            assert (outcome.ok, outcome.perceived, outcome.turns) == (False, (), 0)
        if bot.dice.random() < 0.2:
            bot.act()

    assert len(refusals) >= 12, refusals


@rule("P3", "P9")
def test_asking_what_would_come_of_a_command_changes_nothing() -> None:
    game = a_game(31, 60)
    bot = Bot(game, 1)
    before = game.digest()

    for _ in range(300):
        game.probe(bot.nonsense())
    game.legal_commands()

    assert game.digest() == before


@rule("P3")
def test_the_dead_are_refused() -> None:
    game = a_game(4)
    bot = Bot(game, 4)
    while not game.ended:
        bot.act()
    before = game.digest()

    outcomes = [game.submit(ask.Wait()), game.submit(ask.Step("north")), game.submit(ask.WaitTurns(turns=3))]

    assert [outcome.refusal.message for outcome in outcomes if outcome.refusal] == ["refused.dead"] * 3
    assert game.digest() == before


@rule("P3")
def test_a_probe_that_is_legal_is_carried_out_at_the_price_it_named() -> None:
    game = Game.new(12, base_content(), strict=True)
    bot = Bot(game, 12)

    for _ in range(150):
        if game.ended:
            break
        command = bot.choose()
        said = game.probe(command)
        outcome = game.submit(command)
        if outcome.asks:
            assert outcome.asks == said.asks
            outcome = game.submit(replace(command, sure=True))
        assert outcome.ok, f"{command} was promised with {said} and refused with {outcome.refusal}"
