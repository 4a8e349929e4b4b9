"""Additions: by version of the base game's data, the fields that components got with it: (component, field, its place
among the fields, what a row from before has in it). Written by `python -m tests.saves.golden`; never changed for a
version that was released.
"""

from __future__ import annotations

ADDITIONS: dict[int, list[tuple[str, str, int, object]]] = {
    2: [
        ("base:condition.offers", "chance", 2, 60),
        ("base:condition.offers", "regrows", 3, 0),
        ("base:condition.offers", "taken", 4, 0),
        ("base:condition.offers", "due", 5, None),
        ("base:knowledge.seen", "flood", 7, 0),
        ("base:knowledge.seen", "dirt", 8, 0),
        ("base:level.certificate", "doors", 3, []),
    ],
    3: [
        ("base:actor.proficiencies", "fifths", 1, []),
        ("base:condition.collapses", "props", 4, []),
        ("base:condition.emerges", "most", 2, 0),
        ("base:condition.emerges", "brought", 3, 0),
        ("base:condition.tremor", "props", 3, []),
        ("base:level.certificate", "after", 4, []),
        ("base:room.stair", "climbed", 1, False),
    ],
    4: [
        ("base:knowledge.choice", "of", 2, []),
    ],
}
