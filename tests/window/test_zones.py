"""Nothing that floats covers how the seeker fares, the cards, the ways, or what it speaks of (TABLE-9)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from engine.window.frame import Frame, frame
from engine.window.pages.board import board
from engine.window.pages.board_layout import board_layout
from engine.window.pages.over import over
from engine.window.parts.rect import Rect
from engine.window.parts.spot import Zones, free_spot, overlap
from engine.window.pen import Pen
from engine.window.picture import Box, Face, Hit, Layer, Words
from engine.window.theme import THEMES
from engine.window.view import PageView
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.situations import view_of
from tests.window.sizes import frames

BOARDS = ("board at first", "board some way on", "board far on", "board in a fight", "board in another fight",
          "board with a blow past the east", "board with states", "board in flood and smoke",
          "board with a crowded place")
FRAMES = [*frames(), frame(2560, 1080), frame(720, 1280)]
POOLS = ("seeker.health", "seeker.mana", "seeker.stamina", "seeker.action_points")
SIDES = ("north", "east", "south", "west")
TOAST = "You stop: Gate rat comes in from the north, awake, and there is something in the water beside it."
HEARD = "Somewhere east, stone grinds upon stone."


def kept(at_frame: Frame, hits: list[Hit]) -> dict[str, Rect]:
    """What must stay in sight, as it was drawn."""
    plan = board_layout(at_frame)
    found = {"the location": plan.centre}
    found |= {f"the card {side}": plan.sides[index] for index, side in enumerate(SIDES)}
    found |= {f"the lintel {side}": plan.lintels[index] for index, side in enumerate(SIDES)}
    wanted = {*POOLS, *(f"rosette.{side}" for side in SIDES)}
    found |= {hit.node: Rect(hit.x, hit.y, hit.w, hit.h) for hit in hits if hit.node in wanted}
    assert len(found) == 17
    return found


def floating(pen: Pen, since: int) -> list[Rect]:
    """The panels that float: shadows and what lies on panels are left out."""
    return [Rect(item.x, item.y, item.w, item.h) for item in pen.picture.items[since:]
            if isinstance(item, Face | Box) and item.layer == Layer.TIP_PLATE and item.w > 40]


def floated(name: str, at_frame: Frame, theme: str, which: slice) -> Iterator[tuple[str, list[Rect], Pen, int, Hit]]:
    """Each thing on a board that tells something of itself, with the panels that float when it does."""
    seen: PageView = msgspec.structs.replace(view_of(name, True))
    pen = Pen(at_frame, THEMES[theme])
    board(pen, seen)
    items, hits = len(pen.picture.items), len(pen.picture.hits)
    for hit in [hit for hit in pen.picture.hits if hit.tip][which]:
        seen.tip, seen.tip_at, seen.focus = hit.tip, (hit.x, hit.y, hit.w, hit.h), hit.node
        over(pen, seen)
        yield hit.node, floating(pen, items), pen, items, hit
        del pen.picture.items[items:]
        del pen.picture.hits[hits:]


@planted("engine/window/parts/spot.py", "(subject, *zones.clear)", "(subject,)", case="board at first")
@planted("engine/window/parts/spot.py", "(subject, *zones.clear)", "zones.clear", case="board at first")
@planted("engine/window/pages/zones.py", "*([around(*pools)] if pools else []),", "", case="board at first")
@planted("engine/window/pages/zones.py", "*([around(*ways)] if ways else [])", "", case="board at first")
@rule("TABLE-9", "F4")
@pytest.mark.parametrize("name", BOARDS)
def test_what_is_told_of_a_thing_covers_neither_it_nor_health_cards_and_ways(name: str) -> None:
    wrong, told, untold = [], 0, []

    for number, at_frame in enumerate(FRAMES):
        theme = "contrast" if number % 3 == 0 else "candlelight"
        for node, panels, pen, items, hit in floated(name, at_frame, theme, slice(number % 4, None, 4)):
            where = f"{at_frame.width:.0f}x{at_frame.height:.0f} words {at_frame.text:.2f}: {node}"
            told += 1
            untold += [] if panels else [where]
            for panel in panels:
                off = panel.x < 0 or panel.y < 0 or panel.right > at_frame.width or panel.bottom > at_frame.height
                wrong += [f"{where} off the table"] if off else []
                zones = {"itself": Rect(hit.x, hit.y, hit.w, hit.h), **kept(at_frame, pen.picture.hits)}
                wrong += [f"{where} over {zone}" for zone, rect in zones.items() if overlap(panel, rect) > 1]
            cut = [item.text for item in pen.picture.items[items:] if isinstance(item, Words) and item.cut]
            wrong += [f"{where} cut: {cut[0]}"] if cut else []

    assert told > 200
    assert not wrong, "\n".join(wrong[:12])
    assert len(untold) <= told // 100, "\n".join(untold[:12])


@planted("engine/window/pages/over.py", "found = free_spot(table, foot, wide, tall, keep)", "found = None",
         case="board at first")
@rule("TABLE-9", "F4")
@pytest.mark.parametrize("name", BOARDS)
def test_what_was_refused_and_what_was_heard_cover_neither_cards_nor_ways_nor_each_other(name: str) -> None:
    wrong = []

    for at_frame in FRAMES:
        for toast, heard in ((TOAST, ""), (TOAST, HEARD), ("", HEARD)):
            pen, seen = Pen(at_frame, THEMES["candlelight"]), msgspec.structs.replace(view_of(name, True))
            board(pen, seen)
            since = len(pen.picture.items)
            seen.toast, seen.caption = toast, heard
            over(pen, seen)
            panels = floating(pen, since)
            where = f"{at_frame.width:.0f}x{at_frame.height:.0f} words {at_frame.text:.2f}"
            assert len(panels) == bool(toast) + bool(heard)
            for zone, rect in kept(at_frame, pen.picture.hits).items():
                wrong += [f"{where}: over {zone}" for panel in panels if overlap(panel, rect) > 1]
            wrong += [f"{where}: over each other"] if len(panels) > 1 and overlap(*panels) > 1 else []
            cut = [item.text for item in pen.picture.items[since:] if isinstance(item, Words) and item.cut]
            wrong += [f"{where} cut: {cut[0]}"] if cut else []

    assert not wrong, "\n".join(wrong[:12])


@rule("TABLE-9")
def test_a_panel_lies_as_near_its_subject_as_what_is_kept_clear_allows_or_nowhere() -> None:
    table, subject = Rect(0, 0, 1000, 600), Rect(450, 250, 100, 100)
    right, left = Rect(560, 200, 100, 150), Rect(300, 200, 140, 150)

    beside = free_spot(table, subject, 200, 100, Zones())
    below = free_spot(table, subject, 200, 100, Zones((right, left)))
    rather = free_spot(table, subject, 200, 100, Zones((), (Rect(550, 0, 450, 600),)))
    above, foot = Rect(0, 0, 1000, 250), Rect(0, 350, 1000, 250)
    nowhere = free_spot(table, subject, 460, 100, Zones((above, foot)))

    assert beside == Rect(560, 250, 200, 100)
    assert below == Rect(400, 360, 200, 100)
    assert rather is not None and rather.right <= 450
    assert nowhere is None
