"""Steps: what a pack says of its older data: functions of its code, and new ids of its cards (S7)."""

from __future__ import annotations

from collections.abc import Iterable

from content.collect import Collected
from content.faults import show
from content.registrar import Registrar
from content.registry import Steps


def steps_of(collected: Collected, registrars: Iterable[Registrar]) -> dict[str, Steps]:
    """The steps of every pack that has some, by its name; new ids that no card has are reported."""
    own = {registrar.name: registrar.steps for registrar in registrars}
    found: dict[str, Steps] = {}
    for pack in collected.packs:
        renamed = _renamed(collected, pack.name)
        if renamed and pack.manifest.data_version == 1:
            text = "expected 2 or more where cards are renamed, for only saves of an older version are changed, got 1"
            collected.faults.add(pack.place("data_version"), f'pack "{pack.name}"', "data_version", text)
        if renamed or own.get(pack.name):
            found[pack.name] = Steps(own.get(pack.name, {}), renamed)
    return found


def _renamed(collected: Collected, pack: str) -> dict[str, str]:
    """Full new ids by full old ids, as the pack's tables `renamed` have them."""
    out: dict[str, str] = {}
    for old, (new, place) in collected.renamed.get(pack, {}).items():
        full = f"{pack}:{old}"
        name = collected.resolve("card", new, pack) if isinstance(new, str) else None
        if ":" in old or full in collected.entries["card"]:
            text = f"expected an id that a card of pack {pack} had once and none has now, got {show(old)}"
        elif name is None:
            guess = collected.guess("card", new) if isinstance(new, str) else ""
            text = f"expected a card id, got {show(new)}{guess}"
        else:
            out[full] = name
            continue
        if not collected.faults.blind:
            collected.faults.add(place, "renamed", old, text)
    return out
