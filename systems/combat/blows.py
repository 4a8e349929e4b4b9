"""Blows: one attack from the roll to hit to what it leaves behind (COMB-1, COMB-2, COMB-7)."""

from __future__ import annotations

from components.events.combat import Missed, Struck
from content.registry import Content
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.combat.arms import Arm, has_effects
from systems.combat.wear import wear
from systems.core.knowing import spot
from systems.core.odds import (
    PART_SPOTS,
    PARTS,
    armour_at,
    base_damage,
    cover,
    hit,
    shield_of,
    skill_of,
    weakened,
    worn_at,
)
from systems.core.rooms import room_of
from systems.core.using import unleash
from systems.creatures.waking import wake
from systems.rest.resting import is_asleep
from systems.seekers.practising import practise
from systems.seekers.proficiency import SHIELDS
from systems.things.soiling import soil


def attack(
    world: World, attacker: int, target: int, arm: Arm, by: int, stream: str = "combat", n: int = 0, free: bool = False
) -> None:
    """Roll an attack and let it land or miss.

    The rolls belong to the act of `by` and to the attacker; a free blow is rolled in the act of the one who turns its
    back, and `n` tells several apart.
    """
    spot(world, attacker)
    chance = hit(world, attacker, target, arm, free).chance
    rolled = world.roll(f"{stream}.hit", 100, attacker, n, by)
    practise(world, attacker, skill_of(world, attacker, arm), rolled <= chance)
    if shield_of(world, target) and not is_asleep(world, target):
        practise(world, target, SHIELDS, rolled > chance)
    if rolled <= chance:
        _land(world, attacker, target, arm, by, stream, n)
    else:
        world.emit(Missed(room_of(world, target), attacker, target))
        if rolled <= chance + cover(world, target):
            wear(world, shield_of(world, target), world.resource(Content).figures.combat.wear)
    wake(world, target, attacker)


def _land(world: World, attacker: int, target: int, arm: Arm, by: int, stream: str, n: int) -> None:
    figures = world.resource(Content).figures.combat
    part = PARTS[world.roll(f"{stream}.part", len(PARTS), attacker, n, by) - 1]
    die = world.roll(f"{stream}.damage", figures.die, attacker, n, by)
    where = PART_SPOTS[part]
    dealt = max(figures.least_damage, die + base_damage(world, attacker, target, arm) - armour_at(world, target, where))
    dealt = weakened(world, attacker, arm, dealt)
    world.emit(Struck(room_of(world, target), attacker, target, dealt, part))
    for worn in (arm.bearer, arm.second, worn_at(world, target, where)):
        if worn:
            wear(world, worn, figures.wear)
    soil(world, room_of(world, target), dealt * world.resource(Content).figures.dirt.blood)
    wound(world, target, dealt, attacker, "cause.struck", attacker)
    if has_effects(world, arm.bearer):
        unleash(world, arm.bearer, target, attacker, by)
    if has_effects(world, arm.shot):
        unleash(world, arm.shot, target, attacker, by)
