"""Chronicle: what the seeker perceived, in words, with turn, channel and how often in a row."""

from __future__ import annotations

from collections.abc import Iterable

from engine.play.outcome import Line
from engine.scene.eye import Eye
from engine.scene.node import Node, Role

LATEST = 12


def chronicle(eye: Eye, lines: Iterable[Line], most: int = LATEST) -> Node:
    """The latest lines, oldest first; a line that came several times in one turn stands once, with its `value`."""
    nodes: list[Node] = []
    told: list[tuple[int, str, str, int]] = []
    for line in lines:
        words = eye.say(line.message, **line.params)
        if told and told[-1][:3] == (line.turn, line.channel, words):
            told[-1] = (line.turn, line.channel, words, told[-1][3] + 1)
        else:
            told.append((line.turn, line.channel, words, 1))
    for number, (turn, channel, words, count) in enumerate(told[-most:] if most else told, 1):
        text = eye.say("line.repeated", line=words, count=count) if count > 1 else words
        nodes.append(Node(id=f"chronicle.{number}", role=Role.LINE, name=words, text=text, kind=channel, age=turn,
                          value=count if count > 1 else None))
    return Node(id="chronicle", role=Role.GROUP, name=eye.say("chronicle.name"),
                text=eye.say("chronicle.text", count=len(nodes)), children=tuple(nodes))
