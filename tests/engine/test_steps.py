"""Steps of packs: a game goes on when a pack of its save has changed its components or the ids of its cards (S7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.card import Card
from components.place import Place, Spot
from components.registry import GROUND
from content.loader import load
from content.make import make
from engine.keep.steps import rename_cards
from engine.play.game import Game
from saves import SaveError
from saves.container import Part
from tests.planted_fault import planted
from tests.rules import rule

MANIFEST = """[pack]
name = "{name}"
title = "Wicks"
version = "{version}.0"
data_version = {version}
depends = ["base"]
"""
CARD = """
[card.{card}]
name = "Taper"
text = "Thin."
kind = "item"
[card.{card}.components]
light.fuel = {{ capacity = 4, left = 4 }}
"""


def a_pack(home: Path, name: str, version: int, card: str = "taper", more: str = "", code: str = "") -> Path:
    """A version of a pack with one card."""
    folder = home / f"{name}{version}"
    folder.mkdir()
    manifest = MANIFEST.format(name=name, version=version) + ('code = "rules"\n' if code else "")
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    (folder / "cards.toml").write_text(CARD.format(card=card) + more, encoding="utf-8")
    if code:
        (folder / "rules.py").write_text(code, encoding="utf-8")
    return folder


def a_save(path: Path, pack: Path, card: str) -> int:
    """A game with this pack whose seeker carries the card, kept at the path; the card's entity."""
    game = Game.new(7, load([pack]), "base:delver")
    made = make(game.world, card, game.seeker, Spot.PACK)
    game.save(path)
    game.close()
    return made


@planted("engine/keep/steps.py", "        if last is not None and steps.renamed:", "        if last and not steps:")
@rule("S7")
def test_cards_that_a_pack_renamed_are_found_under_their_new_ids(tmp_path: Path) -> None:
    taper = a_save(tmp_path / "a.torchturn", a_pack(tmp_path, "tapers", 1), "tapers:taper")
    newer = a_pack(tmp_path, "tapers", 3, "candle", '[renamed]\ntaper = "candle"\n')

    game = Game.load(tmp_path / "a.torchturn", load([newer]), keep=False)

    assert game.world.get(taper, Card).prototype == "tapers:candle"
    assert game.world.get(taper, Place).holder == game.seeker


@rule("S7")
def test_a_pack_whose_new_version_changes_no_saved_data_needs_no_step(tmp_path: Path) -> None:
    taper = a_save(tmp_path / "a.torchturn", a_pack(tmp_path, "plain", 1), "plain:taper")

    game = Game.load(tmp_path / "a.torchturn", load([a_pack(tmp_path, "plain", 2)]), keep=False)

    assert game.world.get(taper, Card).prototype == "plain:taper"


@planted("engine/keep/steps.py", '    name_of(Key): ("location",),\n', "")
@rule("S7")
def test_a_renamed_card_has_its_new_id_wherever_a_component_names_it() -> None:
    data = {
        "base:barrier.key": [["lock", "location"], [4], [[9], ["m:old"]]],
        "base:card.loot": [["cards", "chances"], [5], [[["m:old", "m:other"]], [[1, 2]]]],
        "base:knowledge.glimpsed": [["closed"], [6], [[["", "m:old"]]]],
        "base:knowledge.seen": [["cards", "storage"], [7], [[["m:old"]], [False]]],
        "base:actor.seeker": [["name"], [8], [["m:old"]]],
        "gone:thing.part": [["card"], [3], [["m:old"]]],
    }
    sections = [{"part": Part.ROOM, "world": 1, "root": 1, "data": data}]

    rename_cards({"header": {}, "sections": sections}, {"m:old": "m:new"}, GROUND)

    assert [table[2] for table in data.values()] == [
        [[9], ["m:new"]],
        [[["m:new", "m:other"]], [[1, 2]]],
        [[["", "m:new"]]],
        [[["m:new"]], [False]],
        [["m:old"]],
        [["m:old"]],
    ]


PART = """from engine.api import Component, add_field, component, rename_component


@component("{pack}:wick.{noun}")
class Wick(Component):
    length: int
{more}

def register(pack):
    {steps}
"""
GIVEN = "wick.{noun} = {{ length = 5{more} }}\n"


@planted("engine/keep/steps.py", "        if version in steps.own:", "        if version not in range(9):")
@rule("S7")
def test_a_step_of_a_pack_carries_its_components_to_their_new_form(tmp_path: Path) -> None:
    old = PART.format(pack="wicks", noun="thread", more="", steps="pass")
    first = a_pack(tmp_path, "wicks", 1, more=GIVEN.format(noun="thread", more=""), code=old)
    taper = a_save(tmp_path / "a.torchturn", first, "wicks:taper")
    steps = (
        'pack.add_step(1, lambda save: rename_component(save, "wicks:wick.thread", "wicks:wick.cord"))\n'
        '    pack.add_step(2, lambda save: add_field(save, "wicks:wick.cord", "waxed", True))'
    )
    new = PART.format(pack="wicks", noun="cord", more="    waxed: bool", steps=steps)
    third = a_pack(tmp_path, "wicks", 3, more=GIVEN.format(noun="cord", more=", waxed = false"), code=new)

    game = Game.load(tmp_path / "a.torchturn", load([third]), keep=False)

    cord = game.content.kinds.named("wicks:wick.cord")
    assert cord is not None
    assert game.world.get(taper, cord) == cord(5, True)


def test_a_step_that_fails_is_told_as_the_packs_and_leaves_the_save_alone(tmp_path: Path) -> None:
    old = PART.format(pack="frayed", noun="thread", more="", steps="pass")
    first = a_pack(tmp_path, "frayed", 1, more=GIVEN.format(noun="thread", more=""), code=old)
    path = tmp_path / "a.torchturn"
    a_save(path, first, "frayed:taper")
    kept = path.read_bytes()
    new = PART.format(pack="frayed", noun="thread", more="", steps="pack.add_step(1, lambda save: save.lost)")
    second = a_pack(tmp_path, "frayed", 2, more=GIVEN.format(noun="thread", more=""), code=new)

    with pytest.raises(SaveError) as told:
        Game.load(path, load([second]), keep=False)

    assert "the step of pack frayed from version 1 failed (AttributeError" in str(told.value)
    assert "update pack frayed" in told.value.advice
    assert path.read_bytes() == kept


@planted("engine/keep/keeping.py", "        _refuse_vanished(state, content)\n", "")
@planted("engine/keep/keeping.py", "if name not in content.cards and name", "if name")
@rule("S7", "S8")
@pytest.mark.parametrize("count", [1, 3])
def test_a_card_that_its_pack_has_no_more_is_told_with_its_count_and_what_to_write(tmp_path: Path, count: int) -> None:
    path = tmp_path / "a.torchturn"
    game = Game.new(7, load([a_pack(tmp_path, "tallows", 1)]), "base:delver")
    for _ in range(count):
        make(game.world, "tallows:taper", game.seeker, Spot.PACK)
    game.save(path)
    game.close()
    before = path.read_bytes()
    newer = load([a_pack(tmp_path, "tallows", 2, "candle")])

    with pytest.raises(SaveError) as refused:
        Game.load(path, newer, keep=False)

    held = "1 card" if count == 1 else "3 cards"
    assert f'pack tallows has no card "taper" any more, of which it holds {held}; ' in str(refused.value)
    assert 'write taper = "NEW ID" under [renamed] in pack tallows and raise its data_version' in str(refused.value)
    assert path.read_bytes() == before
