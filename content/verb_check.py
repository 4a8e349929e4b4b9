"""Verb check: whether there are words and a glyph for every verb of the packs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from content.collect import Collected
from content.faults import meant, show
from content.order import BASE
from content.registrar import Registrar
from content.verb import Verb


def check_verbs(
    collected: Collected, registrars: list[Registrar], messages: Mapping[str, str], drawn: Mapping[str, Collection[str]]
) -> None:
    """Report verbs that could not be named, typed or drawn; `drawn` has the names of icons where they are known.

    Those of the game itself are looked at by its own tests: what stands in for its data need not name them all.
    """
    packs = {pack.name: pack for pack in collected.packs}
    skills = ["", *(skill.name for registrar in registrars for skill in registrar.learning.proficiencies)]
    for registrar in registrars:
        if registrar.name == BASE or registrar.name in collected.faults.mute:
            continue
        pack = packs[registrar.name]
        for verb in registrar.verbs.values():
            unknown = [verb.trains] if verb.trains not in skills and not collected.faults.mute else []
            untaught = (f"expected a proficiency to train, got {show(name)}{meant(name, skills)}" for name in unknown)
            for text in (*_faults(verb, messages, drawn.get("icon", ())), *untaught):
                collected.faults.add(pack.place("code"), f'pack "{pack.name}"', f'verb "{verb.name}"', text)


def _faults(verb: Verb, messages: Mapping[str, str], icons: Collection[str]) -> Iterator[str]:
    wanted = [f"verb.{verb.name}", *([] if verb.label is not None else [f"act.{verb.name}"])]
    yield from (f'expected a message "{name}" with its words, got none' for name in wanted if name not in messages)
    if icons and verb.icon not in icons:
        yield f"expected the name of an icon that is drawn, got {show(verb.icon)}{meant(verb.icon, icons)}"
