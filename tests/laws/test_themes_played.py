"""Random play in every theme keeps every law, and every face can show it (P1, P2, P11)."""

from __future__ import annotations

import pytest

from content.loader import load
from engine.play.game import Game
from engine.scene.view import view
from tests.build import base_content
from tests.laws import invariants
from tests.laws.bot import Bot
from tests.laws.chronicles import a_game_with_mouths, go_in, go_out
from tests.rules import rule

THEMES = sorted(load().themes)
SUB = {name for name, theme in load().themes.items() if theme.sub}
COMMANDS = 150


def play(theme: str, seed: int, commands: int) -> Game:
    """Play so many commands in a theme, the seeker healed after each, and hold every invariant now and then.

    A sub-dungeon is come to by its mouth, and may be left by it.
    """
    game = (
        a_game_with_mouths(seed, strict=True) if theme in SUB
        else Game.new(seed, base_content(), strict=True, theme=theme)
    )
    if theme in SUB:
        go_in(game, theme)
    bot = Bot(game, seed)
    for number in range(commands):
        command, outcome = bot.act()
        bot.bless()
        if number % 10 == 0:
            assert invariants.faults(game) == [], f"{theme}, seed {seed}, after {command}"
            view(game)
        assert outcome.ok or outcome.refusal is not None or outcome.asks
    return game


@rule("P1", "P2", "P11")
@pytest.mark.parametrize("theme", THEMES)
def test_random_play_keeps_every_law_in_every_theme(theme: str) -> None:
    game = play(theme, THEMES.index(theme), COMMANDS)

    assert game.clock > 20


@pytest.mark.soak
@rule("P1", "P2", "P11")
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("theme", THEMES)
def test_long_random_play_keeps_every_law_in_every_theme(theme: str, seed: int) -> None:
    game = play(theme, seed, COMMANDS * 10)

    assert game.clock > 200


@rule("P1", "P11", "SUB-1", "G7")
@pytest.mark.parametrize("theme", sorted(SUB))
def test_who_wanders_through_a_sub_dungeon_at_random_comes_out_of_it_again(theme: str) -> None:
    game = a_game_with_mouths(1 + len(theme), strict=True)
    bot = Bot(game, 1, lives=0)
    for trip in range(3):
        go_in(game, theme)
        outside, inside = game.worlds[1], game.world
        for _ in range(40):
            if game.world is inside:
                bot.act()
                bot.bless()
        if game.world is inside:
            go_out(game)

        assert game.world is outside
        assert invariants.faults(game) == [], f"{theme}, trip {trip}"
        assert sorted(game.worlds) == [0, 1, 2]
