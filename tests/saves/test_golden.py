"""Every version of the format that ever was loads, is sound and plays on; no change of it goes unnoticed (S7)."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from components.place import Place
from components.registry import Component, component, name_of
from components.room import Room
from engine.play.game import Game
from saves import PackStamp, SaveFile, verify
from saves.chronicle import dump, load
from saves.container import Part
from saves.steps import step_from
from tests.build import base_content
from tests.laws import invariants
from tests.laws.bot import Bot
from tests.planted_fault import planted
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves import golden
from tests.saves.additions import added, beyond_adding
from tests.saves.hostile import changed
from tests.saves.worlds import base_kinds, make_world

ADVICE = (
    "the format of saves changed. While data version {version} is unreleased, run `python -m tests.saves.golden`; once"
    " it is released, raise data_version in content/base/pack.toml and run it then"
)
TODAY = [PackStamp("base", "today", golden.data_version(), "00" * 16)]


def _files(what: str) -> list[Path]:
    return sorted(golden.FOLDER.glob(f"v*_{what}.torchturn"))


def _faults_of_format(kept: dict[str, Any], now: dict[str, Any]) -> list[str]:
    found = [key for key in ("container", "data_version") if kept[key] != now[key]]
    names = sorted(kept["components"].keys() | now["components"].keys())
    return found + [
        name
        for name in names
        if list(kept["components"].get(name, {"": ""}).items()) != list(now["components"].get(name, {"": ""}).items())
    ]


@rule("S7")
def test_the_format_is_the_one_that_was_kept_for_this_version() -> None:
    version = golden.data_version()
    path = golden.schema_path(version)

    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"components": {}}

    assert _faults_of_format({"container": 0, "data_version": 0, **kept}, golden.schema()) == [], ADVICE.format(
        version=version
    )


@rule("S7")
@pytest.mark.proofs
@pytest.mark.parametrize("change", ["name", "order", "type", "more", "less", "component"])
def test_a_changed_format_is_noticed(change: str, figures: Figures) -> None:
    kept, now = golden.schema(), golden.schema()
    fields = now["components"]["base:light.fuel"]
    if change == "name":
        now["components"]["base:light.fuel"] = {
            "size" if name == "left" else name: told for name, told in fields.items()
        }
    elif change == "order":
        now["components"]["base:light.fuel"] = dict(reversed(fields.items()))
    elif change == "type":
        fields["left"] = "str"
    elif change == "more":
        fields["heat"] = "int"
    elif change == "less":
        fields.pop("due")
    else:
        now["components"]["base:light.fire"] = now["components"].pop("base:light.fuel")

    assert "base:light.fuel" in _faults_of_format(kept, now)
    figures.count("S7", "ways to change the format, each noticed", 1)


def _of(told: str) -> object:
    """A value of a type as the schema tells it, for steps that look at what they change."""
    return [] if told.startswith("list of") else "" if told == "str" else 0


def _after(version: int) -> dict[str, list[str]]:
    """The fields of each component of a version after the step from it, as the step itself leaves them."""
    kept = json.loads(golden.schema_path(version).read_text(encoding="utf-8"))["components"]
    data = {name: [list(fields), [1], [[_of(told)] for told in fields.values()]] for name, fields in kept.items()}

    step_from(version)({"header": {}, "sections": [{"part": Part.ROOM, "world": 1, "root": 1, "data": data}]})

    return {name: fields for name, (fields, _, _) in data.items()}


@planted("saves/additions.py", '("base:condition.offers", "regrows", 3, 0),', "")
@rule("S7")
@pytest.mark.parametrize("version", range(1, golden.data_version()))
def test_the_step_from_a_version_gives_every_component_the_fields_of_the_next(version: int) -> None:
    after = json.loads(golden.schema_path(version + 1).read_text(encoding="utf-8"))["components"]

    stepped = _after(version)

    assert {name: fields for name, fields in stepped.items() if fields != list(after.get(name, []))} == {}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda fields: fields.pop("due"), "has no due"),
        (lambda fields: fields.update(left="str"), "left was int and is str"),
        (lambda fields: fields.update({"left": fields.pop("left")}), "in another order"),
        (lambda fields: fields.update(due="int | nothing | str"), ""),
    ],
    ids=["less", "another type", "another order", "wider"],
)
def test_whatever_is_more_than_an_addition_needs_a_step_by_hand(
    change: Callable[[dict[str, str]], object], told: str
) -> None:
    old, new = golden.schema(), golden.schema()

    change(new["components"]["base:light.fuel"])

    found = beyond_adding(old, new)
    assert (told in found[0]) if told else (found == [])


@planted("saves/steps.py", "if component in data and field not in data[component][0]:", "if component in data:")
@rule("S7")
def test_a_save_from_while_a_version_was_in_the_making_loads_too() -> None:
    today = dump(golden.all_components(), {})
    making = changed(today, lambda header, parts: header["packs"][0].update(data_version=golden.data_version() - 1))

    assert dump(load(making, make_world, TODAY), {}) == dump(load(today, make_world, TODAY), {})


def test_fields_that_came_with_a_version_are_added_with_their_defaults() -> None:
    old, new = golden.schema(), golden.schema()
    del old["components"]["base:light.fuel"]["due"]

    assert added(old, new) == [("base:light.fuel", "due", 2, None)]


def test_there_is_a_golden_save_of_every_version_to_this_day() -> None:
    versions = [f"v{version}" for version in range(1, golden.data_version() + 1)]

    for what in ("components", "played"):
        assert [path.stem.partition("_")[0] for path in _files(what)] == versions


@rule("S7")
@pytest.mark.proofs
@pytest.mark.parametrize("path", _files("components"), ids=lambda path: path.stem)
def test_a_golden_save_of_all_components_loads_and_is_saved_again_alike(path: Path, figures: Figures) -> None:
    verify(path)

    state = load(path.read_bytes(), make_world, TODAY)

    saved = dump(state, {})
    assert dump(load(saved, make_world, TODAY), {}) == saved
    figures.count("S7", "versions of the data whose golden save of all components loads", 1)
    if path.stem == f"v{golden.data_version()}_components":
        kinds = {type(part) for world in state.worlds for e in world.entities() for part in world.components(e)}
        assert sorted(map(name_of, kinds)) == sorted(map(name_of, {*base_kinds(), Place, Room}))


@rule("S7")
@pytest.mark.proofs
@pytest.mark.parametrize("path", _files("played"), ids=lambda path: path.stem)
def test_a_golden_game_goes_on_for_a_hundred_turns_without_a_fault(
    path: Path, tmp_path: Path, figures: Figures
) -> None:
    mine = shutil.copy(path, tmp_path / path.name)
    game = Game.load(Path(mine), base_content())
    bot, began = Bot(game, 1), game.clock

    while game.clock < began + 100:
        bot.act(perceive=False)
        bot.bless()

    assert invariants.faults(game) == []
    figures.count("S7", "versions of the data whose golden game loads and plays 100 turns", 1)
    game.save(Path(mine))
    game.close()
    with SaveFile(Path(mine)) as save:
        assert save.exists()


def test_a_component_of_a_pack_is_no_part_of_the_base_games_format() -> None:
    @component("elsewhere:golden.test")
    class Elsewhere(Component):
        """A pack's component."""

        x: int

    assert "elsewhere:golden.test" not in golden.schema()["components"]
