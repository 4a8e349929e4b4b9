"""A recording plays alike, names the first difference to the field, and says when it is damaged (B76, B77, B82, S9)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgpack
import msgspec
import pytest

from components.body import Health
from content.registry import Content, PackInfo
from engine.kernel.world import World
from engine.play import commands as ask
from engine.play.game import Game
from engine.record.recording import Recording
from engine.record.recording_parts import Packer
from engine.record.replay import verify
from engine.record.tape import MARK, RecordingError, read
from systems.rest.stamina_rest import StaminaRest
from tests.build import base_content
from tests.laws.bot import Bot
from tests.rules import rule


def a_recording(path: Path, seed: int = 5, commands: int = 120, nonsense: bool = True) -> Game:
    """Play at random and record it."""
    recording = Recording.begin(path, seed, base_content())
    game = Game.new(seed, base_content(), recorder=recording.tracer)
    bot = Bot(game, seed)
    for _ in range(commands):
        if nonsense:
            game.submit(bot.nonsense())
        bot.act()
    return game


@rule("S9")
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_a_recording_plays_alike(tmp_path: Path, seed: int) -> None:
    game = a_recording(tmp_path / "game.recording", seed)

    report = verify(tmp_path / "game.recording")

    assert report.ok, str(report)
    assert report.commands == game.commands >= 120
    assert report.turns == game.clock > 5


@rule("S9", "B77")
def test_refusals_free_commands_and_every_single_wait_are_kept(tmp_path: Path) -> None:
    recording = Recording.begin(tmp_path / "r", 8, base_content())
    game = Game.new(8, base_content(), recorder=recording.tracer)

    game.submit(ask.Take("nowhere"))
    game.submit(ask.WaitTurns(turns=3))
    game.submit(ask.Unequip("hand"))
    game.submit(ask.Descend())

    kept = [(entry.verb, entry.asked.get("do"), entry.said) for entry in read(tmp_path / "r").entries()]
    assert kept[0] == ("join", None, "")
    assert kept[1] == ("do", "take", "refused.address")
    assert kept[2:5] == [("do", "wait", "")] * 3
    assert kept[5][:2] == ("do", "unequip")
    assert kept[6] == ("do", "descend", "refused.no_stair_down")


@rule("S9")
def test_a_fault_of_one_field_in_a_rule_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_recording(tmp_path / "r", 5, 60, nonsense=False)
    run = StaminaRest.run
    seeker = Game.new(5, base_content()).seeker

    def faulty(self: StaminaRest, world: World) -> None:
        run(self, world)
        if world.turn == 7 and world.alive(seeker):
            world.edit(seeker, Health).full += 1

    monkeypatch.setattr(StaminaRest, "run", faulty)
    report = verify(tmp_path / "r")

    found = report.difference
    assert found is not None
    assert (found.turn, found.system, found.entity) == (7, "StaminaRest", seeker)
    assert (found.component, found.field) == ("base:actor.health", "full")
    assert int(found.replayed) == int(found.recorded) + 1
    assert "turn 7, system StaminaRest" in str(report)
    assert "component base:actor.health" in str(report)


@rule("S9")
def test_a_write_without_a_mark_is_found_by_the_state_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_recording(tmp_path / "r", 5, 200, nonsense=False)
    run = StaminaRest.run
    seeker = Game.new(5, base_content()).seeker

    def sly(self: StaminaRest, world: World) -> None:
        run(self, world)
        if world.turn == 18 and world.alive(seeker):
            world.get(seeker, Health).full += 1

    monkeypatch.setattr(StaminaRest, "run", sly)
    report = verify(tmp_path / "r")

    assert report.difference is not None
    assert 18 <= report.difference.turn <= 20 or report.difference.component == "base:actor.health"


def edited(path: Path, edit: Any) -> None:
    """Change a recording and make its parts whole again."""
    tape = read(path)
    plain = [msgspec.to_builtins(entry, builtin_types=(bytes,)) for entry in tape.entries()]
    edit(plain)
    packer = Packer()
    path.write_bytes(MARK + b"".join(packer.pack(part) for part in [msgspec.to_builtins(tape.head), *plain]))


@rule("S9")
def test_a_changed_field_in_a_recording_is_named(tmp_path: Path) -> None:
    a_recording(tmp_path / "r", 5, 60)
    told: dict[str, Any] = {}

    def edit(entries: list[Any]) -> None:
        for number, entry in enumerate(entries[20:], 20):
            for frame in entry["frames"]:
                for row in frame["rows"]:
                    if row[0] == "base:actor.action_points" and row[2] and not told:
                        row[2][0] += 5
                        told.update(number=number, turn=frame["turn"], system=frame["process"], entity=row[1])

    edited(tmp_path / "r", edit)
    found = verify(tmp_path / "r").difference

    assert found is not None
    assert (found.entry, found.turn, found.system, found.entity) == tuple(told.values())
    assert (found.component, found.field) == ("base:actor.action_points", "left")
    assert int(found.recorded) == int(found.replayed) + 5


@rule("S9")
def test_a_command_left_out_is_noticed(tmp_path: Path) -> None:
    a_recording(tmp_path / "r", 5, 60)
    edited(tmp_path / "r", lambda entries: entries.remove(next(e for e in entries[30:] if e["frames"])))

    report = verify(tmp_path / "r")

    assert report.difference is not None
    assert report.difference.entry >= 30


def test_a_recording_cut_off_says_so_and_plays_what_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "r"
    a_recording(path, 5, 20)
    whole = read(path)
    path.write_bytes(path.read_bytes()[:-7])

    report = verify(path)

    assert not report.ok
    assert report.difference is None
    assert report.fault == f"it is cut off in the middle of entry {len(list(whole.entries()))}"
    assert str(report).endswith(report.fault)
    assert "\n" not in str(report)


def test_every_cut_and_every_flipped_byte_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "r"
    recording = Recording.begin(path, 5, base_content())
    game = Game.bare(5, base_content())
    del game
    recording.tracer.close("play", {"seeker": 1}, "", 0)
    data = path.read_bytes()

    for size in range(len(data)):
        path.write_bytes(data[:size])
        assert _is_told(path), f"cut at {size}"
    for at in range(len(data)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1 :])
        assert _is_told(path), f"flipped at {at}"


def _is_told(path: Path) -> bool:
    """Whether something is said to be wrong; a cut right behind an entry is a shorter recording."""
    try:
        tape = read(path)
    except RecordingError as error:
        return "\n" not in str(error)
    entries = list(tape.entries())
    return bool(tape.fault) or not entries


@pytest.mark.parametrize(
    ("packs", "told"),
    [
        ((), "was made with pack 'base'"),
        ((PackInfo("base", "9", 1, "ff"),), "here it is 9 of digest ff"),
        ((*base_content().packs, PackInfo("glow", "1", 1, "aa")), "was made without pack 'glow'"),
    ],
)
@rule("S9", "B82")
def test_other_packs_are_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packs: tuple[PackInfo, ...], told: str
) -> None:
    a_recording(tmp_path / "r", 5, 1)
    content = _with_packs(packs)

    with pytest.raises(RecordingError) as error:
        verify(tmp_path / "r", content)

    assert told in str(error.value)
    assert "\n" not in str(error.value)


def _with_packs(packs: tuple[PackInfo, ...]) -> Content:
    base = base_content()
    content = Content.__new__(Content)
    for name in Content.__slots__:
        if name != "__weakref__":
            object.__setattr__(content, name, getattr(base, name))
    object.__setattr__(content, "packs", packs)
    return content


@pytest.mark.parametrize("data", [b"", b"hello", MARK, MARK + b"\0\0", msgpack.packb({"seed": 1})])
def test_what_is_no_recording_is_refused_with_a_sentence(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "r").write_bytes(data)

    with pytest.raises(RecordingError) as error:
        read(tmp_path / "r")

    assert str(tmp_path / "r") in str(error.value)


def test_a_missing_recording_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordingError, match="cannot be read"):
        read(tmp_path / "nowhere")


@rule("S9", "B76")
def test_a_game_saved_and_gone_on_with_is_one_recording(tmp_path: Path) -> None:
    recording = Recording.begin(tmp_path / "r", 9, base_content())
    game = Game.new(9, base_content(), recorder=recording.tracer)
    bot = Bot(game, 9)
    for _ in range(25):
        bot.act()
    game.save(tmp_path / "save")
    commands = game.commands
    for _ in range(10):
        bot.act()
    game.close()

    again = Game.load(tmp_path / "save", base_content())
    resumed = Recording.resume(
        tmp_path / "r", again.tally.entries, again.commands, again.seed, base_content()
    )
    again.record(resumed.tracer)
    bot = Bot(again, 77)
    for _ in range(40):
        bot.act()
    again.close()

    assert again.commands > commands
    report = verify(tmp_path / "r")
    assert report.ok, str(report)
    assert report.commands == again.commands


def test_a_recording_that_ends_before_the_save_is_refused(tmp_path: Path) -> None:
    a_recording(tmp_path / "r", 5, 3)

    with pytest.raises(RecordingError, match="the save after 99"):
        Recording.resume(tmp_path / "r", 100, 99, 5, base_content())
    with pytest.raises(RecordingError, match="another seed"):
        Recording.resume(tmp_path / "r", 2, 1, 6, base_content())
    with pytest.raises(RecordingError, match="of this name already"):
        Recording.begin(tmp_path / "r", 5, base_content())


def test_a_disk_that_refuses_ends_the_recording_and_not_the_game(tmp_path: Path) -> None:
    recording = Recording.begin(tmp_path / "r", 5, base_content())
    game = Game.new(5, base_content(), recorder=recording.tracer)
    (tmp_path / "r").unlink()
    (tmp_path / "r").mkdir()

    outcome = game.submit(ask.Wait())

    assert outcome.ok
    assert "the recording ends here" in recording.fault
