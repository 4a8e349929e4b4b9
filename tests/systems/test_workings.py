"""Workings: what the improvements of a room add to the odds of mining in it (VEIN-3)."""

from components.building import WantsToFinishUpgrade, WantsToSetCard, Working
from components.gathering import Vein, WantsToMine
from components.knowledge import Seen
from components.place import Spot
from components.room import Terrain
from components.seekers import Proficiencies
from components.things import Stack
from content.make import make
from engine.kernel.world import World
from systems.conditions.laying import lay_condition
from systems.core.legal import verdict
from tests.build import a_room, a_seeker, a_thing, a_tool, a_world, do
from tests.planted_fault import planted
from tests.rules import rule


def a_miner(world: World, room: int, points: int = 0) -> tuple[int, int]:
    """A seeker in a room with a vein, a pickaxe in its hand: seeker and vein."""
    seeker = a_seeker(world, room)
    world.add(seeker, Proficiencies(["mining"], [points * 5]))
    vein = lay_condition(world, room, "base:vein_iron", 8)
    a_tool(world, seeker, "pickaxe")
    return seeker, vein


@planted("systems/gathering/terms.py", "mining_help(world, actor, room_of(world, condition))", "0")
@planted("content/base/genesis/locations_chambers.toml", "upgrade.working = { mining = 15 }",
         "upgrade.working = { mining = 16 }")
@rule("VEIN-3", "UPGR-3", "P7")
def test_a_staged_working_is_built_in_a_mine_adds_to_the_odds_and_keeps_the_vein() -> None:
    world = a_world()
    room = a_room(world, terrain=Terrain.MINE)
    seeker, vein = a_miner(world, room, points=12)
    unstable = lay_condition(world, room, "base:unstable")
    world.edit(next(entity for entity, _ in world.each(Seen)), Seen).up = [0, 1, 2, 3]
    planks = make(world, "base:planks", seeker, Spot.PACK)
    world.edit(planks, Stack).count = 2
    a_tool(world, seeker, "hammer")
    before = verdict(world, seeker, WantsToMine(vein)).odds

    for heading in (Spot.EAST, Spot.WEST):
        do(world, seeker, WantsToSetCard(planks, heading, "base:staged_working"))
    do(world, seeker, WantsToFinishUpgrade("base:staged_working"))

    odds = verdict(world, seeker, WantsToMine(vein)).odds
    assert before is not None and odds is not None
    assert (before.chance, odds.chance) == (45 + 6, 45 + 6 + 15)
    assert [(term.label, term.value) for term in odds.terms] == [
        ("odds.digging", 45), ("odds.proficiency", 6), ("odds.improvements", 15)]
    assert world.get(vein, Vein).left == 8
    assert world.alive(unstable)


@rule("VEIN-3", "P7")
def test_what_was_built_in_a_room_wins_as_many_portions_as_it_says() -> None:
    won = 0

    for seed in range(400):
        world = a_world(seed)
        room = a_room(world, Working(15))
        seeker, vein = a_miner(world, room)
        do(world, seeker, WantsToMine(vein))
        won += 8 - world.get(vein, Vein).left

    # 60 in a hundred of 400, within four standard deviations.
    assert 201 <= won <= 279


@planted("systems/gathering/workings.py", "if is_up(world, actor, room, side):", "if True:")
@rule("VEIN-3", "P9")
def test_a_card_set_up_openly_adds_and_one_face_down_or_put_away_does_not() -> None:
    chances = []
    for up, spot in (([0], Spot.NORTH), ([], Spot.NORTH), ([0], Spot.PACK), ([0], Spot.STORAGE)):
        world = a_world()
        room = a_room(world)
        seeker, vein = a_miner(world, room)
        a_thing(world, seeker if spot == Spot.PACK else room, spot, Working(10))
        world.edit(next(entity for entity, _ in world.each(Seen)), Seen).up = list(up)
        odds = verdict(world, seeker, WantsToMine(vein)).odds
        chances.append(odds.chance if odds is not None else 0)

    assert chances == [55, 45, 45, 45]
