"""Dying: goods fall where they can be reached, kills count once, seekers leave all they had (CHAR-4, CHAR-6, G9)."""

import pytest

from components.body import Dead, Falling, Health, Hunger, Thirst
from components.card import BareGround, Loot
from components.combat import WantsToStrike
from components.conditions import Tremor
from components.creatures import Bounty, Hunting
from components.effect import Heals
from components.events.body import Died
from components.events.things import Fell
from components.knowledge import Choice, Seen
from components.light import Lit
from components.locks import Lock
from components.place import Place, Spot
from components.seekers import Experience, InPlay
from components.things import WantsToSearch, WantsToTake
from engine.kernel.turn import act
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.core.knowing import turn_up
from systems.core.memory import memories
from systems.core.rooms import things_at
from systems.core.using import unleash
from tests.build import (
    a_hunting_rat,
    a_key,
    a_lit_torch,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_thing,
    a_tremor,
    a_world,
    base_order,
    do,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule

GOODS, NORTH, CENTRE = Spot.GOODS, Spot.NORTH, Spot.CENTRE


def fell(world: World, body: int, by: int) -> None:
    """Take all Health from a body, by the doing of a seeker, and let the pass of ACTION run."""
    wound(world, body, 99, by, "cause.struck", by)
    act(world, base_order(), by)


@rule("CHAR-4")
def test_a_kill_gives_its_bounty_to_who_struck_last_and_to_nobody_else() -> None:
    world = a_world()
    room = a_room(world)
    killer, other = a_seeker(world, room), a_seeker(world, room)
    rat = a_rat(world, room)

    wound(world, rat, 1, other, "cause.struck", other)
    fell(world, rat, killer)

    assert world.get(killer, Experience) == Experience(10, 10)
    assert world.get(other, Experience) == Experience()
    assert Died(room, rat) in world.events
    assert not world.alive(rat)
    assert world.ledger["slain"] == -1


@planted("systems/body/wounds.py", "source = before.source if before is not None else 0", "source = 0")
@rule("CHAR-4", "SURV-5")
def test_one_whose_wound_sickens_a_creature_to_death_has_the_kill() -> None:
    world = a_world()
    room = a_room(world)
    seeker, rat = a_seeker(world, room), a_rat(world, room)

    wound(world, rat, 1, seeker, "cause.struck", seeker)
    wound(world, rat, 99, 0, "cause.harm")
    pass_turns(world, 1)

    assert world.get(seeker, Experience).total == 10


@rule("P10")
def test_two_blows_in_one_pass_make_one_death_and_one_bounty() -> None:
    world = a_world()
    room = a_room(world)
    seeker, rat = a_seeker(world, room), a_rat(world, room)
    a_thing(world, rat, GOODS)

    wound(world, rat, 99, seeker, "cause.struck", seeker)
    fell(world, rat, seeker)

    assert world.get(seeker, Experience).total == 10
    assert sum(isinstance(event, Fell) for event in world.events) == 1


@planted("systems/body/death.py", "key=lambda card: (not world.has(card, Key), card)", "key=lambda card: card")
@rule("G9", "COMB-5")
def test_goods_fall_to_the_slot_the_key_first_and_the_rest_where_there_is_room() -> None:
    world = a_world()
    room, locked = a_room(world), a_room(world, Lock(1), x=1)
    rat = a_rat(world, room, NORTH)
    seeker = a_seeker(world, room)
    turn_up(world, seeker, room, NORTH)
    coins, gem = a_thing(world, rat, GOODS), a_thing(world, rat, GOODS)
    key = a_key(world, rat, locked, GOODS)

    fell(world, rat, seeker)

    assert [world.get(card, Place).spot for card in (key, coins, gem)] == [NORTH, CENTRE, Spot.STORAGE]
    assert {event.card for event in world.events if isinstance(event, Fell)} == {key, coins, gem}


@planted("systems/body/death.py", "_let_fall(world, creature, killer)", "_let_fall(world, creature, 0)")
@rule("P9")
def test_what_lies_hidden_under_a_creature_does_not_show_in_where_its_goods_fall() -> None:
    landed = []
    for hidden in (BareGround(), Health(1, 1)):
        world = a_world()
        room = a_room(world)
        seeker = a_seeker(world, room)
        world.spawn(Place(room, NORTH), hidden)
        rat = a_hunting_rat(world, room, NORTH, seeker)
        goods = a_thing(world, rat, GOODS)
        fell(world, rat, seeker)
        landed.append(world.get(goods, Place))

    assert landed[0] == landed[1] == Place(room, CENTRE)


@rule("P1")
def test_goods_that_fall_onto_bare_ground_take_its_place() -> None:
    world = a_world()
    room = a_room(world)
    ground = world.spawn(Place(room, NORTH), BareGround())
    rat = a_rat(world, room, NORTH)
    goods = a_thing(world, rat, GOODS)
    wound(world, rat, 99, 0, "cause.harm")

    pass_turns(world, 1)

    assert things_at(world, room, NORTH) == [goods]
    assert not world.alive(ground)


@rule("COMB-5")
@pytest.mark.parametrize(("chance", "falls"), [(100, 1), (0, 0)])
def test_spoils_come_forth_at_death_by_their_chance(chance: int, falls: int) -> None:
    world = a_world()
    room = a_room(world)
    rat, seeker = a_rat(world, room, NORTH, Loot(["base:torch"], [chance])), a_seeker(world, room)

    fell(world, rat, seeker)

    assert world.ledger.get("loot", 0) == falls
    assert len(things_at(world, room, CENTRE)) == falls


@rule("COMB-1", "CHAR-4")
def test_a_creature_is_fought_to_its_death_by_blows() -> None:
    world = a_world(4)
    room = a_room(world)
    rat = a_rat(world, room, NORTH, Health(1, 6), Bounty(120))
    seeker = a_seeker(world, room)
    turn_up(world, seeker, room, NORTH)

    for _ in range(40):
        if world.alive(rat):
            do(world, seeker, WantsToStrike(rat))
            pass_turns(world, 1)

    assert not world.alive(rat)
    assert world.get(seeker, Experience).total == 120


@rule("SURV-5")
def test_healing_in_the_same_pass_saves_who_was_falling() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    wound(world, seeker, 20, 0, "cause.harm")

    unleash(world, a_thing(world, seeker, Spot.PACK, Heals(health=3)), seeker, seeker)
    world.edit(seeker, Health).left = 1
    act(world, base_order(), seeker)

    assert not world.has(seeker, Dead)
    assert not world.has(seeker, Falling)


@rule("CHAR-6", "P1")
def test_a_dead_seekers_belongings_stay_in_the_room_and_its_flame_burns_on() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    torch, sword = a_lit_torch(world, seeker, Spot.OFFHAND), a_sword(world, seeker)
    rat = a_hunting_rat(world, room, NORTH, seeker)
    wound(world, seeker, 99, rat, "cause.struck", rat)

    pass_turns(world, 1)

    assert world.get(seeker, Dead) == Dead(1, ["cause.struck=base:rat"])
    assert not world.has(seeker, InPlay)
    assert world.held(seeker) == []
    assert [world.get(card, Place) for card in (torch, sword)] == [Place(room, CENTRE), Place(room, Spot.STORAGE)]
    assert world.has(torch, Lit)


@planted("systems/body/death.py", "    _let_fall(world, seeker, seeker)\n", "")
@rule("CHAR-6")
def test_a_later_seeker_takes_what_the_dead_one_left() -> None:
    world = a_world()
    room = a_room(world)
    first = a_seeker(world, room)
    sword = a_sword(world, first)
    wound(world, first, 99, 0, "cause.harm")
    pass_turns(world, 1)
    second = a_seeker(world, room)

    do(world, second, WantsToTake(sword))

    assert world.get(sword, Place).holder == second


@rule("CHAR-6", "P3")
def test_the_dead_do_nothing_and_neither_hunger_nor_bleed_again() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Hunger(99, 1, 1), Thirst(99, 1, 1))
    wound(world, seeker, 99, 0, "cause.harm")

    pass_turns(world, 4)
    wound(world, seeker, 5, 0, "cause.harm")

    assert world.get(seeker, Hunger) == Hunger(100, 1, None, 1)
    assert not world.has(seeker, Falling)
    assert refusal(world, seeker, WantsToSearch(room)) == "refused.dead"
    assert sum(isinstance(event, Died) for event in world.events) == 1


