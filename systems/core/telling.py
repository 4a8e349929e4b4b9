"""Telling: what a teller of a component looks through, what it says, and the words that a component's fields fill."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from components.registry import Component
from content.registry import Content
from content.telling import Field, Teller
from content.words import Words
from engine.kernel.world import World


class Onlooker(Protocol):
    """Whoever looks at a card: one seeker, the world as it knows it, and words for that."""

    @property
    def world(self) -> World:
        """The world; to be read, never written."""

    @property
    def seeker(self) -> int:
        """Who looks."""

    @property
    def content(self) -> Content:
        """What the packs define."""

    @property
    def words(self) -> Words:
        """Names of cards, themes and classes."""

    def say(self, message: str, **params: int | str) -> str:
        """A message in words."""

    def either(self, names: Sequence[str]) -> str:
        """One name, or several of which any will do."""

    def art(self, entity: int) -> str:
        """The id of the card that an entity looks like."""

    def kind(self, entity: int) -> str:
        """What an entity is on the table."""


class Told(NamedTuple):
    """What a component says of its card: in words, and where there is a number in it as a `value`, of `full`."""

    words: str
    value: int | None = None
    full: int | None = None


def told_by(eye: Onlooker, entity: int, teller: Teller, part: Component) -> Told | None:
    """What a teller says of a component of a card, or nothing."""
    if teller.tell is not None:
        said: Told | str | None = teller.tell(eye, entity, part)
        return (Told(said) if said else None) if isinstance(said, str) else said
    params = {field.name: _said(eye, field, getattr(part, field.name)) for field in teller.fields}
    return Told(eye.say(teller.words, **params), getattr(part, teller.value) if teller.value else None)


def _said(eye: Onlooker, field: Field, value: Any) -> int | str:
    """A field as words have it: a card by its name, a date by the turns until then, of a list each."""
    if field.how == "card":
        return eye.words.card_name(value) if value else ""
    if field.how == "cards":
        return ", ".join(eye.words.card_name(card) for card in value)
    if field.how == "due":
        return max(0, value - eye.world.turn) if value is not None else 0
    if field.how == "list":
        return ", ".join(str(getattr(item, "value", item)) for item in value)
    if field.how == "enum":
        return value.name.lower() if isinstance(value, IntEnum) else str(value.value)
    return value if isinstance(value, int) else str(value)


def tenths(number: int) -> str:
    """A weight in tenths as people write it."""
    return f"{number // 10}.{number % 10}"


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"-{-number}"
