"""The fire in a wall or a floor ends with it when it is broken (WALL-7, WALL-10)."""


from components.fire import Burning
from components.place import Spot
from components.walls import Floor, Material
from systems.fire.burning import ignite
from systems.fire.fire import fires_in
from tests.build import (
    a_room,
    a_world,
    pass_turns,
)
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.digging import a_digger, a_wall, hit

NORTH, EAST, SOUTH = Spot.NORTH, Spot.EAST, Spot.SOUTH


@planted("components/fire.py", "@falls_with_its_wall\n", "")
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


@planted("systems/walls/bringing_down.py", "    world.remove(room, Burning)\n", "")
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
