"""A dungeon is old when it is born: age, springs and floods, the drowned, ruin, dirt and mimics."""

from __future__ import annotations

from collections import Counter

import networkx as nx
import pytest

from components.card import Card, Loot
from components.conditions import Condition
from components.creatures import Bounty, Creature, Mimic, Risen
from components.level import Age, LevelInfo
from components.locks import Key
from components.place import Place, Spot
from components.registry import Component
from components.room import Entrance, Location, Passage, Room, Terrain
from components.things import Dirt, Stack
from components.walls import Floor, Material, Wall
from components.water import Flood, Source
from content.kinds import Kind
from content.loader import load
from engine.kernel.world import World
from systems.water.drowning import rises_as
from tests.genesis.ages import WET, age, by_age, wet
from tests.genesis.births import born, crowd, first_seed, room_of, soak, themed
from tests.planted_fault import planted
from tests.rules import rule

DRY = themed(springs=0, favours={"damp": 400, "built": 40})


def expected(world: World) -> dict[int, int]:
    """AGE-4 said anew: for each room the best of all springs, less the rooms in between on a way without walls."""
    graph = nx.Graph()
    shut = {passage for passage, _ in world.each(Wall)}
    dry = {room for room, _ in world.each(Entrance)}
    graph.add_nodes_from(room for room, _ in world.each(Room) if room not in dry)
    for passage, edge in world.each(Passage):
        if passage not in shut and not {edge.first, edge.second} & dry:
            graph.add_edge(edge.first, edge.second)
    depths: dict[int, int] = {}
    for spring, source in world.each(Source):
        for room, far in nx.single_source_shortest_path_length(graph, spring).items():
            depths[room] = max(depths.get(room, 0), source.step - far)
    return {room: depth for room, depth in depths.items() if depth > 0}


def flooded(world: World) -> dict[int, int]:
    """Depth by flooded room."""
    return {room: flood.depth for room, flood in world.each(Flood)}


@planted("systems/genesis/age.py", ".between(1, plan.ageing.oldest)", ".between(1, plan.ageing.oldest - 1)")
@rule("AGE-1", "AGE-7")
def test_every_age_from_one_to_ten_generations_is_drawn_as_often() -> None:
    ages = Counter(age(born(seed).world) for seed in range(1, 601))

    assert set(ages) == set(range(1, 11))
    assert min(ages.values()) > 35 and max(ages.values()) < 90


@rule("AGE-7")
def test_the_age_stands_with_what_the_level_was_born_from() -> None:
    world = born(3).world

    assert [entity for entity, _ in world.each(Age)] == [entity for entity, _ in world.each(LevelInfo)]


@rule("AGE-2")
def test_rivers_and_swamps_are_springs_and_nothing_else_is() -> None:
    worlds = [wet(seed, 4) for seed in range(1, 41)]
    springs = [world.get(room, Location) for world in worlds for room, _ in world.each(Source)]
    dry = born(1, 4, DRY).world

    assert len(springs) > 40
    assert all(place.terrain in (Terrain.WATER, Terrain.MIRE) or "pool" in place.tags for place in springs)
    assert not list(dry.each(Source)) and not list(dry.each(Flood))


@planted("systems/genesis/springs.py", "1 + (plan.age - 1) // plan.ageing.generations_per_depth",
         "4 + (plan.age - 1) // plan.ageing.generations_per_depth")
@rule("AGE-2", "AGE-7")
def test_the_severity_of_springs_is_one_to_four_and_grows_with_age() -> None:
    found = {
        generations: [source for world in worlds for _, source in world.each(Source)]
        for generations, worlds in by_age().items()
    }

    every = [source for sources in found.values() for source in sources]
    assert {source.severity for source in every} == {1, 2, 3, 4}
    assert {source.severity for source in found[1]} == {1}
    assert max(source.severity for source in found[4]) == 2
    assert max(source.severity for source in found[7]) == 3
    assert all(1 <= source.step <= source.severity for source in every)


