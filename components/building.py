"""Building: what rooms can become (UPGR-1)."""

from components.registry import CardId, Component, component
from components.room import Terrain


@component("intent.set_card")
class WantsToSetCard(Component):
    """Set a carried card into a position (0 north to 3 west) for the upgrade to this location (UPGR-2)."""

    card: int
    heading: int
    upgrade: str


@component("intent.unset_card")
class WantsToUnsetCard(Component):
    """Take a card back out of a position (UPGR-2)."""

    card: int


@component("intent.finish_upgrade")
class WantsToFinishUpgrade(Component):
    """Make the room into this location (UPGR-3)."""

    upgrade: str


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
