"""Nothing overlaps, nothing is cut, nothing leaves the table: every page, size, text scale, language and theme (F4)."""

from __future__ import annotations

import pytest

from engine.scene.doubled import doubled
from engine.scene.node import FOCUSABLE, Node, Role
from engine.window.frame import Frame, frame
from engine.window.picture import Box, Layer, Picture, Words
from engine.window.theme import CANDLELIGHT, THEMES
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.faults import faults
from tests.window.situations import SITUATIONS, drawn, picture_of, view_of
from tests.window.sizes import frames

FRAMES = list(frames())
UPRIGHT = [frame(720, 1280, scale) for scale in (1, 1.5, 2)] + [frame(2560, 1080, scale) for scale in (1, 2)]


def all_faults(name: str, at_frame: Frame, pseudo: bool, theme: str) -> list[str]:
    """The faults of a situation, each with where it was found."""
    where = f"{at_frame.width:.0f}x{at_frame.height:.0f} unit {at_frame.unit:.2f} words {at_frame.text:.2f} {theme}"
    picture = picture_of(name, at_frame, pseudo, theme)
    return [f"{where}: {fault}" for fault in faults(picture, THEMES[theme])]


@planted("engine/window/parts/place.py", "else _SMALL", "else _MEDALLION", case="board with a crowded place")
@planted("engine/window/pages/board_cross.py",
         "low = min(low, rect.bottom - foot_height(pen, centre, rect.w) - TOKEN - 4)", "pass",
         case="board with a crowded place")
@planted("engine/window/pages/board_cross.py", "< 14 + 36 * pen.roomy else 0", "< 0 else 0",
         case="board beside a crowded place")
@planted("engine/window/pages/board_left.py", "pen.t < 1.35 and _fit_dials(pen, rect, meters)", "pen.t < 1.35",
         case="board with states")
@rule("F4")
@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_overlaps_or_is_cut_at_any_size_in_the_longest_language(name: str) -> None:
    found = [fault for at_frame in FRAMES for fault in all_faults(name, at_frame, True, "candlelight")]

    assert len(FRAMES) > 20
    assert not found, "\n".join(found[:12])


@rule("F4")
@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_overlaps_or_is_cut_in_plain_words_and_high_contrast(name: str) -> None:
    sample = [*FRAMES[::4], *UPRIGHT]

    found = [fault for at_frame in sample for fault in all_faults(name, at_frame, False, "contrast")]

    assert not found, "\n".join(found[:12])


@rule("F4")
@pytest.mark.soak
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pseudo", [False, True])
@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_overlaps_or_is_cut_anywhere(name: str, pseudo: bool, theme: str) -> None:
    found = [fault for at_frame in (*FRAMES, *UPRIGHT) for fault in all_faults(name, at_frame, pseudo, theme)]

    assert not found, "\n".join(found[:12])


@rule("F4")
@pytest.mark.parametrize("size", [(1, 1), (40, 9000), (9000, 40), (320, 200)])
@pytest.mark.parametrize("name", SITUATIONS)
def test_a_page_can_be_drawn_in_a_window_of_any_size(name: str, size: tuple[int, int]) -> None:
    picture = picture_of(name, frame(*size, 2.0))

    assert picture.items


def _shown_elsewhere(node: Node) -> bool:
    """What a card is worth stands on its own page, what a seeker has learnt on the seeker's, lines in the chronicle."""
    parts = node.id.split(".")
    of_card = node.role in (Role.FACT, Role.POOL) and len(parts) > 2 or parts[0] == "rosette" and len(parts) > 2
    of_worn = node.role is Role.FACT and parts[0] in ("hand", "offhand", "head", "body", "arms", "legs", "neck")
    learnt = parts[0] == "seeker" and node.kind in ("ability", "proficiency")
    return of_card or of_worn or learnt or node.role in (Role.LINE, Role.ACT)


