"""Legal work at a location upgrade: setting cards, taking them back, finishing it (UPGR-1 to UPGR-3, DUG-1)."""

from __future__ import annotations

from components.building import WantsToFinishUpgrade, WantsToSetCard, WantsToUnsetCard
from components.place import POSITIONS, SIDES, Place
from components.seekers import Seeker
from content.registry import Content
from engine.kernel.world import World
from systems.building.upgrades import recipes, serves, set_at, upgrades_for, wanting
from systems.conditions.conditions import replaced
from systems.core.rooms import creatures_in, room_of
from systems.core.sight import is_up, knows
from systems.core.verdict import Verdict, refuse
from systems.gathering.tools import tool_for
from systems.things.carrying import carries, too_heavy


def judge_set(world: World, actor: int, intent: WantsToSetCard) -> Verdict:
    """Free: the very card that the position wants, whole, carried, and the position empty (UPGR-2)."""
    room = room_of(world, actor)
    if not world.has(actor, Seeker) or not carries(world, actor, intent.card):
        return refuse("refused.not_carried")
    if intent.upgrade not in upgrades_for(world, room):
        return refuse("refused.no_upgrade")
    if set_at(world, room, intent.heading):
        return refuse("refused.position_taken")
    wanted = recipes(world.resource(Content))[intent.upgrade].wants[intent.heading]
    return Verdict() if serves(world, intent.card, wanted) else refuse("refused.not_wanted", "card", card=intent.card)


def judge_unset(world: World, actor: int, intent: WantsToUnsetCard) -> Verdict:
    """Free, for whoever is in the room and can lift it (UPGR-2)."""
    place = world.find(intent.card, Place)
    here = place is not None and place.holder == room_of(world, actor) and place.spot in POSITIONS
    if not (here and world.has(actor, Seeker)):
        return refuse("refused.not_here")
    return refuse("refused.too_heavy", "card", card=intent.card) if too_heavy(world, actor, intent.card) else Verdict()


def judge_finish(world: World, actor: int, intent: WantsToFinishUpgrade) -> Verdict:
    """All wanted cards set, the tool in hand, the room looked at and free of enemies, its uses not taken (UPGR-3)."""
    room = room_of(world, actor)
    if not world.has(actor, Seeker) or intent.upgrade not in upgrades_for(world, room):
        return refuse("refused.no_upgrade")
    if over := replaced(world, room):
        return refuse("refused.given_way", "card", card=over)
    if wanting(world, room, intent.upgrade):
        return refuse("refused.cards_wanting", count=len(wanting(world, room, intent.upgrade)))
    tool = recipes(world.resource(Content))[intent.upgrade].tool
    if tool and not tool_for(world, actor, (tool,)):
        return refuse("refused.needs_tool", tool=tool)
    if not all(is_up(world, actor, room, side) for side in SIDES):
        return refuse("refused.look_first")
    if any(knows(world, actor, creature) for creature in creatures_in(world, room)):
        return refuse("refused.enemy_in_room")
    return Verdict(ap=world.resource(Content).figures.upgrades.finish_ap)
