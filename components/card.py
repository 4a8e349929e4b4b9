"""The link from a living card to the content it was made from."""

from components.registry import CardId, Component, component
from components.traits import abreast, outlasts_drowning


@component("card.card")
class Card(Component):
    """The prototype's id, `pack:name`; texts and art follow it."""

    prototype: str


@component("card.bare")
class BareGround(Component):
    """The card dealt to a slot without anything on it; face down it looks like any other."""


@outlasts_drowning
@abreast("cards", "chances")
@component("card.loot")
class Loot(Component):
    """What falls to the slot when this creature is defeated: card ids and chances in per cent, side by side."""

    cards: list[CardId]
    chances: list[int]
