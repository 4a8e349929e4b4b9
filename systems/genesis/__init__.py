"""Genesis: the birth of a dungeon, stage by stage on a blueprint of ints, then laid as cards and audited (G1-G11).

Each stage is a file of its own and draws from streams of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from components.level import Age, Certificate, Honour, LevelInfo
from content.registry import Content
from engine.kernel.world import World
from systems.genesis.age import come_of_age
from systems.genesis.audit import audit
from systems.genesis.audit_deep import UNGUARDED
from systems.genesis.barred import lay_barriers
from systems.genesis.blueprint import NOWHERE, Blueprint
from systems.genesis.cards import deal_sides
from systems.genesis.certificate import certify
from systems.genesis.conditions import set_conditions
from systems.genesis.decks import deal
from systems.genesis.deep_water import sink_passages
from systems.genesis.describe import describe
from systems.genesis.distances import measure
from systems.genesis.draw import draw
from systems.genesis.exits import set_stairs
from systems.genesis.flood import flood
from systems.genesis.floors import lay_floors
from systems.genesis.freshness import age_goods
from systems.genesis.goods import fill
from systems.genesis.hidden_doors import hide_doors
from systems.genesis.honour import bestow
from systems.genesis.keys import hide_keys
from systems.genesis.lay import Laid, lay
from systems.genesis.locations import name_rooms
from systems.genesis.locks import set_locks
from systems.genesis.mimics import lay_mimics, set_mimics
from systems.genesis.mouths import set_mouths
from systems.genesis.ruin import ruin
from systems.genesis.secrets import hide_secrets
from systems.genesis.sections import set_sections
from systems.genesis.sections_fill import mark_sections
from systems.genesis.shape import shape
from systems.genesis.soil import soil
from systems.genesis.springs import lay_springs, well_up
from systems.genesis.stages import Stage, bring_back, keep, run
from systems.genesis.undo import undo
from systems.genesis.veins import set_veins
from systems.genesis.walls import raise_walls
from systems.genesis.wards import ward
from systems.locks.explorer import survey, walk

__all__ = ["Birth", "BirthError", "bear", "describe", "draw"]

# Each stage reads what the ones before it wrote on the blueprint.
CARDS = (bestow, name_rooms, set_stairs, set_mouths, set_sections, deal_sides, ward, set_conditions, fill)
AGEING = (come_of_age, well_up, ruin, set_veins, set_mimics)


def lock(plan: Blueprint) -> None:
    """Locks with their keys, drawn anew together when the one to the deep finds no place."""
    set_locks(plan)
    hide_keys(plan)


BARRIERS = (lay_floors, raise_walls, sink_passages, hide_doors, measure, lock)
# Ever plainer levels, each with what is counted when it comes to that, and the stages that it still has.
PLAINER: tuple[tuple[str, tuple[Stage, ...]], ...] = (
    ("", BARRIERS),
    ("no hidden doors at last", (lay_floors, raise_walls, sink_passages, measure, lock)),
    ("no walls at last", (lay_floors, measure, lock)),
    ("no locks at last", (lay_floors, measure)),
)
# What a stage leaves on cards and passages beyond their prototypes, once they are laid.
TOUCHES: tuple[Callable[[World, Blueprint, Laid], None], ...] = (
    lay_barriers, mark_sections, hide_secrets, age_goods, lay_mimics, lay_springs, flood, soil,
)


class BirthError(RuntimeError):
    """A level broke a promise even without locks: a fault of genesis, never of the seed."""


class Birth(NamedTuple):
    """What came of a birth. `counts` says how often a stage failed and why; entrance and exit are rooms, 0 for none."""

    certificate: Certificate
    counts: dict[str, int]
    entrance: int
    exit: int


def bear(world: World, content: Content, seed: int, site: str, level: int, theme: str, rooms: int = 0) -> Birth:
    """Fill an empty world with a level from 1 of the theme with this id.

    A level follows from these arguments and the content alone (G11). One that fails its audit is barred and locked
    anew, a bounded number of times, and then made plainer. `rooms` is how many grow, 0 for as many as level and theme
    ask for. KeyError for an unknown theme; BirthError when all fails.
    """
    world.provide(content)
    plan = design(content, seed, site, level, theme, rooms)
    unbarred = keep(plan)
    attempts = 0
    for plainer, stages in PLAINER:
        if plainer:
            plan.count(plainer)
        for _ in range(plan.figures.stage_tries if lock in stages else 1):
            if attempts:
                bring_back(plan, unbarred)
            plan.again = (attempts,) if attempts else ()
            attempts += 1
            run(plan, stages)
            birth = _lay_and_audit(world, plan, LevelInfo(theme, site, level, seed), lock not in stages)
            if birth is not None:
                return birth
    raise BirthError("; ".join(f"{reason} ({count})" for reason, count in sorted(plan.counts.items())))


def design(content: Content, seed: int, site: str, level: int, theme: str, rooms: int = 0) -> Blueprint:
    """The blueprint of a level before anything on it is barred."""
    deck = deal(content, theme, level)
    figures, ageing, kind = content.figures.genesis, content.figures.ageing, content.themes[theme]
    if rooms:
        kind = msgspec.structs.replace(kind, size=100, deeper=0)
        figures = msgspec.structs.replace(figures, rooms_first_level=rooms)
    plan = Blueprint(seed, site, level, kind, figures, deck, ageing)
    run(plan, (shape, *CARDS, *AGEING))
    return plan


def _lay_and_audit(world: World, plan: Blueprint, info: LevelInfo, unlocked: bool) -> Birth | None:
    """The level as entities with its certificate; nothing, and its faults counted, when it breaks a promise."""
    before = (world.next_id, dict(world.ledger))
    laid = lay(world, plan)
    for touch in TOUCHES:
        touch(world, plan, laid)
    honour = [Honour(plan.honour)] if plan.honour else []
    annals = world.spawn(info, Age(plan.age), *honour)
    ground = survey(world)
    explored = walk(ground)
    faults = audit(world, ground, explored, plan.figures.search_free_levels)
    if not faults or unlocked and all(fault.reason == UNGUARDED for fault in faults):
        certificate = certify(explored)
        world.add(annals, certificate)
        return Birth(certificate, plan.counts, laid.rooms[0], _exit(plan, laid))
    for fault in faults:
        plan.count(f"drawn anew, {fault.law}: {fault.reason}")
    undo(world, *before)
    return None


def _exit(plan: Blueprint, laid: Laid) -> int:
    return laid.rooms[plan.exit] if plan.exit != NOWHERE else 0
