"""What happened to things, lights, locks and traps; all of it is found in `components.events`."""

from __future__ import annotations

from typing import ClassVar

from components.event import Entity, Event


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


class FlameLit(Event, frozen=True):
    """A light was lit."""

    card: Entity


class FlameSnuffed(Event, frozen=True):
    """A light was put out, with fuel left."""

    card: Entity


class FlameRenewed(Event, frozen=True):
    """A burning light was filled without oil, and has fuel for so many `turns` now (LIGHT-2)."""

    card: Entity
    turns: int


class LightRefilled(Event, frozen=True):
    """Oil was poured into a light, which has fuel for so many `turns` now (LIGHT-1)."""

    actor: Entity
    card: Entity
    turns: int


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


class ThingBroke(Event, frozen=True):
    """A thing wore out (COMB-7)."""

    card: Entity


class Mended(Event, frozen=True):
    """A camp gave a thing durability back: `left` of `full` now (SURV-4)."""

    seeker: Entity
    card: Entity
    left: int
    full: int
