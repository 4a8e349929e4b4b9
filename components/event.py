"""Event: the base of what happened; every event is frozen and has a place.

`room` is where it happened. A field of type `Entity` is named in words as the perceiver knows that entity. An event
with a field `seeker` is perceived by that seeker alone. `carries` is how many rooms away it is heard.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

Entity = Annotated[int, msgspec.Meta(description="entity")]


class Event(msgspec.Struct, frozen=True):
    """Base of every event."""

    carries: ClassVar[int] = 0
    room: int
