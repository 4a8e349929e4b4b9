"""Breaking walls and floors with a pickaxe (WALL-7, WALL-8, WALL-10, B05, B19)."""

import pytest

from components.body import ActionPoints, Stamina
from components.events.combat import ThingBroke
from components.events.walls import FloorBroken, FloorHit, WallBroken, WallHit
from components.knowledge import Way
from components.locks import Lock
from components.place import Spot
from components.room import Location
from components.things import Broken, Durability
from components.travel import WantsToStep
from components.walls import Floor, HiddenDoor, Material, Wall, WantsToBreak
from systems.core.legal import verdict
from systems.travel.rosette import rosette
from systems.walls.structures import floor_hits, insulation, wall_hits
from tests.build import (
    a_hunting_rat,
    a_pickaxe,
    a_rat,
    a_room,
    a_seeker,
    a_sword,
    a_world,
    base_content,
    do,
    everything,
    pass_turns,
    refusal,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.digging import WALLS, a_digger, a_wall, hit

NORTH, EAST, SOUTH = Spot.NORTH, Spot.EAST, Spot.SOUTH


@planted("content/base/figures.toml", "timber_wall_hits = 3", "timber_wall_hits = 4")
@planted("content/base/figures.toml", "stone_wall_hits = 6", "stone_wall_hits = 5")
@planted("content/base/figures.toml", "timber_floor_hits = 3", "timber_floor_hits = 2")
@planted("content/base/figures.toml", "stone_floor_hits = 6", "stone_floor_hits = 7")
@rule("WALL-7")
@pytest.mark.parametrize(("material", "hits"), WALLS)
def test_the_figures_of_content_say_how_many_hits_a_structure_takes(material: Material, hits: int) -> None:
    figures = base_content().figures.walls

    assert (wall_hits(figures, material), floor_hits(figures, material)) == (hits, hits)


@planted("content/base/figures.toml", "break_ap = 1", "break_ap = 2")
@planted("content/base/figures.toml", "break_wear = 1", "break_wear = 2")
@planted("systems/walls/legal_walls.py", "weapon.stamina if weapon is not None else 0", "0")
@rule("WALL-7")
def test_a_hit_costs_one_action_point_the_stamina_of_the_tool_and_one_durability() -> None:
    world = a_world()
    first, _, passage = a_wall(world)
    seeker = a_digger(world, first)
    tool = world.held(seeker, Spot.HAND)[0]

    judged = do(world, seeker, WantsToBreak(passage))

    assert (judged.ap, judged.stamina, judged.odds) == (1, 3, None)
    assert (world.get(seeker, ActionPoints).left, world.get(seeker, Stamina).left) == (3, 7)
    assert world.get(tool, Durability).left == 19
    assert world.get(passage, Wall).hits_left == 5
    assert WallHit(first, seeker, NORTH, "stone", 5) in world.events


@planted("systems/walls/break_structure.py", "    if left > 0:\n        world.emit(WallHit(",
         "    if left > 1:\n        world.emit(WallHit(")
@rule("WALL-7", "WALL-8")
@pytest.mark.parametrize(("material", "hits"), WALLS)
@pytest.mark.parametrize("side", ["here", "beyond"])
def test_a_wall_blocks_like_new_until_its_last_hit_from_either_side(material: Material, hits: int, side: str) -> None:
    world = a_world()
    first, second, passage = a_wall(world, material)
    room, heading = (first, NORTH) if side == "here" else (second, SOUTH)
    seeker = a_digger(world, room, heading)
    refused = []

    for _ in range(hits):
        refused.append(refusal(world, seeker, WantsToStep(heading)))
        hit(world, seeker, passage)

    assert refused == ["refused.wall"] * hits
    assert refusal(world, seeker, WantsToStep(heading)) == ""
    assert not world.has(passage, Wall)
    assert [type(event) for event in world.events if isinstance(event, WallHit | WallBroken)] == [
        *[WallHit] * (hits - 1), WallBroken]


@rule("WALL-7")
def test_nothing_is_salvaged() -> None:
    world = a_world()
    first, second, passage = a_wall(world, Material.TIMBER)
    seeker = a_digger(world, first)
    before = [len(world.held(holder)) for holder in (first, second, seeker)]

    for _ in range(3):
        hit(world, seeker, passage)

    assert [len(world.held(holder)) for holder in (first, second, seeker)] == before


@planted("systems/gathering/tools.py", " and not world.has(card, Broken)", "")
@rule("WALL-7", "P3")
def test_it_takes_a_working_pickaxe_in_a_hand() -> None:
    world = a_world()
    first, _, passage = a_wall(world)
    bare, packed, broken = a_seeker(world, first), a_seeker(world, first), a_seeker(world, first)
    a_sword(world, bare)
    a_pickaxe(world, packed, Spot.PACK)
    a_pickaxe(world, broken, Spot.HAND, Broken(), durability=0)
    left = a_seeker(world, first)
    a_pickaxe(world, left, Spot.OFFHAND)
    before = everything(world)

    answers = [refusal(world, body, WantsToBreak(passage)) for body in (bare, packed, broken, left)]

    assert answers == ["refused.no_pickaxe", "refused.pickaxe_idle", "refused.pickaxe_idle", ""]
    assert everything(world) == before


@rule("WALL-7", "COMB-7")
def test_the_pickaxe_breaks_with_its_last_hit_and_that_hit_counts() -> None:
    world = a_world()
    first, _, passage = a_wall(world)
    seeker = a_seeker(world, first)
    tool = a_pickaxe(world, seeker, durability=1)

    do(world, seeker, WantsToBreak(passage))

    assert world.get(passage, Wall).hits_left == 5
    assert ThingBroke(first, tool) in world.events
    assert refusal(world, seeker, WantsToBreak(passage)) == "refused.pickaxe_idle"


@rule("WALL-7")
def test_without_the_stamina_there_is_no_hit() -> None:
    world = a_world()
    first, _, passage = a_wall(world)
    seeker = a_digger(world, first)
    world.edit(seeker, Stamina).left = 2

    assert refusal(world, seeker, WantsToBreak(passage)) == "refused.stamina"


@rule("WALL-7", "ROOM-4")
def test_a_wall_is_broken_in_the_midst_of_a_fight() -> None:
    world = a_world()
    first, _, passage = a_wall(world)
    seeker = a_digger(world, first)
    a_hunting_rat(world, first, EAST, seeker)

    assert refusal(world, seeker, WantsToBreak(passage)) == ""


@planted("systems/walls/legal_walls.py", "if not here or structure_of", "if structure_of")
@rule("WALL-7")
def test_only_what_stands_in_this_room_can_be_broken() -> None:
    world = a_world()
    first, second, passage = a_wall(world)
    open_room, _ = two_rooms(world)
    world.add(second, Floor(Material.STONE, 6))
    near, far = a_digger(world, first), a_digger(world, open_room)
    through = world.held(open_room, Spot.PASSAGE)[0]

    answers = [refusal(world, near, WantsToBreak(second)), refusal(world, near, WantsToBreak(first)),
               refusal(world, far, WantsToBreak(passage)), refusal(world, far, WantsToBreak(through))]

    assert answers == ["refused.nothing_built"] * 4


@planted("content/base/figures.toml", "floor_insulation = 2", "floor_insulation = 1")
@planted("systems/walls/break_structure.py", "    take_up_floor(world, room)\n", "")
@rule("WALL-7", "WALL-10")
@pytest.mark.parametrize(("material", "hits", "warmth"), [(Material.TIMBER, 3, 2), (Material.STONE, 6, 0)])
def test_a_floor_falls_after_its_hits_and_a_wooden_one_warms_whole_until_that_moment(
    material: Material, hits: int, warmth: int
) -> None:
    world = a_world()
    room = a_room(world)
    world.edit(room, Location).insulation = 1
    world.add(room, Floor(material, hits))
    seeker = a_digger(world, room)
    felt = []

    for _ in range(hits):
        felt.append(insulation(world, room))
        hit(world, seeker, room)

    assert felt == [1 + warmth] * hits
    assert insulation(world, room) == 1
    assert not world.has(room, Floor)
    assert [type(event) for event in world.events if isinstance(event, FloorHit | FloorBroken)] == [
        *[FloorHit] * (hits - 1), FloorBroken]


@rule("WALL-7", "WALL-15", "P9")
def test_a_hidden_door_breaks_like_the_wall_it_is_with_the_same_words() -> None:
    told = []
    for door in ([HiddenDoor()], []):
        world = a_world()
        first, _, passage = a_wall(world, Material.STONE, *door)
        seeker = a_digger(world, first)
        for _ in range(6):
            hit(world, seeker, passage)
        assert not world.has(passage, HiddenDoor)
        told.append([(type(event), rosette(world, seeker)) for event in world.events])

    assert told[0] == told[1]


@rule("B05", "WALL-7")
def test_a_pickaxe_beside_a_locked_room_does_not_open_its_lock() -> None:
    world = a_world()
    first, second, passage = a_wall(world, Material.TIMBER)
    world.add(second, Lock(1))
    seeker = a_digger(world, first, NORTH)

    for _ in range(3):
        hit(world, seeker, passage)

    assert world.has(second, Lock)
    assert rosette(world, seeker)[NORTH] == Way.LOCKED
    assert refusal(world, seeker, WantsToStep(NORTH)) == "refused.locked"


@rule("WALL-7", "B19")
def test_creatures_with_pickaxes_break_no_walls() -> None:
    world = a_world()
    first, _, passage = a_wall(world)
    rat = a_rat(world, first, NORTH)
    a_pickaxe(world, rat)

    assert verdict(world, rat, WantsToBreak(passage)).refusal is not None
    assert refusal(world, rat, WantsToBreak(passage)) == "refused.no_mason"


@rule("WALL-8", "B19")
def test_a_hunting_creature_with_a_pickaxe_stays_on_its_side_of_a_wall() -> None:
    world = a_world()
    first, second, passage = a_wall(world, Material.TIMBER)
    seeker = a_seeker(world, second, SOUTH)
    rat = a_hunting_rat(world, first, NORTH, seeker)
    a_pickaxe(world, rat)

    pass_turns(world, 8)

    assert world.get(passage, Wall).hits_left == 3
    assert rat in world.held(first)
