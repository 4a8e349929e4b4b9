"""Three features of the game taken out into a pack: the same events, odds and views in all that the sixty games did."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from content.loader import load
from content.registry import Content
from engine.play.chronicle import Chronicle
from engine.play.game import Game
from engine.play.origin import theme_named
from engine.wire import run_wire
from tests.build import base_content
from tests.experiment.taken_out import taken_out
from tests.games.kept import GAMES, read, themes
from tests.games.telling import requests_of
from tests.planted_fault import planted
from tests.rules import rule
from tests.wire.talk import Answer, Player, Talk

PACKS = ("base:", "out:")
CALLED = {"disarm": "out:disarm"}


@pytest.fixture(scope="module")
def split(tmp_path_factory: pytest.TempPathFactory) -> Content:
    """The game whose three features stand in a pack."""
    return load(taken_out(tmp_path_factory.mktemp("out")))


def told(content: Content, origin: str, requests: list[dict[str, Any]]) -> list[str]:
    """What the game answers to each of these, and its board after it, without the names of packs."""
    seed, _, theme = origin.partition(":")
    game = Game(Chronicle.begin(int(seed), content, strict=True, theme=theme_named(content, theme)), 0)
    lines: list[str] = []
    talk = Talk(_asking(requests, lines))
    run_wire(game, talk, talk)  # type: ignore[arg-type]
    return lines


def _asking(requests: list[dict[str, Any]], lines: list[str]) -> Player:
    for request in requests:
        answer: Answer = yield request
        board: Answer = yield {"ask": "view"}
        lines.append(_nameless([answer, board]))


def _nameless(answers: list[Answer]) -> str:
    text = json.dumps(answers, ensure_ascii=False, sort_keys=True)
    for pack in PACKS:
        text = text.replace(pack, "")
    return text


def _moved(requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**request, "do": CALLED.get(request["do"], request["do"])} for request in requests]


def games(which: range, of: Sequence[str] = ()) -> list[Any]:
    """The games of these numbers of each theme."""
    return [pytest.param(theme, number, id=f"{theme}-{number}") for theme in of or themes()
            for number in which]


def compare(split: Content, theme: str, number: int) -> None:
    kept = read(theme)[number]
    requests = requests_of(kept.lines)

    whole, parted = told(base_content(), kept.origin, requests), told(split, kept.origin, _moved(requests))

    assert len(whole) == len(parted) == len(requests)
    for line, (one, other) in enumerate(zip(whole, parted, strict=True)):
        assert one == other, f"line {line}: {requests[line]}"


@planted("content/naming.py", "return name, pack", "return pack, name", case="base:fen-2")
@planted("systems/genesis/sections.py", "drawn_by(section.id))", "section.id)", case="base:fen-2")
@rule("P8")
@pytest.mark.parametrize(("theme", "number"), [*games(range(1)), *games(range(2, 3), ["base:fen"])])
def test_a_feature_that_moves_into_a_pack_moves_nothing_else(split: Content, theme: str, number: int) -> None:
    compare(split, theme, number)


@pytest.mark.soak
@rule("P8")
@pytest.mark.parametrize(("theme", "number"), games(range(1, GAMES)))
def test_so_it_is_in_all_sixty(split: Content, theme: str, number: int) -> None:
    compare(split, theme, number)


def test_the_three_are_in_the_pack_and_nowhere_else(split: Content, tmp_path: Path) -> None:
    assert {"out:webbed", "base:unstable"} <= split.cards.keys() and "base:webbed" not in split.cards
    assert "out:disarm" in split.verbs.by_name and "disarm" not in split.verbs.by_name
    assert {"out:ferrymans_cut", "out:eel_wifes_weir"} <= split.sections.keys()
    assert "out:fen" in split.themes and "base:fen" not in split.themes
