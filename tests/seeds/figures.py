"""Figures in the rulebook: code spans `figures.GROUP.NAME = VALUE` or `card.NAME.THEME.NOUN.FIELD = VALUE`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.rule_table import RULE_ID, SEEDS, known_rules

_SPAN = re.compile(r"`((?:figures|card)\.[a-z0-9_.:]+) = ([^`]+)`")
_LED_BY = re.compile(r"^\*\*[^*]+\*\* \(([A-Z]+-[A-Z0-9-]+)\)")


class Span(NamedTuple):
    """A figure that the rulebook ties to content, and the rule in whose section it stands."""

    chapter: str
    path: str
    value: str
    rule: str


def written() -> list[tuple[str, str, str]]:
    """Every figure the rulebook ties to content: chapter, path, value."""
    return [(span.chapter, span.path, span.value) for span in spans()]


def spans() -> list[Span]:
    """The same with the rule: that of the condition if it is on a condition's card, else the one in whose section."""
    known = set(known_rules())
    found = []
    for chapter in sorted(SEEDS.glob("*.md")):
        for rule, line in _by_rule(chapter.read_text(encoding="utf-8")):
            for path, value in _SPAN.findall(line):
                own = f"COND-{path.split('.')[1].upper().replace('_', '-')}"
                found.append(Span(chapter.name, path, value, own if own in known else rule))
    return found


def _by_rule(text: str) -> Iterator[tuple[str, str]]:
    """Each line with the rule it belongs to: the last one named, or the one that the paragraph is headed with."""
    rule = led_by = ""
    for line in text.splitlines():
        if defined := RULE_ID.match(line):
            rule = defined.group(1)
        if not line:
            led_by = ""
        elif headed := _LED_BY.match(line):
            led_by = headed.group(1)
        yield led_by or rule, line
