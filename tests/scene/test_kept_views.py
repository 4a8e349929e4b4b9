"""What views keep for the next one: random play over all main themes, each view beside one that keeps nothing (F2)."""

from __future__ import annotations

from random import Random

import pytest

from components.card import Card
from components.light import Fuel
from components.place import Spot
from components.things import Durability, Stack
from content.loader import load
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.node import as_json
from engine.scene.view import view
from tests.laws.bot import Bot
from tests.planted_fault import planted
from tests.rules import rule
from tests.wire.test_themes_walked import game_in

THEMES = sorted(name for name, theme in load().themes.items() if theme.exit)
CORNERS = (("map", ""), ("card", "here"), ("card", "centre"), ("card", "pack.1"), ("card", "beyond.north"))


def differing(game: Game, screens: tuple[tuple[str, str], ...]) -> list[str]:
    """The screens that show something else than they would if nothing had been kept."""
    return [
        f"{screen} {of}"
        for screen, of in screens
        if as_json(view(game, screen, of)) != as_json(view(game, screen, of, fresh=True))
    ]


def played(game: Game, seed: int, commands: int) -> list[str]:
    """Differences after each of so many commands of random play; whoever dies is followed by the next."""
    bot, dice = Bot(game, seed), Random(seed)
    found = []
    for number in range(commands):
        command = bot.act(perceive=True)
        if game.ended:
            game.join(pick=dice.randrange(3))
            bot = Bot(game, seed + number)
        screens = (("board", ""), *(CORNERS if number % 8 == 0 else ()))
        found += [f"{number} {command}: {what}" for what in differing(game, screens)]
    return found


@rule("F2")
@pytest.mark.parametrize("theme", THEMES)
def test_a_view_that_takes_over_parts_is_the_view_that_takes_none(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number = THEMES.index(theme)
    game = game_in(theme, 300 + number, 1 + number % 5, monkeypatch)
    game.join(pick=number % 3)

    found = played(game, number, 40)

    assert found == []


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@rule("F2")
@pytest.mark.parametrize("theme", THEMES)
def test_it_is_so_over_long_play(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number = THEMES.index(theme)
    found = []

    for level in (1, 3, 6, 10):
        game = game_in(theme, 900 + 10 * number + level, level, monkeypatch)
        game.join(pick=level % 3)
        found += played(game, number + level, 500)

    assert found == []


@planted("engine/kernel/marks.py", "            self._lifted(own)\n            self._log(holder, spot)\n",
         "            pass\n")
@rule("F2")
def test_whatever_is_written_from_outside_shows_in_the_next_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_in("base:caverns", 7, 1, monkeypatch)
    game.join()
    world, seeker = game.world, game.seeker
    view(game)

    for card in world.held(seeker):
        for kind, field in ((Stack, "count"), (Durability, "left"), (Fuel, "left")):
            if world.has(card, kind):
                setattr(world.edit(card, kind), field, 1)
                assert differing(game, (("board", ""),)) == []
        if world.has(card, Card):
            world.move(card, seeker, Spot.PACK)
            assert differing(game, (("board", ""), ("card", "pack.1"))) == []
    game.submit(ask.Wait())

    assert differing(game, (("board", ""), *CORNERS)) == []
