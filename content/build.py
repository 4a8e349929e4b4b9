"""Build: makes cards, themes, classes and figures of the collected entries, and holds their references together."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping
from operator import itemgetter
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from components.registry import Component
from content.bearing import born, short_name
from content.collect import Collected, Entry, Keys
from content.faults import Place, show
from content.figures import Figures
from content.kinds import AnswerDefinition, CallingDefinition, CardDefinition, Definition, ThemeDefinition
from content.manifest import NAME
from content.shape import card_fields, held_against, hints

D = TypeVar("D", bound=Definition)


class Answer(NamedTuple):
    """An answer of a question card, and the components that are its conditions, prices and effects."""

    written: AnswerDefinition
    parts: tuple[Component, ...]


class Built(NamedTuple):
    """What the packs define, by full id; `figures` is None when some are missing."""

    cards: dict[str, CardDefinition]
    prototypes: dict[str, tuple[Component, ...]]
    themes: dict[str, ThemeDefinition]
    callings: dict[str, CallingDefinition]
    figures: Figures | None
    answers: dict[str, dict[str, Answer]]


def build(collected: Collected) -> Built:
    """Everything that can be built; the rest is reported."""
    built = Built({}, {}, {}, {}, _figures(collected), {})
    for name, entry in sorted(collected.entries["card"].items()):
        parts = borne(collected, entry, [(part, ("components", part), given) for part, given in entry.parts.items()])
        answers = answers_of(collected, entry)
        fields = _fields(collected, entry, CardDefinition, "answers")
        if fields is not None:
            fields["components"] = _frozen(entry.parts)
            fields["answers"] = MappingProxyType({said: answer.written for said, answer in answers.items()})
            if answers:
                built.answers[name] = answers
            built.cards[name] = CardDefinition(**fields)
            built.prototypes[name] = parts
    for name, entry in sorted(collected.entries["theme"].items()):
        fields = _fields(collected, entry, ThemeDefinition)
        if fields is not None:
            built.themes[name] = ThemeDefinition(**fields)
    for name, entry in sorted(collected.entries["class"].items()):
        fields = _fields(collected, entry, CallingDefinition)
        if fields is not None:
            built.callings[name] = CallingDefinition(**fields)
    return built


def answers_of(collected: Collected, entry: Entry) -> dict[str, Answer]:
    """The answers of a card in the order in which they are written; what is wrong with them is reported."""
    out: dict[str, Answer] = {}
    table = entry.values.get("answers", {})
    for said, fields in table.items() if isinstance(table, dict) else [("", table)]:
        at = ("answers", said) if said else ("answers",)
        if not isinstance(fields, dict):
            told = f"expected a table, got {show(fields)}"
            collected.faults.add(entry.where(at), entry.subject, ".".join(at), told)
            continue

        def report(keys: tuple[str, ...], text: str, at: tuple[str, ...] = at) -> None:
            collected.faults.add(entry.where((*at, *keys)), entry.subject, ".".join((*at, *keys)), text)

        if not NAME.match(said):
            report((), f"expected a name of a-z, 0-9 and _, got {show(said)}")
        own = {key: value for key, value in fields.items() if key != "components"}
        held = held_against(AnswerDefinition, "an answer", own, report)
        beside, there = (*at, "components"), fields.get("components", {})
        found = list(collected.parts(entry.subject, entry.where, beside, there, ".".join(beside)))
        parts = borne(collected, entry, found, ".".join(beside))
        if held is not None:
            frozen = _frozen({part: given for part, _, given in found})
            out[said] = Answer(AnswerDefinition(**held, components=frozen), parts)
    return out


def _fields(
    collected: Collected, entry: Entry, kind: type[Definition], beside: str = ""
) -> dict[str, Any] | None:
    """The fields of a definition, `beside` left out, or None when some are missing or wrong."""
    def report(keys: tuple[str, ...], text: str) -> None:
        collected.faults.add(entry.where(keys), entry.subject, ".".join(keys), text)

    values = {key: value for key, value in entry.values.items() if key != beside}
    fields = held_against(kind, f"a {entry.section}", values, report)
    if fields is not None:
        for name, hint in hints(kind).items():
            if typing.get_origin(hint) is Mapping:
                fields.setdefault(name, MappingProxyType({}))
        for name in card_fields(kind):
            if name in fields:
                fields[name] = resolved(collected, entry, (name,), fields[name])
    return fields


def borne(
    collected: Collected, entry: Entry, given: Iterable[tuple[str, Keys, Mapping[str, Any]]], told: str = "components"
) -> tuple[Component, ...]:
    """Components by full name, path and fields, in the order of their names; `told` is how faults call where."""
    out: list[Component] = []
    for name, path, fields in sorted(given, key=itemgetter(0)):

        def report(keys: Keys, text: str, name: str = name, path: Keys = path) -> None:
            field = ".".join((told, short_name(name), *keys))
            collected.faults.add(entry.where((*path, *keys)), entry.subject, field, text)

        part = born(name, fields, collected.kinds, report)
        if part is not None:
            for field in card_fields(type(part)):
                setattr(part, field, resolved(collected, entry, (*path, field), getattr(part, field)))
            out.append(part)
    return tuple(out)


def resolved(collected: Collected, entry: Entry, keys: tuple[str, ...], value: Any) -> Any:
    """The value with each card id in full; ids of no card are reported. An empty text stays empty."""
    if isinstance(value, Mapping):
        full = {resolved(collected, entry, (*keys, key), key): inner for key, inner in value.items()}
        return MappingProxyType(full)
    if isinstance(value, list | tuple):
        return type(value)(resolved(collected, entry, keys, inner) for inner in value)
    if value is None or value == "":
        return value
    place = entry.where(keys)
    name = collected.resolve("card", value, place.pack)
    if name is None and not collected.faults.blind:
        field = ".".join(map(short_name, keys))
        guess = collected.guess("card", value)
        collected.faults.add(place, entry.subject, field, f"expected a card id, got {show(value)}{guess}")
    return name or value


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return MappingProxyType({key: _frozen(inner) for key, inner in value.items()})
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _figures(collected: Collected) -> Figures | None:
    groups: dict[str, Any] = {}
    for group, kind in hints(Figures).items():
        written = collected.figures.pop(group, {})
        first = next((place for _, place in written.values()), _base(collected))

        def report(
            keys: tuple[str, ...],
            text: str,
            group: str = group,
            first: Place = first,
            written: dict[str, tuple[Any, Place]] = written,
        ) -> None:
            place = written[keys[0]][1] if keys[0] in written else first
            if keys[0] in written or not collected.faults.blind:
                collected.faults.add(place, "figures", ".".join((group, *keys)), text)

        fields = held_against(kind, f"figures.{group}", {name: value for name, (value, _) in written.items()}, report)
        if fields is not None:
            groups[group] = kind(**fields)
    for group, written in collected.figures.items():
        for name, (value, place) in written.items():
            text = f"expected a figure of a rule, got {show(value)} for a group that no rule has"
            collected.faults.add(place, "figures", f"{group}.{name}", text)
    return Figures(**groups) if len(groups) == len(hints(Figures)) else None


def _base(collected: Collected) -> Place:
    return next((p.place("name") for p in collected.packs if p.name == "base"), Place("base/pack.toml", 1, "base"))
