"""The checkers of laws are tested themselves: every planted fault is caught, and a sound game has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from components.acting import Acting
from components.body import ActionPoints, Dead, Health, Hunger
from components.card import BareGround, Card
from components.creatures import Creature, Hunting
from components.knowledge import Seen
from components.level import Certificate
from components.light import Fuel, Lit
from components.locks import Key, Lock
from components.place import Place, Spot
from components.rest import WantsToWait
from components.room import Entrance, Exits, Room
from components.things import Durability, Stack
from components.walls import Material, Wall
from engine.kernel.world import World
from engine.play.game import Game
from tests.laws import invariants
from tests.laws.chronicles import a_game

Fault = Callable[[Game, World, int], object]
FOREIGN = 7 << 32


def test_a_sound_game_has_no_faults() -> None:
    game = a_game(3, 40)

    assert invariants.faults(game) == []


def _first(world: World, kind: type) -> int:
    return next(entity for entity, _ in world.each(kind))


def _entrance(world: World) -> int:
    return _first(world, Entrance)


def _pocket(world: World, seeker: int) -> int:
    return world.held(seeker, Spot.PACK)[0]


def _key_behind_its_lock(game: Game, world: World, seeker: int) -> None:
    card, key = next((card, key) for card, key in world.each(Key) if world.has(key.lock, Room))
    world.move(card, key.lock, Spot.STORAGE)


def _wall_all(game: Game, world: World, seeker: int) -> None:
    for passage in world.get(_entrance(world), Exits).passages:
        if passage:
            world.add(passage, Wall(Material.STONE, 3))


def _miscount(game: Game, world: World, seeker: int) -> None:
    world.ledger["birth"] += 1


def _invent_a_cause(game: Game, world: World, seeker: int) -> None:
    world.ledger["nothing at all"] = 0


def _bend_a_way(game: Game, world: World, seeker: int) -> None:
    exits = world.edit(_entrance(world), Exits)
    exits.rooms.insert(0, exits.rooms.pop())


def _one_memory_more(game: Game, world: World, seeker: int) -> None:
    world.spawn(Seen(seeker, 0), Place(_entrance(world), Spot.MEMORY), cause="memory")


def _light_for_ever(game: Game, world: World, seeker: int) -> None:
    world.add(next(card for card, _ in world.each(Fuel) if not world.has(card, Lit)), Lit())


def _crowd(game: Game, world: World, seeker: int) -> None:
    for card in world.held(seeker, Spot.PACK)[:2]:
        world.move(card, _entrance(world), Spot.CENTRE)


def _crowd_creatures(game: Game, world: World, seeker: int) -> None:
    for creature in [entity for entity, _ in world.each(Creature)][:2]:
        world.move(creature, _entrance(world), Spot.EAST)


PLANTED: dict[str, tuple[str, Fault]] = {
    "a card without a place": ("is nowhere", lambda g, w, s: w.remove(_pocket(w, s), Place)),
    "a card with nobody": ("who is not in this world", lambda g, w, s: w.move(_pocket(w, s), FOREIGN, Spot.PACK)),
    "a card at a spot of others": ("no such spot", lambda g, w, s: w.move(_pocket(w, s), s, Spot.NORTH)),
    "goods in what holds none": ("no such spot", lambda g, w, s: w.move(_pocket(w, s), w.held(s)[1], Spot.INSIDE)),
    "a thing worn where it does not fit": ("does not fit", lambda g, w, s: w.move(_pocket(w, s), s, Spot.NECK)),
    "a creature in the centre": (
        "stand at", lambda g, w, s: w.move(_first(w, Creature), _entrance(w), Spot.CENTRE)),
    "a seeker in a box": ("stands on no slot", lambda g, w, s: w.move(s, _entrance(w), Spot.STORAGE)),
    "bare ground in a pack": ("not on a side", lambda g, w, s: w.move(_first(w, BareGround), s, Spot.PACK)),
    "a number too many in the ledger": ("the ledger counts", _miscount),
    "a cause nobody knows": ("unlisted causes", _invent_a_cause),
    "an entity out of nothing": ("made from no card", lambda g, w, s: w.spawn(Place(_entrance(w), Spot.STORAGE))),
    "a bent way": ("does not lead back", _bend_a_way),
    "more health than full": ("Health of", lambda g, w, s: setattr(w.edit(s, Health), "left", 99)),
    "nobody dead without health": ("and is not dead", lambda g, w, s: setattr(w.edit(s, Health), "left", 0)),
    "somebody dead with health": ("is dead and in play", lambda g, w, s: w.add(s, Dead(0, []))),
    "AP out of bounds": ("AP", lambda g, w, s: setattr(w.edit(s, ActionPoints), "left", -1)),
    "hunger out of bounds": ("Hunger of", lambda g, w, s: setattr(w.edit(s, Hunger), "level", 101)),
    "a timer in the past": ("was due", lambda g, w, s: setattr(w.edit(s, Hunger), "due", w.turn)),
    "wear beyond whole": ("has wear", lambda g, w, s: setattr(w.edit(_first(w, Durability), Durability), "left", 0)),
    "an empty stack": ("is a stack of 0", lambda g, w, s: setattr(w.edit(_first(w, Stack), Stack), "count", 0)),
    "a flame that never dies": ("due None", _light_for_ever),
    "an intent left over": ("is left on", lambda g, w, s: w.add(s, WantsToWait())),
    "an act left over": ("is left on", lambda g, w, s: w.add(s, Acting())),
    "a hunter of nobody": ("who is nobody", lambda g, w, s: w.add(_first(w, Creature), Hunting(FOREIGN))),
    "two memories of one room": ("two memories", _one_memory_more),
    "a memory of the future": ("on turn 999", lambda g, w, s: setattr(w.edit(_first(w, Seen), Seen), "turn", 999)),
    "a sighting of nothing": ("spotted", lambda g, w, s: w.edit(_first(w, Seen), Seen).spotted.append(s)),
    "a key behind its own lock": ("cannot be opened", _key_behind_its_lock),
    "a wall before all": ("cannot be opened", _wall_all),
    "a lock without a key": ("has the keys []", lambda g, w, s: w.add(_entrance(w), Lock(1))),
    "a key of another lock": (
        "has the keys", lambda g, w, s: setattr(w.edit(_first(w, Key), Key), "lock", _entrance(w))),
    "a certificate that lies": (
        "the certificate opens", lambda g, w, s: w.edit(_first(w, Certificate), Certificate).keys.reverse()),
    "a clock ahead of its worlds": ("the clock on", lambda g, w, s: setattr(g.chronicle.region, "turn", 99)),
    "an entity in two worlds": ("two worlds", lambda g, w, s: g.chronicle.region.adopt(s, Card("base:seeker"))),
    "a body in no room": ("is in no room at last", lambda g, w, s: w.remove(s, Place)),
    "two things on one slot": ("lie on one slot", _crowd),
    "two creatures on one slot": ("stand at", _crowd_creatures),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_caught(name: str) -> None:
    game = a_game(3, 40)
    words, plant = PLANTED[name]

    plant(game, game.world, game.seeker)

    assert any(words in fault for fault in invariants.faults(game)), invariants.faults(game)
