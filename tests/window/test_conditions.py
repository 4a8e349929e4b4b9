"""Conditions of a place: each with its glyph, hue and painting, less of it as it is cleared; weather beside it."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from content.kinds import Kind
from engine.scene.node import Node, Role
from engine.window import shaders
from engine.window.colours import contrast
from engine.window.parts.conditions import left, side
from engine.window.parts.marks import marks_of
from engine.window.picture import Box, Face, Glyph, Lamp, Layer, Light, Picture
from engine.window.theme import CANDLELIGHT
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.reading import NORMAL, said
from tests.window.sight import apart
from tests.window.situations import drawn, picture_of, view_of
from tests.window.states import CONDITIONS, bearing, condition, fact

LOOKS = {
    name.rpartition(":")[2]: card.look for name, card in base_content().cards.items() if card.look.painting
}
CARDS = {name.rpartition(":")[2]: card for name, card in base_content().cards.items() if card.kind == Kind.CONDITION}


def with_conditions(*nodes: Node, theme: str = "candlelight") -> Picture:
    """A board whose place bears these conditions."""
    seen = view_of("board some way on", False)
    seen = type(seen)(**{field: getattr(seen, field) for field in seen.__struct_fields__})
    seen.tree = bearing(seen.tree, *nodes)
    return drawn(("board",), seen, NORMAL, theme)


def paintings(picture: Picture) -> list[Face]:
    """The conditions that are painted."""
    return [item for item in picture.items if isinstance(item, Face) and item.material.startswith("condition.")]


def medallions(picture: Picture) -> list[Box]:
    """The rings for the work done."""
    return [item for item in picture.items if isinstance(item, Box) and item.shape == "ring" and item.w == 38
            and item.layer == Layer.FLOAT]


@planted("content/base/conditions/conditions.toml", 'look = { painting = "scree", hue = "#93A3AE" }\n', "")
@rule("COND-1")
def test_every_condition_of_the_base_game_is_painted_with_a_glyph_and_a_hue_of_its_own() -> None:
    painted = {name.removeprefix("condition.") for name in shaders.materials() if name.startswith("condition.")}

    icons = [card.icon for name, card in CARDS.items() if name in LOOKS]

    assert {look.painting for look in LOOKS.values()} == painted
    assert {name for name, *_ in CONDITIONS} == set(LOOKS) == set(CARDS)
    assert len(set(icons)) == len(icons)
    assert len({look.hue for look in LOOKS.values()}) == len(LOOKS)


def test_hues_of_conditions_are_read_on_plates_and_panels_and_told_apart() -> None:
    dim = [name for name, look in LOOKS.items()
           if min(contrast(look.hue, CANDLELIGHT.colour(ground)) for ground in ("plate", "panel")) < 4.5]
    close = [(one, other) for one, other in combinations(LOOKS, 2)
             if apart(LOOKS[one].hue, LOOKS[other].hue, "full") < 10]

    assert not dim
    assert not close


@planted("engine/window/parts/conditions.py", "return 1000 - 1000 * min(", "return 1000 - 0 * min(")
@rule("COND-2")
def test_less_of_a_condition_is_painted_and_more_of_its_ring_is_filled_as_it_is_cleared() -> None:
    pictures = [with_conditions(condition("overgrown", done, 4)) for done in (0, 1, 4)]

    assert [painting.knob for picture in pictures for painting in paintings(picture)] == [1000, 750, 0]
    assert [ring.part for picture in pictures for ring in medallions(picture)] == [0, 250, 1000]
    assert "Overgrown 1/4" in said(pictures[1])


@planted("engine/window/parts/conditions.py", "1 + index % 2", "1 + index // 2")
@rule("COND-5")
def test_four_conditions_share_both_edges_and_all_are_named() -> None:
    nodes = [condition(*one) for one in CONDITIONS[:4]]

    picture = with_conditions(*nodes)

    rings = medallions(picture)
    assert [painting.knob2 for painting in paintings(picture)] == [2, 1, 2, 1]  # the first lies uppermost
    assert len({ring.x for ring in rings}) == len({ring.y for ring in rings}) == 2
    assert all(node.name in said(picture) for node in nodes)
    assert {hit.node for hit in picture.hits} >= {node.id for node in nodes}


def test_one_condition_takes_both_edges_but_a_vein_takes_one() -> None:
    assert [side(0, 1), side(0, 1, one_edge=True), side(0, 2), side(1, 2)] == [0, 1, 1, 2]
    assert left(condition("vein_gold", None, None)) == 1000


def test_in_high_contrast_conditions_are_bands_of_glyphs() -> None:
    picture = with_conditions(condition("webbed", 0, 3), theme="contrast")

    bands = [item for item in picture.items if isinstance(item, Glyph) and item.icon == "spider-web"]

    assert not paintings(picture)
    assert len(bands) > 2


@planted("engine/window/parts/marks.py", "return min(1000, 1000 * child.value // child.full)",
         "return (1000 * child.value // child.full)")
@rule("F2")
@pytest.mark.parametrize(("node", "expected"), [
    (fact("north.thing", "wet", 3, 4), (750, 0, 0)), (fact("north.thing", "dirt", 90, 100), (0, 900, 0)),
    (fact("north.thing", "burning", 2, 4), (0, 0, 500)), (fact("north.thing", "wet", 9, 4), (1000, 0, 0)),
    (fact("north.thing", "dirt", 0, 100), (0, 0, 0)),
])
def test_weather_on_a_card_is_as_strong_as_its_fact_says(node: Node, expected: tuple[int, int, int]) -> None:
    card = Node(id="north.thing", role=node.role, name="Rope", children=(node,))

    marks = marks_of(card)

    assert (marks.wet, marks.dirt, marks.burning) == expected


def test_flood_smoke_and_remembered_cards_are_drawn_as_the_tree_measures_them() -> None:
    picture = picture_of("board in flood and smoke", NORMAL)

    faces = {item.material: item for item in picture.items if isinstance(item, Face)}
    scene = next(face for name, face in faces.items() if name.startswith("scene."))
    ages = [item for item in picture.items if isinstance(item, Glyph) and item.icon == "hourglass"]
    assert faces["flood"].knob == scene.knob == 500
    assert Layer.LIGHT < faces["smoke"].layer < Layer.PLATE
    assert faces["smoke"].knob > 300
    assert {"drift.flood", "drift.smoke", "fire.north.thing"} <= set(picture.groups)
    assert ages and "60" in said(picture)


def test_a_room_on_fire_burns_at_its_foot_and_lights_the_table() -> None:
    picture = picture_of("board on fire", NORMAL)

    fires = [item for item in picture.items if isinstance(item, Face) and item.material == "fire"]
    light = next(item for item in picture.items if isinstance(item, Light))
    assert len(fires) == 4  # two shapes for the burning card, two for the room
    assert any(isinstance(lamp, Lamp) and lamp.flame and lamp.colour == "#E8843A" for lamp in light.lamps)


@pytest.mark.parametrize(("theme", "shapes"), [("candlelight", 2), ("contrast", 0)])
def test_what_burns_in_the_middle_of_a_place_is_told_and_flames_stand_over_the_painting(
    theme: str, shapes: int
) -> None:
    rest = view_of("board some way on", False)
    thing = Node(id="centre.thing", role=Role.CARD, name="Timber", art="base:timber",
                 children=(fact("centre.thing", "burning", 2, 2),))
    seen = msgspec.structs.replace(rest, tree=bearing(rest.tree, thing))

    picture = drawn(("board",), seen, NORMAL, theme)

    fires = [item for item in picture.items if isinstance(item, Face) and item.material == "fire"]
    assert (len(fires), "fire.centre" in picture.groups) == (shapes, bool(shapes))
    assert "Timber, burning" in said(picture)
