"""Games in many states for the tests of faces: at the start, some way on, in a fight, at a question, dead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from components.body import ActionPoints
from components.place import Spot, facing
from components.room import HardGoing, SelfLit
from content.registry import Content
from engine.play.commands import Wait
from engine.play.game import Game
from engine.scene.node import Node, Role
from engine.scene.view import SCREENS, view
from systems.body.wounds import wound
from systems.core.knowing import spot
from systems.core.rooms import neighbour, room_of
from systems.core.ways import is_clear
from tests.build import a_choice, a_hunting_rat, base_content
from tests.laws.bot import Bot
from tests.laws.chronicles import a_game

LEAK = re.compile(r"\[[a-z_]+(\.[a-z_0-9]+)*\]")
PLAYED = [(seed, commands) for seed in range(80, 86) for commands in (0, 12, 40)]


@cache
def pseudo_content() -> Content:
    """The base content in the language for tests: accented, and 40 % longer."""
    content = Content.__new__(Content)
    for part in Content.__slots__:
        object.__setattr__(content, part, getattr(base_content(), part))
    object.__setattr__(content, "words", base_content().words.pseudo())
    return content


def a_pseudo_game(seed: int, commands: int) -> Game:
    """A game in the pseudo-language, after so many commands of random play."""
    game = Game.new(seed, pseudo_content())
    bot = Bot(game, seed)
    for _ in range(commands):
        bot.act(perceive=True)
        bot.bless()
    return game


def all_screens(game: Game) -> Iterator[Node]:
    """Every screen of a game, and a close look at everything on its board."""
    for screen in SCREENS:
        if screen != "card":
            yield view(game, screen)
    for node in list(view(game).walk()):
        if node.role in (Role.CARD, Role.CREATURE, Role.LOCATION):
            yield view(game, "card", node.id)


def one_beyond(heading: Spot, content: Content | None = None) -> tuple[Game, int]:
    """A game at its start whose seeker stands beside an open way by this heading, and the enemy on the other side."""
    for seed in range(80, 180):
        game = Game.new(seed, content or base_content())
        world, here = game.world, room_of(game.world, game.seeker)
        if not is_clear(world, here, heading) or world.has(here, HardGoing):
            continue
        beyond, side = neighbour(world, here, heading), facing(heading)
        for card in world.held(beyond, side):
            world.move(card, beyond, Spot.STORAGE)
        world.move(game.seeker, here, heading)
        rat = a_hunting_rat(world, beyond, side, game.seeker)
        for room in (here, beyond):
            world.add(room, SelfLit())
        spot(world, rat)
        return game, rat
    raise AssertionError("no such dungeon")


def one_who_comes() -> tuple[Game, int]:
    """Such a game in which the seeker stands where the enemy needs a step to come at it, and has AP for two blows."""
    game, rat = one_beyond(Spot.EAST)
    game.world.move(game.seeker, room_of(game.world, game.seeker), Spot.SOUTH)
    game.world.edit(rat, ActionPoints).left = 5
    return game, rat


def a_fight(seed: int = 80) -> Game:
    """A game in which a creature is awake and known, and something can be done to it by a chance."""
    for commands in range(5, 200, 5):
        game = a_game(seed, commands, blessed=True)
        nodes = list(view(game).walk())
        awake = any(node.role is Role.CREATURE and "awake" in node.states for node in nodes)
        if awake and any(node.kind == "fight" and node.odds is not None for node in nodes):
            return game
    raise LookupError("nobody woke")


def a_question(seed: int = 80) -> Game:
    """A game in which a choice is pending."""
    game = a_game(seed)
    game.world.add(game.seeker, a_choice("strength", "will"))
    return game


def a_death(seed: int = 80) -> Game:
    """A game whose seeker has died of hunger."""
    game = a_game(seed, 5, blessed=True)
    kill(game)
    return game


def kill(game: Game) -> None:
    """The seeker dies of hunger, now."""
    wound(game.world, game.seeker, 1000, 0, "cause.hunger")
    for _ in range(3):
        if not game.ended:
            game.submit(Wait())
    assert game.ended
