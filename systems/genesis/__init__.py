"""Genesis: the birth of a dungeon, stage by stage on a blueprint of ints, then laid as cards and audited (G1-G11).

Each stage is a file of its own and draws from streams of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from components.level import Age, Certificate, Honour, LevelInfo
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.age import come_of_age
from systems.genesis.audit import UNGUARDED, audit
from systems.genesis.blueprint import NOWHERE, Blueprint
from systems.genesis.cards import deal_sides
from systems.genesis.certificate import certify
from systems.genesis.conditions import set_conditions
from systems.genesis.decks import deal
from systems.genesis.deep import deepen
from systems.genesis.describe import describe
from systems.genesis.draw import draw
from systems.genesis.exits import set_stairs
from systems.genesis.flood import flood
from systems.genesis.freshness import age_goods
from systems.genesis.goods import fill
from systems.genesis.growth import grow
from systems.genesis.honour import bestow
from systems.genesis.keys import hide_keys
from systems.genesis.lay import Laid, lay
from systems.genesis.locations import name_rooms
from systems.genesis.locks import leave_open, set_locks
from systems.genesis.loops import loop
from systems.genesis.mimics import lay_mimics, set_mimics
from systems.genesis.mouths import set_mouths
from systems.genesis.ruin import ruin
from systems.genesis.soil import soil
from systems.genesis.springs import lay_springs, well_up
from systems.genesis.undo import undo
from systems.genesis.wards import ward
from systems.reckoning.explorer import survey, walk

__all__ = ["Birth", "BirthError", "bear", "describe", "draw"]

# Each stage reads what the ones before it wrote on the blueprint.
SHAPE = (grow, loop, deepen)
CARDS = (bestow, name_rooms, set_stairs, set_mouths, deal_sides, ward, set_conditions, fill)
AGEING = (come_of_age, well_up, ruin, set_mimics)
BARRIERS: tuple[Callable[[Blueprint], None], ...] = ()
# What a stage leaves on cards and passages beyond their prototypes, once they are laid.
TOUCHES: tuple[Callable[[World, Blueprint, Laid], None], ...] = (age_goods, lay_mimics, lay_springs, flood, soil)


class BirthError(RuntimeError):
    """A level broke a promise even without locks: a fault of genesis, never of the seed."""


class Birth(NamedTuple):
    """What came of a birth. `counts` says how often a stage failed and why; entrance and exit are rooms, 0 for none."""

    certificate: Certificate
    counts: dict[str, int]
    entrance: int
    exit: int


def bear(world: World, content: Content, seed: int, site: str, level: int, theme: str) -> Birth:
    """Fill an empty world with a level from 1 of the theme with this id.

    A level follows from these arguments and the content alone (G11). Locks and keys that fail are drawn anew, a
    bounded number of times, and left off at last. KeyError for an unknown theme; BirthError when all that fails.
    """
    world.provide(content)
    plan = design(content, seed, site, level, theme)
    figures = content.figures.genesis
    for attempt in range(figures.key_tries + 1):
        last = attempt == figures.key_tries
        if not (leave_open(plan) if last else set_locks(plan, attempt) and hide_keys(plan, attempt)):
            continue
        before = (world.next_id, dict(world.ledger))
        laid = lay(world, plan)
        for touch in TOUCHES:
            touch(world, plan, laid)
        honour = [Honour(plan.honour)] if plan.honour else []
        annals = world.spawn(LevelInfo(theme, site, level, seed), Age(plan.age), *honour)
        ground = survey(world)
        explored = walk(ground)
        faults = audit(world, ground, explored, figures.search_free_levels)
        if not faults or last and all(fault.reason == UNGUARDED for fault in faults):
            certificate = certify(explored)
            world.add(annals, certificate)
            return Birth(certificate, plan.counts, laid.rooms[0], _exit(plan, laid))
        for fault in faults:
            plan.count(f"{fault.law}: {fault.reason}")
        undo(world, *before)
    raise BirthError("; ".join(f"{reason} ({count})" for reason, count in sorted(plan.counts.items())))


def _exit(plan: Blueprint, laid: Laid) -> int:
    return laid.rooms[plan.exit] if plan.exit != NOWHERE else 0


def design(content: Content, seed: int, site: str, level: int, theme: str) -> Blueprint:
    """The blueprint of a level before its locks."""
    deck = deal(content, theme, level)
    plan = Blueprint(seed, site, level, content.themes[theme], content.figures.genesis, deck, content.figures.ageing)
    for stage in (*SHAPE, *CARDS, *AGEING, *BARRIERS):
        stage(plan)
    return plan
