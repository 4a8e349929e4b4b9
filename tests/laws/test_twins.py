"""Law P9: two worlds that differ only in what the seeker cannot know allow, promise and tell the same, byte for byte.

Each twin gets one change that is hidden from its seeker: what lies face down, what is in a box, whether a trap waits,
what other rooms hold. The scene tree and the wire are held to the same law in their own tests.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from components.card import Card
from components.creatures import Awake, Creature, Mimic
from components.effect import Harms
from components.locks import Key, Lock, Noticed, Trap
from components.place import SIDES, Place, Spot
from components.room import Exits, Passage, Room, Stair
from components.things import Container, Dirt
from components.walls import HiddenDoor, Material, Wall
from components.water import Flood
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from systems.core.rooms import room_of
from systems.core.sight import is_up, knows, seen
from systems.creatures.mimicry import forms
from tests.laws.bot import Bot
from tests.laws.chronicles import a_game, twin
from tests.laws.stores import store_another, store_own
from tests.rules import rule

Change = Callable[[Game, Random], bool]


def _face_down(game: Game) -> list[tuple[int, Spot]]:
    """Side slots that the seeker has not turned up and of which it knows nothing."""
    world, seeker = game.world, game.seeker
    slots = [(room, side) for room, _ in world.each(Room) for side in SIDES]
    return [
        (room, side)
        for room, side in slots
        if not is_up(world, seeker, room, side)
        and not any(knows(world, seeker, card) or world.has(card, Awake) for card in world.held(room, side))
    ]


def swap_two_slots(game: Game, dice: Random) -> bool:
    """What lies and stands on two slots that are face down changes places."""
    slots = _face_down(game)
    if len(slots) < 2:
        return False
    world = game.world
    one, other = dice.sample(slots, 2)
    first, second = world.held(*one), world.held(*other)
    for card in first:
        world.move(card, *other)
    for card in second:
        world.move(card, *one)
    return [_kinds(game, card) for card in first] != [_kinds(game, card) for card in second]


def _kinds(game: Game, card: int) -> str:
    return game.world.get(card, Card).prototype


def put_something_else(game: Game, dice: Random) -> bool:
    """Another card lies where one lay face down."""
    world = game.world
    slots = [slot for slot in _face_down(game) if _plain(game, slot)]
    if not slots:
        return False
    slot = dice.choice(slots)
    for card in world.held(*slot):
        for inner in world.held(card):
            world.doom(inner, "twin")
        world.doom(card, "twin")
    world.bury()
    make(world, dice.choice(["base:torch", "base:bare_ground", "base:lantern", "base:rat"]), *slot)
    return True


def _plain(game: Game, slot: tuple[int, Spot]) -> bool:
    world = game.world
    cards = world.held(*slot)
    inner = [thing for card in cards for thing in world.held(card)]
    return not any(world.has(card, kind) for card in cards + inner for kind in (Key, Lock, Stair))


def trap_a_box(game: Game, dice: Random) -> bool:
    """A box that nobody has opened is trapped, or is not any more."""
    world, seeker = game.world, game.seeker
    boxes = [
        box
        for box, container in world.each(Container)
        if not container.opened and seeker not in getattr(world.find(box, Noticed), "seekers", [])
    ]
    if not boxes:
        return False
    known = [box for box in boxes if knows(world, seeker, box)]
    box = dice.choice(known or boxes)
    if world.has(box, Trap):
        world.remove(box, Trap)
    else:
        world.add(box, Trap(3))
        world.add(box, Harms(2, 0))
    return True


def change_goods(game: Game, dice: Random) -> bool:
    """A closed box, or a creature, has other goods."""
    world = game.world
    holders = [box for box, container in world.each(Container) if not container.opened]
    holders = [box for box in holders if not world.has(world.get(box, Place).holder, Container)]
    creatures = [creature for creature, _ in world.each(Creature)]
    if not holders + creatures:
        return False
    holder = dice.choice(holders + creatures)
    make(world, "base:lantern", holder, Spot.GOODS if world.has(holder, Creature) else Spot.INSIDE)
    return True


def pose_as_a_box(game: Game, dice: Random) -> bool:
    """A closed box is a mimic."""
    world = game.world
    found = [(box, forms(game.content, world.get(box, Card).prototype)) for box, part in world.each(Container)
             if not part.opened and not world.has(box, Mimic)]
    fitting = [(box, posing[0]) for box, posing in found if posing]
    if not fitting:
        return False
    box, form = dice.choice(fitting)
    world.add(box, Mimic(form))
    return True


def flood_a_far_room(game: Game, dice: Random) -> bool:
    """A room never seen stands in water, full of dirt."""
    world, seeker = game.world, game.seeker
    rooms = [room for room, _ in world.each(Room) if seen(world, seeker, room) is None and not world.has(room, Flood)]
    if not rooms:
        return False
    room = dice.choice(rooms)
    world.add(room, Flood(1))
    world.add(room, Dirt(40))
    return True


def lock_a_far_room(game: Game, dice: Random) -> bool:
    """A room never seen, and beside none that was, is locked."""
    world, seeker = game.world, game.seeker
    rooms = [
        room
        for room, _, exits in world.each(Room, Exits)
        if not world.has(room, Lock)
        and seen(world, seeker, room) is None
        and all(seen(world, seeker, beyond) is None for beyond in exits.rooms if beyond)
    ]
    if not rooms:
        return False
    world.add(dice.choice(rooms), Lock(2))
    return True


def raise_walls(game: Game) -> None:
    """Stone before every second way, in both twins: not every level is born with walls."""
    for number, (passage, _) in enumerate(game.world.each(Passage)):
        if number % 2 == 0 and not game.world.has(passage, Wall):
            game.world.add(passage, Wall(Material.STONE, 6))


def make_a_door_of_a_wall(game: Game, dice: Random) -> bool:
    """A stone wall that nobody has found out is a hidden door, or is none any more; one beside the seeker by choice."""
    world = game.world
    walls = [
        passage
        for passage, wall in world.each(Wall)
        if wall.material is Material.STONE and not getattr(world.find(passage, HiddenDoor), "found", False)
    ]
    if not walls:
        return False
    near = [passage for passage in world.get(room_of(world, game.seeker), Exits).passages if passage in walls]
    passage = dice.choice(near or walls)
    if world.has(passage, HiddenDoor):
        world.remove(passage, HiddenDoor)
    else:
        world.add(passage, HiddenDoor())
    return True


CHANGES: dict[str, Change] = {
    "two slots swapped": swap_two_slots,
    "another card face down": put_something_else,
    "a trap in a box": trap_a_box,
    "other goods": change_goods,
    "a mimic for a box": pose_as_a_box,
    "a far room flooded": flood_a_far_room,
    "a far room locked": lock_a_far_room,
    "a hidden door for a wall": make_a_door_of_a_wall,
    "a card in storage": store_another,
}

# What is done to both twins first.
READY: dict[str, Callable[[Game], None]] = {"a hidden door for a wall": raise_walls, "a card in storage": store_own}

# Changes that no world turn brings to light, however it goes.
STILL = ("a trap in a box", "other goods", "a mimic for a box", "a hidden door for a wall")


def view(game: Game) -> bytes:
    """All that may be known of what can be done: legal commands, and the verdict of every command of a long list."""
    bot = Bot(game, 5)
    probes = [bot.nonsense() for _ in range(150)]
    probes += [ask.Search(slot) for slot in ask.HEADINGS] + [ask.Approach(slot) for slot in ask.HEADINGS]
    probes += [ask.Step(name) for name in ask.HEADINGS]
    probes += [kind(f"beyond.{name}") for name in ask.HEADINGS for kind in (ask.Push, ask.Break, ask.Unlock, ask.Force)]
    probes += [ask.Travel(f"room.{x}.{y}") for x in range(-3, 4) for y in range(-3, 4)]
    told = [(msgspec.to_builtins(command), _words(game, command)) for command in probes]
    return msgspec.json.encode([told, [(command, verdict) for command, verdict in game.legal_commands()]])


def _words(game: Game, command: ask.Command) -> object:
    return msgspec.to_builtins(game.probe(command))


def changed_twin(game: Game, name: str, seed: int) -> Game | None:
    """A twin of the game with one hidden change, or None when there is nothing to change."""
    if name in READY:
        READY[name](game)
    other = twin(game)
    if not CHANGES[name](other, Random(seed)):
        return None
    # A card more has taken a number; numbers are told to nobody, and what comes later bears the same in both.
    game.world.next_id = other.world.next_id
    return other


def compare(seed: int, commands: int, name: str) -> bool:
    """Whether the change could be made; then the twins' views were equal, and so were the lines of a quiet command."""
    game = a_game(seed, commands, blessed=True)
    if game.ended:
        return False
    other = changed_twin(game, name, seed)
    if other is None:
        return False
    assert view(game) == view(other), f"seed {seed}, {commands} commands, {name}: the view tells"
    for command in _quiet(game) + ([ask.Wait()] if name in STILL else []):
        here, there = game.submit(command), other.submit(command)
        assert here == there, f"seed {seed}, {commands} commands, {name}: {command} tells"
    assert view(game) == view(other), f"seed {seed}, {commands} commands, {name}: the view tells afterwards"
    return True


