"""From version 2 of the base game's data: points of proficiency are two fifths of before, Agility enters Dodge, and all
that is eaten rots.

Nobody who lives is worse or better off for it: the odds that a seeker has, and those against it, stay (CHAR-2, CHAR-5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saves.food_of_version_2 import let_food_rot
from saves.migrations import Save, tables
from saves.tables import Tables, rows_of, table_of

Row = dict[str, Any]
# Ten uses made a rank, which added two per cent; ten ranks were the most.
_USES, _PERCENT, _RANKS = 10, 2, 10
# A use is worth two fifths of a point now, and ten fifths add one per cent.
_WORTH, _FIFTHS_PER_CENT = 2, 10
# What a point of Agility adds to Dodge, and so comes off a body's own.
_PER_AGILITY = 5
# What each class's own dodge is lowered by: its Agility from birth is counted apart.
_LOWERED = {"base:delver": 5, "base:warden": 0, "base:lamplighter": 15}


def leave_version_2(save: Save) -> None:
    """Count points anew, and take Agility's share out of the dodge of the living and the dead."""
    for data in tables(save):
        _count_in_fifths(data)
        _lower_dodge(data)
    let_food_rot(save)


def fifths_of(uses: int) -> int:
    """Two fifths of so many uses, but never so much that the odds rise by it."""
    percent = min(_RANKS, uses // _USES) * _PERCENT
    return min(uses * _WORTH, (percent + 1) * _FIFTHS_PER_CENT - 1)


def _count_in_fifths(data: Tables) -> None:
    learnt = _rows(data, "base:actor.proficiencies")
    for row in learnt.values():
        if "points" in row:
            row["fifths"] = [fifths_of(uses) for uses in row.pop("points")]
            # Nobody begins with Smithing now: whoever did has Building in its place.
            if "building" not in row["names"]:
                row["names"] = ["building" if name == "smithing" else name for name in row["names"]]
    _put(data, "base:actor.proficiencies", learnt)


def _lower_dodge(data: Tables) -> None:
    cards, seekers = _rows(data, "base:card.card"), _rows(data, "base:actor.seeker")
    skills, bodies = _rows(data, "base:fight.skill"), _rows(data, "base:actor.attributes")
    for entity, skill in skills.items():
        body = bodies.get(entity, {"agility": 0})
        if entity in seekers:
            skill["dodge"] = max(0, skill["dodge"] - _LOWERED.get(seekers[entity]["calling"], 0))
        elif cards.get(entity, {"prototype": ""})["prototype"].startswith("base:"):
            if (body["agility"], skill["dodge"]) == (3, 10):
                body["agility"] = 2
            skill["dodge"] = max(0, skill["dodge"] - _PER_AGILITY * body["agility"])
    _put(data, "base:fight.skill", skills)
    _put(data, "base:actor.attributes", bodies)


def _rows(data: Tables, component: str) -> dict[int, Row]:
    """The rows of a component by entity, each by field."""
    if component not in data:
        return {}
    fields = data[component][0]
    return {entity: dict(zip(fields, row, strict=True)) for entity, row in rows_of(data[component]).items()}


def _put(data: Tables, component: str, rows: Mapping[int, Row]) -> None:
    if rows:
        fields = list(next(iter(rows.values())))
        data[component] = table_of(fields, {entity: list(row.values()) for entity, row in rows.items()})
