"""Questions: what an answer wants of whoever gives it, and what it takes (EVNT-1).

An answer of a question card bears these beside its effects, as a card bears its components.
"""

from components.registry import (
    AttributeName,
    CardId,
    ClassId,
    Component,
    ComponentName,
    ProficiencyName,
    component,
    ends_at_death,
)


@ends_at_death
@component("question.asked")
class Asked(Component):
    """These questions are to be put to the seeker, one after another."""

    cards: list[CardId]


@ends_at_death
@component("question.busy")
class Busy(Component):
    """An answer that takes its time: the seeker does nothing else for so many world turns more."""

    turns: int


@component("need.class")
class OfClass(Component):
    """Only a seeker of one of these classes can give it."""

    any: list[ClassId]


@component("need.attribute")
class OfAttribute(Component):
    """Only who has at least so much of an attribute."""

    name: AttributeName
    least: int


@component("need.proficiency")
class OfProficiency(Component):
    """Only who has at least so many points of a proficiency."""

    name: ProficiencyName
    least: int


@component("need.item")
class OfItem(Component):
    """Only who carries one of these cards."""

    any: list[CardId]


@component("need.component")
class OfComponent(Component):
    """Only who bears one of these components, or carries a card that does: a lit light, a map, a key."""

    any: list[ComponentName]


@component("price.ap")
class CostsAP(Component):
    """Action Points."""

    count: int


@component("price.stamina")
class CostsStamina(Component):
    """Stamina."""

    count: int


@component("price.mana")
class CostsMana(Component):
    """Mana."""

    count: int


@component("price.health")
class CostsHealth(Component):
    """Health; nobody can give all that is left."""

    count: int


@component("price.gold")
class CostsGold(Component):
    """Coins."""

    count: int


@component("price.cards")
class CostsCards(Component):
    """So many pieces of a card that is carried."""

    card: CardId
    count: int = 1


@component("price.turns")
class CostsTurns(Component):
    """World turns in which nothing else is done."""

    count: int
