"""Morgue: the record of a life that has ended: who, how far, by what chain of events, what was seen last (CHAR-6)."""

from __future__ import annotations

from components.body import Dead
from components.level import LevelInfo
from components.seekers import Experience, Seeker
from engine.keep.morgue import causes
from engine.play.outcome import Line
from engine.scene.chronicle import chronicle
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.core.sites import level_info

LAST = 16


def morgue(eye: Eye, lines: list[Line]) -> Node:
    """The record; while the seeker lives it is not enabled, and says so."""
    dead = eye.world.find(eye.seeker, Dead)
    who = eye.world.get(eye.seeker, Seeker)
    if dead is None:
        alive = eye.say("morgue.alive", name=who.name)
        return Node(id="morgue", role=Role.SCREEN, name=alive, text=alive, kind="morgue", enabled=False, reason=alive)
    gained = eye.world.find(eye.seeker, Experience) or Experience()
    info = level_info(eye.world) or LevelInfo("", "", 0, 0)
    told = [
        ("life", eye.say("morgue.life", calling=eye.words.calling_name(who.calling), level=gained.level,
                         experience=gained.total)),
        ("place", eye.say("morgue.place", place=eye.name(eye.room), theme=eye.words.theme_name(info.theme),
                          depth=info.level)),
        ("origin", eye.say("origin.line", origin=eye.game.chronicle.origin)),
        *((f"cause.{number}", cause) for number, cause in enumerate(causes(eye.words, dead), 1)),
    ]
    facts = tuple(
        Node(id=f"morgue.{kind}", role=Role.FACT, name=words, text=words, kind=kind.split(".")[0])
        for kind, words in told
    )
    return Node(
        id="morgue", role=Role.SCREEN, name=who.name, kind="morgue", age=dead.turn,
        text=eye.say("morgue.line", name=who.name, turn=dead.turn),
        children=(*facts, chronicle(eye, lines, LAST), *_rest(eye)),
    )


def _rest(eye: Eye) -> tuple[Node, ...]:
    words = eye.say("morgue.rest")
    return (Node(id="morgue.rest", role=Role.FACT, name=words, text=words, kind="rest"),)
