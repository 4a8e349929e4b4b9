"""A sweep turns up every card of the room and takes what lies open, and stops at anything else (ROOM-3, F2)."""

from __future__ import annotations

import pytest

from components.body import ActionPoints
from components.card import BareGround, Card
from components.knowledge import Seen
from components.locks import Noticed, Trap
from components.place import SIDES, Place, Spot
from components.room import SelfLit
from components.things import Container, Weight
from engine.play.commands import Sweep
from engine.play.game import Game
from engine.scene.view import view
from systems.core.memory import memory_of
from systems.core.rooms import room_of
from systems.core.sight import is_up
from tests.build import a_chest, a_rat, a_thing, bare_ground
from tests.engine.row_game import a_game as a_row_game
from tests.planted_fault import planted
from tests.rules import rule


def a_game(*sides: str) -> tuple[Game, int]:
    """A game in a lit room whose sides, all face down, hold what is named.

    `thing`, `bare`, `rat`, `chest`, `bag` (a chest that could be lifted), or `trap`.
    """
    game, rooms = a_row_game(2)
    world, room = game.world, rooms[0]
    world.add(room, SelfLit())
    world.edit(memory_of(world, game.seeker, room), Seen).up = []
    for side, what in zip(SIDES, sides, strict=True):
        if what == "bare":
            bare_ground(world, room, side)
        elif what == "rat":
            a_rat(world, room, side)
        elif what == "chest":
            a_chest(world, room, side)
        elif what == "bag":
            world.add(a_chest(world, room, side), Weight(10))
        elif what == "trap":
            a_thing(world, room, side, Trap(0), Noticed([game.seeker]))
        else:
            a_thing(world, room, side)
    world.events.clear()
    return game, room


def packed(game: Game) -> int:
    """How many things are in the pack beside the map."""
    return sum(game.world.has(card, Weight) for card in game.world.held(game.seeker, Spot.PACK)) - 1


@planted("engine/errands/travel.py", "if not (self._sweeps and _is_plain_find(world, event))", "if True")
@planted("engine/play/game.py", "sweeps = record is not None and record.sweeps", "sweeps = False")
@rule("ROOM-3", "F2")
def test_every_card_is_turned_up_and_all_that_lies_open_is_taken() -> None:
    game, room = a_game("thing", "bare", "thing", "thing")

    swept = game.submit(Sweep())

    assert swept.ok and not swept.stopped
    assert all(is_up(game.world, game.seeker, room, side) for side in SIDES)
    assert packed(game) == 3
    assert game.submit(Sweep()).refusal is not None


@planted("engine/errands/sweep.py", "or world.has(thing, Container) or", "or")
@rule("ROOM-3", "TRAP-1")
@pytest.mark.parametrize("other", ["rat", "chest", "bag"])
def test_it_stops_at_what_is_alive_or_shut_and_leaves_it_alone(other: str) -> None:
    game, room = a_game("thing", other, "thing", "thing")

    first = game.submit(Sweep())
    taken = packed(game)

    assert first.stopped
    assert taken == 1 and game.world.held(room, Spot.EAST)
    if other != "rat":
        assert game.submit(Sweep()).ok and packed(game) == 3
        chest = game.world.held(room, Spot.EAST)[0]
        assert not game.world.get(chest, Container).opened and game.world.get(chest, Place).holder == room


@planted("engine/errands/sweep.py",
         "    if trapped or world.has(thing, Container)", "    if world.has(thing, Container)")
@rule("TRAP-1")
def test_what_is_known_to_be_trapped_is_never_picked_up() -> None:
    game, room = a_game("thing", "trap", "bare", "bare")
    for _ in range(4):
        game.submit(Sweep())

    lying = [card for card in game.world.held(room, Spot.EAST) if not game.world.has(card, BareGround)]

    assert len(lying) == 1 and packed(game) == 1


@rule("MOVE-1")
def test_it_waits_for_the_action_points_that_the_next_turn_brings() -> None:
    game, _ = a_game("thing", "thing", "thing", "thing")
    game.world.edit(game.seeker, ActionPoints).left = 1

    swept = game.submit(Sweep())

    assert swept.ok and swept.turns >= 1
    assert packed(game) == 4


@rule("F2")
def test_it_is_offered_as_long_as_there_is_something_to_do_in_the_room() -> None:
    game, _ = a_game("bare", "bare", "bare", "bare")
    offered = [act.enabled for act in view(game).walk() if isinstance(act.command, Sweep)]
    game.submit(Sweep())

    after = [act.enabled for act in view(game).walk() if isinstance(act.command, Sweep)]

    assert offered == [True]
    assert after == []
    assert game.world.has(room_of(game.world, game.seeker), Card)