def _quiet(game: Game) -> list[ask.Command]:
    """Commands that learn nothing new: things carried, and the steps to slots that are face up and hold no box."""
    legal = [command for command, _ in game.legal_commands()]
    room = room_of(game.world, game.seeker)
    pack = [command for command in legal if isinstance(command, ask.Unequip | ask.Equip | ask.Snuff | ask.Light)]
    steps = [
        command
        for command in legal
        if isinstance(command, ask.Approach)
        and command.target in ask.HEADINGS
        and is_up(game.world, game.seeker, room, Spot(ask.heading_number(command.target)))
        and not any(game.world.has(card, Container) for card in _lying(game, room, command.target))
    ]
    return pack[:1] + steps[:1]


def _lying(game: Game, room: int, side: str) -> list[int]:
    return game.world.held(room, Spot(ask.heading_number(side)))


@rule("P9")
@pytest.mark.parametrize("name", CHANGES)
def test_twins_that_differ_in_what_is_hidden_tell_the_same(name: str) -> None:
    made = sum(compare(seed, commands, name) for seed in range(80, 84) for commands in (0, 3, 10, 25, 45))

    assert made >= 8


@pytest.mark.soak
@rule("P9")
@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("seed", range(200, 240))
def test_many_twins_tell_the_same(name: str, seed: int) -> None:
    assert sum(compare(seed, commands, name) for commands in range(0, 60, 5)) >= 1


@rule("P9")
def test_the_comparison_sees_what_is_not_hidden() -> None:
    game = a_game(80, 5)
    other = twin(game)

    make(other.world, "base:lantern", other.seeker, Spot.PACK)

    assert view(game) != view(other)
