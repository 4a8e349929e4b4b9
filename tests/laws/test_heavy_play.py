"""Random play in heavy mode: no rule writes without a mark, and what is packed again is all that changed (S6)."""

import pytest

from engine.keep import keeping
from engine.kernel.heavy import HeavyMode
from engine.play.game import Game
from saves import chronicle as saved
from saves.snapshot import Keeper
from tests.build import base_content
from tests.laws.bot import Bot
from tests.rules import rule


class Watch:
    """Heavy mode over every world of a game, the ones born later too."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._modes: dict[int, HeavyMode] = {}
        self._keepers: dict[int, Keeper] = {}

    def check(self, command: object) -> None:
        """Every write since the last check was marked; packing what changed equals packing all."""
        for number, world in self.game.worlds.items():
            if number in self._modes:
                self._modes[number].check(str(command))
            else:
                self._modes[number] = HeavyMode(world)
        game = self.game
        state = keeping.state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally)
        assert saved.dump(state, self._keepers) == saved.dump(state, {}), f"after {command} a changed room was missed"


def play(seed: int, commands: int) -> Watch:
    """Play so many commands under watch."""
    game = Game.new(seed, base_content())
    bot = Bot(game, seed)
    watch = Watch(game)
    watch.check("the beginning")
    for _ in range(commands):
        command, _ = bot.act(perceive=False)
        if seed % 2:
            bot.bless()
        watch.check(command)
    return watch


@rule("S6")
@pytest.mark.parametrize("seed", range(1, 7))
def test_every_write_in_random_play_is_marked(seed: int) -> None:
    watch = play(seed, 150)

    assert watch.game.clock > 10


@pytest.mark.soak
@rule("S6")
@pytest.mark.parametrize("seed", range(500, 550))
def test_every_write_in_long_random_play_is_marked(seed: int) -> None:
    watch = play(seed, 3000)

    assert watch.game.clock > 200
