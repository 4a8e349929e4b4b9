"""What each page beside the board shows and offers: words, reasons, and a token for all that can be done."""

from __future__ import annotations

import msgspec
import pytest

from engine.scene.node import Node
from engine.window.glyphs import authors
from engine.window.keys import DEFAULTS, shown
from engine.window.parts.rect import Rect
from engine.window.parts.spot import Zones, free_spot, overlap
from engine.window.picture import Box, Layer, Words
from engine.window.settings import Settings
from engine.window.theme import THEMES
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.reading import NORMAL, found, said, tokens, words
from tests.window.situations import SITUATIONS, picture_of, view_of
from tests.window.states import INFESTED, UNSTABLE


def test_the_map_offers_travel_to_each_room_that_can_be_reached_and_tells_the_age_of_the_others() -> None:
    rooms = [node for node in view_of("map", False).tree.children if node.kind == "room"]
    able = [room for room in rooms if room.command is not None and room.enabled]

    picture = picture_of("map", NORMAL)

    assert able
    assert {f"travel.{room.id}" for room in able} <= tokens(picture)
    assert all(str(room.age) in words(picture) for room in rooms if room.age)
    assert "?" in words(picture)


def test_a_lock_has_the_shape_of_its_tier_on_the_map() -> None:
    legend = picture_of("map", NORMAL)
    theme = THEMES["candlelight"]

    colours = {item.fill for item in legend.items if isinstance(item, Box) and item.layer == Layer.INK}

    assert {theme.colour(f"tier{tier}") for tier in (1, 2, 3, 4)} <= colours


def test_the_chronicle_can_be_filtered_by_how_a_thing_was_perceived() -> None:
    lines = view_of("chronicle", False).tree.children
    channels = {line.kind for line in lines}

    everything = picture_of("chronicle", NORMAL)

    assert {"filter.", "filter.you", "filter.seen", "filter.heard"} <= tokens(everything)
    assert len(channels) > 1
    for channel in channels:
        shown_alone = {hit.node for hit in picture_of("chronicle", NORMAL, filter=channel).hits}
        assert {line.kind for line in lines if line.id in shown_alone} == {channel}


def test_the_newest_line_of_the_chronicle_is_shown_first_and_scrolling_shows_older_ones() -> None:
    lines = view_of("chronicle", False).tree.children

    newest = picture_of("chronicle", NORMAL)
    area = next(area for area in newest.scrolls if area.name == "chronicle")
    oldest = picture_of("chronicle", NORMAL, scroll={"chronicle": area.last})

    assert area.end
    assert area.last > 0
    assert any(hit.node == lines[-1].id for hit in newest.hits)
    assert not any(hit.node == lines[0].id for hit in newest.hits)
    assert any(hit.node == lines[0].id for hit in oldest.hits)


def test_every_setting_can_be_changed() -> None:
    offered = tokens(picture_of("settings", NORMAL))

    for name in Settings.__struct_fields__:
        if name not in ("keys", "hints_seen"):
            switch = isinstance(getattr(Settings(), name), bool)
            assert {f"set.{name}"} <= offered if switch else {f"set.{name}.+", f"set.{name}.-"} <= offered


@rule("F1")
def test_every_action_can_get_another_key_and_a_clash_is_told() -> None:
    picture = picture_of("keys", NORMAL)

    assert {f"bind.{action}" for action in DEFAULTS} <= tokens(picture)
    assert "share a key" in said(picture)
    red = THEMES["candlelight"].colour("danger")
    assert any(isinstance(item, Box) and item.edge == red for item in picture.items)
    assert shown("I") in words(picture)


def test_credits_name_everyone_who_drew_an_icon() -> None:
    first = picture_of("credits", NORMAL)
    last = first.scrolls[0].last

    told = " ".join(said(picture_of("credits", NORMAL, scroll={"credits": step})) for step in range(last + 1))

    assert last > 0
    assert all(author.title() in told for author in authors())
    assert "CC BY 3.0" in told


def test_the_title_offers_kept_games_and_says_what_is_wrong_with_a_damaged_one() -> None:
    picture = picture_of("title with games", NORMAL)

    assert {"game.new", "game.continue", "game.load.a", "game.load.c", "game.quit"} <= tokens(picture)
    assert "game.load.b" not in tokens(picture)
    assert "digest" in said(picture)
    assert "game.continue" not in tokens(picture_of("title", NORMAL))


