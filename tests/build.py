"""Tiny worlds for tests: one line builds a room, a torch, a rat or a seeker; another passes turns or does a deed."""

from __future__ import annotations

from functools import cache

from components.acting import Acting
from components.body import ActionPoints, Attributes, Health, Mana, Stamina
from components.card import BareGround, Card
from components.combat import Skill, Weapon
from components.conditions import Tremor
from components.creatures import Acts, Awake, Bounty, Creature, Hunting, Temper
from components.knowledge import Choice
from components.light import Fuel, Lit
from components.locks import Key, Lock
from components.place import Place, Spot, facing
from components.registry import Component
from components.room import Exits, Location, Passage, Room, Terrain
from components.seekers import Experience, InPlay, Proficiencies, Seeker
from components.things import Container, Durability, Materials, Wearable, Weight
from content.loader import load
from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.turn import Order, act, run_pass, take_turn
from engine.kernel.world import World
from systems import order
from systems.core.knowing import come_in
from systems.core.legal import verdict
from systems.core.verdict import Verdict
from systems.creatures.waking import wake
from systems.questions.answers import offered


@cache
def base_content() -> Content:
    """The base game's content, loaded once for all tests."""
    return load()


@cache
def base_order() -> Order:
    """The base game's order of systems."""
    return order(base_content())


def a_world(seed: int = 1, strict: bool = True) -> World:
    """An empty world with the base content; its dice refuse to be drawn twice for one key."""
    world = World(1, Dice(seed, strict=strict))
    world.provide(base_content())
    return world


def a_room(world: World, *extra: Component, x: int = 0, y: int = 0, terrain: Terrain = Terrain.CAVE) -> int:
    """A room without exits, and what else it bears: SelfLit(), HardGoing(), Lock(...)."""
    return world.spawn(
        Card("base:gallery"),
        Room(x, y, abs(x) + abs(y)),
        Location(3, terrain),
        Exits([0, 0, 0, 0], [0, 0, 0, 0]),
        *extra,
    )


def join(world: World, first: int, second: int, heading: int = Spot.NORTH, *extra: Component) -> int:
    """A passage from the first room to the second by a heading, with what bars it: Wall(...), DeepWater(). Its id."""
    passage = world.spawn(Passage(first, second, int(heading)), Place(first, Spot.PASSAGE), *extra)
    for room, side, beyond in ((first, heading, second), (second, facing(heading), first)):
        exits = world.edit(room, Exits)
        exits.rooms[side] = beyond
        exits.passages[side] = passage
    return passage


def two_rooms(world: World, *extra: Component, heading: int = Spot.NORTH) -> tuple[int, int]:
    """Two rooms, the second north of the first, with what bars the passage between them."""
    first, second = a_room(world), a_room(world, x=0, y=1)
    join(world, first, second, heading, *extra)
    return first, second


def a_row(world: World, count: int) -> list[int]:
    """So many rooms in a row, each east of the one before."""
    rooms = [a_room(world, x=column) for column in range(count)]
    for west, east in zip(rooms, rooms[1:], strict=False):
        join(world, west, east, Spot.EAST)
    return rooms


def a_seeker(world: World, room: int, spot: Spot = Spot.CENTRE, *extra: Component, strength: int = 2) -> int:
    """A seeker in play with 20 health, 10 stamina and mana, 4 AP, who has just come into the room.

    Its dodge is 10, half of that by Agility.
    """
    seeker = world.spawn(
        Seeker("Ash", "base:delver"),
        Place(room, spot),
        Attributes(strength=strength, defence=1, perception=2, agility=1, will=0),
        Health(20, 20),
        Stamina(10, 10),
        Mana(10, 10),
        ActionPoints(4, 4),
        Acts(),
        Skill(60, 50, 5),
        Experience(),
        Proficiencies([], []),
        InPlay(),
    )
    for component in extra:
        world.add(seeker, component)
    come_in(world, seeker)
    return seeker


def a_rat(world: World, room: int, spot: Spot = Spot.NORTH, *extra: Component, temper: Temper = Temper.PURSUING) -> int:
    """A sleeping rat with 6 health and 2 AP. Further components replace its own."""
    rat = world.spawn(
        Card("base:rat"),
        Place(room, spot),
        Creature(1, temper, sight=1, hearing=2, scent=1),
        Attributes(),
        Health(6, 6),
        ActionPoints(2, 2),
        Acts(),
        Skill(50, 0, 10),
        Weapon(1, 1, 1, 0),
        Bounty(10),
    )
    for component in extra:
        world.add(rat, component)
    return rat


def a_hunting_rat(world: World, room: int, spot: Spot, quarry: int, *extra: Component) -> int:
    """A rat that is awake and after this seeker, who has seen it."""
    rat = a_rat(world, room, spot, *extra)
    wake(world, rat, quarry)
    return rat


