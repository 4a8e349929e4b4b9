"""What the mouse can do on a page the keys can do too, and every page tells what it offers (F1, F4)."""

from __future__ import annotations

import msgspec
import pytest

from engine.scene.doubled import doubled
from engine.window.desk import Desk
from engine.window.focus import top_level
from engine.window.frame import TEXT_SCALES
from engine.window.inputs import Moved, Resized, Ticked, Wheeled
from engine.window.picture import Hit
from engine.window.settings import Settings
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.desks import PAGES, at_page
from tests.window.faults import faults
from tests.window.houses import hit_of, middle, press

SIZES = ((800, 600), (1280, 720), (1024, 640), (2560, 1440))
OFF_BOARD = [page for page in PAGES if page not in ("board", "toast", "choice", "confirm", "keys.waiting")]


def everything(desk: Desk) -> dict[str, Hit]:
    """All that can be acted on, in every place to which the page can be scrolled."""
    found: dict[str, Hit] = {}
    for area in [None, *desk.picture().scrolls]:
        for row in range(area.last + 1 if area is not None else 1):
            if area is not None:
                desk.view.scroll = {**desk.view.scroll, area.name: row}
                desk.stale = True
            found |= {hit.node: hit for hit in top_level(desk.picture().hits) if hit.act}
    desk.view.scroll = {}
    desk.stale = True
    return found


@rule("F4")
@pytest.mark.parametrize("pseudo", [False, True])
@pytest.mark.parametrize("page", PAGES)
def test_a_page_as_the_desk_shows_it_has_no_fault_at_any_size_and_scale(page: str, pseudo: bool) -> None:
    desk = at_page(page, pseudo)

    found = []
    for size in SIZES:
        for scale in TEXT_SCALES[::2]:
            desk.settings = desk.view.settings = msgspec.structs.replace(desk.settings, text_scale=round(scale * 100))
            desk.handle(Resized(*size))
            found += [f"{size} {scale}: {fault}" for fault in faults(desk.picture(), desk.theme)]

    assert not found, "\n".join(found[:12])


@planted("engine/window/reach.py", "area = self._main()  # nothing", "pass  # nothing", case="seeker-200")
@planted("engine/window/reach.py", 'return (within[0] if step > 0 else within[-1]) if within else ""', 'return ""',
         case="seeker-200")
@rule("F1")
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("page", OFF_BOARD)
def test_tab_alone_reaches_all_that_can_be_done_on_a_page_whatever_is_scrolled_away(page: str, scale: int) -> None:
    desk = at_page(page, settings=Settings(text_scale=scale))
    # The deeds of the thing that is looked at have number keys.
    wanted = {node for node, hit in everything(desk).items() if not hit.key}

    reached = set()
    for _ in range(2 * len(wanted) + 20):
        press(desk, "TAB")
        reached.add(desk.view.focus)

    assert wanted - reached == set()


@rule("F1")
@pytest.mark.parametrize("page", PAGES)
def test_the_keys_that_look_about_reach_all_that_acts_or_tells(page: str) -> None:
    desk = at_page(page)
    desk.view.binding = ""
    # The deeds of the thing that is looked at have number keys.
    numbered = page == "pack"
    wanted = {hit.node for hit in top_level(desk.picture().hits) if (hit.act or hit.tip) and not (numbered and hit.key)}

    reached: set[str] = set()
    ahead = [next(iter(hit.node for hit in top_level(desk.picture().hits) if hit.act))]
    while ahead:
        node = ahead.pop()
        if node in reached:
            continue
        reached.add(node)
        for key in ("UP", "RIGHT", "DOWN", "LEFT"):
            desk.view.scroll = {}
            desk.focus(node)
            press(desk, f"CTRL+{key}")
            ahead.append(desk.view.focus)

    assert wanted - reached == set()


@rule("F1")
def test_every_act_of_the_board_can_be_focused_and_done_by_keys() -> None:
    desk = at_page("board", settings=Settings(text_scale=200))
    acts = desk.view.tree.find("acts")
    assert acts is not None
    offered = {hit.node for hit in top_level(desk.picture().hits)}

    for _ in range(len(acts.children)):
        press(desk, "PAGEDOWN")
        offered |= {hit.node for hit in top_level(desk.picture().hits)}

    twice = doubled(desk.view.tree)
    listed = [act.id for act in acts.children if act.kind not in ("lesson", "care") and act.id not in twice]
    assert set(listed) <= offered | {step for way, step in twice.items() if way in offered}
    desk.focus(listed[-1])
    assert desk.view.chosen == listed[-1]


@rule("F1")
@pytest.mark.parametrize("page", PAGES)
def test_what_can_be_acted_on_tells_what_it_is(page: str) -> None:
    desk = at_page(page)
    picture = desk.picture()

    for hit in top_level(picture.hits):
        node = desk.view.tree.find(hit.node)
        inside = [item for item in picture.items if hasattr(item, "text") and hit.holds(item.x, item.y - 2)]
        if hit.act:
            assert hit.tip or inside or (node is not None and node.text), hit.node


@pytest.mark.parametrize("page", ["title", "pick", "credits", "keys", "chronicle"])
def test_a_page_is_scrolled_by_wheel_and_by_key_and_never_beyond_its_end(page: str) -> None:
    desk = at_page(page, settings=Settings(text_scale=200))
    area = next(area for area in desk.picture().scrolls if area.last)
    at = area.x + area.w / 2, area.y + area.h / 2
    towards = 1 if area.end else -1

    desk.handle(Wheeled(*at, towards))
    by_wheel = desk.view.scroll.get(area.name)
    for _ in range(400):
        desk.handle(Wheeled(*at, towards))
    furthest = desk.view.scroll.get(area.name)
    press(desk, "PAGEUP" if not area.end else "PAGEDOWN")

    assert by_wheel == 1
    assert furthest == area.last
    assert desk.view.scroll.get(area.name, 0) < area.last


def test_what_the_pointer_rests_on_tells_what_it_is_and_stops_when_the_pointer_goes() -> None:
    desk = at_page("board")
    hit = hit_of(desk, "seeker.health")

    desk.handle(Moved(*middle(hit)))
    desk.handle(Ticked(200))
    too_soon = desk.view.tip
    desk.handle(Ticked(100))
    rested = desk.view.tip
    desk.handle(Moved(2, 2))

    assert (too_soon, rested, desk.view.tip) == ("", hit.tip, "")


def test_a_map_is_brought_nearer_by_the_wheel_within_bounds() -> None:
    desk = at_page("map")
    hit = hit_of(desk, "map")

    for _ in range(30):
        desk.handle(Wheeled(hit.x + 5, hit.y + 5, 1))
    near = desk.view.scroll["map.zoom"]
    for _ in range(60):
        press(desk, "PAGEDOWN")

    assert near < 0 < desk.view.scroll["map.zoom"] < 20
