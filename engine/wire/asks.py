"""Asks: what the wire can be asked, each a shape of its own; an unknown or missing field is an error that names it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Any, TypeVar, get_args

import msgspec

from engine.wire.lines import LineError

S = TypeVar("S", bound=msgspec.Struct)


class Ask(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """Base of every question."""


class View(Ask, frozen=True, tag="view"):
    """The tree of a screen; `of` is the address that the screen `card` looks at."""

    screen: str = "board"
    of: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Commands(Ask, frozen=True, tag="commands"):
    """Every legal command with price and odds."""


class Probe(Ask, frozen=True, tag="probe"):
    """What would come of a command."""

    command: dict[str, Any]


class Digest(Ask, frozen=True, tag="digest"):
    """Digest of a view; with `state`, of the whole state, under the debug flag only."""

    screen: str = "board"
    state: bool = False


class Seekers(Ask, frozen=True, tag="seekers"):
    """Who stands at the gate."""


class Hello(Ask, frozen=True, tag="hello"):
    """The first line once more."""


AnyAsk = View | Commands | Probe | Digest | Seekers | Hello
ASKS: dict[str, type[Ask]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyAsk)}


class Pick(msgspec.Struct, frozen=True, tag_field="do", tag="pick", forbid_unknown_fields=True):
    """Send the seeker of this number, from 1, in through the gate; into this theme, or as it stands without one."""

    seeker: Annotated[int, msgspec.Meta(ge=1, le=99)]
    theme: Annotated[str, msgspec.Meta(max_length=64)] = ""


def ask_of(raw: dict[str, object]) -> Ask:
    """The question in a request. LineError says what is wrong with it."""
    name = raw.get("ask")
    if not isinstance(name, str):
        raise LineError(f"\"ask\" wants the name of a question: {', '.join(ASKS)}")
    if name not in ASKS:
        raise LineError(f"there is no question {name[:40]!r}; there are {', '.join(ASKS)}{near(name, list(ASKS))}")
    return _converted(raw, ASKS[name])


def pick_of(raw: dict[str, object]) -> Pick:
    """The pick in a request."""
    return _converted(raw, Pick)


def near(name: str, names: list[str]) -> str:
    """A question back, when a name is like one that there is."""
    found = get_close_matches(name[:40], names, 1)
    return f"; did you mean {found[0]!r}?" if found else ""


def _converted(raw: dict[str, object], kind: type[S]) -> S:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as fault:
        raise LineError(str(fault)) from None
