"""Commands: everything a player can ask, frozen, tagged by `do`; they name things by place and never by id.

An address is text such as `north.thing`, `pack.3`, `beyond.east.creature` or `room.2.-1`; see engine/addresses.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

HeadingName = Literal["north", "east", "south", "west"]
HEADINGS: tuple[HeadingName, ...] = ("north", "east", "south", "west")
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MOST_WAITS = 1000


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True
):
    """Base of every command. `sure` answers beforehand what a verdict `asks`."""

    sure: bool = False


class Step(Command, frozen=True, tag="step"):
    """One step towards a heading: to a slot, to the centre, or out through the passage."""

    heading: HeadingName


class Approach(Command, frozen=True, tag="approach"):
    """Steps, one by one, to a slot or as far as the one beside a creature."""

    target: Address


class Strike(Command, frozen=True, tag="strike"):
    """Strike a creature with what is in hand."""

    target: Address


class Shoot(Command, frozen=True, tag="shoot"):
    """Shoot at a creature with the launcher in hand."""

    target: Address


class Throw(Command, frozen=True, tag="throw"):
    """Throw a carried card at a creature."""

    card: Address
    target: Address


class Search(Command, frozen=True, tag="search"):
    """Open and search a container, or search the room (`centre`)."""

    target: Address


class Take(Command, frozen=True, tag="take"):
    """Take a card from one's slot, from a container on it, or from the room's storage."""

    target: Address


class Drop(Command, frozen=True, tag="drop"):
    """Put a carried card down."""

    card: Address


class Equip(Command, frozen=True, tag="equip"):
    """Wear or hold a carried card; without a spot, where it fits first."""

    card: Address
    spot: str = ""


class Unequip(Command, frozen=True, tag="unequip"):
    """Put a worn or held card into the pack."""

    card: Address


class Light(Command, frozen=True, tag="light"):
    """Light a source in hand or on one's slot."""

    card: Address


class Snuff(Command, frozen=True, tag="snuff"):
    """Put a light out and keep its fuel."""

    card: Address


class Eat(Command, frozen=True, tag="eat"):
    """Eat one portion."""

    card: Address


class Drink(Command, frozen=True, tag="drink"):
    """Drink one draught."""

    card: Address


class Read(Command, frozen=True, tag="read"):
    """Read a scroll."""

    card: Address


class Unlock(Command, frozen=True, tag="unlock"):
    """Open a lock with its key: the room `beyond` a heading, or a container."""

    target: Address


class Force(Command, frozen=True, tag="force"):
    """Force a lock: the room `beyond` a heading, or a container."""

    target: Address


class Disarm(Command, frozen=True, tag="disarm"):
    """Disarm a trap that was noticed."""

    target: Address


class Clean(Command, frozen=True, tag="clean"):
    """Clean the room (`centre`), or a thing that is dirty."""

    target: Address


class Examine(Command, frozen=True, tag="examine"):
    """Look for hidden doors in the walls of the room."""


class Push(Command, frozen=True, tag="push"):
    """Push open a hidden door that was found: `beyond` a heading."""

    target: Address


class Break(Command, frozen=True, tag="break"):
    """Hit a wall `beyond` a heading with the pickaxe in hand, or the floor of the room (`centre`)."""

    target: Address


class Clear(Command, frozen=True, tag="clear"):
    """Work at a condition of the room (`centre.condition.1`) with the tool in hand."""

    target: Address


class Mine(Command, frozen=True, tag="mine"):
    """Swing the pickaxe in hand at a vein or an outcrop of the room (`centre.condition.1`)."""

    target: Address


class Gather(Command, frozen=True, tag="gather"):
    """Do what the room offers, by the offer's name: `forage`, `fish`, `search_nests`."""

    action: Address


class Set(Command, frozen=True, tag="set"):
    """Set a carried card into a position of the room for an upgrade, named by the location that it makes."""

    card: Address
    heading: HeadingName
    upgrade: Address


class Unset(Command, frozen=True, tag="unset"):
    """Take the card in a position of the room back."""

    heading: HeadingName


class Finish(Command, frozen=True, tag="finish"):
    """Make the room into another location, with the cards that were set."""

    upgrade: Address


class Wait(Command, frozen=True, tag="wait"):
    """Let the rest of the world turn pass."""


class WaitTurns(Command, frozen=True, tag="wait_turns"):
    """So many single waits, until something comes."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=MOST_WAITS)]


class Rest(Command, frozen=True, tag="rest"):
    """Let the rest of the world turn pass in camp, or asleep if `deep`."""

    deep: bool = False


class Camp(Command, frozen=True, tag="camp"):
    """Rest in camp for some turns, until something comes."""


class Sleep(Command, frozen=True, tag="sleep"):
    """Sleep for many turns, until something comes."""


class Travel(Command, frozen=True, tag="travel"):
    """Steps through remembered rooms to a room of the map, until something comes."""

    to: Address


class Explore(Command, frozen=True, tag="explore"):
    """Steps through remembered rooms and out by the nearest way never taken, until something comes."""


class Descend(Command, frozen=True, tag="descend"):
    """Go down the stairwell on one's slot."""


class Ascend(Command, frozen=True, tag="ascend"):
    """Go up the stairwell on one's slot."""


class Enter(Command, frozen=True, tag="enter"):
    """Go into the sub-dungeon whose mouth is on one's slot."""


class Leave(Command, frozen=True, tag="leave"):
    """Go out of the sub-dungeon by the mouth on one's slot."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer the pending choice by its number from 0."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=99)]


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
    | Wait
    | WaitTurns
    | Rest
    | Camp
    | Sleep
    | Travel
    | Explore
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
