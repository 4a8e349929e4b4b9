"""Saves of a game with right digests and impossible contents are refused, or can be looked at and played (S5)."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from components.creatures import Beat, Wanders
from components.knowledge import Glimpsed, Seen
from components.level import LevelInfo
from components.place import Place, Spot
from components.registry import Component
from components.room import Exits, Location, Passage
from components.things import Buried, Wearable
from engine.keep import soundness
from engine.keep.keeping import state_of
from engine.play.game import Game
from engine.scene.view import SCREENS, view
from saves import SaveError
from saves.codec import codec_of
from saves.container import TABLED, Part
from tests.build import base_content
from tests.laws.bot import Bot
from tests.planted_fault import planted
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.hostile import Parts, Plain, changed, put_together, take_apart

FIRST = (1 << 32) + 1


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A game after forty commands."""
    return a_save(tmp_path_factory.mktemp("game") / "save", 11)


def a_save(path: Path, seed: int) -> bytes:
    """The save of a game that a bot has played for a while."""
    game = Game.new(seed, base_content())
    bot = Bot(game, seed)
    for _ in range(40):
        bot.act()
    game.save(path)
    game.close()
    return path.read_bytes()


def rows(parts: Parts, kind: type[Component]) -> Iterator[list[Any]]:
    """The values of every component of this kind, to be changed in place."""
    for part, _, _, data in parts:
        for marks, packed in data[1] if part in TABLED else ():
            if codec_of(kind).mark in marks:
                at = marks.index(codec_of(kind).mark)
                yield from (row[at] for row in packed)


def one(kind: type[Component], field: str, change: Callable[[Any], Any]) -> Callable[[Plain, Parts], None]:
    """The first component of a kind whose field is something has another value there."""
    at = codec_of(kind).fields.index(field)

    def alter(_: Plain, parts: Parts) -> None:
        row = next(row for row in rows(parts, kind) if row[at] not in ([], None))
        row[at] = change(row[at])

    return alter


def in_header(**fields: int) -> Callable[[Plain, Parts], None]:
    """Other numbers in the header."""
    return lambda header, parts: header.update(fields)


def ahead(header: Plain, parts: Parts) -> None:
    """The level has lived through turns that nobody has seen yet."""
    own = next(data for part, world, _, data in parts if part == Part.WORLD and world == 1)
    own["turn"] = header["worlds"][1]["turn"] = header["clock"] + 5


IMPOSSIBLE: dict[str, tuple[Callable[[Plain, Parts], None], str]] = {
    "a level of -2^63": (one(LevelInfo, "level", lambda _: -(1 << 63)), "level of base:level.info cannot be"),
    "an exit to no room": (one(Exits, "rooms", lambda rooms: [room and 1000 for room in rooms]), "rooms of .*cannot"),
    "an exit to a card": (one(Exits, "rooms", lambda rooms: [room and FIRST + 77 for room in rooms]), "cannot be"),
    "an exit by no passage": (one(Exits, "passages", lambda found: [0] * 4), "leads to no room, or by no passage"),
    "three exits": (one(Exits, "rooms", lambda rooms: rooms[:3]), "differ in length"),
    "five ways": (one(Glimpsed, "headings", lambda ways: [*ways, 1]), "5 values, expected one for each heading"),
    "a way of no kind": (one(Glimpsed, "headings", lambda ways: [9, *ways[1:]]), "headings of .* cannot be 9"),
    "a passage from nowhere": (one(Passage, "first", lambda _: 1000), "first of .* cannot be 1000"),
    "a heading of 4": (one(Passage, "heading", lambda _: 4), "heading of .* cannot be 4"),
    "worn on the floor": (one(Wearable, "spots", lambda _: [5]), "spots of base:item.wearable cannot be 5"),
    "a card remembered on no spot": (one(Seen, "spots", lambda spots: [19, *spots[1:]]), "spots of .* cannot be 19"),
    "cards remembered without spots": (one(Seen, "spots", lambda spots: spots[1:]), "cards, spots .* differ in length"),
    "a room of size 9": (one(Location, "size", lambda _: 9), "size of base:room.location cannot be 9"),
    "a header ahead of its region": (in_header(clock=900), "tell different turns"),
    "a level ahead of the clock": (ahead, "world 1 is at turn"),
}


@planted("engine/keep/keeping.py", "        soundness.check(state)\n", "", case="worn on the floor")
@planted("engine/keep/soundness.py", "            if not least <= value <= most:\n", "            if False:\n",
         case="a level of -2^63")
@planted("engine/keep/soundness.py", "    _check_clocks(state)\n", "", case="a header ahead of its region")
@planted("engine/keep/soundness.py", "        _check_meant(world, kinds)\n", "", case="an exit to no room")
@planted("engine/keep/soundness.py",
         "            _check_lists(kind, parts)\n", "", case="cards remembered without spots")
@rule("S5")
@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_a_reason(tmp_path: Path, save: bytes, name: str) -> None:
    change, reason = IMPOSSIBLE[name]
    path = tmp_path / "save"
    path.write_bytes(changed(save, change))

    with pytest.raises(SaveError, match=reason) as caught:
        Game.load(path, base_content(), keep=False)

    assert str(path) in str(caught.value) and "\n" not in str(caught.value)


