"""Invariants of a chronicle between two commands. Checkers read components alone, and share no code with the rules."""

from __future__ import annotations

from collections.abc import Iterable

from components.seekers import InPlay, Seeker
from engine.kernel.world import World
from engine.play.game import Game
from tests.laws import bounds, floods, keys, places
from tests.laws.table import Table


def faults(game: Game, worlds: Iterable[World] | None = None) -> list[str]:
    """What is wrong with these worlds of a game (all when left out), as sentences; nothing when all laws hold."""
    tables = [Table(world) for world in (worlds if worlds is not None else game.worlds.values())]
    seekers = {seeker for world in game.worlds.values() for seeker, _ in world.each(Seeker)}
    found = []
    for table in tables:
        number = table.world.number
        checkers = (places.faults(table), bounds.faults(table, seekers), keys.faults(table), floods.faults(table))
        for checker in checkers:
            found += [f"world {number}: {fault}" for fault in checker]
        if table.world.turn > game.clock or (table.bearing.get(InPlay) and table.world.turn != game.clock):
            found.append(f"world {number} is on turn {table.world.turn}, the clock on {game.clock}")
    homes = [entity for table in tables for entity in table.rows]
    if len(homes) != len(set(homes)):
        found.append("an entity lives in two worlds")
    return found
