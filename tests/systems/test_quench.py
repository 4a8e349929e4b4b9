"""Water puts fire out, and that is told of floors and walls as of things (CLOCK-1)."""

from components.events.fire import FloorWentOut, WallWentOut
from components.place import Spot
from components.walls import Floor, Material, Wall
from components.water import Flood
from systems.fire.burning import ignite
from tests.build import a_world, pass_turns, two_rooms
from tests.planted_fault import planted
from tests.rules import rule


@planted("systems/fire/burning.py", "        world.emit(FloorWentOut(entity))\n", "        pass\n")
@rule("CLOCK-1")
def test_floor_and_wall_that_water_puts_out_are_told_wherever_they_are_seen() -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.TIMBER, 3))
    world.add(first, Floor(Material.TIMBER, 3))
    for burning in (first, next(entity for entity, _ in world.each(Wall))):
        ignite(world, burning)
    world.add(first, Flood(2))

    pass_turns(world, 1)
    floor = [event for event in world.events if isinstance(event, FloorWentOut | WallWentOut)]
    world.add(second, Flood(2))
    pass_turns(world, 1)
    both = [event for event in world.events if isinstance(event, FloorWentOut | WallWentOut)]

    assert floor == [FloorWentOut(first)]
    assert both[-2:] == [WallWentOut(first, Spot.NORTH), WallWentOut(second, Spot.SOUTH)]
