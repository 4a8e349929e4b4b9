"""Gathering: veins, outcrops and what rooms offer (VEIN-1, COND-3)."""

from components.registry import CardId, Component, component
from components.traits import abreast


@abreast("actions", "cards")
@component("condition.offers")
class Offers(Component):
    """Actions that a location or a condition offers, and the cards each may give; with several it stands several times.

    A try succeeds with `chance`. There are as many successes in it as the room has size; `taken` of them are gone, and
    one comes back every `regrows` turns, 0 for never, the next on turn `due`.
    """

    actions: list[str]
    cards: list[CardId]
    chance: int = 60
    regrows: int = 0
    taken: int = 0
    due: int | None = None


@component("condition.vein")
class Vein(Component):
    """A vein of an ore: from `least` to `most` portions, of which `left` are there; chance of a try (VEIN-3)."""

    ore: CardId
    least: int
    most: int
    chance: int
    left: int = 0


@abreast("ores", "from_level")
@abreast("cards", "shares")
@component("condition.outcrop")
class Outcrop(Component):
    """A portion for each point of the room's size, `left` still there, each try with `chance` as in a vein.

    What comes is one of `cards` with these shares in per cent, or else an ore of the level: the last of `ores` whose
    level in `from_level` is reached.
    """

    chance: int
    cards: list[CardId]
    shares: list[int]
    ores: list[CardId]
    from_level: list[int]
    left: int = 0


@component("intent.mine")
class WantsToMine(Component):
    """Swing a pickaxe at a vein or an outcrop of the room (VEIN-3)."""

    condition: int


@component("intent.gather")
class WantsToGather(Component):
    """Do one of the actions that the location or a condition on it offers."""

    action: str
