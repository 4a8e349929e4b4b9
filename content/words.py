"""Words: what the game says, from message ids with parameters; the words themselves lie in content."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from content.kinds import CallingDefinition, CardDefinition, ThemeDefinition
from content.sections import Section
from content.template import Slot, pieces

_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_ACCENTED = str.maketrans("aceinouyzACEINOUYZ", "áçéíñóúýžÁÇÉÍÑÓÚÝŽ")


def plain(text: str) -> str:
    """A text from outside without what could garble a screen: escapes, direction marks, line ends, half characters."""
    spaced = (" " if c.isspace() else c for c in text)
    return "".join(c for c in spaced if unicodedata.category(c) not in _HIDDEN)


class Words:
    """Messages, and names and texts of cards, themes, classes and sections, in one language."""

    def __init__(
        self,
        messages: Mapping[str, str],
        cards: Mapping[str, CardDefinition],
        themes: Mapping[str, ThemeDefinition],
        callings: Mapping[str, CallingDefinition],
        sections: Mapping[str, Section] = MappingProxyType({}),
        pseudo: bool = False,
    ) -> None:
        self._messages = messages
        self._cards = cards
        self._themes = themes
        self._callings = callings
        self._sections = sections
        self._pseudo = pseudo

    def pseudo(self) -> Words:
        """The same words in a language for tests: accented, and 40 % longer."""
        return Words(self._messages, self._cards, self._themes, self._callings, self._sections, pseudo=True)

    def ids(self) -> list[str]:
        """All message ids, sorted."""
        return sorted(self._messages)

    def has(self, message: str) -> bool:
        """Whether there are words for this message."""
        return message in self._messages

    def say(self, message: str, **params: int | str) -> str:
        """The message in words. An unknown id or parameter shows itself in brackets; `check` finds both beforehand."""
        template = self._messages.get(message)
        if template is None:
            return f"[{message}]"
        return self.filled(template, **params)

    def filled(self, template: str, **params: int | str) -> str:
        """Words of content with their parameters, such as those of an answer."""
        return "".join(self._piece(piece, params) for piece in pieces(template))

    def card_name(self, card: str) -> str:
        """A card's name; the id in brackets when no pack has it."""
        found = self._cards.get(card)
        return self._lit(found.name) if found else f"[{card}]"

    def card_short(self, card: str) -> str:
        """A card's short name for narrow places, or its name."""
        found = self._cards.get(card)
        return self._lit(found.short or found.name) if found else f"[{card}]"

    def card_work(self, card: str) -> str:
        """What it is called to clear a condition, or nothing."""
        found = self._cards.get(card)
        return self._lit(found.work) if found and found.work else ""

    def card_text(self, card: str) -> str:
        """What is written on a card."""
        found = self._cards.get(card)
        return self._lit(found.text) if found else f"[{card}]"

    def theme_name(self, theme: str) -> str:
        """A theme's name."""
        found = self._themes.get(theme)
        return self._lit(found.name) if found else f"[{theme}]"

    def theme_motto(self, theme: str) -> str:
        """A theme's motto."""
        found = self._themes.get(theme)
        return self._lit(found.motto) if found else f"[{theme}]"

    def theme_danger(self, theme: str) -> str:
        """A theme's signature danger."""
        found = self._themes.get(theme)
        return self._lit(found.danger) if found else f"[{theme}]"

    def calling_name(self, calling: str) -> str:
        """A class's name."""
        found = self._callings.get(calling)
        return self._lit(found.name) if found else f"[{calling}]"

    def calling_text(self, calling: str) -> str:
        """A class in a sentence or two."""
        found = self._callings.get(calling)
        return self._lit(found.text) if found else f"[{calling}]"

    def section_name(self, section: str) -> str:
        """The name of a section."""
        found = self._sections.get(section)
        return self._lit(found.written.name) if found else f"[{section}]"

    def section_text(self, section: str) -> str:
        """What is told of a section to whoever comes into it."""
        found = self._sections.get(section)
        return self._lit(found.written.text) if found else f"[{section}]"

    def _piece(self, piece: str | Slot, params: Mapping[str, int | str]) -> str:
        if isinstance(piece, str):
            return self._lit(piece)
        if piece.name not in params:
            return f"[{piece.name}]"
        value = params[piece.name]
        if piece.forms:
            return self._lit(piece.forms[str(value) not in ("1", "-1")])
        said = plain(str(value))
        return said[:1].upper() + said[1:] if piece.capital else said

    def _lit(self, text: str) -> str:
        """A text of content as it is shown."""
        if not self._pseudo or not text.strip():
            return text
        return text.translate(_ACCENTED) + "·" * (len(text) * 2 // 5)
