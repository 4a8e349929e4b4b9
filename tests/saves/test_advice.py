"""What an error about a save advises: never what would not help (S4)."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from components.light import Fuel
from components.place import Place, Spot
from components.room import Room
from components.seekers import Seeker
from components.things import Wearable
from engine.kernel.dice import Dice
from engine.kernel.world import World
from saves import (
    DamagedSaveError,
    ForeignFileError,
    NewerSaveError,
    PackStamp,
    SaveFile,
    files,
    list_saves,
    read_header,
)
from saves.backup import default_home, restoring
from saves.chronicle import dump
from saves.container import PREFIX_LENGTH
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves.hostile import bearing, changed
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A save with its backup."""
    path = tmp_path / "one.torchturn"
    with SaveFile(path) as save:
        for _ in range(2):
            save.save(a_state(a_random_world(random.Random(1))))
    return path


def _spoil(path: Path, at: int = -40) -> None:
    """Another bit, of a section unless it is told where."""
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)


def _load(path: Path, packs: list[PackStamp] = PACKS) -> None:
    SaveFile(path, to_write=False).load(make_world, packs)


@planted("saves/listing.py", "        header = verify(path)\n", "        header = read_header(path)\n")
@rule("S4", "S10")
def test_a_list_tells_of_a_bit_in_the_middle_and_by_which_command_the_backup_takes_over(path: Path) -> None:
    _spoil(path)

    (listed,) = list_saves(path.parent)

    assert isinstance(listed.fault, DamagedSaveError) and "digest of section" in listed.fault.reason
    assert listed.fault.restore == f"torchturn saves restore one --home {path.parent}"
    assert f"`{listed.fault.restore}`" in listed.fault.advice and "rename" not in str(listed.fault)


@planted("saves/backup.py", "        container.disassemble(files.read(backup))\n", "        pass\n", case="section")
@rule("S4")
@pytest.mark.parametrize("start", [0, PREFIX_LENGTH + 5, -40], ids=["mark", "header", "section"])
def test_a_backup_that_is_damaged_too_is_not_recommended(path: Path, start: int) -> None:
    _spoil(path, start)
    _spoil(files.backup_of(path))

    with pytest.raises((DamagedSaveError, ForeignFileError)) as caught:
        _load(path)

    assert caught.value.restore == ""
    assert "one.torchturn.bak is damaged too" in str(caught.value) and "saves restore" not in str(caught.value)


@planted("saves/backup.py", "    if not backup.exists():", "    if False:")
@rule("S4")
def test_a_backup_that_is_not_there_is_not_recommended(path: Path) -> None:
    _spoil(path)
    files.backup_of(path).unlink()

    with pytest.raises(DamagedSaveError) as caught:
        _load(path)

    assert "it has no backup" in caught.value.advice and "restore" not in caught.value.advice


@planted("saves/backup.py", "        if not path.exists() and files.backup_of(path).exists():", "        if False:",
         case="read_header")
@rule("S4")
@pytest.mark.parametrize("read", [read_header, _load])
def test_of_a_save_that_is_gone_the_backup_and_the_command_are_named(path: Path, read: object) -> None:
    path.unlink()

    with pytest.raises(DamagedSaveError) as caught:
        assert callable(read)
        read(path)

    assert "only its backup is left" in caught.value.reason
    assert "one.torchturn.bak" in caught.value.advice and f"`{restoring(path)}`" in caught.value.advice


@rule("S4", "S8")
def test_with_an_older_pack_it_is_not_the_backup_that_helps(path: Path) -> None:
    older = [msgspec.structs.replace(PACKS[0], data_version=PACKS[0].data_version - 1), *PACKS[1:]]

    with pytest.raises(NewerSaveError) as caught:
        _load(path, older)

    assert "backup" not in str(caught.value)
    assert "update the game" in caught.value.advice


@planted("saves/chronicle.py", "        refuse_other_pack(error, header, packs)\n", "")
@rule("S4", "S8")
def test_a_component_that_another_state_of_its_pack_had_is_no_damage(path: Path) -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    world.spawn(Wearable([Spot.HAND]), Place(room, Spot.NORTH))
    world.spawn(Fuel(9, 9, None), Place(room, Spot.EAST))
    world.spawn(Seeker("Ada", "base:fighter"), Place(room, Spot.CENTRE))
    path.write_bytes(changed(dump(a_state(world), {}), bearing("base:no.such", ["left"], [1])))
    other = [msgspec.structs.replace(pack, version="0.0.1") for pack in PACKS]

    with pytest.raises(DamagedSaveError, match="unknown"):
        _load(path)
    with pytest.raises(NewerSaveError) as caught:
        _load(path, other)

    assert "backup" not in str(caught.value) and "where 0.0.1 is here now" in str(caught.value)
    assert f"install version {PACKS[0].version} of the game" in caught.value.advice


@rule("S8")
def test_files_of_a_pack_that_changed_under_one_version_are_told_apart_and_its_maker_what_to_do(path: Path) -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    world.spawn(Wearable([Spot.HAND]), Place(room, Spot.NORTH))
    world.spawn(Fuel(9, 9, None), Place(room, Spot.EAST))
    world.spawn(Seeker("Ada", "base:fighter"), Place(room, Spot.CENTRE))
    wicks = PackStamp("wicks", "1.0", 1, "11" * 16)
    saved = dump(a_state(world, packs=[*PACKS, wicks]), {})
    path.write_bytes(changed(saved, bearing("wicks:no.such", ["left"], [1])))

    with pytest.raises(NewerSaveError) as caught:
        _load(path, [*PACKS, msgspec.structs.replace(wicks, digest="22" * 16)])

    assert "played with pack wicks 1.0, where other files of that version are here now" in caught.value.reason
    assert caught.value.advice.endswith("whoever makes the pack raises its data_version and gives it a step")


@planted("saves/backup.py", "    if path.parent != default_home():", "    if True:")
@rule("S4")
def test_the_usual_home_is_not_named_and_a_strange_name_can_be_typed() -> None:
    assert restoring(default_home() / "one.torchturn") == "torchturn saves restore one"
    assert restoring(default_home() / "my game.torchturn") == "torchturn saves restore 'my game'"
