"""Sections: up to three pieces drawn by hand are spliced onto free cells of a grown level (SECT-1, G12).

Each hangs on one side of the gate alone, so that what lies behind the gate stays behind it. What cannot be placed is
left off and counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from content.naming import drawn_at, drawn_by
from content.sections import Section
from content.sections_map import HIDDEN
from engine.kernel.dice import Stream
from systems.genesis.blueprint import BARE, DX, DY, ENTRANCE, NOWHERE, Blueprint
from systems.genesis.deep import guarded
from systems.genesis.distances import measure
from systems.genesis.renumber import renumber
from systems.genesis.sections_fill import BARS, furnish
from systems.genesis.sections_turn import Placed, Turned, ways_to_lie


def set_sections(plan: Blueprint) -> None:
    """Choose, place and furnish the level's sections; after that the distances are measured anew."""
    stream = plan.stream("sections")
    left = plan.rooms * plan.figures.sections_share // 100
    chosen = [(section, weight) for section, weight in plan.deck.sections if _is_due(plan, section)]
    placed: list[Placed] = []
    behind = [plan.gate != NOWHERE and room >= plan.core for room in range(plan.rooms)]
    for _ in range(plan.figures.sections_most):
        if not stream.percent(plan.figures.sections_chance):
            continue
        section = _draw(stream, chosen, left)
        if section is None:
            break
        chosen = [(other, weight) for other, weight in chosen if other is not section]
        found = _place(plan, stream, section, behind)
        if found is None:
            plan.count(f"no place for section {section.id}")
            continue
        placed.append(found)
        left -= len(section.rooms)
    if placed:
        _number(plan, placed, behind)
        for found in placed:
            furnish(plan, found)


def _is_due(plan: Blueprint, section: Section) -> bool:
    """Whether it is this level's turn for the section: levels of one site share it out among them.

    On the first levels no key may ask for a search (G6).
    """
    apart = plan.figures.sections_apart
    if plan.level <= plan.figures.search_free_levels and section.locks and not _lies_open(section):
        return False
    turn = Stream(plan.seed, drawn_at(plan.site), "sections", drawn_by(section.id)).below(apart)
    return (plan.level - turn) % apart == 0


def _lies_open(section: Section) -> bool:
    """Whether its keys lie on bare ground, and nothing in it is hidden."""
    keys = [section.rooms[room].slots[side] for _, _, _, room, side in section.locks]
    return not any(key.card for key in keys) and not any(join.mark == HIDDEN for join in section.drawing.joins)


def _draw(stream: Stream, chosen: list[tuple[Section, int]], left: int) -> Section | None:
    """One of the sections that are small enough, as often as its weight says."""
    fitting = [(section, weight) for section, weight in chosen if len(section.rooms) <= left]
    if not fitting:
        return None
    ticket = stream.below(sum(weight for _, weight in fitting))
    for section, weight in fitting:
        ticket -= weight
        if ticket < 0:
            return section
    return None


def _place(plan: Blueprint, stream: Stream, section: Section, behind: list[bool]) -> Placed | None:
    """Try one free side of the level after another, every way the drawing can lie; the first that holds is taken.

    A section with several splices is tried first where more than one of them meets the level.
    """
    sides = stream.shuffled(_free_sides(plan, section, behind))
    lying = stream.shuffled(ways_to_lie(section.drawing))
    for met in (2, 1) if _opens_several(plan, section) else (1,):
        for slot, turned, splice in islice(_places(sides, lying), plan.figures.sections_tries):
            found = _try(plan, section, turned, slot, splice, behind, met)
            if found is not None:
                return found
    return None


def _places(sides: list[int], lying: list[Turned]) -> Iterator[tuple[int, Turned, int]]:
    """Each free side with each way to lie and each splice that would meet it."""
    for slot in sides:
        for turned in lying:
            for splice, (_, side) in enumerate(turned.splices):
                if side == (slot + 2) % 4:
                    yield slot, turned, splice


def _opens_several(plan: Blueprint, section: Section) -> bool:
    """On the first levels a section has one way in, so that the way out of the level asks for no search (G6)."""
    return plan.level > plan.figures.search_free_levels and len(section.drawing.splices) > 1


