"""Verbs: the words that a player may type, from content, and the kinds of command each may mean."""

from __future__ import annotations

from difflib import get_close_matches

from content.registry import Content
from content.verb import Verbs
from engine.kernel.command import Command

ASKING = (
    "map", "pack", "look", "why", "log", "acts", "sheet", "help", "board", "quit", "yes", "no",
    "north", "east", "south", "west",
)


def kinds_of(verbs: Verbs) -> dict[str, tuple[type[Command], ...]]:
    """What each word may mean: the command that is called so, then others that are typed under it."""
    found: dict[str, tuple[type[Command], ...]] = {verb.name: (verb.command,) for verb in verbs}
    for verb in verbs:
        for word in verb.typed:
            found[word] = (*found.get(word, ()), verb.command)
    return found


class Vocabulary:
    """Every word with its verb. Names of commands are always understood, whatever the language.

    `kinds` are the kinds of command that each verb may mean, the one that is called so first.
    """

    def __init__(self, content: Content) -> None:
        words, self.records = content.words, content.verbs
        self.kinds = kinds_of(content.verbs)
        self.verbs: dict[str, str] = {}
        for verb in (*self.kinds, *ASKING):
            self.verbs.setdefault(verb, verb)
            said = words.say(f"verb.{verb}") if words.has(f"verb.{verb}") else ""
            for alias in said.split(","):
                if alias.strip():
                    self.verbs.setdefault(alias.strip().lower(), verb)
        self.themes = {word.strip().lower() for word in words.say("verb.theme").split(",")} | {"theme"}
        self.idle = {word.strip().lower() for word in words.say("verb.idle").split(",")}

    def verb(self, word: str) -> str:
        """The verb that a word means, or that alone begins with it; else nothing."""
        if word in self.verbs:
            return self.verbs[word]
        meant = {verb for alias, verb in self.verbs.items() if alias.startswith(word)} if len(word) > 1 else set()
        return meant.pop() if len(meant) == 1 else ""

    def near(self, word: str) -> str:
        """The word most like this one, or nothing."""
        found = get_close_matches(word, [alias for alias in self.verbs if len(alias) > 1], 1, 0.6)
        return found[0] if found else ""

    def without_idle(self, words: list[str]) -> list[str]:
        """Words without those that carry nothing: the, at, with …"""
        return [word for word in words if word not in self.idle]
