"""Help: how the game is played, in short topics; the figures in them are the rules' own."""

from __future__ import annotations

from engine.scene.eye import Eye
from engine.scene.node import Node, Role

TOPICS = ("aim", "room", "turn", "light", "ways", "fight", "body", "things", "knowing", "end")


def topics(eye: Eye) -> Node:
    """All topics; each has its heading as name and its words as text."""
    figures = eye.content.figures
    params: dict[str, int | str] = {
        "ap": figures.movement.base_ap, "dark": figures.combat.dark, "full": figures.seekers.meter_full,
        "force_ap": figures.doors.force_ap, "die": figures.combat.die, "floor": figures.combat.floor,
        "ceiling": figures.combat.ceiling, "unforceable": figures.doors.unforceable_tier,
    }
    nodes = tuple(
        Node(id=f"help.{topic}", role=Role.TOPIC, name=eye.say(f"help.{topic}"), kind="help",
             text=eye.say(f"help.{topic}.text", **params))
        for topic in TOPICS
    )
    return Node(id="help", role=Role.SCREEN, name=eye.say("help.name"), text=eye.say("help.text"), kind="help",
                children=nodes)
