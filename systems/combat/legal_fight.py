"""Legal attacks: a known enemy within reach, the means in hand, AP and stamina (MOVE-2, MOVE-3, COMB-3, COMB-4)."""

from __future__ import annotations

from msgspec.structs import replace

from components.combat import Launcher, WantsToShoot, WantsToStrike, WantsToThrow
from components.creatures import Creature
from components.place import Place
from components.room import Room
from components.things import Container
from content.registry import Content
from engine.kernel.world import World
from systems.body.will import brings
from systems.combat.arms import Arm, launcher, melee, shooting, throwing, within_breath
from systems.core.bodies import are_enemies, is_living
from systems.core.distance import OUT_OF_REACH, distance
from systems.core.odds import damage, hit
from systems.core.rooms import room_of
from systems.core.sight import knows
from systems.core.verdict import Verdict, refuse
from systems.things.carrying import carries
from systems.travel.moves import step_ap, within_pool


def judge_strike(world: World, actor: int, intent: WantsToStrike) -> Verdict:
    """MOVE-3. A creature across the room may lunge: through the centre and back, for one step more (COMB-5).

    A seeker may strike a shut container too, whatever it is (MIMIC-1, P9).
    """
    if may_sound(world, actor, intent.target):
        return _in_reach(world, actor, intent.target, melee(world, actor))
    if not may_attack(world, actor, intent.target):
        return refuse("refused.no_creature")
    arm = within_breath(world, actor, melee(world, actor))
    if lunges(world, actor, intent.target, arm):
        price = within_pool(world, actor, arm.ap + step_ap(world, actor, room_of(world, actor)))
        return Verdict(ap=price, stamina=arm.stamina, spent=arm.spent)
    return _in_reach(world, actor, intent.target, arm)


def judge_shoot(world: World, actor: int, intent: WantsToShoot) -> Verdict:
    """A launcher in hand and what it shoots in the pack (COMB-4)."""
    if not may_attack(world, actor, intent.target):
        return refuse("refused.no_creature")
    bow = launcher(world, actor)
    if not bow:
        return refuse("refused.no_launcher")
    arm = shooting(world, actor)
    if arm is None:
        return refuse("refused.no_ammunition", ammunition=world.get(bow, Launcher).ammunition)
    return _in_reach(world, actor, intent.target, arm)


def judge_throw(world: World, actor: int, intent: WantsToThrow) -> Verdict:
    """A card in hand or pack that is made for throwing (COMB-4)."""
    if not carries(world, actor, intent.card):
        return refuse("refused.not_carried")
    if not may_attack(world, actor, intent.target):
        return refuse("refused.no_creature")
    arm = throwing(world, intent.card)
    if arm is None:
        return refuse("refused.not_thrown", "card", card=intent.card)
    return _in_reach(world, actor, intent.target, arm)


def may_attack(world: World, actor: int, target: int) -> bool:
    """Whether the target is a living enemy that the actor knows of; a creature knows of whom it can reach."""
    if not (are_enemies(world, actor, target) and is_living(world, target)):
        return False
    return world.has(actor, Creature) or knows(world, actor, target)


def may_sound(world: World, actor: int, target: int) -> bool:
    """Whether the target is a shut container on the board that the actor knows of."""
    container = world.find(target, Container)
    if container is None or container.opened or world.has(actor, Creature):
        return False
    return world.has(world.get(target, Place).holder, Room) and knows(world, actor, target)


def lunges(world: World, actor: int, target: int, arm: Arm) -> bool:
    """Whether a creature needs to cross the centre to strike this target: in its room, but beyond its reach."""
    if not world.has(actor, Creature) or room_of(world, actor) != room_of(world, target):
        return False
    near = world.resource(Content).figures.movement.melee_reach
    return arm.reach < distance(world, actor, target) <= arm.reach + near


def _in_reach(world: World, actor: int, target: int, arm: Arm) -> Verdict:
    apart = distance(world, actor, target)
    if apart >= OUT_OF_REACH:
        return refuse("refused.out_of_reach")
    if apart > arm.reach:
        return refuse("refused.too_far", distance=apart, reach=arm.reach)
    arm = within_breath(world, actor, arm)
    return Verdict(ap=arm.ap, stamina=arm.stamina, spent=arm.spent)


def foresee_strike(world: World, actor: int, intent: WantsToStrike, ruled: Verdict) -> Verdict:
    """COMB-1, COMB-2."""
    if world.has(intent.target, Container):
        return ruled
    return _foreseen(world, actor, intent.target, melee(world, actor), ruled)


def foresee_shot(world: World, actor: int, intent: WantsToShoot, ruled: Verdict) -> Verdict:
    """COMB-1, COMB-2."""
    return _foreseen(world, actor, intent.target, shooting(world, actor), ruled)


def foresee_throw(world: World, actor: int, intent: WantsToThrow, ruled: Verdict) -> Verdict:
    """COMB-1, COMB-2."""
    return _foreseen(world, actor, intent.target, throwing(world, intent.card), ruled)


def _foreseen(world: World, actor: int, target: int, arm: Arm | None, ruled: Verdict) -> Verdict:
    if arm is None:
        return ruled
    arm = arm._replace(spent=ruled.spent)
    return replace(ruled, odds=hit(world, actor, target, arm), damage=damage(world, actor, target, arm),
                   brings=brings(world, actor, target, arm))
