"""Collect: sorts the tables of all packs into entries by section and id, each value with the line it was written on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from components.registry import Kinds
from content.bearing import bearable, full_name, may_bear, short_name
from content.faults import Faults, Place, meant, show
from content.files import Source
from content.manifest import NAME, Pack

SECTIONS = {"card": "card", "theme": "theme", "class": "class", "section": "section"}
PATCHES = {"patch": "card", "patch_theme": "theme", "patch_class": "class", "patch_section": "section"}
FLAT = (
    "messages", "figures", "signs", "voices", "patch_messages", "patch_figures", "patch_signs", "patch_voices",
    "renamed",
)
Keys = tuple[str, ...]


class Entry:
    """One thing that content defines. `values` and `parts` (components by full name) change as patches are applied."""

    def __init__(self, section: str, name: str, place: Place) -> None:
        self.section = section
        self.id = name
        self.place = place
        self.values: dict[str, Any] = {}
        self.parts: dict[str, dict[str, Any]] = {}
        self.places: dict[Keys, Place] = {}
        self.patched: dict[Keys, Place] = {}

    @property
    def subject(self) -> str:
        """How faults call it."""
        return f'{self.section} "{self.id}"'

    def where(self, keys: Keys) -> Place:
        """Where a field was written last, or else the table around it."""
        while keys and keys not in self.places:
            keys = keys[:-1]
        return self.places.get(keys, self.place)


class Collected:
    """All entries by section and id; messages and figures as they are written."""

    def __init__(self, packs: list[Pack], faults: Faults, kinds: Kinds) -> None:
        self.packs = packs
        self.kinds = kinds
        self.names = {pack.name for pack in packs}
        self.faults = faults
        self.entries: dict[str, dict[str, Entry]] = {section: {} for section in SECTIONS.values()}
        self.messages: dict[str, tuple[Any, Place]] = {}
        self.figures: dict[str, dict[str, tuple[Any, Place]]] = {}
        # Signs by group and kind, voices by beginning, the name of the table before them.
        self.shown: dict[Keys, tuple[Any, Place]] = {}
        self.changed: dict[Keys, Place] = {}
        self.renamed: dict[str, dict[str, tuple[Any, Place]]] = {}
        self.removed: dict[tuple[str, str], Place] = {}
        for pack in packs:
            for source in pack.folder.sources:
                self._take(pack, source)

    def resolve(self, section: str, written: str, pack: str) -> str | None:
        """The full id of what a pack means, or None when there is no such thing."""
        known = self.entries[section]
        options = (written,) if ":" in written else (f"{pack}:{written}", f"base:{written}")
        return next((name for name in options if name in known), None)

    def guess(self, section: str, written: str) -> str:
        """What was meant by an id that is nowhere."""
        full = (section, written if ":" in written else f"base:{written}")
        if full in self.removed:
            there = self.removed[full]
            return f", which {there.file}:{there.line} removes"
        known = self.entries[section]
        return meant(written, known if ":" in written else [name.partition(":")[2] for name in known])

    def _take(self, pack: Pack, source: Source) -> None:
        for section, table in source.document.items():
            place = source.place((section,), pack.name)
            if section == "pack" and source is pack.source:
                continue
            if section not in (*SECTIONS, *PATCHES, *FLAT):
                options = (*SECTIONS, *PATCHES, *FLAT)
                text = f"expected a table that packs may have, got {show(section)}{meant(section, options)}"
                self.faults.add(place, "", section, text)
            elif not isinstance(table, dict):
                self.faults.add(place, "", section, f"expected a table, got {show(table)}")
            elif section in SECTIONS:
                for name, values in table.items():
                    self._define(pack, source, section, name, values)
            elif section == "messages":
                for keys, text in _texts(table):
                    self._message(".".join(keys), text, source.place((section, *keys), pack.name))
            elif section in ("signs", "voices"):
                for keys, value in shown_in(section, table):
                    self._show(pack, (section, *keys), value, source.place((section, *keys), pack.name))
            elif section == "figures":
                self._figures(pack, source, table)
            elif section == "renamed":
                for old, new in table.items():
                    place = source.place((section, old), pack.name)
                    self.renamed.setdefault(pack.name, {})[old] = (new, place)

    def _define(self, pack: Pack, source: Source, section: str, name: str, values: Any) -> None:
        place = source.place((section, name), pack.name)
        full = name if ":" in name else f"{pack.name}:{name}"
        entry = Entry(SECTIONS[section], full, place)
        known = self.entries[entry.section]
        owner, _, own = full.partition(":")
        if full in known:
            there = known[full].place
            hint = "" if owner == pack.name else f'; to change it, write [patch."{full}"]'
            text = f"expected an id of its own, got one that {there.file}:{there.line} has too{hint}"
        elif owner != pack.name or not NAME.match(own):
            text = f"expected an id of pack {pack.name}, of a-z, 0-9 and _, got {show(name)}"
        elif not isinstance(values, dict):
            text = f"expected a table, got {show(values)}"
        else:
            self.fill(entry, pack.name, source, (section, name), values)
            known[full] = entry
            return
        self.faults.add(place, entry.subject, "", text)

    def fill(self, entry: Entry, pack: str, source: Source, at: Keys, values: dict[str, Any]) -> None:
        """Read a table into an entry, with the line of each field; `at` is the table's own path."""
        for key, value in values.items():
            if key == "components" and entry.section == "card":
                for name, keys, fields in self.parts(entry.subject, placing(source, pack), (*at, key), value):
                    entry.parts[name] = fields
                    note(entry, ("components", name), fields, source, keys, pack)
            else:
                entry.values[key] = value
                note(entry, (key,), value, source, (*at, key), pack)

    def parts(
        self, subject: str, where: Callable[[Keys], Place], at: Keys, table: Any, field: str = "components"
    ) -> Iterator[tuple[str, Keys, dict[str, Any]]]:
        """Full name, path and fields of each component in a table of components; `field` is how faults call it."""
        if not isinstance(table, dict):
            self.faults.add(where(at), subject, field, f"expected a table, got {show(table)}")
            return
        for written, keys, fields in _named(table, at):
            place = where(keys)
            pack = place.pack
            name = full_name(written, pack, self.kinds)
            if self.kinds.named(name) is None and self.faults.mute & {pack, name.partition(":")[0]}:
                continue
            if not may_bear(name, self.names, self.kinds):
                text = f"expected a component, got {show(written)}{meant(written, bearable(self.names, self.kinds))}"
                self.faults.add(place, subject, field, text)
            elif not isinstance(fields, dict):
                told = f"{field}.{short_name(name)}"
                self.faults.add(place, subject, told, f"expected a table, got {show(fields)}")
            else:
                yield name, keys, dict(fields)

    def _message(self, name: str, text: Any, place: Place) -> None:
        if name in self.messages:
            there = self.messages[name][1]
            said = f"expected an id of its own, got one that {there.file}:{there.line} has too"
            hint = "" if there.pack == place.pack else "; to change it, write [patch_messages]"
            self.faults.add(place, f'message "{name}"', "", said + hint)
            return
        self.messages[name] = (text, place)

    def _show(self, pack: Pack, keys: Keys, value: Any, place: Place) -> None:
        if keys in self.shown:
            there = self.shown[keys][1]
            text = f"expected one of its own, got one that {there.file}:{there.line} has too"
            hint = "" if there.pack == pack.name else f"; to change it, write [patch_{keys[0]}]"
            self.faults.add(place, keys[0], ".".join(keys[1:]), text + hint)
            return
        self.shown[keys] = (value, place)

    def _figures(self, pack: Pack, source: Source, table: dict[str, Any]) -> None:
        for group, values in table.items():
            place = source.place(("figures", group), pack.name)
            if not isinstance(values, dict):
                self.faults.add(place, "figures", group, f"expected a table, got {show(values)}")
                continue
            into = self.figures.setdefault(group, {})
            for name, value in values.items():
                place = source.place(("figures", group, name), pack.name)
                if name in into:
                    there = into[name][1]
                    text = f"expected one figure of this name, got one that {there.file}:{there.line} has too"
                    hint = "" if there.pack == pack.name else "; to change it, write [patch_figures]"
                    self.faults.add(place, "figures", f"{group}.{name}", text + hint)
                else:
                    into[name] = (value, place)


