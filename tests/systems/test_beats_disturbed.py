"""Whatever stirs on the beat of a roamer finds it where it has gone, and not where it set out."""

from __future__ import annotations

import pytest

from components.body import Health
from components.card import Card
from components.creatures import Awake, Beat, Creature, Wanders
from components.fire import Smoke
from components.place import SIDES, Place, Spot
from components.things import Dirt
from components.walls import Material, Wall
from components.water import Source
from systems.creatures.beats import stations, whereabouts
from systems.creatures.noise import rouse
from systems.creatures.waking import wake
from systems.fire.burning import ignite
from systems.things.soiling import clean, soil
from systems.travel.entering import enter
from systems.walls.bringing_down import open_wall
from systems.water.waters import stir
from tests.build import a_rat, a_room, a_row, a_seeker, a_thing, a_world, pass_turns
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.beats import CREATURES, a_roamer, far_gone


@planted("systems/creatures/roaming.py", "        disturb(world, near_rooms(world, seeker))", "        pass")
@planted("systems/creatures/roaming.py", "            world.move(roamer, room, ends)", "            pass")
@rule("COMB-5", "P5")
def test_it_stands_where_it_has_gone_once_a_seeker_draws_near() -> None:
    world, row, roamer, room = far_gone(CREATURES.beat_far + 9)
    seeker = a_seeker(world, row[-1], Spot.SOUTH)
    place = whereabouts(world, roamer)

    last = max(row.index(other) for other, _ in stations(world, roamer))

    ended = {}
    for apart in (CREATURES.beat_near + 1, CREATURES.beat_near):
        enter(world, seeker, Spot.WEST, row[last + apart], Spot.EAST)
        ended[apart - CREATURES.beat_near] = not world.has(roamer, Beat)

    assert ended == {1: False, 0: True}
    assert (world.get(roamer, Place).holder, world.get(roamer, Place).spot) == place


@planted("systems/creatures/roaming.py", "max(next_step, turn + 1)", "turn + 1")
@rule("COMB-5", "P5")
def test_it_goes_on_on_the_turn_on_which_it_would_have_gone_on() -> None:
    world = a_world()
    roamer = a_roamer(world, a_row(world, 5)[2], every=5)
    pass_turns(world, 3)

    wake(world, roamer, 0)

    assert world.get(roamer, Wanders).due == 6


@planted("systems/creatures/noise.py", "    disturb(world, heard)\n", "")
@rule("COMB-5", "P5")
def test_a_noise_is_heard_where_it_is_and_not_where_it_set_out() -> None:
    world, row, roamer, room = far_gone()
    world.edit(roamer, Creature).hearing = 1
    seeker = a_seeker(world, a_room(world))

    rouse(world, room, 0, seeker)

    assert world.has(roamer, Awake)
    assert world.get(roamer, Place).holder == room


@rule("COMB-5", "P5")
def test_a_noise_in_the_room_where_it_set_out_is_not_heard_from_elsewhere() -> None:
    world, row, roamer, room = far_gone()
    world.edit(roamer, Creature).hearing = 1
    seeker = a_seeker(world, a_room(world))

    rouse(world, row[2], 0, seeker)

    assert not world.has(roamer, Awake)
    assert world.get(roamer, Place).holder == room


@planted("systems/fire/burning.py", "    disturb(world, [room for room, _ in hearths(world, entity)])\n", "")
@rule("COMB-5", "CLOCK-1", "P5")
def test_fire_finds_it_where_it_is() -> None:
    world, _, roamer, room = far_gone(5, Health(99, 99))
    _, spot = whereabouts(world, roamer)
    net = a_thing(world, room, spot)

    ignite(world, net)

    assert (world.get(roamer, Place).holder, world.get(roamer, Place).spot) == (room, spot)


@planted("systems/fire/smoke.py", "            disturb(world, (room,))", "            pass")
@rule("COMB-5", "CLOCK-1", "P5")
def test_smoke_that_drifts_to_it_finds_it_where_it_is() -> None:
    world, row, roamer, room = far_gone()
    world.add(row[row.index(room) + 1], Smoke(6))

    pass_turns(world)

    assert not world.has(roamer, Beat)
    assert world.get(roamer, Place).holder in (room, row[2])


@planted("systems/water/waters.py", "    disturb(world, (room,))\n", "")
@rule("AGE-5", "COMB-5", "P5")
def test_water_that_rises_drowns_it_where_it_is() -> None:
    world, row, roamer, room = far_gone()
    world.add(room, Source(4, 4))
    stir(world, room)

    pass_turns(world)

    assert not world.has(roamer, Beat)
    assert whereabouts(world, roamer)[0] == room
    assert world.get(roamer, Card).prototype != "base:rat"


@planted("systems/creatures/decide.py", "        heed_bars(world)\n", "")
@planted("systems/creatures/roaming.py", "come_to(world, roamer, world.turn - 1)", "come_to(world, roamer, world.turn)")
@rule("COMB-5", "WALL-8", "P5")
def test_a_wall_on_its_way_stops_it_on_the_side_where_it_stood() -> None:
    for turns in range(2 * CREATURES.beat_steps):
        world, row, roamer, _ = far_gone()
        pass_turns(world, turns)
        side = whereabouts(world, roamer)[0]
        for first in row[:-1]:
            world.add(world.held(first, Spot.PASSAGE)[0], Wall(Material.STONE, 6))

        pass_turns(world, 3)

        assert whereabouts(world, roamer)[0] == side


