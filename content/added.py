"""Added: what the packs of a set have added comes to together: sums with their terms, and who tells what cards are."""

from __future__ import annotations

from collections.abc import Mapping

from components.registry import Kinds
from content.faults import Faults
from content.manifest import Pack
from content.registrar import Registrar
from content.sums import Part, Sum, faulty_terms, summed, wordless
from content.telling import Teller, Tellers, taken_tokens, tellers_of, untold, unworded


def sums_of(
    packs: list[Pack], registrars: list[Registrar], told: Mapping[str, str] | None, faults: Faults
) -> dict[str, Sum]:
    """The sums of all packs with their terms; those that are wrong are reported, and with `told`, the messages there
    are, those without words too.
    """
    by_name = {pack.name: pack for pack in packs}
    abouts: dict[str, tuple[str, ...]] = {}
    parts: list[Part] = []
    for registrar in registrars:
        abouts.update(registrar.sums)
        known = set(faulty_terms(abouts, parts))
        parts += registrar.parts
        if registrar.name in faults.mute or faults.blind:
            continue
        texts = [text for text in faulty_terms(abouts, parts) if text not in known]
        texts += wordless(registrar.sums, registrar.parts, told) if told is not None else []
        for text in texts:
            faults.add(by_name[registrar.name].place("code"), f'pack "{registrar.name}"', "code", text)
    return summed(abouts, parts)


def tellers_by(
    packs: list[Pack], registrars: list[Registrar], messages: Mapping[str, str], kinds: Kinds, faults: Faults,
    told: bool = True,
) -> Tellers:
    """Who tells what components are; a token that another has is reported, and if they are to be `told`, whoever has
    no words, and risks that have none.
    """
    by_name = {pack.name: pack for pack in packs}
    before: list[Teller] = []
    for registrar in registrars:
        texts = [*taken_tokens(registrar.tellers, before)]
        if told and not faults.blind:
            texts += [*untold(registrar.tellers, messages), *unworded(registrar.risks.values(), messages)]
        for text in texts if registrar.name not in faults.mute else ():
            faults.add(by_name[registrar.name].place("code"), f'pack "{registrar.name}"', "code", text)
        before += registrar.tellers
    cards, places = next((registrar.told for registrar in registrars if registrar.told[0]), ((), ()))
    return tellers_of(before, cards, places, messages, kinds)
