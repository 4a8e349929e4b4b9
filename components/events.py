"""What happened: frozen, past tense, with a place. Events leave the turn; no rule reads them.

Here are events of bodies; those of things are written in `events_things` and found here too.
"""

from __future__ import annotations

from typing import ClassVar

from components.event import Entity, Event
from components.events_body import Corroded, Delayed, GrewColder, GrewWarmer
from components.events_conditions import (
    CardSet,
    CeilingHeld,
    ConditionCame,
    ConditionCleared,
    ConditionWorked,
    Emerged,
    GatherFailed,
    LocationBuilt,
    MineFailed,
    PropBroke,
    ThingsDugOut,
    Trembled,
    Won,
)
from components.events_fire import (
    Burnt,
    BurntAway,
    CaughtFire,
    FireWentOut,
    FloorBurnt,
    FloorCaught,
    FloorWentOut,
    SmokeCame,
    SmokeCleared,
    WallBurnt,
    WallCaught,
    WallWentOut,
)
from components.events_sections import ClueFound, DangerTold, KeyNearFound, LevelEntered, OldClueFound, SectionFound
from components.events_things import (
    CameDown,
    DisarmFailed,
    Dropped,
    DroppedAside,
    Drunk,
    Eaten,
    Equipped,
    Fell,
    FlameDied,
    FlameLit,
    FlameRenewed,
    FlameSnuffed,
    ForcedOpen,
    ForceFailed,
    LightRefilled,
    Mended,
    ScrollRead,
    Searched,
    Spoiled,
    Taken,
    ThingBroke,
    TrapDisarmed,
    TrapNoticed,
    TrapSprung,
    Unequipped,
    Unlocked,
)
from components.events_walls import (
    FloorBroken,
    FloorHit,
    HiddenDoorFound,
    StonePushed,
    WallBroken,
    WallHit,
    WallsExamined,
)
from components.events_water import (
    Buffeted,
    Cleaned,
    ContainerStruck,
    DrainOpened,
    Drowned,
    GotUpAgain,
    MimicWoke,
    RoomCleaned,
    WaterFell,
    WaterGone,
    WaterRose,
)

__all__ = [
    "Afflicted", "AfflictionEnded", "Arrived", "AttributeRaised", "Blocked", "Buffeted", "Burnt", "BurntAway",
    "CameDown", "CardSet", "CaughtFire", "CeilingHeld", "Cleaned", "ClueFound", "ConditionCame", "ConditionCleared",
    "ConditionWorked", "ContainerStruck", "Corroded", "DangerTold", "Delayed", "Died", "DisarmFailed",
    "DrainOpened", "Drained", "Dropped", "DroppedAside", "Drowned", "Drunk", "Eaten", "Emerged", "Entity",
    "Equipped", "Event", "ExperienceGained", "Fell", "FireWentOut", "FlameDied", "FlameLit", "FlameRenewed",
    "FlameSnuffed", "Flipped", "FloorBroken", "FloorBurnt", "FloorCaught", "FloorHit", "FloorWentOut",
    "ForceFailed", "ForcedOpen", "GatherFailed", "GotUpAgain", "GrewColder", "GrewWarmer", "HiddenDoorFound",
    "Hungered", "Hurt", "KeyNearFound", "Left", "LevelEntered", "LevelGained", "LightRefilled", "LocationBuilt",
    "Mended", "MimicWoke", "MineFailed", "Missed", "MouthTaken", "NoiseMade", "OldClueFound", "PropBroke",
    "Restored", "RoomCleaned", "ScrollRead", "Searched", "SectionFound", "SmokeCame", "SmokeCleared", "Spoiled",
    "StairTaken", "Starved", "Stepped", "StonePushed", "Struck", "Summoned", "Taken", "ThingBroke", "ThingsDugOut",
    "Trained", "TrapDisarmed", "TrapNoticed", "TrapSprung", "Trembled", "Unequipped", "Unlocked", "Waited",
    "WallBroken", "WallBurnt", "WallCaught", "WallHit", "WallWentOut", "WallsExamined", "WaterFell", "WaterGone",
    "WaterRose", "Woke", "Won",
]


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


class Summoned(Event, frozen=True):
    """A creature came out of nowhere onto a spot."""

    creature: Entity
    spot: int


class NoiseMade(Event, frozen=True):
    """A loud noise."""

    carries: ClassVar[int] = 3


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


class Trained(Event, frozen=True):
    """The seeker bought a point of a proficiency with experience, and has so many now."""

    seeker: Entity
    proficiency: str
    points: int
    price: int


class Waited(Event, frozen=True):
    """A seeker let the turn pass."""

    seeker: Entity


class StairTaken(Event, frozen=True):
    """A seeker left by a stairwell."""

    actor: Entity
    card: Entity


class MouthTaken(Event, frozen=True):
    """A seeker went into a sub-dungeon by its mouth, or out of it (SUB-1)."""

    actor: Entity
    card: Entity