@planted("systems/things/soiling.py", "    _smells(world, entity, level)\n", "")
@rule("AGE-6", "COMB-5")
@pytest.mark.parametrize("scent", [0, 2])
def test_filth_draws_who_smells_it_from_its_beat(scent: int) -> None:
    world, row, roamer, room = far_gone(5, scent=scent)

    soil(world, room, 90)

    assert world.has(roamer, Beat) == (not scent)


@planted("systems/things/soiling.py", "    _smells(world, entity, before)\n", "")
@planted("systems/creatures/setting_out.py", "    if led == STAYS:\n        return Round([], figures.beat_goes)\n", "")
@rule("AGE-6", "COMB-5")
def test_who_stays_at_its_filth_costs_no_turn_until_that_is_gone() -> None:
    world = a_world()
    room = a_row(world, 3)[1]
    world.add(room, Dirt(90))
    roamer = a_roamer(world, room, scent=2)
    pass_turns(world)
    stays, due = world.find(roamer, Beat), world.get(roamer, Wanders).due

    clean(world, room, 90)

    assert stays == Beat([], 1)
    assert due is not None and due > 2 * CREATURES.beat_steps * CREATURES.beat_goes
    assert not world.has(roamer, Beat)


@planted("systems/walls/bringing_down.py", "        disturb_noses(world, room)", "        pass")
@rule("AGE-6", "COMB-5")
def test_filth_behind_a_wall_draws_once_the_wall_is_gone() -> None:
    world = a_world()
    near, filthy = a_row(world, 2)
    passage = world.held(near, Spot.PASSAGE)[0]
    world.add(passage, Wall(Material.TIMBER, 3))
    world.add(filthy, Dirt(90))
    roamer = a_roamer(world, near, scent=2)
    pass_turns(world)
    before = world.has(roamer, Beat)

    open_wall(world, passage, 0)
    pass_turns(world, 4)

    assert before
    assert whereabouts(world, roamer)[0] == filthy


@rule("AGE-6", "COMB-5")
def test_who_cannot_get_to_the_filth_waits_shorter_than_a_beat_lasts() -> None:
    world = a_world()
    near, filthy = a_row(world, 2)
    world.add(filthy, Dirt(90))
    for spot in SIDES:
        a_rat(world, filthy, spot)
    roamer = a_roamer(world, near, Spot.EAST, scent=2)

    pass_turns(world)

    due = world.get(roamer, Wanders).due
    waits = 2 * 16 * 4
    assert world.get(roamer, Beat).headings == []
    assert due is not None and due - world.turn == waits + roamer % waits


@planted("systems/creatures/roaming.py", "SIDES[(side + turn) % len(SIDES)]", "SIDES[side]")
@rule("COMB-5", "MOVE-4")
def test_where_its_slot_is_taken_it_stands_beside_it() -> None:
    world, _, roamer, room = far_gone()
    spot = whereabouts(world, roamer)[1]
    other = a_rat(world, room, spot)

    wake(world, roamer, 0)

    assert world.get(roamer, Place).holder == room
    assert world.get(roamer, Place).spot not in (spot, world.get(other, Place).spot)


@rule("COMB-5", "MOVE-4")
def test_where_its_room_is_full_it_stands_in_the_one_behind() -> None:
    world, row, roamer, room = far_gone()
    for spot in SIDES:
        a_rat(world, room, spot)

    wake(world, roamer, 0)

    assert world.get(roamer, Place).holder == row[2]


@rule("COMB-5", "MOVE-4")
def test_the_slot_from_which_it_set_out_is_free_for_itself() -> None:
    world = a_world()
    room = a_room(world)
    roamer = a_roamer(world, room)
    for spot in SIDES[1:]:
        a_rat(world, room, spot)
    while not world.has(roamer, Beat) or whereabouts(world, roamer)[1] == Spot.NORTH:
        pass_turns(world)

    wake(world, roamer, 0)

    assert (world.get(roamer, Place).holder, world.get(roamer, Place).spot) == (room, Spot.NORTH)


@planted("systems/creatures/roaming.py", "(room, spot) == (own.holder, own.spot) or ", "")
@rule("COMB-5", "MOVE-4")
def test_its_own_slot_is_nearer_than_the_room_behind() -> None:
    for seed in range(60):
        world = a_world(seed)
        room, beyond = a_row(world, 2)
        roamer = a_roamer(world, room)
        pass_turns(world)
        way = stations(world, roamer)
        turns = next((n for n in range(2, len(way)) if way[n][0] == room and way[n - 1][0] == beyond), 0)
        if turns:
            break
    for spot in SIDES[1:]:
        a_rat(world, room, spot)
    pass_turns(world, turns - 1)

    wake(world, roamer, 0)

    assert way[turns][0] == room
    assert (world.get(roamer, Place).holder, world.get(roamer, Place).spot) == (room, Spot.NORTH)
