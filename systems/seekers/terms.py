"""Terms: what proficiencies make of the odds (CHAR-5)."""

from __future__ import annotations

from components.room import Location
from engine.kernel.world import World
from systems.combat.arms import Blow
from systems.core.odds import skill_of
from systems.gathering.odds_of_rooms import BUILT
from systems.seekers.proficiency import BUILDING, FORAGING, LOCKS, LORE, MINING, STEALTH, TRAPS, bonus


def proficiency(world: World, blow: Blow) -> int:
    """The attacker's proficiency with such a weapon."""
    return bonus(world, blow.attacker, skill_of(world, blow.attacker, blow.arm))


def stealth(world: World, creature: int, seeker: int) -> int:
    """The seeker's Stealth."""
    return -bonus(world, seeker, STEALTH)


def locks_to_force(world: World, actor: int, target: int) -> int:
    """Proficiency with locks."""
    return bonus(world, actor, LOCKS)


def traps_to_disarm(world: World, actor: int, card: int) -> int:
    """Proficiency with traps."""
    return bonus(world, actor, TRAPS)


def mining_to_dig(world: World, actor: int, condition: int) -> int:
    """Proficiency at mining."""
    return bonus(world, actor, MINING)


def foraging_to_gather(world: World, actor: int, giver: int) -> int:
    """Proficiency at foraging."""
    return bonus(world, actor, FORAGING)


def building_to_hold(world: World, actor: int) -> int:
    """Proficiency at building."""
    return bonus(world, actor, BUILDING)


def lore_to_search(world: World, actor: int, room: int) -> int:
    """Lore, in a room that was built."""
    return bonus(world, actor, LORE) if world.get(room, Location).terrain in BUILT else 0
