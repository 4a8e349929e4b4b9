"""The whole order of the game on one screen: ACTION, RISK and TURN, each a list of the rules in the order they run.

A rule is named here and added by its room. Packs enter by the same door, and say what their rules follow.
"""

from __future__ import annotations

import systems.body.register
import systems.building.register
import systems.combat.register
import systems.conditions.register
import systems.core.register
import systems.creatures.register
import systems.fire.register
import systems.gathering.register
import systems.genesis.register
import systems.light.register
import systems.locks.register
import systems.questions.register
import systems.rest.register
import systems.seekers.register
import systems.things.register
import systems.travel.register
import systems.walls.register
import systems.water.register
from content.registrar import Registrar
from content.registry import Content
from engine.kernel.turn import Order
from systems.core.aftermath import bind_aftermath

ROOMS = (
    systems.core, systems.light, systems.fire, systems.water, systems.conditions, systems.gathering, systems.locks,
    systems.walls, systems.travel, systems.combat, systems.creatures, systems.body, systems.things, systems.seekers,
    systems.rest, systems.building, systems.questions,
)

ACTION: tuple[str, ...] = (
    "Judge",
    # what only seems a container
    "MimicWake",
    # what is answered to a question
    "AnswerQuestion",
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
    "OpenQuestion",
    # ends
    "CeilingFall",
    "Death",
    "Litter",
    "Raise",
    "Train",
    "Waiting",
    "Rest",
    "StairTaking",
    "AnswerOver",
    "Asking",
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
    "RiskAsking",
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
    "TurnAsking",
    "Renewal",
)

# What a card tells of itself: what it is for, the most important first, then whatever else it is.
TOLD: tuple[str, ...] = (
    "key", "lock", "trap", "weapon", "launcher", "thrown", "ammunition", "shield", "armour", "resistance", "rod",
    "fuel", "oil", "relit_by", "scroll", "heals", "cures", "harms", "ignites", "reveals", "lights", "displaces",
    "afflicts", "drains", "map", "edible", "drinkable", "portions", "perishable", "durability",
    "refillable", "working", "stack", "flammable", "drain", "incorporeal", "shy_of_light", "sheds", "enchanted",
    "weight", "value", "dirt", "snuffs", "alarms", "summons", "corrodes", "delays", "asks", "raises",
)
# And a place with its conditions.
TOLD_OF_PLACES: tuple[str, ...] = (
    "nature", "cleared_by", "burns", "offers", "vein", "outcrop", "covers", "leaves", "windage", "collapses",
    "emerges", "afflicts", "spreads", "harms", "drains", "breeds",
)


def register(game: Registrar) -> None:
    """Add the order of the base game, and all that its rooms have."""
    game.add_order(ACTION, RISK, DECIDE, TURN)
    game.add_told(TOLD, TOLD_OF_PLACES)
    for room in ROOMS:
        room.register.register(game)
    systems.genesis.register.register(game)


def order(content: Content) -> Order:
    """The order of the game with these packs: the one that was added, and each pack's systems behind those they follow.

    OrderError when none of the packs has an order.
    """
    whole = Order.of(content.passes, content.systems)
    bind_aftermath(whole)
    for system in content.systems:
        if system.follows or system.before:
            whole.insert(system)
    return whole
