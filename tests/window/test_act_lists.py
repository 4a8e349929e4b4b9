"""Lists of acts: they begin at the top when what they are about changes, and what a chest is for comes first."""

from __future__ import annotations

import pytest

from components.body import ActionPoints
from components.place import Spot
from content.make import make
from engine.scene.node import Role
from engine.scene.view import view
from engine.window.acts import default
from engine.window.desk import Desk
from engine.window.focus import settled
from engine.window.inputs import Wheeled
from engine.window.pages.board_acts import planned, shown_acts
from engine.window.parts.ways import LOOKS
from engine.window.pen import Pen
from engine.window.picture import Hit, Words
from engine.window.settings import Settings
from engine.window.theme import CANDLELIGHT, CONTRAST
from systems.core.rooms import room_of
from tests.build import base_content
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import a_fight, a_question
from tests.window.desks import at_page
from tests.window.houses import a_desk, click, hit_of, middle, press
from tests.window.reading import said, words


def _scrolled() -> Desk:
    desk = a_desk(a_game(80))
    desk.handle(Wheeled(*middle(hit_of(desk, "acts")), notches=-6))
    return desk


@rule("F2")
def test_the_list_of_acts_begins_at_the_top_again_after_an_act() -> None:
    desk = _scrolled()
    before = desk.view.scroll.get("acts", 0)

    press(desk, "UP")

    assert (before, desk.view.scroll.get("acts", 0)) == (6, 0)


@rule("F2")
def test_the_list_of_acts_begins_at_the_top_for_the_card_that_is_focused() -> None:
    desk = _scrolled()

    click(desk, "north")

    assert desk.view.focus == "north"
    assert desk.view.scroll.get("acts", 0) == 0


@rule("F2")
@pytest.mark.parametrize(("commands", "node"), [
    (5, "north"), (5, "centre"), (10, "east"), (15, "south"), (15, "pack.1"),
])
def test_the_rows_begin_with_what_can_be_done_to_the_focused_card(commands: int, node: str) -> None:
    desk = a_desk(a_game(80, commands))

    desk.focus(node)
    rows = [hit.node for hit in desk.picture().hits if hit.node.startswith("acts.")]

    assert desk.view.chosen
    assert rows[0] == desk.view.chosen


def test_a_refused_act_leaves_the_list_where_it_was_scrolled_to() -> None:
    desk = _scrolled()

    desk.acting.do("acts.nothing_of_the_kind")

    assert desk.view.scroll.get("acts", 0) == 6


@rule("F1")
def test_the_first_key_on_a_page_focuses_what_lies_on_it_and_not_the_way_back() -> None:
    desk = a_desk(a_game(80))
    press(desk, "I")

    press(desk, "RIGHT")

    assert desk.view.focus.startswith("worn.")


@rule("F2")
def test_a_chest_is_opened_before_it_is_broken() -> None:
    tree, chest = next(
        (tree, node.id) for seed in range(80, 200) for tree in [view(a_game(seed, 5))] for node in tree.walk()
        if {"shut"} <= {*node.states} and {f"acts.strike.{node.id}", f"acts.search.{node.id}"}
        <= {act.id for act in tree.walk() if act.enabled}
    )
    ids = [act.id for act in tree.walk() if act.id in (f"acts.strike.{chest}", f"acts.search.{chest}")]

    chosen = default(tree, chest, base_content().verbs)

    assert ids == [f"acts.search.{chest}", f"acts.strike.{chest}"]
    assert chosen == ids[0]


@planted("engine/window/pages/board_acts.py", '(act.enabled or act.kind == "fight")]', "act.enabled]")
@rule("F2", "P3")
def test_a_blow_for_which_no_action_is_left_keeps_its_place_at_the_top_and_says_why() -> None:
    game = a_fight()
    game.world.edit(game.seeker, ActionPoints).left = 0
    desk = a_desk(game)

    rows = shown_acts(desk.view)

    blows = [act for act in rows if act.kind == "fight" and act.id.endswith(".creature")]
    assert any(not act.enabled for act in blows)
    assert rows[:len(blows)] == blows


@planted("engine/window/pages/board_acts.py", "if named and not index else", "if named else")
@rule("F2")
def test_a_long_list_has_a_heading_over_each_group_and_keeps_its_order() -> None:
    desk = a_desk(a_fight())
    desk.focus("")
    pen = Pen(desk.frame, desk.theme)

    plan = planned(pen, desk.view, 240, 400)

    headed = [(row.heading, row.act.kind) for row in plan if row.heading]
    assert [row.act for row in plan] == shown_acts(desk.view)
    assert headed[0] == ("Fight", "fight") and ("Use", "use") in headed and ("Carry and wear", "kit") in headed
    assert len({heading for heading, _ in headed}) == len(headed) < len(plan)
    assert headed[1][0] in words(desk.picture())


