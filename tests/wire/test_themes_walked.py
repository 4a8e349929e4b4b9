"""Levels of every main theme walked to their stairs by a bot that sees only the wire (P11, F2, EXIT-1)."""

from __future__ import annotations

import pytest

from components.level import Certificate
from content.loader import load
from engine.kernel.world import World
from engine.play.chronicle import FIRST_SITE, Chronicle
from engine.play.game import Game
from systems.core.sites import level_info
from tests.build import base_content
from tests.rules import rule
from tests.wire.blessing import blessed
from tests.wire.bot import Bot
from tests.wire.talk import play

THEMES = sorted(name for name, theme in load().themes.items() if theme.exit)
LEVELS = (1, 1, 2, 2, 3, 4, 5, 6, 8, 12)


def game_in(theme: str, seed: int, level: int, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game at the gate whose first level is this one."""
    first = Chronicle.level

    def deeper(chronicle: Chronicle, site: str, depth: int, name: str) -> World:
        return first(chronicle, site, max(depth, level), name)

    monkeypatch.setattr(Chronicle, "level", deeper)
    return Game.bare(seed, base_content(), strict=True, theme=theme)


def walked(theme: str, seed: int, level: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Bot, Game]:
    """A blessed bot's walk through a level, with ten Health more for each level that it would have come down."""
    game, bot = game_in(theme, seed, level, monkeypatch), Bot()
    play(seed, blessed(game, bot.play(), 10 * (level - 1)), game)
    return bot, game


@rule("F2", "P11", "EXIT-1")
@pytest.mark.parametrize("theme", THEMES)
def test_a_level_of_every_theme_is_walked_to_its_stairs(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, game = walked(theme, THEMES.index(theme) + 1, 1, monkeypatch)

    assert bot.won, "\n".join(bot.story[-12:])
    info = level_info(game.world)
    assert info is not None and (info.theme, info.level) == (theme, 2)


@pytest.mark.soak
@pytest.mark.timeout(1_200)
@rule("F2", "P11", "EXIT-1", "LOCK-3", "LOCK-4")
@pytest.mark.parametrize(("seed", "level"), list(enumerate(LEVELS, 1)))
@pytest.mark.parametrize("theme", THEMES)
def test_ten_levels_of_every_theme_are_walked_to_their_stairs(
    theme: str, seed: int, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, game = walked(theme, 100 + seed, level, monkeypatch)

    assert bot.won, "\n".join(bot.story[-12:])
    info = level_info(game.world)
    assert info is not None and (info.theme, info.level) == (theme, level + 1)


@rule("LOCK-4", "EXIT-1")
def test_where_the_way_out_asks_for_a_search_the_bot_looks_at_the_walls_and_pushes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pushed = 0
    for seed in range(10, 40):
        game, bot = game_in("base:mausoleum", seed, 3, monkeypatch), Bot()
        if not pushed and _asks_for_a_search(game):
            play(seed, blessed(game, bot.play()), game)
            assert bot.won, "\n".join(bot.story[-12:])
            pushed += bot.pushed

    assert pushed


def _asks_for_a_search(game: Game) -> bool:
    """Whether some key of the level that will be entered lies behind a hidden door."""
    world = game.chronicle.level(FIRST_SITE, 1, "base:mausoleum")
    return any(part.doors for _, part in world.each(Certificate))
