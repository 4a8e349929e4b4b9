"""What can be eaten, drunk, read or otherwise used up."""

from components.registry import Component, component


@component("food.edible")
class Edible(Component):
    """Per cent of hunger that one portion takes away."""

    hunger: int


@component("food.drinkable")
class Drinkable(Component):
    """Per cent of thirst that one draught takes away."""

    thirst: int


@component("food.scroll")
class Scroll(Component):
    """Written magic: needs no skill, never fails, costs mana, is used up (MAGI-1)."""

    mana: int


@component("food.portions")
class Portions(Component):
    """Portions left in a card that is not used up at once, such as a waterskin."""

    left: int
    full: int


@component("food.vessel")
class Vessel(Component):
    """Is filled again where water can be drawn, and stays when it is empty."""
