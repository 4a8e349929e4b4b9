"""Law P1 and what hangs on it: a card is in one place, slots hold what they may, indexes say what places say."""

from __future__ import annotations

from collections.abc import Iterator

from components.card import BareGround, Card
from components.creatures import Creature
from components.level import LevelInfo
from components.place import POSITIONS, SIDES, WORN, Place, Spot
from components.room import Exits, Passage, Room
from components.seekers import Seeker
from components.things import Container, Wearable
from tests.laws.table import Table

STRIDE = 1 << 32
IN_ROOM = {*range(10), *map(int, POSITIONS), int(Spot.HIDDEN)}
ON_BODY = {*map(int, WORN), int(Spot.PACK), int(Spot.AFFLICTION), int(Spot.GOODS)}
# Whatever brings a card into being or takes it away must be named here.
CAUSES = {
    "birth", "memory", "arrival", "departure", "bare ground", "covered", "summoned", "loot", "slain", "afflicted",
    "cured", "ran its course", "ended with its body", "merged", "split", "sprung", "shot", "burst", "read", "eaten",
    "drunk", "used in its lock", "burnt", "cleared", "emerged", "laid", "mined", "gathered", "built", "poured",
    "relit",
}


def faults(table: Table) -> Iterator[str]:
    """Everything that is wrong with places in this world, as sentences."""
    yield from _holders(table)
    yield from _slots(table)
    yield from _bodies(table)
    yield from _indexes(table)
    yield from _counts(table)
    yield from _passages(table)


def _holders(table: Table) -> Iterator[str]:
    for entity, parts in table.rows.items():
        place = parts.get(Place)
        if not isinstance(place, Place):
            if Room not in parts and LevelInfo not in parts:
                yield f"{entity} is nowhere"
            continue
        if Room in parts:
            yield f"room {entity} lies in {place.holder}"
        holder = table.rows.get(place.holder)
        if holder is None:
            yield f"{entity} lies with {place.holder}, who is not in this world"
            continue
        if Room in holder:
            fits = place.spot in IN_ROOM
        elif Seeker in holder or Creature in holder:
            fits = place.spot in ON_BODY
        else:
            fits = place.spot == Spot.INSIDE and Container in holder
        if not fits:
            yield f"{entity} is at {place.spot!r} of {place.holder}, which has no such spot"
        if Room not in table.rows.get(table.room(entity), {}):
            yield f"{entity} is in no room at last"


def _slots(table: Table) -> Iterator[str]:
    for room, _ in table.each(Room):
        for spot in (*SIDES, Spot.CENTRE):
            cards = table.at(room, spot)
            bodies = [card for card in cards if table.get(card, Creature) is not None]
            things = [card for card in cards if card not in bodies and table.get(card, Seeker) is None]
            if len(things) > 1:
                yield f"{things} lie on one slot, {spot!r} of {room}"
            if len(bodies) > 1 or (bodies and spot == Spot.CENTRE):
                yield f"creatures {bodies} stand at {spot!r} of {room}"
    for entity, _ in table.each(BareGround):
        place = table.get(entity, Place)
        if place is None or place.spot not in SIDES:
            yield f"bare ground {entity} is not on a side"


def _bodies(table: Table) -> Iterator[str]:
    for seeker, _ in table.each(Seeker):
        place = table.get(seeker, Place)
        if place is None or place.spot not in (*SIDES, Spot.CENTRE):
            yield f"seeker {seeker} stands on no slot"
        for spot in WORN:
            worn = table.at(seeker, spot)
            if len(worn) > 1:
                yield f"{worn} share {spot!r} of {seeker}"
            for card in worn:
                wearable = table.get(card, Wearable)
                if wearable is None or spot not in wearable.spots:
                    yield f"{card} is worn at {spot!r}, where it does not fit"
        hands = table.at(seeker, Spot.HAND) + table.at(seeker, Spot.OFFHAND)
        two = [card for card in hands if getattr(table.get(card, Wearable), "both_hands", False)]
        if two and len(hands) > 1:
            yield f"{two} need both hands of {seeker}, who holds {hands}"


def _indexes(table: Table) -> Iterator[str]:
    world = table.world
    for holder in table.rows:
        said, true = world.held(holder), sorted(table.inside.get(holder, ()))
        if said != true:
            yield f"{holder} holds {true}, and the index says {said}"
    for holder in table.inside.keys() - table.rows.keys():
        yield f"{table.inside[holder]} lie with {holder}, who is gone"


def _counts(table: Table) -> Iterator[str]:
    world = table.world
    if sum(world.ledger.values()) != len(table.rows):
        yield f"the ledger counts {sum(world.ledger.values())}, there are {len(table.rows)}: {world.ledger}"
    if not CAUSES.issuperset(world.ledger):
        yield f"unlisted causes {sorted(world.ledger.keys() - CAUSES)}"
    for entity in table.rows:
        number, running = divmod(entity, STRIDE)
        if number == world.number and running >= world.next_id:
            yield f"{entity} was never given out"
    for entity, parts in table.rows.items():
        if Card not in parts and not parts.keys() & {Seeker, Passage, LevelInfo} and not _is_memory(parts):
            yield f"{entity} is made from no card"


def _is_memory(parts: dict[type, object]) -> bool:
    place = parts.get(Place)
    return isinstance(place, Place) and place.spot == Spot.MEMORY


def _passages(table: Table) -> Iterator[str]:
    for room, exits in table.each(Exits):
        for heading in range(4):
            beyond, passage = exits.rooms[heading], exits.passages[heading]
            if (beyond == 0) != (passage == 0):
                yield f"{room} has half a way at {heading}"
            if not beyond:
                continue
            back, edge = table.get(beyond, Exits), table.get(passage, Passage)
            if back is None or back.rooms[(heading + 2) % 4] != room or back.passages[(heading + 2) % 4] != passage:
                yield f"the way {heading} from {room} does not lead back"
            ends = (edge.first, edge.second, edge.heading) if edge is not None else None
            if ends not in ((room, beyond, heading), (beyond, room, (heading + 2) % 4)):
                yield f"passage {passage} joins {ends}, not {room} and {beyond}"
