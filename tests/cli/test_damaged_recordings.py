"""Recordings and bundles that are damaged or hostile: a sentence, no more memory than 512 MB, and the game goes on."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import msgpack
import pytest

from engine.record.bundle import read as read_bundle
from engine.record.recording_parts import PART_LIMIT
from engine.record.tape import MARK, RecordingError
from tests.build import base_content
from tests.cli.shell import ROOT, torchturn
from tests.cli.test_bad_input import one_sentence
from tests.cli.test_homes import WAIT, played
from tests.planted_fault import planted
from tests.rules import rule

MEGABYTES = 512
PACKS = [[pack.name, pack.version, pack.data_version, pack.digest] for pack in base_content().packs]
ABOUT = {"game": "1", "python": "3", "system": "Linux", "seed": 5, "packs": PACKS, "clock": 0, "fault": "ValueError",
         "verb": "", "asked": {}}
MEASURE = """
import resource, sys, time
from engine.__main__ import main
began = time.process_time()
code = main(sys.argv[1:])
used = next(int(line.split()[1]) for line in open('/proc/self/status') if line.startswith('VmHWM')) // 1024
print(f"{code} {used} {time.process_time() - began:.1f}")
"""


def measured(*arguments: str | Path, stdin: bytes = b"") -> tuple[int, int, float, str]:
    """Exit code, most megabytes, seconds of work of a command line, and what it said on standard error."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *map(str, arguments)], cwd=ROOT, input=stdin, capture_output=True, check=False
    )
    code, used, seconds = done.stdout.decode().split("\n")[-2].split()
    return int(code), int(used), float(seconds), done.stderr.decode()


def squeezed(*bodies: bytes) -> bytes:
    """A recording of these bodies, whose digests are right."""
    from hashlib import blake2b

    deflate = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    out = MARK
    for body in bodies:
        part = deflate.compress(body) + deflate.flush(zlib.Z_SYNC_FLUSH)
        out += len(part).to_bytes(4, "big") + blake2b(part, digest_size=8).digest() + part
    return out


HEAD = msgpack.packb({"seed": 7, "packs": PACKS})


def entry(**other: object) -> bytes:
    """A first entry that says this."""
    plain = {"verb": "join", "asked": {"calling": None, "pick": 0}, "said": "", "clock": 0, "frames": [], "digests": {}}
    return bytes(msgpack.packb({**plain, **other}))


def with_raw(field: bytes, raw: bytes) -> bytes:
    """A first entry in which this field has these bytes."""
    return entry(**{field.decode(): 77}).replace(b"\x4d", raw)


LISTS = b"\xdd" + (3 << 20).to_bytes(4, "big") + b"\x90" * (3 << 20)
FRAME = b"\x91\x84\xa5world\x00\xa4turn\x00\xa7process\xa0\xa4rows" + LISTS
HOSTILE: dict[str, Callable[[], bytes]] = {
    "a part of a thousand million zeros": lambda: squeezed(HEAD, bytes(1 << 30)),
    "thirty parts of four million": lambda: squeezed(HEAD, *[bytes(PART_LIMIT)] * 60),
    "a list of three million lists": lambda: squeezed(HEAD, *[with_raw(b"frames", FRAME)] * 8),
    "nested a hundred thousand deep": lambda: squeezed(HEAD, with_raw(b"frames", b"\x91" * 100_000 + b"\x90")),
    "what was asked nested deep": lambda: squeezed(HEAD, with_raw(b"asked", b"\x81\xa1a" * 50_000 + b"\xc0")),
    "a head nested deep": lambda: squeezed(b"\x91" * 100_000),
    "four thousand million digests": lambda: squeezed(HEAD, with_raw(b"digests", b"\xdf\xff\xff\xff\xff")),
    "a hundred thousand tiny parts": lambda: squeezed(HEAD, *[b"\xc0"] * 100_000),
}


@planted("engine/record/recording_parts.py", "body = inflate.decompress(squeezed, PART_LIMIT)",
         "body = inflate.decompress(squeezed)", case="a part of a thousand million zeros")
@rule("S4")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_recording_is_refused_within_bounds_and_its_game_goes_on(tmp_path: Path, name: str) -> None:
    played(tmp_path)
    recording = tmp_path / "seed-7-1.recording"
    recording.write_bytes(HOSTILE[name]())

    code, used, seconds, told = measured("replay", recording, "--verify")
    going = measured("continue", "--wire", "--home", tmp_path, stdin=WAIT.encode())

    assert code in (2, 3) and used < MEGABYTES and seconds < 6  # of which two are for reading
    assert code == 3 or (one_sentence(told) and str(recording) in told)
    assert going[0] == 0 and going[1] < MEGABYTES and going[2] < 6
    assert one_sentence(going[3]) and "without its recording" in going[3]


