"""Lines: bytes in, one request at a time, never more held than a line may be long; bytes out."""

from __future__ import annotations

from typing import BinaryIO

import msgspec

LONGEST = 1_000_000
PIECE = 65_536
encoded = msgspec.json.Encoder(order="deterministic").encode


class LineError(ValueError):
    """A line that cannot be a request; the message says why, for whoever sent it."""


def next_line(stdin: BinaryIO) -> bytes | None:
    """The next line that is not blank, or None at the end. LineError when it is longer than LONGEST bytes."""
    while True:
        line = stdin.readline(LONGEST + 1)
        if not line:
            return None
        if len(line) > LONGEST:
            _skip(stdin, line)
            raise LineError(f"a line may have {LONGEST} bytes at the most; this one was not read")
        if line.strip():
            return line


def _skip(stdin: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = stdin.readline(PIECE)


def decode(line: bytes) -> dict[str, object]:
    """The JSON object in a line. LineError says what it is instead."""
    try:
        found = msgspec.json.decode(line)
    except msgspec.DecodeError as fault:
        raise LineError(f"this is no JSON: {fault}") from None
    except UnicodeDecodeError:
        raise LineError("this is no JSON: the bytes are not UTF-8") from None
    except RecursionError:
        raise LineError("this is no JSON that anybody meant: it is nested too deep") from None
    if not isinstance(found, dict):
        raise LineError("a request is a JSON object, such as {\"ask\": \"view\"}")
    return found


def put(stdout: BinaryIO, answer: object) -> None:
    """Send one answer as one line."""
    stdout.write(encoded(answer) + b"\n")
    stdout.flush()
