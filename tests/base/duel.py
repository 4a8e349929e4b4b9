"""Duels reckoned out by brute force from content alone: a fresh seeker of a class against one enemy (COMB-1, COMB-2).

The model is plain and leans against the seeker: no draughts, no retreat, no skill with the shield; an affliction does
all its harm at once, and the enemy spends its AP on nothing but blows.
"""

from __future__ import annotations

from typing import NamedTuple

from components.body import ActionPoints, Affliction, Attributes, Health
from components.combat import Armour, Element, Resistance, Shield, Skill, Weapon
from components.effect import Afflicts, Harms
from components.place import Spot
from components.things import Wearable
from content.kinds import CallingDefinition
from content.registry import Content

LONGEST = 200
UNDECIDED = 1e-6
NEGLIGIBLE = 1e-12
STILL = ((0, 1.0),)
PARTS = (Spot.HEAD, Spot.BODY, Spot.BODY, Spot.BODY, Spot.ARMS, Spot.LEGS)


class Side(NamedTuple):
    """One fighter against another: health, blows a turn, stamina with the price of a blow, what one blow may take."""

    health: int
    blows: int
    stamina: int
    price: int
    rest: int
    harm: tuple[tuple[int, float], ...]


class Fate(NamedTuple):
    """How a duel ends: the chance that the seeker wins, and the Health it is expected to lose."""

    wins: float
    lost: float


def kit_of(content: Content, calling: CallingDefinition) -> dict[Spot, str]:
    """What a class wears and holds of its kit, each card at the first of its spots that is free; no bow in hand."""
    worn: dict[Spot, str] = {}
    for card in calling.kit:
        wearable = content.component(card, Wearable)
        if wearable is None or wearable.both_hands:
            continue
        free = [spot for spot in wearable.spots if spot not in worn]
        if free and (free[0] is not Spot.HAND or content.bears(card, Weapon)):
            worn[free[0]] = card
    return worn


def fate(content: Content, calling: CallingDefinition, enemy: str) -> Fate:
    """The duel of a fresh seeker with this enemy, the seeker's turn first."""
    worn = kit_of(content, calling)
    foe = _foe(content, calling, worn, enemy)
    return _ends(_seeker(content, calling, worn, enemy), foe)


