"""Complete: what the tab key offers: verbs first, then the words of what that verb can be done to."""

from __future__ import annotations

from engine.kernel.command import HEADINGS, OF_WAYS, Command, fields_of
from engine.scene.node import Node
from engine.text.draw_acts import numbered
from engine.text.matching import words_of
from engine.text.verbs import Vocabulary


def completions(vocabulary: Vocabulary, tree: Node, line: str) -> list[str]:
    """Words that may follow what was typed, sorted."""
    typed = line.lower().split(" ")
    begun = typed[-1]
    if len(typed) == 1:
        return sorted(word for word in vocabulary.verbs if len(word) > 1 and word.startswith(begun))
    verb = vocabulary.verb(typed[0])
    kinds = vocabulary.kinds.get(verb, (Command,))
    words = {word for _, act in numbered(tree) if isinstance(act.command, kinds) for word in words_of(act.name)}
    words |= {heading for heading in HEADINGS if verb == "look" or verb in vocabulary.kinds and _goes_by_ways(kinds)}
    return sorted(word for word in words - vocabulary.idle if word.startswith(begun) and not word.isdecimal())


def _goes_by_ways(kinds: tuple[type[Command], ...]) -> bool:
    return any(want in OF_WAYS for kind in kinds for _, want in fields_of(kind))


class Completer:
    """The readline protocol: called with a state that counts up from 0 until nothing is left."""

    def __init__(self, vocabulary: Vocabulary, tree: Node) -> None:
        self._vocabulary = vocabulary
        self._tree = tree
        self._found: list[str] = []

    def __call__(self, text: str, state: int) -> str | None:
        """The completion of this number, or None."""
        if state == 0:
            self._found = completions(self._vocabulary, self._tree, _line(text))
        return f"{self._found[state]} " if state < len(self._found) else None


def _line(text: str) -> str:
    """The whole line where readline tells it, else only the word."""
    try:
        import readline
    except ImportError:
        return text
    return readline.get_line_buffer()[: readline.get_endidx()] or text
