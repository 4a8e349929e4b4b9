"""Trees with what later rules bring: conditions of a place, and cards that are lit, wet, dirty, broken, burning."""

from __future__ import annotations

import msgspec

from engine.scene.node import Chance, Cost, Node, Role

STATES = {"north": ("lit",), "east": ("broken", "dirty"), "south": ("soaked",), "west": ("burning",)}


def _act(act: str, name: str, chance: int, reason: str = "") -> Node:
    return Node(id=act, role=Role.ACT, name=name, text=name, kind="here", cost=Cost(1), odds=Chance(chance),
                enabled=not reason, reason=reason)


INFESTED = Node(
    id="centre.infested", role=Role.FACT, name="Infested", kind="condition", art="base:infested", value=1, full=4,
    text="Nests and vermin hold the bins. Ordinary uses stay open, but nobody rests here until the nests are gone.",
    children=(_act("acts.search.nests", "Search the nests", 55), _act("acts.strike.nest", "Destroy a nest", 70)),
)
UNSTABLE = Node(
    id="centre.unstable", role=Role.FACT, name="Unstable", kind="condition", art="base:unstable", value=0, full=4,
    text="Cracked supports and shifting stone. Everything may be done here, and anything may bring it down.",
    children=(_act("acts.force.support", "Shore up a support", 65, "needs a hammer, you carry none"),),
)


def conditions(tree: Node) -> Node:
    """The same node with two conditions upon it."""
    return msgspec.structs.replace(tree, children=(*tree.children, INFESTED, UNSTABLE))


def _thing(heading: str) -> Node:
    facts = (
        Node(id=f"{heading}.thing.fuel", role=Role.FACT, name="5 turns", text="5 turns", kind="fuel", value=5, full=12),
        Node(id=f"{heading}.thing.weight", role=Role.FACT, name="1.0", text="1.0", kind="weight", value=10),
    )
    return Node(
        id=f"{heading}.thing", role=Role.CARD, name="Waterlogged rope coil", short="Wet rope", text="Soaked, knee-deep",
        kind="item", art="base:lantern", states=STATES[heading], value=5, full=12, children=facts,
    )


def states(tree: Node) -> Node:
    """A board with a card of each state at its sides, and conditions upon its place."""
    children = []
    for node in tree.children:
        if node.id == "centre":
            children.append(conditions(node))
        elif node.id in STATES:
            up = tuple(state for state in node.states if state not in ("unseen", "bare"))
            children.append(msgspec.structs.replace(node, states=up, text="a card", children=(_thing(node.id),)))
        else:
            children.append(node)
    return msgspec.structs.replace(tree, children=tuple(children))
