"""Threat: one line on what all known enemies together can do to the seeker, and the chance to die of it (P7)."""

from __future__ import annotations

from components.body import Health
from content.verb import Change
from engine.kernel.command import Command
from engine.play.threats import change_of, is_deadly, threat_once
from engine.scene.eye import Eye
from engine.scene.intents import span
from engine.scene.node import Chance, Node, Role
from systems.combat import threat as reckoned
from systems.combat.threat import Threat

DEADLY = "deadly"


def threat(eye: Eye) -> tuple[Node, ...]:
    """What they mean to do if nothing changes: nothing where nobody means to strike at the seeker."""
    return eye.derived("threat", _threat, eye)


def _threat(eye: Eye) -> tuple[Node, ...]:
    found = reckoned.threat(eye.world, eye.seeker)
    if found is None:
        return ()
    left = _left(eye)
    words = eye.say("threat.name", span=span(eye, found.low, found.high), left=left)
    said = "threat.death" if found.death else "threat.safe"
    states = (DEADLY,) if is_deadly(eye.world, eye.seeker, found) else ()
    text = eye.say(said, told=words, chance=found.death)
    short = eye.say("threat.short", span=span(eye, found.low, found.high), left=left)
    return (Node(id="threat", role=Role.FACT, name=words, short=short, text=text, kind="threat", states=states,
                 value=left, damage=(found.low, found.high), odds=Chance(found.death)),)


def after(eye: Eye, act: str, command: Command) -> tuple[Node, ...]:
    """What a deed would make of it, under the act; nothing where it is all the same."""
    change = change_of(eye.world, command)
    if change is Change.NOTHING or not eye.derived("threat", _threat, eye):
        return ()
    found = threat_once(eye.world, eye.seeker, command)
    if found is None and change is Change.MOVES:
        return ()
    falls = change is Change.FELLS
    words = after_words(eye, found, falls)
    states = (DEADLY,) if is_deadly(eye.world, eye.seeker, found) else ()
    return (Node(id=f"{act}.after", role=Role.FACT, kind="after", name=words, text=words, states=states,
                 value=found.hit if found is not None else None,
                 damage=(found.low, found.high) if found is not None else None,
                 odds=Chance(found.death) if found is not None else None),)


def after_words(eye: Eye, found: Threat | None, falls: bool) -> str:
    """What blows there would be, once a deed is done, or once who is aimed at `falls`."""
    if found is None:
        return eye.say("act.after.none" if not falls else "act.after.fallen.none")
    said = "act.after.fallen" if falls else "act.after"
    return eye.say(said, span=span(eye, found.low, found.high), left=_left(eye), hit=found.hit, chance=found.death)


def _left(eye: Eye) -> int:
    return eye.world.get(eye.seeker, Health).left
