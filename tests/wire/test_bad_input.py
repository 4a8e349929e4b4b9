"""Bad input on the wire: one error line for each bad line, never an exit, never more memory than a line may take."""

from __future__ import annotations

import io
import json
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play.game import Game
from engine.wire import run_wire
from engine.wire.lines import LONGEST, LineError, decode
from tests.scene.games import a_game
from tests.wire.talk import exchange

BAD = {
    "half a line": b'{"ask":"vi',
    "no JSON": b"look north",
    "empty braces": b"{}",
    "a list": b"[1,2]",
    "a number": b"7",
    "null": b"null",
    "two requests in one": b'{"ask":"view","do":"wait"}',
    "an unknown field": b'{"ask":"view","colour":"red"}',
    "an unknown question": b'{"ask":"veiw"}',
    "an unknown command": b'{"do":"stepp","heading":"north"}',
    "an unknown screen": b'{"ask":"view","screen":"cellar"}',
    "a missing field": b'{"do":"step"}',
    "a wrong heading": b'{"do":"step","heading":"up"}',
    "a wrong type": b'{"do":"answer","answer":"one"}',
    "a number too large": b'{"do":"wait_turns","turns":99999999999999999999999999}',
    "turns out of bounds": b'{"do":"wait_turns","turns":0}',
    "an address too long": b'{"do":"take","target":"%s"}' % (b"x" * 500),
    "a field that is no command's": b'{"do":"wait","heading":"north"}',
    "ask of a number": b'{"ask":7}',
    "do of a list": b'{"do":["step"]}',
    "a probe of nothing": b'{"ask":"probe"}',
    "a probe of a list": b'{"ask":"probe","command":[]}',
    "a probe of nonsense": b'{"ask":"probe","command":{"do":"fly"}}',
    "bytes that are not UTF-8": b'{"ask":"\xff\xfe"}',
    "half a character": b'{"ask":"\\ud800"}',
    "control characters": b'{"ask":"vi\x00ew"}',
    "deep nesting": b"[" * 200_000,
    "deep nesting in a field": b'{"ask":"probe","command":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}",
    "a picked nobody": b'{"do":"pick","seeker":0}',
}


@pytest.fixture(scope="module")
def game() -> Game:
    """A game on its way."""
    return a_game(80, 5)


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_a_bad_line_gets_one_error_line_and_nothing_else_happens(game: Game, line: bytes) -> None:
    before = game.digest()

    error, view = exchange(game, line, b'{"ask":"view"}')

    assert list(error) == ["error"]
    assert isinstance(error["error"], str) and 0 < len(error["error"]) < 600
    assert "Traceback" not in error["error"]
    assert "view" in view
    assert game.digest() == before


def test_all_bad_lines_in_one_go_are_answered_one_by_one(game: Game) -> None:
    answers = exchange(game, *BAD.values())

    assert len(answers) == len(BAD)
    assert all("error" in answer for answer in answers)


@pytest.mark.parametrize("line", [b"", b"   ", b"\r", b"\t\t"])
def test_blank_lines_are_passed_over(game: Game, line: bytes) -> None:
    answers = exchange(game, line, b'{"ask":"hello"}')

    assert [list(answer) for answer in answers] == [["hello"]]


def test_a_last_line_without_its_end_is_read(game: Game) -> None:
    out = io.BytesIO()

    run_wire(game, io.BytesIO(b'{"ask":"hello"}'), out)

    assert len(out.getvalue().splitlines()) == 2


class Flood(io.RawIOBase):
    """A line of so many bytes that is never held as a whole, and a good one after it."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.left = size
        self.after = io.BytesIO(b'\n{"ask":"hello"}\n')

    def readline(self, size: int | None = -1) -> bytes:
        if self.left > 0:
            assert size is not None and 0 < size <= LONGEST + 1, "a line must be read in pieces"
            taken = min(size, self.left)
            self.left -= taken
            return b"x" * taken
        return self.after.readline(size)


def test_a_line_of_fifty_megabytes_is_refused_without_being_held(game: Game) -> None:
    out = io.BytesIO()
    tracemalloc.start()

    run_wire(game, Flood(50_000_000), out)  # type: ignore[arg-type]

    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    error, hello = (json.loads(line) for line in out.getvalue().splitlines()[1:])
    assert "1000000 bytes at the most" in error["error"]
    assert "hello" in hello
    assert most < 10 * LONGEST


def test_a_line_just_short_enough_is_read(game: Game) -> None:
    line = b'{"ask":"hello"' + b" " * (LONGEST - 16) + b"}"

    assert "hello" in exchange(game, line)[0]


@settings(deadline=None)
@given(st.binary(max_size=200).filter(lambda line: b"\n" not in line))
def test_no_bytes_break_the_reader(line: bytes) -> None:
    try:
        assert isinstance(decode(line), dict)
    except LineError as fault:
        assert str(fault)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3), max_leaves=8,
)
FIELDS = st.sampled_from(
    ["ask", "do", "screen", "of", "command", "heading", "target", "card", "to", "turns", "answer", "seeker", "sure"]
)
KNOWN = ["view", "commands", "probe", "digest", "step", "strike", "take", "wait", "travel", "pick", "north", "pack.1"]
VALUES = JSON | st.sampled_from([*KNOWN, "here", "room.0.0", "beyond.east", 1, True])


@settings(deadline=None, max_examples=150)
@given(st.lists(st.dictionaries(FIELDS, VALUES, max_size=4), min_size=1, max_size=4))
def test_no_json_breaks_the_wire(requests: list[dict[str, object]]) -> None:
    answers = exchange(_one(), *(json.dumps(request).encode() for request in requests))

    assert len(answers) == len(requests)


_games: list[Game] = []


def _one() -> Game:
    if not _games:
        _games.append(a_game(80, 10))
    return _games[0]
