"""Kept parts: made once, and anew only when what they were made from has become another."""

from __future__ import annotations

import gc
import inspect

import pytest

from components.light import Fuel, Lit
from components.place import Place, Spot
from components.room import Room
from components.seekers import Seeker
from components.things import Stack, Weight
from engine.kernel.dice import Dice
from engine.kernel.entities import Entities
from engine.kernel.kept import Kept
from engine.kernel.witness import Witness
from engine.kernel.world import World
from tests.planted_fault import planted

# Methods that write, and those that read what no view shows: what the world is told, rolled, kept and sold for.
NO_READINGS = {
    "add", "adopt", "bury", "chance", "doom", "edit", "emit", "fill", "follow", "forget_changes", "move", "provide",
    "release", "remove", "resource", "restore", "roll", "settle", "spawn", "trace", "turn_page",
}
# Those that ask for what they read by way of others.
BY_OTHERS = {"each"}
WAYS = 19


class Stage:
    """A seeker with a torch in a room, and what was made of it how often."""

    def __init__(self) -> None:
        self.world = World(3, Dice(1))
        self.room = self.world.spawn(Room(0, 0, 0))
        self.seeker = self.world.spawn(Seeker("Ada", "base:fighter"), Place(self.room, Spot.CENTRE))
        self.torch = self.world.spawn(Fuel(3, 3), Place(self.seeker, Spot.HAND))
        self.kept = Kept(self.world, self.seeker)
        self.made: list[str] = []

    def fuel(self, world: World) -> int:
        """A part that reads one component."""
        self.made.append("fuel")
        return world.get(self.torch, Fuel).left

    def told(self, world: World) -> str:
        """A part that reads another."""
        self.made.append("told")
        return "much" if world.derived("fuel", self.fuel, world) > 1 else "little"

    def look(self) -> str:
        """A new view."""
        world = self.kept.refreshed()
        return world.derived("told", self.told, world)


@pytest.fixture
def stage() -> Stage:
    """A stage that was looked at once."""
    stage = Stage()
    stage.look()
    stage.made.clear()
    return stage


def test_a_part_is_kept_as_long_as_nothing_is_written_that_it_read(stage: Stage) -> None:
    stage.world.spawn(Weight(1), Place(stage.room, Spot.NORTH))
    stage.world.add(stage.torch, Lit())

    told = stage.look()

    assert (told, stage.made) == ("much", [])


@planted("engine/kernel/kept.py", "source.changed > part.checked", "source.changed > self._view")
def test_a_part_is_made_anew_when_its_source_has_become_another(stage: Stage) -> None:
    stage.world.edit(stage.torch, Fuel).left = 1

    told = stage.look()

    assert (told, stage.made) == ("little", ["fuel", "told"])


@planted("engine/kernel/kept.py", "if not part.changed or made != part.value:", "if True:")
def test_a_part_is_kept_when_its_source_was_made_anew_and_is_the_same(stage: Stage) -> None:
    stage.world.edit(stage.torch, Fuel).left = 3

    told = stage.look()

    assert (told, stage.made) == ("much", ["fuel"])


def test_a_part_that_cannot_be_made_is_tried_again(stage: Stage) -> None:
    stage.world.remove(stage.torch, Fuel)

    with pytest.raises(KeyError):
        stage.look()
    stage.world.add(stage.torch, Fuel(capacity=3, left=1))

    assert stage.look() == "little"


@pytest.mark.parametrize("write", [
    lambda stage: stage.world.add(stage.torch, Lit()),
    lambda stage: stage.world.add(stage.torch, Stack(4, 5)),
    lambda stage: stage.world.move(stage.torch, stage.seeker, Spot.OFFHAND),
    lambda stage: stage.world.move(stage.torch, stage.room, Spot.NORTH),
    lambda stage: stage.world.move(stage.seeker, stage.room, Spot.NORTH),
    lambda stage: stage.world.remove(stage.torch, Place),
    lambda stage: stage.world.spawn(Weight(1), Place(stage.room, Spot.NORTH)),
    lambda stage: stage.world.spawn(Lit(), Place(stage.seeker, Spot.PACK)),
    lambda stage: stage.world.release(stage.torch),
    lambda stage: (stage.world.doom(stage.torch, "test"), stage.world.bury()),
    lambda stage: setattr(stage.world, "turn", 9),
])
def test_nothing_that_was_read_is_written_unseen(stage: Stage, write: object) -> None:
    world = stage.kept.refreshed()
    for way in range(WAYS):
        world.derived(("way", way), lambda way: read_way(world, stage, way), way)
    write(stage)  # type: ignore[operator]

    world = stage.kept.refreshed()
    kept = [world.derived(("way", way), lambda way: read_way(world, stage, way), way) for way in range(WAYS)]

    assert kept == [read_way(stage.world, stage, way) for way in range(WAYS)]


def read_way(world: World, stage: Stage, way: int) -> object:
    """One of the ways of asking alone, so that no other notices the write for it."""
    torch, seeker, room = stage.torch, stage.seeker, stage.room
    ways = (
        lambda: world.turn, lambda: world.alive(torch), lambda: world.has(torch, Lit), lambda: world.find(torch, Stack),
        lambda: world.held(seeker), lambda: world.held(seeker, Spot.HAND), lambda: world.held_bearing(seeker, Lit),
        lambda: world.root(torch), lambda: world.bearer(torch), lambda: world.berth(torch, Room),
        lambda: world.enclosing(torch, Room), lambda: world.any(Lit), lambda: [row[0] for row in world.rows(Lit)],
        lambda: [row[0] for row in world.each(Weight, Place)], lambda: list(world.parts(torch)),
        lambda: Lit in world.parts(torch), lambda: world.held(room, Spot.NORTH), lambda: world.borne(seeker),
        lambda: world.parts(torch).get(Lit) is not None,
    )
    return ways[way]()


def test_every_way_to_read_a_world_is_witnessed() -> None:
    ways = {
        name
        for kind in (World, Entities)
        for name, member in vars(kind).items()
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property))
    }

    assert ways - NO_READINGS - BY_OTHERS - set(vars(Witness)) == set()


def test_whoever_looks_no_more_follows_no_more(stage: Stage) -> None:
    world, kept = stage.world, stage.kept
    log: dict[object, None] = kept._log  # type: ignore[assignment]

    del stage.kept, kept
    gc.collect()
    world.edit(stage.torch, Fuel).left = 2

    assert log == {}
