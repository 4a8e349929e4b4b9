"""Answering: what the answers of question cards are made of: conditions, prices, effects, and what they stand for.

Each is a component that an answer bears; what it means is declared beside its rule by one of these records. The last
is no component, but how one answer of a card becomes several.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from components.registry import Component

if TYPE_CHECKING:
    from engine.kernel.world import World

# From the world, a seeker and the component to why it cannot be, a systems.core.verdict.Refusal, or None.
Bars = Callable[["World", int, Any], Any]
Pays = Callable[["World", int, Any], None]
# From the world, a seeker and the component to systems.core.verdict.Odds, or None.
Chances = Callable[["World", int, Any], Any]
EACH = "{each}"


class Need(NamedTuple):
    """A condition of an answer: `refused` says why a seeker does not meet it."""

    kind: type[Component]
    refused: Bars


class Price(NamedTuple):
    """What an answer takes. `message` are its words, with the component's fields; `refused` says why it cannot be paid.

    Of AP, stamina and turns the judge speaks: `to` is the field of a verdict that its `amount` adds to. All
    else is taken by `pays`.
    """

    kind: type[Component]
    message: str
    refused: Bars | None = None
    pays: Pays | None = None
    to: str = ""
    amount: Callable[[Any], int] | None = None


class Effect(NamedTuple):
    """What an answer does, carried out by a rule that looks for the component beside `Unleashed`.

    With `body` the seeker bears it for this pass; without, a card made from the question does, which events name and
    by which its dice are thrown. `refused` and `odds` are asked where they are given. `told` are parameters that the
    words of the answer may use: the world and the seeker to a number or a text.
    """

    kind: type[Component]
    body: bool = False
    refused: Bars | None = None
    odds: Chances | None = None
    told: Mapping[str, Callable[[World, int], int | str]] = MappingProxyType({})


class Spread(NamedTuple):
    """How one answer becomes several: `found` gives what there is for a seeker when it is asked, in order.

    None at all leaves the answer out; an empty text among them is the answer as it stands `alone`. `of` is what they
    are: such a field of an effect may be `{each}`. `told` are parameters of the answer's words, each with a message id
    that ends in what the answer is about, as `heading.` or `attribute.*.text`.
    """

    name: str
    of: str
    found: Callable[[World, int], list[str]]
    told: Mapping[str, str]


Part = Need | Price | Effect
Record = Part | Spread


class Answering(NamedTuple):
    """All that was declared, by component and by name."""

    parts: Mapping[type[Component], Part] = MappingProxyType({})
    spreads: Mapping[str, Spread] = MappingProxyType({})


NOTHING = Answering()


def declared(records: list[Record]) -> Answering:
    """The records by what they speak of."""
    parts = {record.kind: record for record in records if not isinstance(record, Spread)}
    return Answering(parts, {record.name: record for record in records if isinstance(record, Spread)})
