"""What perishes, among everything else: no state stops it but the declared ones (ROT-3), and none starts it anew."""

import pytest

from components.card import Card
from components.creatures import Mimic
from components.fire import Smoke
from components.locks import Lock
from components.place import Place, Spot
from components.registry import Component
from components.things import Dirt, Perishable, WantsToSearch
from components.walls import Material, Wall
from components.water import Flood
from content.kinds import Kind
from content.make import make
from engine.kernel.world import World
from engine.play.game import Game
from systems.body.wounds import wound
from systems.conditions.laying import lay_condition
from systems.core.knowing import turn_up
from tests.build import a_chest, a_room, a_seeker, a_world, base_content, do, pass_turns, two_rooms
from tests.rules import rule

CONDITIONS = [name for name, card in base_content().cards.items() if card.kind is Kind.CONDITION]


def turns_bad(world: World, meat: int, turns: int) -> tuple[str, str]:
    """What it is after one turn less, and after so many."""
    pass_turns(world, turns - 1)
    before = world.get(meat, Card).prototype
    pass_turns(world, 1)
    return before, world.get(meat, Card).prototype


ON_ITS_TURN = ("base:raw_meat", "base:rotten_meat")


@rule("ROT-3", "P6", "B41")
@pytest.mark.parametrize("state", [Flood(4), Smoke(6), Dirt(100), Lock(4)], ids=lambda part: type(part).__name__)
def test_no_water_smoke_dirt_or_lock_keeps_meat_fresh(state: Component) -> None:
    world = a_world()
    room = a_room(world, state)

    meat = make(world, "base:raw_meat", room, Spot.EAST)

    assert turns_bad(world, meat, 20) == ON_ITS_TURN


@rule("ROT-3", "P6", "B41")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_no_condition_of_its_room_keeps_meat_fresh(condition: str) -> None:
    world = a_world()
    room = a_room(world)
    meat = make(world, "base:raw_meat", room, Spot.EAST)

    lay_condition(world, room, condition, 3)

    assert turns_bad(world, meat, 20) == ON_ITS_TURN


@rule("ROT-3", "P6", "B41")
def test_neither_a_locked_chest_nor_a_walled_room_keeps_meat_fresh() -> None:
    world = a_world()
    near, far = two_rooms(world, Wall(Material.STONE, 6))
    chest = a_chest(world, far, Spot.NORTH, Lock(4))
    a_seeker(world, near)

    meat = make(world, "base:raw_meat", chest, Spot.INSIDE)

    assert turns_bad(world, meat, 20) == ON_ITS_TURN


@rule("MIMIC-1", "P6", "B45")
def test_meat_in_a_mimic_goes_bad_on_its_turn_asleep_and_awake() -> None:
    world = a_world()
    room = a_room(world)
    mimic = a_chest(world, room, Spot.NORTH, Mimic("base:chest_mimic"))
    meat = make(world, "base:raw_meat", mimic, Spot.INSIDE)
    seeker = a_seeker(world, room, Spot.NORTH)
    turn_up(world, seeker, room, Spot.NORTH)
    pass_turns(world, 5)

    do(world, seeker, WantsToSearch(mimic))

    assert world.get(meat, Place) == Place(mimic, Spot.GOODS)
    assert turns_bad(world, meat, 15) == ON_ITS_TURN


@rule("ROT-3", "P6", "B45")
def test_meat_that_a_dead_seeker_leaves_goes_bad_on_the_turn_it_would_have() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    meat = make(world, "base:raw_meat", seeker, Spot.PACK)
    pass_turns(world, 5)

    wound(world, seeker, 1000, 0, "cause.harm", seeker)

    assert turns_bad(world, meat, 15) == ON_ITS_TURN


@rule("ROT-3", "B44")
def test_what_a_seeker_sets_out_with_is_fresh() -> None:
    rot = base_content().figures.rot
    fresh = []

    for seed in range(12):
        game = Game.new(seed, base_content(), pick=seed % 3)
        for card in game.world.borne(game.seeker):
            part = game.world.find(card, Perishable)
            if part is not None:
                span = (rot.raw if part.raw else rot.organic) * part.percent // 100
                fresh.append(part.due == game.world.turn + span)

    assert fresh and all(fresh)
