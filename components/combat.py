"""Combat: weapons, armour, and blows that are meant (COMB-1)."""

from enum import StrEnum

from components.registry import Component, component
from components.traits import abreast


class Element(StrEnum):
    """Kinds of harm beside plain force (COMB-2)."""

    FORCE = "force"
    FIRE = "fire"
    FROST = "frost"
    STORM = "storm"
    ARCANE = "arcane"
    SHADOW = "shadow"
    POISON = "poison"


@component("fight.skill")
class Skill(Component):
    """Chances to hit in per cent, in melee and at range, and the per cent a dodge takes off an attacker's (COMB-1)."""

    melee: int
    ranged: int
    dodge: int


@component("fight.weapon")
class Weapon(Component):
    """Damage added to a blow, reach in steps, AP and stamina of one blow (COMB-4)."""

    damage: int
    reach: int
    ap: int
    stamina: int
    element: Element = Element.FORCE


@component("fight.launcher")
class Launcher(Component):
    """Shoots: needs ammunition with this tag in the pack; reach in steps."""

    ammunition: str
    reach: int
    damage: int
    ap: int
    stamina: int


@component("fight.ammunition")
class Ammunition(Component):
    """Fits launchers that ask for `tag`; `damage` is added; recovered in so many of a hundred shots."""

    tag: str
    damage: int
    recovered: int


@component("fight.thrown")
class Thrown(Component):
    """May be thrown: damage added and reach in steps."""

    damage: int
    reach: int


@component("fight.shield")
class Shield(Component):
    """Takes this many per cent off an attacker's chance while in the off hand."""

    cover: int


@component("fight.armour")
class Armour(Component):
    """Takes this much off a blow: on a worn piece where it sits, on a creature everywhere (COMB-2)."""

    value: int


@abreast("elements", "points")
@component("fight.resistance")
class Resistance(Component):
    """Elements, and the points each loses on this body, side by side; negative is weakness."""

    elements: list[Element]
    points: list[int]


@component("intent.strike")
class WantsToStrike(Component):
    """Strike a creature or seeker within melee reach with what is in hand."""

    target: int


@component("intent.shoot")
class WantsToShoot(Component):
    """Shoot with the launcher in hand."""

    target: int


@component("intent.throw")
class WantsToThrow(Component):
    """Throw a card at a creature."""

    card: int
    target: int
