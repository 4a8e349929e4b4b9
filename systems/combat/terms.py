"""Terms: what skill, arms, nimbleness, shields and wounds make of the odds to hit (COMB-1, COMB-3, COMB-6)."""

from __future__ import annotations

from components.body import Attributes, Health
from components.combat import Skill
from content.registry import Content
from engine.kernel.world import World
from systems.combat.arms import Blow
from systems.core.odds import NO_ATTRIBUTES, cover


def unskilled(world: World, blow: Blow) -> int | None:
    """Whoever has never learnt to fight strikes like this."""
    return None if world.has(blow.attacker, Skill) else world.resource(Content).figures.combat.unarmed_skill


def melee(world: World, blow: Blow) -> int | None:
    """Skill in melee."""
    skill = world.find(blow.attacker, Skill)
    return None if skill is None or blow.arm.ranged else skill.melee


def ranged(world: World, blow: Blow) -> int | None:
    """Skill with what is shot or thrown."""
    skill = world.find(blow.attacker, Skill)
    return skill.ranged if skill is not None and blow.arm.ranged else None


def paired(world: World, blow: Blow) -> int:
    """A second weapon in the off hand."""
    return world.resource(Content).figures.combat.paired if blow.arm.second else 0


def dodge(world: World, blow: Blow) -> int:
    """The target's skill at dodging, while it is awake."""
    skill = world.find(blow.target, Skill) if blow.wary else None
    return -skill.dodge if skill is not None else 0


def nimble(world: World, blow: Blow) -> int:
    """The target's Agility, while it is awake (COMB-6)."""
    return -world.resource(Content).figures.combat.dodge_per_agility * _agility(world, blow)


def slip(world: World, blow: Blow) -> int:
    """The target's Agility once more, at whom a free blow is struck (COMB-6)."""
    return -world.resource(Content).figures.combat.slip_per_agility * _agility(world, blow) if blow.free else 0


def covered(world: World, blow: Blow) -> int:
    """The target's shield and skill with it, while it is awake."""
    return -cover(world, blow.target) if blow.wary else 0


def wounded(world: World, blow: Blow) -> int:
    """An attacker with a quarter of its health or less."""
    health = world.find(blow.attacker, Health)
    weak = health is not None and 4 * health.left <= health.full
    return -world.resource(Content).figures.combat.wounded if weak else 0


def spent(world: World, blow: Blow) -> int:
    """A blow for which the breath is lacking (COMB-4)."""
    return -world.resource(Content).figures.combat.spent_aim if blow.arm.spent else 0


def _agility(world: World, blow: Blow) -> int:
    return (world.find(blow.target, Attributes) or NO_ATTRIBUTES).agility if blow.wary else 0
