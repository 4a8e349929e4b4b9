"""What a card does when unleashed: a sprung trap, a draught, a scroll or a bite bear the same components."""

from components.combat import Element
from components.registry import AttributeName, CardId, Component, component


@component("effect.unleashed")
class Unleashed(Component):
    """The card takes effect now on `target`, by the doing of `source`; gone at the end of the pass.

    Its rolls belong to the act of `by`, or to the world turn when that is 0.
    """

    target: int
    source: int
    by: int = 0


@component("effect.harms")
class Harms(Component):
    """Deals `dice` d6 and `plus` damage of an element; armour does not help."""

    dice: int
    plus: int
    element: Element = Element.FORCE


@component("effect.heals")
class Heals(Component):
    """Restores health, mana and stamina."""

    health: int = 0
    mana: int = 0
    stamina: int = 0


@component("effect.drains")
class Drains(Component):
    """Takes mana and stamina."""

    mana: int = 0
    stamina: int = 0


@component("effect.afflicts")
class Afflicts(Component):
    """Lays the affliction card `card` on the target with this chance in per cent."""

    card: CardId
    chance: int = 100


@component("effect.cures")
class Cures(Component):
    """Takes off afflictions made from these cards."""

    cards: list[CardId]


@component("effect.snuffs")
class Snuffs(Component):
    """Puts out every light that the target holds."""


@component("effect.alarms")
class Alarms(Component):
    """Makes noise heard so many rooms away; sleepers wake and come."""

    rooms: int


@component("effect.summons")
class Summons(Component):
    """Puts creatures made from `card` into free slots of the room."""

    card: CardId
    count: int = 1


@component("effect.corrodes")
class Corrodes(Component):
    """Wears what the target has equipped by so much."""

    wear: int


@component("effect.delays")
class Delays(Component):
    """Takes AP from the target's pool this turn."""

    ap: int


@component("effect.displaces")
class Displaces(Component):
    """Throws the target to the centre of its room, or through the first open way if `out`."""

    out: bool = False


@component("effect.reveals")
class Reveals(Component):
    """Turns every side card of the room face up for the target."""


@component("effect.lights")
class Lights(Component):
    """Fills and lights what the target holds in hand, if it can burn."""


@component("effect.ignites")
class Ignites(Component):
    """Sets fire to each thing that can burn where the target stands, with this chance."""

    chance: int


@component("effect.asks")
class Asks(Component):
    """Puts a question to the target: how a card on the table, or the answer to another question, opens one."""

    card: CardId


@component("effect.raises")
class Raises(Component):
    """Raises an attribute of the target by one, unless it is as high as can be."""

    attribute: AttributeName


@component("effect.used_up")
class UsedUp(Component):
    """Used for the last time: takes effect yet, and is gone at the end of the pass, by this cause."""

    cause: str


# What takes effect when a card that bears it is unleashed, and makes a thing that is thrown burst.
EFFECTS: frozenset[type[Component]] = frozenset((
    Afflicts, Alarms, Asks, Corrodes, Cures, Delays, Displaces, Drains, Harms, Heals, Ignites, Lights, Raises, Reveals,
    Snuffs, Summons,
))
