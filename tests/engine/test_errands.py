"""Waiting, travel and approach are single commands in a row, and stop with a reason when something comes (B94)."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Dead, Hunger
from components.creatures import Awake, Creature
from components.effect import Harms
from components.light import Fuel, Lit
from components.locks import Noticed, Trap
from components.place import Place, Spot
from components.room import Exits, HardGoing, SelfLit
from components.seekers import InPlay
from components.walls import HiddenDoor, Material, Wall
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from systems.core.knowing import remember, spot, turn_up
from systems.core.rooms import room_of, spot_of
from tests.build import a_choice, a_hunting_rat, a_rat
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule


def where(game: Game) -> tuple[int, Spot]:
    """The seeker's room and slot."""
    return room_of(game.world, game.seeker), spot_of(game.world, game.seeker)


@rule("CLOCK-1", "B94")
def test_travel_leads_through_remembered_rooms_step_by_step() -> None:
    game, row = a_game()

    outcome = game.submit(ask.Travel("room.3.0"))

    # To the side, through, and over the centre: two steps, then three for each further room; four AP a world turn.
    assert where(game) == (row[3], Spot.WEST)
    assert (outcome.ok, outcome.stopped, outcome.turns) == (True, "", 2)
    assert game.commands == 8
    assert game.world.get(game.seeker, ActionPoints).left == 4


@rule("B94")
def test_travel_never_steps_onto_what_lies_face_down() -> None:
    game, row = a_game()
    world = game.world
    for memory in world.held(row[1], Spot.MEMORY):
        world.remove(memory, Place)
        world.doom(memory, "test")
    world.bury()

    outcome = game.submit(ask.Travel("room.3.0"))

    assert outcome.refusal is not None
    assert outcome.refusal.message == "refused.no_known_way"
    assert where(game) == (row[0], Spot.CENTRE)


@rule("B94")
def test_travel_goes_round_a_slot_with_a_trap_that_was_noticed() -> None:
    game, row = a_game()
    world = game.world
    trap = make(world, "base:torch", row[1], Spot.EAST)
    world.add(trap, Trap(2))
    world.add(trap, Harms(1, 0))

    unnoticed = game.probe(ask.Travel("room.3.0"))
    world.add(trap, Noticed([game.seeker]))
    noticed = game.probe(ask.Travel("room.3.0"))

    assert unnoticed.legal
    assert noticed.refusal is not None
    assert noticed.refusal.message == "refused.no_known_way"


@pytest.mark.parametrize(
    ("to", "reason"),
    [("room.0.0", "refused.already_there"), ("room.9.9", "refused.unknown_room"), ("nowhere", "refused.address")],
)
def test_travel_to_nowhere_is_refused(to: str, reason: str) -> None:
    game, row = a_game()

    outcome = game.submit(ask.Travel(to))

    assert outcome.refusal is not None
    assert outcome.refusal.message == reason
    assert where(game) == (row[0], Spot.CENTRE)


@planted("engine/errands/travel.py",
         "    if rosette(world, seeker, room)[heading] != Way.OPEN:\n        return 0\n", "")
@rule("WALL-8", "WALL-13")
@pytest.mark.parametrize("door", [None, HiddenDoor(), HiddenDoor(found=True)])
def test_travel_goes_through_no_wall_that_was_seen_and_no_door_that_was_not_pushed(door: HiddenDoor | None) -> None:
    game, row = a_game()
    passage = game.world.get(row[1], Exits).passages[Spot.EAST]
    for bar in (Wall(Material.STONE, 6), door):
        if bar is not None:
            game.world.add(passage, bar)
    for room in row[1:3]:
        game.world.move(game.seeker, room, Spot.CENTRE)
        remember(game.world, game.seeker, room)
    game.world.move(game.seeker, row[0], Spot.CENTRE)

    near, far = game.probe(ask.Travel("room.1.0")), game.probe(ask.Travel("room.2.0"))

    assert near.legal
    assert far.refusal is not None
    assert far.refusal.message == "refused.no_known_way"


@rule("P9")
def test_travel_does_not_tell_of_a_wall_that_was_built_since() -> None:
    game, row = a_game()
    game.world.add(game.world.get(row[1], Exits).passages[Spot.EAST], Wall(Material.STONE, 6))
    before = game.probe(ask.Travel("room.2.0"))

    outcome = game.submit(ask.Travel("room.2.0"))

    assert before.legal
    assert outcome.barred is not None
    assert outcome.barred.message == "refused.wall"
    assert where(game) == (row[1], Spot.EAST)


@rule("MOVE-1")
def test_travel_waits_out_a_turn_that_is_too_short_for_a_hard_step() -> None:
    game, row = a_game()
    for room in row:
        game.world.add(room, HardGoing())
    game.world.edit(game.seeker, ActionPoints).left = 3

    outcome = game.submit(ask.Travel("room.1.0"))

    assert where(game) == (row[1], Spot.WEST)
    assert (outcome.stopped, outcome.turns) == ("", 1)


@rule("B94")
def test_travel_stops_before_a_creature_that_comes_into_view() -> None:
    game, row = a_game()
    a_hunting_rat(game.world, row[2], Spot.NORTH, game.seeker)

    outcome = game.submit(ask.Travel("room.3.0"))

    assert where(game) != (row[3], Spot.WEST)
    assert outcome.stopped in ("stopped.creature", "stopped.hurt")
    assert outcome.ok


