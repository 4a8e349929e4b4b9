"""Exploring walks to the nearest way never taken, says why it stops, and takes or opens nothing (B94)."""

from __future__ import annotations

import pytest

from components.knowledge import Seen
from components.locks import Noticed, Trap
from components.place import Spot
from components.walls import Material, Wall
from content.loader import load
from engine.errands.explore import frontier
from engine.play import commands as ask
from engine.play.game import Game
from systems.core.knowing import come_in, spot
from systems.core.memory import memory_of
from systems.core.rooms import passage, room_of, spot_of
from tests.build import a_rat, a_room, a_thing, join
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule


def rooms_seen(game: Game) -> int:
    """How many rooms the seeker has been in."""
    return sum(1 for _, seen in game.world.each(Seen) if seen.seeker == game.seeker and seen.turn >= 0)


@pytest.mark.parametrize("seed", range(6))
@rule("F2")
def test_exploring_again_and_again_finds_room_after_room_or_says_why_it_stops(seed: int) -> None:
    game = Game.new(seed, load(), theme="base:caverns")
    before = rooms_seen(game)

    for _ in range(12):
        outcome = game.submit(ask.Explore())
        if not outcome.ok or outcome.ended:
            break
        assert outcome.stopped or rooms_seen(game) > before

    assert rooms_seen(game) > before


@pytest.mark.parametrize("seed", range(3))
def test_exploring_takes_nothing_and_opens_nothing(seed: int) -> None:
    game = Game.new(seed, load())
    carried = game.world.held(game.seeker, Spot.PACK)

    for _ in range(8):
        game.submit(ask.Explore())

    assert game.world.held(game.seeker, Spot.PACK) == carried or game.ended


def known(game: Game) -> tuple[object, ...]:
    """Where the seeker stands and what it knows of rooms and slots."""
    world, seeker = game.world, game.seeker
    memories = [(len(seen.up), seen.turn >= 0) for _, seen in world.each(Seen) if seen.seeker == seeker]
    return room_of(world, seeker), spot_of(world, seeker), tuple(memories)


@pytest.mark.parametrize("seed", range(6))
@rule("B94")
def test_exploring_on_and_on_never_stands_twice_in_one_place_knowing_no_more(seed: int) -> None:
    game = Game.new(seed, load())
    stood = [known(game)]

    for _ in range(40):
        outcome = game.submit(ask.Explore())
        if not outcome.ok or outcome.ended:
            break
        stood.append(known(game))

    assert len(stood) == len(set(stood)) > 2


@planted("engine/errands/explore.py", "or beyond in came", "or world.held(beyond, Spot.MEMORY)")
@rule("B94")
def test_exploring_takes_the_way_to_a_remembered_room_that_was_never_walked() -> None:
    game, row = a_game()
    for room, side in ((row[1], Spot.EAST), (row[2], Spot.WEST)):
        seen = game.world.edit(memory_of(game.world, game.seeker, room), Seen)
        seen.up.remove(side)

    barred = game.probe(ask.Travel("room.3.0"))
    game.submit(ask.Explore())
    game.submit(ask.Explore())

    assert barred.refusal is not None and barred.refusal.message == "refused.no_known_way"
    assert (room_of(game.world, game.seeker), spot_of(game.world, game.seeker)) == (row[2], Spot.WEST)
    assert game.probe(ask.Travel("room.3.0")).refusal is None


@planted("engine/errands/explore.py", "(room, Spot(heading)), (beyond, facing(heading))", "(room, Spot(heading)),",
         case="False")
@planted("engine/errands/explore.py", "(room, Spot(heading)), (beyond, facing(heading))", "(beyond, facing(heading)),",
         case="True")
@rule("B94")
@pytest.mark.parametrize("near", [True, False])
def test_exploring_leaves_a_way_alone_at_whose_end_a_trap_was_noticed(near: bool) -> None:
    game, row = a_game()
    room, side = (row[1], Spot.EAST) if near else (row[2], Spot.WEST)
    a_thing(game.world, room, side, Trap(2), Noticed([game.seeker]))

    outcome = game.submit(ask.Explore())

    assert outcome.refusal is not None and outcome.refusal.message == "refused.nothing_to_explore"


@planted("engine/errands/explore.py", "if not _stood_upon(world, seeker, *way)", "if True")
@rule("B94")
def test_exploring_leaves_the_way_in_which_a_known_sleeper_stands_to_the_last() -> None:
    game, row = a_game(1)
    north, west = (a_room(game.world, x=-1, y=side) for side in (1, 2))
    join(game.world, row[0], north, Spot.NORTH)
    join(game.world, row[0], west, Spot.WEST)
    come_in(game.world, game.seeker)
    free = frontier(game.world, game.seeker)
    rat = a_rat(game.world, north, Spot.SOUTH)
    game.world.move(game.seeker, row[0], Spot.NORTH)
    spot(game.world, rat)

    around = frontier(game.world, game.seeker)
    game.world.add(passage(game.world, row[0], Spot.WEST), Wall(Material.STONE, 6))
    last = frontier(game.world, game.seeker)

    assert (free, around, last) == ({row[0]: Spot.NORTH}, {row[0]: Spot.WEST}, {row[0]: Spot.NORTH})
