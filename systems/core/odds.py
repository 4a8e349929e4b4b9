"""Odds: chances in per cent with their terms, and the span of damage; what is shown is what the rule rolls (COMB-3)."""

from __future__ import annotations

from components.body import Attributes
from components.combat import Armour, Element, Resistance, Shield
from components.conditions import Windage
from components.creatures import Creature
from components.locks import Trap
from components.place import WORN, Place, Spot
from components.things import Broken
from content.registry import Content
from engine.kernel.world import World
from systems.combat.arms import Arm, Blow
from systems.conditions.conditions import conditions
from systems.core.rooms import room_of
from systems.core.sums import terms_of
from systems.core.verdict import Odds, Term
from systems.rest.resting import is_asleep
from systems.seekers.proficiency import SHIELDS, bonus, of_weapon

PARTS = ("head", "body", "body", "body", "arms", "legs")
NO_ATTRIBUTES = Attributes()
PART_SPOTS = {"head": Spot.HEAD, "body": Spot.BODY, "arms": Spot.ARMS, "legs": Spot.LEGS}


def hit(world: World, attacker: int, target: int, arm: Arm, free: bool = False) -> Odds:
    """The chance that an attack hits, a free blow less often the nimbler its target (COMB-1, COMB-6)."""
    wary, by_eye = not is_asleep(world, target), _uses_eyes(world, attacker)
    blow = Blow(attacker, target, arm, free, room_of(world, target), wary, by_eye)
    return clamped(world, terms_of(world, "to_hit", blow))


def skill_of(world: World, attacker: int, arm: Arm) -> str:
    """The proficiency that enters an attack with this arm, or nothing: teeth and fists ask for none."""
    return of_weapon(world, arm.bearer) if arm.bearer != attacker else ""


def damage(world: World, attacker: int, target: int, arm: Arm) -> tuple[int, int]:
    """The least and the most that a hit deals, over all rolls of the die and all parts (COMB-2)."""
    figures = world.resource(Content).figures.combat
    flat = base_damage(world, attacker, target, arm)
    armours = [armour_at(world, target, spot) for spot in PART_SPOTS.values()]
    low = 1 + flat - max(armours)
    high = figures.die + flat - min(armours)
    worst, best = max(figures.least_damage, low), max(figures.least_damage, high)
    return weakened(world, attacker, arm, worst), weakened(world, attacker, arm, best)


def spread(world: World, attacker: int, target: int, arm: Arm) -> tuple[int, ...]:
    """What a hit deals, for each part of the body and each roll of the die: all as likely (COMB-2)."""
    figures, flat = world.resource(Content).figures.combat, base_damage(world, attacker, target, arm)
    armour = {part: armour_at(world, target, spot) for part, spot in PART_SPOTS.items()}
    dice = range(1, figures.die + 1)
    rolls = [max(figures.least_damage, die + flat - armour[part]) for part in PARTS for die in dice]
    left = {dealt: weakened(world, attacker, arm, dealt) for dealt in set(rolls)}
    return tuple([left[dealt] for dealt in rolls])


def base_damage(world: World, attacker: int, target: int, arm: Arm) -> int:
    """What is added to the die, before the armour of the part that is struck."""
    strength, defence = _attributes(world, attacker).strength, _attributes(world, target).defence
    return strength + arm.plus - defence - natural_armour(world, target) - resistance(world, target, arm.element)


def natural_armour(world: World, body: int) -> int:
    """What a body's own hide takes off a blow, wherever it lands."""
    hide = world.find(body, Armour)
    return hide.value if hide is not None else 0


def worn_at(world: World, body: int, spot: Spot) -> int:
    """The whole piece of armour worn on a part, or 0."""
    for card in world.held(body, spot):
        if world.has(card, Armour) and not world.has(card, Broken):
            return card
    return 0


def armour_at(world: World, body: int, spot: Spot) -> int:
    """What the armour worn on a part takes off a blow."""
    piece = worn_at(world, body, spot)
    return world.get(piece, Armour).value if piece else 0


