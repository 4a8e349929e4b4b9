"""T4: saving, loading and autosave of 100,000 entities, beside msgpack of hand-made dicts and pickle."""

from __future__ import annotations

import gc
import pickle
from pathlib import Path
from time import perf_counter
from typing import Any

import esper
import msgpack
import pytest

from components.item import Weight
from components.light import Fuel
from components.registry import Component, name_of
from engine.kernel.world import World
from saves import files
from saves.chronicle import ChronicleState, dump, load
from saves.snapshot import Keeper
from tests.bench.ratios import ratio, report
from tests.saves.crowd import PER_ROOM, a_crowded_world, rooms_of
from tests.saves.worlds import PACKS, a_state, make_world

ENTITIES = 100_000


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

    report("T4", "save over msgpack of hand-made dicts", against_dicts, "<= 0.5")
    report("T4", "save over pickle of the components", against_pickle, "<= 0.15")
    report("T4", f"size over those dicts ({len(saved):,} of {len(dicts):,} bytes)", len(saved) / len(dicts), "<= 0.45")
    assert len(saved) < len(dicts)


@pytest.mark.bench
def test_loading_beside_pickle(state: ChronicleState) -> None:
    saved = dump(state, {})
    pickled = pickle.dumps(_objects(state.worlds[0]))

    against_pickle = ratio(lambda: load(saved, make_world, PACKS), lambda: _unpickle(pickled))

    report("T4", "load over pickle into bare esper", against_pickle, "<= 0.8")
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

    report("T4", "autosave with 20 changed rooms over a full save, bytes", in_memory, "<= 0.03")
    report("T4", "the same with writing, syncing and reading back the file", on_disk, "(no goal)")
    assert keepers[1].packed_anew == 20
    assert len(rooms) == ENTITIES // PER_ROOM
