"""Aftermath: what the turn itself unleashed, and whom it felled, is settled by the rules of any deed (SURV-1, SURV-5).

It is one pass of ACTION without an intent, and none at all when there is nothing to deal with.
"""

from __future__ import annotations

from collections.abc import Sequence

from components.body import Falling
from components.effect import Unleashed
from engine.kernel.system import System
from engine.kernel.turn import Order, run_pass
from engine.kernel.world import World


class Aftermath(System):
    wakes_on = (Unleashed, Falling)

    def __init__(self, action: Sequence[System] = ()) -> None:
        self.action = action

    def run(self, world: World) -> None:
        if world.any(Unleashed, Falling):
            run_pass(world, self.action)


class RiskAftermath(Aftermath):
    """The same for what the risks of an action felled."""


def bind_aftermath(order: Order) -> None:
    """Let an order's aftermaths run the very list that its ACTION runs, with whatever packs put into it later."""
    order.risk = [_bound(system, order) for system in order.risk]
    order.turn = [_bound(system, order) for system in order.turn]


def _bound(system: System, order: Order) -> System:
    return type(system)(order.action) if isinstance(system, Aftermath) else system
