"""Afflictions: they come by chance, strike on their turns, end, and can be cured (SURV-5)."""

from components.body import ActionPoints, Affliction, Dead, Health
from components.effect import Afflicts, Cures, Delays, Harms, Heals
from components.events.body import Afflicted, AfflictionEnded
from components.place import Spot
from components.registry import copied
from components.rest import WantsToWait
from components.seekers import InPlay
from content.make import make
from engine.kernel.turn import act
from engine.kernel.world import World
from systems.core.using import unleash
from systems.rest.out_of_play import rest, rise
from tests.build import a_rat, a_room, a_seeker, a_thing, a_world, base_order, do, pass_turns
from tests.planted_fault import planted
from tests.rules import rule

AFFLICTION = Spot.AFFLICTION


def afflicted(world: World, body: int, interval: int, left: int, *effects: object) -> int:
    """An affliction that has just been laid on a body."""
    return a_thing(world, body, AFFLICTION, Affliction(interval, left, world.turn + interval), *effects)  # type: ignore[arg-type]


def bite(world: World, target: int, card: str, chance: int = 100) -> None:
    """Something that afflicts is unleashed on the target by itself."""
    unleash(world, a_thing(world, target, Spot.PACK, Afflicts(card, chance)), target, target)
    act(world, base_order(), target)


@planted("systems/body/affliction_tick.py", "affliction.left -= 1", "pass")
@rule("SURV-5")
def test_an_affliction_strikes_each_interval_as_often_as_it_says_and_ends() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    affliction = afflicted(world, seeker, 2, 3, Harms(0, 1))
    health = []

    for _ in range(8):
        pass_turns(world, 1)
        health.append(world.get(seeker, Health).left)

    assert health == [20, 19, 19, 18, 18, 17, 17, 17]
    assert not world.alive(affliction)
    assert world.ledger["ran its course"] == -1
    assert [type(event) for event in world.events if isinstance(event, AfflictionEnded)] == [AfflictionEnded]


@rule("SURV-5")
def test_a_bite_lays_its_affliction_with_its_due_turn() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))

    bite(world, seeker, "base:poisoned")
    (laid,) = world.held(seeker, AFFLICTION)

    assert world.get(laid, Affliction) == Affliction(1, 4, 1)
    assert world.ledger["afflicted"] == 1
    assert [event.affliction for event in world.events if isinstance(event, Afflicted)] == [laid]


@rule("SURV-5", "P7")
def test_a_bite_afflicts_in_about_as_many_of_a_hundred_as_it_says() -> None:
    hits = 0
    for seed in range(400):
        world = a_world(seed)
        seeker = a_seeker(world, a_room(world))
        bite(world, seeker, "base:poisoned", 30)
        hits += bool(world.held(seeker, AFFLICTION))

    assert 85 <= hits <= 155


@planted("systems/body/afflicting.py", "timer.left = max(timer.left, born.left)", "pass")
@rule("SURV-5", "P1")
def test_the_same_affliction_again_lasts_anew_and_is_no_second_card() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    bite(world, seeker, "base:poisoned")
    pass_turns(world, 3)

    bite(world, seeker, "base:poisoned")

    (laid,) = world.held(seeker, AFFLICTION)
    assert world.get(laid, Affliction) == Affliction(1, 4, 4)


@planted("systems/body/afflicting.py", "            if timer.due == world.turn:", "            if not timer.due:")
@rule("SURV-5")
def test_one_that_lays_itself_anew_as_it_ends_goes_on_striking_and_can_end_later() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    poison = make(world, "base:poisoned", seeker, AFFLICTION)
    world.edit(poison, Affliction).left, world.edit(poison, Affliction).due = 1, 1
    world.add(poison, Afflicts("base:poisoned", 100))
    health = []

    pass_turns(world, 1)
    laid_anew = copied(world.get(poison, Affliction))
    world.remove(poison, Afflicts)
    for _ in range(5):
        health.append(world.get(seeker, Health).left)
        pass_turns(world, 1)

    assert laid_anew == Affliction(1, 4, 2)
    assert health == [19, 18, 17, 16, 15]
    assert not world.alive(poison)


@planted("systems/body/cure.py", "if world.get(affliction, Card).prototype in cures.cards:", "if True:")
@rule("SURV-5")
def test_a_cure_takes_off_what_it_names_and_nothing_else() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    poisoned, cursed = (make(world, card, seeker, AFFLICTION) for card in ("base:poisoned", "base:cursed"))

    unleash(world, a_thing(world, seeker, Spot.PACK, Cures(["base:poisoned"])), seeker, seeker)
    act(world, base_order(), seeker)

    assert world.held(seeker, AFFLICTION) == [cursed]
    assert not world.alive(poisoned)
    assert world.ledger["cured"] == -1


@rule("SURV-5")
def test_a_chill_costs_ap_on_each_of_its_turns_whether_one_waits_or_not() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, ActionPoints(0, 4))
    afflicted(world, seeker, 1, 2, Delays(1))
    points = []

    for _ in range(3):
        pass_turns(world, 1)
        points.append(world.get(seeker, ActionPoints).left)
        do(world, seeker, WantsToWait())

    assert points == [3, 3, 4]


@rule("SURV-5", "CHAR-6")
def test_an_affliction_can_kill_and_its_name_stands_in_the_record() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Health(1, 20))
    bite(world, seeker, "base:poisoned")

    pass_turns(world, 1)

    assert world.get(seeker, Dead).cause == ["cause.harm=base:poisoned"]
    assert world.held(seeker, AFFLICTION) == []


@rule("SURV-5")
def test_afflictions_of_a_creature_end_with_it() -> None:
    world = a_world()
    rat = a_rat(world, a_room(world))
    affliction = afflicted(world, rat, 1, 5, Harms(0, 6))

    pass_turns(world, 2)

    assert not world.alive(rat)
    assert not world.alive(affliction)


@rule("P5", "CLOCK-1")
def test_a_body_at_rest_keeps_its_affliction_where_it_stood() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world), Spot.CENTRE, Health(10, 20))
    affliction = afflicted(world, seeker, 5, 2, Heals(health=1))
    pass_turns(world, 3)

    rest(world, seeker)
    pass_turns(world, 40)
    rise(world, seeker)
    pass_turns(world, 1)
    early = world.get(seeker, Health).left
    pass_turns(world, 1)

    assert world.has(seeker, InPlay)
    assert (early, world.get(seeker, Health).left) == (10, 11)
    assert world.get(affliction, Affliction).left == 1