@rule("AGE-2")
def test_a_spring_that_can_still_rise_does_so_within_twenty_turns() -> None:
    sources = [source for world in (wet(seed, 4) for seed in range(1, 81)) for _, source in world.each(Source)]

    rising = [source.due for source in sources if source.step < source.severity]

    assert all(source.due is None for source in sources if source.step == source.severity)
    assert rising and all(due is not None and 1 <= due <= 20 for due in rising)
    assert len(set(rising)) > 8


@rule("AGE-4")
@pytest.mark.parametrize("level", [1, 4, 9])
def test_a_flood_stands_as_its_springs_the_ways_and_the_walls_have_it(level: int) -> None:
    total = 0
    for seed in range(1, 31):
        world = wet(seed, level)
        total += len(flooded(world))

        assert flooded(world) == expected(world)

    assert total > 60


@planted("systems/water/water.py", " and not world.has(beyond, Entrance)", "")
@planted("systems/genesis/springs.py", "if room != ENTRANCE and room not in plan.fixed", "if room not in plan.fixed")
@rule("G7", "AGE-4")
def test_the_room_where_a_seeker_arrives_is_never_flooded() -> None:
    worlds = [wet(seed, level) for seed in range(1, 31) for level in (1, 4, 9)]

    entrances = [(world, room) for world in worlds for room, _ in world.each(Entrance)]

    assert len(entrances) == len(worlds)
    assert not any(world.has(room, kind) for world, room in entrances for kind in (Flood, Source))


@planted("systems/genesis/flood.py", "for creature in creatures_in(world, room):", "for creature in ():")
@rule("AGE-5", "P10")
def test_nobody_whom_water_does_not_spare_lives_on_in_a_flood_and_nobody_else_rises() -> None:
    drowned = 0
    for seed in range(1, 61):
        dry, world = born(seed, 4, DRY).world, wet(seed, 4)
        rooms = flooded(world)
        before = {creature: dry.get(creature, Card).prototype for creature, _ in dry.each(Creature)}
        after = {creature: world.get(creature, Card).prototype for creature, _ in world.each(Creature)}

        assert before.keys() == after.keys()
        for creature, card in before.items():
            risen = rises_as(WET, card) if room_of(world, creature) in rooms else ""
            drowned += bool(risen)
            assert after[creature] == (risen or card)

    assert drowned > 40


@planted("systems/water/rising.py", "        part.level = level", "        pass")
@planted("components/creatures.py", '@outlasts_drowning\n@component("actor.bounty")', '@component("actor.bounty")')
@rule("AGE-5", "P10")
def test_who_has_risen_has_the_level_goods_and_experience_of_the_drowned_and_no_more() -> None:
    risen = 0
    for seed in range(1, 61):
        dry, world = born(seed, 4, DRY).world, wet(seed, 4)
        for creature, _ in world.each(Creature):
            if dry.get(creature, Card) == world.get(creature, Card):
                continue
            risen += 1
            assert _belongings(world, creature) == _belongings(dry, creature)
            assert world.has(creature, Risen)
            assert dict(world.ledger) == dict(dry.ledger)

    assert risen > 40


def _belongings(world: World, creature: int) -> tuple[int, list[int], Component | None, Component | None, Component]:
    level = world.get(creature, Creature).level
    held = [card for card in world.held(creature, Spot.GOODS) if world.has(card, Card)]
    return level, held, world.find(creature, Bounty), world.find(creature, Loot), world.get(creature, Place)


