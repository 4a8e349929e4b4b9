"""Commands: plain data to commands of the verbs in use, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from content.loader import load
from content.verb import Verbs
from engine.kernel.command import HEADINGS, Command, heading_number, name_of

__all__ = ["HEADINGS", "Command", "CommandError", "act_id", "as_dict", "heading_number", "parse"]


class CommandError(ValueError):
    """What was asked is no command: a message id with parameters, and the same in plain English."""

    def __init__(self, message: str, params: dict[str, int | str], plain: str) -> None:
        super().__init__(plain)
        self.message = message
        self.params = params


def parse(raw: object, verbs: Verbs | None = None) -> Command:
    """The command in a dict such as `{"do": "step", "heading": "north"}`; CommandError says what is wrong.

    Without verbs it is one of the base game.
    """
    known = (verbs or load().verbs).by_name
    if not isinstance(raw, dict):
        raise CommandError("fault.command.shape", {}, "a command is an object with a field 'do'")
    name = raw.get("do")
    if not isinstance(name, str):
        raise CommandError("fault.command.do_missing", {}, "a command needs a field 'do' that names it")
    if name not in known:
        from difflib import get_close_matches

        near = get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        params: dict[str, int | str] = {"name": name[:40], "near": near[0] if near else ""}
        raise CommandError("fault.command.unknown", params, f"there is no command {name[:40]!r}{hint}")
    try:
        return msgspec.convert(raw, known[name].command)
    except msgspec.ValidationError as fault:
        params = {"name": name, "detail": str(fault)}
        raise CommandError("fault.command.fields", params, f"command {name!r}: {fault}") from None


def as_dict(command: Command) -> dict[str, Any]:
    """The command as `parse` takes it."""
    built: dict[str, Any] = msgspec.to_builtins(command)
    return built


def act_id(command: Command, verbs: Verbs) -> str:
    """The id of the act that stands for a command: by kind and by place."""
    verb = verbs.of(command)
    fields = [str(getattr(command, field)) for field, _ in verb.fields] or [verb.at]
    return ".".join(["acts", name_of(command), *(field for field in fields if field)])


def __getattr__(name: str) -> Any:
    """The kind of command that the base game calls so, for tests and bots: `commands.Strike`."""
    found = next((verb.command for verb in load().verbs if verb.command.__name__ == name), None)
    if found is None:
        raise AttributeError(f"there is no command {name}")
    return found
