"""Seekers: those who stand at the gate, to pick one from (CHAR-1, CHAR-3)."""

from __future__ import annotations

from collections import Counter

from content.kinds import CallingDefinition
from content.registry import Content
from content.words import Words
from engine.play.game import Game
from engine.play.gate import Candidate
from engine.scene.node import Node, Role

_POOLS = ("health", "mana", "stamina")
_ATTRIBUTES = ("strength", "defence", "perception", "agility", "will")
_SKILLS = ("melee", "ranged", "dodge")


def seekers(game: Game) -> Node:
    """The candidates, numbered from 1: class, figures, ability, kit, and the one card drawn for each."""
    words = game.content.words
    nodes = tuple(_seeker(game.content, number, candidate) for number, candidate in enumerate(game.candidates, 1))
    return Node(id="seekers", role=Role.SCREEN, name=words.say("seekers.name"),
                text=words.say("seekers.text", count=len(nodes)), kind="seekers", children=nodes)


def _seeker(content: Content, number: int, candidate: Candidate) -> Node:
    words = content.words
    calling = content.callings[candidate.calling]
    at = f"seekers.{number}"
    return Node(
        id=at,
        role=Role.SEEKER,
        name=words.say("seekers.line", name=candidate.name, calling=words.calling_name(candidate.calling)),
        short=candidate.name,
        text=words.calling_text(candidate.calling),
        kind=candidate.calling,
        value=number,
        children=(
            _figures(words, at, "pools", _values(calling, _POOLS), Role.POOL, "pool"),
            _figures(words, at, "attributes", _values(calling, _ATTRIBUTES), Role.ATTRIBUTE, "attribute"),
            _figures(words, at, "skills", _skills(content, calling), Role.FACT, "skill"),
            _fact(f"{at}.ability", words.say("seekers.ability", name=words.say(f"ability.{calling.ability}"),
                                             text=words.say(f"ability.{calling.ability}.text"))),
            _kit(content, at, calling),
            _fact(f"{at}.card", words.say("seekers.card", card=words.card_name(candidate.extra_card)),
                  (_card(content, f"{at}.card.drawn", candidate.extra_card),)),
        ),
    )


def _fact(node: str, words: str, children: tuple[Node, ...] = ()) -> Node:
    return Node(id=node, role=Role.FACT, name=words, text=words, kind=node.rpartition(".")[2], children=children)


def _values(calling: CallingDefinition, names: tuple[str, ...]) -> dict[str, int]:
    return {name: getattr(calling, name) for name in names}


def _skills(content: Content, calling: CallingDefinition) -> dict[str, int]:
    """Skill at arms; dodge is the whole of it, with what Agility adds (COMB-1)."""
    skills = _values(calling, _SKILLS)
    skills["dodge"] += content.figures.combat.dodge_per_agility * calling.agility
    return skills


def _figures(words: Words, at: str, kind: str, values: dict[str, int], role: Role, prefix: str) -> Node:
    """Figures of one kind in a line, and each of them by itself."""
    children = []
    for name, value in values.items():
        named, short = words.say(f"{prefix}.{name}"), f"{prefix}.short.{name}"
        text = words.say("seekers.figure", name=named, value=value) + (" %" if prefix == "skill" else "")
        children.append(Node(id=f"{at}.{kind}.{name}", role=role, name=named, text=text, kind=name, value=value,
                             short=words.say(short) if words.has(short) else ""))
    return _fact(f"{at}.{kind}", ", ".join(child.text for child in children), tuple(children))


def _kit(content: Content, at: str, calling: CallingDefinition) -> Node:
    counts = Counter(calling.kit)
    cards = tuple(_card(content, f"{at}.kit.{place}", card, count)
                  for place, (card, count) in enumerate(counts.items(), 1))
    return _fact(f"{at}.kit", content.words.say("seekers.kit", list=", ".join(card.name for card in cards)), cards)


def _card(content: Content, node: str, card: str, count: int = 1) -> Node:
    words = content.words
    name = words.card_name(card)
    return Node(
        id=node, role=Role.CARD, name=words.say("card.count", name=name, count=count) if count > 1 else name,
        short=words.card_short(card), text=words.card_text(card) or name, kind=content.card(card).kind.value, art=card,
    )
