"""Snapshot: a world as sections, of which only the changed ones are packed again; and sections as a world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec

from components.room import Room
from components.seekers import Seeker
from engine.kernel.world import Population, World
from saves import container
from saves.container import Part, Section, section
from saves.errors import SaveError
from saves.plain import pack
from saves.sections import kinds_in, pack_sections


class WorldRecord(msgspec.Struct, forbid_unknown_fields=True):
    """What a world's own section says: its birth number, the turn it has reached, its next id, its ledger, and the
    fields of each component in its sections.
    """

    number: int
    turn: int
    next_id: int
    ledger: dict[str, int]
    kinds: dict[str, list[str]]


class Keeper:
    """The packed sections of one world, kept up by its marks: one for each room and seeker, one for all that is free.

    Packing reads the world and changes nothing in it.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.packed_anew = 0
        self._sections: dict[Part, dict[int, Section]] = {Part.ROOM: {}, Part.SEEKER: {}, Part.FREE: {}}
        self._free: dict[int, None] = {}
        self._tide: int | None = None
        self._asked: tuple[int, int, list[Section]] | None = None

    def blocks(self) -> list[Section]:
        """All sections as the world is now: the world's own, rooms and seekers by id, the free; those that changed
        packed anew.

        Where nothing was written since they were last asked for they are one block, and the same: a save costs what
        changed.
        """
        world = self.world
        if self._asked is not None and self._tide is not None:
            turn, next_id, before = self._asked
            if (turn, next_id) == (world.turn, world.next_id) and not world.changed(self._tide):
                self.packed_anew = 0
                if len(before) > 1:
                    before = [container.block(before)]
                    self._asked = (turn, next_id, before)
                return before
        found = self.sections()
        self._asked = (world.turn, world.next_id, found)
        return found

    def sections(self) -> list[Section]:
        """The same one by one."""
        if self._tide is None:
            self._sections = {part: {} for part in self._sections}
            self._free.clear()
            families = self.world.families()
        else:
            changed = sorted(self.world.changed(self._tide))
            families = {root: sorted((root, *self.world.borne(root))) for root in changed}
        tide = self.world.tide()
        self._renew(families)
        self._tide = tide
        return [self._own(), *chain.from_iterable(kept.values() for kept in self._sections.values())]

    def _renew(self, families: Mapping[int, list[int]]) -> None:
        free_changed = False
        new: list[tuple[Part, int, list[int]]] = []
        for root, family in families.items():
            part = self._part(root, family)
            for other, kept in self._sections.items():
                if other is not part and root in kept:
                    del kept[root]
            if part is Part.FREE or root in self._free:
                free_changed = True
                self._free.pop(root, None)
            if part is Part.FREE:
                self._free[root] = None
            elif part is not None:
                new.append((part, root, family))
        if free_changed:
            self._sections[Part.FREE] = {}
            if self._free:
                borne = (entity for root in self._free for entity in (root, *self.world.borne(root)))
                new.append((Part.FREE, 0, sorted(borne)))
        packed = pack_sections(self.world, [family for _, _, family in new])
        unknown = [part for part, root, _ in new if root not in self._sections[part]]
        for (part, root, family), data in zip(new, packed, strict=True):
            self._sections[part][root] = section(part, self.world.number, root, data, len(family))
        for part in {*unknown}:
            kept = self._sections[part]
            self._sections[part] = {root: kept[root] for root in sorted(kept)}
        self.packed_anew = len(new)

    def _part(self, root: int, family: Sequence[int]) -> Part | None:
        world = self.world
        if world.bearer(root) != root:
            return None
        parts = world.parts(root)
        if Seeker in parts:
            return Part.SEEKER
        if Room in parts:
            return Part.ROOM
        if world.alive(root):
            return Part.FREE
        if lost := [entity for entity in family if entity != root]:
            reason = f"entity {lost[0]} lies with {root}, which is not in world {world.number}"
            raise SaveError(reason, "report this; the save before is untouched")
        return None

    def _own(self) -> Section:
        world = self.world
        record: dict[str, Any] = {
            "number": world.number,
            "turn": world.turn,
            "next_id": world.next_id,
            "ledger": world.ledger,
            "kinds": kinds_in(world),
        }
        return section(Part.WORLD, world.number, 0, pack(record, f"world {world.number}"))


def restore(world: World, record: WorldRecord, population: Population) -> None:
    """Fill an empty world from a save: its counters, and its entities with all that is derived from them."""
    world.turn = record.turn
    world.next_id = record.next_id
    world.ledger.clear()
    world.ledger.update(record.ledger)
    world.fill(population)
    world.forget_changes()
