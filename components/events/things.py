"""Events of the room things: what happened, in the past tense; no rule reads them."""

from __future__ import annotations

from components.event import Entity, Event


class Flipped(Event, frozen=True):
    """A side card turned face up for a seeker; `card` is what lies there."""

    seeker: Entity
    card: Entity
    spot: int


class ClueFound(Event, frozen=True):
    """A clue says in which heading the way to a key of this tier begins, and how many rooms long it is."""

    actor: Entity
    tier: int
    heading: int
    rooms: int


class KeyNearFound(Event, frozen=True):
    """A clue says that a key of this tier lies in this very room."""

    actor: Entity
    tier: int


class OldClueFound(Event, frozen=True):
    """A clue to a key that somebody has taken since."""

    actor: Entity


class Taken(Event, frozen=True):
    """A card went into a pack."""

    actor: Entity
    card: Entity


class Dropped(Event, frozen=True):
    """A card was put down."""

    actor: Entity
    card: Entity


class DroppedAside(Event, frozen=True):
    """A card was put down where there was room for it: on another slot than the actor's, or in storage (ROOM-2)."""

    actor: Entity
    card: Entity
    lies: int


class CameDown(Event, frozen=True):
    """A missile came to rest on a slot, or in storage (COMB-4); `found` is 0 when its sender does not see where."""

    actor: Entity
    card: Entity
    lies: int
    found: int


class Fell(Event, frozen=True):
    """A card that a body had fell to a slot, or into storage, at its death."""

    card: Entity
    lies: int


class Equipped(Event, frozen=True):
    """A card is worn or held now."""

    actor: Entity
    card: Entity
    spot: int


class Unequipped(Event, frozen=True):
    """A card went from the body into the pack."""

    actor: Entity
    card: Entity


class Spoiled(Event, frozen=True):
    """A card went bad, or fell to rot."""

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


class Cleaned(Event, frozen=True):
    """Somebody cleaned a thing."""

    actor: Entity
    card: Entity


class RoomCleaned(Event, frozen=True):
    """Somebody cleaned the room, of which so much dirt is left."""

    actor: Entity
    level: int