@rule("CHAR-6")
def test_the_record_keeps_the_last_five_harms_and_no_harm_twice_in_a_row() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    for number in (1, 1, 2, 3, 4, 5, 6):
        wound(world, seeker, 1, 0, f"cause.{number}")
    wound(world, seeker, 99, 0, "cause.hunger")

    pass_turns(world, 1)

    assert world.get(seeker, Dead).cause == ["cause.3", "cause.4", "cause.5", "cause.6", "cause.hunger"]


@planted("systems/body/death.py", "    forget(world, creature)\n", "")
@rule("P1")
def test_no_memory_holds_on_to_a_creature_that_is_gone() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, NORTH, seeker)

    fell(world, rat, seeker)

    assert all(rat not in world.get(memory, Seen).spotted for memory in memories(world, room))
    assert not world.any(Hunting)


@planted("components/conditions.py", '@ends_at_death\n@component("condition.tremor")', '@component("condition.tremor")')
@rule("CHAR-6", "COND-UNSTABLE")
def test_who_is_slain_under_a_ceiling_that_comes_down_leaves_no_question_behind() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    a_tremor(world, seeker, room)

    wound(world, seeker, 99, 0, "cause.harm")
    pass_turns(world, 1)

    assert world.has(seeker, Dead)
    assert not (world.has(seeker, Choice) or world.has(seeker, Tremor))
