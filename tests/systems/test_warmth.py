"""Warmth: what counts, how fast it comes, and what cold and heat bring (SURV-2)."""

import pytest

from components.body import Warmth
from components.card import Card
from components.place import Place, Spot
from components.room import Location, Terrain
from components.things import Materials
from components.walls import Floor, Material
from components.water import Flood, Wet
from content.make import make
from engine.kernel.world import World
from systems.body.warmth import felt, warmth
from systems.conditions.laying import lay_condition
from systems.fire.burning import ignite
from tests.build import a_room, a_seeker, a_world, pass_turns
from tests.planted_fault import planted
from tests.rules import rule


def a_place(world: World, temperature: int, insulation: int = 0) -> int:
    """A room of this temperature and insulation."""
    room = a_room(world)
    world.add(room, Location(3, Terrain.CAVE, [], insulation, temperature))
    return room


def clothed(world: World, seeker: int, *spots: Spot) -> None:
    """A whole piece of cloth at each of these places."""
    for spot in spots:
        world.spawn(Card("base:work_shirt"), Materials(["textile"]), Place(seeker, spot))


def ailments(world: World, seeker: int) -> set[str]:
    """The afflictions of a seeker, by name."""
    return {world.get(card, Card).prototype.removeprefix("base:") for card in world.held(seeker, Spot.AFFLICTION)}


@rule("SURV-2")
@rule("P7")
def test_every_cause_is_a_term_and_their_sum_is_what_is_felt() -> None:
    world = a_world()
    room = a_place(world, -1)
    seeker = a_seeker(world, room, Spot.CENTRE, Wet())
    world.add(room, Flood(4))
    lay_condition(world, room, "base:windswept")

    terms = {term.label: term.value for term in warmth(world, seeker)}

    assert terms["warmth.air"] == -1
    assert terms["warmth.flood"] < -1
    assert terms["warmth.wind"] == terms["warmth.wet"] == -1
    assert felt(world, seeker) == max(-5, sum(terms.values()))


@rule("SURV-2")
def test_a_fire_in_the_room_warms() -> None:
    world = a_world()
    room = a_place(world, -2)
    seeker = a_seeker(world, room)
    before = felt(world, seeker)

    ignite(world, make(world, "base:timber", room, Spot.EAST))

    assert (before, felt(world, seeker)) == (-2, 0)


@planted("systems/body/terms.py", "min(max(0, -so_far), worn_layers(world, seeker))", "worn_layers(world, seeker)")
@planted("systems/walls/terms.py", "min(max(0, -so_far), insulation(world, room))", "insulation(world, room)")
@rule("SURV-2")
@rule("WALL-10")
def test_rooms_timber_floors_and_clothes_keep_cold_out_and_make_nothing_hot() -> None:
    world = a_world()
    cold, hot = a_place(world, -4, insulation=1), a_place(world, 2, insulation=3)
    shiverer, sweater = a_seeker(world, cold), a_seeker(world, hot)

    bare = felt(world, shiverer)
    clothed(world, shiverer, Spot.BODY)
    dressed = felt(world, shiverer)
    clothed(world, shiverer, Spot.LEGS, Spot.HEAD, Spot.ARMS)
    wrapped = felt(world, shiverer)
    world.add(cold, Floor(Material.TIMBER, 3))
    clothed(world, sweater, Spot.BODY, Spot.LEGS)

    assert (bare, dressed, wrapped) == (-3, -2, -1)
    assert felt(world, shiverer) == 0
    assert felt(world, sweater) == 2


@planted("content/base/figures.toml", "drift = 8", "drift = 7")
@rule("SURV-2")
def test_a_body_comes_a_step_in_eight_turns_to_what_is_felt() -> None:
    world = a_world()
    seeker = a_seeker(world, a_place(world, -3), Spot.CENTRE, Warmth())
    steps = []

    for turns in (7, 1, 7, 1, 7, 1, 16):
        pass_turns(world, turns)
        steps.append(world.get(seeker, Warmth).step)

    assert steps == [0, -1, -1, -2, -2, -3, -3]


@planted("systems/body/warmth_drift.py", "elif step <= -figures.chills_at:", "elif step < -figures.chills_at:")
@rule("SURV-2")
@rule("SURV-5")
@pytest.mark.parametrize(
    ("temperature", "turns", "ails"),
    [(-1, 40, set()), (-2, 16, {"chilled"}), (-4, 32, {"frostbitten"}), (2, 40, set()), (3, 24, {"sweltering"})],
)
def test_cold_and_heat_bring_their_afflictions_in_steps(temperature: int, turns: int, ails: set[str]) -> None:
    world = a_world()
    seeker = a_seeker(world, a_place(world, temperature), Spot.CENTRE, Warmth())

    pass_turns(world, turns)

    assert ails <= ailments(world, seeker)
    assert bool(ails) == bool(ailments(world, seeker))


@rule("SURV-2")
def test_who_is_at_rest_neither_freezes_nor_warms() -> None:
    from components.seekers import InPlay

    world = a_world()
    seeker = a_seeker(world, a_place(world, -4), Spot.CENTRE, Warmth())
    world.remove(seeker, InPlay)

    pass_turns(world, 80)

    assert world.get(seeker, Warmth).step == 0
