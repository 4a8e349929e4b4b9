"""Location upgrades, the Dugout standing for all of them (UPGR-1 to UPGR-3)."""

from components.body import ActionPoints
from components.building import WantsToFinishUpgrade, WantsToSetCard, WantsToUnsetCard
from components.card import Card
from components.knowledge import Seen
from components.locks import Lock
from components.place import POSITIONS, Place, Spot
from components.room import Exits, Location, Room, Terrain
from components.seekers import WantsToAnswer
from components.things import Broken, Stack, WantsToTake, Weight
from components.travel import WantsToStep
from content.make import make
from engine.kernel.world import World
from systems.building.relocating import relocate
from systems.conditions.conditions import conditions, replaced, rest_prevented
from systems.conditions.laying import lay_condition
from systems.core.knowing import come_in
from systems.things.freshness import settle
from tests.build import (
    a_chest,
    a_key,
    a_rat,
    a_room,
    a_seeker,
    a_thing,
    a_tool,
    a_tremor,
    a_world,
    do,
    everything,
    pass_turns,
    refusal,
)
from tests.planted_fault import planted
from tests.rules import rule

DUGOUT = "base:excavated_dugout"


def a_digger(world: World, timber: int = 2) -> tuple[int, int, int]:
    """A seeker in a room looked at all round, with a stack of timber and a pickaxe in hand: room, seeker, timber."""
    room = a_room(world)
    seeker = a_seeker(world, room)
    come_in(world, seeker)
    memory = next(entity for entity, _ in world.each(Seen))
    world.edit(memory, Seen).up = [0, 1, 2, 3]
    wood = make(world, "base:timber", seeker, Spot.PACK)
    world.edit(wood, Stack).count = timber
    a_tool(world, seeker, "pickaxe")
    return room, seeker, wood


def set_all(world: World, seeker: int, wood: int) -> None:
    """Timber to the north and to the south."""
    do(world, seeker, WantsToSetCard(wood, 0, DUGOUT))
    do(world, seeker, WantsToSetCard(wood, 2, DUGOUT))


@rule("UPGR-1")
@rule("UPGR-2")
def test_setting_and_taking_back_are_free_and_take_one_piece() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world, timber=3)

    do(world, seeker, WantsToSetCard(wood, 0, DUGOUT))
    laid = world.held(room, POSITIONS[0])
    left = world.get(wood, Stack).count
    do(world, seeker, WantsToUnsetCard(laid[0]))

    assert len(laid) == 1
    assert left == 2
    assert world.get(wood, Stack).count == 3
    assert world.get(seeker, ActionPoints).left == 4


@planted("systems/building/upgrades.py", "not (world.has(card, Broken) or world.has(card, Spent))", "True")
@rule("UPGR-2")
def test_nothing_but_the_named_whole_card_fits_where_one_is_wanted() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    stone = make(world, "base:rough_stone", seeker, Spot.PACK)
    broken = make(world, "base:timber", seeker, Spot.PACK)
    world.add(broken, Broken())
    before = everything(world)

    answers = [refusal(world, seeker, WantsToSetCard(card, 0, DUGOUT)) for card in (stone, broken)]
    answers.append(refusal(world, seeker, WantsToSetCard(wood, 1, DUGOUT)))

    assert answers == ["refused.not_wanted"] * 3
    assert everything(world) == before
    assert world.held(room, POSITIONS[0]) == []


@planted("systems/building/finish_upgrade.py", "    if recipe.bears:\n", "    if False:\n")
@rule("UPGR-3")
@rule("DUG-1")
def test_a_finished_dugout_is_an_unstable_shelter_and_its_timber_is_used_up() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    exits, place = world.get(room, Exits), world.get(room, Room)
    set_all(world, seeker, wood)

    judged = do(world, seeker, WantsToFinishUpgrade(DUGOUT))

    assert judged.ap == 1
    assert world.get(room, Card).prototype == DUGOUT
    assert (world.get(room, Exits), world.get(room, Room)) == (exits, place)
    assert world.get(room, Location).terrain is Terrain.MINE
    assert "base:unstable" in [world.get(card, Card).prototype for card in conditions(world, room)]
    assert not replaced(world, room)
    assert not rest_prevented(world, room)
    assert all(world.held(room, spot) == [] for spot in POSITIONS)


@rule("UPGR-3")
def test_finishing_is_refused_for_what_is_missing() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    bare = refusal(world, seeker, WantsToFinishUpgrade(DUGOUT))
    set_all(world, seeker, wood)

    pick = world.held(seeker, Spot.HAND)[0]
    world.move(pick, seeker, Spot.PACK)
    empty_handed = refusal(world, seeker, WantsToFinishUpgrade(DUGOUT))
    world.move(pick, seeker, Spot.HAND)
    rat = a_rat(world, room)
    beset = refusal(world, seeker, WantsToFinishUpgrade(DUGOUT))
    world.doom(rat, "slain")
    world.bury()
    lay_condition(world, room, "base:scree")

    assert (bare, empty_handed, beset) == ("refused.cards_wanting", "refused.needs_tool", "refused.enemy_in_room")
    assert refusal(world, seeker, WantsToFinishUpgrade(DUGOUT)) == "refused.given_way"


