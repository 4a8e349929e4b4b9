"""A bot that sees only the wire walks from the entrance to the stairs that lead on, taking the keys it needs (F2)."""

from __future__ import annotations

import pytest

from systems.core.sites import level_info
from tests.rules import rule
from tests.wire.blessing import blessed
from tests.wire.bot import Bot
from tests.wire.talk import at_the_gate, play

SEEDS = range(1, 11)


@rule("F2", "EXIT-1", "LOCK-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_on_the_wire_finds_its_way_down(seed: int) -> None:
    bot, gate = Bot(), at_the_gate(seed)

    game = play(seed, blessed(gate, bot.play()), gate)

    assert bot.won, "\n".join(bot.story[-12:])
    info = level_info(game.world)
    assert info is not None and info.level == 2


@rule("DOOR-1")
def test_on_its_walks_the_bot_opens_locks_with_keys_that_it_found() -> None:
    unlocked = 0
    for seed in SEEDS:
        bot, gate = Bot(), at_the_gate(seed)
        play(seed, blessed(gate, bot.play()), gate)
        unlocked += bot.unlocked
        if unlocked >= 2:
            return

    assert unlocked >= 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
def test_bots_of_each_kind_find_their_way_down(seed: int) -> None:
    for seeker in (1, 2, 3):
        bot, gate = Bot(seeker), at_the_gate(seed)

        play(seed, blessed(gate, bot.play()), gate)

        assert bot.won, "\n".join(bot.story[-12:])
