"""What cards do when they are unleashed: one rule each for traps, draughts, scrolls and bites (TRAP-1, SURV-5)."""

import pytest

from components.body import ActionPoints, Health, Mana, Slowed, Stamina
from components.combat import Element, Resistance
from components.creatures import Awake, Creature, Hunting
from components.effect import (
    EFFECTS,
    Alarms,
    Corrodes,
    Delays,
    Drains,
    Harms,
    Heals,
    Lights,
    Reveals,
    Snuffs,
    Summons,
    Unleashed,
)
from components.events.body import Delayed, Hurt, Restored
from components.events.combat import Corroded
from components.events.creatures import NoiseMade
from components.events.light import FlameLit, FlameRenewed
from components.light import EnchantedLight, Fuel, Lit, Spent
from components.place import Place, Spot
from components.registry import GROUND, Component, name_of
from components.rest import WantsToWait
from components.things import Broken, Durability
from content.make import make
from engine.kernel.turn import act
from engine.kernel.world import World
from systems.core.sight import is_up, knows
from systems.core.using import unleash
from tests.build import (
    a_lit_torch,
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_sword,
    a_thing,
    a_torch,
    a_world,
    base_content,
    base_order,
    do,
    pass_turns,
)
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_bounds import misplaced, out_of_bounds


def unleashed(world: World, target: int, *effects: Component) -> int:
    """A card with these effects, unleashed on the target by itself in one pass of ACTION. Its id."""
    card = a_thing(world, target, Spot.PACK, *effects)
    unleash(world, card, target, target)
    act(world, base_order(), target)
    return card


@rule("SURV-5")
def test_an_effect_comes_once_and_is_over_with_the_pass() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))

    card = unleashed(world, seeker, Harms(0, 3))
    act(world, base_order(), seeker)

    assert world.get(seeker, Health).left == 17
    assert not world.has(card, Unleashed)


@planted("systems/body/harm.py", " - resistance(world, unleashed.target, harms.element)", "")
@rule("COMB-2")
@pytest.mark.parametrize(("points", "left"), [(0, 12), (3, 15), (20, 20), (-2, 10)])
def test_harm_is_met_by_resistance_to_its_element_alone(points: int, left: int) -> None:
    world = a_world()
    resistance = Resistance([Element.FIRE, Element.FROST], [points, 5])
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, resistance)

    unleashed(world, seeker, Harms(0, 8, Element.FIRE))

    assert world.get(seeker, Health).left == left


@rule("COMB-2", "P7")
def test_harm_by_dice_stays_within_its_span_and_meets_both_ends() -> None:
    seen = set()
    for seed in range(120):
        world = a_world(seed)
        seeker = a_seeker(world, a_room(world))
        unleashed(world, seeker, Harms(2, 1))
        seen.add(next(event.damage for event in world.events if isinstance(event, Hurt)))

    assert seen == set(range(3, 14))


@planted("systems/body/pools.py", "gained = min(amount, pool.full - pool.left) if pool is not None else 0",
         "gained = amount if pool is not None else 0")
@rule("P2")
def test_healing_stops_at_full_and_draining_at_no_mana_and_at_two_stamina() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Health(18, 20), Mana(2, 10), Stamina(3, 10))

    unleashed(world, seeker, Heals(health=9), Drains(mana=5, stamina=5))

    assert world.get(seeker, Health) == Health(20, 20)
    assert (world.get(seeker, Mana).left, world.get(seeker, Stamina).left) == (0, 2)
    assert [event.amount for event in world.events if isinstance(event, Restored)] == [2]


@rule("LIGHT-1")
def test_a_gust_puts_out_what_is_held_and_not_what_lies() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    held, lying = a_lit_torch(world, seeker, Spot.OFFHAND), a_lit_torch(world, room)

    unleashed(world, seeker, Snuffs())

    assert [world.has(torch, Lit) for torch in (held, lying)] == [False, True]


@planted("systems/light/kindle.py", "if world.has(card, Spent) and not world.has(card, EnchantedLight):", "if False:")
@rule("LIGHT-1", "LIGHT-2", "P2")
def test_kindling_fills_and_lights_what_is_held_but_never_scrap() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    low, scrap = a_torch(world, seeker), a_torch(world, seeker, Spot.OFFHAND)
    world.add(low, Fuel(12, 2))
    world.add(scrap, Fuel(12, 0))
    world.add(scrap, Spent())

    unleashed(world, seeker, Lights())

    assert world.get(low, Fuel) == Fuel(12, 12, 12)
    assert not world.has(scrap, Lit)


@planted("systems/light/flames.py", "        world.emit(FlameRenewed(world.root(card), card, fuel.capacity))\n", "")
@rule("LIGHT-2")
def test_kindling_tells_of_a_flame_that_burnt_already_how_long_it_burns_now() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    burning, out = a_lit_torch(world, seeker, Spot.HAND), a_torch(world, seeker, Spot.OFFHAND)

    unleashed(world, seeker, Lights())

    told = [event for event in world.events if isinstance(event, FlameLit | FlameRenewed)]
    assert told == [FlameRenewed(room, burning, 12), FlameLit(room, out)]


@rule("LIGHT-2")
def test_kindling_wakes_an_enchanted_light_that_was_spent() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    glass = a_torch(world, seeker)
    for part in (Fuel(40, 0), Spent(), EnchantedLight()):
        world.add(glass, part)

    unleashed(world, seeker, Lights())

    assert world.has(glass, Lit)
    assert not world.has(glass, Spent)


