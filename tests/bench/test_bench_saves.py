"""T4: saving, loading and autosave of 100,000 entities, beside msgpack of hand-made dicts and pickle."""

from __future__ import annotations

import gc
import pickle
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import esper
import msgpack
import pytest

from components.body import Health
from components.light import Fuel
from components.registry import Component, name_of
from components.room import Room
from components.things import Weight
from engine.keep.keeping import state_of
from engine.kernel.world import World
from engine.play.chronicle import FIRST_SITE
from engine.play.game import Game
from saves import files
from saves.chronicle import ChronicleState, dump, load, pieces
from saves.snapshot import Keeper
from systems.core.rooms import room_of
from tests.bench.ratios import ratio, report, seconds
from tests.build import base_content
from tests.saves.crowd import PER_ROOM, a_crowded_world, rooms_of
from tests.saves.worlds import PACKS, a_state, make_world

ENTITIES = 100_000
LEVELS = 50


def _dicts(world: World) -> list[dict[str, Any]]:
    return [
        {
            "id": entity,
            "components": {
                name_of(type(part)): {field: getattr(part, field) for field in part.__struct_fields__}
                for part in world.components(entity)
            },
        }
        for entity in world.entities()
    ]


def _objects(world: World) -> list[tuple[int, tuple[Component, ...]]]:
    return [(entity, world.components(entity)) for entity in world.entities()]


def _unpickle(data: bytes) -> int:
    """Components into a bare context, as a game without a world of its own would load them."""
    esper.switch_world("bench")
    for _, parts in pickle.loads(data):
        esper.create_entity(*parts)
    found = len(list(esper.get_entities()))
    esper.clear_database()
    esper.switch_world("default")
    return found


def _change(world: World, rooms: list[int], count: int) -> None:
    for room in rooms[:: max(1, len(rooms) // count)][:count]:
        for card in world.held(room):
            if world.has(card, Fuel):
                world.edit(card, Fuel).left -= 1
                break
        world.edit(room, Weight).tenths += 1


@pytest.fixture(scope="module")
def state() -> ChronicleState:
    """A chronicle of one crowded level."""
    return a_state(a_crowded_world(ENTITIES))


@pytest.mark.bench
def test_a_full_save_beside_msgpack_of_dicts_and_pickle(state: ChronicleState) -> None:
    world = state.worlds[0]
    saved = dump(state, {})
    dicts = msgpack.packb(_dicts(world))

    against_dicts = ratio(lambda: dump(state, {}), lambda: msgpack.packb(_dicts(world)))
    against_pickle = ratio(lambda: dump(state, {}), lambda: pickle.dumps(_objects(world)))

    report("T4", "save over msgpack of hand-made dicts", against_dicts, "<= 0.4")
    report("T4", "save over pickle of the components", against_pickle, "<= 0.4")
    report("T4", f"size over those dicts ({len(saved):,} of {len(dicts):,} bytes)", len(saved) / len(dicts), "<= 0.23")
    assert len(saved) < len(dicts)


@pytest.mark.bench
def test_loading_beside_pickle(state: ChronicleState) -> None:
    saved = dump(state, {})
    pickled = pickle.dumps(_objects(state.worlds[0]))

    against_pickle = ratio(lambda: load(saved, make_world, PACKS), lambda: _unpickle(pickled))

    report("T4", "load over pickle into bare esper", against_pickle, "<= 0.7")
    assert len(load(saved, make_world, PACKS).worlds[0].entities()) == _unpickle(pickled)
    gc.collect()


@pytest.mark.bench
def test_an_autosave_of_twenty_changed_rooms_beside_a_full_one(state: ChronicleState, tmp_path: Path) -> None:
    world = state.worlds[0]
    rooms = rooms_of(world)
    keepers: dict[int, Keeper] = {}
    dump(state, keepers)
    path = tmp_path / "save.torchturn"

    def autosave() -> bytes:
        _change(world, rooms, 20)
        return dump(state, keepers)

    in_memory = ratio(autosave, lambda: dump(state, {}))
    on_disk = ratio(
        lambda: files.write(path, autosave()), lambda: files.write(path, dump(state, {})), clock=perf_counter
    )

    report("T4", "autosave with 20 changed rooms over a full save, bytes", in_memory, "<= 0.012")
    report("T4", "the same with writing, syncing and reading back the file", on_disk, "(no goal)")
    assert keepers[1].packed_anew == 20
    assert len(rooms) == ENTITIES // PER_ROOM


def _visited(levels: int) -> Game:
    """A game whose seeker has seen so many levels, and stands in the first again."""
    game = Game.new(7, base_content())
    for depth in range(2, levels + 1):
        game.chronicle.level(FIRST_SITE, depth, game.chronicle.theme)
    return game


@pytest.mark.bench
def test_an_autosave_after_many_visited_levels_beside_one_after_the_first(tmp_path: Path) -> None:
    one, many = _visited(1), _visited(LEVELS)
    for number, game in enumerate((one, many)):
        game.save(tmp_path / str(number))
    kept: dict[int, dict[int, Keeper]] = {id(one): {}, id(many): {}}

    def turn(game: Game) -> ChronicleState:
        game.world.edit(game.seeker, Health).left ^= 1
        game.world.edit(room_of(game.world, game.seeker), Room).x += 0
        return state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally)

    def in_memory(game: Game) -> None:
        pieces(turn(game), kept[id(game)])

    def on_disk(game: Game) -> None:
        turn(game)
        game.save(tmp_path / str(int(game is many)))

    in_memory(one)
    in_memory(many)
    sizes = [sum(len(world.entities()) for world in game.worlds.values()) for game in (one, many)]
    what = f"autosave after {LEVELS} visited levels over after 1 ({sizes[1]:,} and {sizes[0]:,} entities)"
    report("T4", f"{what}, bytes", ratio(lambda: in_memory(many), lambda: in_memory(one), times=200), "<= 2")
    took = [median(seconds(partial(on_disk, game), 5, clock=perf_counter) for _ in range(9)) for game in (many, one)]
    told = f"the same to the disk ({took[0] * 1000:.1f} and {took[1] * 1000:.1f} ms)"
    report("T4", told, ratio(lambda: on_disk(many), lambda: on_disk(one), times=5, clock=perf_counter), "<= 2")
    for game in (one, many):
        game.close()
        again = Game.load(tmp_path / str(int(game is many)), base_content(), keep=False)
        assert again.digest() == game.digest()
