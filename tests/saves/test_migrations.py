"""Migrations: old saves are carried step by step, newer ones refused and left alone (S7, S8)."""

import struct
from pathlib import Path

import pytest

from components.card import Card
from components.light import Fuel, Lit
from components.place import Place, Spot
from components.room import Room
from components.things import Weight
from engine.kernel.dice import Dice
from engine.kernel.world import World
from saves import DamagedSaveError, NewerSaveError, PackStamp, SaveFile, container, files, migrations, read_header
from saves.chronicle import dump, load
from saves.container import Part
from saves.migrations import Chain, Migrations, Save
from saves.tables import Tables
from tests.rules import rule
from tests.saves.hostile import changed, changed_tables
from tests.saves.worlds import PACKS, a_state, contents, make_world

NEWER = [PackStamp("base", "0.3.0", 3, "11" * 16)]


@pytest.fixture
def saved() -> bytes:
    """A room with two torches, one of them lit, as version 1 of the base pack's data."""
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    world.spawn(Card("base:torch"), Fuel(9, 8, 7), Lit(), Place(room, Spot.NORTH))
    world.spawn(Card("base:candle"), Fuel(5, 5), Place(room, Spot.EAST))
    return dump(a_state(world), {})


def _as_version_1(save: bytes) -> bytes:
    """The save as an older game wrote it: fuel had no due turn, lit was called burning, the candle a taper."""

    def change(tables: Tables) -> None:
        tables["base:light.burning"] = tables.pop("base:light.lit")
        fields, _, columns = tables["base:light.fuel"]
        fields.pop()
        columns.pop()
        tables["base:card.card"][2][0] = ["base:torch", "base:taper"]

    return changed_tables(save, change)


def _chains() -> Migrations:
    found = Migrations()

    @found.pack("base").step(1)
    def _(save: Save) -> None:
        migrations.rename_component(save, "base:light.burning", "base:light.lit")
        migrations.rename_values(save, "base:card.card", "prototype", {"base:taper": "base:candle"})

    @found.pack("base").step(2)
    def _(save: Save) -> None:
        migrations.add_field(save, "base:light.fuel", "due", None)

    return found


@rule("S7")
def test_an_old_save_is_carried_step_by_step_and_saved_as_today(saved: bytes) -> None:
    old = _as_version_1(saved)

    state = load(old, make_world, NEWER, _chains())

    room = state.worlds[0].entities()[0]
    assert contents(state.worlds[0]) == {
        room: {"base:room.room": Room(0, 0, 0)},
        room + 1: {
            "base:card.card": Card("base:torch"),
            "base:light.fuel": Fuel(9, 8, None),
            "base:light.lit": Lit(),
            "base:place.place": Place(room, Spot.NORTH),
        },
        room + 2: {
            "base:card.card": Card("base:candle"),
            "base:light.fuel": Fuel(5, 5, None),
            "base:place.place": Place(room, Spot.EAST),
        },
    }
    again = load(dump(state, {}), make_world, NEWER, Migrations())
    assert contents(again.worlds[0]) == contents(state.worlds[0])


@rule("S7")
def test_the_steps_run_once_each_in_the_order_of_their_versions(saved: bytes) -> None:
    ran: list[int] = []
    chains = Migrations()
    for version in (2, 0, 1):
        chains.pack("base").step(version)(lambda save, version=version: ran.append(version))

    load(saved, make_world, NEWER, chains)

    assert ran == [1, 2]


@rule("S7")
def test_a_missing_step_is_an_error_that_names_it(saved: bytes) -> None:
    with pytest.raises(DamagedSaveError, match="no step for pack 'base' from version 1"):
        load(saved, make_world, NEWER, Migrations())


@rule("S7")
def test_a_step_that_fails_is_an_error_and_no_crash(saved: bytes) -> None:
    chains = Migrations()
    chains.pack("base").step(1)(lambda save: save["nothing"])

    with pytest.raises(DamagedSaveError, match="version 1 of pack 'base' cannot be read"):
        load(saved, make_world, NEWER, chains)


@rule("S7")
def test_the_containers_chain_runs_before_the_packs(saved: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    chains = _chains()

    @chains.container.step(container.VERSION)
    def _(save: Save) -> None:
        ran.append("container")
        save["header"]["seed"] += 1

    old = _as_version_1(saved)
    monkeypatch.setattr(container, "VERSION", container.VERSION + 1)
    monkeypatch.setattr(migrations, "VERSION", container.VERSION)

    state = load(old, make_world, NEWER, chains)

    assert (ran, state.seed) == (["container"], 8)


@rule("S8")
def test_data_of_a_newer_pack_are_refused_and_the_file_is_left_as_it_is(saved: bytes, tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    path.write_bytes(changed(saved, lambda header, parts: header["packs"][0].update(data_version=4)))
    before = path.read_bytes()

    with SaveFile(path) as save:
        with pytest.raises(NewerSaveError, match=f"{path}.*version 4, newer than the 3 known here"):
            save.load(make_world, NEWER)
        with pytest.raises(Exception, match="already"):
            save.save(a_state(World(1, Dice(1))))

    assert path.read_bytes() == before
    assert not files.backup_of(path).exists()


@rule("S8")
def test_a_newer_format_is_refused_and_the_file_is_left_as_it_is(saved: bytes, tmp_path: Path) -> None:
    path = tmp_path / "one.torchturn"
    path.write_bytes(saved[:8] + struct.pack(">H", container.VERSION + 1) + saved[10:])
    before = path.read_bytes()

    with pytest.raises(NewerSaveError, match=str(path)):
        read_header(path)
    with SaveFile(path) as save, pytest.raises(NewerSaveError, match=str(path)):
        save.load(make_world, PACKS)

    assert path.read_bytes() == before


def test_a_second_step_from_one_version_is_an_error() -> None:
    chain = Chain("a thing")
    chain.step(1)(lambda save: None)

    with pytest.raises(ValueError, match="a thing has a step from version 1 already"):
        chain.step(1)(lambda save: None)


def test_fields_and_components_are_dropped_and_their_bearers_stay() -> None:
    data = {
        "base:item.weight": [["tenths", "worth"], [1, 2], [[5, 6], [7, 8]]],
        "base:light.lit": [[], [2, 3], []],
    }
    save: Save = {"sections": [{"part": Part.FREE, "world": 1, "root": 0, "data": data}]}

    migrations.drop_field(save, "base:item.weight", "worth")
    migrations.drop_component(save, "base:light.lit")

    assert data == {"base:item.weight": [["tenths"], [1, 2], [[5, 6]]], "": [[], [3], []]}


def test_values_are_renamed_within_lists_too() -> None:
    data = {"base:item.material": [["tags"], [1], [[["wood", "blade"]]]]}
    save: Save = {"sections": [{"part": Part.ROOM, "world": 1, "root": 1, "data": data}]}

    migrations.rename_values(save, "base:item.material", "tags", {"wood": "timber"})

    assert data["base:item.material"][2] == [[["timber", "blade"]]]


@rule("S7")
def test_a_migrated_save_keeps_bare_entities() -> None:
    world = World(1, Dice(1))
    card = world.spawn(Weight(1))
    chains = Migrations()
    chains.pack("base").step(1)(lambda save: migrations.drop_component(save, "base:item.weight"))
    chains.pack("base").step(2)(lambda save: None)

    state = load(dump(a_state(world), {}), make_world, NEWER, chains)

    assert contents(state.worlds[0]) == {card: {}}
