"""Hostile saves whose digests are right: schema and invariants refuse them, or the world is sound (S5)."""

import random
from collections.abc import Callable
from typing import Any

import msgpack
import pytest

from components.light import Fuel
from components.place import Place, Spot
from components.room import Room
from components.seekers import Seeker
from components.things import Wearable
from engine.kernel.dice import Dice
from engine.kernel.world import BIRTH_STRIDE, World
from saves import SaveError
from saves.chronicle import dump, load
from tests.planted_fault import planted
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.hostile import (
    FUEL,
    Change,
    Parts,
    Plain,
    bearing,
    changed,
    in_kinds,
    in_room,
    named_otherwise,
    put_together,
    take_apart,
)
from tests.saves.worlds import PACKS, a_random_world, a_state, make_world

BOX, TORCH = (1, 0, 1, 0), (1, 1, 1, 0)  # where in the room's section their rows are
FIRST = BIRTH_STRIDE  # the first id of world 1 is one more


@pytest.fixture(scope="module")
def save() -> bytes:
    """A room with a box and three torches in it, and a seeker."""
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    box = world.spawn(Wearable([Spot.HAND]), Place(room, Spot.NORTH))
    for turn in (None, 5, 6):
        world.spawn(Fuel(9, 9, turn), Place(box, Spot.INSIDE))
    world.spawn(Seeker("Ada", "base:fighter"), Place(room, Spot.CENTRE))
    return dump(a_state(world), {})


def in_header(change: Callable[[Plain], object]) -> Change:
    """A change of the header."""
    return lambda header, parts: change(header) and None


def in_parts(change: Callable[[Parts], object]) -> Change:
    """A change of the list of sections."""
    return lambda header, parts: change(parts) and None


def in_both(header: Callable[[Plain], object], world: Callable[[list[Any]], object]) -> Change:
    """A change of the header that the world's own section agrees with."""

    def change(plain: Plain, parts: Parts) -> None:
        header(plain)
        world(parts[1])

    return change


