"""Looks: the icon, the scene and the prose by which a page shows a card or a class."""

from __future__ import annotations

from content.kinds import Kind, Look
from content.registry import Content
from engine.window.glyphs import is_drawn
from engine.window.shaders import paintings, scenes

_SCENE = "cave"
_PERSON = "cowled"
# What stands for a card whose pack gives it no icon, or one that nobody drew.
_OF_KIND: dict[Kind, str] = {
    Kind.LOCATION: "dungeon-gate",
    Kind.ENEMY: "crossed-swords",
    Kind.ITEM: "knapsack",
    Kind.CONTAINER: "locked-chest",
    Kind.TRAP: "claw-slashes",
    Kind.KEY: "skeleton-key",
    Kind.STAIR: "stairs",
    Kind.MOUTH: "cave-entrance",
    Kind.BARE: "stone-path",
    Kind.AFFLICTION: "tear-tracks",
    Kind.CONDITION: "stone-pile",
    Kind.EVENT: "thunder-struck",
    Kind.SEEKER: _PERSON,
}


class Looks:
    """What the packs of one content say of how things look."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def icon(self, art: str) -> str:
        """The icon of a card or a class, or else that of its kind."""
        card = self.content.cards.get(art)
        found = card or self.content.callings.get(art)
        if found is None:
            return "plain-square"
        if is_drawn(found.icon):
            return found.icon
        return _PERSON if card is None else _OF_KIND.get(card.kind, "plain-square")

    def scene(self, art: str) -> str:
        """The painting behind a card or a class, or a cave."""
        found = self.content.cards.get(art) or self.content.callings.get(art)
        return found.scene if found is not None and found.scene in scenes() else _SCENE

    def condition(self, art: str) -> Look | None:
        """How a condition lies on a place, or None when nobody has painted it."""
        found = self.content.cards.get(art)
        return found.look if found is not None and found.look.painting in paintings() else None

    def prose(self, art: str) -> str:
        """What a card tells of itself, or nothing."""
        return self.content.words.card_text(art) if art in self.content.cards else ""
