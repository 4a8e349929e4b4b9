"""Things: what cards on the table and in the pack are, and what is done with them (ITEM-1)."""

from enum import StrEnum

from components.place import Spot
from components.registry import CardId, Component, component
from components.traits import is_enchanted


@component("dirt.dirt")
class Dirt(Component):
    """How dirty a room or a thing is, 1-100; what is clean has none."""

    level: int


@component("food.scroll")
class Scroll(Component):
    """Written magic: needs no skill, never fails, costs mana, is used up (MAGI-1)."""

    mana: int


@component("food.perishable")
class Perishable(Component):
    """Goes bad and is `into` then (ROT-1, ROT-2): `raw` meat sooner than other organic things.

    What is `of_body` is the flesh of a beast that has it among its goods, and fresh as long as that lives. It keeps
    for `percent` of the usual span, more when it was salted or smoked. `left` counts the turns while it rests,
    as part of a living body or frozen; `due` is the turn on which it goes bad, None while it rests.
    """

    into: CardId
    raw: bool = False
    of_body: bool = False
    percent: int = 100
    left: int = 0
    due: int | None = None


@component("intent.search")
class WantsToSearch(Component):
    """Search a container within reach (it opens), or the room itself when `card` is the location."""

    card: int


@component("intent.take")
class WantsToTake(Component):
    """Take a card from one's own slot, from an opened container on it, or from the room's storage into the pack."""

    card: int


@component("intent.drop")
class WantsToDrop(Component):
    """Put a carried card down."""

    card: int


@component("intent.equip")
class WantsToEquip(Component):
    """Wear or hold a carried card at a spot."""

    card: int
    spot: Spot


@component("intent.unequip")
class WantsToUnequip(Component):
    """Put a worn or held card into the pack."""

    card: int


@component("intent.read")
class WantsToRead(Component):
    """Read a scroll."""

    card: int


@component("intent.clean")
class WantsToClean(Component):
    """Clean the room, when `card` is the location, or a thing in reach (AGE-6)."""

    card: int


@component("item.weight")
class Weight(Component):
    """Weight of one piece in tenths."""

    tenths: int


@component("item.value")
class Value(Component):
    """Worth of one piece in gold."""

    gold: int


@component("item.stack")
class Stack(Component):
    """How many pieces lie in this one card, and how many may."""

    count: int
    limit: int


@component("item.durability")
class Durability(Component):
    """Wear left before the thing is broken (COMB-7)."""

    left: int
    full: int


@component("item.broken")
class Broken(Component):
    """At zero durability: useless until mended (COMB-7)."""


@component("item.material")
class Materials(Component):
    """Tags of material and use: timber, masonry, textile, leather, metal, organic, blade, axe, pickaxe, hammer."""

    tags: list[str]


@component("item.wearable")
class Wearable(Component):
    """The spots of the body that this card may take; a two-handed thing fills both hands."""

    spots: list[Spot]
    both_hands: bool = False


@component("item.gold")
class Gold(Component):
    """Coins, counted by the stack they lie in."""


@component("item.container")
class Container(Component):
    """Holds other cards; `opened` once someone has looked inside."""

    opened: bool = False


class Sought(StrEnum):
    """What a witch rod seeks."""

    WATER = "water"
    ENCHANTMENT = "enchantment"


@is_enchanted
@component("item.enchanted")
class Enchanted(Component):
    """An enchantment lies on this thing; a witch rod feels it (ROSE-2)."""


@component("place.buried")
class Buried(Component):
    """Lay on this spot of its room when the ceiling came down, and lies there again once it is dug out."""

    spot: int


class Hides(StrEnum):
    """A stash of goods, a clue to a key, a loose stone in a hidden door, the trigger of a trap."""

    STASH = "stash"
    CLUE = "clue"
    STONE = "stone"
    TRIGGER = "trigger"


@component("room.secret")
class Secret(Component):
    """On a room: what it hides. A stash is the cards on its spot `HIDDEN`."""

    hides: Hides
