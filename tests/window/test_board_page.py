"""What the board shows: chances with their parts, intents, refusals, ways, states, prices, what can be dragged."""

from __future__ import annotations

import pytest

from engine.window.picture import Box, Face, Glyph, Layer, Light, Words
from engine.window.theme import THEMES
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.reading import NORMAL, found, said, words
from tests.window.situations import picture_of, view_of
from tests.window.states import INFESTED, UNSTABLE


@rule("COMB-3")
def test_a_chosen_blow_shows_its_chance_every_part_of_it_and_what_it_would_leave() -> None:
    act = found("board in a fight", view_of("board in a fight", False).chosen)
    assert act.odds is not None
    assert act.damage is not None

    picture = picture_of("board in a fight", NORMAL)

    told = words(picture)
    assert str(act.odds.chance) in told
    assert all(term.name in told for term in act.odds.terms)
    assert f"{act.odds.chance} %" in told
    pale = [item for item in picture.items if isinstance(item, Box) and item.fill == "#F4E4B8"
            and item.layer == Layer.FLOAT]
    assert pale


@planted("engine/window/pages/board_cross.py", 'if heading.startswith("beyond."):', "if False:")
@rule("COMB-3")
@pytest.mark.parametrize(("heading", "across", "down"), [
    ("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0),
])
def test_a_blow_past_a_way_points_to_that_way(heading: str, across: int, down: int) -> None:
    situation = f"board with a blow past the {heading}"
    chance = found(situation, view_of(situation, False).chosen).odds
    assert chance is not None

    picture = picture_of(situation, NORMAL)

    centre = next(hit for hit in picture.hits if hit.node == "centre")
    cx, cy = centre.x + centre.w / 2, centre.y + centre.h / 2
    told = next(item for item in picture.items if isinstance(item, Words) and item.layer == Layer.FLOAT_INK
                and item.text.startswith(f"{chance.chance} %"))
    candle = THEMES["candlelight"].colour("candle")
    dots = [item for item in picture.items if isinstance(item, Box) and item.fill == candle and item.w == item.h == 6]
    marks = [(told.x, told.y), *((dot.x, dot.y) for dot in dots)]
    half = centre.w / 2 if across else centre.h / 2
    assert dots and all((x - cx) * across + (y - cy) * down > half for x, y in marks)


@rule("COMB-3")
def test_what_an_enemy_means_to_do_stands_beside_its_card_in_red() -> None:
    tree = view_of("board in a fight", False).tree
    intent = next(node for node in tree.walk() if node.role == "intent" and "at_you" in node.states)

    picture = picture_of("board in a fight", NORMAL)

    red = THEMES["candlelight"].colour("danger")
    lines = [item for item in picture.items if isinstance(item, Words) and item.colour == red and item.face == "title"]
    assert any(item.text in intent.name for item in lines)
    assert any(hit.node == intent.id for hit in picture.hits)


@rule("COMB-3")
def test_a_refused_act_keeps_its_row_and_says_why() -> None:
    tree = view_of("board in a fight", False).tree
    acts = tree.find("acts")
    assert acts is not None
    refused = [act for act in acts.children if not act.enabled]

    picture = picture_of("board in a fight", NORMAL, scroll={"acts": 0}, focus=refused[0].id.split(".", 2)[2])

    assert refused[0].reason.split()[0] in said(picture)
    row = next(hit for hit in picture.hits if hit.node == refused[0].id)
    assert row.act == refused[0].id


@rule("ROSE-1")
def test_the_ways_differ_by_shape_letter_and_glyph_and_not_by_colour_alone() -> None:
    ways = found("board some way on", "rosette").children
    kinds = {way.kind for way in ways}

    picture = picture_of("board some way on", NORMAL)

    points = [item.part for item in picture.items if isinstance(item, Box) and item.shape == "point"
              and item.layer == Layer.CHIP]
    assert len(kinds) > 1
    assert len(set(points)) == len({0 if kind in ("open", "door", "water") else 1 if kind == "locked" else 3
                                    for kind in kinds})
    assert all(way.short in words(picture) for way in ways)


def test_states_are_drawn_on_the_cards_that_have_them() -> None:
    picture = picture_of("board with states", NORMAL)

    materials = {item.material: item for item in picture.items if isinstance(item, Face)}
    crack = [item for item in picture.items if isinstance(item, Glyph) and item.icon == "edge-crack"]
    embers = [item for item in picture.items if isinstance(item, Face) and item.material == "fire"]
    light = next(item for item in picture.items if isinstance(item, Light))
    assert materials["water"].knob > 0
    assert materials["dirt"].knob > 0
    assert crack
    assert embers
    assert len(light.lamps) >= 2
    assert INFESTED.name in said(picture)
    assert UNSTABLE.name in said(picture)


def test_the_price_of_the_chosen_act_is_shown_on_what_would_pay_for_it() -> None:
    picture = picture_of("board in a fight", NORMAL)
    act = found("board in a fight", view_of("board in a fight", False).chosen)

    rings = [item for item in picture.items if isinstance(item, Box) and (item.shape, item.fill) == ("ring", "#F4E4B8")]

    assert act.cost is not None
    assert len(rings) == act.cost.ap


def test_everything_carried_can_be_dragged_and_dropped_on() -> None:
    picture = picture_of("pack", NORMAL)
    carried = [node.id for node in found("pack", "pack").children if node.role == "card"]

    hits = {hit.node: hit for hit in picture.hits}

    assert carried
    assert all(hits[node].drag for node in carried)
    assert hits["pack"].drop
    assert all(hits[f"worn.{place}"].drop for place in ("head", "neck") if f"worn.{place}" in hits)
