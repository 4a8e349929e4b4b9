"""Addresses: names of things by place, as a seeker knows them, and back; an id never leaves the game.

`north` to `west`, `here`       a slot: its creature or its thing, as it is meant
`centre`                        the room itself; what lies there is `centre.thing`
`centre.condition.2`            the second condition of the room that is in sight
`north.creature` `north.thing`  one of the two
`north.inside.2`                the second card in the container there
`storage.2` `pack.3`            the second card under the location, the third in the pack
`hand` … `finger`               what is held or worn; also `pack.3.inside.1`
`beyond.north`                  the room that way, or the wall before it; `beyond.north.creature` who is near it
`room.2.-1`                     a remembered room by column and row of the map
Ordinals count from 1, in id order, over what the seeker knows (P9).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from components.place import SIDES, WORN, Spot, facing
from components.room import Room
from engine.kernel.command import HEADINGS
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.known import known_at, known_creature, known_thing
from systems.core.rooms import neighbour, passage, room_of, spot_of
from systems.core.sight import is_up, seen
from systems.core.verdict import Refusal

Want = Literal["creature", "thing", "room", "carried"]
SLOTS: dict[str, Spot] = {spot.name.lower(): spot for spot in (*SIDES, Spot.CENTRE)}
BODY: dict[str, Spot] = {spot.name.lower(): spot for spot in WORN}
_BOARD = ("creature", "thing", "inside")


def slot_named(world: World, seeker: int, name: str) -> Spot | None:
    """The slot with this name, `here` included, or None."""
    return spot_of(world, seeker) if name == "here" else SLOTS.get(name)


def resolve(world: World, seeker: int, address: str, want: Want) -> int | Refusal:
    """The entity at an address, or why there is none that the seeker knows of. Reads nothing unknown (P9)."""
    return world.derived(("at", address, want), _resolve, world, seeker, address, want)


def _resolve(world: World, seeker: int, address: str, want: Want) -> int | Refusal:
    head, rest = _parted(address)
    slot = slot_named(world, seeker, head)
    if slot is not None:
        return _at_slot(world, seeker, slot, rest, want, address)
    if head == "beyond" and rest and rest[0] in HEADINGS:
        return _beyond(world, seeker, HEADINGS.index(rest[0]), rest[1:], address)
    if head == "room":
        return _on_map(world, seeker, rest, address)
    cards: list[int] | None = None
    if head == "pack":
        cards, rest = _counted(known_at(world, seeker, seeker, Spot.PACK), rest)
    elif head == "storage":
        cards, rest = _counted(known_at(world, seeker, room_of(world, seeker), Spot.STORAGE), rest)
    elif head in BODY:
        cards = world.held(seeker, BODY[head])[:1]
    if cards is None:
        return Refusal("refused.address", {"address": address})
    return _inside(world, seeker, cards, rest, address)


@lru_cache(maxsize=1024)
def _parted(address: str) -> tuple[str, tuple[str, ...]]:
    head, *rest = address.split(".")
    return head, tuple(rest)


def _at_slot(world: World, seeker: int, slot: Spot, rest: tuple[str, ...], want: Want, address: str) -> int | Refusal:
    if rest and rest[0] not in _BOARD:
        return Refusal("refused.address", {"address": address})
    room = room_of(world, seeker)
    part = rest[0] if rest else ""
    if part == "creature" or (not part and want == "creature"):
        found = known_creature(world, seeker, room, slot)
        return found if found else _missing(world, seeker, room, slot, "refused.no_creature", address)
    if address == "centre":
        return room
    thing = known_thing(world, seeker, room, slot)
    if thing == 0 and slot == Spot.CENTRE and not part:
        return room
    if thing == 0:
        return _missing(world, seeker, room, slot, "refused.nothing_there", address)
    return _inside(world, seeker, [thing], rest[1:] if part == "thing" else rest, address)


def _missing(world: World, seeker: int, room: int, slot: Spot, message: str, address: str) -> Refusal:
    if slot in SIDES and not is_up(world, seeker, room, slot):
        return Refusal("refused.face_down", {"spot": slot.name.lower()})
    return Refusal(message, {"address": address})


def _inside(world: World, seeker: int, cards: list[int], rest: tuple[str, ...], address: str) -> int | Refusal:
    while cards and rest:
        if rest[0] != "inside" or len(rest) < 2:
            return Refusal("refused.address", {"address": address})
        counted, rest = _counted(known_at(world, seeker, cards[0], Spot.INSIDE), rest[1:])
        if counted is None:
            return Refusal("refused.address", {"address": address})
        cards = counted
    return cards[0] if cards else Refusal("refused.nothing_there", {"address": address})


def _counted(cards: list[int], rest: tuple[str, ...]) -> tuple[list[int] | None, tuple[str, ...]]:
    """The card with the ordinal that begins `rest`, as a list of one or none; None when there is no ordinal."""
    if not rest or not _is_whole(rest[0]) or rest[0].startswith("-"):
        return None, rest
    ordinal = int(rest[0])
    return (cards[ordinal - 1 : ordinal] if ordinal else []), rest[1:]


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return 0 < len(digits) <= 6 and digits.isascii() and digits.isdigit()


def _beyond(world: World, seeker: int, heading: int, rest: tuple[str, ...], address: str) -> int | Refusal:
    room = neighbour(world, room_of(world, seeker), heading)
    if room == 0:
        return Refusal("refused.no_way", {"heading": HEADINGS[heading]})
    if not rest:
        return room
    if rest != ("creature",):
        return Refusal("refused.address", {"address": address})
    creature = known_creature(world, seeker, room, facing(heading))
    return creature if creature else Refusal("refused.no_creature", {"address": address})


def passage_at(world: World, seeker: int, address: str) -> int | Refusal:
    """The passage `beyond` a heading of the seeker's room, or why there is none."""
    head, _, heading = address.partition(".")
    if head != "beyond" or heading not in HEADINGS:
        return Refusal("refused.address", {"address": address})
    found = passage(world, room_of(world, seeker), HEADINGS.index(heading))
    return found or Refusal("refused.no_way", {"heading": heading})


