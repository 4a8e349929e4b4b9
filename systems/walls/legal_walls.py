"""Legal work on walls: examining them, pushing a found stone, breaking what was built (WALL-7, WALL-14, WALL-15).

What stands is seen; whether a wall is a hidden door is asked of its `found` mark alone, so no verdict tells (P9).
"""

from __future__ import annotations

from msgspec.structs import replace

from components.combat import Weapon
from components.knowledge import Way
from components.seekers import Seeker
from components.walls import WantsToBreak, WantsToExamine, WantsToPushStone
from content.registry import Content
from engine.kernel.world import World
from systems.core.odds import examine
from systems.core.rooms import room_of
from systems.core.verdict import Verdict, refuse
from systems.core.ways import way
from systems.gathering.tools import PICKAXE, has_tool, tool_for
from systems.walls.structures import heading_of, structure_of, walls_around


def judge_examine(world: World, actor: int, intent: WantsToExamine) -> Verdict:
    """Wherever a wall stands, a door that was found among them; a fight does not prevent it (WALL-14)."""
    if not world.has(actor, Seeker):
        return refuse("refused.no_mason")
    if not walls_around(world, room_of(world, actor)):
        return refuse("refused.no_wall")
    return Verdict(ap=world.resource(Content).figures.walls.examine_ap)


def foresee_examine(world: World, actor: int, intent: WantsToExamine, ruled: Verdict) -> Verdict:
    """WALL-14."""
    return replace(ruled, odds=examine(world, actor))


def judge_push(world: World, actor: int, intent: WantsToPushStone) -> Verdict:
    """A hidden door of this room that somebody has found (WALL-15)."""
    if not world.has(actor, Seeker):
        return refuse("refused.no_mason")
    room = room_of(world, actor)
    heading = heading_of(world, room, intent.passage)
    if heading < 0 or way(world, room, heading) != Way.DOOR:
        return refuse("refused.no_door")
    return Verdict(ap=world.resource(Content).figures.walls.push_ap)


def judge_break(world: World, actor: int, intent: WantsToBreak) -> Verdict:
    """A wall around or the floor of this room, with a working pickaxe in hand, in a fight as well (WALL-7)."""
    if not world.has(actor, Seeker):
        return refuse("refused.no_mason")
    room = room_of(world, actor)
    here = intent.structure == room or heading_of(world, room, intent.structure) >= 0
    if not here or structure_of(world, intent.structure) is None:
        return refuse("refused.nothing_built")
    tool = tool_for(world, actor, (PICKAXE,))
    if not tool:
        return _without_pickaxe(world, actor)
    weapon = world.find(tool, Weapon)
    stamina = weapon.stamina if weapon is not None else 0
    return Verdict(ap=world.resource(Content).figures.walls.break_ap, stamina=stamina)


def _without_pickaxe(world: World, actor: int) -> Verdict:
    if not has_tool(world, actor, (PICKAXE,)):
        return refuse("refused.no_pickaxe")
    return refuse("refused.pickaxe_idle")
