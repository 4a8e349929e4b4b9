"""The fire in a wall or a floor ends with it when it is broken (WALL-7, WALL-10)."""


from components.actor import ActionPoints, Stamina
from components.barrier import Floor, HiddenDoor, Material, Wall
from components.fire import Burning
from components.intent import WantsToBreak
from components.place import Spot
from engine.kernel.world import World
from systems.deeds.burning import ignite
from systems.reckoning.fire import fires_in
from tests.build import (
    a_pickaxe,
    a_room,
    a_seeker,
    a_world,
    do,
    pass_turns,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule

NORTH, EAST, SOUTH = Spot.NORTH, Spot.EAST, Spot.SOUTH
WALLS = [(Material.TIMBER, 3), (Material.STONE, 6)]


def a_digger(world: World, room: int, spot: Spot = Spot.CENTRE) -> int:
    """A seeker with a pickaxe in hand."""
    seeker = a_seeker(world, room, spot)
    a_pickaxe(world, seeker)
    return seeker


def a_wall(world: World, material: Material = Material.STONE, *extra: HiddenDoor) -> tuple[int, int, int]:
    """Two rooms with a whole wall between them: first, second, passage."""
    first, second = two_rooms(world, Wall(material, dict(WALLS)[material]), *extra)
    return first, second, world.held(first, Spot.PASSAGE)[0]


def hit(world: World, seeker: int, structure: int) -> None:
    """One hit by a rested seeker."""
    world.edit(seeker, ActionPoints).left = 4
    world.edit(seeker, Stamina).left = 10
    do(world, seeker, WantsToBreak(structure))


@planted("systems/deeds/structures.py", "(Wall, HiddenDoor, Burning)", "(Wall, HiddenDoor)")
@rule("WALL-7", "CLOCK-1")
def test_the_fire_in_a_wall_that_is_broken_ends_with_it() -> None:
    world = a_world()
    first, second, passage = a_wall(world, Material.TIMBER)
    seeker = a_digger(world, first)
    ignite(world, passage)

    for _ in range(3):
        hit(world, seeker, passage)
    pass_turns(world, 1)

    assert not world.has(passage, Burning)
    assert fires_in(world, first) == fires_in(world, second) == []


@planted("systems/deeds/structures.py", "    world.remove(room, Burning)\n", "")
@rule("WALL-10", "CLOCK-1")
def test_the_fire_in_a_floor_that_is_broken_ends_with_it() -> None:
    world = a_world()
    room = a_room(world, Floor(Material.TIMBER, 1))
    seeker = a_digger(world, room)
    ignite(world, room)

    hit(world, seeker, room)
    pass_turns(world, 1)

    assert not world.has(room, Floor)
    assert not world.has(room, Burning)
