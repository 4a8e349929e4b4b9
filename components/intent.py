"""What an actor means to do now: one intent on the actor, judged, carried out and gone within one pass of ACTION."""

from components.place import Spot
from components.registry import Component, component, ends_at_death


@component("intent.acting")
class Acting(Component):
    """The actor has an intent in this pass, which has cost it so much AP once it was judged.

    It is `spent` when it asked more stamina than there was.
    """

    ap: int = 0
    spent: bool = False


@component("intent.step")
class WantsToStep(Component):
    """Step towards a heading (0 north, 1 east, 2 south, 3 west): to a slot, to the centre, or through the passage."""

    heading: int


@component("intent.strike")
class WantsToStrike(Component):
    """Strike a creature or seeker within melee reach with what is in hand."""

    target: int


@component("intent.shoot")
class WantsToShoot(Component):
    """Shoot with the launcher in hand."""

    target: int


@component("intent.throw")
class WantsToThrow(Component):
    """Throw a card at a creature."""

    card: int
    target: int


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


@component("intent.light")
class WantsToLight(Component):
    """Light a source in hand or on one's slot."""

    card: int


@component("intent.refill")
class WantsToRefill(Component):
    """Pour oil that one carries into a light (LIGHT-1)."""

    card: int


@component("intent.relight")
class WantsToRelight(Component):
    """Make an enchanted light that has burnt out burn again, with what its recipe names (LIGHT-2)."""

    card: int


@component("intent.snuff")
class WantsToSnuff(Component):
    """Put a light out and keep its fuel."""

    card: int


@component("intent.eat")
class WantsToEat(Component):
    """Eat one portion."""

    card: int


@component("intent.drink")
class WantsToDrink(Component):
    """Drink one draught."""

    card: int


@component("intent.read")
class WantsToRead(Component):
    """Read a scroll."""

    card: int


@component("intent.unlock")
class WantsToUnlock(Component):
    """Open a lock with its key: `target` is the locked room or container."""

    target: int
    key: int


@component("intent.force")
class WantsToForce(Component):
    """Force a lock: `target` is the locked room or container."""

    target: int


@component("intent.disarm")
class WantsToDisarm(Component):
    """Disarm a trap that was noticed."""

    card: int


@component("intent.examine")
class WantsToExamine(Component):
    """Look for hidden doors in the walls of the room (WALL-14)."""


@component("intent.push_stone")
class WantsToPushStone(Component):
    """Push open a hidden door that was found: `passage` is one of this room (WALL-15)."""

    passage: int


@component("intent.break")
class WantsToBreak(Component):
    """Hit a wall or floor with a pickaxe: `structure` is a passage of this room, or the room (WALL-7)."""

    structure: int


@component("intent.clean")
class WantsToClean(Component):
    """Clean the room, when `card` is the location, or a thing in reach (AGE-6)."""

    card: int


@component("intent.wait")
class WantsToWait(Component):
    """Let the rest of the world turn pass."""


@component("intent.take_stair")
class WantsToTakeStair(Component):
    """Use a stairwell or a mouth on one's own slot; `sure` says that keys may be left behind (G9)."""

    stair: int
    sure: bool = False


@component("intent.answer")
class WantsToAnswer(Component):
    """Answer the pending choice by its number from 0."""

    answer: int


@component("intent.answered")
class Answered(Component):
    """The answer that takes effect in this pass: the components that the body bears for it, by name, and the card that
    bears the others, 0 for none."""

    parts: list[str]
    card: int = 0


@ends_at_death
@component("intent.departing")
class Departing(Component):
    """Stands on a stair or in a mouth and leaves this world once the pass is over."""

    stair: int


@component("intent.approached")
class Approached(Component):
    """In this pass the body has made its step, towards this slot: it stands there unless the slot was held (ROOM-3)."""

    room: int
    spot: Spot


@component("intent.clear")
class WantsToClear(Component):
    """Work at a condition of the room with the tool in hand (COND-2)."""

    condition: int


@component("intent.mine")
class WantsToMine(Component):
    """Swing a pickaxe at a vein or an outcrop of the room (VEIN-3)."""

    condition: int


@component("intent.gather")
class WantsToGather(Component):
    """Do one of the actions that the location or a condition on it offers."""

    action: str


@component("intent.rest")
class WantsToRest(Component):
    """Let this world turn pass in camp, or asleep if `deep` (SURV-4)."""

    deep: bool


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


@component("intent.train")
class WantsToTrain(Component):
    """Spend unspent experience on a point of this proficiency (CHAR-5)."""

    proficiency: str
