"""Acts of the tree: which one a card, a drag or a key stands for."""

from __future__ import annotations

from engine import commands as ask
from engine.scene.labels import OF_THE_PLACE
from engine.scene.node import Node

WORN = ("hand", "offhand", "head", "body", "arms", "legs", "neck", "finger")


def acts(tree: Node) -> tuple[Node, ...]:
    """Every act of the tree."""
    group = tree.find("acts")
    return group.children if group is not None else ()


def about(tree: Node, address: str) -> list[Node]:
    """The acts done to what lies at an address, possible ones first."""
    if not address:
        return []
    place, _, what = address.partition(".")
    found = [act for act in acts(tree) if _touches(act, place, what)]
    return sorted(found, key=lambda act: not act.enabled)


def _touches(act: Node, place: str, what: str) -> bool:
    if place == "centre" and isinstance(act.command, OF_THE_PLACE):
        return True
    parts = act.id.split(".")[2:]
    if place not in parts:
        return False
    rest = parts[parts.index(place) + 1 :]
    # `pack.3` means that card alone; `north` means whatever lies or stands there.
    return not what or what in ("thing", "creature") or rest[: len(what.split("."))] == what.split(".")


def default(tree: Node, address: str) -> str:
    """The act that Enter would do for what lies at an address; nothing when nothing can be done to it."""
    return next((act.id for act in about(tree, address) if act.enabled), "")


def dropped(tree: Node, source: str, target: str) -> Node | None:
    """What dragging one thing onto another means: wear, take, put down, throw; None when it means nothing."""
    place = target.removeprefix("worn.").split(".")[0]
    for act in acts(tree):
        command = act.command
        if isinstance(command, ask.Equip) and command.card == source and command.spot == place:
            return act
        if isinstance(command, ask.Throw) and command.card == source and command.target.split(".")[0] == place:
            return act
        to_pack = place in ("pack", "pocket")
        if isinstance(command, ask.Unequip) and command.card == source and to_pack:
            return act
        if isinstance(command, ask.Take) and command.target == source and (to_pack or place in WORN):
            return act
        if isinstance(command, ask.Drop) and command.card == source and _underfoot(tree, place):
            return act
    return None


def _underfoot(tree: Node, place: str) -> bool:
    """Whether what is put down may be meant for this place: what lies about the room, or where the seeker stands."""
    slot = tree.find(place)
    return place == "storage" or (slot is not None and "here" in slot.states)


def heading(tree: Node, name: str) -> Node | None:
    """The step towards a heading."""
    return next((act for act in acts(tree) if act.command == ask.Step(heading=name)), None)  # type: ignore[arg-type]