def condition_at(world: World, seeker: int, address: str) -> int | Refusal:
    """The condition of the seeker's room with this ordinal, or why there is none."""
    head, _, ordinal = address.rpartition(".")
    if head != "centre.condition" or not _is_whole(ordinal):
        return Refusal("refused.address", {"address": address})
    there = conditions(world, room_of(world, seeker))
    number = int(ordinal)
    return there[number - 1] if 1 <= number <= len(there) else Refusal("refused.no_condition")


def _on_map(world: World, seeker: int, rest: tuple[str, ...], address: str) -> int | Refusal:
    if len(rest) != 2 or not all(_is_whole(part) for part in rest):
        return Refusal("refused.address", {"address": address})
    column, row = int(rest[0]), int(rest[1])
    for room, place in world.each(Room):
        if (place.x, place.y) == (column, row) and seen(world, seeker, room) is not None:
            return room
    return Refusal("refused.unknown_room", {"address": address})


def room_address(world: World, room: int) -> str:
    """The address of a room on the map."""
    place = world.get(room, Room)
    return f"room.{place.x}.{place.y}"


def around_of(world: World, seeker: int) -> dict[str, int]:
    """What the seeker knows around itself, by address; see `board`."""
    return world.derived("around", _around_of, world, seeker)


def carried_of(world: World, seeker: int) -> dict[str, int]:
    """What it wears, holds and has in its pack, by address; see `carried`."""
    return world.derived("carried", _carried_of, world, seeker)


def _around_of(world: World, seeker: int) -> dict[str, int]:
    return dict(board(world, seeker))


def _carried_of(world: World, seeker: int) -> dict[str, int]:
    return dict(carried(world, seeker))


def board(world: World, seeker: int) -> Iterator[tuple[str, int]]:
    """Addresses and entities that the seeker knows around itself: slots, insides, storage, facing slots beyond."""
    room = room_of(world, seeker)
    yield "centre", room
    for slot in (Spot.CENTRE, *SIDES):
        name = slot.name.lower()
        creature = known_creature(world, seeker, room, slot)
        if creature:
            yield f"{name}.creature", creature
        thing = known_thing(world, seeker, room, slot)
        if thing:
            yield f"{name}.thing", thing
            yield from _contents(world, seeker, f"{name}.inside", thing)
    for number, card in enumerate(known_at(world, seeker, room, Spot.STORAGE), 1):
        yield f"storage.{number}", card
    for heading, name in enumerate(HEADINGS):
        beyond = neighbour(world, room, heading)
        creature = known_creature(world, seeker, beyond, facing(heading)) if beyond else 0
        if creature:
            yield f"beyond.{name}.creature", creature


def carried(world: World, seeker: int) -> Iterator[tuple[str, int]]:
    """Addresses and entities of what the seeker wears, holds and has in the pack."""
    for name, spot in BODY.items():
        for card in world.held(seeker, spot)[:1]:
            yield name, card
    for number, card in enumerate(world.held(seeker, Spot.PACK), 1):
        yield f"pack.{number}", card
        yield from _contents(world, seeker, f"pack.{number}.inside", card)


def _contents(world: World, seeker: int, prefix: str, container: int) -> Iterator[tuple[str, int]]:
    for number, card in enumerate(known_at(world, seeker, container, Spot.INSIDE), 1):
        yield f"{prefix}.{number}", card


def address_of(world: World, seeker: int, entity: int) -> str:
    """Where the seeker would say that this entity is; empty when it is unknown or out of its sight."""
    if world.has(entity, Room) and entity != room_of(world, seeker):
        return room_address(world, entity) if seen(world, seeker, entity) is not None else ""
    around = carried if world.bearer(entity) == seeker else board
    for address, card in around(world, seeker):
        if card == entity:
            return address
    return ""
