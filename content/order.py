"""Order of packs: the base first, then each behind what it depends on, ties by name."""

from __future__ import annotations

from content.faults import Faults, meant
from content.manifest import Pack

BASE = "base"


def in_order(packs: list[Pack], faults: Faults) -> list[Pack]:
    """The packs as they are loaded. Missing, double, hostile and circular ones are faults, and are left out or last."""
    by_name: dict[str, Pack] = {}
    for pack in packs:
        other = by_name.setdefault(pack.name, pack)
        if other is not pack:
            text = f"expected a name of its own, got one that {other.source.file} has too"
            faults.add(pack.place("name"), f'pack "{pack.name}"', "name", text)
    for pack in by_name.values():
        _check_needs(pack, by_name, faults)
    waits = {name: _before(pack, by_name) for name, pack in by_name.items()}
    ordered: list[Pack] = []
    while waits:
        ready = sorted((name for name, on in waits.items() if not on), key=lambda name: (name != BASE, name))
        if not ready:
            _name_cycle(waits, by_name, faults)
            return ordered + [by_name[name] for name in sorted(waits)]
        ordered.append(by_name[ready[0]])
        del waits[ready[0]]
        for on in waits.values():
            on.discard(ready[0])
    return ordered


def knows_of(pack: Pack, other: str) -> bool:
    """Whether the pack says that it comes after the other, so that changing what that one changed is no accident."""
    return other in pack.manifest.depends or other in pack.manifest.after


def _before(pack: Pack, packs: dict[str, Pack]) -> set[str]:
    before = {name for name in (*pack.manifest.depends, *pack.manifest.after) if name in packs}
    if pack.name != BASE and BASE in packs:
        before.add(BASE)
    return before


def _check_needs(pack: Pack, packs: dict[str, Pack], faults: Faults) -> None:
    subject = f'pack "{pack.name}"'
    for name in pack.manifest.depends:
        if name not in packs:
            text = f'expected a pack that is enabled, got "{name}"{meant(name, set(packs) - {pack.name})}'
            faults.add(pack.place("depends"), subject, "depends", text)
    for name in pack.manifest.conflicts:
        if name in packs:
            text = f'expected to be played without pack "{name}", got both'
            faults.add(pack.place("conflicts"), subject, "conflicts", text)


def _name_cycle(waits: dict[str, set[str]], packs: dict[str, Pack], faults: Faults) -> None:
    trail = [min(waits)]
    while True:
        following = min(waits[trail[-1]])
        if following in trail:
            cycle = trail[trail.index(following) :]
            break
        trail.append(following)
    start = cycle.index(min(cycle))
    cycle = cycle[start:] + cycle[:start]
    pack = packs[cycle[0]]
    field = "depends" if cycle[1 % len(cycle)] in pack.manifest.depends else "after"
    text = f"expected packs that do not wait for each other, got {' -> '.join([*cycle, cycle[0]])}"
    faults.add(pack.place(field), f'pack "{pack.name}"', field, text)
