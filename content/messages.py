"""Messages: held against the templates' form, the fields of the events they tell of, and the ids that code uses."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from components import events
from components.event import Event
from components.registry import GROUND, Kinds
from content.collect import Collected
from content.dues import faulty_dues
from content.faults import Place, meant, show
from content.imported import home_of
from content.learning import Learning
from content.telling import faulty_words
from content.template import TemplateError, parameters

_WORD = r"(?<!^)(?=[A-Z])"


def event_id(kind: type[Event]) -> str:
    """The message id of an event: `event.flame_died` of FlameDied."""
    return f"event.{re.sub(_WORD, '_', kind.__name__).lower()}"


def event_messages(packs: Iterable[str] = (), kinds: Kinds = GROUND) -> dict[str, frozenset[str]]:
    """Message ids of the events of the base game and of packs of one set, each with what its words may use."""
    homes = (events.__name__, *(f"{home_of(pack, kinds)}." for pack in packs))
    found = (kind for kind in Event.__subclasses__() if kind.__module__.startswith(homes))
    return {event_id(kind): frozenset(kind.__struct_fields__) - {"room"} for kind in found}


def check_messages(collected: Collected) -> dict[str, str]:
    """The messages by id; templates that are no text, broken, or ask for what their event lacks are reported."""
    known = event_messages(collected.names, collected.kinds)
    out: dict[str, str] = {}
    for name, (text, place) in collected.messages.items():
        subject = f'message "{name}"'
        if not isinstance(text, str):
            collected.faults.add(place, subject, "", f"expected a text, got {show(text)}")
            continue
        try:
            asked = parameters(text)
        except TemplateError as error:
            collected.faults.add(place, subject, "", f"expected braces that make sense, got {error}")
            continue
        out[name] = text
        fields = known.get(".".join(name.split(".")[:2]))
        if fields is not None:
            _check_parameters(collected, name, place, asked, fields)
    mute = collected.faults.mute
    for name, text in (*faulty_words(out, collected.kinds, mute), *faulty_dues(out, collected.kinds, mute)):
        collected.faults.add(collected.messages[name][1], f'message "{name}"', "", text)
    return out


def check_used(
    collected: Collected, used: Mapping[str, Collection[str] | None], learning: Mapping[str, Learning]
) -> None:
    """Report ids that code uses without words: those of events, those of what each pack declares to be learnt, and
    `used` with the parameters of each, if known.
    """
    learnt = {pack: declared.messages for pack, declared in learning.items()}
    all_learnt = {name: fields for messages in learnt.values() for name, fields in messages.items()}
    for name, fields in sorted({**event_messages(collected.names, collected.kinds), **all_learnt, **used}.items()):
        if name not in collected.messages:
            guess = meant(name, collected.messages)
            collected.faults.add(
                _home(collected, name, learnt), f'message "{name}"', "", f"expected words for it, got none{guess}"
            )
        elif fields is not None:
            text, place = collected.messages[name]
            try:
                asked = parameters(text) if isinstance(text, str) else []
            except TemplateError:
                continue
            _check_parameters(collected, name, place, asked, fields)


def _home(collected: Collected, name: str, learnt: Mapping[str, Collection[str]]) -> Place:
    """The manifest of the pack whose code uses a message: of the first that has the event, or else of the base."""
    for pack in collected.packs:
        own = event_messages([pack.name], collected.kinds).keys() - event_messages().keys()
        if name in own or name in learnt.get(pack.name, ()):
            return pack.place("name")
    return next((pack.place("name") for pack in collected.packs if pack.name == "base"), Place("base/pack.toml", 1))


def _check_parameters(collected: Collected, name: str, place: Place, asked: list[str], fields: Collection[str]) -> None:
    for parameter in asked:
        if parameter not in fields:
            options = ", ".join(sorted(fields)) or "none"
            text = f"expected one of its parameters ({options}), got {{{parameter}}}{meant(parameter, fields)}"
            collected.faults.add(place, f'message "{name}"', "", text)
