"""The parts of a recording are squeezed by what stands before them, also where a game was gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.record.recording_parts import Packer
from engine.record.tape import read
from tests.engine.test_recording import a_recording
from tests.planted_fault import planted


def test_a_recording_squeezes_what_it_says_again_and_again(tmp_path: Path) -> None:
    game = a_recording(tmp_path / "r", 5, 200, nonsense=False)
    tape = read(tmp_path / "r")

    plain = sum(len(body) for body in tape.bodies())

    assert (tmp_path / "r").stat().st_size < plain / 4
    assert sum(entry.verb == "do" for entry in tape.entries()) == game.commands


@planted("engine/record/recording_parts.py", 'zdict=before[-WINDOW:]', 'zdict=b""')
def test_what_is_gone_on_with_is_squeezed_by_what_stood_there_before(tmp_path: Path) -> None:
    a_recording(tmp_path / "r", 5, 100, nonsense=False)
    tape = read(tmp_path / "r")
    *_, last = tape.entries()
    entry = msgspec.to_builtins(last, builtin_types=(bytes,))

    first, again = len(Packer().pack(entry)), len(Packer(b"".join(tape.bodies())).pack(entry))

    assert again < first / 4
