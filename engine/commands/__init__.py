"""Commands: everything a player can ask, frozen, tagged by `do`; they name things by place and never by id.

An address is text such as `north.thing`, `pack.3`, `beyond.east.creature` or `room.2.-1`; see engine/addresses.py.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from engine.commands.base import HEADINGS, Address, Command, HeadingName
from engine.commands.deeds import (
    Break,
    Clean,
    Clear,
    Disarm,
    Drink,
    Drop,
    Eat,
    Equip,
    Examine,
    Finish,
    Force,
    Gather,
    Light,
    Mine,
    Push,
    Read,
    Refill,
    Relight,
    Search,
    Set,
    Shoot,
    Snuff,
    Strike,
    Take,
    Throw,
    Train,
    Unequip,
    Unlock,
    Unset,
)
from engine.commands.moves import (
    MOST_WAITS,
    Answer,
    Approach,
    Ascend,
    Camp,
    Descend,
    Enter,
    Explore,
    Leave,
    Rest,
    Sleep,
    Step,
    Sweep,
    Travel,
    Wait,
    WaitTurns,
)

__all__ = [
    "Address", "Answer", "AnyCommand", "Approach", "Ascend", "Break", "COMMANDS", "Camp", "Clean", "Clear",
    "Command", "CommandError", "Descend", "Disarm", "Drink", "Drop", "Eat", "Enter", "Equip", "Examine", "Explore",
    "Finish", "Force", "Gather", "HEADINGS", "HeadingName", "Leave", "Light", "MOST_WAITS", "Mine", "Push", "Read",
    "Refill", "Relight", "Rest", "Search", "Set", "Shoot", "Sleep", "Snuff", "Step", "Strike", "Sweep", "Take",
    "Throw", "Train", "Travel", "Unequip", "Unlock", "Unset", "Wait", "WaitTurns", "as_dict", "heading_number",
    "parse",
]

AnyCommand = (
    Step
    | Approach
    | Strike
    | Shoot
    | Throw
    | Search
    | Take
    | Drop
    | Equip
    | Unequip
    | Light
    | Snuff
    | Refill
    | Relight
    | Eat
    | Drink
    | Read
    | Unlock
    | Force
    | Disarm
    | Clean
    | Examine
    | Push
    | Break
    | Clear
    | Mine
    | Gather
    | Set
    | Unset
    | Finish
    | Train
    | Wait
    | WaitTurns
    | Rest
    | Camp
    | Sleep
    | Travel
    | Explore
    | Sweep
    | Descend
    | Ascend
    | Enter
    | Leave
    | Answer
)
COMMANDS: dict[str, type[Command]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyCommand)}


class CommandError(ValueError):
    """What was asked is no command: a message id with parameters, and the same in plain English."""

    def __init__(self, message: str, params: dict[str, int | str], plain: str) -> None:
        super().__init__(plain)
        self.message = message
        self.params = params


def parse(raw: object) -> Command:
    """The command in a dict such as `{"do": "step", "heading": "north"}`; CommandError says what is wrong."""
    if not isinstance(raw, dict):
        raise CommandError("fault.command.shape", {}, "a command is an object with a field 'do'")
    name = raw.get("do")
    if not isinstance(name, str):
        raise CommandError("fault.command.do_missing", {}, "a command needs a field 'do' that names it")
    if name not in COMMANDS:
        from difflib import get_close_matches

        near = get_close_matches(name, COMMANDS, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        params: dict[str, int | str] = {"name": name[:40], "near": near[0] if near else ""}
        raise CommandError("fault.command.unknown", params, f"there is no command {name[:40]!r}{hint}")
    try:
        return msgspec.convert(raw, COMMANDS[name])
    except msgspec.ValidationError as fault:
        params = {"name": name, "detail": str(fault)}
        raise CommandError("fault.command.fields", params, f"command {name!r}: {fault}") from None


def as_dict(command: Command) -> dict[str, Any]:
    """The command as `parse` takes it."""
    built: dict[str, Any] = msgspec.to_builtins(command)
    return built


def heading_number(name: str) -> int:
    """0 north, 1 east, 2 south, 3 west."""
    return HEADINGS.index(name)
