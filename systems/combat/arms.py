"""Arms: with what a body strikes, shoots or throws, and what that asks of it (COMB-4)."""

from __future__ import annotations

from typing import NamedTuple

from components.body import Stamina
from components.combat import Ammunition, Element, Launcher, Thrown, Weapon
from components.effect import EFFECTS
from components.place import Place, Spot
from components.things import Broken
from content.registry import Content
from engine.kernel.world import World


class Arm(NamedTuple):
    """A means of attack: `bearer` is what wears and whose effects a hit unleashes (0: bare hands).

    `shot` is the ammunition, `second` the weapon in the off hand; reach is in steps. A `spent` one is used with less
    stamina than it asks.
    """

    bearer: int
    plus: int
    reach: int
    ap: int
    stamina: int
    element: Element = Element.FORCE
    ranged: bool = False
    shot: int = 0
    second: int = 0
    spent: bool = False


class Blow(NamedTuple):
    """An attack, as the terms of its odds see it: who strikes whom in which room, with what, and whether it is `free`.

    A `wary` target is awake; `by_eye` strikes whoever does not hunt by ear or nose alone.
    """

    attacker: int
    target: int
    arm: Arm
    free: bool
    room: int
    wary: bool
    by_eye: bool


def melee(world: World, body: int) -> Arm:
    """What a body strikes with: the whole weapon in its hand, else its own teeth and claws, else bare hands."""
    held = _usable(world, body, Spot.HAND, Weapon)
    weapon = world.find(held or body, Weapon)
    if weapon is None:
        figures = world.resource(Content).figures
        return Arm(0, 0, figures.movement.melee_reach, figures.combat.strike_ap, figures.combat.unarmed_stamina)
    second = _usable(world, body, Spot.OFFHAND, Weapon) if held else 0
    stamina = weapon.stamina + (world.get(second, Weapon).stamina if second else 0)
    return Arm(held or body, weapon.damage, weapon.reach, weapon.ap, stamina, weapon.element, second=second)


def launcher(world: World, body: int) -> int:
    """The whole launcher in a body's hand, or the body itself when it shoots by nature, or 0."""
    return _usable(world, body, Spot.HAND, Launcher) or (body if world.has(body, Launcher) else 0)


def ammunition(world: World, body: int, tag: str) -> int:
    """The first card in a body's pack that fits, or 0."""
    for card in world.held(body):
        fits = world.find(card, Ammunition)
        if fits is not None and fits.tag == tag and world.get(card, Place).spot == Spot.PACK:
            return card
    return 0


def shooting(world: World, body: int) -> Arm | None:
    """What a body shoots with, or None without a launcher or ammunition. A launcher of no tag needs none."""
    bearer = launcher(world, body)
    if not bearer:
        return None
    bow = world.get(bearer, Launcher)
    shot = ammunition(world, body, bow.ammunition) if bow.ammunition else 0
    if bow.ammunition and not shot:
        return None
    plus = bow.damage + (world.get(shot, Ammunition).damage if shot else 0)
    return Arm(bearer, plus, bow.reach, bow.ap, bow.stamina, ranged=True, shot=shot)


def throwing(world: World, card: int) -> Arm | None:
    """What throwing this card is like, or None when it is not made for that or broken."""
    thrown = world.find(card, Thrown)
    if thrown is None or world.has(card, Broken):
        return None
    figures = world.resource(Content).figures.combat
    weapon = world.find(card, Weapon)
    element = weapon.element if weapon is not None else Element.FORCE
    return Arm(card, thrown.damage, thrown.reach, figures.strike_ap, figures.unarmed_stamina, element, ranged=True)


def within_breath(world: World, body: int, arm: Arm) -> Arm:
    """The arm as the body can use it now: with less stamina than it asks, spent, for all that is left (COMB-4)."""
    stamina = world.find(body, Stamina)
    if stamina is None or stamina.left >= arm.stamina:
        return arm
    return arm._replace(stamina=stamina.left, spent=True)


def has_effects(world: World, card: int) -> bool:
    """Whether the card does something when it is unleashed."""
    return bool(card) and any(type(part) in EFFECTS for part in world.components(card))


def _usable(world: World, body: int, spot: Spot, kind: type[Weapon] | type[Launcher]) -> int:
    for card in world.held(body, spot):
        if world.has(card, kind) and not world.has(card, Broken):
            return card
    return 0