@planted("systems/genesis/ruin.py", "plan.ageing.ruin * plan.age", "plan.ageing.ruin * 5")
@rule("AGE-1", "AGE-7", "COND-1")
def test_ruin_grows_with_age_and_lies_where_it_fits() -> None:
    ruins = {card for card, part in load().cards.items() if part.kind is Kind.CONDITION and "ruin" in part.tags}
    bare = themed(conditions={})
    shares: dict[int, list[int]] = {}
    for seed in range(1, 121):
        world = born(seed, 6, bare).world
        lying = [world.get(card, Card).prototype for card, _ in world.each(Condition)]
        rooms = sum(1 for _ in world.each(Room))
        shares.setdefault(age(world), []).append(100 * len(lying) // rooms)
        assert set(lying) <= ruins

    young = [share for generations in (1, 2, 3) for share in shares[generations]]
    old = [share for generations in (8, 9, 10) for share in shares[generations]]
    assert {"base:overgrown", "base:unstable", "base:collapsed", "base:webbed"} <= ruins
    assert sum(old) / len(old) > 2 * sum(young) / len(young) > 0


@planted("systems/genesis/soil.py", "figures.dirt_per_generation * plan.age", "figures.dirt_per_generation * 5")
@rule("AGE-6", "AGE-7")
def test_dirt_lies_on_rooms_and_things_and_grows_with_age() -> None:
    means = {}
    for generations, worlds in by_age().items():
        levels = [part.level for world in worlds for entity, part in world.each(Dirt) if world.has(entity, Room)]
        means[generations] = sum(levels) / len(levels)
        assert all(1 <= level <= 100 for level in levels)

    assert means[10] > means[7] > means[4] > means[1] > 0
    assert means[10] - means[1] > 25


@rule("AGE-6")
def test_damp_filth_and_dwellers_make_a_room_dirtier_and_no_thing_is_dirtier_than_its_room() -> None:
    rooms: dict[str, list[int]] = {"damp": [], "filthy": [], "plain": []}
    for world in by_age()[5]:
        for room, place in world.each(Location):
            kind = next((tag for tag in ("filthy", "damp") if tag in place.tags), "plain")
            rooms[kind].append(world.get(room, Dirt).level)
        for card, part in world.each(Dirt):
            if not world.has(card, Room):
                assert part.level <= world.get(room_of(world, card), Dirt).level
                assert not world.has(card, Stack)

    plain = sum(rooms["plain"]) / len(rooms["plain"])
    assert sum(rooms["damp"]) / len(rooms["damp"]) > plain + 4
    assert sum(rooms["filthy"]) / len(rooms["filthy"]) > plain + 12


@planted("systems/genesis/soil.py", "settling(world, room, _gathered(plan, stream, world, number, room))",
         "_gathered(plan, stream, world, number, room)")
@rule("AGE-6", "WALL-1")
def test_on_floors_of_stone_half_the_dirt_has_gathered_as_it_does_in_play() -> None:
    floored, bare = themed(floors=100), themed(floors=0)
    rooms: Counter[Material | None] = Counter()
    for seed in range(1, 21):
        world, other = born(seed, 4, floored).world, born(seed, 4, bare).world
        for room, _ in world.each(Room):
            floor = world.find(room, Floor)
            material = floor.material if floor is not None else None
            rooms[material] += 1
            levels = [(each.find(room, Dirt) or Dirt(0)).level for each in (world, other)]
            assert levels[0] == (levels[1] // 2 if material is Material.STONE else levels[1])

    assert rooms[Material.STONE] > 60 and rooms[Material.TIMBER] > 5


@pytest.mark.soak
@rule("AGE-4", "AGE-5", "G7", "MIMIC-1")
def test_floods_drownings_and_mimics_keep_their_rules_over_many_seeds() -> None:
    for seed, level in crowd(soak(100), first_seed()):
        world = born(seed, level, WET).world
        depths = flooded(world)

        assert depths == expected(world), seed
        assert not [room for room, _ in world.each(Entrance) if room in depths], seed
        for creature, _ in world.each(Creature):
            assert room_of(world, creature) not in depths or not rises_as(WET, world.get(creature, Card).prototype)
        for card, _ in world.each(Mimic):
            assert not [key for key in world.held(card) if world.has(key, Key)], seed