@planted("engine/errands/travel.py", "    for slot in SIDES:\n        creature = known_creature(",
         "    for slot in ():\n        creature = known_creature(")
@rule("B94")
@pytest.mark.parametrize("errand", [ask.Travel("room.3.0"), ask.Explore()])
@pytest.mark.parametrize(("room", "side"), [(0, Spot.NORTH), (1, Spot.WEST)])
def test_no_errand_begins_before_an_enemy_awake_in_the_room_or_beyond_the_way(
    errand: ask.Command, room: int, side: Spot
) -> None:
    game, row = a_game()
    game.world.add(row[0], SelfLit())
    rat = a_hunting_rat(game.world, row[room], side, game.seeker)
    turn_up(game.world, game.seeker, row[room], side)

    outcome = game.submit(errand)

    assert outcome.refusal is not None
    assert (outcome.refusal.message, outcome.refusal.params) == ("refused.explore_danger", {"creature": rat})
    assert (where(game), outcome.turns) == ((row[0], Spot.CENTRE), 0)


@planted("engine/errands/travel.py", "if creature and world.has(creature, Awake):", "if creature:")
@rule("B94", "P9")
def test_travel_is_kept_back_by_none_that_sleeps_and_by_none_that_nobody_knows_of() -> None:
    asleep, rooms = a_game()
    a_rat(asleep.world, rooms[0], Spot.NORTH)
    turn_up(asleep.world, asleep.seeker, rooms[0], Spot.NORTH)
    hidden, row = a_game()
    a_hunting_rat(hidden.world, row[1], Spot.NORTH, hidden.seeker)

    verdicts = [game.probe(ask.Travel("room.3.0")) for game in (asleep, hidden)]

    assert all(found.refusal is None for found in verdicts)


@rule("B94")
def test_a_key_press_stops_an_errand_between_two_single_commands() -> None:
    game, _ = a_game()
    game.interrupted = lambda: game.commands >= 2

    outcome = game.submit(ask.WaitTurns(turns=50))

    assert (outcome.turns, outcome.stopped) == (2, "stopped.key")
    assert game.clock == 2


@rule("COMB-5", "B94")
def test_an_errand_stops_when_a_known_sleeper_wakes() -> None:
    game, row = a_game()
    rat = a_rat(game.world, row[0], Spot.NORTH)
    spot(game.world, rat)
    game.world.edit(rat, Creature).sight = 3

    outcome = game.submit(ask.WaitTurns(turns=60))

    assert outcome.stopped == "stopped.woke"
    assert game.world.has(rat, Awake)


@rule("SURV-1")
def test_waiting_stops_when_the_body_makes_itself_felt() -> None:
    game, _ = a_game()
    game.world.add(game.seeker, Hunger(49, 3, due=3))
    game.world.edit(game.seeker, Hunger)

    outcome = game.submit(ask.WaitTurns(turns=200))

    assert outcome.stopped == "stopped.body"
    assert outcome.turns < 200


@planted("engine/errands/travel.py", " and event.room == room_of(world, seeker) for event", " for event")
@rule("LIGHT-1")
@pytest.mark.parametrize(("where", "stopped"), [("hand", 5), ("own room", 5), ("next room", 9)])
def test_waiting_stops_when_a_light_dies_in_hand_or_set_down_where_one_is(where: str, stopped: int) -> None:
    game, row = a_game()
    holder = game.seeker if where == "hand" else row[where == "next room"]
    torch = make(game.world, "base:torch", holder, Spot.HAND if where == "hand" else Spot.CENTRE)
    game.world.edit(torch, Fuel).due = 5
    game.world.add(torch, Lit())

    outcome = game.submit(ask.WaitTurns(turns=9))

    assert outcome.turns == stopped
    assert outcome.stopped == ("stopped.dark" if stopped == 5 else "")


@rule("COMB-5")
def test_waiting_stops_at_the_first_wound() -> None:
    game, row = a_game()
    turn_up(game.world, game.seeker, row[0], Spot.NORTH)
    a_hunting_rat(game.world, row[0], Spot.NORTH, game.seeker)

    outcome = game.submit(ask.WaitTurns(turns=50))

    assert outcome.stopped == "stopped.hurt"
    assert outcome.turns < 50


def test_a_choice_that_waits_refuses_and_stops_errands() -> None:
    game, _ = a_game()
    game.world.add(game.seeker, a_choice("will"))

    outcome = game.submit(ask.WaitTurns(turns=3))

    assert outcome.refusal is not None
    assert outcome.refusal.message == "refused.choice"
    assert game.clock == 0


@rule("CHAR-6")
def test_an_errand_ends_with_the_life_of_its_seeker() -> None:
    game, row = a_game()
    turn_up(game.world, game.seeker, row[0], Spot.NORTH)
    for side in (Spot.NORTH, Spot.SOUTH):
        a_hunting_rat(game.world, row[0], side, game.seeker)

    for _ in range(300):
        outcome = game.submit(ask.WaitTurns(turns=50, sure=True))
        if outcome.ended:
            break

    assert outcome.ended
    assert game.ended
    assert game.world.has(game.seeker, Dead)
    assert not game.world.has(game.seeker, InPlay)
