"""Pack: what is in hand, worn and carried, with its weight against what the seeker can bear (CHAR-2)."""

from __future__ import annotations

from components.things import Gold, Stack
from engine.scene.cards import card
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.core.addresses import BODY
from systems.core.telling import tenths
from systems.things.carrying import capacity, load, overburdened


def worn(eye: Eye) -> Node:
    """What is in hand and worn; a free place on the body is a node without a card."""
    return eye.derived("worn", _worn, eye)


def _worn(eye: Eye) -> Node:
    held = {address: entity for address, entity in eye.carried.items() if address in BODY}
    places = tuple(
        eye.derived(("place", address, held.get(address, 0)), _place, eye, address, held.get(address, 0))
        for address in BODY
    )
    return Node(id="worn", role=Role.GROUP, name=eye.say("worn.name"), text=_listed(eye, places), children=places)


def _place(eye: Eye, address: str, entity: int) -> Node:
    spot = eye.say(f"body.{address}")
    if entity:
        node = card(eye, address, entity, lies=False)
        return Node(id=f"worn.{address}", role=Role.SLOT, name=spot, text=node.name, kind=address, children=(node,))
    return Node(id=f"worn.{address}", role=Role.SLOT, name=spot, text=eye.say("worn.free"), kind=address,
                states=("free",))


def pack(eye: Eye) -> Node:
    """The cards in the pack and inside them; `value` and `full` are weight and capacity in tenths."""
    return eye.derived("pack", _pack, eye)


def _pack(eye: Eye) -> Node:
    inside = [(address, entity) for address, entity in eye.carried.items() if address not in BODY]
    cards = tuple(card(eye, address, entity, lies=False) for address, entity in inside)
    weight, bears = load(eye.world, eye.seeker), capacity(eye.world, eye.seeker)
    burden = "pack.overburdened" if overburdened(eye.world, eye.seeker) else "pack.weight"
    gold = _gold(eye, inside)
    return Node(
        id="pack",
        role=Role.GROUP,
        name=eye.say("pack.name"),
        text=eye.say(burden, weight=tenths(weight), capacity=tenths(bears)),
        value=weight,
        full=bears,
        children=(
            Node(id="pack.gold", role=Role.FACT, name=eye.say("pack.gold", count=gold), kind="gold", value=gold,
                 text=eye.say("pack.gold", count=gold)),
            *cards,
        ),
    )


def _gold(eye: Eye, inside: list[tuple[str, int]]) -> int:
    coins = 0
    for _, entity in inside:
        if eye.world.has(entity, Gold):
            stack = eye.world.find(entity, Stack)
            coins += stack.count if stack is not None else 1
    return coins


def _listed(eye: Eye, places: tuple[Node, ...]) -> str:
    return ", ".join(node.text for node in places if node.children) or eye.say("worn.nothing")
