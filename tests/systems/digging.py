"""Who breaks walls and floors, and what there is to break: for the tests of structures (WALL-7)."""

from components.body import ActionPoints, Stamina
from components.place import Spot
from components.walls import HiddenDoor, Material, Wall, WantsToBreak
from engine.kernel.world import World
from tests.build import a_pickaxe, a_seeker, do, two_rooms

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
