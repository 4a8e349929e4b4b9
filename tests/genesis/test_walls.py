"""Walls, deep water and floors from birth: as the theme says, of fitting stuff, and never the last link to a room."""

from __future__ import annotations

from collections import Counter

import networkx as nx
import pytest

from components.conditions import Rooted
from components.place import Place
from components.room import Entrance, Exits, Location, Passage, Room, Section, Terrain
from components.walls import DeepWater, Floor, HiddenDoor, Material, Wall
from content.loader import load
from engine.kernel.world import World
from tests.genesis.births import born, every_theme, everywhere, finished, first_seed, soak, themed
from tests.genesis.oracle import distances, graph
from tests.planted_fault import planted
from tests.rules import rule

ROCK, BUILT, WOOD = "rock", "built", "wood"


def kind(place: Location) -> str:
    """What a location asks for, empty when it bears no structure: chapter 6 read once more."""
    wet = place.terrain in (Terrain.WATER, Terrain.MIRE, Terrain.WILD) or "pool" in place.tags
    if wet or place.terrain is Terrain.CAVE and "damp" in place.tags:
        return ""
    if place.terrain is Terrain.CAVE:
        return ROCK
    return WOOD if place.terrain is Terrain.MINE or "timbered" in place.tags else BUILT


def wet(place: Location) -> bool:
    """Whether deep water may lie beside a location."""
    return not kind(place) and place.terrain is not Terrain.WILD or "pool" in place.tags


def walls(world: World) -> list[tuple[Wall, str, str]]:
    """Ordinary walls grown with the level, each with what the rooms on both sides ask for."""
    found = []
    for passage, wall in world.each(Wall):
        edge = world.get(passage, Passage)
        if not world.has(passage, HiddenDoor) and not world.has(edge.first, Section):
            found.append((wall, kind(world.get(edge.first, Location)), kind(world.get(edge.second, Location))))
    return found


@rule("WALL-12", "G1", "G4", "G10")
def test_no_wall_and_no_deep_water_is_the_last_link_to_a_room() -> None:
    for theme, seed, level, world in every_theme():
        whole = graph(world)
        barred = [passage for kind in (Wall, DeepWater) for passage, _ in world.each(kind)]

        assert nx.is_connected(whole), (theme, seed, level)
        for passage in barred:
            edge = world.get(passage, Passage)
            assert world.has(passage, HiddenDoor) or nx.has_path(whole, edge.first, edge.second), (theme, seed, level)


@planted("systems/genesis/slack.py", "    ways[farther] -= 1\n", "")
@rule("WALL-12", "G4")
def test_walls_that_would_each_do_alone_do_all_together() -> None:
    content = themed({"sections_most": 0, "spared_most": 100}, size=300, loops=60, walls=100, hidden=0, sumps=0)
    closed = 0
    for seed in range(6):
        world = born(seed, 5, content).world
        open_ways, all_ways = graph(world), graph(world, barred=True)
        closed += all_ways.number_of_edges() - open_ways.number_of_edges()

        assert nx.is_connected(open_ways), seed

    assert closed > 60


@planted("systems/genesis/slack.py", "if ways[farther] < 2:", "if ways[farther] < 1:")
@rule("WALL-12", "LOCK-5")
def test_what_bars_a_passage_makes_no_room_farther_from_the_entrance() -> None:
    plain = themed({"sections_most": 0}, size=200, loops=50, walls=0, hidden=0, sumps=0)
    barred = themed({"sections_most": 0}, size=200, loops=50, walls=40, hidden=60, sumps=50)
    for seed in range(8):
        before, after = born(seed, 4, plain).world, born(seed, 4, barred).world
        cells = [{(at.x, at.y): at.distance for _, at in world.each(Room)} for world in (before, after)]

        assert cells[0] == cells[1]
        assert {room: at.distance for room, at in after.each(Room)} == distances(after)
        assert any(True for _ in after.each(Wall))


