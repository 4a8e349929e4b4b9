"""The rules of the base game: they stand in the rooms of `systems`, and enter by the door of every pack."""

from systems import register

__all__ = ["register"]
