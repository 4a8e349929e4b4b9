"""Command: the base of everything a player can ask, and how it names headings and places."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

HeadingName = Literal["north", "east", "south", "west"]
HEADINGS: tuple[HeadingName, ...] = ("north", "east", "south", "west")
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True
):
    """Base of every command. `sure` answers beforehand what a verdict `asks`."""

    sure: bool = False
