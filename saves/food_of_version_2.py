"""Food of version 2: bread, fruit, cheese, honey and broth never rotted; from version 3 on they do (ROT-2).

What lies in a save of before is as fresh as on the day it was made: its turns are counted from the turn of the save.
"""

from __future__ import annotations

from typing import Any

from saves.container import TABLED, Part
from saves.migrations import Save
from saves.tables import Tables, rows_of, table_of

# Turns that each keeps, by its card, and per cent of the usual span.
_KEEPS = {
    "base:travel_bread": (320, 400), "base:dried_fruit": (320, 400), "base:hard_cheese": (400, 500),
    "base:honeycomb": (800, 1000), "base:broth_jar": (240, 300),
}
_PERISHABLE = ["into", "raw", "of_body", "percent", "left", "due"]
_GOODS = 22
_ICY = "icy"


def let_food_rot(save: Save) -> None:
    """Each such card bears what makes it rot, and rests where it lies in the ice."""
    turns = {world["number"]: world["turn"] for world in save["header"].get("worlds", [])}
    for section in save["sections"]:
        if section["part"] in TABLED:
            icy = section["part"] == Part.ROOM and _is_icy(section["data"], section["root"])
            _begin(section["data"], turns.get(section["world"], 0), icy)


def _begin(data: Tables, turn: int, icy: bool) -> None:
    food = {
        entity: _KEEPS[prototype]
        for entity, prototype in _column(data, "base:card.card", "prototype").items()
        if prototype in _KEEPS
    }
    spots = _column(data, "base:place.place", "spot")
    rotting = rows_of(data["base:food.perishable"]) if "base:food.perishable" in data else {}
    made_of = rows_of(data["base:item.material"]) if "base:item.material" in data else {}
    for entity, (left, percent) in food.items():
        if entity not in rotting:
            rests = icy and spots.get(entity) != _GOODS
            rotting[entity] = ["base:rot", False, False, percent, left, None if rests else turn + left]
        made_of.setdefault(entity, [["organic"]])
    if food:
        data["base:food.perishable"] = table_of(_PERISHABLE, rotting)
        data["base:item.material"] = table_of(["tags"], made_of)


def _is_icy(data: Tables, room: int) -> bool:
    return _ICY in _column(data, "base:room.location", "tags").get(room, [])


def _column(data: Tables, component: str, field: str) -> dict[int, Any]:
    """One field of a component by entity."""
    if component not in data:
        return {}
    fields, ids, columns = data[component]
    return dict(zip(ids, columns[fields.index(field)], strict=True))