@planted("systems/building/legal_upgrade.py", "if not all(is_up(world, actor, room, side) for side in SIDES):",
         "if False:")
@rule("UPGR-3")
@rule("P9")
def test_with_a_card_face_down_one_looks_first() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    wood = make(world, "base:timber", seeker, Spot.PACK)
    world.edit(wood, Stack).count = 2
    a_tool(world, seeker, "pickaxe")
    set_all(world, seeker, wood)

    assert refusal(world, seeker, WantsToFinishUpgrade(DUGOUT)) == "refused.look_first"


@rule("UPGR-3")
def test_what_the_new_location_cannot_bear_is_gone_and_the_rest_stays() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    lay_condition(world, room, "base:windswept")
    lay_condition(world, room, "base:fungal")
    set_all(world, seeker, wood)

    do(world, seeker, WantsToFinishUpgrade(DUGOUT))
    names = {world.get(card, Card).prototype for card in conditions(world, room)}

    assert "base:windswept" not in names
    assert {"base:fungal", "base:unstable"} <= names


@rule("UPGR-1")
def test_cards_in_positions_belong_to_nobody() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    set_all(world, seeker, wood)
    other = a_seeker(world, room)

    card = world.held(room, POSITIONS[0])[0]

    assert refusal(world, other, WantsToUnsetCard(card)) == ""
    assert world.get(card, Place).holder == room


@rule("P6", "B45")
def test_what_lies_in_a_position_goes_bad_on_its_turn() -> None:
    world = a_world()
    room = a_room(world)
    meat = make(world, "base:raw_meat", room, POSITIONS[0])

    pass_turns(world, 19)
    fresh = world.get(meat, Card).prototype
    pass_turns(world, 1)

    assert (fresh, world.get(meat, Card).prototype) == ("base:raw_meat", "base:rotten_meat")


@planted("systems/building/relocating.py", "if world.get(card, Place).spot != Spot.GOODS:", "if False:")
@rule("UPGR-3", "ROT-3", "B41")
def test_what_was_frozen_in_a_room_goes_on_perishing_when_it_is_icy_no_more() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    world.edit(room, Location).tags = ["underground", "icy"]
    world.edit(room, Card).prototype = "base:frost_pocket"
    chest, rat = a_chest(world, room, Spot.EAST), a_rat(world, room, Spot.WEST)
    places = ((room, Spot.STORAGE), (chest, Spot.INSIDE), (rat, Spot.GOODS))
    meats = [make(world, "base:raw_meat", holder, spot) for holder, spot in places]
    for meat in meats[:2]:
        settle(world, meat)
    set_all(world, seeker, wood)

    pass_turns(world, 30)
    relocate(world, room, DUGOUT)
    pass_turns(world, 20)

    names = [world.get(meat, Card).prototype for meat in meats]
    assert names == ["base:rotten_meat", "base:rotten_meat", "base:raw_meat"]


@rule("B04", "UPGR-3", "WALL-8")
def test_what_lies_in_a_room_is_all_there_when_it_collapses_and_when_it_is_made_into_another() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    lock = a_chest(world, room, Spot.WEST, Lock(2))
    lying = [a_key(world, room, lock, Spot.EAST), a_thing(world, room, Spot.STORAGE), a_thing(world, lock, Spot.INSIDE)]
    places = [world.get(card, Place) for card in lying]
    set_all(world, seeker, wood)

    do(world, seeker, WantsToFinishUpgrade(DUGOUT))
    a_tremor(world, seeker, room)
    do(world, seeker, WantsToAnswer(0))

    assert "base:collapsed" in {world.get(card, Card).prototype for card in conditions(world, room)}
    assert [world.get(card, Place) for card in lying] == places
    do(world, seeker, WantsToStep(Spot.EAST))
    assert refusal(world, seeker, WantsToTake(lying[0])) == ""


@rule("B71", "UPGR-2")
def test_a_card_taken_back_by_one_who_can_carry_no_more_is_refused_and_stays() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world)
    set_all(world, seeker, wood)
    laid = world.held(room, POSITIONS[0])[0]
    a_thing(world, seeker, Spot.PACK, Weight(100_000))
    before = everything(world)

    said = refusal(world, seeker, WantsToUnsetCard(laid))

    assert said == "refused.too_heavy"
    assert everything(world) == before
