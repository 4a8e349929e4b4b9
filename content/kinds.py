"""The shapes of content: what a pack may define, checked when it is loaded."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

import msgspec

from components.registry import CardId

Positive = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
# As many letters as the smallest card of the window can show in its largest words, and a line that tells of it.
SHORT_MOST, NAME_MOST = 16, 24
# As the last level of a card or a section: none, it turns up on every deeper level too.
NO_END = 99
# The deck of the drowned that a theme names when it names no other; no pack needs to have such cards.
DROWNED = "drowned"
Name = Annotated[str, msgspec.Meta(max_length=NAME_MOST)]
ShortName = Annotated[str, msgspec.Meta(max_length=SHORT_MOST)]


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
    MOUTH = "mouth"
    BARE = "bare"
    EVENT = "event"
    AFFLICTION = "affliction"
    CONDITION = "condition"
    SEEKER = "seeker"


Levels = tuple[Positive, Positive]


def turns_up(levels: Levels, level: int) -> bool:
    """Whether what has these first and last levels turns up on this one (DECK-1)."""
    first, last = levels
    return first <= level and (level <= last or last == NO_END)


Hue = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")]


class Look(Definition, frozen=True):
    """How a condition lies over a painted place: the name of its `painting`, the `hue` of its words and ring, the
    `tint` of what it is made of, and whether it takes one edge of the card alone. Without a painting it is a band of
    its icon.
    """

    painting: str = ""
    hue: Hue = ""
    tint: Hue = "#ffffff"
    one_edge: bool = False


class AnswerDefinition(Definition, frozen=True):
    """An answer of an event: its words, and what it wants, takes and does (EVNT-1).

    `words` is what is chosen, `text` what it means where that is more. With `each` it stands once for each of several,
    and `alone` are its words where there is none. `components` are its conditions, prices and effects.
    """

    words: str
    text: str = ""
    each: str = ""
    alone: str = ""
    components: Mapping[str, Any] = {}


class CardDefinition(Definition, frozen=True):
    """A card as content writes it: texts, where it may turn up, and the components it is born with.

    `components` maps theme to noun to fields as TOML gives them (`light.fuel = { ... }`), or a full name to fields.
    `tags` are what themes weigh; `weight` is how often it comes among its like; `levels` are the first and last level,
    99 as the last meaning that there is none.
    `goods` are card ids with chances in per cent that a container holds or an enemy drops. `icon` names the glyph that
    draws the card, `scene` the painting of a location; a face without pictures needs neither. `opened` is the card as
    which it looks once somebody has opened it. Of a condition `look` is how it lies on a place, and `work` what it is
    called to clear it, "cut it back". Of an event `answers` are what may be said to it, in this order, and `asks` is
    what stands above them, where that is not its name and text. `short` is its name where there is little room, needed
    when the name has more than 16 letters. A rule brings the card by itself for what it `serves`.
    """

    name: Name
    text: str
    kind: Kind
    short: ShortName = ""
    icon: str = ""
    scene: str = ""
    decks: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    weight: Count = 10
    levels: Levels = (1, NO_END)
    goods: Mapping[CardId, Percent] = {}
    opened: CardId = ""
    look: Look = Look()
    work: str = ""
    serves: str = ""
    asks: str = ""
    answers: Mapping[str, AnswerDefinition] = {}
    components: Mapping[str, Any] = {}


class ThemeDefinition(Definition, frozen=True):
    """A theme: its shape, its shares, and how it weighs the cards of its deck (THEME-1, DECK-1).

    Cards. `shares` are how many of a hundred side slots hold each kind of card; `favours` maps a tag to the per cent by
    which a card with that tag is weighed (100 leaves it); a card with a tag among `bars` never turns up. `sign` is the
    tag of the cards that are its signature danger, `lean` that of the resource a sub-dungeon is rich in (SUB-2).
    Whoever drowns gets up as a card of its deck or of the deck `drowned` (AGE-5).
    `conditions` are card ids with the chance that a room where they fit bears them; `veins` are shares of one roll for
    each room without a condition (VEIN-1). `honour` adds to a share for each point of honour past the first (THEME-9);
    `wards` is the chance that a hazard stands before a room of worth (THEME-11).

    Shape. `size` is the per cent of the usual number of rooms, `deeper` of what each level adds. `straight` is the
    chance that growth keeps its direction, `branching` that it starts from any room and not the newest, `hubs` that it
    takes of two rooms the one with more ways, `chambers` that a room becomes a square of four; no room lies more than
    `width` columns from the first unless that is 0. `loops` is the share of possible extra passages opened.

    Barriers, in per cent: as many walls as `walls` of the passages that may be walled, `stone` of them where the rooms
    leave it open, and as many hidden doors as `hidden` of the walls (WALL-12, WALL-13); as much deep water as `sumps`
    of the passages at wet rooms; `floors` of the rooms that bear one; `springs` of the waters that flood (AGE-2).
    `locks` is how many locks a hundred rooms bear for each tier. `temperature` is added to that of every location.

    `masonry` is the hue of what is built there, as charts draw it; without one it is that of any built place.

    A `sub`-dungeon is left by its mouth; without `exit` no stair leads on (SUB-1). Where a theme is `climbed` the stair
    that leads on goes up (THEME-10). `gentle` ones go before others in a first life (CHAR-1). `mouths` are full ids of
    themes of sub-dungeons with the chance that a level has a mouth to them.
    """

    code: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")]
    name: str
    motto: str
    danger: str
    deck: str
    shares: Mapping[Kind, Percent]
    favours: Mapping[str, Count] = {}
    drowned: str = DROWNED
    loops: Percent = 20
    straight: Percent = 40
    size: Positive = 100
    locks: tuple[Count, Count, Count, Count] = (4, 3, 3, 2)
    bars: tuple[str, ...] = ()
    sign: str = ""
    lean: str = ""
    conditions: Mapping[CardId, Percent] = {}
    veins: Mapping[CardId, Percent] = {}
    honour: Mapping[Kind, Percent] = {}
    wards: Percent = 0
    deeper: Count = 100
    branching: Percent = 100
    hubs: Percent = 0
    chambers: Percent = 0
    width: Count = 0
    walls: Percent = 0
    stone: Percent = 50
    hidden: Percent = 0
    floors: Percent = 0
    sumps: Percent = 0
    springs: Percent = 0
    temperature: int = 0
    sub: bool = False
    exit: bool = True
    climbed: bool = False
    gentle: bool = False
    masonry: Hue = ""
    mouths: Mapping[str, Percent] = {}


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
    the pack's Python module, which is trusted like any program; `replaces` are systems of packs before it, in whose
    place it puts its own of the same names.
    """

    name: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
    title: str
    version: str
    data_version: Positive
    game: str = ""
    depends: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    code: Annotated[str, msgspec.Meta(pattern="^([a-z][a-z0-9_]*)?$")] = ""
