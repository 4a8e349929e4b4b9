"""The same seed, site, level and content give the same dungeon, whoever asks and in whatever process (G11)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from components.card import Card
from components.place import Place, Spot
from components.room import Location, Passage, Room
from components.seekers import Seeker
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear, describe, draw
from tests.genesis.births import CAVERNS, Born, born, first_seed, soak, themed
from tests.rules import rule

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json, sys
from tests.genesis.births import born
from systems.genesis import describe
for seed, level in ((1, 1), (2, 4), (3, 8), (2**63, 12)):
    one = born(seed, level)
    rows = [(entity, [repr(part) for part in one.world.components(entity)]) for entity in one.world.entities()]
    print(json.dumps([describe(one.world, one.content), rows]))
"""


def told(one: Born) -> str:
    """The whole dungeon as text."""
    return json.dumps(describe(one.world, one.content))


@rule("G11")
def test_other_processes_with_other_hash_seeds_bear_the_same_bytes() -> None:
    outputs = []
    for hash_seed, flags in (("0", []), ("1", []), ("4711", ["-O"])):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, *flags, "-c", PROGRAM]
        outputs.append(subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=True).stdout)

    assert len(outputs[0]) > 10_000
    assert outputs[0] == outputs[1] == outputs[2]


@rule("G11")
def test_a_dungeon_is_the_same_after_another_was_born_in_between() -> None:
    before = told(born(1, 5))
    other = told(born(2, 5))

    assert told(born(1, 5)) == before != other


@rule("G11")
def test_seed_site_and_level_each_make_another_dungeon() -> None:
    same = [born(1, 5), born(2, 5), born(1, 6), born(1, 5, site="second mouth")]

    edges = {tuple(edge.heading for _, edge in one.world.each(Passage)) for one in same}

    assert len(edges) == 4


@rule("G11")
def test_the_dice_of_play_have_no_say() -> None:
    one, other = World(1, Dice(1)), World(1, Dice(99))

    for world in (one, other):
        bear(world, load(), 7, "caverns", 3, CAVERNS)

    assert draw(one, load()) == draw(other, load())


@rule("G11", "P8")
def test_a_birth_never_changes_the_content() -> None:
    one = born(3, 9)
    prototypes = {card: repr(one.content.components(card)) for card in one.content.cards}

    for _, location in one.world.each(Location):
        location.tags.append("scribbled")

    assert {card: repr(one.content.components(card)) for card in one.content.cards} == prototypes
    assert "scribbled" not in told(born(3, 9))


@rule("G11")
def test_the_draws_of_one_stage_disturb_no_other_stage() -> None:
    def rooms(one: Born) -> list[tuple[int, int, str]]:
        cards = one.world.each(Room, Card)
        return [(room.x, room.y, card.prototype) for _, room, card in cards]

    def edges(one: Born) -> list[tuple[int, int, int]]:
        return [(edge.first % 1000, edge.second % 1000, edge.heading) for _, edge in one.world.each(Passage)]

    plain = born(4, 6, content=themed())
    without_traps = born(4, 6, content=themed(shares={"enemy": 5, "item": 60}))
    without_locks = born(4, 6, content=themed(locks=(0, 0, 0, 0)))

    assert rooms(plain) == rooms(without_traps) == rooms(without_locks)
    assert len(edges(plain)) == len(edges(without_traps)) == len(edges(without_locks))


@rule("G11")
def test_cards_of_a_room_do_not_hang_on_the_cards_of_others() -> None:
    plain = born(4, 6, content=themed(locks=(0, 0, 0, 0)))
    richer = born(4, 6, content=themed(locks=(0, 0, 0, 0), favours={"damp": 500}))

    def sides(one: Born) -> list[list[str]]:
        rooms = [room for room, _ in one.world.each(Room)]
        held = [[card for card in one.world.held(room) if one.world.get(card, Place).spot < 4] for room in rooms]
        return [[one.content.card(one.world.get(card, Card).prototype).kind for card in cards] for cards in held]

    kinds = list(zip(sides(plain), sides(richer), strict=True))
    assert sum(one == other for one, other in kinds) > len(kinds) * 0.6


def test_no_seeker_and_no_storage_are_born() -> None:
    one = born(6, 6)

    assert not list(one.world.each(Seeker))
    assert not [entity for entity, place in one.world.each(Place) if place.spot is Spot.STORAGE]


@pytest.mark.soak
@rule("G11")
def test_thousands_of_dungeons_are_born_alike_twice() -> None:
    for seed in range(first_seed(), first_seed() + soak(25)):
        level = 1 + seed % 12

        assert told(born(seed, level)) == told(born(seed, level))
