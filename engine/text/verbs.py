"""Verbs: the words that a player may type, from content, and the kinds of command each may mean."""

from __future__ import annotations

from difflib import get_close_matches

from content.words import Words
from engine import commands as ask

COMMANDS: dict[str, tuple[type[ask.Command], ...]] = {
    "step": (ask.Step, ask.Approach),
    "approach": (ask.Approach,),
    "strike": (ask.Strike,),
    "shoot": (ask.Shoot,),
    "throw": (ask.Throw,),
    "search": (ask.Search,),
    "open": (ask.Unlock, ask.Search),
    "take": (ask.Take,),
    "drop": (ask.Drop,),
    "equip": (ask.Equip,),
    "unequip": (ask.Unequip,),
    "light": (ask.Light,),
    "snuff": (ask.Snuff,),
    "refill": (ask.Refill,),
    "relight": (ask.Relight,),
    "eat": (ask.Eat,),
    "drink": (ask.Drink,),
    "use": (ask.Read, ask.Drink, ask.Eat, ask.Light),
    "read": (ask.Read,),
    "unlock": (ask.Unlock,),
    "force": (ask.Force,),
    "disarm": (ask.Disarm,),
    "clean": (ask.Clean,),
    "examine": (ask.Examine,),
    "push": (ask.Push,),
    "break": (ask.Break, ask.Force),
    "clear": (ask.Clear,),
    "mine": (ask.Mine,),
    "gather": (ask.Gather,),
    "set": (ask.Set,),
    "unset": (ask.Unset,),
    "finish": (ask.Finish,),
    "train": (ask.Train,),
    "wait": (ask.Wait, ask.WaitTurns),
    "rest": (ask.Camp,),
    "camp": (ask.Camp,),
    "sleep": (ask.Sleep,),
    "travel": (ask.Travel,),
    "explore": (ask.Explore,),
    "sweep": (ask.Sweep,),
    "descend": (ask.Descend,),
    "ascend": (ask.Ascend,),
    "enter": (ask.Enter,),
    "leave": (ask.Leave, ask.Drop),
    "answer": (ask.Answer,),
}
ASKING = (
    "map", "pack", "look", "why", "log", "acts", "sheet", "help", "board", "quit", "yes", "no",
    "north", "east", "south", "west",
)


class Vocabulary:
    """Every word with its verb. Names of commands are always understood, whatever the language."""

    def __init__(self, words: Words) -> None:
        self.verbs: dict[str, str] = {}
        for verb in (*COMMANDS, *ASKING):
            self.verbs.setdefault(verb, verb)
            for alias in words.say(f"verb.{verb}").split(","):
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