@planted("engine/cli/sitting.py", "    sitting.notice = notice\n", "", case="folder")
@rule("S4")
@pytest.mark.parametrize("what", ["pipe", "folder", "device"])
def test_a_game_whose_recording_is_no_file_goes_on_without_it(tmp_path: Path, what: str) -> None:
    played(tmp_path)
    recording = tmp_path / "seed-7-1.recording"
    recording.unlink()
    if what == "pipe":
        os.mkfifo(recording)
    elif what == "folder":
        recording.mkdir()
    else:
        recording.symlink_to("/dev/zero")

    began = time.monotonic()
    done = torchturn("continue", "--wire", "--home", tmp_path, stdin=WAIT)

    assert done.returncode == 0 and '"turn"' in done.stdout and time.monotonic() - began < 60
    assert one_sentence(done.stderr) and str(recording) in done.stderr


def zipped(method: int = zipfile.ZIP_DEFLATED, **files: bytes) -> bytes:
    """A bundle of these files, `_` for the dot of their names."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as bundle:
        for name, data in files.items():
            bundle.writestr(name.replace("_", "."), data)
    return out.getvalue()


def spoilt(method: int) -> bytes:
    """A bundle with bytes in the middle of its first file that cannot be unpacked."""
    data = bytearray(zipped(method, about_json=json.dumps(ABOUT).encode() * 3))
    for at in range(60, 90):
        data[at] ^= 0xA5
    return bytes(data)


def crowded() -> bytes:
    """A bundle with a list of sixty thousand files."""
    return zipped(zipfile.ZIP_STORED, **{f"file_{number}": b"" for number in range(60_000)})


def claiming() -> bytes:
    """A bundle whose first file claims to be small and is not."""
    data = zipped(about_json=b" " * (200 << 20))
    size = (200 << 20).to_bytes(4, "little")
    return data.replace(size, (1000).to_bytes(4, "little"))


GOOD = json.dumps(ABOUT).encode()
BUNDLES: dict[str, Callable[[], bytes]] = {
    "bytes that deflate to nothing": lambda: spoilt(zipfile.ZIP_DEFLATED),
    "bytes that are no lzma": lambda: spoilt(zipfile.ZIP_LZMA),
    "bytes that are no bzip2": lambda: spoilt(zipfile.ZIP_BZIP2),
    "a text nested a hundred thousand deep": lambda: zipped(about_json=b"[" * 100_000 + b"]" * 100_000),
    "an asked deed nested deep": lambda: zipped(
        about_json=GOOD, asked_msgpack=b"\x91\x94\xa2do" + b"\x81\xa1a" * 50_000 + b"\xc0\xa0\x00"
    ),
    "a text of two hundred million blanks": lambda: zipped(about_json=b" " * (200 << 20)),
    "one that claims to be small": claiming,
    "deeds of two hundred million zeros": lambda: zipped(about_json=GOOD, asked_msgpack=bytes(200 << 20)),
    "a recording of three hundred million zeros": lambda: zipped(about_json=GOOD, game_recording=bytes(300 << 20)),
    "a save of three hundred million zeros": lambda: zipped(about_json=GOOD, save_torchturn=bytes(300 << 20)),
    "sixty thousand files": crowded,
    "a seed below nothing": lambda: zipped(about_json=json.dumps({**ABOUT, "seed": -1}).encode()),
    "no text at all": lambda: zipped(log_txt=b"x"),
    "half of it": lambda: zipped(about_json=GOOD, game_recording=bytes(1000))[:-30],
}


@planted("engine/record/bundle.py", "    RuntimeError, zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error,\n",
         "    RuntimeError, zipfile.BadZipFile,\n", case="bytes that deflate to nothing")
@rule("F5")
@pytest.mark.parametrize("name", BUNDLES)
def test_a_damaged_or_hostile_bundle_is_refused_within_bounds(tmp_path: Path, name: str) -> None:
    bundle = tmp_path / "a.crash.zip"
    bundle.write_bytes(BUNDLES[name]())

    code, used, seconds, told = measured("replay", bundle)

    assert code == 2 and one_sentence(told) and str(bundle) in told
    assert used < MEGABYTES and seconds < 6
    with pytest.raises(RecordingError) as caught:
        read_bundle(bundle)
    assert "\n" not in str(caught.value)
