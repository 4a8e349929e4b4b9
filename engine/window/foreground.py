"""Foreground: whether a press of the mouse is meant for the table, or only brings the window forward.

A window manager hands the click by which a window comes to the front on to that window, before or after it says so.
"""

from __future__ import annotations


class Foreground:
    """What one window was told of being in front; it counts as in front until it is told otherwise."""

    def __init__(self) -> None:
        self._behind = False
        self._coming = False

    def came(self) -> None:
        """The window is in front from now on; a press that is under way brought it there."""
        self._behind, self._coming = False, True

    def went(self) -> None:
        """Another window is in front."""
        self._behind, self._coming = True, False

    def arrived(self) -> None:
        """What brought the window forward is over."""
        self._coming = False

    def meant(self) -> bool:
        """Whether a press that comes now is meant for the table."""
        return not (self._behind or self._coming)
