"""Figure: the kinds of numbers that rules are given, and the base of their groups."""

from typing import Annotated

import msgspec

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a group of figures."""
