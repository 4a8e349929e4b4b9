"""Serving: the cards that rules bring by themselves, such as a stair or a chill, each named by what it is for."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from content.collect import Collected
from content.faults import meant, show
from content.kinds import CardDefinition


def check_serving(
    collected: Collected, cards: Mapping[str, CardDefinition], needs: Mapping[str, Collection[str]], whole: bool
) -> None:
    """Report cards that serve what no rule needs, or what another serves; where `whole`, needs that no card serves.

    `needs` are what the rules of each pack bring.
    """
    known = {need for needed in needs.values() for need in needed}
    served: dict[str, str] = {}
    for name, card in cards.items():
        entry = collected.entries["card"][name]
        if card.serves in served:
            text = f"expected what no other card serves, got {show(card.serves)}, which {served[card.serves]} serves"
            collected.faults.add(entry.where(("serves",)), entry.subject, "serves", text)
        elif card.serves and card.serves not in known and not (collected.faults.mute or collected.faults.blind):
            text = f"expected what a rule brings, got {show(card.serves)}{meant(card.serves, known)}"
            collected.faults.add(entry.where(("serves",)), entry.subject, "serves", text)
        if card.serves:
            served.setdefault(card.serves, name)
    for pack in collected.packs if whole else ():
        for need in needs.get(pack.name, ()):
            if need not in served:
                text = f"expected a card that serves {show(need)}, got none"
                collected.faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)
