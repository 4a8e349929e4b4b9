"""Loops: of the passages that could yet be opened between neighbours, the theme's share is (GROW-1)."""

from __future__ import annotations

from engine.kernel.dice import Stream
from systems.genesis.blueprint import NOWHERE, Blueprint


def loop(plan: Blueprint) -> None:
    """Loops within the core."""
    open_loops(plan, plan.stream("loops"), range(plan.core))


def open_loops(plan: Blueprint, stream: Stream, rooms: range, also: int = NOWHERE) -> None:
    """Open the share of extra passages among these rooms and the room `also`, each pair as likely as any other."""
    pairs = []
    for room in rooms:
        for side in range(4):
            if plan.beyond[room * 4 + side] == NOWHERE:
                other = plan.cell(room, side)
                if other != NOWHERE and (other == also or other in rooms and other < room):
                    pairs.append(room * 4 + side)
    for slot in stream.shuffled(pairs)[: len(pairs) * plan.theme.loops // 100]:
        plan.join(slot // 4, slot % 4, plan.cell(slot // 4, slot % 4))
