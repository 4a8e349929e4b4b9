"""Rosette: the four ways out of the room, each by state, letter, what it asks for, and the rod (ROSE-1, ROSE-2)."""

from __future__ import annotations

from components.card import Card
from components.knowledge import Way
from components.locks import Lock
from components.walls import Wall
from engine.kernel.command import HEADINGS
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from engine.scene.rods import rod_shown
from systems.core.rooms import neighbour, passage
from systems.core.sight import seen
from systems.locks.tellers import lock_name
from systems.things.carrying import key_to
from systems.travel import rosette as reckoned
from systems.walls.structures import wall_hits

# An unfound hidden door is a wall to whoever looks (P9).
STATES = {
    Way.NONE: "none", Way.OPEN: "open", Way.LOCKED: "locked", Way.WALLED: "wall", Way.DEEP: "water", Way.DOOR: "door",
}


def rosette(eye: Eye) -> Node:
    """A way for each heading, north first; `value` is the tier of a lock."""
    return eye.derived("rosette", _rosette, eye)


def _rosette(eye: Eye) -> Node:
    states = reckoned.rosette(eye.world, eye.seeker)
    ways = tuple(_way(eye, heading, STATES[state]) for heading, state in enumerate(states))
    return Node(
        id="rosette",
        role=Role.GROUP,
        name=eye.say("rosette.name"),
        text=", ".join(node.text for node in ways),
        children=ways,
    )


def _way(eye: Eye, heading: int, state: str) -> Node:
    name = HEADINGS[heading]
    beyond = neighbour(eye.world, eye.room, heading)
    leads = _leads(eye, beyond) if state in ("open", "water", "door") else ""
    lock = eye.world.find(beyond, Lock) if state == "locked" else None
    named = _written(eye, beyond, lock) if lock is not None else ""
    held = lock is not None and key_to(eye.world, eye.seeker, beyond) != 0
    needs = eye.say("way.key_held" if held else "way.needs", lock=named) if named else ""
    said = _said(eye, heading, state)
    seeks, shown = rod_shown(eye)
    rod = eye.say(f"way.rod.{seeks}") if shown == name else ""
    parts = [said, *(part for part in (needs, leads, rod) if part)]
    states = (state, *(("key_held",) if held else ()), *(("rod", f"rod_{seeks}") if rod else ()))
    key = eye.say("way.held") if held else ""
    facts = (("state", said), ("needs", named), ("key", key), ("leads", leads), ("rod", rod))
    return Node(
        id=f"rosette.{name}",
        role=Role.WAY,
        name=eye.say(f"heading.{name}"),
        short=eye.say(f"heading.letter.{name}"),
        text=eye.say("way.line", heading=eye.say(f"heading.{name}"), told=", ".join(parts)),
        kind=state,
        states=states,
        value=lock.tier if lock is not None else None,
        reason=needs,
        children=tuple(
            Node(id=f"rosette.{name}.{kind}", role=Role.FACT, name=words, text=words, kind=kind)
            for kind, words in facts
            if words
        ),
    )


def _said(eye: Eye, heading: int, state: str) -> str:
    """The way in words; of a wall, what it is made of, and how much of it is left once it was hit."""
    wall = eye.world.find(passage(eye.world, eye.room, heading), Wall) if state in ("wall", "door") else None
    if wall is None:
        return eye.say(f"way.{state}")
    material = eye.say(f"material.{wall.material.value}")
    said = eye.say("way.wall_of", material=material) if state == "wall" else eye.say("way.door")
    whole = wall_hits(eye.content.figures.walls, wall.material)
    return said if wall.hits_left >= whole else eye.say("way.half_broken", way=said, hits=wall.hits_left, whole=whole)


def _leads(eye: Eye, beyond: int) -> str:
    if seen(eye.world, eye.seeker, beyond) is None:
        return eye.say("way.unknown")
    return eye.say("way.leads", place=eye.words.card_name(eye.art(beyond)))


def _written(eye: Eye, room: int, lock: Lock) -> str:
    return lock_name(eye, eye.world.get(room, Card).prototype, lock.tier, lock.ordinal)
