"""One set of packs is one registry: two versions of a pack stand in one process, each with its own components (S7)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from components.place import Spot
from components.registry import GROUND, Component
from content.loader import load
from content.make import make
from engine.play.commands import Wait
from engine.play.game import Game
from engine.record.recording import Recording
from engine.record.replay import verify
from tests.content.packs import a_pack, faults_of
from tests.engine.test_recording import edited
from tests.planted_fault import planted
from tests.rules import rule

MANIFEST = """[pack]
name = "{name}"
title = "Wicks"
version = "{version}.0"
data_version = {version}
depends = ["base"]
code = "rules"
"""
CARD = """[card.taper]
name = "Taper"
text = "Thin."
kind = "item"
components."{name}:wick.{noun}" = {{ length = 50 }}
"""
TORCHES = '[patch."base:torch"]\ncomponents."tapes:wick.{noun}" = {{ length = 90 }}\n'
CODE = '''from __future__ import annotations

from engine.api import Component, System, add_field, component, rename_component


@component("{name}:wick.{noun}")
class Wick(Component):
    length: int
{field}

class Shorten(System):
    follows = "Burn"

    def run(self, world):
        for card, wick in world.each(Wick):
            world.edit(card, Wick).length = wick.length - {by}


def register(pack):
    pack.add_system(Shorten())
{steps}'''
STEPS = """
    pack.add_step(1, lambda save: rename_component(save, "{name}:wick.thread", "{name}:wick.cord"))
    pack.add_step(2, lambda save: add_field(save, "{name}:wick.cord", "waxed", True))
"""


def old(home: Path, name: str) -> Path:
    """The first version: a wick loses 1 a turn."""
    return written(home, name, 1, "thread", CODE.format(name=name, noun="thread", field="", by=1, steps=""))


def new(home: Path, name: str) -> Path:
    """The third: the component has another name and a field more, and a wick loses 10 a turn."""
    steps = STEPS.format(name=name)
    field = "    waxed: bool = False\n"
    return written(home, name, 3, "cord", CODE.format(name=name, noun="cord", field=field, by=10, steps=steps))


def written(home: Path, name: str, version: int, noun: str, code: str) -> Path:
    """A pack with this module and one card that bears its component."""
    folder = home / f"{name}{version}"
    folder.mkdir()
    (folder / "pack.toml").write_text(MANIFEST.format(name=name, version=version), encoding="utf-8")
    (folder / "cards.toml").write_text(CARD.format(name=name, noun=noun), encoding="utf-8")
    (folder / "rules.py").write_text(code, encoding="utf-8")
    return folder


def wick_of(game: Game, taper: int, noun: str) -> Component:
    """The pack's component of a card, as the set of packs that this game is played with has it."""
    kind = game.content.kinds.named(noun)
    assert kind is not None
    return game.world.get(taper, kind)


@planted("components/registry.py", "        found = self._own.get(full)\n", "        found = GROUND._own.get(full)\n")
@planted("saves/sections.py", "codec_named(name, self._known)", "codec_named(name, self._known.ground)")
@rule("S7")
def test_a_save_of_the_old_version_goes_on_in_the_new_one_while_the_old_one_is_played_too(tmp_path: Path) -> None:
    before = Game.new(7, load([old(tmp_path, "candles")]), "base:delver")
    taper = make(before.world, "candles:taper", before.seeker, Spot.PACK)
    before.submit(Wait())
    before.save(tmp_path / "a.torchturn")
    before.close()
    newest = load([new(tmp_path, "candles")])

    after = Game.load(tmp_path / "a.torchturn", newest, keep=False)
    carried = wick_of(after, taper, "candles:wick.cord")
    after.submit(Wait())
    before.submit(Wait())

    assert (carried.length, carried.waxed) == (39, True)  # type: ignore[attr-defined]
    assert wick_of(before, taper, "candles:wick.thread").length == 48  # type: ignore[attr-defined]
    assert before.content.kinds.named("candles:wick.cord") is newest.kinds.named("candles:wick.thread") is None


