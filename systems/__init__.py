"""The whole order of the game on one screen: ACTION, RISK and TURN, each a list of the rules in the order they run."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.system import System
from engine.kernel.turn import Order
from systems.decide import Decide
from systems.disarm import Disarm
from systems.force import Force
from systems.judge import Judge
from systems.movement import Movement
from systems.notice import Notice
from systems.opportunity import Opportunity
from systems.passage_crossing import PassageCrossing
from systems.refresh import Refresh
from systems.reveal import Reveal
from systems.shoot import Shoot
from systems.strike import Strike
from systems.throw import Throw
from systems.trap import TrapSpring
from systems.unlock import Unlock

ACTION: tuple[System, ...] = (
    Judge(),
    # blows
    Opportunity(),
    Strike(),
    Shoot(),
    Throw(),
    # steps, and what they bring to light
    Movement(),
    PassageCrossing(),
    Reveal(),
    TrapSpring(),
    # locks and traps
    Unlock(),
    Force(),
    Disarm(),
)

RISK: tuple[System, ...] = ()

DECIDE = Decide()

# Order puts first the rounds in which creatures decide and act.
TURN: tuple[System, ...] = (
    Refresh(),
    Notice(),
)


def order(content: Content) -> Order:
    """The order of the game with these packs: the base game's, and each pack's systems behind those they follow."""
    whole = Order(ACTION, RISK, DECIDE, TURN)
    for system in content.systems:
        whole.insert(system)
    return whole
