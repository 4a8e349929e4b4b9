"""The shapes of content: what a pack may define, checked when it is loaded."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

import msgspec

from components.registry import CardId

Positive = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Definition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that content defines."""


class Kind(StrEnum):
    """What a card is on the table (ROOM-2)."""

    LOCATION = "location"
    ENEMY = "enemy"
    ITEM = "item"
    CONTAINER = "container"
    TRAP = "trap"
    KEY = "key"
    STAIR = "stair"
    BARE = "bare"
    EVENT = "event"
    AFFLICTION = "affliction"
    SEEKER = "seeker"


class CardDefinition(Definition, frozen=True):
    """A card as content writes it: texts, where it may turn up, and the components it is born with.

    `components` maps theme to noun to fields as TOML gives them (`light.fuel = { ... }`), or a full name to fields.
    `tags` are what themes weigh; `weight` is how often it comes among its like; `levels` are the first and last level.
    `goods` are card ids with chances in per cent that a container holds or an enemy drops. `icon` names the glyph that
    draws the card, `scene` the painting of a location; a face without pictures needs neither.
    """

    name: str
    text: str
    kind: Kind
    short: str = ""
    icon: str = ""
    scene: str = ""
    decks: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    weight: Count = 10
    levels: tuple[Positive, Positive] = (1, 99)
    goods: Mapping[CardId, Percent] = {}
    components: Mapping[str, Any] = {}


class ThemeDefinition(Definition, frozen=True):
    """A theme: its shape, its shares, and how it weighs the cards of its deck (THEME-1, DECK-1).

    `shares` are how many of a hundred side slots hold each kind of card; `favours` maps a tag to the per cent by which
    a card with that tag is weighed (100 leaves it). `loops` is the share of possible extra passages opened, in per
    cent; `straight` the chance that growth keeps its direction; `size` the per cent of the usual number of rooms.
    `locks` is how many locks a hundred rooms bear for each tier.
    """

    code: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")]
    name: str
    motto: str
    danger: str
    deck: str
    shares: Mapping[Kind, Percent]
    favours: Mapping[str, Count] = {}
    loops: Percent = 20
    straight: Percent = 40
    size: Positive = 100
    locks: tuple[Count, Count, Count, Count] = (4, 3, 3, 2)


class CallingDefinition(Definition, frozen=True):
    """A class of seekers (CHAR-3). `kit` are card ids, worn or held where they fit; `names` those a seeker may bear.

    `icon` names the glyph that stands for the class, `scene` the painting behind its portrait.
    """

    name: str
    text: str
    strength: Count
    defence: Count
    perception: Count
    agility: Count
    will: Count
    health: Positive
    mana: Count
    stamina: Positive
    melee: Percent
    ranged: Percent
    dodge: Percent
    hunger_interval: Positive
    thirst_interval: Positive
    proficiencies: Mapping[str, Count]
    ability: str
    kit: tuple[CardId, ...]
    names: tuple[str, ...]
    icon: str = ""
    scene: str = ""


class Manifest(Definition, frozen=True):
    """`pack.toml`: who the pack is and what it needs.

    `game` is a range such as ">=0.1,<1"; `depends` must be there, `after` are loaded first when they are; `code` names
    the pack's Python module, which is trusted like any program.
    """

    name: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
    title: str
    version: str
    data_version: Positive
    game: str = ""
    depends: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    code: Annotated[str, msgspec.Meta(pattern="^([a-z][a-z0-9_]*)?$")] = ""
