"""Damage: the die, armour by part, elements, and wear (COMB-2, COMB-7)."""


from components.body import ActionPoints, Attributes, Health
from components.combat import Armour, Element, Resistance, Shield, Skill, WantsToStrike, Weapon
from components.events.combat import Missed, Struck, ThingBroke
from components.place import Spot
from components.room import SelfLit
from components.things import Broken, Durability
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.core.odds import damage, hit
from tests.build import (
    a_hunting_rat,
    a_room,
    a_seeker,
    a_sword,
    a_thing,
    a_world,
    do,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST
SURE = Skill(1000, 1000, 0)


def duel(*light: SelfLit) -> tuple[World, int, int]:
    """A seeker in the centre of a room and a hunting rat at its north."""
    world = a_world()
    room = a_room(world, *light)
    seeker = a_seeker(world, room)
    return world, seeker, a_hunting_rat(world, room, NORTH, seeker)


@rule("COMB-2")
def test_damage_is_a_die_and_strength_and_weapon_less_defence_and_armour() -> None:
    world, seeker, rat = duel()
    a_sword(world, seeker)
    world.add(rat, Attributes(defence=1))
    world.add(rat, Armour(1))

    span = damage(world, seeker, rat, melee(world, seeker))

    assert span == (1 + 2 + 2 - 1 - 1, 6 + 2 + 2 - 1 - 1)


@planted("systems/combat/blows.py", " - armour_at(world, target, where))", ")")
@rule("COMB-2")
def test_armour_counts_where_the_blow_lands() -> None:
    world, seeker, rat = duel()
    world.add(rat, SURE)
    world.add(seeker, Attributes(defence=0))
    a_thing(world, seeker, Spot.HEAD, Armour(4), Durability(99, 99))
    low, high = damage(world, rat, seeker, melee(world, rat))

    for _ in range(60):
        world.edit(seeker, Health).left = 20
        world.edit(rat, ActionPoints).left = 2
        do(world, rat, WantsToStrike(seeker))

    dealt: dict[str, set[int]] = {part: set() for part in ("head", "body", "arms", "legs")}
    for event in world.events:
        if isinstance(event, Struck):
            dealt[event.part].add(event.damage)
    assert (low, high) == (1, 7)
    assert dealt["head"] <= {1, 2, 3} and dealt["head"]
    assert dealt["body"] == {2, 3, 4, 5, 6, 7}
    assert dealt["arms"] | dealt["legs"] <= {2, 3, 4, 5, 6, 7}


@rule("COMB-2")
def test_a_hit_does_one_damage_at_the_least() -> None:
    world, seeker, rat = duel()
    world.add(seeker, SURE)
    world.add(rat, Attributes(defence=50))

    do(world, seeker, WantsToStrike(rat))

    assert damage(world, seeker, rat, melee(world, seeker)) == (1, 1)
    assert [event.damage for event in world.events if isinstance(event, Struck)] == [1]
    assert world.get(rat, Health).left == 5


@rule("COMB-2")
def test_elements_meet_resistances_and_weaknesses() -> None:
    world, seeker, rat = duel()
    blade = a_sword(world, seeker, Spot.HAND, Resistance([Element.FROST], [2]))
    world.add(blade, Weapon(2, 1, 1, 1, Element.FIRE))
    plain = damage(world, seeker, rat, melee(world, seeker))
    world.add(rat, Resistance([Element.FIRE, Element.FROST], [3, 1]))
    resisted = damage(world, seeker, rat, melee(world, seeker))

    world.add(rat, Resistance([Element.FIRE], [-3]))

    assert resisted == (plain[0] - 3, plain[1] - 3)
    assert damage(world, seeker, rat, melee(world, seeker)) == (plain[0] + 3, plain[1] + 3)


@rule("COMB-7")
def test_a_hit_wears_the_weapon_and_the_armour_that_was_struck() -> None:
    world, seeker, rat = duel()
    world.add(rat, SURE)
    claw = a_sword(world, rat)
    pieces = {spot: a_thing(world, seeker, spot, Armour(1), Durability(9, 9)) for spot in
              (Spot.HEAD, Spot.BODY, Spot.ARMS, Spot.LEGS)}

    do(world, rat, WantsToStrike(seeker))

    struck = next(event for event in world.events if isinstance(event, Struck))
    worn = [spot.name.lower() for spot, piece in pieces.items() if world.get(piece, Durability).left == 8]
    assert worn == [struck.part]
    assert world.get(claw, Durability).left == 19


@planted("systems/combat/arms.py", "if world.has(card, kind) and not world.has(card, Broken):",
         "if world.has(card, kind):")
@rule("COMB-7")
def test_a_broken_weapon_is_of_no_use() -> None:
    world, seeker, rat = duel()
    world.add(seeker, SURE)
    sword = a_sword(world, seeker)
    world.edit(sword, Durability).left = 1

    do(world, seeker, WantsToStrike(rat))

    assert world.has(sword, Broken)
    assert any(isinstance(event, ThingBroke) for event in world.events)
    assert melee(world, seeker).bearer == 0


@rule("COMB-2", "COMB-7")
def test_broken_armour_and_a_broken_shield_protect_nobody() -> None:
    world, seeker, rat = duel()
    plate = a_thing(world, seeker, Spot.BODY, Armour(4))
    shield = a_thing(world, seeker, Spot.OFFHAND, Shield(20))
    whole = damage(world, rat, seeker, melee(world, rat)), hit(world, rat, seeker, melee(world, rat)).chance

    world.add(plate, Broken())
    world.add(shield, Broken())

    assert damage(world, rat, seeker, melee(world, rat))[0] > whole[0][0] - 1
    assert hit(world, rat, seeker, melee(world, rat)).chance == whole[1] + 20


@rule("COMB-7")
def test_a_shield_wears_by_the_blows_that_only_it_turned_aside() -> None:
    world, seeker, rat = duel()
    world.add(rat, Skill(200, 0, 0))
    shield = a_thing(world, seeker, Spot.OFFHAND, Shield(1000), Durability(9, 9))

    do(world, rat, WantsToStrike(seeker))

    turned_aside = any(isinstance(event, Missed) for event in world.events)
    assert world.get(shield, Durability).left == (8 if turned_aside else 9)
    assert turned_aside