@rule("COMB-5")
def test_an_alarm_wakes_what_hears_as_far_as_it_carries() -> None:
    world = a_world()
    rooms = a_row(world, 4)
    seeker = a_seeker(world, rooms[0])
    near, far = a_rat(world, rooms[2]), a_rat(world, rooms[3])
    deaf = a_rat(world, rooms[1], Spot.NORTH, Creature(1, world.get(near, Creature).temper))

    unleashed(world, seeker, Alarms(2))

    assert [world.has(rat, Awake) for rat in (near, far, deaf)] == [True, False, False]
    assert world.get(near, Hunting).quarry == seeker
    assert NoiseMade(rooms[0]) in world.events


@planted("systems/creatures/emerging.py", "    if side is None or is_full(",
         "    side = nearest if side is None else side\n    if is_full(")
@rule("P10", "B61")
def test_summoned_creatures_take_free_sides_only_and_come_for_the_target() -> None:
    world = a_world()
    room = a_room(world)
    rats = [a_rat(world, room, side) for side in (Spot.NORTH, Spot.EAST, Spot.SOUTH)]
    seeker = a_seeker(world, room)

    unleashed(world, seeker, Summons("base:rat", 5))
    creatures = [body for body, _ in world.each(Creature) if body not in rats]

    assert sorted(world.get(body, Place).spot for body in creatures) == [Spot.WEST]
    assert all(world.get(body, Hunting).quarry == seeker and knows(world, seeker, body) for body in creatures)
    assert world.ledger["summoned"] == 1


@planted("systems/combat/corrode.py", "unleashed.target, corrodes.wear))", "unleashed.target, 0))")
@rule("COMB-7")
def test_corrosion_wears_what_is_worn_and_not_what_is_packed() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    held, packed = a_sword(world, seeker), a_sword(world, seeker, Spot.PACK)

    unleashed(world, seeker, Corrodes(25))

    assert [event.wear for event in world.events if isinstance(event, Corroded)] == [25]
    assert world.get(held, Durability).left == 0
    assert world.has(held, Broken)
    assert world.get(packed, Durability).left == 20


@rule("MOVE-1")
@pytest.mark.parametrize(
    ("left", "delay", "now", "next_turn"), [(4, 1, 3, 4), (1, 2, 0, 3), (0, 2, 0, 2), (4, 9, 0, 1)])
def test_a_delay_takes_ap_now_and_what_is_owed_from_the_next_turn(
    left: int, delay: int, now: int, next_turn: int
) -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, ActionPoints(left, 4))

    unleashed(world, seeker, Delays(delay))
    after = world.get(seeker, ActionPoints).left
    do(world, seeker, WantsToWait())
    pass_turns(world, 1)

    assert (after, world.get(seeker, ActionPoints).left) == (now, next_turn)
    assert not world.has(seeker, Slowed)


@planted("systems/body/delay.py", "world.emit(Delayed(room_of(world, target), target, ap))", "pass")
@rule("MOVE-1", "TRAP-1")
def test_a_delay_is_told_with_the_ap_it_takes() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))

    unleashed(world, seeker, Delays(3))

    assert [(event.target, event.ap) for event in world.events if isinstance(event, Delayed)] == [(seeker, 3)]


@planted("systems/body/delay.py", "now = 0 if world.has(target, Waited) else min(ap, max(0, left))",
         "now = min(ap, max(0, left))")
@rule("MOVE-1")
def test_one_who_has_waited_owes_a_delay_to_the_next_turn() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    do(world, seeker, WantsToWait())

    unleashed(world, seeker, Delays(1))
    pass_turns(world, 1)

    assert world.get(seeker, ActionPoints).left == 3


@rule("TRAP-1", "MAGI-1", "SURV-5", "P2")
@pytest.mark.parametrize("number", range(4))
def test_whatever_card_of_the_game_is_unleashed_its_target_keeps_its_bounds(number: int) -> None:
    content = base_content()
    cards = [card for card in sorted(content.cards) if any(content.bears(card, kind) for kind in EFFECTS)]

    for card in cards[number::4]:
        world = a_world()
        west, _ = a_row(world, 2)
        seeker = a_seeker(world, west)
        a_lit_torch(world, seeker)
        unleash(world, make(world, card, west, Spot.STORAGE), seeker, seeker)
        act(world, base_order(), seeker)
        pass_turns(world, 3)

        assert out_of_bounds(world) == [], card
        assert misplaced(world) == [], card


@rule("ROOM-3")
def test_unveiling_turns_all_four_sides_up() -> None:
    world = a_world()
    room = a_room(world)
    rat = a_rat(world, room, Spot.WEST)
    seeker = a_seeker(world, room)

    unleashed(world, seeker, Reveals())

    assert all(is_up(world, seeker, room, side) for side in (Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST))
    assert knows(world, seeker, rat)


@planted("components/effect.py", " Ignites, Lights,", " Lights,")
@rule("COMB-4", "TRAP-1")
def test_whatever_a_card_can_unleash_counts_as_an_effect_of_a_blow_and_of_a_throw() -> None:
    of_the_running = {f"base:effect.{name}" for name in ("unleashed", "trap", "noticed", "affliction", "used_up")}

    named = {name for name in GROUND.names() if name.startswith("base:effect.")} - of_the_running

    assert {name_of(kind) for kind in EFFECTS} == named
