"""What things are: weight, worth, stacks, wear, materials (ITEM-1)."""

from enum import StrEnum

from components.place import Spot
from components.registry import Component, component
from components.traits import is_enchanted


@component("item.weight")
class Weight(Component):
    """Weight of one piece in tenths."""

    tenths: int


@component("item.value")
class Value(Component):
    """Worth of one piece in gold."""

    gold: int


@component("item.stack")
class Stack(Component):
    """How many pieces lie in this one card, and how many may."""

    count: int
    limit: int


@component("item.durability")
class Durability(Component):
    """Wear left before the thing is broken (COMB-7)."""

    left: int
    full: int


@component("item.broken")
class Broken(Component):
    """At zero durability: useless until mended (COMB-7)."""


@component("item.material")
class Materials(Component):
    """Tags of material and use: timber, masonry, textile, leather, metal, organic, blade, axe, pickaxe, hammer."""

    tags: list[str]


@component("item.wearable")
class Wearable(Component):
    """The spots of the body that this card may take; a two-handed thing fills both hands."""

    spots: list[Spot]
    both_hands: bool = False


@component("item.map")
class Map(Component):
    """Shows the rooms that its bearer has seen, and lets it travel to them (BASE-2)."""


@component("item.gold")
class Gold(Component):
    """Coins, counted by the stack they lie in."""


@component("item.container")
class Container(Component):
    """Holds other cards; `opened` once someone has looked inside."""

    opened: bool = False


class Sought(StrEnum):
    """What a witch rod seeks."""

    WATER = "water"
    ENCHANTMENT = "enchantment"


@component("item.witch_rod")
class WitchRod(Component):
    """Held, it turns one heading of the rosette violet: the first step to the nearest of what it seeks (ROSE-2)."""

    seeks: Sought


@is_enchanted
@component("item.enchanted")
class Enchanted(Component):
    """An enchantment lies on this thing; a witch rod feels it (ROSE-2)."""
