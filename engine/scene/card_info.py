"""Card info: one card, location or creature looked at closely: its text, all it is worth, what can be done with it."""

from __future__ import annotations

from engine.kernel.command import target_of
from engine.scene.acts import acts
from engine.scene.board import cards_of_room
from engine.scene.condition_facts import condition_facts
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from engine.scene.pack import pack, worn
from engine.scene.rosette import rosette
from engine.scene.upgrades import upgrade_facts
from systems.core.addresses import BODY, Want, resolve, slot_named
from systems.core.verdict import Refusal


def card_info(eye: Eye, address: str) -> Node:
    """What there is at an address; a node that is not enabled says why nothing can be told of it."""
    address = _plain(eye, address)
    found = _node_at(eye, address)
    if found is None:
        return _nothing(eye, address)
    prose = eye.words.card_text(found.art) if found.art else ""
    about = [act for act in acts(eye).children if act.command is not None and _about(eye, act, address)]
    of_the_place = (*condition_facts(eye, address, eye.room), *upgrade_facts(eye)) if address == "centre" else ()
    children = [*found.children, *of_the_place, *about]
    if prose:
        children.insert(0, Node(id=f"{found.id}.prose", role=Role.TOPIC, name=prose, text=prose, kind="prose"))
    return Node(
        id="card", role=Role.SCREEN, name=found.name, text=found.text, kind=found.kind, art=found.art,
        states=found.states, value=found.value, full=found.full, distance=found.distance, children=tuple(children),
    )


def _plain(eye: Eye, address: str) -> str:
    if address == "here" or address.startswith("here."):
        return address.replace("here", eye.spot.name.lower(), 1)
    return address


def _node_at(eye: Eye, address: str) -> Node | None:
    if address.startswith("beyond.") and not address.endswith(".creature"):
        return rosette(eye).find(f"rosette.{address.removeprefix('beyond.')}")
    groups = (worn(eye), pack(eye)) if address.split(".")[0] in (*BODY, "pack") else cards_of_room(eye)
    for group in groups:
        found = group.find(address)
        if found is not None:
            if found.role is Role.SLOT and len(found.children) == 1:
                return found.children[0]
            return found
    return None


def _about(eye: Eye, act: Node, address: str) -> bool:
    if act.command is None:
        return False
    verb = eye.content.verbs.of(act.command)
    if address == "centre" and verb.of_place:
        return True
    target = target_of(act.command) or verb.at
    return target == address or target.startswith(f"{address}.") or (target != "" and address.startswith(f"{target}."))


def _nothing(eye: Eye, address: str) -> Node:
    want: Want = "carried" if address.split(".")[0] in (*BODY, "pack") else "thing"
    if slot_named(eye.world, eye.seeker, address) is not None and "." not in address:
        want = "thing"
    refused = resolve(eye.world, eye.seeker, address, want)
    reason = eye.reason(refused) if isinstance(refused, Refusal) else eye.say("look.nothing")
    return Node(id="card", role=Role.SCREEN, name=eye.say("look.nothing"), text=reason, enabled=False, reason=reason)
