"""Builds sections of the collected entries; what is wrong with one is reported, all of it at once (SECT-1, G12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from content.build import Built, resolved
from content.collect import Collected, Entry
from content.decks import weight
from content.faults import Place, meant, show
from content.figures import Genesis, rooms_at
from content.kinds import ThemeDefinition
from content.sections import RANDOM, SIDES, RoomDrawing, Section, SectionDefinition, SlotDrawing, admits
from content.sections_locks import locks_of
from content.sections_map import Drawing, Flaw, read
from content.sections_rooms import card_faults, wall_faults
from content.shape import held_against

Keys = tuple[str, ...]
Found = Iterator[tuple[Keys, str]]


def build_sections(collected: Collected, built: Built) -> dict[str, Section]:
    """All sections that hold together, by full id; the rest is reported."""
    known = {tag for card in built.cards.values() for tag in card.tags}
    sections: dict[str, Section] = {}
    for name, entry in sorted(collected.entries["section"].items()):
        written = _written(collected, entry)
        if written is None:
            continue
        drawing, flaws = read(written.map)
        for flaw in flaws:
            collected.faults.add(_at(entry, flaw), entry.subject, "map", f"column {flaw.column + 1}: {flaw.text}")
        rooms = tuple(written.legend[letter] for letter in drawing.letters if letter in written.legend)
        faults = [*_legend(written, drawing), *card_faults(written, built), *_tags(written, known)]
        if built.figures is not None:
            faults += _places(written, len(drawing.letters), built.themes, built.figures.genesis)
        locks: tuple[tuple[int, int, int, int, int], ...] = ()
        if not flaws and len(rooms) == len(drawing.letters):
            locks, wrong = locks_of(written, drawing, rooms, built.prototypes)
            faults += [*wrong, *wall_faults(drawing, rooms, built.prototypes)]
        if not collected.faults.blind:
            for keys, text in faults:
                collected.faults.add(entry.where(keys), entry.subject, ".".join(keys), text)
        sections[name] = Section(name, written, drawing, rooms, locks)
    return sections


def _at(entry: Entry, flaw: Flaw) -> Place:
    """The line of the map's text on which the flaw stands."""
    first = entry.where(("map", "0"))
    return Place(first.file, lambda: first.line + flaw.row, first.pack)


def _written(collected: Collected, entry: Entry) -> SectionDefinition | None:
    """The section's fields with every id in full, or None when some are missing or wrong."""

    def report(keys: Keys, text: str) -> None:
        collected.faults.add(entry.where(keys), entry.subject, ".".join(keys), text)

    values = dict(entry.values)
    table = values.pop("legend", {})
    if not isinstance(table, dict):
        report(("legend",), f"expected a table, got {show(table)}")
        table = {}
    legend = {letter: _room(collected, entry, letter, room) for letter, room in table.items()}
    fields = held_against(SectionDefinition, "a section", {**values, "legend": {}}, report)
    if fields is None or None in legend.values():
        return None
    fields["legend"] = MappingProxyType(legend)
    if "themes" in fields:
        fields["themes"] = tuple(_theme(collected, entry, theme) for theme in fields["themes"])
    return SectionDefinition(**fields)


def _theme(collected: Collected, entry: Entry, written: str) -> str:
    place = entry.where(("themes",))
    name = collected.resolve("theme", written, place.pack)
    if name is None and not collected.faults.blind:
        guess = collected.guess("theme", written)
        collected.faults.add(place, entry.subject, "themes", f"expected a theme id, got {show(written)}{guess}")
    return name or written


def _room(collected: Collected, entry: Entry, letter: str, table: Any) -> RoomDrawing | None:
    path = ("legend", letter)

    def report(keys: Keys, text: str) -> None:
        collected.faults.add(entry.where((*path, *keys)), entry.subject, ".".join((*path, *keys)), text)

    if not isinstance(table, dict):
        report((), f"expected a table, got {show(table)}")
        return None
    slots = {side: _slot(collected, entry, (*path, side), table[side]) for side in SIDES if side in table}
    rest = {name: value for name, value in table.items() if name not in SIDES}
    fields = held_against(RoomDrawing, "a room of a section", rest, report)
    if fields is None or None in slots.values():
        return None
    for name in ("location", "conditions"):
        if name in fields:
            fields[name] = resolved(collected, entry, (*path, name), fields[name])
    return RoomDrawing(**{**fields, **slots})


def _slot(collected: Collected, entry: Entry, path: Keys, value: Any) -> SlotDrawing | None:
    if value == RANDOM:
        return SlotDrawing(random=True)
    table = {"card": value} if isinstance(value, str) else value
    if not isinstance(table, dict):
        text = f'expected a card id, "{RANDOM}" or a table, got {show(value)}'
        collected.faults.add(entry.where(path), entry.subject, ".".join(path), text)
        return None

    def report(keys: Keys, text: str) -> None:
        collected.faults.add(entry.where((*path, *keys)), entry.subject, ".".join((*path, *keys)), text)

    fields = held_against(SlotDrawing, "a slot of a section", table, report)
    if fields is None:
        return None
    for name in ("card", "goods"):
        if name in fields:
            fields[name] = resolved(collected, entry, (*path, name), fields[name])
    return SlotDrawing(**fields)


def _legend(section: SectionDefinition, drawing: Drawing) -> Found:
    """Letters without a legend, and legends without a letter."""
    for letter in drawing.letters:
        if letter not in section.legend:
            yield ("legend",), f'expected a legend for the room "{letter}" of the map, got none'
    for letter in section.legend:
        if letter not in drawing.letters:
            yield ("legend", letter), f'expected a letter of the map, got "{letter}"{meant(letter, drawing.letters)}'


def _tags(section: SectionDefinition, known: set[str]) -> Found:
    for tag in section.tags:
        if tag not in known:
            yield ("tags",), f'expected a tag that cards have, got "{tag}"{meant(tag, known)}'


def _places(section: SectionDefinition, rooms: int, themes: Mapping[str, ThemeDefinition], figures: Genesis) -> Found:
    """Levels, depths, decks and themes among which it fits nowhere."""
    for field, (low, high) in (("levels", section.levels), ("share", section.share)):
        if low > high:
            yield (field,), f"expected the first no greater than the last, got {low} and {high}"
            return
    decks = {theme.deck for theme in themes.values()}
    for deck in section.decks:
        if deck not in decks:
            yield ("decks",), f'expected a deck of a theme, got "{deck}"{meant(deck, decks)}'
    for name in section.themes:
        if name in themes and themes[name].deck not in section.decks:
            yield ("themes",), f'expected a theme of its decks, got "{name}" of deck "{themes[name].deck}"'
    open_to = [theme for name, theme in themes.items() if admits(section, name, theme) and weight(section, theme)]
    if not open_to:
        yield ("themes",), "expected a theme that takes it, got none: it fits nowhere"
        return
    most = max(rooms_at(figures, theme, section.levels[1]) for theme in open_to) * figures.sections_share // 100
    if rooms > most:
        yield ("map",), f"expected at most {most} rooms on its last level, got {rooms}: it fits nowhere"