@planted("engine/record/replay.py", "kind = self._kinds.named(component)", "kind = None")
@rule("S9")
def test_recordings_of_both_versions_play_alike_and_a_difference_is_named_by_the_fields_of_its_own(
    tmp_path: Path,
) -> None:
    contents = {}
    for noun, folder in (("thread", old(tmp_path, "tapes")), ("cord", new(tmp_path, "tapes"))):
        (folder / "torches.toml").write_text(TORCHES.format(noun=noun), encoding="utf-8")
        contents[noun] = load([folder])
    for noun, content in contents.items():
        recording = Recording.begin(tmp_path / noun, 7, content)
        game = Game.new(7, content, "base:delver", recorder=recording.tracer)
        for _ in range(3):
            game.submit(Wait())

    whole = [verify(tmp_path / noun, content) for noun, content in contents.items()]
    edited(tmp_path / "thread", lengthen)
    found = verify(tmp_path / "thread", contents["thread"]).difference

    assert [report.ok for report in whole] == [True, True], [str(report) for report in whole]
    assert found is not None and (found.component, found.field) == ("tapes:wick.thread", "length")


def lengthen(entries: list[Any]) -> None:
    """Make the first wick that was shortened longer."""
    rows = (row for entry in entries[2:] for frame in entry["frames"] for row in frame["rows"])
    next(row for row in rows if row[0] == "tapes:wick.thread")[2][0] += 5


@rule("S7")
def test_a_pack_that_is_loaded_twice_plays_twice(tmp_path: Path) -> None:
    folder = old(tmp_path, "lamps")
    games = [Game.new(7, load([folder]), "base:delver") for _ in range(2)]
    tapers = [make(game.world, "lamps:taper", game.seeker, Spot.PACK) for game in games]

    games[0].submit(Wait())
    games[0].submit(Wait())
    games[1].submit(Wait())

    wicks = [wick_of(game, taper, "lamps:wick.thread") for game, taper in zip(games, tapers, strict=True)]
    assert [wick.length for wick in wicks] == [48, 49]  # type: ignore[attr-defined]
    assert type(wicks[0]) is not type(wicks[1])


def test_what_a_pack_declares_is_no_other_sets_and_not_the_games(tmp_path: Path) -> None:
    content = load([old(tmp_path, "flames")])

    assert content.kinds.named("flames:wick.thread") is not None
    assert [kinds.named("flames:wick.thread") for kinds in (GROUND, load().kinds)] == [None, None]
    assert content.kinds.named("light.fuel") is content.kinds.named("base:light.fuel") is GROUND.named("light.fuel")


@rule("F5")
def test_a_pack_finds_the_components_of_one_that_it_depends_on(tmp_path: Path) -> None:
    lender = old(tmp_path, "lenders")
    code = "def register(pack):\n    global found\n    found = pack.kinds.named('lenders:wick.thread')\n"
    borrower = a_pack(tmp_path, "borrowers", 'code = "rules"\ndepends = ["lenders"]\n')
    (borrower / "rules.py").write_text(code, encoding="utf-8")

    content = load([lender, borrower])

    module = sys.modules[f"torchturn_packs.borrowers.{content.kinds.number}.rules"]
    assert module.found is content.kinds.named("lenders:wick.thread") is not None


@planted("components/registry.py", "if pack and not name", "if pack == name and not name", case="foreign")
@planted(
    "components/registry.py", "(taken := self.named(name)) is not", "not pack and (taken := self.named(name)) is not",
    case="taken",
)
@pytest.mark.parametrize(("noun", "told"), [
    ("thieves:wick.thread", "component name 'thieves:wick.thread' is already taken by First"),
    ("victims:wick.thread", "component name 'victims:wick.thread' does not begin with 'thieves:'"),
], ids=["taken", "foreign"])
def test_a_name_that_is_taken_is_a_fault_of_the_pack_that_takes_it(tmp_path: Path, noun: str, told: str) -> None:
    code = f"""from engine.api import Component, component

@component("thieves:wick.thread")
class First(Component):
    length: int

@component("{noun}")
class Second(Component):
    length: int

def register(pack):
    pass
"""
    thief = written(tmp_path, "thieves", 1, "thread", code)
    victim = old(tmp_path, "victims")

    faults = faults_of(victim, thief)

    place = 'thieves1/rules.py:7: pack "thieves": code: expected a module with a function register(pack), got'
    assert faults == [f"{place} ValueError: {told}"]
