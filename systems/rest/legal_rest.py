"""Legal rest: where one can camp or sleep, and why not elsewhere (SURV-4, COND-3)."""

from __future__ import annotations

from components.place import SIDES
from components.rest import Waited, WantsToRest
from components.seekers import Seeker
from content.registry import Content
from engine.kernel.world import World
from systems.conditions.conditions import rest_prevented
from systems.core.distance import distance
from systems.core.rooms import creatures_in, neighbour, room_of, spot_of
from systems.core.sight import knows
from systems.core.verdict import Verdict, refuse
from systems.fire.fire import fires_in, smoke_in
from systems.water.water import depth


def judge_rest(world: World, actor: int, intent: WantsToRest) -> Verdict:
    """Free, once a turn; not beside an enemy one knows of, in water, fire or thick smoke, nor where it is prevented."""
    if not world.has(actor, Seeker):
        return refuse("refused.no_toil")
    if world.has(actor, Waited):
        return refuse("refused.waited")
    room = room_of(world, actor)
    if any(knows(world, actor, creature) for creature in _beside(world, actor, room)):
        return refuse("refused.rest_enemy")
    if over := rest_prevented(world, room):
        return refuse("refused.rest_prevented", "card", card=over)
    if depth(world, room):
        return refuse("refused.rest_water")
    if fires_in(world, room):
        return refuse("refused.rest_fire")
    if smoke_in(world, room) >= world.resource(Content).figures.fire.smoke_blinds:
        return refuse("refused.rest_smoke")
    return Verdict()


def _beside(world: World, actor: int, room: int) -> list[int]:
    """Creatures in the room, and on the facing slot of an open passage beside which the actor stands."""
    spot = spot_of(world, actor)
    beyond = neighbour(world, room, spot) if spot in SIDES else 0
    reach = world.resource(Content).figures.movement.melee_reach
    facing = [body for body in creatures_in(world, beyond) if distance(world, actor, body) <= reach] if beyond else []
    return creatures_in(world, room) + facing
