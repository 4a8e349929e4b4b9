"""Offered: whether what can be done at a condition or a location has words, and a tool that does it (COND-2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from components.conditions import ClearedBy
from components.gathering import Offers
from components.registry import Component
from components.room import DRAW_WATER, Location
from components.things import Materials
from content.bearing import short_name
from content.collect import Collected
from content.faults import meant, show

_WORDS = "gather."
# A lit light source and a lit torch are tools by what they do, and not by what they are made of.
_LIGHTS = ("light", "torch")


def check_offered(collected: Collected, prototypes: Mapping[str, tuple[Component, ...]]) -> None:
    """Report actions without a message of their name or that no rule offers, and conditions that no tool clears."""
    actions = {name.removeprefix(_WORDS) for name in collected.messages if name.startswith(_WORDS)}
    made = (part for parts in prototypes.values() for part in parts if isinstance(part, Materials))
    tools = {*_LIGHTS, *(tag for part in made for tag in part.tags)}
    for name, parts in prototypes.items():
        entry = collected.entries["card"][name]
        for keys, text in _faults(parts, actions, tools):
            field = ".".join(("components", short_name(keys[0]), keys[1]))
            collected.faults.add(entry.where(("components", *keys)), entry.subject, field, text)


def _faults(
    parts: tuple[Component, ...], actions: set[str], tools: set[str]
) -> Iterator[tuple[tuple[str, str], str]]:
    for part in parts:
        if isinstance(part, Offers):
            for action in part.actions:
                if action not in actions:
                    text = f"expected an action with words for it, such as [messages] {_WORDS}{action}, got none"
                    yield ("base:condition.offers", "actions"), f"{text}{meant(action, actions)}"
        elif isinstance(part, Location):
            for action in part.actions:
                if action != DRAW_WATER:
                    text = f"expected {DRAW_WATER}, for what else it gives stands in condition.offers"
                    yield ("base:room.location", "actions"), f"{text}, got {show(action)}"
        elif isinstance(part, ClearedBy) and part.tools and not tools.intersection(part.tools):
            text = f"expected a tool that some card is by its item.material, got {show(part.tools[0])}"
            yield ("base:condition.cleared_by", "tools"), f"{text}{meant(part.tools[0], tools)}"
