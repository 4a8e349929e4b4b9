"""Patch: changes single fields of what another pack defines; two packs that change one field are told both."""

from __future__ import annotations

from typing import Any

from content.bearing import short_name
from content.collect import PATCHES, Collected, Entry, Keys, note, placing, shown_in
from content.faults import Place, meant, show
from content.files import Source, leaves
from content.manifest import Pack
from content.order import knows_of

_VERBS = ("set", "components", "without", "removed")


def apply_patches(collected: Collected) -> None:
    """Apply the patches of every pack, in the packs' order."""
    for pack in collected.packs:
        for source in pack.folder.sources:
            for section, of in PATCHES.items():
                table = source.document.get(section)
                if isinstance(table, dict):
                    for written, verbs in table.items():
                        _Patch(collected, pack, source, (section, written), of).apply(verbs)
            _patch_flat(collected, pack, source)
            _patch_shown(collected, pack, source)


class _Patch:
    """One pack's patch of one thing."""

    def __init__(self, collected: Collected, pack: Pack, source: Source, at: Keys, section: str) -> None:
        self.collected = collected
        self.faults = collected.faults
        self.pack = pack
        self.source = source
        self.at = at
        self.section = section

    def place(self, *keys: str) -> Place:
        return self.source.place((*self.at, *keys), self.pack.name)

    def apply(self, verbs: Any) -> None:
        written = self.at[1]
        name = self.collected.resolve(self.section, written, self.pack.name)
        subject = f'{self.at[0]} "{written}"'
        if name is None:
            if not self.faults.blind:
                guess = self.collected.guess(self.section, written)
                self.faults.add(self.place(), subject, "", f"expected a {self.section} to change, got none{guess}")
            return
        if not isinstance(verbs, dict):
            self.faults.add(self.place(), subject, "", f"expected a table, got {show(verbs)}")
            return
        entry = self.collected.entries[self.section][name]
        for verb in verbs:
            if verb not in _VERBS or (self.section != "card" and verb in ("components", "without")):
                text = f"expected one of {', '.join(_VERBS)}, got {show(verb)}{meant(verb, _VERBS)}"
                self.faults.add(self.place(verb), subject, verb, text)
        table = verbs.get("set", {})
        if not isinstance(table, dict):
            self.faults.add(self.place("set"), subject, "set", f"expected a table, got {show(table)}")
            table = {}
        for key, value in table.items():
            if key == "components":
                text = "expected single fields, got components, which are not set but have a table of their own"
                self.faults.add(self.place("set", key), subject, "set", text)
            else:
                self._set(entry, entry.values, (key,), value, ("set", key))
        if self.section == "card":
            self._set_parts(entry, verbs.get("components", {}))
            self._take_off(entry, subject, verbs.get("without", []))
        if verbs.get("removed") is True:
            del self.collected.entries[self.section][name]
            self.collected.removed[self.section, name] = self.place("removed")

    def _set(self, entry: Entry, into: dict[str, Any], keys: Keys, value: Any, at: Keys) -> None:
        """Put a value into the last of `keys`; a table is filled key by key."""
        if isinstance(value, dict):
            inner = into.get(keys[-1])
            fresh = dict(inner) if isinstance(inner, dict) else {}
            into[keys[-1]] = fresh
            entry.places.setdefault(keys, self.place(*at))
            for key, leaf in value.items():
                self._set(entry, fresh, (*keys, key), leaf, (*at, key))
            return
        self._claim(entry, keys, at)
        into[keys[-1]] = value
        note(entry, keys, value, self.source, (*self.at, *at), self.pack.name)

    def _claim(self, entry: Entry, keys: Keys, at: Keys) -> None:
        field = ".".join((keys[0], *(short_name(key) for key in keys[1:])))
        claim(self.collected, self.pack, entry.patched, keys, self.place(*at), (entry.subject, field))

    def _set_parts(self, entry: Entry, table: Any) -> None:
        at = (*self.at, "components")
        where = placing(self.source, self.pack.name)
        for name, keys, fields in self.collected.parts(entry.subject, where, at, table):
            path = ("components", name)
            if name not in entry.parts:
                self._claim(entry, path, keys[2:])
                entry.places[path] = self.source.place(keys, self.pack.name)
            into = entry.parts.setdefault(name, {})
            for field, value in fields.items():
                self._set(entry, into, (*path, field), value, (*keys[2:], field))

    def _take_off(self, entry: Entry, subject: str, names: Any) -> None:
        for written in names if isinstance(names, list) else [names]:
            name = next((n for n in entry.parts if written in (n, short_name(n))), None)
            if name is None:
                text = f"expected a component of the card, got {show(written)}"
                guess = meant(written, map(short_name, entry.parts))
                self.faults.add(self.place("without"), subject, "without", text + guess)
            else:
                self._claim(entry, ("components", name), ("without",))
                del entry.parts[name]


def claim(
    collected: Collected, pack: Pack, claims: dict[Keys, Place], keys: Keys, place: Place, said: tuple[str, str]
) -> None:
    """Note that a pack changes a field; a fault when another pack did so and this one does not say it comes after."""
    other = claims.get(keys, place)
    claims[keys] = place
    if other.pack != pack.name and not knows_of(pack, other.pack):
        text = (
            f'expected one pack to change it, got "{other.pack}" ({other.file}:{other.line}) and "{pack.name}"; '
            f'name "{other.pack}" in depends or after if this is meant'
        )
        collected.faults.add(place, *said, text)


def _patch_flat(collected: Collected, pack: Pack, source: Source) -> None:
    """`[patch_messages]` and `[patch_figures.GROUP]`: a new value for one that is there."""
    for section in ("patch_messages", "patch_figures"):
        table = source.document.get(section)
        for keys, value in leaves(table) if isinstance(table, dict) else ():
            words = tuple(map(str, keys))
            name = ".".join(words)
            place = source.place((section, *keys), pack.name)
            if section == "patch_messages":
                into, key, options = collected.messages, name, list(collected.messages)
            else:
                into, key = collected.figures.get(words[0], {}), ".".join(words[1:])
                options = [f"{group}.{figure}" for group, there in collected.figures.items() for figure in there]
            if key not in into:
                text = f"expected an id to change, got {show(name)}{meant(name, options)}"
                collected.faults.add(place, section, "", text)
                continue
            claim(collected, pack, collected.changed, (section, name), place, (section, name))
            into[key] = (value, place)


def _patch_shown(collected: Collected, pack: Pack, source: Source) -> None:
    """`[patch_signs.GROUP]` and `[patch_voices]`: another sign or voice for one that is there."""
    for section in ("signs", "voices"):
        table = source.document.get(f"patch_{section}")
        for keys, value in shown_in(section, table) if isinstance(table, dict) else ():
            place = source.place((f"patch_{section}", *(key for key in keys if key)), pack.name)
            if (section, *keys) not in collected.shown:
                options = [".".join(there[1:]) for there in collected.shown if there[0] == section]
                text = f"expected one to change, got {show('.'.join(keys))}{meant('.'.join(keys), options)}"
                collected.faults.add(place, f"patch_{section}", "", text)
                continue
            claim(collected, pack, collected.changed, (section, *keys), place, (f"patch_{section}", ".".join(keys)))
            collected.shown[section, *keys] = (value, place)
