"""Legal moves: a step is asked about walls, then locks, then terrain, then space (MOVE-4, MOVE-5, WALL-8, WALL-9)."""

from __future__ import annotations

from msgspec.structs import replace

from components.card import Card
from components.creatures import Creature
from components.knowledge import Way
from components.locks import Lock
from components.place import SIDES, Spot
from components.registry import Component
from components.room import Exits
from components.travel import WantsToStep
from components.walls import HiddenDoor, Wall
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.combat.strikers import strikers
from systems.core.odds import hit
from systems.core.rooms import board_place, creature_at, passage
from systems.core.sight import knows
from systems.core.verdict import Odds, Refusal, Verdict, refuse
from systems.core.ways import bar, way
from systems.things.carrying import key_to
from systems.travel.moves import Move, landing, move_ap, move_of


def judge_step(world: World, actor: int, intent: WantsToStep) -> Verdict:
    """MOVE-1 to MOVE-6. The price is that of the room in which the step begins."""
    heading = intent.heading
    if heading not in SIDES:
        return refuse("refused.heading")
    move = move_of(world, actor, heading)
    if move is None:
        return refuse("refused.centre_first")
    if move.crosses:
        barred = refused_way(world, actor, move.room, heading)
        if barred is not None:
            return Verdict(refusal=barred)
    held = _no_space(world, actor, move)
    if held is not None:
        return held
    return Verdict(ap=move_ap(world, actor, move))


def foresee_step(world: World, actor: int, intent: WantsToStep, ruled: Verdict) -> Verdict:
    """The free strikes that this step invites (MOVE-6)."""
    move = move_of(world, actor, intent.heading)
    return replace(ruled, struck=_known_strikes(world, actor, move)) if move is not None else ruled


def refused_way(world: World, actor: int, room: int, heading: int) -> Refusal | None:
    """Why a way out of a room is closed to the actor, or None when it is not."""
    barred = bar(world, actor, room, heading)
    if barred == Way.OPEN:
        return None
    if barred == Way.NONE:
        return Refusal("refused.no_way", {"heading": Spot(heading).name.lower()})
    if barred == Way.WALLED:
        return walled(world, room, heading)
    if barred == Way.LOCKED:
        return locked(world, actor, room, heading)
    return Refusal("refused.deep_water", {"heading": Spot(heading).name.lower()})


def walled(world: World, room: int, heading: int) -> Refusal:
    """What stands there, as it is seen: an unfound hidden door is a stone wall (WALL-13)."""
    if way(world, room, heading) == Way.DOOR:
        return Refusal("refused.door_shut", {"heading": Spot(heading).name.lower()})
    return Refusal("refused.wall", wall_words(world, room, heading))


def wall_words(world: World, room: int, heading: int) -> dict[str, int | str]:
    """Where a standing wall is, and what it is made of."""
    wall = world.get(passage(world, room, heading), Wall)
    return {"heading": Spot(heading).name.lower(), "material": wall.material.value}


def locked(world: World, actor: int, room: int, heading: int) -> Refusal:
    """A lock turns a step away and says which key it wants, or that the actor has it.

    It is the lock of the room beyond, or one's own.
    """
    beyond = world.get(room, Exits).rooms[heading]
    closed = beyond if world.has(beyond, Lock) else room
    said = "refused.locked_with_key" if key_to(world, actor, closed) else "refused.locked"
    return Refusal(said, {"heading": Spot(heading).name.lower(), **lock_words(world, closed)})


def lock_words(world: World, closed: int) -> dict[str, int | str]:
    """What stands on a lock: its tier, its ordinal, and the card that it closes."""
    lock = world.get(closed, Lock)
    return {"tier": lock.tier, "ordinal": lock.ordinal, "location": world.get(closed, Card).prototype}


def bump(world: World, actor: int, heading: int) -> Refusal | None:
    """What a body learns by truly walking into a wall: at a hidden door, that the stonework is uneven (WALL-13).

    Only for a step that was tried: a verdict beforehand must not tell (P9).
    """
    room, spot = board_place(world, actor)
    if spot != heading or bar(world, actor, room, heading) != Way.WALLED:
        return None
    door = world.find(passage(world, room, heading), HiddenDoor)
    if door is None or door.found:
        return None
    return Refusal("refused.wall_uneven", wall_words(world, room, heading))


def felt(world: World, actor: int, intent: Component, refused: Refusal) -> Refusal:
    """The refusal of what was truly tried: a step into a wall is a bump (WALL-13)."""
    if not isinstance(intent, WantsToStep) or refused.message != "refused.wall":
        return refused
    return bump(world, actor, intent.heading) or refused


def _no_space(world: World, actor: int, move: Move) -> Verdict | None:
    if world.has(actor, Creature):
        return None if landing(world, actor, move) is not None else refuse("refused.full")
    stands = creature_at(world, move.beyond, move.spot) if move.spot in SIDES else 0
    if stands and knows(world, actor, stands):
        return refuse("refused.enemy_there", "enemy", enemy=stands)
    return None


def _known_strikes(world: World, actor: int, move: Move) -> tuple[Odds, ...]:
    return tuple(
        hit(world, body, actor, melee(world, body), free=True)
        for body in strikers(world, actor, move, move.spot)
        if knows(world, actor, body)
    )
