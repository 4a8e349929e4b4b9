"""Chronicles for laws: a game some way on, an equal twin of it in fresh worlds, a seeker carried to stair or mouth."""

from __future__ import annotations

from functools import cache

import msgspec

from components.body import ActionPoints
from components.knowledge import Choice
from components.place import Place, Spot
from components.room import Mouth, Stair
from content.registry import Content
from engine.keep import keeping
from engine.kernel.dice import Dice
from engine.kernel.world import World
from engine.play import commands as ask
from engine.play.chronicle import Chronicle
from engine.play.game import Game, Recorder
from saves import chronicle as saved
from systems.core.knowing import come_in, remember, turn_up
from systems.core.rooms import room_of
from systems.core.sites import level_info
from systems.creatures.roaming import draw_near
from tests.build import base_content
from tests.laws.bot import Bot

CAVERNS = "base:caverns"


def a_game(seed: int, commands: int = 0, blessed: bool = False) -> Game:
    """A game after so many commands of random play; with `blessed` its seeker was healed after each."""
    game = Game.new(seed, base_content())
    bot = Bot(game, seed)
    for _ in range(commands):
        bot.act(perceive=False)
        if blessed:
            bot.bless()
    return game


def twin(game: Game) -> Game:
    """An equal game in fresh worlds, by way of a save that no disk sees."""
    state = keeping.state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally)
    data = saved.dump(state, {})
    dice = Dice(game.seed)

    def make_world(seed: int, number: int) -> World:
        world = World(number, dice)
        world.provide(game.content)
        return world

    loaded = saved.load(data, make_world, keeping.stamps(game.content))
    chronicle = Chronicle(game.seed, game.content, theme=keeping.theme_of(loaded, game.content))
    chronicle.dice = dice
    for world in loaded.worlds:
        chronicle.hold(world)
    return Game(chronicle, game.seeker, keeping.log_of(loaded))


def carry_to_stair(game: Game, on: bool = True) -> None:
    """Put the seeker beside all rules onto the stairwell of its level that leads on, or back."""
    carry_to(game, next(card for card, stair in game.world.each(Stair) if stair.on == on))


def carry_to_mouth(game: Game, theme: str) -> None:
    """The same, onto the mouth to a sub-dungeon of this theme, or the one that leads out of it."""
    carry_to(game, next(card for card, mouth in game.world.each(Mouth) if mouth.theme == theme))


def carry_to(game: Game, card: int) -> None:
    """Put the seeker beside all rules onto the slot of a card, as if it had come there on foot."""
    world, seeker = game.world, game.seeker
    place = world.get(card, Place)
    remember(world, seeker, room_of(world, seeker))
    world.move(seeker, place.holder, Spot(place.spot))
    draw_near(world, seeker)
    come_in(world, seeker)
    turn_up(world, seeker, place.holder, Spot(place.spot))


def a_game_with_mouths(
    seed: int, strict: bool = False, recorder: Recorder | None = None, theme: str = CAVERNS
) -> Game:
    """A game in whose levels there is a mouth of every kind, if they are of the Caverns."""
    return Game.new(seed, with_mouths(), strict=strict, recorder=recorder, theme=theme)


@cache
def with_mouths() -> Content:
    """The base game, with a mouth of every kind on each level of the Caverns."""
    base = base_content()
    mouths = {name: 100 for name, theme in base.themes.items() if theme.sub}
    themes = {**base.themes, CAVERNS: msgspec.structs.replace(base.themes[CAVERNS], mouths=mouths)}
    content = Content.__new__(Content)
    for part in Content.__slots__:
        object.__setattr__(content, part, themes if part == "themes" else getattr(base, part))
    return content


def go_in(game: Game, theme: str) -> None:
    """Into a sub-dungeon, by its mouth."""
    _through(game, theme, ask.Enter(sure=True))


def go_out(game: Game) -> None:
    """Out of a sub-dungeon again."""
    info = level_info(game.world)
    assert info is not None
    _through(game, info.theme, ask.Leave(sure=True))


def _through(game: Game, theme: str, command: ask.Command) -> None:
    """With what is asked answered, and a fresh turn when no AP are left in this one."""
    while game.world.has(game.seeker, Choice):
        assert game.submit(ask.Answer(0)).ok
    if not game.world.get(game.seeker, ActionPoints).left:
        assert game.submit(ask.Wait()).ok
    carry_to_mouth(game, theme)
    outcome = game.submit(command)
    assert outcome.ok, outcome.refusal
