"""Morgue: the record of a life that has ended, as plain text: who, where, by what chain of events, and what was last
perceived (CHAR-6).
"""

from __future__ import annotations

from components.body import Dead
from components.card import Card
from components.seekers import Experience, Seeker
from content.words import Words
from engine.play.game import Game
from systems.core.causes import told
from systems.core.rooms import room_of
from systems.core.sites import level_info

LAST = 12


def causes(words: Words, dead: Dead) -> list[str]:
    """The chain of harms that ended a life, in words, the last one last."""
    out = []
    for entry in dead.cause or ["cause.unknown"]:
        message, card = told(entry)
        said = words.say(message, card=words.card_name(card) if card else words.say("unknown.something"))
        out.append(said[:1].upper() + said[1:])
    return out


def record(game: Game) -> str:
    """The record of the played seeker, lines ended by a line feed; ValueError while it lives."""
    world, seeker, words = game.world, game.seeker, game.content.words
    dead = world.find(seeker, Dead)
    if dead is None:
        raise ValueError("the seeker is alive")
    who, gained, info = world.get(seeker, Seeker), world.find(seeker, Experience), level_info(world)
    card = world.find(room_of(world, seeker), Card)
    lines = [words.say("morgue.line", name=who.name, turn=dead.turn)]
    if gained is not None:
        calling = words.calling_name(who.calling)
        lines.append(words.say("morgue.life", calling=calling, level=gained.level, experience=gained.total))
    if card is not None and info is not None:
        place, theme = words.card_name(card.prototype), words.theme_name(info.theme)
        lines.append(words.say("morgue.place", place=place, theme=theme, depth=info.level))
    lines.append(words.say("origin.line", origin=game.chronicle.origin))
    lines += ["", *causes(words, dead), ""]
    lines += [f"{line.turn:>6}  {words.say(line.message, **line.params)}" for line in game.log.get(seeker, ())][-LAST:]
    return "\n".join([*lines, ""])
