"""Replacing: a pack's system stands in the place of another's where its manifest says so (`replaces`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from content.faults import Faults, meant
from content.manifest import Pack
from engine.kernel.system import System


def in_place(packs: list[Pack], systems: Mapping[str, Iterable[System]], faults: Faults) -> tuple[System, ...]:
    """All systems, those of a pack by its name, in the order of adding; a replaced one has left its place to another.

    What a manifest replaces that is not there, or another has replaced, is reported; so is a word that nothing follows.
    """
    found: dict[str, System] = {}
    owners: dict[str, str] = {}
    replaced: dict[str, str] = {}
    for pack in packs:
        own = {system.name: system for system in systems.get(pack.name, ())}
        for name in dict.fromkeys(pack.manifest.replaces):
            if text := _wrong(pack, name, own, found, replaced, faults):
                faults.add(pack.place("replaces"), f'pack "{pack.name}"', "replaces", text)
                continue
            there = f' of pack "{owners[name]}"' if name in owners else ""
            faults.note(pack.place("replaces"), f'pack "{pack.name}"', f"its system {name} replaces that{there}")
            replaced[name] = pack.name
            if name in own and name in found:
                own[name].follows, own[name].before = found[name].follows, found[name].before
        # One that is there keeps its place among the others.
        found |= own
        owners |= dict.fromkeys(own, pack.name)
    return tuple(found.values())


def _wrong(
    pack: Pack,
    name: str,
    own: Mapping[str, System],
    found: Mapping[str, System],
    replaced: Mapping[str, str],
    faults: Faults,
) -> str:
    """What is wrong with replacing a system of this name, or nothing; of code that was not run nothing is known."""
    if name in replaced:
        return f'expected a system that no other pack replaces, got "{name}", which pack "{replaced[name]}" replaces'
    if name not in found and not faults.mute and not faults.blind:
        return f'expected a system of a pack before it, got "{name}"{meant(name, found)}'
    if pack.name in faults.mute:
        return ""
    if name not in own:
        return f'expected a system {name} among those that the pack adds, got none: add one, or leave out "{name}"'
    if own[name].follows or own[name].before:
        return f"expected a system {name} without a place of its own, for it runs where the replaced one did"
    return ""
