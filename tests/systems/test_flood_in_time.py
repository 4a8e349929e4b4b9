"""Flood and time: many turns at once leave the water as single ones do, and fire dies in time (P5, CLOCK-1)."""

from components.fire import Burning
from components.place import Spot
from components.water import Flood, Source
from content.make import make
from engine.kernel.world import World
from systems.core.sight import is_lit
from systems.fire.burning import ignite
from systems.water.waters import stir
from tests.build import a_rat, a_room, a_row, a_world, pass_turns
from tests.laws.floods import expected
from tests.planted_fault import planted
from tests.rules import rule


def depths(world: World) -> dict[int, int]:
    """Depth by flooded room."""
    return {room: flood.depth for room, flood in world.each(Flood)}


@rule("P5")
def test_forty_turns_at_once_leave_the_water_as_forty_single_ones() -> None:
    world, twin = a_world(), a_world()
    for each in (world, twin):
        row = a_row(each, 5)
        each.add(row[2], Source(4, 1, 7))
        stir(each, row[2])
        a_rat(each, row[2])

    pass_turns(world, 40)
    for _ in range(40):
        pass_turns(twin)

    assert depths(world) == depths(twin) == expected(world)
    assert len(depths(world)) == 5


@planted("systems/__init__.py", '    "Flooding",\n    "Quench",\n', '    "Quench",\n    "Flooding",\n')
@rule("CLOCK-1", "AGE-2")
def test_no_fire_outlasts_the_turn_in_which_the_water_reaches_it() -> None:
    world = a_world()
    room = a_room(world)
    net = make(world, "base:weighted_net", room, Spot.EAST)
    ignite(world, net)
    world.add(room, Source(2, 1, world.turn + 2))

    pass_turns(world, 1)
    before = world.has(net, Burning)
    pass_turns(world, 1)

    assert before
    assert not world.has(net, Burning)
    assert not is_lit(world, room)