@planted("systems/genesis/candidates.py", "            left -= 1\n", "            pass\n")
@rule("WALL-12")
def test_most_of_the_loops_of_a_level_stay_open() -> None:
    def loops(walls: int) -> int:
        content = themed({"sections_most": 0}, size=300, loops=80, walls=walls, hidden=0, sumps=0)
        levels = [graph(born(seed, 5, content).world) for seed in range(4)]
        return sum(level.number_of_edges() - level.number_of_nodes() + 1 for level in levels)

    unwalled = loops(0)

    assert 0.9 * unwalled <= loops(100) < unwalled


@planted("systems/genesis/barred.py", "floor_hits(figures, material)", "wall_hits(figures, material) - 1")
@rule("WALL-2", "WALL-12")
def test_walls_and_floors_stand_on_ground_that_bears_them_and_are_whole() -> None:
    figures, found = load().figures.walls, Counter[str]()
    whole = {Material.TIMBER: figures.timber_wall_hits, Material.STONE: figures.stone_wall_hits}
    laid = {Material.TIMBER: figures.timber_floor_hits, Material.STONE: figures.stone_floor_hits}
    for theme, seed, _, world in every_theme():
        for wall, one, other in walls(world):
            found["wall"] += 1
            assert one and other, (theme, seed)
            assert wall.hits_left == whole[wall.material]
        for room, floor in world.each(Floor):
            found["floor"] += 1
            assert kind(world.get(room, Location)), (theme, seed)
            assert floor.hits_left == laid[floor.material]

    assert found["wall"] > 60
    assert found["floor"] > 100


@planted("systems/walls/grounds.py", "        return Material.TIMBER\n    return Material.STONE if stone",
         "        return Material.STONE\n    return Material.STONE if stone")
@rule("WALL-12")
def test_rock_on_both_sides_asks_for_stone_timber_for_wood_and_else_the_theme_decides() -> None:
    seen = Counter[tuple[str, str, Material]]()
    for theme in ("base:caverns", "base:mine", "base:halls"):
        for _, _, _, world in everywhere(12, themes=(theme,)):
            seen.update((*sorted((one, other)), wall.material) for wall, one, other in walls(world))

    assert seen[ROCK, ROCK, Material.STONE] > 0
    assert seen[WOOD, WOOD, Material.TIMBER] > 0
    assert not seen[ROCK, ROCK, Material.TIMBER]
    assert not seen[WOOD, WOOD, Material.STONE]
    assert min(seen[BUILT, BUILT, Material.STONE], seen[BUILT, BUILT, Material.TIMBER]) > 10


@rule("WALL-12")
@pytest.mark.parametrize(("share", "materials"), [(0, {Material.TIMBER}), (100, {Material.STONE})])
def test_the_theme_says_how_many_walls_of_built_rooms_are_of_stone(share: int, materials: set[Material]) -> None:
    bars = ("fen", "corridor", "drowned", "cave", "damp")
    content = themed({"sections_most": 0}, size=300, springs=0, walls=40, stone=share, bars=bars, hidden=0)

    found = [row for seed in range(5) for row in walls(born(seed, 3, content).world)]

    assert {wall.material for wall, one, other in found if BUILT in (one, other)} == materials


@rule("WALL-12")
@pytest.mark.parametrize("share", [0, 10, 30])
def test_a_theme_says_how_many_walls_there_are(share: int) -> None:
    grown = {"sections_most": 0, "spared_most": 100}
    content = themed(grown, size=400, loops=50, springs=0, walls=share, hidden=0, sumps=0)
    built = fit = 0
    for seed in range(10):
        world = born(seed, 1, content).world
        built += len(walls(world))
        entrance = next(room for room, _ in world.each(Entrance))
        for passage, edge in world.each(Passage):
            new = world.has(passage, Wall)
            sides = [world.get(room, Location) for room in (edge.first, edge.second)]
            fit += all(map(kind, sides)) and entrance not in (edge.first, edge.second) and not new

    assert (built > 0) is (share > 0)
    assert built <= share * (fit + built) / 100 + 10
    assert built >= share * fit / 100 * 0.9


