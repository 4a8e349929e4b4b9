"""The tree: every node is named, placed and told; what cannot be known is not in it."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from engine.play.commands import parse
from engine.scene.node import FOCUSABLE, Node, Role, as_json, digest
from engine.scene.view import SCREENS, ScreenError, view
from tests.rules import rule
from tests.scene.games import LEAK, PLAYED, a_death, a_fight, a_game, a_pseudo_game, a_question, all_screens


@rule("F1")
@pytest.mark.parametrize(("seed", "commands"), PLAYED)
def test_everything_that_can_be_dwelt_on_has_a_name_and_a_text(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)

    dumb = [node.id for tree in all_screens(game) for node in tree.walk()
            if not node.name or (node.role in FOCUSABLE and not node.text)]

    assert dumb == []


@pytest.mark.parametrize(("seed", "commands"), PLAYED)
def test_ids_are_unique_on_a_screen_and_name_places(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)

    for tree in all_screens(game):
        ids = [node.id for node in tree.walk()]
        assert len(ids) == len(set(ids)), [i for i in ids if ids.count(i) > 1]
        assert not [i for i in ids if re.search(r"\d{5}", i)], "an id is of an entity"


@pytest.mark.parametrize(("seed", "commands"), PLAYED)
def test_two_views_of_one_state_are_equal_and_change_nothing(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)
    before = game.digest()

    first = [as_json(tree) for tree in all_screens(game)]
    second = [as_json(tree) for tree in all_screens(game)]

    assert first == second
    assert game.digest() == before


def test_what_is_untouched_by_a_command_keeps_its_ids() -> None:
    game = a_game(80, 0)
    before = {node.id for node in view(game).walk() if node.role is not Role.ACT}

    acts = view(game).find("acts.drop.pack.1")
    assert acts is not None and acts.command is not None
    game.submit(next(act.command for act in _acts(view(game)) if act.id == "acts.wait" and act.command is not None))

    after = {node.id for node in view(game).walk() if node.role is not Role.ACT}
    assert {"north", "centre", "hand", "seeker.health", "rosette.north"} <= before & after


def test_a_tree_is_json_that_reads_back_equal() -> None:
    tree = view(a_fight())

    again = _read(msgspec.json.decode(as_json(tree)))

    assert again == tree
    assert digest(again) == digest(tree)


def _read(raw: dict[str, Any]) -> Node:
    """A node as it came over the wire, whose command is one of the verbs in use."""
    command = parse(raw.pop("command")) if "command" in raw else None
    children = tuple(_read(child) for child in raw.pop("children", ()))
    return msgspec.structs.replace(msgspec.convert(raw, Node), command=command, children=children)


@pytest.mark.parametrize(("seed", "commands"), PLAYED[:9])
def test_no_message_id_leaks_into_words(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)

    leaks = [text for tree in all_screens(game) for node in tree.walk() for text in _words(node) if LEAK.search(text)]

    assert leaks == []


@pytest.mark.parametrize(("seed", "commands"), [(80, 0), (81, 25)])
def test_every_word_comes_from_content(seed: int, commands: int) -> None:
    """In the pseudo-language every text of content ends in its padding; what has none was made up on the way."""
    game = a_pseudo_game(seed, commands)
    names = {node.name for node in view(game).walk() if node.role is Role.SEEKER}

    made_up = [
        (node.id, text) for tree in all_screens(game) for node in tree.walk() for text in _words(node)
        if re.search(r"[^\W\d_]{3}", text) and "·" not in text and text not in names
    ]

    assert made_up == []


@pytest.mark.parametrize("game", [a_fight(), a_question(), a_death()], ids=["fight", "question", "death"])
def test_every_screen_can_be_drawn_up_in_every_plight(game: object) -> None:
    for tree in all_screens(game):  # type: ignore[arg-type]
        assert tree.name


def test_a_pending_question_leaves_only_its_answers_to_do() -> None:
    tree = view(a_question())

    enabled = [act for act in _acts(tree) if act.enabled]

    assert [act.id for act in enabled] == ["acts.answer.0", "acts.answer.1"]
    assert [act.name for act in enabled] == ["Strength", "Will"]
    assert tree.find("choice") is not None


@rule("CHAR-6")
def test_a_death_is_recorded_with_its_cause_and_what_was_seen_last() -> None:
    tree = view(a_death(), "morgue")

    assert tree.enabled
    assert "Hunger" in [node.text for node in tree.children if node.kind == "cause"]
    assert any(node.id == "chronicle" and node.children for node in tree.children)


def test_there_is_no_morgue_for_the_living() -> None:
    tree = view(a_game(80, 0), "morgue")

    assert not tree.enabled
    assert tree.reason


def test_an_unknown_screen_is_refused() -> None:
    with pytest.raises(ScreenError):
        view(a_game(80, 0), "cellar")

    assert "board" in SCREENS


def _acts(tree: Node) -> tuple[Node, ...]:
    acts = tree.find("acts")
    return acts.children if acts is not None else ()


def _words(node: Node) -> list[str]:
    odds = [term.name for term in node.odds.terms] if node.odds is not None else []
    return [text for text in (node.name, node.short, node.text, node.reason, *odds) if text]
