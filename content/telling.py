"""Telling: what a component says of its card: by words of content with its fields, or by a function beside its rule.

A message `tells.` and the component's full name is enough: its parameters are the component's fields. Where that is not
enough a room or a pack registers a teller. What is told stands in the order of the game's own, then in that of adding.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

from components.registry import Component, Kinds, name_of
from content.faults import meant
from content.shape import card_fields, hints
from content.template import TemplateError, parameters, pieces

START = "tells."
# From whoever looks, the card and its component to what it says, or None: systems/core/telling.py.
Tell = Callable[[Any, int, Any], Any]

# From the world, a seeker, a condition and the component that is a risk to the card that comes and the chance of it.
Reckoned = Callable[[Any, int, int, Any], tuple[str, int]]


class Field(NamedTuple):
    """A field that words ask for: its name, and how it is said: `card`, `cards`, `due`, `enum` or `plain`."""

    name: str
    how: str


class Teller(NamedTuple):
    """Who tells of a component, as a fact of the kind `token`: `tell`, or the message `words` with `fields`.

    `value` is the field that is also the fact's number. One `of_place` is told where a room and its conditions are
    looked at, one `of_card` with all other cards; one `hidden` says nothing of what may be a trap, until it is noticed.
    """

    kind: type[Component]
    token: str
    pack: str = ""
    tell: Tell | None = None
    words: str = ""
    of_card: bool = True
    of_place: bool = False
    hidden: bool = False
    after: str = ""
    fields: tuple[Field, ...] = ()
    value: str = ""


class Tellers(NamedTuple):
    """Those who tell of a card, of what may be a trap, and of a place, each in order."""

    of_card: tuple[Teller, ...] = ()
    open_of_card: tuple[Teller, ...] = ()
    of_place: tuple[Teller, ...] = ()


class Risk(NamedTuple):
    """What a component of a condition may bring in an action: `what` it is called, and who reckons card and chance.

    `reckon(world, seeker, condition, part)` gives the id of the card that it brings, or that of the condition, and the
    chance in per cent; `act.peril.` and what it is called are the words for it.
    """

    what: str
    reckon: Reckoned


NOBODY = Tellers()


def tellers_of(
    tellers: Sequence[Teller], cards: Sequence[str], places: Sequence[str], messages: Mapping[str, str], kinds: Kinds
) -> Tellers:
    """All of them, each in the order of tokens of its place, with those that words of content make by themselves, last
    and by name.
    """
    told = {teller.words for teller in tellers if teller.tell is None} | {words_of(teller.kind) for teller in tellers}
    alone = [
        Teller(kind, name, words=START + name, of_place=True, hidden=True)
        for name in sorted(message.removeprefix(START) for message in messages if message.startswith(START))
        if START + name not in told and (kind := kinds.named(name)) is not None and name_of(kind) == name
    ]
    whole = [_worded(teller, messages) for teller in (*tellers, *alone)]
    of_card = _in_order([teller for teller in whole if teller.of_card], cards)
    of_place = _in_order([teller for teller in whole if teller.of_place], places)
    return Tellers(tuple(of_card), tuple(teller for teller in of_card if not teller.hidden), tuple(of_place))


def words_of(kind: type[Component]) -> str:
    """The message that tells of a component."""
    return START + name_of(kind)


def faulty_words(messages: Mapping[str, str], kinds: Kinds, mute: Collection[str]) -> Iterator[tuple[str, str]]:
    """Messages by which components tell that ask for what they have not, or are of none, each with what is wrong.

    Names of packs that are `mute` are passed over: what components they have is not known.
    """
    for message, text in messages.items():
        if not message.startswith(START):
            continue
        name = message.removeprefix(START)
        kind = kinds.named(name)
        if kind is None:
            if not any(name.startswith(f"{pack}:") for pack in mute):
                yield message, f"expected a component behind {START}, got {name}{meant(name, kinds.names())}"
            continue
        for parameter in parameters(text):
            if parameter not in kind.__struct_fields__:
                options = ", ".join(kind.__struct_fields__) or "none"
                text = f"expected one of its component's fields ({options}), got {{{parameter}}}"
                yield message, text + meant(parameter, kind.__struct_fields__)


def taken_tokens(tellers: Iterable[Teller], before: Iterable[Teller]) -> Iterator[str]:
    """Tellers whose token one of those `before`, or of their own, has where it is told too."""
    there = list(before)
    for teller in tellers:
        if any(teller.token == other.token and _meet(teller, other) for other in there):
            yield f"expected a token of its own for what {teller.kind.__qualname__} tells, got {teller.token} once more"
        there.append(teller)


def _meet(one: Teller, other: Teller) -> bool:
    return (one.of_card and other.of_card) or (one.of_place and other.of_place)


def untold(tellers: Iterable[Teller], messages: Mapping[str, str]) -> Iterator[str]:
    """Tellers without a function and without words."""
    for teller in tellers:
        if teller.tell is None and teller.words not in messages:
            guess = meant(teller.words, messages)
            yield f'expected words for the message "{teller.words}" of a component, got none{guess}'


def unworded(risks: Iterable[Risk], messages: Mapping[str, str]) -> Iterator[str]:
    """Risks for which there are no words."""
    for message in (f"act.peril.{risk.what}" for risk in risks):
        if message not in messages:
            yield f'expected words for the message "{message}" of a risk, got none{meant(message, messages)}'


def _worded(teller: Teller, messages: Mapping[str, str]) -> Teller:
    """The teller with what its words ask for."""
    try:
        asked = parameters(messages.get(teller.words, "")) if teller.tell is None else []
        first = [piece.name for piece in pieces(messages.get(teller.words, "")) if not isinstance(piece, str)]
    except TemplateError:
        return teller
    known = hints(teller.kind)
    fields = tuple(Field(name, _how(teller.kind, name)) for name in asked if name in known)
    value = next((name for name in first if known.get(name) is int), "") if fields else ""
    return teller._replace(fields=fields, value=value)


def _how(kind: type[Component], name: str) -> str:
    hint = hints(kind)[name]
    several = typing.get_origin(hint) is list
    if name in card_fields(kind):
        return "cards" if several else "card"
    if name == "due":
        return "due"
    return "enum" if isinstance(hint, type) and issubclass(hint, Enum) else "list" if several else "plain"


def _in_order(tellers: list[Teller], order: Sequence[str]) -> list[Teller]:
    """Those that the order names as it has them, the rest as they were added, each `after` another right behind it."""
    ranks = {token: rank for rank, token in enumerate(order)}
    placed = sorted((teller for teller in tellers if not teller.after), key=lambda t: ranks.get(t.token, len(order)))
    for teller in (teller for teller in tellers if teller.after):
        behind = [at for at, other in enumerate(placed) if teller.after in (other.token, other.after)]
        placed.insert(behind[-1] + 1 if behind else len(placed), teller)
    return placed
