"""Food in saves of version 2 begins to rot with the turn of the save, and rests in the ice (S7, ROT-2)."""

from __future__ import annotations

from typing import Any

import pytest

from components.place import Spot
from components.things import Materials, Perishable
from saves.container import Part
from saves.food_of_version_2 import let_food_rot
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule

BREAD, STONE = "base:travel_bread", "base:rough_stone"


def a_section(part: Part, card: str, spot: int, *tags: str) -> dict[str, Any]:
    """A section of world 1 whose root, 7, holds one card, 8."""
    return {"part": part, "world": 1, "root": 7, "data": {
        "base:card.card": [["prototype"], [7, 8], [["base:gallery", card]]],
        "base:place.place": [["holder", "spot"], [8], [[7], [spot]]],
        "base:room.location": [["size", "tags"], [7], [[3], [list(tags)]]],
    }}


def carried_over(section: dict[str, Any]) -> dict[str, Any]:
    """The tables of a section that was saved on turn 40."""
    save = {"header": {"worlds": [{"number": 1, "turn": 40}]}, "sections": [section]}
    let_food_rot(save)
    data: dict[str, Any] = section["data"]
    return data


@planted("saves/food_of_version_2.py", "None if rests else turn + left", "turn + left", case="in the ice")
@planted("saves/food_of_version_2.py", "rests = icy and spots.get(entity) != _GOODS", "rests = icy", case="on a beast")
@pytest.mark.parametrize(("part", "spot", "tag", "due"), [
    (Part.ROOM, Spot.EAST, "damp", 360), (Part.ROOM, Spot.EAST, "icy", None), (Part.ROOM, Spot.GOODS, "icy", 360),
    (Part.SEEKER, Spot.PACK, "icy", 360),
], ids=["in a room", "in the ice", "on a beast", "in a pack"])
@rule("S7", "ROT-2", "ROT-3")
def test_bread_of_before_keeps_its_whole_span_from_the_turn_of_the_save(
    part: Part, spot: Spot, tag: str, due: int | None
) -> None:
    data = carried_over(a_section(part, BREAD, int(spot), tag))

    fields, ids, columns = data["base:food.perishable"]
    row = dict(zip(fields, (column[0] for column in columns), strict=True))
    assert ids == [8] and row == {
        "into": "base:rot", "raw": False, "of_body": False, "percent": 400, "left": 320, "due": due,
    }
    assert data["base:item.material"] == [["tags"], [8], [[["organic"]]]]


@rule("S7", "ROT-2")
def test_what_does_not_rot_gets_nothing() -> None:
    data = carried_over(a_section(Part.ROOM, STONE, int(Spot.EAST)))

    assert "base:food.perishable" not in data and "base:item.material" not in data


@rule("S7", "ROT-2")
@pytest.mark.parametrize("card", ["travel_bread", "dried_fruit", "hard_cheese", "honeycomb", "broth_jar"])
def test_food_of_before_rots_as_its_card_has_it(card: str) -> None:
    content = base_content()
    data = carried_over(a_section(Part.FREE, f"base:{card}", int(Spot.PACK)))

    part, made_of = content.component(f"base:{card}", Perishable), content.component(f"base:{card}", Materials)
    _, _, columns = data["base:food.perishable"]
    assert part is not None and made_of is not None and made_of.tags == ["organic"]
    assert [column[0] for column in columns[:5]] == [part.into, False, False, part.percent, 80 * part.percent // 100]
