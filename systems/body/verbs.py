"""Verbs of the body: it eats and drinks (SURV-1)."""

from __future__ import annotations

from components.body import Drinkable, Edible, WantsToDrink, WantsToEat
from components.room import DRAW_WATER, Location
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import CarriedAt, Command
from engine.kernel.world import World
from systems.body.legal_meals import judge_drink, judge_eat
from systems.core.verdict import Said, said


class Eat(Command, frozen=True, tag="eat"):
    """Eat one portion."""

    card: CarriedAt


class Drink(Command, frozen=True, tag="drink"):
    """Drink one draught."""

    card: CarriedAt


def _has_water(world: World, seeker: int, room: int) -> bool:
    return DRAW_WATER in world.get(room, Location).actions


def _drink_words(world: World, seeker: int, command: Drink, card: int) -> Said:
    return said("act.drink_here" if command.card in ("centre", "here") else "act.drink", "card", card=card)


EAT = Verb(
    command=Eat, group="use", place=60, icon="meat", typed=("use",),
    offers=(Offer(Where.CARRIED, (Edible,)), Offer(Where.LYING, (Edible,))),
    intent=WantsToEat, judge=judge_eat, shown=Shown.WORTH,
)
DRINK = Verb(
    command=Drink, group="use", place=70, icon="waterskin", typed=("use",),
    offers=(Offer(Where.CENTRE, when=_has_water), Offer(Where.CARRIED, (Drinkable,)), Offer(Where.LYING, (Drinkable,))),
    intent=WantsToDrink, judge=judge_drink, label=_drink_words, shown=Shown.WORTH,
)
VERBS = (EAT, DRINK)