def test_what_lies_buried_names_a_spot_that_there_is() -> None:
    game = Game.new(3, base_content())
    room = next(room for room, _ in game.world.each(Exits))
    game.world.spawn(Buried(19))

    with pytest.raises(SaveError, match="spot of base:place.buried cannot be 19"):
        soundness.check(state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally))
    assert room


@planted("engine/keep/soundness.py", "        _check_beats(world)\n", "")
@rule("S5")
@pytest.mark.parametrize("wanders", [True, False])
def test_a_beat_leads_through_rooms_and_whoever_goes_it_wanders(wanders: bool) -> None:
    game = Game.new(3, base_content())
    room, exits = next((room, exits) for room, exits in game.world.each(Exits) if 0 in exits.rooms)
    shut = exits.rooms.index(0)
    roamer = game.world.spawn(Beat([shut], 0), Wanders(3), Place(room, Spot.CENTRE))
    soundness.check(state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally))

    if wanders:
        game.world.edit(roamer, Beat).headings.append(shut)
    else:
        game.world.remove(roamer, Wanders)

    with pytest.raises(SaveError, match=f"entity {roamer}"):
        soundness.check(state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally))


@rule("S5")
@pytest.mark.parametrize("theme", sorted(base_content().themes))
def test_whatever_a_game_brings_about_is_sound(theme: str) -> None:
    game = Game.new(1, base_content())
    for level in (1, 4):
        game.chronicle.level(f"beside {theme}", level, theme)
    bot = Bot(game, 1)
    for _ in range(25):
        bot.act()

    soundness.check(state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally))

    assert len(game.worlds) == 4


# Mutants that know the structure, of a real game: loaded, looked at, played.

NUMBERS = [0, 1, -1, 2, 3, 5, 7, 99, 1000, -(1 << 63), (1 << 63) - 1, FIRST - 1, FIRST, FIRST + 4, FIRST + 40]
TEXTS = ["", "x", "base:torch", "base:caverns", "base:no_such", "\x1b[2J", "no.message"]
Spots = list[tuple[Any, Any]]


def spots(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in lists and dicts where something stands: the holder and the key."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, key
        if isinstance(value, list | dict):
            yield from spots(value)


def mutate(holder: Any, key: Any, draw: random.Random) -> None:
    """Another value there, of the same type; a list is longer, shorter, empty or in another order."""
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int) or value is None:
        holder[key] = draw.choice([*NUMBERS, *([value - 1, value + 1, value + 2] * 3 if value is not None else [])])
    elif isinstance(value, str):
        holder[key] = draw.choice(TEXTS)
    elif isinstance(value, list) and value:
        deed = draw.randrange(4)
        if deed == 0:
            value.pop(draw.randrange(len(value)))
        elif deed == 1:
            value.append(copy.deepcopy(draw.choice(value)))
        elif deed == 2:
            value.clear()
        else:
            draw.shuffle(value)


def a_mutant(header: Plain, parts: Parts, draw: random.Random) -> bytes:
    """The save with one or two values changed, of components nine times in ten."""
    while True:
        header, parts = copy.deepcopy((header, parts))
        for _ in range(draw.choice([1, 1, 2])):
            if draw.random() < 0.1:
                where = header
            else:
                part, _, _, data = draw.choice(parts)
                where = [rows for _, rows in data[1]] if part in TABLED else data
            found = list(spots(where))
            if found:
                mutate(*draw.choice(found), draw)
        try:
            return put_together(header, parts)
        except OverflowError:
            continue


def met(path: Path, number: int) -> bool:
    """Whether such a save is refused; another can be looked at, played and saved."""
    try:
        game = Game.load(path, base_content(), keep=False)
    except SaveError:
        return True
    for _ in range(2):
        for screen in SCREENS:
            if screen != "morgue" or game.ended:
                view(game, screen, "centre")
        game.legal_commands()
        bot = Bot(game, number)
        for _ in range(0 if game.ended else 4):
            bot.act()
    game.save(path.with_name("again"))
    game.close()
    path.with_name("again").unlink()
    return False


def mutants_met(folder: Path, seed: int, count: int) -> int:
    """How many of so many mutants are refused."""
    header, parts = take_apart(a_save(folder / "whole", seed))
    draw = random.Random(seed)
    refused = 0
    for number in range(count):
        path = folder / "mutant"
        path.write_bytes(a_mutant(header, parts, draw))
        refused += met(path, number)
    return refused


@rule("S5")
def test_mutants_of_a_game_are_refused_or_can_be_looked_at_and_played(tmp_path: Path) -> None:
    assert 5 < mutants_met(tmp_path, 11, 40) < 40


@pytest.mark.soak
@pytest.mark.proofs
@rule("S5")
@pytest.mark.parametrize("seed", range(20, 30))
def test_many_more_mutants_of_games_are_refused_or_can_be_played(tmp_path: Path, seed: int, figures: Figures) -> None:
    refused = mutants_met(tmp_path, seed, 500)

    assert 50 < refused < 450
    figures.count("S5", "mutants of real games, with right digests", 500)
    figures.count("S5", "of these refused; the others were looked at, played and saved", refused)