def resistance(world: World, body: int, element: Element) -> int:
    """Points that an element loses on a body: its own, and those of whole things it wears; less than 0 is weakness."""
    total = _points(world.find(body, Resistance), element)
    for card in world.held(body):
        worn = world.find(card, Resistance)
        if worn is not None and world.get(card, Place).spot in WORN and not world.has(card, Broken):
            total += _points(worn, element)
    return total


def shield_of(world: World, body: int) -> int:
    """The whole shield in a body's off hand, or 0."""
    for card in world.held(body, Spot.OFFHAND):
        if world.has(card, Shield) and not world.has(card, Broken):
            return card
    return 0


def cover(world: World, body: int) -> int:
    """Per cent that a body's shield, and skill with it, takes off an attacker's chance."""
    shield = shield_of(world, body)
    return world.get(shield, Shield).cover + bonus(world, body, SHIELDS) if shield else 0


def force(world: World, actor: int, target: int) -> Odds:
    """The chance to force the lock of a room or container (DOOR-1)."""
    return clamped(world, terms_of(world, "to_force", actor, target))


def disarm(world: World, actor: int, card: int) -> Odds:
    """The chance to disarm a trap (TRAP-1)."""
    return clamped(world, terms_of(world, "to_disarm", actor, card))


def notice(world: World, seeker: int, card: int) -> int:
    """The most that the die may show for the trap of a card to be noticed (TRAP-1)."""
    helped = _attributes(world, seeker).perception + world.resource(Content).figures.traps.notice_bonus
    return helped - world.get(card, Trap).difficulty


def examine(world: World, actor: int) -> Odds:
    """The chance to find the hidden doors of a room: a die at or under a sum, never less than its least (WALL-14)."""
    figures, terms = world.resource(Content).figures.walls, terms_of(world, "to_examine", actor)
    most = min(figures.examine_die, max(figures.examine_least, sum(term.value for term in terms)))
    die = figures.examine_die
    return Odds((200 * most + die) // (2 * die), tuple(terms), most, die)


def digging(world: World, actor: int, condition: int) -> Odds:
    """The chance that a swing at a vein or an outcrop wins a portion (VEIN-3)."""
    return clamped(world, terms_of(world, "to_dig", actor, condition))


def weakened(world: World, attacker: int, arm: Arm, dealt: int) -> int:
    """What the wind, and want of breath, leave of the damage of a hit (COMB-4)."""
    figures, dealt = world.resource(Content).figures.combat, windage(world, attacker, arm, dealt)
    return max(figures.least_damage, dealt * figures.spent_damage // 100) if arm.spent else dealt


def windage(world: World, attacker: int, arm: Arm, dealt: int) -> int:
    """What the wind where a shot begins leaves of its damage: rounded down, never below the wind's least."""
    if not arm.ranged:
        return dealt
    for condition in conditions(world, room_of(world, attacker)):
        wind = world.find(condition, Windage)
        if wind is not None:
            dealt = max(wind.least, dealt * (100 - wind.percent) // 100)
    return dealt


def _attributes(world: World, body: int) -> Attributes:
    return world.find(body, Attributes) or NO_ATTRIBUTES


def _uses_eyes(world: World, attacker: int) -> bool:
    """What hunts by ear or nose alone strikes as well in the dark."""
    creature = world.find(attacker, Creature)
    return creature is None or creature.sight > 0


def _points(resistance: Resistance | None, element: Element) -> int:
    if resistance is None:
        return 0
    return sum(points for kind, points in zip(resistance.elements, resistance.points, strict=True) if kind == element)


def clamped(world: World, terms: list[Term]) -> Odds:
    """The sum of the terms, between the floor and the ceiling of all odds."""
    figures = world.resource(Content).figures.combat
    total = sum(term.value for term in terms)
    return Odds(max(figures.floor, min(figures.ceiling, total)), tuple(terms))
