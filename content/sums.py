"""Sums: figures that many features add to, such as the odds to hit; each adds its own term where it adds its rules.

A sum has a name and says what its terms are asked about. Its order is that of adding, first what it `begins` with;
a term may stand right `after` another one. One that is `upon` the sum is also given what all before it come to, and so
may hold it to a least or a most.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from content.faults import meant

# From the world, what the sum is about, and for one `upon` it what it comes to so far; None is no term at all.
Reckon = Callable[..., int | None]


class Part(NamedTuple):
    """A term of a sum: the message id of its label, and who reckons it. One that `begins` it shows even as 0."""

    sum: str
    label: str
    reckon: Reckon
    pack: str
    after: str = ""
    begins: bool = False
    upon: bool = False


class Sum(NamedTuple):
    """What is summed: what its terms are asked about, in words of the code, and the terms in their order.

    `asked` are those who reckon them, each with whether it is upon the sum: what a total needs, and no more.
    """

    about: tuple[str, ...]
    parts: tuple[Part, ...] = ()
    asked: tuple[tuple[Reckon, bool], ...] = ()


def summed(abouts: Mapping[str, tuple[str, ...]], parts: Sequence[Part]) -> dict[str, Sum]:
    """Each sum with its terms in order; of faulty ones, which `faulty_terms` tells, those that have a place."""
    placed = {name: _placed([part for part in parts if part.sum == name]) for name in abouts}
    return {
        name: Sum(about, placed[name], tuple((part.reckon, part.upon) for part in placed[name]))
        for name, about in abouts.items()
    }


def faulty_terms(abouts: Mapping[str, tuple[str, ...]], parts: Sequence[Part]) -> Iterator[str]:
    """What is wrong with terms: of a sum that nobody has, of a label used twice, without place, or asked otherwise."""
    labels = [(part.sum, part.label) for part in parts]
    placed = {(name, part.label) for name, found in summed(abouts, parts).items() for part in found.parts}
    for at, part in enumerate(parts):
        others = [label for name, label in labels if name == part.sum]
        if part.sum not in abouts:
            yield f'expected a sum for the term {part.label} to be of, got "{part.sum}"{meant(part.sum, abouts)}'
        elif (part.sum, part.label) in labels[:at]:
            yield f"expected a label of its own for a term of {part.sum}, got {part.label} once more"
        elif (part.sum, part.label) not in placed:
            meant_one = "one that stands after it" if part.after in others else f'"{part.after}"'
            guess = "" if part.after in others else meant(part.after, others)
            yield f"expected a term of {part.sum} for {part.label} to stand after, got {meant_one}{guess}"
        elif asked := _asked_otherwise(part, abouts[part.sum]):
            yield asked


def wordless(abouts: Iterable[str], parts: Iterable[Part], told: Mapping[str, str]) -> Iterator[str]:
    """Sums and terms for which there are no words among the messages `told`."""
    for message in dict.fromkeys((*(f"sum.{name}" for name in abouts), *(part.label for part in parts))):
        if message not in told:
            yield f'expected words for the message "{message}" of a sum, got none{meant(message, told)}'


def _placed(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Terms of one sum in order, without those that would stand after none there, or after themselves."""
    free = [part for part in parts if not part.after]
    order = [part for part in free if part.begins]
    order += [part for part in free if not part.begins and not part.upon]
    order += [part for part in free if not part.begins and part.upon]
    waiting = [part for part in parts if part.after]
    while ready := next((part for part in waiting if any(part.after == other.label for other in order)), None):
        waiting.remove(ready)
        order.insert(_behind(order, ready), ready)
    return tuple(order)


def _behind(order: list[Part], part: Part) -> int:
    """Where a term stands: behind the one it names, and behind those that were put there so far."""
    at = next(place for place, other in enumerate(order) if other.label == part.after) + 1
    there = {part.after}
    while at < len(order) and order[at].after in there:
        there.add(order[at].label)
        at += 1
    return at


def _asked_otherwise(part: Part, about: tuple[str, ...]) -> str:
    """What is wrong with how a term wants to be asked, or nothing."""
    wanted = ("world", *about, *(("so_far",) if part.upon else ()))
    try:
        inspect.signature(part.reckon).bind(*wanted)
    except (TypeError, ValueError):
        shape = getattr(part.reckon, "__name__", str(part.reckon))
        return f"expected a term of {part.sum} that is asked about ({', '.join(wanted)}), got {shape} for {part.label}"
    return ""
