"""A rest says what the room may bring in all its turns; errands go round perilous rooms, ask, or stop (P7, SURV-4)."""

from __future__ import annotations

import pytest

from components.body import Attributes
from components.conditions import Collapses
from components.creatures import Acts
from components.knowledge import Choice
from components.place import Spot
from content.make import make
from engine.play.commands import Camp, Explore, Sleep, Travel, WaitTurns
from engine.play.game import Game
from engine.play.threats import perils_of
from engine.scene.view import view
from systems.conditions.perils import perils
from systems.core.knowing import come_in, remember, turn_up
from systems.core.rooms import room_of
from tests.build import a_room, join
from tests.engine.row_game import a_game as a_row_game
from tests.planted_fault import planted
from tests.rules import rule


def lay(game: Game, condition: str, room: int = 0) -> int:
    """A condition on a room, the seeker's own when none is named."""
    return make(game.world, f"base:{condition}", room or room_of(game.world, game.seeker), Spot.CONDITION)


def seen_again(game: Game, room: int) -> None:
    """The seeker has been in a room and knows it as it is now."""
    here = room_of(game.world, game.seeker)
    game.world.move(game.seeker, room, Spot.CENTRE)
    come_in(game.world, game.seeker)
    for side in (Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST):
        turn_up(game.world, game.seeker, room, side)
    remember(game.world, game.seeker, room)
    game.world.move(game.seeker, here, Spot.CENTRE)


@planted("systems/conditions/perils.py", "of: int = _HUNDRED**actions", "of: int = _HUNDRED**(actions - 1)",
         case="unstable-3")
@rule("P7", "SURV-4", "COND-UNSTABLE", "COND-FUNGAL", "COND-WEBBED")
@pytest.mark.parametrize(("condition", "chance"), [("unstable", 3), ("fungal", 5), ("webbed", 8)])
def test_a_sleep_says_how_likely_each_risk_comes_in_all_its_turns(condition: str, chance: int) -> None:
    game, _ = a_row_game(2)
    game.world.edit(game.seeker, Attributes).will = 0
    lay(game, condition)
    turns = game.content.figures.rest.sleep_turns

    (peril,) = perils_of(game.world, game.seeker, Sleep())

    assert peril.chance == round(100 * (1 - (1 - chance / 100) ** turns))
    assert f"{peril.chance} %" in next(act for act in view(game).walk() if act.id == "acts.sleep").text


@planted("systems/conditions/perils.py", "for condition in conditions(world, room_of(world, seeker)):",
         "for condition in conditions(world, room_of(world, seeker))[:1]:")
@rule("P7", "COND-5")
def test_of_several_conditions_each_has_its_line_and_a_place_without_any_has_none() -> None:
    game, _ = a_row_game(2)
    safe = perils_of(game.world, game.seeker, Camp())
    lay(game, "unstable")
    lay(game, "haunted")

    found = perils_of(game.world, game.seeker, Camp())

    assert safe == ()
    assert [peril.what for peril in found] == ["collapses", "emerges", "drains"]


@planted("systems/conditions/perils.py", "against_will(world, seeker, takes.chance)",
         "takes.chance")
@rule("P7", "CHAR-2")
def test_will_is_in_the_chance_that_is_shown() -> None:
    game, _ = a_row_game(2)
    lay(game, "haunted")
    shown = []
    for will in (0, 4):
        game.world.edit(game.seeker, Attributes).will = will
        shown.append(next(peril.chance for peril in perils(game.world, game.seeker) if peril.what == "drains"))

    assert shown == [10, 6]


@rule("P7")
def test_what_is_shown_of_a_long_wait_is_what_is_drawn() -> None:
    fell, shown = 0, 0
    for seed in range(120):
        game, _ = a_row_game(2)
        world = game.world
        lay(game, "unstable")
        shown = perils_of(world, game.seeker, WaitTurns(turns=20))[0].chance
        for _ in range(seed):
            world.edit(game.seeker, Acts).count += 1

        game.submit(WaitTurns(turns=20, sure=True))

        fell += world.has(game.seeker, Choice)

    # four standard deviations of 120 waits
    assert abs(fell / 120 - shown / 100) < 4 * 0.046


def a_ring() -> tuple[Game, list[int]]:
    """A row of three rooms with a way round its middle one that is a step longer; the seeker is in the first."""
    game, row = a_row_game(3)
    world = game.world
    round_about = [a_room(world, x=x, y=1) for x in range(3)]
    join(world, row[0], round_about[0], Spot.NORTH)
    join(world, round_about[0], round_about[1], Spot.EAST)
    join(world, round_about[1], round_about[2], Spot.EAST)
    join(world, row[2], round_about[2], Spot.NORTH)
    for room in (*row, *round_about):
        seen_again(game, room)
    return game, [*row, *round_about]


@planted("engine/errands/travel.py", "(perilous if is_perilous(world, seeker, beyond) else grown).append(beyond)",
         "grown.append(beyond)")
@rule("P7", "BASE-2")
def test_travel_goes_round_a_room_that_is_known_to_be_perilous_and_asks_nothing() -> None:
    game, rooms = a_ring()
    lay(game, "unstable", rooms[1])
    seen_again(game, rooms[1])
    steps = game.probe(Travel("room.2.0")).ap

    went = game.submit(Travel("room.2.0"))

    assert went.ok and room_of(game.world, game.seeker) == rooms[2]
    assert steps > 6


@planted("engine/play/threats.py",
         "return PERILOUS if any(is_perilous(world, seeker, room) for room in rooms) else \"\"",
         "return \"\"")
@rule("P7", "P3")
def test_where_there_is_no_way_round_it_asks_first_and_changes_nothing_until_one_is_sure() -> None:
    game, rooms = a_row_game(3)
    lay(game, "unstable", rooms[1])
    seen_again(game, rooms[1])
    before = game.digest()

    asked = game.submit(Travel("room.2.0"))

    assert (asked.ok, asked.asks, game.digest()) == (False, "ask.perilous_way", before)
    assert game.probe(Travel("room.2.0")).asks == "ask.perilous_way"
    assert game.submit(Travel("room.2.0", sure=True)).ok
    assert room_of(game.world, game.seeker) in rooms[1:]


@planted("engine/errands/travel.py", "if self._wary and room != before and", "if False and")
@rule("P7")
def test_who_explores_stops_in_a_new_room_that_is_perilous_and_is_told_so() -> None:
    game, rooms = a_row_game(2)
    world = game.world
    fresh, beyond = a_room(world, x=2), a_room(world, x=3)
    join(world, rooms[1], fresh, Spot.EAST)
    join(world, fresh, beyond, Spot.EAST)
    lay(game, "fungal", fresh)
    seen_again(game, rooms[1])

    went = game.submit(Explore())

    assert room_of(world, game.seeker) == fresh
    assert went.stopped in ("stopped.peril", "stopped.discovery")


@rule("P9")
def test_what_fell_on_a_far_room_since_it_was_seen_changes_no_way() -> None:
    game, rooms = a_row_game(3)
    before = game.probe(Travel("room.2.0"))

    lay(game, "unstable", rooms[1])

    assert game.probe(Travel("room.2.0")) == before
    assert game.world.has(game.world.held(rooms[1], Spot.CONDITION)[0], Collapses)
