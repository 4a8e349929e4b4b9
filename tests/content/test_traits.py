"""A component of a pack declares of itself what rules ask for, as the game's own do; no rule lists kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.creatures import Risen
from components.fire import Burning
from components.place import Spot
from components.registry import GROUND, Component
from components.things import Sought
from components.traits import outlasts_drowning
from components.travel import WitchRod
from components.walls import Material, Wall
from content.loader import load
from content.registry import Content
from engine.kernel.world import World
from engine.play.trial import bare_world
from systems.core.rooms import passage
from systems.core.spread import TO_AIR, TO_FEET, TO_SOUND, spread
from systems.travel.rods import turns_to
from systems.walls.bringing_down import open_wall
from systems.water.rising import get_up
from tests.build import a_rat, a_row, a_thing
from tests.content.packs import faults_of
from tests.content.test_code_packs import coded
from tests.planted_fault import planted
from tests.rules import rule

CODE = """from engine.api import Component, component
from components.traits import bars_air, bars_sound, falls_with_its_wall, is_enchanted, outlasts_drowning


@bars_sound
@bars_air
@falls_with_its_wall
@component("drapes:thing.curtain")
class Curtain(Component):
    thickness: int


@is_enchanted
@outlasts_drowning
@component("drapes:thing.rune")
class Rune(Component):
    strength: int


def register(pack):
    pass
"""


@pytest.fixture
def drapes(tmp_path: Path) -> Content:
    """A game with a curtain and a rune."""
    return load([coded(tmp_path, "drapes", CODE)])


def part_of(world: World, noun: str) -> Component:
    """A component of the pack."""
    kind = world.resource(Content).kinds.named(f"drapes:thing.{noun}")
    assert kind is not None
    return kind(1)  # type: ignore[call-arg]


@planted("components/registry.py", "(*ground, *self._traits.get(trait, ()))", "ground")
@rule("COMB-5", "WALL-15")
def test_a_packs_curtain_ends_sound_and_smell_and_lets_feet_pass(drapes: Content) -> None:
    world = bare_world(drapes)
    rooms = a_row(world, 3)
    way = passage(world, rooms[0], Spot.EAST)

    before = {what: len(spread(world, rooms[0], 6, what)) for what in (TO_SOUND, TO_AIR, TO_FEET)}
    world.add(way, part_of(world, "curtain"))
    after = {what: len(spread(world, rooms[0], 6, what)) for what in (TO_SOUND, TO_AIR, TO_FEET)}

    assert before == {TO_SOUND: 3, TO_AIR: 3, TO_FEET: 3}
    assert after == {TO_SOUND: 1, TO_AIR: 1, TO_FEET: 3}


@planted("systems/walls/bringing_down.py", "world.resource(Content).kinds.having(falls_with_its_wall.name)", "(Wall,)")
@rule("WALL-7")
def test_a_packs_curtain_falls_with_the_wall_behind_it(drapes: Content) -> None:
    world = bare_world(drapes)
    rooms = a_row(world, 2)
    way = passage(world, rooms[0], Spot.EAST)
    curtain = part_of(world, "curtain")
    for part in (Wall(Material.TIMBER, 3), Burning(), curtain):
        world.add(way, part)

    fell = open_wall(world, way, 0)

    assert fell and not world.has(way, type(curtain)) and not world.has(way, Burning)


@rule("ROSE-2")
def test_a_witch_rod_turns_to_a_packs_rune(drapes: Content) -> None:
    world = bare_world(drapes)
    rooms = a_row(world, 2)
    rod = a_thing(world, rooms[0], Spot.STORAGE, WitchRod(Sought.ENCHANTMENT))

    still = turns_to(world, rod)
    a_thing(world, rooms[0], Spot.STORAGE, part_of(world, "rune"))

    assert (still, turns_to(world, rod)) == (None, Spot.CENTRE)


@planted("systems/water/rising.py", "kept = content.kinds.having(outlasts_drowning.name)", "kept = ()")
@rule("AGE-5")
def test_a_drowned_creature_gets_up_with_a_packs_rune(drapes: Content) -> None:
    world = bare_world(drapes)
    rune = part_of(world, "rune")
    rat = a_rat(world, a_row(world, 1)[0], Spot.NORTH, rune)

    get_up(world, rat, next(card for card in sorted(drapes.cards) if drapes.bears(card, Risen)))

    assert world.get(rat, type(rune)) == rune


@planted("content/bearing.py", "for first, *others in abreast_in(kind):", "for first, *others in ():")
@rule("F5", "S5")
def test_lists_of_a_pack_that_stand_side_by_side_are_as_long_as_each_other(tmp_path: Path) -> None:
    code = (
        "from engine.api import Component, component\nfrom components.traits import abreast\n"
        "@abreast('notes', 'lengths')\n@component('tunes:thing.tune')\nclass Tune(Component):\n"
        "    notes: list[str]\n    lengths: list[int]\ndef register(pack):\n    pass\n"
    )
    card = '[patch."base:torch"]\ncomponents."tunes:thing.tune" = { notes = ["a", "b"], lengths = [1] }\n'

    faults = faults_of(coded(tmp_path, "tunes", code, c=card))

    place = 'tunes/c.toml:2: card "base:torch": components.tunes:thing.tune.lengths'
    assert faults == [f"{place}: expected 2 as in notes, got 1"]


def test_what_a_pack_declares_is_no_trait_of_another_sets(drapes: Content) -> None:
    own = set(drapes.kinds.having(outlasts_drowning.name))

    assert len(own - set(load().kinds.having(outlasts_drowning.name))) == 1
    assert GROUND.having(outlasts_drowning.name) == load().kinds.having(outlasts_drowning.name)