def _free_sides(plan: Blueprint, section: Section, behind: list[bool]) -> list[int]:
    """Slots with a free cell beyond, of rooms deep enough, that no stair, mouth or section has taken.

    Before the gate there is no room for more than leaves all of the deepest third behind its lock.
    """
    crowded = plan.gate != NOWHERE and -(-(plan.rooms + len(section.rooms)) // 3) > sum(behind) + 1
    low, high = section.written.share
    farthest = max(plan.distances)
    slots = []
    for room in range(plan.rooms):
        share = min(100, 100 * (plan.distances[room] + 1) // max(1, farthest))
        if crowded and not _is_deep(plan, room, behind):
            continue
        if room != ENTRANCE and room not in plan.fixed and low <= share <= high:
            slots += [slot for slot in range(room * 4, room * 4 + 4) if _is_free(plan, slot)]
    return slots


def _is_free(plan: Blueprint, slot: int) -> bool:
    return plan.cell(slot // 4, slot % 4) == NOWHERE and plan.sides[slot] == BARE


def _try(
    plan: Blueprint, section: Section, turned: Turned, slot: int, splice: int, behind: list[bool], met: int
) -> Placed | None:
    """Put the drawing there if so many splices meet the level, and look whether all promises hold; else undo it."""
    first, _ = turned.splices[splice]
    x = plan.xs[slot // 4] + DX[slot % 4] - turned.xs[first]
    y = plan.ys[slot // 4] + DY[slot % 4] - turned.ys[first]
    if any(plan.at(x + dx, y + dy) != NOWHERE for dx, dy in zip(turned.xs, turned.ys, strict=True)):
        return None
    deep = _is_deep(plan, slot // 4, behind)
    more = _more(plan, turned, (x, y), splice, behind, deep) if _opens_several(plan, section) else []
    if 1 + len(more) < met:
        return None
    rooms = [plan.add_room(x + dx, y + dy) for dx, dy in zip(turned.xs, turned.ys, strict=True)]
    for room, side, other, mark in turned.joins:
        plan.join(rooms[room], side, rooms[other])
        if mark in BARS:
            plan.bars[rooms[room] * 4 + side] = plan.bars[rooms[other] * 4 + (side + 2) % 4] = BARS[mark]
    plan.join(slot // 4, slot % 4, rooms[first])
    for room, side, other in more:
        plan.join(rooms[room], side, other)
    plan.fixed.update(rooms)
    measure(plan)
    if _holds(plan, [*behind, *[deep] * len(rooms)]):
        behind += [deep] * len(rooms)
        return Placed(section, turned, rooms, deep)
    plan.fixed.difference_update(rooms)
    for room in reversed(rooms):
        for side in range(4):
            plan.bars.pop(room * 4 + side, None)
        plan.drop_room()
    measure(plan)
    return None


def _is_deep(plan: Blueprint, room: int, behind: list[bool]) -> bool:
    """Whether what hangs on this room lies behind the gate."""
    return behind[room] or room == plan.gate


def _more(
    plan: Blueprint, turned: Turned, corner: tuple[int, int], but: int, behind: list[bool], deep: bool
) -> list[tuple[int, int, int]]:
    """Other splices that would meet a room on the same side of the gate: drawn room, side, and the room met."""
    found = []
    for number, (room, side) in enumerate(turned.splices):
        x, y = corner[0] + turned.xs[room] + DX[side], corner[1] + turned.ys[room] + DY[side]
        other = plan.at(x, y)
        if number == but or other in (NOWHERE, ENTRANCE) or other in plan.fixed:
            continue
        if _is_deep(plan, other, behind) == deep and plan.sides[other * 4 + (side + 2) % 4] == BARE:
            found.append((room, side, other))
    return found


def _holds(plan: Blueprint, behind: list[bool]) -> bool:
    """Whether the way out stays in the deepest third, and the gate's lock before all of that (EXIT-1, LOCK-5)."""
    distances, total = plan.distances, plan.rooms
    if plan.exit != NOWHERE:
        nearer = sum(distance < distances[plan.exit] for distance in distances)
        if nearer < total * 2 // 3 - 1:
            return False
    if plan.gate == NOWHERE:
        return True
    return guarded(plan, distances, behind)


def _number(plan: Blueprint, placed: list[Placed], behind: list[bool]) -> None:
    """Give the rooms their numbers: what lies behind the gate comes last."""
    numbers = renumber(plan, sorted(range(plan.rooms), key=lambda room: behind[room]))
    plan.core += sum(len(found.rooms) for found in placed if not found.deep)
    for found in placed:
        found.rooms[:] = [numbers[room] for room in found.rooms]
    measure(plan)
