"""Choosing: what somebody at the gate types about the theme: `theme` alone, or with its number or its name."""

from __future__ import annotations

from engine.play.game import Game
from engine.play.origin import ThemeError, main_theme_named
from engine.scene.themes import themes
from engine.text.verbs import Vocabulary


def asked_theme(vocabulary: Vocabulary, line: str) -> str | None:
    """The theme that a line asks for, empty to see them all; None when it is about something else."""
    word, _, rest = line.strip().lower().partition(" ")
    return rest.strip() if word in vocabulary.themes else None


def choose_theme(game: Game, asked: str) -> str:
    """Begin in the theme of this number or name; why that cannot be, or nothing."""
    words = game.content.words
    if game.seeker:
        return words.say("text.theme_stands", origin=game.chronicle.origin)
    known = {str(node.value): node for node in themes(game).children if node.value}
    if asked.isdecimal() and asked not in known:
        return words.say("text.theme_number", last=len(known))
    try:
        theme = main_theme_named(game.content, known[asked].kind if asked in known else asked)
    except ThemeError as error:
        names = ", ".join(f"{number} {node.short or node.name}" for number, node in known.items())
        return words.say("text.theme_within" if error.inner else "text.theme_unknown", theme=asked, list=names)
    game.chronicle.choose(theme)
    return ""
