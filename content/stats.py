"""Stats: how many things of each kind content has that differ in play, against what is asked for."""

from __future__ import annotations

from content.kinds import CardDefinition, Definition, Kind
from content.registry import Content

TARGETS = {
    Kind.LOCATION: 20,
    Kind.ENEMY: 16,
    Kind.ITEM: 60,
    Kind.CONTAINER: 8,
    Kind.TRAP: 8,
}
CLASSES = 3
SECTIONS = 16


def stats(content: Content) -> list[tuple[str, int, int | None]]:
    """Rows of kind, count, and target if there is one. Cards that differ in name, text or weight alone count once."""
    rows: list[tuple[str, int, int | None]] = []
    for kind in Kind:
        alike = {_play(content, name, card) for name, card in content.cards.items() if card.kind is kind}
        if alike or kind in TARGETS:
            rows.append((kind.value, len(alike), TARGETS.get(kind)))
    rows.append(("theme", len({_nameless(theme) for theme in content.themes.values()}), None))
    rows.append(("class", len({_nameless(calling) for calling in content.callings.values()}), CLASSES))
    rows.append(("section", len({_nameless(section.written) for section in content.sections.values()}), SECTIONS))
    return rows


def _play(content: Content, name: str, card: CardDefinition) -> str:
    """What matters of a card in play."""
    goods = sorted(card.goods.items())
    return repr((content.components(name), goods, sorted(card.decks), sorted(card.tags)))


def _nameless(thing: Definition) -> str:
    told = ("name", "text", "motto", "danger", "code", "names")
    return repr([(field, getattr(thing, field)) for field in thing.__struct_fields__ if field not in told])
