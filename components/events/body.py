"""Events of the room body: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class Hurt(Event, frozen=True):
    """Harm by something that is not a blow."""

    target: Entity
    damage: int
    element: str
    cause: Entity


class Restored(Event, frozen=True):
    """Health, mana or stamina came back."""

    target: Entity
    amount: int
    pool: str


class Drained(Event, frozen=True):
    """Mana or stamina was taken."""

    target: Entity
    amount: int
    pool: str


class Died(Event, frozen=True):
    """A body's life ended."""

    victim: Entity


class Afflicted(Event, frozen=True):
    """An affliction took hold."""

    target: Entity
    affliction: Entity


class AfflictionEnded(Event, frozen=True):
    """An affliction is over."""

    target: Entity
    affliction: Entity


class Hungered(Event, frozen=True):
    """A meter passed a mark worth telling: `meter` is hunger or thirst."""

    seeker: Entity
    meter: str
    level: int


class Starved(Event, frozen=True):
    """A full meter, hunger or thirst, took Health (SURV-1)."""

    seeker: Entity
    meter: str
    damage: int


class Delayed(Event, frozen=True):
    """A body lost AP, of this turn or the next (MOVE-1)."""

    target: Entity
    ap: int


class GrewColder(Event, frozen=True):
    """A seeker is a step colder than before (SURV-2)."""

    seeker: Entity


class GrewWarmer(Event, frozen=True):
    """A seeker is a step warmer than before (SURV-2)."""

    seeker: Entity


class Eaten(Event, frozen=True):
    """A portion was eaten."""

    actor: Entity
    card: Entity


class Drunk(Event, frozen=True):
    """A draught was drunk."""

    actor: Entity
    card: Entity
