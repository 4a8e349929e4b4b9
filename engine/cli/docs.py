"""`torchturn docs`: how the rules are put together, told from the code that runs: terms of sums, and verbs."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator

from content.registry import Content
from content.sums import Part
from engine.cli.exits import FINE, print_safely
from engine.cli.facts import loaded
from engine.wire.page import verbs_table


def docs(options: Namespace) -> int:
    """Print a topic; the code of packs that are named is run, for only that says what they add."""
    print_safely("\n".join(TOPICS[options.topic](loaded(options.pack))))
    return FINE


def terms(content: Content) -> Iterator[str]:
    """Each sum with its terms in the order in which they are reckoned, then who adds them: rooms of the game and packs.
    """
    files: dict[str, str] = {}
    for name, found in content.sums.items():
        yield f"{name}: {content.words.say(f'sum.{name}')}"
        for place, part in enumerate(found.parts, 1):
            home = home_of(part)
            files.setdefault(home, _sentence(sys.modules[part.reckon.__module__].__doc__))
            how = " (of the sum so far)" if part.upon else ""
            label = content.words.say(part.label)
            yield f"{place:>4}  {part.label:<20}{label:<32}{home:<12}{_sentence(part.reckon.__doc__)}{how}".rstrip()
        yield ""
    for home, sentence in sorted(files.items()):
        yield f"{home:<12}{sentence}".rstrip()


def home_of(part: Part) -> str:
    """Who adds a term: a room of the game, by its name, or a pack."""
    of_game, *inner = part.reckon.__module__.split(".")
    return inner[0] if of_game == "systems" and inner else part.pack


def _sentence(told: str | None) -> str:
    """The first line of what a function or a file says of itself."""
    return (told or "").strip().partition("\n")[0]


def verbs(content: Content) -> Iterator[str]:
    """The commands of the wire as its documentation has them."""
    yield from verbs_table(content.verbs)


TOPICS: dict[str, Callable[[Content], Iterator[str]]] = {"terms": terms, "verbs": verbs}
