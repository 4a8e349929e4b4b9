"""Putting: cards go into a pack or down on the board; stacks merge and split (ITEM-1, LIGHT-1)."""

from __future__ import annotations

from components.card import BareGround
from components.events.things import Dropped, DroppedAside, Fell
from components.light import Lit
from components.locks import Key
from components.place import SIDES, Spot
from components.registry import copied
from components.seekers import InPlay, Seeker
from components.things import Stack
from engine.kernel.world import World
from systems.core.knowing import see_gone, see_put
from systems.core.rooms import board_place, things_at
from systems.core.sight import in_view, is_up, knows
from systems.light.flames import put_out
from systems.locks.key_places import lands_at
from systems.things.carrying import pack
from systems.things.freshness import settle
from systems.things.piling import join_like
from systems.things.soiling import soil_by_floor
from systems.water.water import douses


def drop(world: World, card: int, actor: int) -> None:
    """An actor puts down a card that it has where it stands, with its like there; it is told where else it lands."""
    room, spot = board_place(world, actor)
    pile = join_like(world, card, known_at(world, room, spot, actor))
    if pile:
        world.emit(Dropped(room, actor, pile))
        return
    lies = lands_at(world, card, room, spot, actor)
    world.emit(Dropped(room, actor, card) if lies == spot else DroppedAside(room, actor, card, int(lies)))
    put_down(world, card, room, spot, actor)
    join_like(world, card, known_at(world, room, lies, actor))


def put_down(world: World, card: int, room: int, spot: Spot, knower: int) -> Spot:
    """Put a card down at `spot`, or where else it lands as far as `knower` knows the room; the spot it took.

    A flame goes on burning on a slot, and goes out in storage or in deep flood. A seeker who knows the room and sees
    the slot goes on knowing of what lands in storage (ROOM-2). A key takes a slot, if need be one whose thing gives
    way (G9).
    """
    where = lands_at(world, card, room, spot, knower)
    for thing in things_at(world, room, where) if world.has(card, Key) and where != Spot.STORAGE else ():
        _shove_aside(world, thing, room)
    if (where == Spot.STORAGE or douses(world, room)) and world.has(card, Lit):
        put_out(world, card)
    for ground in world.held(room, where) if where in SIDES else ():
        if world.has(ground, BareGround):
            world.doom(ground, "covered")
    world.move(card, room, where)
    if where == Spot.STORAGE and knower and world.has(knower, Seeker) and in_view(world, knower, room, spot):
        see_put(world, knower, card)
    settle(world, card)
    soil_by_floor(world, card, room)
    return where


def _shove_aside(world: World, thing: int, room: int) -> None:
    """A thing makes place for a key and lies in storage now, as all know who saw it lie."""
    saw = [seeker for seeker, _ in world.rows(InPlay) if knows(world, seeker, thing)]
    put_down(world, thing, room, Spot.STORAGE, 0)
    world.emit(Fell(room, thing, int(Spot.STORAGE)))
    for seeker in saw:
        see_put(world, seeker, thing)


def known_at(world: World, room: int, spot: Spot, knower: int) -> list[int]:
    """The things on a slot or in storage that a body knows to lie there."""
    if spot == Spot.STORAGE:
        return [card for card in world.held(room, spot) if knows(world, knower, card)]
    return things_at(world, room, spot) if is_up(world, knower, room, spot) else []


def empty_out(world: World, holder: int) -> None:
    """Whatever a card that has ended held lies where that was, so that nothing ends with it unasked (P1)."""
    room, spot = board_place(world, holder)
    for card in world.held(holder):
        put_down(world, card, room, spot, 0)


def put_in_pack(world: World, card: int, body: int) -> None:
    """Put a card into the pack: a flame goes out, pieces join stacks of their like as far as these have room."""
    if world.has(card, Lit):
        put_out(world, card)
    see_gone(world, card)
    if not join_like(world, card, pack(world, body)):
        world.move(card, body, Spot.PACK)
        settle(world, card)


def split(world: World, card: int, count: int) -> int:
    """Part so many pieces from a stack, fewer than it holds: a card of their own in the same place; its id."""
    world.edit(card, Stack).count -= count
    parts = [copied(part) for part in world.components(card)]
    for part in parts:
        if isinstance(part, Stack):
            part.count = count
    return world.spawn(*parts, cause="split")