def _seeker(content: Content, calling: CallingDefinition, worn: dict[Spot, str], enemy: str) -> Side:
    figures = content.figures
    weapon = content.component(worn[Spot.HAND], Weapon)
    skill, body = content.component(enemy, Skill), content.component(enemy, Attributes)
    assert weapon is not None and skill is not None
    nimble = figures.combat.dodge_per_agility * (body.agility if body else 0)
    chance = _clamped(content, calling.melee - skill.dodge - nimble)
    armour = content.component(enemy, Armour)
    flat = calling.strength + weapon.damage - (body.defence if body else 0) - (armour.value if armour else 0)
    flat -= _points(content.component(enemy, Resistance), weapon.element)
    rolls = [max(figures.combat.least_damage, die + flat) for die in range(1, figures.combat.die + 1)]
    harm = _spread(chance, [(roll, 1 / len(rolls)) for roll in rolls])
    pool = figures.movement.base_ap
    breath = pool * figures.seekers.stamina_per_ap
    return Side(calling.health, pool // weapon.ap, calling.stamina, weapon.stamina, breath, harm)


def _foe(content: Content, calling: CallingDefinition, worn: dict[Spot, str], enemy: str) -> Side:
    figures = content.figures.combat
    weapon, skill = content.component(enemy, Weapon), content.component(enemy, Skill)
    body, health = content.component(enemy, Attributes), content.component(enemy, Health)
    pool = content.component(enemy, ActionPoints)
    assert weapon is not None and skill is not None and health is not None and pool is not None
    shields = [shield.cover for card in worn.values() if (shield := content.component(card, Shield))]
    dodge = calling.dodge + figures.dodge_per_agility * calling.agility
    chance = _clamped(content, skill.melee - dodge - sum(shields))
    flat = (body.strength if body else 0) + weapon.damage - calling.defence
    flat -= _worn_points(content, worn, weapon.element)
    after = [(0, 1.0)]
    for harm, odds in _after(content, worn, enemy):
        after = [(a + harm * hit, p * q) for a, p in after for hit, q in ((1, odds), (0, 1 - odds))]
    blows = []
    for part in PARTS:
        piece = content.component(worn[part], Armour) if part in worn else None
        for die in range(1, figures.die + 1):
            damage = max(figures.least_damage, die + flat - (piece.value if piece else 0))
            blows += [(damage + extra, p / (len(PARTS) * figures.die)) for extra, p in after]
    return Side(health.full, pool.pool // weapon.ap, 0, 0, 0, _spread(chance, blows))


def _after(content: Content, worn: dict[Spot, str], enemy: str) -> list[tuple[int, float]]:
    """What a hit of this enemy does besides the blow: damage in all, and its chance."""
    found = []
    harms = content.component(enemy, Harms)
    if harms is not None:
        found.append((harms.dice * content.figures.combat.die + harms.plus, 1.0))
    afflicts = content.component(enemy, Afflicts)
    if afflicts is not None:
        lasting, tick = content.component(afflicts.card, Harms), content.component(afflicts.card, Affliction)
        if lasting is not None and tick is not None:
            one = max(0, lasting.plus - _worn_points(content, worn, lasting.element))
            found.append((one * tick.left, afflicts.chance / 100))
    return found


def _ends(seeker: Side, foe: Side) -> Fate:
    """Follow every way the duel can go, turn by turn, for as long as anything to speak of is undecided."""
    states = {(seeker.health, foe.health, seeker.stamina): 1.0}
    wins = lost = 0.0
    struck: dict[tuple[int, int], dict[tuple[int, int], float]] = {}
    suffered: dict[int, dict[int, float]] = {}
    for _ in range(LONGEST):
        fresh: dict[tuple[int, int, int], float] = {}
        for (mine, its, stamina), weight in states.items():
            if (its, stamina) not in struck:
                struck[its, stamina] = _strikes(seeker, its, stamina)
            if mine not in suffered:
                suffered[mine] = _suffers(foe, mine)
            for (left, tired), chance in struck[its, stamina].items():
                if left == 0:
                    wins += weight * chance
                    lost += weight * chance * (seeker.health - mine)
                    continue
                for standing, odds in suffered[mine].items():
                    if standing == 0:
                        lost += weight * chance * odds * seeker.health
                        continue
                    key = (standing, left, tired)
                    fresh[key] = fresh.get(key, 0.0) + weight * chance * odds
        states = {state: weight for state, weight in fresh.items() if weight > NEGLIGIBLE}
        if sum(states.values()) < UNDECIDED:
            break
    return Fate(wins, lost)


def _strikes(seeker: Side, its: int, stamina: int) -> dict[tuple[int, int], float]:
    """What is left of the enemy and of the seeker's stamina after a turn, with the chance of each.

    Who is too tired for a single blow waits, and gets a little stamina back.
    """
    if stamina < seeker.price:
        return {(its, min(seeker.stamina, stamina + seeker.rest)): 1.0}
    states = {(its, stamina): 1.0}
    for _ in range(seeker.blows):
        fresh: dict[tuple[int, int], float] = {}
        for (left, tired), weight in states.items():
            able = left > 0 and tired >= seeker.price
            for harm, odds in seeker.harm if able else STILL:
                key = (max(0, left - harm), tired - seeker.price if able else tired)
                fresh[key] = fresh.get(key, 0.0) + weight * odds
        states = fresh
    return states


def _suffers(foe: Side, mine: int) -> dict[int, float]:
    """What is left of the seeker after the enemy's turn, with the chance of each."""
    states = {mine: 1.0}
    for _ in range(foe.blows):
        fresh: dict[int, float] = {}
        for left, weight in states.items():
            for harm, odds in foe.harm:
                fresh[max(0, left - harm)] = fresh.get(max(0, left - harm), 0.0) + weight * odds
        states = fresh
    return states


def _spread(chance: int, blows: list[tuple[int, float]]) -> tuple[tuple[int, float], ...]:
    """Harm of one blow with its probability, a miss included."""
    found = {0: 1 - chance / 100}
    for harm, odds in blows:
        found[harm] = found.get(harm, 0.0) + odds * chance / 100
    return tuple(sorted(found.items()))


def _clamped(content: Content, chance: int) -> int:
    return max(content.figures.combat.floor, min(content.figures.combat.ceiling, chance))


def _worn_points(content: Content, worn: dict[Spot, str], element: Element) -> int:
    return sum(_points(content.component(card, Resistance), element) for card in worn.values())


def _points(resistance: Resistance | None, element: Element) -> int:
    if resistance is None:
        return 0
    return sum(p for kind, p in zip(resistance.elements, resistance.points, strict=True) if kind == element)
