"""Doubled: deeds that a list would show twice under two names; one step is a step, however far one might go."""

from __future__ import annotations

from engine.errands.verbs import Approach
from engine.scene.node import Node
from systems.travel.verbs import Step

_OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


def doubled(tree: Node) -> dict[str, str]:
    """Acts that go where one step leads, each with the act of that step."""
    acts = tree.find("acts")
    here = next((node.id for node in tree.children if "here" in node.states), "")
    if acts is None or not here:
        return {}
    steps = {act.command.heading: act for act in acts.children if isinstance(act.command, Step) and act.enabled}
    found = {}
    for act in acts.children:
        if isinstance(act.command, Approach):
            to = act.command.target
            heading = to if here == "centre" else _OPPOSITE.get(here, "") if to == "centre" else ""
            if heading in steps:
                found[act.id] = steps[heading].id
    return found
