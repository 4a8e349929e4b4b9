"""Location upgrades: what a room can be made into, and of which cards (UPGR-1, DUG-1)."""

from components.registry import CardId, Component, component
from components.room import Terrain


@component("upgrade.recipe")
class Recipe(Component):
    """On the location that a room becomes: the card wanted to the north, east, south and west, "" for none.

    It can be made of locations of these terrains, with a tool of this use in hand, "" for none. Finished, it bears the
    condition `bears`, and rolls the vein of a room of the theme `veins`, each "" for none.
    """

    wants: list[str]
    terrains: list[Terrain]
    tool: str = ""
    bears: str = ""
    veins: str = ""


@component("upgrade.working")
class Working(Component):
    """Per cent that a location, or a card set up in a room, adds to the odds of mining there (VEIN-3)."""

    mining: int


@component("upgrade.made_of")
class MadeOf(Component):
    """What this location was before it was upgraded."""

    location: CardId