def _set(path: list[Any], value: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def _nested(depth: int) -> bytes:
    return b"\x91" * depth + b"\xc0"


CHANGES: dict[str, tuple[Change, str]] = {
    "an unknown component": (bearing("base:no.such", ["x"], [1]), "is unknown"),
    "an intent": (bearing("base:intent.wait", [], []), "is unknown"),
    "sealed rows of its own": (bearing("base:sealed.sealed", ["entities"], [[]]), "is unknown"),
    "a name without a pack": (bearing("light.lit", [], []), "is unknown"),
    "a component that its world does not name": (in_kinds(lambda k: k.pop(FUEL)), "does not name"),
    "two components of one mark": (
        in_kinds(lambda k: k.update({"far:lands.n72144": [], "far:lands.n120138": []})),
        "two of its components have one mark",
    ),
    "a mark of nothing": (in_room(_set([1, 1, 0, 0], 7)), "does not name"),
    "a string for a number": (in_room(_set([*TORCH, 0, 1], "9")), "base:light.fuel.*Expected `int`, got `str`"),
    "a float": (in_room(_set([*TORCH, 0, 1], 9.0)), "Expected `int`, got `float`"),
    "a bool for a number": (in_room(_set([*TORCH, 0, 1], True)), "Expected `int`, got `bool`"),
    "nothing for a number": (in_room(_set([*TORCH, 0, 1], None)), "Expected `int`, got `None`"),
    "bytes": (in_room(_set([*TORCH, 0, 1], b"9")), "Expected `int`, got `bytes`"),
    "an extension type": (in_room(_set([*TORCH, 0, 1], msgpack.ExtType(5, b"x"))), "Expected `int`"),
    "an enum value nobody knows": (in_room(_set([*TORCH, 1, 1], 99)), "base:place.place.*Invalid enum value 99"),
    "one in a list": (in_room(_set([*BOX, 0, 0], [99])), "base:item.wearable.*Invalid enum value 99"),
    "a value less": (in_room(lambda s: s[1][1][1][0][1].pop()), "base:place.place.*length 2"),
    "a component less": (in_room(lambda s: s[1][1][1][0].pop()), "base:light.fuel, base:place.place.*length 2"),
    "a component more": (in_room(lambda s: s[1][1][1][0].append([])), "base:light.fuel, base:place.place.*length 2"),
    "a field less": (named_otherwise(["capacity", "left"]), "has the fields .*expected"),
    "fields in another order": (named_otherwise(["left", "capacity", "due"]), "has the fields .*expected"),
    "a field of another name": (in_kinds(_set([FUEL, 0], "size")), "does not name"),
    "components in another order": (in_room(lambda s: s[1][1][0].reverse()), "out of order"),
    "a component twice": (in_room(lambda s: s[1][1][0].append(s[1][1][0][1])), "one stands twice"),
    "a row too few": (in_room(lambda s: s[1][1][1].pop()), "4 rows for 5 entities"),
    "a row too many": (in_room(lambda s: s[1][1][1].append(s[1][1][1][0])), "6 rows for 5 entities"),
    "an id too many": (in_room(lambda s: s[0].append(1)), "5 rows for 6 entities"),
    "one id twice": (in_room(_set([0, 1], 0)), "stands twice"),
    "an id never given out": (in_room(_set([0, 1], 900)), "never gave out"),
    "the id 0": (in_room(_set([0, 0], 0)), "never given out"),
    "a negative id": (in_room(_set([0, 0], -5)), "never given out"),
    "the id before a world's first": (in_room(_set([0, 4], -5)), "never given out"),
    "an id beyond all worlds": (in_room(_set([0, 1], (1 << 63) - 1)), "never given out"),
    "a holder that is not there": (in_room(_set([*TORCH, 1, 0], FIRST + 77)), "lies with .* not in world 1"),
    "a box within itself": (in_room(_set([*BOX, 1, 0], FIRST + 2)), "lies within itself"),
    "a circle of two": (in_room(_set([*BOX, 1, 0], FIRST + 3)), "lies within itself"),
    "rows that are no rows": (in_room(_set([1, 1, 1], 7)), "where rows should be"),
    "a group that is no group": (in_room(_set([1, 1], 7)), "a section cannot be read"),
    "a section that is no section": (in_parts(lambda p: _set([3], {"a": 2})(p[2])), "a section cannot be read"),
    "a section of nonsense": (in_parts(lambda p: _set([3], b"\xc1\xc1")(p[2])), "a section cannot be read"),
    "four thousand million rooms": (in_parts(lambda p: _set([3], b"\xdd\xff\xff\xff\xff")(p[2])), "cannot be read"),
    "a section nested deep": (in_parts(lambda p: _set([3], b"\x92" + _nested(5000))(p[2])), "cannot be read"),
    "groups nested deep": (in_parts(lambda p: _set([3], b"\x92\x90" + _nested(5000))(p[2])), "cannot be read"),
    "a section of a kind nobody knows": (in_parts(lambda p: p.append([9, 1, 0, {}])), "has no place"),
    "a section of another world": (in_parts(lambda p: p.append([2, 7, 5, {}])), "has no place"),
    "a section twice": (in_parts(lambda p: p.append(p[2])), "comes twice"),
    "an entity in two sections": (in_parts(lambda p: p.append([4, 1, 0, list(p[2][3])])), "twice"),
    "no section of the world": (in_parts(lambda p: p.pop(1)), "world 1 has no section of its own"),
    "no section of options": (in_parts(lambda p: p.pop(0)), "0 sections of options"),
    "options nested deep": (in_parts(lambda p: _set([3], _nested(900))(p[0])), "its options"),
    "options with a number as key": (in_parts(lambda p: _set([3, "options"], {1: 2})(p[0])), "its options"),
    "another turn than the header's": (in_parts(lambda p: _set([3, "turn"], 4000)(p[1])), "tell different counters"),
    "a next id that was given out": (
        in_both(_set(["worlds", 0, "next_id"], 3), _set([3, "next_id"], 3)),
        "never gave out",
    ),
    "a next id beyond a world's ids": (
        in_both(_set(["worlds", 0, "next_id"], 1 << 33), _set([3, "next_id"], 1 << 33)),
        "out of all bounds",
    ),
    "fields that are numbers": (in_kinds(_set([FUEL, 0], 5)), "world's own section"),
    "a ledger of words": (in_parts(lambda p: _set([3, "ledger"], {"birth": "x"})(p[1])), "world's own section"),
    "a header with a field more": (in_header(_set(["extra"], 1)), "its header cannot be read .*extra"),
    "a header with a field less": (in_header(lambda h: h.pop("clock")), "its header cannot be read .*clock"),
    "a negative seed": (in_header(_set(["seed"], -1)), "its header cannot be read"),
    "packs that are no list": (in_header(_set(["packs"], 3)), "its header cannot be read"),
    "a pack without a version": (in_header(lambda h: h["packs"][0].pop("data_version")), "its header cannot be read"),
    "a world named twice": (in_header(lambda h: h["worlds"].append(h["worlds"][0])), "names a world twice"),
    "a seeker nobody knows": (in_header(_set(["seekers"], [FIRST + 2])), "names a seeker"),
    "a seeker twice": (in_header(lambda h: h["seekers"].append(h["seekers"][0])), "names a seeker"),
    "a current seeker of no chronicle": (in_header(_set(["current"], 5)), "current seeker"),
    "a newer pack": (in_header(_set(["packs", 0, "data_version"], 2)), "newer than the 1 known here"),
}


@planted("saves/codec.py", "    if len(found) != len(kinds):", "    if False:", case="two components of one mark")
@planted("saves/sections.py", "            if codec.mark != mark:", "            if False:", case="a field less")
@planted("saves/sections.py", "        if names != sorted(set(names)):", "        if False:",
         case="components in another order")
@planted("saves/sections.py", "        if at != len(ids):", "        if False:", case="a row too few")
@planted("saves/sections.py", "        if len(parts) != sum(", "        if False and len(parts) != sum(",
         case="one id twice")
@planted("saves/invariants.py", " and max(ids, default=first + 1) < end:", ":", case="a next id that was given out")
@rule("S5")
@pytest.mark.proofs
@pytest.mark.parametrize("name", CHANGES)
def test_it_is_refused_with_a_reason(save: bytes, name: str, figures: Figures) -> None:
    change, reason = CHANGES[name]

    with pytest.raises(SaveError, match=reason) as caught:
        load(changed(save, change), make_world, PACKS)

    assert str(caught.value).count("\n") == 0 and str(caught.value).endswith(".")
    figures.count("S5", "named lies, each refused with its reason", 1)


@rule("S5")
def test_a_header_that_is_no_header_is_refused() -> None:
    for header in (b"", b"\xc1", b"\x93\x01\x02\x03", _nested(200), b"\xdd\xff\xff\xff\xff", b"\xa5ab"):
        with pytest.raises(SaveError, match="its header cannot be read"):
            load(put_together(header, [[0, 0, 0, {"options": {}, "log": []}]]), make_world, PACKS)


def _mutated(data: Any, draw: random.Random) -> Any:
    """One spot of the data replaced, removed, doubled or swapped."""
    children = (
        list(data.keys() if isinstance(data, dict) else range(len(data))) if isinstance(data, dict | list) else []
    )
    if children and draw.random() < 0.85:
        key = draw.choice(children)
        deed = draw.random()
        if deed < 0.7:
            data[key] = _mutated(data[key], draw)
        elif deed < 0.8:
            del data[key]
        elif isinstance(data, list):
            data.insert(draw.randrange(len(data) + 1), data[key])
        else:
            data[draw.choice(["", "x", "base:light.lit", FUEL])] = data[key]
        return data
    if isinstance(data, int) and draw.random() < 0.6:
        return data + draw.choice([-1, 1, 2, 3, BIRTH_STRIDE, -BIRTH_STRIDE])
    return draw.choice([0, 1, -1, FIRST + 2, 1 << 63, None, True, 1.5, "", "base:torch", b"x", [], [0], {}, {"a": 1}])


def _fault(world: World) -> str:
    """What is wrong with a world, by a search of its own; empty when it is sound."""
    places = {entity: world.get(entity, Place).holder for entity in world.entities() if world.has(entity, Place)}
    for entity in world.entities():
        seen = []
        while entity in places:
            if entity in seen:
                return f"{entity} lies within itself"
            seen.append(entity)
            entity = places[entity]
        if not world.alive(entity):
            return f"{seen} lies nowhere"
        if entity // BIRTH_STRIDE == world.number and entity % BIRTH_STRIDE >= world.next_id:
            return f"{entity} will be given out again"
    return ""


def _mutant(save: bytes, draw: random.Random) -> bytes:
    """The save with a right digest over a wrong content."""
    while True:
        header, parts = take_apart(save)
        spot = draw.randrange(len(parts) + 1)
        if spot == len(parts):
            header = _mutated(header, draw)
        else:
            parts[spot][3] = _mutated(parts[spot][3], draw)
        try:
            return put_together(msgpack.packb(header), parts)
        except OverflowError:
            continue


def mutant(save: bytes, seed: int) -> bytes:
    """One mutant of this save."""
    return _mutant(save, random.Random(seed))


def _refused(seed: int, count: int) -> int:
    """How many of so many mutants are refused; the others are sound, and are saved and loaded again alike."""
    draw = random.Random(seed)
    save = dump(a_state(a_random_world(random.Random(seed), entities=20)), {})
    refused = 0
    for _ in range(count):
        try:
            state = load(_mutant(save, draw), make_world, PACKS)
        except SaveError:
            refused += 1
            continue
        assert [_fault(world) for world in state.worlds] == ["" for _ in state.worlds]
        saved = dump(state, {})
        assert dump(load(saved, make_world, PACKS), {}) == saved
    return refused


@rule("S5")
def test_mutants_that_know_the_structure_are_refused_or_give_a_sound_world() -> None:
    assert 300 < _refused(5, 1000) < 1000


@pytest.mark.soak
@pytest.mark.proofs
@rule("S5")
@pytest.mark.parametrize("seed", range(100, 120))
def test_many_more_mutants_are_refused_or_give_a_sound_world(seed: int, figures: Figures) -> None:
    refused = _refused(seed, 1000)

    assert 300 < refused < 1000
    figures.count("S5", "mutants that know the structure, with right digests", 1000)
    figures.count("S5", "of these refused; the others gave sound worlds", refused)


def test_the_search_for_faults_finds_planted_ones() -> None:
    world = World(1, Dice(1))
    box = world.spawn(Place(77, Spot.INSIDE))
    assert "lies nowhere" in _fault(world)

    world.get(box, Place).holder = box
    assert "within itself" in _fault(world)

    sound = World(1, Dice(1))
    sound.restore({FIRST + 5: []})
    assert "given out again" in _fault(sound)
