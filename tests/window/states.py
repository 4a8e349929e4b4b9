"""Trees with conditions of a place, as the scene tells them, and cards that are lit, wet, dirty, broken, on fire."""

from __future__ import annotations

from functools import cache

import msgspec

from components.conditions import ClearedBy
from components.place import Spot
from components.room import Location
from content.make import make
from engine.scene.node import Node, Role
from engine.scene.view import view
from systems.core.rooms import room_of
from tests.laws.chronicles import a_game

STATES = {"north": ("lit",), "east": ("broken", "dirty"), "south": ("soaked",), "west": ("burning",)}


CONDITIONS = (
    ("overgrown", 1, 4), ("unstable", 0, 4), ("collapsed", 2, 4), ("infested", 3, 4), ("fungal", 1, 6),
    ("vein_iron", None, None), ("vein_gold", None, None), ("vein_silver", None, None), ("scree", 1, 2),
    ("windswept", 0, 3), ("outcrop", None, None), ("deadfall", 1, 5), ("webbed", 2, 3), ("haunted", 0, 1),
)


@cache
def condition(name: str, done: int | None, size: int | None) -> Node:
    """A condition of the base game as the tree tells it of a room of this size, so far cleared."""
    game = a_game(7)
    world, room = game.world, room_of(game.world, game.seeker)
    world.edit(room, Location).size = size or 3
    laid = make(world, f"base:{name}", room, Spot.CONDITION)
    if done:
        world.edit(laid, ClearedBy).done = done
    (told,) = [node for node in view(game).walk() if node.kind == "condition"]
    return _under(told, told.id, f"centre.{name}")


def _under(node: Node, old: str, new: str) -> Node:
    """The same node and all below it at another address, so that several can stand side by side."""
    children = tuple(_under(child, old, new) for child in node.children)
    return msgspec.structs.replace(node, id=node.id.replace(old, new), children=children)


INFESTED = condition("infested", 1, 4)
UNSTABLE = condition("unstable", 0, 4)


def bearing(tree: Node, *nodes: Node) -> Node:
    """A board whose place bears these conditions and no others."""
    centre = next(node for node in tree.children if node.id == "centre")
    rest = tuple(child for child in centre.children if child.kind != "condition")
    there = msgspec.structs.replace(centre, children=(*rest, *nodes))
    return msgspec.structs.replace(tree, children=tuple(there if node is centre else node for node in tree.children))


def crowded(tree: Node, here: bool) -> Node:
    """A board on whose place, of a long name, something lies; the seeker stands there, or one step away."""
    thing = next(node for node in tree.walk() if node.id.startswith("pack.") and node.role is Role.CARD)
    lies = msgspec.structs.replace(thing, id="centre.thing", children=())

    def moved(part: Node) -> Node:
        states = tuple(state for state in part.states if state != "here")
        if part.id != "centre":
            there = (*states, "here") if part.id == "north" and not here else states
            return msgspec.structs.replace(part, states=there)
        conditions = tuple(child for child in part.children if child.kind == "condition")
        return msgspec.structs.replace(part, name=f"{part.name} {part.name}", short=part.name,
                                       children=(lies, *conditions), distance=0 if here else 1,
                                       states=(*states, "here") if here else states)

    return msgspec.structs.replace(tree, children=tuple(moved(part) for part in tree.children))


def feeling(tree: Node, short: str) -> Node:
    """A board whose seeker feels so warm, in these words."""

    def told(node: Node) -> Node:
        if node.id == "seeker.warmth":
            return msgspec.structs.replace(node, short=short)
        return msgspec.structs.replace(node, children=tuple(map(told, node.children)))

    return told(tree)


# Facts of weather, as the tree tells them: a measure for each side of the board, and for the room.
WEATHER = {"north": ("burning", 2, 4), "east": ("wet", 3, 4), "south": ("dirt", 90, 100), "west": ("wet", 1, 4)}
AIR = (("flood", 2, 4), ("smoke", 60, 100), ("dirt", 40, 100), ("fire", 2, 4))


def fact(holder: str, kind: str, value: int, full: int) -> Node:
    """A fact with a measure."""
    words = f"{kind.capitalize()}, {value} of {full}"
    return Node(id=f"{holder}.{kind}", role=Role.FACT, name=words, text=words, kind=kind, value=value, full=full)


def in_weather(tree: Node, *kinds: str) -> Node:
    """A board with weather upon each card, of these kinds in the room, and water in the northern passage."""
    children = []
    for node in states(tree).children:
        if node.id in WEATHER:
            told = fact(f"{node.id}.thing", *WEATHER[node.id])
            thing = msgspec.structs.replace(node.children[0], states=(), text=told.text, children=(told,),
                                            age=60 if node.id == "west" else None)
            node = msgspec.structs.replace(node, children=(thing,))
        elif node.id == "room":
            air = tuple(fact("room", *one) for one in AIR if one[0] in kinds)
            node = msgspec.structs.replace(node, children=(*node.children, *air))
        elif node.id == "rosette":
            first = msgspec.structs.replace(node.children[0], children=(fact("rosette.north", "flood", 2, 4),))
            node = msgspec.structs.replace(node, children=(first, *node.children[1:]))
        children.append(node)
    return msgspec.structs.replace(tree, children=tuple(children))


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