@planted("engine/window/pages/board_acts.py", " and room - head(pen, 0) >= _FIT * row_height(pen)", "")
@planted("engine/window/pages/board_acts.py", "pen.t < _LARGE and ", "")
@rule("F2")
def test_a_short_list_large_words_and_a_low_slab_do_without_headings() -> None:
    large, asked, fight = a_desk(a_fight(), Settings(text_scale=200)), a_desk(a_question()), a_desk(a_fight())

    plans = [planned(Pen(each.frame, each.theme), each.view, 240, room)
             for each, room in ((large, 900), (asked, 400), (fight, 250))]

    assert all(plans)
    assert not [row.heading for plan in plans for row in plan if row.heading]


@planted("engine/window/pages/board_intents.py", 'rest = rest.removeprefix(f"{intent.odds.chance} %").lstrip(", ")',
         "pass")
@rule("COMB-3")
def test_what_an_enemy_is_about_to_do_gives_its_chance_once() -> None:
    desk = a_desk(a_fight())
    intent = next(node for node in desk.view.tree.walk() if node.role is Role.INTENT and node.odds is not None)
    assert intent.odds is not None

    (plate,) = [hit for hit in desk.picture().hits if hit.node == intent.id]
    on_it = [item.text for item in desk.picture().items if isinstance(item, Words) and plate.holds(item.x, item.y)]

    assert sum(f"{intent.odds.chance} %" in text for text in on_it) == 1
    assert any("damage" in text for text in on_it)


@planted("engine/window/focus.py", "range(int(rest[0]), 0, -1)", "range(1, 0, -1)", case="pack.4-pack.3")
@rule("F2")
@pytest.mark.parametrize(("node", "now"), [
    ("pack.2", "pack.2"), ("pack.4", "pack.3"), ("acts.eat.pack.4", "pack.3"), ("acts.eat.pack.2", "pack.2"),
    ("acts.unequip.hand", "worn.hand"), ("acts.wait", "acts.drop.pack.1"), ("north.thing", ""),
])
def test_the_focus_stays_where_it_was_or_beside_it_after_a_deed_with_the_pack(node: str, now: str) -> None:
    there = ["worn.hand", "acts.drop.pack.1", "pack.1", "pack.2", "pack.3"]
    hits = [Hit(name, 0, 0, 10, 10, act=name) for name in there]

    assert settled(hits, node, carried=True) == now


@planted("engine/window/acting.py", "carried=True", "carried=False")
@rule("F2")
def test_who_eats_the_last_card_of_the_pack_looks_at_the_one_before() -> None:
    game = a_game(80)
    for thing in game.world.held(game.seeker, Spot.PACK)[3:]:
        game.world.move(thing, room_of(game.world, game.seeker), Spot.STORAGE)
    make(game.world, "base:honeycomb", game.seeker, Spot.PACK)
    desk = a_desk(game)
    desk.show("pack")

    desk.focus("acts.eat.pack.4")
    press(desk, "ENTER")

    assert len(game.world.held(game.seeker, Spot.PACK)) == 3
    assert desk.page == "pack" and desk.view.focus == "pack.3"


@planted("engine/window/pages/pick.py", "rect.h, act=act, key=", "rect.h, act=act, tip=node.text, key=")
@rule("CHAR-1")
def test_at_the_gate_no_tip_says_again_what_stands_on_the_card() -> None:
    desk = at_page("pick")
    cards = {node.id: node.text for node in desk.view.tree.children[0].children}

    picture = desk.picture()

    tips = {hit.node: hit.tip for hit in picture.hits if hit.node in cards}
    assert tips == dict.fromkeys(cards, "")
    assert all(text.split(" ")[0] in said(picture) for text in cards.values())


@rule("ROSE-1")
def test_a_wall_is_told_from_no_way_by_shape_glyph_and_colour() -> None:
    looks = [[(theme.headings[LOOKS[kind][0]], LOOKS[kind][1]) for kind in ("wall", "none")]
             for theme in (CANDLELIGHT, CONTRAST)]

    told_apart = [(wall[0][0] != none[0][0], wall[0][1] != none[0][1], wall[1] != none[1]) for wall, none in looks]

    assert told_apart == [(True, True, True)] * 2


def test_what_came_at_the_very_last_stands_on_the_page_of_the_dead() -> None:
    desk = at_page("dead")
    log = next(node for node in desk.view.tree.children if node.id == "chronicle")

    shown = words(desk.picture())

    assert log.children[-1].text in shown
    assert log.children[0].text not in shown