def a_torch(world: World, holder: int, spot: Spot = Spot.HAND) -> int:
    """A torch of twelve turns that does not burn, in a seeker's hand or wherever else."""
    return world.spawn(Card("base:torch"), Place(holder, spot), Fuel(12, 12), Weight(10), Wearable(HANDS))


def a_lit_torch(world: World, holder: int = 0, spot: Spot = Spot.CENTRE) -> int:
    """A torch just lit, on the floor of a room of its own when no holder is named."""
    torch = a_torch(world, holder or a_room(world), spot)
    fuel = world.edit(torch, Fuel)
    fuel.due = world.turn + fuel.left
    world.add(torch, Lit())
    return torch


HANDS = [Spot.HAND, Spot.OFFHAND]


def a_sword(world: World, holder: int, spot: Spot = Spot.HAND, *extra: Component) -> int:
    """A sword: 2 damage, reach 1, 1 AP, 1 stamina, 20 durability."""
    return world.spawn(
        Card("base:sword"),
        Place(holder, spot),
        Weapon(2, 1, 1, 1),
        Durability(20, 20),
        Weight(15),
        Wearable(HANDS),
        *extra,
    )


def a_pickaxe(world: World, holder: int, spot: Spot = Spot.HAND, *extra: Component, durability: int = 20) -> int:
    """A pickaxe: 4 damage, reach 1, 2 AP a blow, 3 stamina, 20 durability."""
    return world.spawn(
        Card("base:pickaxe"),
        Place(holder, spot),
        Weapon(4, 1, 2, 3),
        Durability(durability, 20),
        Materials(["metal", "timber", "pickaxe"]),
        Wearable(HANDS),
        *extra,
    )


def a_tool(world: World, holder: int, use: str, durability: int = 20) -> int:
    """A tool of this use in the hand, of 20 durability, that is no weapon."""
    return world.spawn(
        Card("base:cudgel"),
        Place(holder, Spot.HAND),
        Materials([use]),
        Durability(durability, 20),
        Weight(10),
        Wearable(HANDS),
    )


def a_chest(world: World, room: int, spot: Spot = Spot.NORTH, *extra: Component) -> int:
    """A closed chest on a slot, with what else it bears: Lock(...), Trap(...) and effects."""
    return world.spawn(Card("base:chest"), Place(room, spot), Container(), *extra)


def a_key(world: World, holder: int, lock: int, spot: Spot = Spot.PACK) -> int:
    """The skeleton key of a locked room or container."""
    closed = world.get(lock, Lock)
    return world.spawn(
        Card("base:skeleton_key"), Place(holder, spot), Key(lock, closed.tier, closed.ordinal, "base:gallery")
    )


def bare_ground(world: World, room: int, spot: Spot) -> int:
    """A card of bare ground on a slot."""
    return world.spawn(Card("base:bare_ground"), Place(room, spot), BareGround())


def a_thing(world: World, holder: int, spot: Spot, *extra: Component) -> int:
    """A pebble that weighs a tenth, with what else it is made to be."""
    return world.spawn(Card("base:pebble"), Place(holder, spot), Weight(1), *extra)


def a_tremor(world: World, seeker: int, room: int, health: int = 5) -> None:
    """The ceiling of a room comes down over a seeker, who is asked what to do; a timber may hold it."""
    world.add(seeker, Tremor(room, health, "base:collapsed", ["base:timber"]))
    world.add(seeker, offered(world, seeker, "base:tremor"))


def a_choice(*attributes: str) -> Choice:
    """The question of a level gained, with these attributes to choose from."""
    return Choice("base:level_gained", ["raise"] * len(attributes), list(attributes))


def do(world: World, actor: int, intent: Component) -> Verdict:
    """Carry out an intent that must be legal: one pass of ACTION, and RISK if it spent AP. The verdict it was given."""
    judged = verdict(world, actor, intent)
    assert judged.refusal is None, f"{intent} was refused: {judged.refusal}"
    world.add(actor, intent)
    world.add(actor, Acting())
    act(world, base_order(), actor)
    return judged


def refusal(world: World, actor: int, intent: Component) -> str:
    """The message id with which an intent is refused, or nothing when it is legal."""
    refused = verdict(world, actor, intent).refusal
    return refused.message if refused is not None else ""


def pass_turns(world: World, turns: int = 1) -> None:
    """So many world turns."""
    for _ in range(turns):
        take_turn(world, base_order())


def creatures_act(world: World) -> None:
    """Only the part of a world turn in which creatures decide and act."""
    world.settle()
    world.turn += 1
    run_pass(world, base_order().turn[:1])


def is_hunting(world: World, creature: int) -> bool:
    """Whether a creature is awake and after somebody."""
    return world.has(creature, Awake) and world.has(creature, Hunting)


def everything(world: World) -> dict[int, list[Component]]:
    """Every component of every entity, copied: equal before and after a refusal (P3)."""
    return {entity: sorted(map(_frozen, world.components(entity)), key=repr) for entity in world.entities()}


def _frozen(component: Component) -> Component:
    from components.registry import copied

    return copied(component)
