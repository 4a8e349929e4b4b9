"""Beats that are never stepped lead where stepping leads, whatever stirs on the way, whoever looks (P5, COMB-5)."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

from components.body import Health
from components.creatures import Beat, Incorporeal, Swimmer
from components.room import Exits, Room
from content.registry import Content
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from systems.creatures.beats import whereabouts
from tests.build import base_content
from tests.laws.bot import WAYS_OFF, Bot
from tests.laws.chronicles import twin
from tests.laws.stepper import Stepper
from tests.laws.trouble import Trouble
from tests.planted_fault import planted
from tests.rules import rule

COMMANDS, TURNS, ROOMS = 60, 40, 60
THEMES = ("base:caverns", "base:fen", "base:halls", "base:passages")


class FarTrouble(Trouble):
    """Trouble in any room of the level."""

    def _somewhere(self) -> int:
        return self.dice.choice([room for room, _ in self.world.each(Room)])


@cache
def wide(theme: str) -> Content:
    """The base game, with sixty rooms and more in the first level of a theme."""
    base = base_content()
    size = -(-ROOMS * 100 // base.figures.genesis.rooms_first_level)
    themes = {**base.themes, theme: msgspec.structs.replace(base.themes[theme], size=size)}
    content = Content.__new__(Content)
    for part in Content.__slots__:
        object.__setattr__(content, part, themes if part == "themes" else getattr(base, part))
    return content


def a_wide_game(seed: int, theme: str) -> Game:
    """A hardy seeker at the entrance of a level of a theme in which there is room for beats."""
    game = Game.new(seed, wide(theme), strict=True, theme=theme)
    health = game.world.edit(game.seeker, Health)
    health.left = health.full = 100_000
    return game


def play(game: Game, seed: int, commands: int) -> Stepper:
    """Random commands, trouble anywhere and long waits; each turn is gone step by step beside the rules."""
    dice, bot, trouble = Random(seed), Bot(game, seed), FarTrouble(game, seed)
    stepper = Stepper(game.world)
    for number in range(commands):
        command = bot.choose()
        while isinstance(command, WAYS_OFF):
            command = bot.choose()
        game.submit(command)
        bot.bless()
        if number % 3 == 0:
            trouble.strike()
            stepper.after("trouble")
        if number % 5 == 0:
            for _ in range(dice.randrange(TURNS)):
                game.submit(ask.Wait())
                bot.bless()
                assert places(game) == stepper.places()
                assert [roamer for roamer in stepper.barred() if not passes(game, roamer)] == []
        assert stepper.faults() == []
    return stepper


def places(game: Game) -> dict[int, tuple[int, int]]:
    """Where the rules reckon everybody to be who goes a beat."""
    found = {roamer: whereabouts(game.world, roamer) for roamer, _ in game.world.each(Beat)}
    return {roamer: (room, int(spot)) for roamer, (room, spot) in found.items()}


def passes(game: Game, roamer: int) -> bool:
    """Whether some bars do not stop this one: no walls, or no water."""
    return game.world.has(roamer, Incorporeal) or game.world.has(roamer, Swimmer)


@planted("systems/creatures/beats.py", "// pace(world, roamer) + 1", "// pace(world, roamer)", case="base:caverns-1")
@planted("systems/creatures/beats.py", "min(steps, 2 * last - steps)", "min(steps, last)", case="base:caverns-1")
@planted("systems/travel/entering.py", "    draw_near(world, body)\n", "", case="base:caverns-1")
@rule("P5", "COMB-5", "CLOCK-1")
@pytest.mark.parametrize("seed", [1, 4])
@pytest.mark.parametrize("theme", THEMES)
def test_a_beat_leads_where_its_steps_lead_whatever_stirs(theme: str, seed: int) -> None:
    game = a_wide_game(seed + 4, theme)

    stepper = play(game, seed, COMMANDS)

    assert stepper.met > 0


@pytest.mark.soak
@rule("P5", "COMB-5", "CLOCK-1")
@pytest.mark.parametrize("seed", range(100, 120))
@pytest.mark.parametrize("theme", THEMES)
def test_a_beat_leads_where_its_steps_lead_for_long(theme: str, seed: int) -> None:
    game = a_wide_game(seed, theme)

    stepper = play(game, seed, 6 * COMMANDS)

    assert stepper.met + len(stepper.walkers) > 0


@rule("P5", "S4", "COMB-5")
@pytest.mark.parametrize("seed", range(3))
def test_whoever_looks_or_saves_changes_nothing_of_where_beats_lead(seed: int) -> None:
    game = a_wide_game(seed + 20, "base:caverns")
    looked = twin(game)
    bot, beside = Bot(game, seed), FarTrouble(game, seed)

    for number in range(COMMANDS):
        command, _ = bot.act(perceive=False)
        if command is not None:
            looked.submit(command)
        view(looked)
        if number % 4 == 0:
            again = FarTrouble(looked, seed)
            again.dice.setstate(beside.dice.getstate())
            assert beside.strike() == again.strike()
        if number % 6 == 0:
            looked = twin(looked)
        assert looked.digest() == game.digest()

    assert len(list(game.world.each(Exits))) > 20
