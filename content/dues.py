"""Dues: which components are told as what falls due, in world turns from now: by words of content, or registered.

A message `due.` and the full name of a component with a field `due` is enough; its parameters are `name`, that of the
card, and the component's fields.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from components.registry import Component, Kinds, is_timed, name_of
from content.faults import meant
from content.template import parameters

START = "due."


class Due(NamedTuple):
    """A component whose date is told, as a due of the kind `token`. `mark` stands behind the card's address in the id.

    One `hidden` is not told of what may be a trap, until that was noticed.
    """

    kind: type[Component]
    token: str
    mark: str
    words: str
    fields: tuple[str, ...] = ()
    hidden: bool = False


def dues_of(registered: Iterable[Due], messages: Mapping[str, str], kinds: Kinds) -> tuple[Due, ...]:
    """All of them: those that were registered, then those that words of content make by themselves, by name."""
    known = {due.kind: due for due in registered}
    for message in sorted(messages):
        kind = kinds.named(message.removeprefix(START)) if _of_component(message) else None
        if kind is not None and is_timed(kind) and kind not in known:
            name = name_of(kind)
            known[kind] = Due(kind, name, name, message, hidden=True)
    return tuple(due._replace(fields=_asked(due, messages)) for due in known.values())


def faulty_dues(messages: Mapping[str, str], kinds: Kinds, mute: Collection[str]) -> Iterator[tuple[str, str]]:
    """Messages of dues that ask for what their component has not, or that are of none with a date."""
    for message, text in messages.items():
        if not _of_component(message):
            continue
        name = message.removeprefix(START)
        kind = kinds.named(name)
        if kind is None or not is_timed(kind):
            if not any(name.startswith(f"{pack}:") for pack in mute):
                timed = [other for other in kinds.names() if (there := kinds.named(other)) and is_timed(there)]
                yield message, f"expected a component with a field due behind {START}, got {name}{meant(name, timed)}"
            continue
        known = ("name", *kind.__struct_fields__)
        for parameter in parameters(text):
            if parameter not in known:
                said = f"expected name or one of its component's fields ({', '.join(known[1:])}), got {{{parameter}}}"
                yield message, said + meant(parameter, known)


def _asked(due: Due, messages: Mapping[str, str]) -> tuple[str, ...]:
    asked = parameters(messages.get(due.words, ""))
    return tuple(field for field in asked if field in due.kind.__struct_fields__)


def _of_component(message: str) -> bool:
    """Whether a message is of a component: its full name has a colon, which no other message has."""
    return message.startswith(START) and ":" in message
