"""Looks: the icon, the scene and the prose by which a page shows a card or a class."""

from __future__ import annotations

from content.registry import Content


class Looks:
    """What the packs of one content say of how things look."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def icon(self, art: str) -> str:
        """The icon of a card or a class."""
        found = self.content.cards.get(art) or self.content.callings.get(art)
        return found.icon if found is not None and found.icon else "plain-square"

    def scene(self, art: str) -> str:
        """The painting behind a card or a class."""
        found = self.content.cards.get(art) or self.content.callings.get(art)
        return found.scene if found is not None and found.scene else "cave"

    def prose(self, art: str) -> str:
        """What a card tells of itself, or nothing."""
        return self.content.words.card_text(art) if art in self.content.cards else ""
