"""Rods: what the witch rod in the hand shows, in words (ROSE-2)."""

from __future__ import annotations

from components.place import Spot
from components.travel import WitchRod
from engine.kernel.command import HEADINGS
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.travel.rods import rod_in_hand, turns_to

STILL, QUIVERS = "still", "quivers"


def rod_shown(eye: Eye) -> tuple[str, str]:
    """What the rod in the hand seeks, and the name of the heading to which it turns, `quivers` or `still`.

    Two empty texts without a rod.
    """
    return eye.derived("rod", _shown, eye)


def _shown(eye: Eye) -> tuple[str, str]:
    rod = rod_in_hand(eye.world, eye.seeker)
    if not rod:
        return "", ""
    to = turns_to(eye.world, rod)
    shown = STILL if to is None else QUIVERS if to is Spot.CENTRE else HEADINGS[to]
    return eye.world.get(rod, WitchRod).seeks.value, shown


def rod_fact(eye: Eye) -> tuple[Node, ...]:
    """What the rod does in this room, as one of the facts of the room."""
    seeks, shown = rod_shown(eye)
    if not seeks:
        return ()
    what, rod = eye.say(f"rod.{seeks}"), eye.say(f"rod.name.{seeks}")
    told = shown if shown in (STILL, QUIVERS) else "turns"
    heading = eye.say(f"heading.{shown}") if told == "turns" else ""
    return (Node(id="room.rod", role=Role.FACT, kind="rod", name=eye.say(f"rod.{told}", rod=rod, heading=heading),
                 text=eye.say(f"rod.{told}.text", rod=rod, heading=heading, sought=what),
                 states=(shown, f"rod_{seeks}")),)
