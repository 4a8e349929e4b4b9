"""Command: the base of everything that a player can ask, and what its fields may name.

Commands are frozen and tagged by `do`. They name things by place and never by id: an address is text such as
`north.thing`, `pack.3`, `beyond.east.creature` or `room.2.-1`; see systems/core/addresses.py. The type of a field says
what is looked for at its address.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

HEADINGS: tuple[Literal["north"], Literal["east"], Literal["south"], Literal["west"]] = (
    "north", "east", "south", "west",
)
LONGEST_ADDRESS = 64

Address = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ADDRESS)]
HeadingName = Annotated[
    Literal["north", "east", "south", "west"], msgspec.Meta(examples=["north"], extra={"want": "heading"}),
]
CreatureAt = Annotated[Address, msgspec.Meta(extra={"want": "creature"})]
ThingAt = Annotated[Address, msgspec.Meta(extra={"want": "thing"})]
CarriedAt = Annotated[Address, msgspec.Meta(extra={"want": "carried"})]
# A container, or the room beyond a heading.
LockAt = Annotated[Address, msgspec.Meta(examples=[f"beyond.{HEADINGS[0]}"], extra={"want": "lock"})]
# The passage beyond a heading.
PassageAt = Annotated[Address, msgspec.Meta(examples=[f"beyond.{HEADINGS[0]}"], extra={"want": "passage"})]
# The passage beyond a heading, or the room around: its walls and its floor.
StructureAt = Annotated[Address, msgspec.Meta(examples=[f"beyond.{HEADINGS[0]}"], extra={"want": "structure"})]
ConditionAt = Annotated[Address, msgspec.Meta(examples=["centre.condition.1"], extra={"want": "condition"})]
RoomAt = Annotated[Address, msgspec.Meta(examples=["room.2.-1"], extra={"want": "room"})]
# A slot of the room, or the last one before a creature: a way, and nothing that is looked for.
SlotAt = Annotated[Address, msgspec.Meta(examples=["north"], extra={"want": "slot"})]
# A place of the body, or nothing for the first that fits.
BodyAt = Annotated[str, msgspec.Meta(examples=["offhand"], extra={"want": "body"})]

ADDRESSED = frozenset(("creature", "thing", "carried", "lock", "passage", "structure", "condition", "room", "slot"))
OF_WAYS = frozenset(("heading", "lock", "passage", "structure", "slot"))


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True
):
    """Base of every command. `sure` answers beforehand what a verdict `asks`."""

    sure: bool = False


def name_of(command: Command | type[Command]) -> str:
    """The name of a command's kind, as `do` has it."""
    return str(command.__struct_config__.tag)


@cache
def fields_of(kind: type[Command]) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of command but for `sure`, in order, each with what is looked for at it, or nothing."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field, _want(hints[field])) for field in kind.__struct_fields__ if field != "sure")


def _want(hint: Any) -> str:
    for meta in reversed(getattr(hint, "__metadata__", ())):
        if meta.extra:
            return str(meta.extra["want"])
    return ""


def examples_of(kind: type[Command]) -> dict[str, Any]:
    """The fields of a kind of command but for `sure`, each with a value that it may have; ADDRESS is any."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: _example(hints[field]) for field, _ in fields_of(kind)}


def _example(hint: Any) -> Any:
    for meta in reversed(getattr(hint, "__metadata__", ())):
        if meta.examples:
            return meta.examples[0]
    return True if hint is bool else "ADDRESS"


def target_of(command: Command) -> str:
    """The address that a command is aimed at, or nothing: of one with two it is the last."""
    return ["", *_addresses(command)][-1]


def source_of(command: Command) -> str:
    """The address that tells a command from its like, or nothing: the first."""
    return [*_addresses(command), ""][0]


def _addresses(command: Command) -> list[str]:
    return [str(getattr(command, field)) for field, want in fields_of(type(command)) if want in ADDRESSED]


def heading_number(name: str) -> int:
    """0 north, 1 east, 2 south, 3 west."""
    return HEADINGS.index(name)