@planted("engine/window/pages/title.py", '"window.kept.over" if kept.over else ', "")
@rule("F2")
def test_a_kept_game_whose_seeker_is_dead_says_so() -> None:
    picture = picture_of("title with games", NORMAL)

    assert "dead on turn 66" in said(picture)
    assert said(picture).count("dead") == 1
    assert "game.load.d" in tokens(picture)


@rule("CHAR-1")
def test_the_gate_shows_three_with_all_that_tells_them_apart() -> None:
    three = view_of("gate", False).tree.children[0].children

    picture = picture_of("gate", NORMAL)

    assert {"pick.1", "pick.2", "pick.3"} <= tokens(picture)
    for candidate in three:
        assert candidate.name in said(picture)
        for fact in candidate.children:
            assert fact.text.split()[0] in said(picture)


@planted("engine/keep/morgue.py", "said[:1].upper() + said[1:]", "said")
@rule("CHAR-6")
def test_a_death_is_told_with_its_causes_and_what_was_seen_last() -> None:
    tree = view_of("death", False).tree
    causes = [node.text for node in tree.children if node.kind == "cause"]

    picture = picture_of("death", NORMAL)

    assert causes
    assert all(cause in said(picture) and cause[0].isupper() for cause in causes)
    assert said(picture).index("Died of, in this order") < said(picture).index(causes[0])
    assert {"game.join", "game.new", "page.title"} <= tokens(picture)


def test_a_question_keeps_the_page_below_out_of_reach() -> None:
    picture = picture_of("a question", NORMAL)

    top = max(hit.level for hit in picture.hits)

    assert {hit.act for hit in picture.hits if hit.level == top} == {"confirm.yes", "confirm.no"}


def test_a_choice_gives_its_answers_as_acts() -> None:
    picture = picture_of("a choice", NORMAL)
    answers = found("a choice", "choice").children

    top = max(hit.level for hit in picture.hits)
    offered = [hit.act for hit in picture.hits if hit.level == top]

    assert len(offered) == len(answers)
    assert all(act.startswith("acts.answer") for act in offered)


def test_a_place_looked_at_closely_tells_each_condition_with_its_work_and_all_that_it_does() -> None:
    picture = picture_of("card of a place", NORMAL)

    told = said(picture)
    for condition in (INFESTED, UNSTABLE):
        assert condition.name in told
        assert f"{condition.value}/{condition.full}" in told
        assert condition.children and all(fact.name in told for fact in condition.children)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_page_is_drawn_in_every_theme(name: str, theme: str) -> None:
    picture = picture_of(name, NORMAL, theme=theme)

    assert words(picture)
    assert all(colour.startswith("#") for item in picture.items if isinstance(item, Words) for colour in [item.colour])


def test_the_focused_thing_is_marked_on_every_page_that_has_focus() -> None:
    for name in SITUATIONS:
        plain = picture_of(name, NORMAL, focus="", chosen="")
        top = max(hit.level for hit in plain.hits) if plain.hits else 0
        aims = [hit.node for hit in plain.hits if hit.act and hit.level == top and hit.node != "seeker"
                and not hit.node.startswith(("chronicle", "header", "card.", "unseen", "pocket.more"))]
        for node in list(dict.fromkeys(aims))[:6]:
            marked = picture_of(name, NORMAL, focus=node, chosen="")

            assert marked.items != plain.items, f"{name}: {node}"


@pytest.mark.parametrize("subject", [Rect(0, 0, 40, 40), Rect(1200, 650, 60, 60), Rect(600, 300, 120, 160)])
def test_a_panel_beside_a_thing_stays_on_the_table_and_off_the_thing(subject: Rect) -> None:
    table = Rect(0, 0, 1280, 720)

    spot = free_spot(table, subject, 300, 200, Zones())

    assert spot is not None
    assert overlap(spot, subject) == 0
    assert spot.x >= 0 and spot.y >= 0 and spot.right <= table.right and spot.bottom <= table.bottom


def test_an_empty_tree_breaks_no_page() -> None:
    for name in SITUATIONS:
        seen = view_of(name, False)
        bare = msgspec.structs.replace(seen, tree=Node(id="nothing", role=seen.tree.role, name=""))

        assert picture_of(name, NORMAL, tree=bare.tree).items is not None
