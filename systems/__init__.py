"""The whole order of the game on one screen: ACTION, RISK and TURN, each a list of the rules in the order they run.

A rule is named here and added by its room. Packs enter by the same door, and say what their rules follow.
"""

from __future__ import annotations

from content.registrar import Registrar
from content.registry import Content
from engine.kernel.turn import Order
from systems.body import register as body
from systems.building import register as building
from systems.combat import register as combat
from systems.conditions import register as conditions
from systems.core import register as core
from systems.core.aftermath import bind_aftermath
from systems.creatures import register as creatures
from systems.fire import register as fire
from systems.gathering import register as gathering
from systems.light import register as light
from systems.locks import register as locks
from systems.rest import register as rest
from systems.seekers import register as seekers
from systems.things import register as things
from systems.travel import register as travel
from systems.walls import register as walls
from systems.water import register as water

ROOMS = (
    core, light, fire, water, conditions, gathering, locks, walls, travel, combat, creatures, body, things, seekers,
    rest, building,
)

ACTION: tuple[str, ...] = (
    "Judge",
    # what only seems a container
    "MimicWake",
    # blows
    "Opportunity",
    "Strike",
    "Shoot",
    "Throw",
    # steps, and what they bring to light
    "Movement",
    "PassageCrossing",
    "LeapClear",
    "Reveal",
    "TrapSpring",
    # locks and traps
    "Unlock",
    "Force",
    "Disarm",
    # walls, floors and hidden doors
    "Examine",
    "PushStone",
    "BreakStructure",
    # work at the room itself
    "ClearCondition",
    "Mine",
    "Gather",
    "SetCard",
    "UnsetCard",
    "FinishUpgrade",
    # the work of the hands
    "Clean",
    "Search",
    "Take",
    "Drop",
    "Equip",
    "Unequip",
    "Light",
    "Snuff",
    "Refill",
    "Relight",
    "Eat",
    "Drink",
    "Read",
    # what was unleashed by all this
    "Displace",
    "Harm",
    "Ignite",
    "Heal",
    "Drain",
    "Afflict",
    "Cure",
    "SnuffAll",
    "Alarm",
    "Summon",
    "Corrode",
    "Delay",
    "RevealAll",
    "Kindle",
    # ends
    "CeilingFall",
    "Death",
    "Litter",
    "AnswerChoice",
    "Train",
    "Waiting",
    "Rest",
    "StairTaking",
    "Finish",
)

# Once for each action of a seeker, for the room in which it was begun.
RISK: tuple[str, ...] = (
    "Collapse",
    "Emergence",
    "Exposure",
    "Rockslide",
    "Haunting",
    "Spreading",
    "RiskAftermath",
    "ActOver",
)

DECIDE = "Decide"

# Order puts first the rounds in which creatures decide and act.
TURN: tuple[str, ...] = (
    "StaminaRest",
    "Refresh",
    "Notice",
    "Practice",
    # fire and light
    "Burn",
    "Scorch",
    "BurnAway",
    "CatchFire",
    "SmokeDrift",
    "Choke",
    # what perishes
    "Spoil",
    # flood
    "Flooding",
    "Quench",
    "Drown",
    "Soak",
    # what grows back, and nests
    "Regrow",
    "Breeding",
    # bodies
    "WarmthDrift",
    "AfflictionTick",
    "Hungering",
    "Thirsting",
    "Starvation",
    "Aftermath",
    "AfflictionEnd",
    "Recuperate",
    "Mend",
    "LevelUp",
    "Renewal",
)


def register(game: Registrar) -> None:
    """Add the order of the base game, and all that its rooms have."""
    game.add_order(ACTION, RISK, DECIDE, TURN)
    for room in ROOMS:
        room.register(game)


def order(content: Content) -> Order:
    """The order of the game with these packs: the one that was added, and each pack's systems behind those they follow.

    OrderError when none of the packs has an order.
    """
    whole = Order.of(content.passes, content.systems)
    bind_aftermath(whole)
    for system in content.systems:
        if system.follows:
            whole.insert(system)
    return whole
