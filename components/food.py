"""What can be eaten, drunk, read or otherwise used up."""

from components.registry import CardId, Component, component


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


@component("food.perishable")
class Perishable(Component):
    """Goes bad and is `into` then (ROT-1, ROT-2): `raw` meat sooner than other organic things.

    What is `of_body` is the flesh of a beast that has it among its goods, and fresh as long as that lives. It keeps
    for `percent` of the usual span, more when it was salted or smoked. `left` counts the turns while it rests,
    as part of a living body or frozen; `due` is the turn on which it goes bad, None while it rests.
    """

    into: CardId
    raw: bool = False
    of_body: bool = False
    percent: int = 100
    left: int = 0
    due: int | None = None
