"""Soundness: what the components of a save must fulfil before anybody plays it, beside what holds its entities (S5).

A right digest says nothing of what was written under it. Here stands, as data, what rules take for granted: numbers
that nobody counts beyond, headings and spots that there are, lists that stand side by side, rooms and passages that
an exit leads to, and clocks that agree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, get_args, get_origin, get_type_hints

from components.body import Affliction, Harmed, Hunger, Thirst
from components.conditions import Tremor
from components.creatures import Acted, Beat, Brood, Hunting, Trail, Wanders
from components.knowledge import Glimpsed, Seen, Way
from components.level import Certificate, LevelInfo
from components.locks import Key, Noticed
from components.place import WORN, Place, Spot, facing
from components.registry import Component, name_of
from components.room import Exits, Location, Passage, Room
from components.sealed import Sealed
from components.seekers import InPlay
from components.things import Buried, Stack, Wearable
from components.traits import abreast_in
from engine.kernel.world import World
from saves.chronicle import ChronicleState
from saves.errors import DamagedSaveError

Field = tuple[type[Component], str]
Kinds = Mapping[type[Component], Sequence[Any]]
COUNTED = 1_000_000_000  # nobody has, does or lives through so many of anything
HEADINGS = range(4)
_GAME = "base:"

# Who is meant: an entity of some world, or nobody; some that are meant may be gone.
ENTITIES: frozenset[Field] = frozenset({
    (Acted, "room"), (Acted, "conditions"), (Brood, "of"), (Harmed, "source"), (Hunting, "quarry"), (Trail, "room"),
    (Key, "lock"), (Tremor, "room"), (Noticed, "seekers"), (Glimpsed, "seeker"), (Seen, "seeker"), (Seen, "spotted"),
    (Certificate, "keys"), (Certificate, "locks"), (Certificate, "rooms"), (Certificate, "doors"), (Exits, "rooms"),
    (Exits, "passages"), (Passage, "first"), (Passage, "second"), (Place, "holder"), (LevelInfo, "seed"),
    (Sealed, "entities"),
})
# Values beside the usual: from, to.
RANGES: dict[Field, tuple[int, int]] = {
    (Passage, "heading"): (0, 3), (Beat, "headings"): (0, 3), (Seen, "up"): (0, 3), (Seen, "turn"): (-1, COUNTED),
    (Glimpsed, "headings"): (min(Way), max(Way)), (Location, "size"): (1, 6), (LevelInfo, "level"): (1, COUNTED),
    (Hunger, "interval"): (1, COUNTED), (Thirst, "interval"): (1, COUNTED), (Wanders, "interval"): (1, COUNTED),
    (Affliction, "interval"): (0, COUNTED), (Stack, "count"): (1, COUNTED), (Stack, "limit"): (1, COUNTED),
}
# Values of which each is one of these.
CHOICES: dict[Field, frozenset[int]] = {
    (Seen, "spots"): frozenset(Spot), (Buried, "spot"): frozenset(Spot), (Wearable, "spots"): frozenset(WORN),
}
# Lists of one for each heading; those of `SPARED` may be empty instead.
FOUR: dict[type[Component], tuple[str, ...]] = {Exits: ("rooms", "passages"), Glimpsed: ("headings", "tiers")}
SPARED = frozenset({(Glimpsed, "tiers")})
# What an entity that is meant must be, in the same world.
MEANT: dict[Field, type[Component]] = {
    (Exits, "rooms"): Room, (Exits, "passages"): Passage, (Passage, "first"): Room, (Passage, "second"): Room,
    (Acted, "room"): Room, (Tremor, "room"): Room,
}


def check(state: ChronicleState) -> None:
    """DamagedSaveError when something in these worlds cannot be, as far as no rule is asked."""
    _check_clocks(state)
    for world in state.worlds:
        kinds: dict[type[Component], list[Any]] = defaultdict(list)
        for own in world.all_parts(world.entities()):
            for kind, part in own.items():
                kinds[kind].append(part)
        for kind, parts in kinds.items():
            if name_of(kind).startswith(_GAME):  # what a pack counts, only the pack knows
                _check_values(kind, parts)
            _check_lists(kind, parts)
        _check_meant(world, kinds)
        _check_beats(world)


def _check_clocks(state: ChronicleState) -> None:
    """The header's clock is the region's, no world is ahead of it, and whoever is in play is where it is now."""
    region = next((world for world in state.worlds if world.number == 0), None)
    if region is None or region.turn != state.clock:
        raise DamagedSaveError("its header and its region tell different turns")
    for world in state.worlds:
        if world.turn > state.clock or (world.turn != state.clock and world.any(InPlay)):
            raise DamagedSaveError(f"world {world.number} is at turn {world.turn}, where it is {state.clock}")


def _check_values(kind: type[Component], parts: Sequence[Any]) -> None:
    for field, plain in _numbers(kind).items():
        found: Iterable[Any] = map(attrgetter(field), parts)
        if plain == "list":
            found = [value for values in found for value in values]
        elif plain == "due":
            found = [value for value in found if value is not None]
        values = list(found)
        if not values:
            continue
        known = CHOICES.get((kind, field))
        if known is not None:
            if not known.issuperset(values):
                raise _impossible(kind, field, next(value for value in values if value not in known))
            continue
        usual = (0, 1 << 62) if (kind, field) in ENTITIES else (-COUNTED, COUNTED)
        least, most = RANGES.get((kind, field), usual)
        for value in (min(values), max(values)):
            if not least <= value <= most:
                raise _impossible(kind, field, value)


def _check_lists(kind: type[Component], parts: Sequence[Any]) -> None:
    for fields in abreast_in(kind):
        for part in parts:
            if len({len(getattr(part, field)) for field in fields}) > 1:
                raise DamagedSaveError(f"{', '.join(fields)} of {name_of(kind)} differ in length")
    for field in FOUR.get(kind, ()):
        for part in parts:
            count = len(getattr(part, field))
            if count != len(HEADINGS) and (count or (kind, field) not in SPARED):
                raise DamagedSaveError(f"{field} of {name_of(kind)} has {count} values, expected one for each heading")


def _check_meant(world: World, kinds: Kinds) -> None:
    for (kind, field), wanted in MEANT.items():
        for part in kinds.get(kind, ()):
            value = getattr(part, field)
            for entity in value if isinstance(value, list) else (value,):
                if entity and not world.has(entity, wanted):
                    raise _impossible(kind, field, entity)
    for exits in kinds.get(Exits, ()):
        if any(bool(room) != bool(passage) for room, passage in zip(exits.rooms, exits.passages, strict=True)):
            raise DamagedSaveError(f"an exit of {name_of(Exits)} leads to no room, or by no passage")
    for passage in kinds.get(Passage, ()):
        for room in (passage.first, passage.second):
            if not world.has(room, Exits):
                raise _impossible(Passage, "first", room)


def _check_beats(world: World) -> None:
    """Who is on a beat wanders, and every step of it leads to a room."""
    for roamer, beat in world.each(Beat):
        place, walks = world.find(roamer, Place), world.has(roamer, Wanders)
        if place is None or not walks or not world.has(place.holder, Exits):
            raise DamagedSaveError(f"entity {roamer} is on a beat and in no room, or does not wander")
        room, spot = place.holder, int(place.spot)
        for heading in beat.headings:
            if spot == heading:
                room, spot = world.get(room, Exits).rooms[heading], int(facing(heading))
                if not room:
                    raise DamagedSaveError(f"the beat of entity {roamer} leads out of all rooms")
            else:
                spot = heading


_fields: dict[type[Component], dict[str, str]] = {}


def _numbers(kind: type[Component]) -> dict[str, str]:
    """The fields of a component that hold whole numbers: one, a list of them, or one or none (`due`)."""
    if kind not in _fields:
        found = {}
        for field, hint in get_type_hints(kind).items():
            args = get_args(hint)
            if hint is int:
                found[field] = "one"
            elif get_origin(hint) is list and (args == (int,) or (kind, field) in CHOICES):
                found[field] = "list"
            elif int in args:
                found[field] = "due"
        _fields[kind] = found
    return _fields[kind]


def _impossible(kind: type[Component], field: str, value: object) -> DamagedSaveError:
    return DamagedSaveError(f"{field} of {name_of(kind)} cannot be {value}")
