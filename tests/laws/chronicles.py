"""Chronicles for laws: a game some way on, an equal twin of it in fresh worlds, and a seeker carried to a stair."""

from __future__ import annotations

from components.place import Place, Spot
from components.room import Stair
from engine import keeping
from engine.chronicle import Chronicle
from engine.game import Game
from engine.kernel.dice import Dice
from engine.kernel.world import World
from saves import chronicle as saved
from systems.deeds.knowing import come_in, remember, turn_up
from systems.reckoning.rooms import room_of
from tests.build import base_content
from tests.laws.bot import Bot


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
    state = keeping.state_of(game.chronicle, game.packs, game.seeker, game.log, game.commands)
    data = saved.dump(state, {})
    dice = Dice(game.seed)

    def make_world(seed: int, number: int) -> World:
        world = World(number, dice)
        world.provide(game.content)
        return world

    loaded = saved.load(data, make_world, keeping.stamps(game.content))
    chronicle = Chronicle(game.seed, game.content)
    chronicle.dice = dice
    for world in loaded.worlds:
        chronicle.hold(world)
    return Game(chronicle, game.seeker, keeping.log_of(loaded))


def carry_to_stair(game: Game, down: bool = True) -> None:
    """Put the seeker beside all rules onto the stairwell of its level that leads down, or up."""
    world, seeker = game.world, game.seeker
    card = next(card for card, stair in world.each(Stair) if stair.down == down)
    place = world.get(card, Place)
    remember(world, seeker, room_of(world, seeker))
    world.move(seeker, place.holder, Spot(place.spot))
    come_in(world, seeker)
    turn_up(world, seeker, place.holder, Spot(place.spot))
