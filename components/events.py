"""What happened: frozen, past tense, with a place. Events leave the turn; no rule reads them.

`room` is where it happened. A field of type `Entity` is named in words as the perceiver knows that entity. An event
with a field `seeker` is perceived by that seeker alone. `carries` is how many rooms away it is heard.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

Entity = Annotated[int, msgspec.Meta(description="entity")]


class Event(msgspec.Struct, frozen=True):
    """Base of every event."""

    carries: ClassVar[int] = 0
    room: int


class Stepped(Event, frozen=True):
    """Somebody moved inside the room, between two spots."""

    actor: Entity
    origin: int
    spot: int


class Left(Event, frozen=True):
    """Somebody went out through a heading."""

    actor: Entity
    heading: int


class Arrived(Event, frozen=True):
    """Somebody came in, onto a spot."""

    actor: Entity
    spot: int


class Flipped(Event, frozen=True):
    """A side card turned face up for a seeker; `card` is what lies there."""

    seeker: Entity
    card: Entity
    spot: int


class Blocked(Event, frozen=True):
    """An unknown creature turned out to hold the slot."""

    seeker: Entity
    creature: Entity


class Struck(Event, frozen=True):
    """A blow, shot or throw hit for `damage` on `part` (head, body, arms, legs)."""

    carries: ClassVar[int] = 1
    attacker: Entity
    target: Entity
    damage: int
    part: str


class Missed(Event, frozen=True):
    """A blow, shot or throw missed."""

    carries: ClassVar[int] = 1
    attacker: Entity
    target: Entity


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


class Woke(Event, frozen=True):
    """A creature noticed."""

    creature: Entity


class Fled(Event, frozen=True):
    """A creature lost heart."""

    creature: Entity


class Summoned(Event, frozen=True):
    """A creature came out of nowhere onto a spot."""

    creature: Entity
    spot: int


class NoiseMade(Event, frozen=True):
    """A loud noise."""

    carries: ClassVar[int] = 3


class Taken(Event, frozen=True):
    """A card went into a pack."""

    actor: Entity
    card: Entity


class Dropped(Event, frozen=True):
    """A card was put down."""

    actor: Entity
    card: Entity


class Fell(Event, frozen=True):
    """A card that a body had fell to a slot, or into storage, at its death."""

    card: Entity
    spot: int


class Equipped(Event, frozen=True):
    """A card is worn or held now."""

    actor: Entity
    card: Entity
    spot: int


class Unequipped(Event, frozen=True):
    """A card went from the body into the pack."""

    actor: Entity
    card: Entity


class FlameLit(Event, frozen=True):
    """A light was lit."""

    card: Entity


class FlameSnuffed(Event, frozen=True):
    """A light was put out, with fuel left."""

    card: Entity


class FlameDied(Event, frozen=True):
    """A light burnt out."""

    card: Entity


class Eaten(Event, frozen=True):
    """A portion was eaten."""

    actor: Entity
    card: Entity


class Drunk(Event, frozen=True):
    """A draught was drunk."""

    actor: Entity
    card: Entity


class ScrollRead(Event, frozen=True):
    """A scroll was read."""

    actor: Entity
    card: Entity


class Searched(Event, frozen=True):
    """A container or a room was searched; `found` cards came to light."""

    actor: Entity
    card: Entity
    found: int


class Unlocked(Event, frozen=True):
    """A lock opened for good; `target` is the room or container."""

    actor: Entity
    target: Entity


class ForcedOpen(Event, frozen=True):
    """A lock was forced."""

    carries: ClassVar[int] = 3
    actor: Entity
    target: Entity


class ForceFailed(Event, frozen=True):
    """A lock held."""

    carries: ClassVar[int] = 3
    actor: Entity
    target: Entity


class TrapNoticed(Event, frozen=True):
    """A seeker noticed a trap in time."""

    seeker: Entity
    card: Entity


class TrapSprung(Event, frozen=True):
    """A trap took effect."""

    carries: ClassVar[int] = 1
    victim: Entity
    card: Entity


class TrapDisarmed(Event, frozen=True):
    """A trap was made safe."""

    actor: Entity
    card: Entity


class DisarmFailed(Event, frozen=True):
    """A trap stayed armed."""

    actor: Entity
    card: Entity


class Afflicted(Event, frozen=True):
    """An affliction took hold."""

    target: Entity
    affliction: Entity


class AfflictionEnded(Event, frozen=True):
    """An affliction is over."""

    target: Entity
    affliction: Entity


class ThingBroke(Event, frozen=True):
    """A thing wore out (COMB-7)."""

    card: Entity


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


class ExperienceGained(Event, frozen=True):
    """Experience, by cause: kill, visit, find, secret."""

    seeker: Entity
    amount: int
    cause: str


class LevelGained(Event, frozen=True):
    """A level, and with it a choice."""

    seeker: Entity
    level: int


class AttributeRaised(Event, frozen=True):
    """The seeker chose an attribute to raise."""

    seeker: Entity
    attribute: str


class Waited(Event, frozen=True):
    """A seeker let the turn pass."""

    seeker: Entity


class StairTaken(Event, frozen=True):
    """A seeker left by a stairwell."""

    actor: Entity
    card: Entity
