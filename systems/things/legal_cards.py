"""Legal handling of cards: searching, taking, putting down, wearing (chapter 1, What costs what; ITEM-1, COMB-7)."""

from __future__ import annotations

from components.fire import Burning
from components.locks import Lock
from components.place import WORN, Place
from components.things import (
    Broken,
    Container,
    WantsToDrop,
    WantsToEquip,
    WantsToSearch,
    WantsToTake,
    WantsToUnequip,
    Wearable,
)
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import replaced
from systems.core.memory import knows_storage
from systems.core.reach import at_hand, graspable
from systems.core.rooms import room_of
from systems.core.verdict import Verdict, refuse
from systems.gathering.odds_of_rooms import searching
from systems.things.carrying import carries, key_to, portable, spots_filled, too_heavy
from systems.travel.legal_move import lock_words


def judge_search(world: World, actor: int, intent: WantsToSearch) -> Verdict:
    """The room around, or a shut and unlocked container on one's own slot or in the pack (DOOR-1, TRAP-1)."""
    if intent.card == room_of(world, actor):
        if over := replaced(world, intent.card):
            return refuse("refused.given_way", "card", card=over)
        if knows_storage(world, actor, intent.card):
            return refuse("refused.searched_already")
        odds = searching(world, actor, intent.card)
        return Verdict(ap=world.resource(Content).figures.work.open_ap, odds=odds)
    container = world.find(intent.card, Container)
    if not at_hand(world, actor, intent.card):
        return refuse("refused.not_on_slot")
    if container is None:
        return refuse("refused.no_container", "card", card=intent.card)
    if container.opened:
        return refuse("refused.opened_already", "card", card=intent.card)
    if world.has(intent.card, Lock):
        own = key_to(world, actor, intent.card)
        said = "refused.container_locked_with_key" if own else "refused.container_locked"
        return refuse(said, "card", card=intent.card, **lock_words(world, intent.card))
    return Verdict(ap=world.resource(Content).figures.work.open_ap)


def judge_take(world: World, actor: int, intent: WantsToTake) -> Verdict:
    """Free on one's own slot, from an opened container there, and from storage once it is known; up to a weight."""
    if not graspable(world, actor, intent.card):
        return refuse("refused.not_here")
    return _liftable(world, actor, intent.card) or Verdict()


def judge_drop(world: World, actor: int, intent: WantsToDrop) -> Verdict:
    """Free, for what one carries."""
    return Verdict() if carries(world, actor, intent.card) else refuse("refused.not_carried")


def judge_equip(world: World, actor: int, intent: WantsToEquip) -> Verdict:
    """Free, for a whole thing in the pack, on the body or in reach, at a place of the body where it goes (COMB-7)."""
    carried = carries(world, actor, intent.card)
    if not (carried or graspable(world, actor, intent.card)):
        return refuse("refused.not_here")
    if not world.has(intent.card, Wearable):
        return refuse("refused.not_wearable", "card", card=intent.card)
    if not spots_filled(world, intent.card, intent.spot):
        return refuse("refused.wrong_spot", "card", card=intent.card, spot=intent.spot.name.lower())
    if carried and world.get(intent.card, Place).spot == intent.spot:
        return refuse("refused.worn_already", "card", card=intent.card)
    if world.has(intent.card, Broken):
        return refuse("refused.broken", "card", card=intent.card)
    return (None if carried else _liftable(world, actor, intent.card)) or Verdict()


def judge_unequip(world: World, actor: int, intent: WantsToUnequip) -> Verdict:
    """Free, for what one wears or holds."""
    if carries(world, actor, intent.card) and world.get(intent.card, Place).spot in WORN:
        return Verdict()
    return refuse("refused.not_worn")


def _liftable(world: World, actor: int, card: int) -> Verdict | None:
    """Why the actor cannot pick a card up, or None."""
    if world.has(card, Burning):
        return refuse("refused.burning")
    if not portable(world, card):
        return refuse("refused.fixed", "card", card=card)
    if too_heavy(world, actor, card):
        return refuse("refused.too_heavy", "card", card=card)
    return None
