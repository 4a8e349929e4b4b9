"""Facts: what a known card says about itself, one node for each component that means something to a player."""

from __future__ import annotations

from collections.abc import Iterable

from components.locks import Noticed, Trap
from components.things import Container
from content.telling import Teller
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.core.telling import told_by


def facts(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    """Fact nodes of a card that the seeker knows; what a trap does stays hidden until it is noticed.

    A box without a trap may bear what a disarmed one would have done, and says as little of it (P9).
    """
    tellers = eye.content.tellers
    return told(eye, address, entity, tellers.open_of_card if keeps_its_own(eye, entity) else tellers.of_card)


def keeps_its_own(eye: Eye, entity: int) -> bool:
    """Whether a card may be trapped and the seeker has noticed nothing of it."""
    guarded = any(eye.world.has(entity, kind) for kind in (Trap, Container)) or eye.kind(entity) == "trap"
    return guarded and not trap_noticed(eye, entity)


def trap_noticed(eye: Eye, entity: int) -> bool:
    """Whether the seeker has noticed the trap of a card."""
    noticed = eye.world.find(entity, Noticed)
    return noticed is not None and eye.seeker in noticed.seekers and eye.world.has(entity, Trap)


def told(eye: Eye, address: str, entity: int, tellers: Iterable[Teller], measured: bool = True) -> tuple[Node, ...]:
    """What these tellers say of a card's components, a node for each, with its number when it is `measured`."""
    parts = {type(part): part for part in eye.world.components(entity)}
    nodes = []
    for teller in tellers:
        part = parts.get(teller.kind)
        said = told_by(eye, entity, teller, part) if part is not None else None
        if said is not None:
            value, full = (said.value, said.full) if measured else (None, None)
            nodes.append(Node(id=f"{address}.{teller.token}", role=Role.FACT, name=said.words, text=said.words,
                              kind=teller.token, value=value, full=full))
    return tuple(nodes)
