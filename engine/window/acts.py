"""Acts of the tree: which one a card, a drag or a key stands for."""

from __future__ import annotations

from content.verb import Verbs
from engine.kernel.command import source_of, target_of
from engine.scene.node import Node
from systems.travel.verbs import Step

WORN = ("hand", "offhand", "head", "body", "arms", "legs", "neck", "finger")


def acts(tree: Node) -> tuple[Node, ...]:
    """Every act of the tree."""
    group = tree.find("acts")
    return group.children if group is not None else ()


def about(tree: Node, address: str, verbs: Verbs) -> list[Node]:
    """The acts done to what lies at an address, possible ones first."""
    if not address:
        return []
    place, _, what = address.partition(".")
    found = [act for act in acts(tree) if _touches(act, place, what, verbs)]
    return sorted(found, key=lambda act: not act.enabled)


def _touches(act: Node, place: str, what: str, verbs: Verbs) -> bool:
    if place == "centre" and act.command is not None and verbs.of(act.command).of_place:
        return True
    parts = act.id.split(".")[2:]
    if place not in parts:
        return False
    rest = parts[parts.index(place) + 1 :]
    # `pack.3` means that card alone; `north` means whatever lies or stands there.
    return not what or what in ("thing", "creature") or rest[: len(what.split("."))] == what.split(".")


def default(tree: Node, address: str, verbs: Verbs) -> str:
    """The act that Enter would do for what lies at an address; nothing when nothing can be done to it."""
    return next((act.id for act in about(tree, address, verbs) if act.enabled), "")


def dropped(tree: Node, source: str, target: str, verbs: Verbs) -> Node | None:
    """What dragging one thing onto another means: wear, take, put down, throw; None when it means nothing."""
    place = target.removeprefix("worn.").split(".")[0]
    return next((act for act in acts(tree) if _means(tree, act, source, place, verbs)), None)


def _means(tree: Node, act: Node, source: str, place: str, verbs: Verbs) -> bool:
    """Whether an act is what its verb `drags` its card onto this place for."""
    command = act.command
    if command is None or source_of(command) != source:
        return False
    onto = verbs.of(command).drags
    return (
        ("body" in onto and place in WORN and getattr(command, "spot", place) == place)
        or ("creature" in onto and target_of(command).split(".")[0] == place)
        or ("pack" in onto and place in ("pack", "pocket"))
        or ("floor" in onto and _underfoot(tree, place))
    )


def _underfoot(tree: Node, place: str) -> bool:
    """Whether what is put down may be meant for this place: what lies about the room, or where the seeker stands."""
    slot = tree.find(place)
    return place == "storage" or (slot is not None and "here" in slot.states)


def heading(tree: Node, name: str) -> Node | None:
    """The step towards a heading."""
    return next((act for act in acts(tree) if act.command == Step(heading=name)), None)  # type: ignore[arg-type]
