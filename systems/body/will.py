"""Will: what it leaves of the chance that something seizes a body (CHAR-2, SURV-5)."""

from __future__ import annotations

from components.body import Attributes
from components.effect import Afflicts
from content.registry import Content
from engine.kernel.world import World
from systems.combat.arms import Arm
from systems.core.verdict import Brings


def against_will(world: World, body: int, chance: int) -> int:
    """The chance in per cent that a drain or an affliction from without takes hold of a body.

    Each point of Will takes off its share, but never the last that there is of a chance.
    """
    attributes, figures = world.find(body, Attributes), world.resource(Content).figures.combat
    if attributes is None or chance <= figures.will_least:
        return chance
    return max(figures.will_least, chance - figures.resists_per_will * attributes.will)


def afflicting(world: World, effect: Afflicts, target: int, source: int) -> int:
    """The chance in per cent that an effect afflicts a body; what one does to oneself no Will holds off."""
    return effect.chance if source == target else against_will(world, target, effect.chance)


def brings(world: World, attacker: int, target: int, arm: Arm) -> tuple[Brings, ...]:
    """What a hit with this arm lays upon the target besides the blow, and with what chance."""
    effects = [world.find(card, Afflicts) for card in (arm.bearer, arm.shot) if card]
    return tuple(
        Brings(effect.card, afflicting(world, effect, target, attacker)) for effect in effects if effect is not None
    )