@planted("systems/genesis/candidates.py", "        and other not in untouched\n", "")
@rule("WALL-12", "G6", "G7", "B11")
def test_the_entrance_keeps_all_its_ways_open() -> None:
    for theme, seed, _, world in every_theme():
        entrance = next(room for room, _ in world.each(Entrance))
        ways = [passage for passage in world.get(entrance, Exits).passages if passage]

        assert ways
        assert not [way for way in ways if world.has(way, Wall) or world.has(way, DeepWater)], (theme, seed)


@rule("G10", "WALL-12")
def test_deep_water_lies_at_wet_rooms_of_themes_that_have_it() -> None:
    found = Counter[str]()
    for theme, seed, _, world in every_theme():
        for passage, _ in world.each(DeepWater):
            edge = world.get(passage, Passage)
            if world.has(edge.first, Section) or world.has(edge.second, Section):
                continue
            found[theme] += 1
            sides = [world.get(room, Location) for room in (edge.first, edge.second)]
            assert any(map(wet, sides)), (theme, seed)
            assert not world.has(passage, Wall)

    assert found["base:fen"] > 15
    assert found["base:caverns"] > 5
    assert {theme for theme in found if found[theme]} <= {name for name, part in load().themes.items() if part.sumps}


@planted("systems/genesis/walls.py", "ground[slot // 4] in BEARING and ground[plan.beyond[slot]] in BEARING",
         "ground[slot // 4] in BEARING")
@planted("systems/genesis/deep_water.py", "Ground.WET in (ground[s // 4], ground[plan.beyond[s]])", "True")
@rule("G10", "WALL-2", "WALL-12")
def test_where_many_passages_are_closed_each_bar_keeps_to_its_own_ground() -> None:
    content = themed({"sections_most": 0, "spared_most": 100}, size=300, loops=60, walls=40, hidden=0, sumps=40)
    found = Counter[str]()
    for seed in range(3):
        world = born(seed, 5, content).world
        for _, one, other in walls(world):
            found["wall"] += 1
            assert one and other, seed
        for passage, _ in world.each(DeepWater):
            edge = world.get(passage, Passage)
            found["water"] += 1
            assert wet(world.get(edge.first, Location)) or wet(world.get(edge.second, Location)), seed

    assert found["wall"] > 40 and found["water"] > 40


@planted("systems/genesis/floors.py", "stream.percent(plan.theme.floors)", "stream.percent(50)")
@rule("WALL-1", "WALL-12")
@pytest.mark.parametrize(("share", "least", "most"), [(0, 0, 0), (50, 40, 60), (100, 100, 100)])
def test_the_theme_says_how_many_of_the_rooms_that_bear_a_floor_have_one(share: int, least: int, most: int) -> None:
    content = themed({"sections_most": 0}, size=400, springs=0, floors=share, conditions={})
    worlds = [born(seed, 1, content).world for seed in range(6)]

    grown = {(n, world.get(on, Place).holder) for n, world in enumerate(worlds) for on, _ in world.each(Rooted)}
    bearing = [
        room for n, world in enumerate(worlds) for room, place in world.each(Location)
        if kind(place) and (n, room) not in grown
    ]
    floored = [room for world in worlds for room, _ in world.each(Floor)]

    assert least <= 100 * len(floored) // len(bearing) <= most


@pytest.mark.soak
@rule("WALL-12", "G1", "G4", "G10")
def test_thousands_of_barred_levels_are_whole() -> None:
    for theme, seed, level, world in everywhere(soak(15), first_seed()):
        assert nx.is_connected(graph(world)), (theme, seed, level)
        assert {room: at.distance for room, at in world.each(Room)} == distances(world), (theme, seed, level)


@rule("WALL-1", "COND-FUNGAL")
def test_no_stone_is_laid_at_birth_under_what_grows() -> None:
    found = 0

    for seed in range(12):
        world = finished("base:laboratory", seed, 8)
        for growth, _ in world.each(Rooted):
            floor = world.find(world.get(growth, Place).holder, Floor)
            assert floor is None or floor.material is Material.TIMBER
            found += 1

    assert found > 5
