"""Tellers: what things say of their wear, pieces, portions, freshness, weight and dirt, and what a rod seeks."""

from __future__ import annotations

from components.body import Portions
from components.things import Dirt, Durability, Perishable, Stack, Weight
from components.travel import WitchRod
from systems.core.telling import Onlooker, Told, tenths


def tell_durability(eye: Onlooker, entity: int, part: Durability) -> Told:
    """How much wear it has yet to take."""
    return Told(eye.say("fact.durability", left=part.left, full=part.full), part.left, part.full)


def tell_portions(eye: Onlooker, entity: int, part: Portions) -> Told:
    """How much is left in it."""
    return Told(eye.say("fact.portions", left=part.left, full=part.full), part.left, part.full)


def tell_freshness(eye: Onlooker, entity: int, part: Perishable) -> Told:
    """For how long it keeps."""
    if part.due is None:
        return Told(eye.say("fact.perishable.rests", left=part.left), part.left)
    left = part.due - eye.world.turn
    return Told(eye.say("fact.perishable", left=left), left)


def tell_stack(eye: Onlooker, entity: int, part: Stack) -> Told | None:
    """How many pieces there are, of several."""
    return Told(eye.say("fact.stack", count=part.count), part.count) if part.count > 1 else None


def tell_weight(eye: Onlooker, entity: int, part: Weight) -> Told | None:
    """What all its pieces weigh."""
    stack = eye.world.find(entity, Stack)
    total = part.tenths * (stack.count if stack is not None else 1)
    return Told(eye.say("fact.weight", weight=tenths(total)), total) if total else None


def tell_dirt(eye: Onlooker, entity: int, part: Dirt) -> Told:
    """How filthy it is."""
    return Told(eye.say("fact.dirt", level=part.level), part.level, eye.content.figures.dirt.most)


def tell_rod(eye: Onlooker, entity: int, part: WitchRod) -> str:
    """What it turns to."""
    return eye.say("fact.rod", sought=eye.say(f"rod.{part.seeks.value}"))
