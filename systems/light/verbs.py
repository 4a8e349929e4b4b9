"""Verbs of light: lights are lit, put out, filled and woken again (LIGHT-1, LIGHT-2)."""

from __future__ import annotations

from components.light import Fuel, Lit, Refillable, RelitBy, WantsToLight, WantsToRefill, WantsToRelight, WantsToSnuff
from content.verb import Offer, Shown, Verb, Where
from engine.kernel.command import Command, ThingAt
from systems.light.legal_light import judge_light, judge_refill, judge_snuff
from systems.light.legal_relight import judge_relight


class Light(Command, frozen=True, tag="light"):
    """Light a source in hand or on one's slot."""

    card: ThingAt


class Snuff(Command, frozen=True, tag="snuff"):
    """Put a light out and keep its fuel."""

    card: ThingAt


class Refill(Command, frozen=True, tag="refill"):
    """Pour oil that one carries into a light."""

    card: ThingAt


class Relight(Command, frozen=True, tag="relight"):
    """Make an enchanted light that has burnt out burn again, with what its recipe names."""

    card: ThingAt


LIGHT = Verb(
    command=Light, group="use", place=20, icon="match-tip", typed=("use",), kindles=True,
    offers=(Offer(Where.CARRIED, (Fuel,)), Offer(Where.LYING, (Fuel,))),
    intent=WantsToLight, judge=judge_light, shown=Shown.WORTH,
)
SNUFF = Verb(
    command=Snuff, group="use", place=30, icon="candle-flame", undoes="light", aside=True,
    offers=(Offer(Where.CARRIED, (Lit,)), Offer(Where.LYING, (Lit,))),
    intent=WantsToSnuff, judge=judge_snuff,
)
REFILL = Verb(
    command=Refill, group="use", place=40, icon="lantern-flame",
    offers=(Offer(Where.CARRIED, (Refillable,)), Offer(Where.LYING, (Refillable,))),
    intent=WantsToRefill, judge=judge_refill,
)
RELIGHT = Verb(
    command=Relight, group="use", place=50, icon="match-tip", undoes="snuff", kindles=True,
    offers=(Offer(Where.CARRIED, (RelitBy,)), Offer(Where.LYING, (RelitBy,))),
    intent=WantsToRelight, judge=judge_relight, shown=Shown.WORTH, worth=("refused.relight_wants",),
)
VERBS = (LIGHT, SNUFF, REFILL, RELIGHT)
