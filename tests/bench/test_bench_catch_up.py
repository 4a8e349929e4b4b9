"""T5: what it costs to run a level that was left up to the clock, beside as many turns of it with an idle seeker."""

from __future__ import annotations

from statistics import median

import pytest

from components.creatures import Wanders
from components.seekers import InPlay
from engine.kernel.turn import run_to, take_turn
from engine.kernel.world import World
from tests.bench.idle import an_idle_level
from tests.bench.ratios import report, seconds
from tests.build import base_order

TURNS = 1_000
ROUNDS = 9


def left(world: World) -> World:
    """The level once its seeker has gone, with all it carries."""
    for seeker, _ in list(world.each(InPlay)):
        for card in (*world.borne(seeker), seeker):
            world.release(card)
    return world


def idle_turns(world: World) -> None:
    """World turns with somebody there who does nothing."""
    for _ in range(TURNS):
        take_turn(world, base_order())
        world.events.clear()


def catch_up(world: World) -> None:
    """As many turns of a level that nobody is in."""
    run_to(world, base_order(), world.turn + TURNS)


@pytest.mark.bench
@pytest.mark.parametrize("interval", [2, 20])
def test_a_thousand_turns_of_catching_up_over_a_thousand_idle_turns(interval: int) -> None:
    lived_in, absent, by_steps = an_idle_level(10_000), left(an_idle_level(10_000)), left(an_idle_level(10_000))
    for world in (lived_in, absent, by_steps):
        for roamer, wanders in list(world.each(Wanders)):
            if wanders.interval > 1:
                world.edit(roamer, Wanders).interval = interval

    shares = []
    for _ in range(ROUNDS):
        idle = seconds(lambda: idle_turns(lived_in))
        shares.append((seconds(lambda: catch_up(absent)) / idle, seconds(lambda: idle_turns(by_steps)) / idle))

    report("T5", f"{TURNS:,} turns of catching up over as many idle ones, a roamer every {interval} turns",
           median(share for share, _ in shares), "<= 0.5")
    report("T5", "the same turn by turn, none jumped over", median(share for _, share in shares), "(no goal)")
    assert absent.turn == lived_in.turn
