"""Walls and locks among everything else: what passes them, and what must leave them as they are (WALL-9, B05, B19)."""

import pytest

from components.creatures import Incorporeal
from components.effect import Displaces, Summons
from components.knowledge import Way
from components.locks import Key, Lock, WantsToForce, WantsToUnlock
from components.place import Place, Spot
from components.travel import WantsToStep
from components.walls import HiddenDoor, Material, Wall
from content.kinds import Kind
from engine.kernel.turn import act
from engine.play.game import Game
from engine.scene.view import view
from systems.conditions.laying import lay_condition
from systems.core.using import unleash
from systems.creatures.waking import wake
from systems.travel.rosette import rosette
from tests.build import (
    a_hunting_rat,
    a_key,
    a_pickaxe,
    a_rat,
    a_row,
    a_seeker,
    a_thing,
    a_world,
    base_content,
    base_order,
    do,
    everything,
    pass_turns,
    refusal,
    two_rooms,
)
from tests.engine.test_bumps import a_walled_game
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST


@rule("WALL-9")
@pytest.mark.parametrize("door", [(), (HiddenDoor(),), (HiddenDoor(found=True),)])
def test_a_ghost_goes_through_a_wall_and_leaves_it_as_it_was(door: tuple[HiddenDoor, ...]) -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.STONE, 4), *door)
    passage = world.held(first, Spot.PASSAGE)[0]
    ghost = a_rat(world, first, NORTH, Incorporeal())

    do(world, ghost, WantsToStep(NORTH))

    assert world.get(ghost, Place).holder == second
    assert world.get(passage, Wall) == Wall(Material.STONE, 4)
    assert world.find(passage, HiddenDoor) == (door[0] if door else None)


@rule("WALL-9")
def test_the_card_of_a_ghost_names_what_it_can_do() -> None:
    game = a_walled_game()
    world, seeker = game.world, game.seeker
    room = world.get(seeker, Place).holder
    world.move(seeker, room, Spot.CENTRE)
    ghost, rat = a_rat(world, room, EAST, Incorporeal()), a_rat(world, room, WEST)
    wake(world, ghost, seeker)
    wake(world, rat, seeker)

    named = [any(fact.kind == "incorporeal" for fact in _node(game, side).children) for side in ("east", "west")]

    assert named == [True, False]


def _node(game: Game, side: str):  # type: ignore[no-untyped-def]
    return view(game).find(f"{side}.creature")


@rule("WALL-16", "P3")
def test_a_key_is_kept_before_a_wall_and_nothing_else_changes() -> None:
    world = a_world()
    first, second = two_rooms(world, Wall(Material.STONE, 6), HiddenDoor(found=True))
    world.add(second, Lock(1))
    seeker = a_seeker(world, first, NORTH)
    key = a_key(world, seeker, second)
    before = everything(world)

    answers = [refusal(world, seeker, WantsToUnlock(second, key)), refusal(world, seeker, WantsToForce(second))]

    assert answers == ["refused.door_shut"] * 2
    assert everything(world) == before
    assert world.has(key, Key)


@rule("LOCK-1", "B05", "B18", "B26")
def test_whoever_is_called_or_thrown_beside_a_locked_room_does_not_open_it() -> None:
    world = a_world()
    west, middle, east = a_row(world, 3)
    world.add(east, Lock(2))
    seeker = a_seeker(world, middle, EAST)

    for effect in (Summons("base:rat", 3), Displaces(out=True)):
        card = a_thing(world, seeker, Spot.PACK, effect)
        unleash(world, card, seeker, seeker)
        act(world, base_order(), seeker)
    pass_turns(world, 3)

    assert world.has(east, Lock)
    assert not [body for body in world.held(east) if world.has(body, Place) and body == seeker]


@rule("G10", "B05", "B25")
def test_no_condition_that_comes_over_a_room_opens_a_lock_or_touches_a_wall() -> None:
    cards = [name for name, card in base_content().cards.items() if card.kind is Kind.CONDITION]
    world = a_world()
    first, second = two_rooms(world, Wall(Material.TIMBER, 2))
    world.add(second, Lock(2))
    seeker = a_seeker(world, first, NORTH)

    for card in cards:
        for room in (first, second):
            lay_condition(world, room, card)
    pass_turns(world, 2)

    assert cards
    assert world.has(second, Lock)
    assert world.get(world.held(first, Spot.PASSAGE)[0], Wall).hits_left == 2
    assert rosette(world, seeker)[NORTH] == Way.WALLED


@rule("B19", "WALL-8")
@pytest.mark.parametrize("bar", ["wall", "door", "lock"])
def test_hunters_with_every_tool_neither_break_walls_nor_work_locks(bar: str) -> None:
    world = a_world()
    first, second = two_rooms(world, *([Wall(Material.TIMBER, 1)] if bar != "lock" else []))
    passage = world.held(first, Spot.PASSAGE)[0]
    if bar == "door":
        world.add(passage, HiddenDoor(found=True))
    if bar == "lock":
        world.add(second, Lock(1))
    seeker = a_seeker(world, second, SOUTH)
    rat = a_hunting_rat(world, first, NORTH, seeker)
    a_pickaxe(world, rat)
    if bar == "lock":
        a_key(world, rat, second)

    pass_turns(world, 6)

    assert world.get(rat, Place).holder == first
    assert world.has(passage, Wall) == (bar != "lock")
    assert world.has(second, Lock) == (bar == "lock")