@rule("F1")
@pytest.mark.parametrize("name", ["board at first", "board some way on", "board in a fight", "board with states"])
def test_everything_that_can_be_dwelt_on_has_its_place_on_the_board(name: str) -> None:
    tree = view_of(name, False).tree
    wanted = {node.id for node in tree.walk() if node.role in FOCUSABLE and not _shown_elsewhere(node)}
    slots = {child.id: node.id for node in tree.walk() if node.role is Role.SLOT for child in node.children}

    found = {hit.node for hit in picture_of(name, frame(1280, 720)).hits}

    assert len(wanted) > 20
    stand_ins = found | {slots[node] for node in found if node in slots}
    assert wanted - stand_ins == set()


@rule("F1")
def test_every_act_has_a_row_when_the_list_is_scrolled() -> None:
    tree = view_of("board some way on", False).tree
    acts = tree.find("acts")
    assert acts is not None

    found: set[str] = set()
    for first in range(len(acts.children)):
        picture = picture_of("board some way on", frame(1280, 720, 2.0), scroll={"acts": first})
        found |= {hit.node for hit in picture.hits}

    aside = {act.id for act in acts.children if act.kind == "lesson" or act.id.startswith("acts.clean.")}
    aside.discard("acts.clean.centre")
    assert {act.id for act in acts.children} - doubled(tree).keys() - aside <= found


@rule("F1")
def test_the_first_nine_rows_have_the_number_keys_in_order() -> None:
    picture = picture_of("board at first", frame(1280, 720), scroll={"acts": 2})

    caps = [item.text for item in picture.items if isinstance(item, Words) and item.text in "123456789"
            and item.face == "strong" and item.anchor == "center" and item.x > 1000]

    assert caps == [str(number) for number in range(1, len(caps) + 1)]
    assert len(caps) >= 8


def panels(picture: Picture) -> list[Box]:
    """The panels that stand beside the pointer."""
    return [item for item in picture.items if isinstance(item, Box) and item.layer == Layer.TIP_PLATE
            and item.fill == THEMES["contrast"].colour("panel")]


@rule("F4")
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", ["board in a fight", "board with states", "map", "pack"])
def test_what_stands_beside_the_pointer_never_covers_its_subject_or_the_hand(name: str, scale: float) -> None:
    at_frame = frame(1280, 720, scale)
    below = picture_of(name, at_frame, theme="contrast")
    strip = 720 - 134 - 32 * max(0.0, scale - 1.5)
    small = [hit for hit in below.hits if hit.tip and hit.w < 300 and hit.h < 260]

    found = []
    for hit in small:
        seen = view_of(name, False)
        seen = type(seen)(**{field: getattr(seen, field) for field in seen.__struct_fields__})
        seen.tip, seen.tip_at = hit.tip, (hit.x, hit.y, hit.w, hit.h)
        picture = drawn((*SITUATIONS[name][0], "over"), seen, at_frame, "contrast")
        found += faults(picture, THEMES["contrast"])
        for box in panels(picture):
            across = min(box.x + box.w, hit.x + hit.w) - max(box.x, hit.x)
            down = min(box.y + box.h, hit.y + hit.h) - max(box.y, hit.y)
            if across > 1 and down > 1:
                found.append(f"covers {hit.node}")
            if name.startswith("board") and hit.y < strip and box.y + box.h > strip:
                found.append(f"covers the hand beside {hit.node}")

    assert len(small) > (20 if name.startswith("board") else 2)
    assert not found, "\n".join(found[:12])


def test_the_checker_sees_each_kind_of_fault() -> None:
    picture = Picture(400, 300)
    picture.items += [
        Words("one", 10, 50, 20, "label", "#ffffff"), Words("two", 12, 52, 20, "label", "#ffffff"),
        Words("lost", 380, 100, 20, "label", "#ffffff"), Words("short", 10, 150, 20, "label", "#ffffff", cut=True),
        Words("beneath", 10, 200, 20, "label", "#ffffff"),
        Box(0, 180, 60, 40, "#100d10", Layer.FLOAT), Box(0, 220, 100, 60, CANDLELIGHT.colour("panel"), Layer.PLATE),
        Box(80, 240, 100, 60, CANDLELIGHT.colour("panel"), Layer.PLATE),
    ]

    found = " ".join(faults(picture, CANDLELIGHT))

    for kind in ("overlap: one / two", "leaves the window: lost", "cut: short", "covered: beneath", "panels:"):
        assert kind in found
