"""The picture of a level shows what its description says, each thing by its own sign, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from content.loader import load
from engine.chart.chart import MOST_PIXELS, chart
from engine.chart.grid import TILE_HIGH, TILE_WIDE
from engine.chart.palette import DEEP, GOLD, SECTIONS, STONE, TIERS, TIMBER, WATER, Hues
from engine.chart.rooms import FOOT
from engine.chart.shapes import Area, Box, Disc, Icon, Shape, Sheet, Stroke, Words
from tests.chart.pages import icons, made_up, page_of, passage, room
from tests.planted_fault import planted
from tests.rules import rule

THEMES = sorted(load().themes)


def words(sheet: Sheet) -> list[str]:
    """All that is written on the sheet."""
    return [shape.text for shape in sheet.shapes if isinstance(shape, Words)]


def filled(sheet: Sheet, colour: str) -> list[Shape]:
    """Shapes of this fill."""
    return [shape for shape in sheet.shapes if getattr(shape, "fill", "") == colour]


def tiles_of(sheet: Sheet) -> list[Box]:
    """The grounds of rooms."""
    boxes = [shape for shape in sheet.shapes if isinstance(shape, Box) and shape.fill]
    return [box for box in boxes if (box.wide, box.high) == (TILE_WIDE, TILE_HIGH)]


def with_lock(tier: int) -> dict[str, Any]:
    """Two rooms: the key in the first, the lock on the second."""
    locks = [{"lock": "A", "tier": tier, "ordinal": 1, "room": 2, "spot": None, "name": "Room 2"}]
    keys = [{"key": "a", "tier": tier, "room": 1, "spot": "north", "holder": None, "within": None}]
    lying = {"card": "base:skeleton_key", "name": "Skeleton key", "kind": "key", "key": "a"}
    first = room(1, 0, 0)
    first["sides"]["north"] = [lying]
    return made_up([first, room(2, 1, 0, lock="A")], [passage(1, 2)], locks=locks, keys=keys)


@pytest.mark.parametrize("theme", THEMES)
def test_every_room_is_there_with_its_name_and_number_in_its_place(theme: str) -> None:
    page = page_of(theme)
    found = words(chart(page))

    assert not Counter(str(each["room"]) for each in page["rooms"]) - Counter(found)
    assert not Counter(each["name"] for each in page["rooms"]) - Counter(found)
    tiles = tiles_of(chart(page))
    corners = {(tile.x, tile.y) for tile in tiles}
    assert len(tiles) == len(corners) == len(page["rooms"])
    by_column = sorted((each["x"], -each["y"]) for each in page["rooms"])
    assert [sorted({x for x, _ in corners}).index(x) for x, _ in sorted(corners)] == _ranks(x for x, _ in by_column)


def _ranks(values: Iterable[int]) -> list[int]:
    listed = list(values)
    return [sorted(set(listed)).index(value) for value in listed]


@planted("engine/chart/signs.py", "colour, middle = TIERS[tier], y + CAPSULE // 2",
         "colour, middle = TIERS[tier if lock else 1], y + CAPSULE // 2", case="4")
@pytest.mark.parametrize("tier", [1, 2, 3, 4])
@rule("LOCK-1", "LOCK-2")
def test_a_lock_and_its_key_share_colour_shape_and_letter(tier: int) -> None:
    bare, page = made_up([room(1, 0, 0), room(2, 1, 0)], [passage(1, 2)]), with_lock(tier)

    more = [shape for shape in chart(page).shapes if shape not in chart(bare).shapes]

    coloured = [shape for shape in more if getattr(shape, "fill", "") == TIERS[tier]]
    kinds = {1: Disc, 2: Area, 3: Box, 4: Area}
    signs = [s for s in coloured if isinstance(s, kinds[tier]) and _across(s) in (10, 12)]
    letters = Counter(s.text for s in more if isinstance(s, Words) and s.colour == TIERS[tier])
    assert len(signs) >= 2
    assert letters["A"] >= 2 and letters["a"] >= 1
    assert f"lock and key of tier {tier}, {('', 'round', 'point', 'square', 'cross')[tier]}" in words(chart(page))
    assert "Room 2 2: key in Room 1 1" in words(chart(page))


def _across(shape: Shape) -> int:
    match shape:
        case Disc():
            return 2 * shape.radius
        case Box():
            return shape.wide if shape.wide == shape.high else 0
        case Area():
            return max(x for x, _ in shape.points) - min(x for x, _ in shape.points)
    return 0


def test_the_four_tiers_have_four_shapes() -> None:
    outlines = set()
    for tier in (1, 2, 3, 4):
        shapes = [s for s in filled(chart(with_lock(tier)), TIERS[tier]) if _across(s) in (10, 12)]
        outlines.add(frozenset((type(s), len(s.points) if isinstance(s, Area) else 0) for s in shapes))

    assert len(outlines) == 4


@planted("engine/chart/ways.py", 'if passage["hidden_door"]:', 'if passage["hidden_door"] and not passage["wall"]:')
@rule("WALL-12", "WALL-13")
def test_walls_hidden_doors_and_deep_water_look_each_their_own_way() -> None:
    def drawn(**changes: Any) -> Sheet:
        return chart(made_up([room(1, 0, 0), room(2, 1, 0)], [passage(1, 2, **changes)]))

    open_, timber, stone = drawn(), drawn(wall="timber"), drawn(wall="stone")
    door, deep = drawn(wall="stone", hidden_door=True), drawn(deep_water=True)

    assert [len(filled(sheet, TIMBER)) for sheet in (open_, timber, stone, door, deep)] == [0, 2, 0, 0, 0]
    assert [len(filled(sheet, DEEP)) for sheet in (open_, timber, stone, door, deep)] == [0, 0, 0, 0, 2]
    rings = [sum(isinstance(s, Disc) and s.edge == GOLD for s in sheet.shapes) for sheet in (open_, stone, door)]
    assert rings == [0, 0, 2]
    assert filled(stone, STONE) and not filled(open_, STONE)
    for sheet, word in ((timber, "timber wall"), (stone, "stone wall"), (door, "hidden door"), (deep, "deep water")):
        assert word in words(sheet) and word not in words(open_)
    assert "stone wall" not in words(door)


@planted("engine/chart/rooms.py", 'high = (TILE_HIGH - FOOT) * room["flood"] // 4 - 2',
         'high = (TILE_HIGH - FOOT) * min(room["flood"], 3) // 4 - 2')
@rule("AGE-2")
def test_a_flood_stands_as_high_as_it_is_deep() -> None:
    heights = []
    for depth in (1, 2, 3, 4):
        sheet = chart(made_up([room(1, 0, 0, flood=depth)], []))
        heights.append(max(s.high for s in filled(sheet, WATER) if isinstance(s, Box) and s.wide == TILE_WIDE - 2))
        assert "1 room, 1 flooded room" in words(sheet)

    steps = {high - low for low, high in zip(heights, heights[1:], strict=False)}
    assert heights[-1] <= TILE_HIGH - FOOT + 2
    assert max(steps) - min(steps) <= 1 and min(steps) > 10


@rule("COND-1")
def test_a_condition_stands_on_its_room_by_name_and_hue() -> None:
    cards = [{"card": f"base:{name}", "name": name.title(), "kind": "condition"} for name in ("haunted", "webbed")]
    hues = Hues({"base:haunted": "#9DBEF0"})
    sheet = chart(made_up([room(1, 0, 0, conditions=cards)], []), hues=hues)

    assert hues.condition("base:haunted") == "#9DBEF0" != hues.condition("base:webbed")
    for card in cards:
        assert words(sheet).count(card["name"]) == 2
        assert len(filled(sheet, hues.condition(card["card"]))) == 2


@rule("SECT-1")
def test_a_section_is_outlined_and_named() -> None:
    rooms = [room(1, 0, 0), room(2, 1, 0), room(3, 1, 1)]
    sections = [{"name": "The Long Table", "kind": "boss", "rooms": [2, 3]}]
    page = made_up(rooms, [passage(1, 2), passage(2, 3, "north")], sections=sections)

    sheet = chart(page)

    rims = [box for box in filled(sheet, SECTIONS[0]) if isinstance(box, Box)]
    tiles = tiles_of(sheet)
    inside = [any(r.x < t.x and r.y < t.y and r.x + r.wide > t.x + t.wide and r.y + r.high > t.y + t.high for r in rims)
              for t in tiles]
    assert inside == [False, True, True]
    assert "The Long Table" in words(sheet)


@rule("SUB-1", "EXIT-1")
def test_stairs_mouths_and_the_entrance_are_named() -> None:
    def card(**more: Any) -> list[dict[str, Any]]:
        return [{"card": "base:x", "name": "X", "kind": "stair", **more}]

    rooms = [room(1, 0, 0), room(2, 1, 0), room(3, 2, 0), room(4, 3, 0)]
    rooms[0]["sides"]["north"] = card(leads="up")
    rooms[1]["sides"]["north"] = card(leads="down")
    rooms[2]["sides"]["north"] = card(leads="in", mouth="Mine")
    rooms[3]["sides"]["north"] = card(leads="out", mouth="Mine")

    found = words(chart(made_up(rooms, [passage(n, n + 1) for n in (1, 2, 3)])))

    assert [found.count(word) for word in ("Entrance", "Up", "Down", "Mine", "Way out")] == [1] * 5


@rule("AGE-6", "AGE-7")
def test_age_is_told_and_dirt_lies_thicker_where_there_is_more_of_it() -> None:
    def specks(dirt: int) -> int:
        return sum(isinstance(shape, Disc) for shape in chart(made_up([room(1, 0, 0, dirt=dirt)], [], age=3)).shapes)

    assert specks(0) < specks(20) < specks(50) < specks(100)
    assert "1 room, 3 generations old" in words(chart(made_up([room(1, 0, 0)], [], age=3)))


@planted("engine/chart/grid.py", '(self.top - room["y"]) * STEP_Y', '(room["y"] - self.top) * STEP_Y',
         case="base:caverns")
@pytest.mark.parametrize("theme", THEMES)
def test_nothing_lies_outside_the_sheet_and_no_name_outside_its_tile(theme: str) -> None:
    for seed, level in ((1, 1), (2, 12)):
        sheet = chart(page_of(theme, seed, level), "A motto", icons())

        for shape in sheet.shapes:
            left, top, right, bottom = _bounds(shape)
            assert min(left, top) >= 0 and right <= sheet.wide and bottom <= sheet.high, shape
        names = [s for s in sheet.shapes if isinstance(s, Words) and s.at == "middle"]
        assert names and max(name.wide for name in names) <= TILE_WIDE - 8


def _bounds(shape: Shape) -> tuple[int, int, int, int]:
    match shape:
        case Box():
            return shape.x, shape.y, shape.x + shape.wide, shape.y + shape.high
        case Disc():
            return (shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
        case Area() | Stroke():
            across, down = [x for x, _ in shape.points], [y for _, y in shape.points]
            return min(across), min(down), max(across), max(down)
        case Icon():
            return shape.x, shape.y, shape.x + shape.size, shape.y + shape.size
        case Words():
            left = shape.x - {"start": 0, "middle": shape.wide // 2, "end": shape.wide}[shape.at]
            return left, shape.y - shape.size, left + shape.wide, shape.y


@rule("G11")
def test_a_picture_follows_from_the_description_alone() -> None:
    page = page_of()
    before = repr(page)

    sheet = chart(page, "Motto", icons())

    assert repr(page) == before
    assert chart(page_of(), "Motto", icons()) == sheet
    assert chart(page_of(seed=4), "Motto", icons()) != sheet
    assert sheet.title == "Caverns, level 4, seed 3:caverns"


def test_a_large_level_keeps_to_its_bound_and_its_title_can_be_read() -> None:
    rooms = [room(number, number % 70, number // 70) for number in range(1, 5_001)]
    sheet = chart(made_up(rooms, [passage(n, n + 1) for n in range(1, 5_000) if n % 70 != 69]))

    assert sheet.pixels == MOST_PIXELS < max(sheet.wide, sheet.high)
    title = next(s for s in sheet.shapes if isinstance(s, Words) and s.text == sheet.title)
    assert title.size * sheet.pixels >= 24 * max(sheet.wide, sheet.high)