def placing(source: Source, pack: str) -> Callable[[Keys], Place]:
    """Where things stand in a file of a pack, by their paths."""
    return lambda keys: source.place(keys, pack)


def shown_in(section: str, table: dict[str, Any]) -> Iterator[tuple[Keys, Any]]:
    """Signs by group and kind, voices by the beginning of their event, each with what it is."""
    for key, value in table.items():
        if section == "signs" and isinstance(value, dict):
            for kind, sign in value.items():
                yield (key, kind), sign
        else:
            yield (key, "") if section == "signs" else (key,), value


def note(entry: Entry, keys: Keys, value: Any, source: Source, at: Keys, pack: str) -> None:
    """Note the line of a field and of all that is in it."""
    entry.places[keys] = source.place(at, pack)
    if isinstance(value, str) and "\n" in value:
        entry.places[(*keys, "0")] = source.place((*at, "0"), pack)
    if isinstance(value, dict):
        for key, inner in value.items():
            note(entry, (*keys, key), inner, source, (*at, key), pack)


def _named(table: dict[str, Any], at: Keys) -> Iterator[tuple[str, Keys, Any]]:
    for key, value in table.items():
        if ":" in key or "." in key or not isinstance(value, dict):
            yield key, (*at, key), value
        else:
            for noun, fields in value.items():
                yield f"{key}.{noun}", (*at, key, noun), fields


def _texts(table: dict[str, Any], keys: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _texts(value, (*keys, key))
        else:
            yield (*keys, key), value
