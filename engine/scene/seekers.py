"""Seekers: those who stand at the gate, to pick one from (CHAR-1, CHAR-3)."""

from __future__ import annotations

from collections import Counter

from content.words import Words
from engine.game import Game
from engine.gate import Candidate
from engine.scene.node import Node, Role

_POOLS = ("health", "mana", "stamina")
_ATTRIBUTES = ("strength", "defence", "perception", "agility", "will")
_SKILLS = ("melee", "ranged", "dodge")


def seekers(game: Game) -> Node:
    """The candidates, numbered from 1: class, figures, ability, kit, and the one card drawn for each."""
    words = game.content.words
    nodes = tuple(_seeker(game, number, candidate) for number, candidate in enumerate(game.candidates, 1))
    return Node(id="seekers", role=Role.SCREEN, name=words.say("seekers.name"),
                text=words.say("seekers.text", count=len(nodes)), kind="seekers", children=nodes)


def _seeker(game: Game, number: int, candidate: Candidate) -> Node:
    words = game.content.words
    calling = game.content.callings[candidate.calling]
    told: list[tuple[str, str]] = [
        ("pools", ", ".join(_figure(words, f"pool.{pool}", getattr(calling, pool)) for pool in _POOLS)),
        ("attributes", ", ".join(_figure(words, f"attribute.{name}", getattr(calling, name)) for name in _ATTRIBUTES)),
        ("skills", ", ".join(_figure(words, f"skill.{name}", getattr(calling, name), " %") for name in _SKILLS)),
        ("ability", words.say("seekers.ability", name=words.say(f"ability.{calling.ability}"),
                              text=words.say(f"ability.{calling.ability}.text"))),
        ("kit", words.say("seekers.kit", list=_kit(words, calling.kit))),
        ("card", words.say("seekers.card", card=words.card_name(candidate.extra_card))),
    ]
    return Node(
        id=f"seekers.{number}",
        role=Role.SEEKER,
        name=words.say("seekers.line", name=candidate.name, calling=words.calling_name(candidate.calling)),
        text=words.calling_text(candidate.calling),
        kind=candidate.calling,
        value=number,
        children=tuple(
            Node(id=f"seekers.{number}.{kind}", role=Role.FACT, name=text, text=text, kind=kind) for kind, text in told
        ),
    )


def _figure(words: Words, name: str, value: int, unit: str = "") -> str:
    return words.say("seekers.figure", name=words.say(name), value=value) + unit


def _kit(words: Words, kit: tuple[str, ...] | list[str]) -> str:
    counts = Counter(words.card_name(card) for card in kit)
    return ", ".join(words.say("card.count", name=name, count=count) if count > 1 else name
                     for name, count in counts.items())
