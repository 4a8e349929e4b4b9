"""Light: sources, what they burn, and what a seeker means to do with them (LIGHT-1, LIGHT-2)."""

from components.registry import CardId, Component, component
from components.traits import is_enchanted


@component("intent.light")
class WantsToLight(Component):
    """Light a source in hand or on one's slot."""

    card: int


@component("intent.refill")
class WantsToRefill(Component):
    """Pour oil that one carries into a light (LIGHT-1)."""

    card: int


@component("intent.relight")
class WantsToRelight(Component):
    """Make an enchanted light that has burnt out burn again, with what its recipe names (LIGHT-2)."""

    card: int


@component("intent.snuff")
class WantsToSnuff(Component):
    """Put a light out and keep its fuel."""

    card: int


@component("light.fuel")
class Fuel(Component):
    """World turns a light source can burn: `left` counts while it is out, `due` is the turn it dies while it is lit."""

    capacity: int
    left: int
    due: int | None = None


@component("light.lit")
class Lit(Component):
    """Burning now."""


@component("light.spent")
class Spent(Component):
    """Burnt out."""


@is_enchanted
@component("light.enchanted")
class EnchantedLight(Component):
    """A light whose magic outlives its fuel (LIGHT-2)."""


@component("light.relit_by")
class RelitBy(Component):
    """The recipe by which an enchanted light that has burnt out burns again: one of each of these cards (LIGHT-2)."""

    cards: list[CardId]


@component("light.refillable")
class Refillable(Component):
    """Takes more fuel as long as its flame lives (LIGHT-1)."""


@component("light.oil")
class Oil(Component):
    """Fuel for lights that can be refilled: so many world turns a piece."""

    turns: int
