"""Drains: choked until somebody opens them, and then every spring whose flood comes so far sinks (AGE-2)."""

from __future__ import annotations

import pytest

from components.events.water import DrainOpened, WaterFell
from components.knowledge import Seen
from components.place import Spot
from components.things import Container, WantsToSearch
from components.walls import Material, Wall
from components.water import Drain, Flood, Source
from content.kinds import Kind
from content.loader import load
from content.make import make
from engine.kernel.dice import Dice
from engine.kernel.world import World
from engine.play.game import Game
from engine.scene.node import Role
from engine.scene.view import view
from systems.core.knowing import remember
from systems.core.rooms import passage, room_of
from systems.genesis import bear
from systems.water.waters import stir
from tests.build import a_room, a_row, a_seeker, a_world, do, join, pass_turns
from tests.laws.floods import rests
from tests.planted_fault import planted
from tests.rules import rule

CHOKED, SLUICE = "base:choked_drain", "base:boarded_sluice"


@pytest.fixture
def world() -> World:
    return a_world()


def a_flood(world: World, room: int, severity: int = 3) -> None:
    """A spring at its full height, whose water has found its level."""
    world.add(room, Source(severity, severity))
    stir(world, room)
    pass_turns(world)


def depth_at(world: World, room: int) -> int:
    """How deep the room stands in water."""
    flood = world.find(room, Flood)
    return flood.depth if flood is not None else 0


@planted("systems/water/water.py", "return lid is None or lid.opened", "return True", case="base:choked_drain-1")
@planted("systems/water/flood.py", "                set_flowing(world, spring)", "                pass",
         case="base:choked_drain-1")
@rule("AGE-2")
@pytest.mark.parametrize(("card", "lowers"), [(CHOKED, 1), (SLUICE, 2)])
def test_a_choked_drain_draws_once_it_is_opened_a_step_in_twenty_turns(world: World, card: str, lowers: int) -> None:
    row = a_row(world, 3)
    drain = make(world, card, row[2], Spot.NORTH)
    a_flood(world, row[0])
    pass_turns(world, 60)
    before = depth_at(world, row[0])

    do(world, a_seeker(world, row[2], Spot.NORTH), WantsToSearch(drain))
    opened = [event.card for event in world.events if isinstance(event, DrainOpened)]
    stands = []
    for _ in range(4):
        pass_turns(world, 20)
        stands.append(depth_at(world, row[0]))
    pass_turns(world)

    assert (before, opened) == (3, [drain])
    assert stands == ([3, 2, 2, 2] if lowers == 1 else [3, 2, 1, 1])
    assert any(isinstance(event, WaterFell) for event in world.events)
    assert world.get(row[0], Source).due is None


@planted("systems/water/water.py", "for where, steps in drains if where in reached)", "for where, steps in drains)")
@rule("AGE-2", "AGE-4")
def test_a_drain_that_no_flood_reaches_takes_nothing_and_one_behind_a_wall_neither(world: World) -> None:
    row = a_row(world, 4)
    walled = a_room(world, y=1)
    join(world, row[0], walled, Spot.NORTH, Wall(Material.STONE, 6))
    for room in (walled, row[3]):
        make(world, SLUICE, room, Spot.EAST)
    for _, lid in world.each(Container):
        lid.opened = True

    a_flood(world, row[0], 3)
    pass_turns(world, 80)
    dry = depth_at(world, row[0])
    way = passage(world, row[0], int(Spot.NORTH))
    world.remove(way, Wall)
    stir(world, way)
    pass_turns(world, 80)

    assert (dry, depth_at(world, row[0])) == (3, 1)


@planted("systems/water/water.py", "spill({room: severity}", "spill({room: world.get(room, Source).step}")
@rule("AGE-2")
def test_drains_add_up_and_the_water_does_not_come_back_for_one_that_it_has_left(world: World) -> None:
    row = a_row(world, 3)
    for side in (Spot.NORTH, Spot.EAST):
        drain = make(world, SLUICE, row[2], side)
        world.edit(drain, Container).opened = True

    a_flood(world, row[0], 3)
    stands = set()
    for _ in range(200):
        pass_turns(world)
        if world.turn > 100:
            stands.add(depth_at(world, row[0]))

    assert stands == {0}


@rule("AGE-2", "ROOM-2")
def test_a_drain_says_what_it_takes_before_it_is_opened_and_after() -> None:
    game = Game.new(3, load(), "delver")
    room = room_of(game.world, game.seeker)
    drain = make(game.world, CHOKED, room, Spot.CENTRE)

    told = [fact.text for fact in view(game).walk() if fact.kind == "drain"]
    game.world.edit(drain, Container).opened = True
    after = [fact.text for fact in view(game).walk() if fact.kind == "drain"]

    assert told == ["Choked. Cleared, it draws off 1 step of every flood that comes this far"]
    assert after == ["Draws water: every spring that reaches it sinks 1 step, one in 20 turns"]


@planted("systems/core/guise.py", "lid.opened else prototype", "not lid.opened else prototype",
         case="base:choked_drain-Choked drain-Open drain")
@planted("engine/scene/cards.py", "if drawing else []", "if False else []")
@rule("AGE-2", "ROOM-2")
@pytest.mark.parametrize(("card", "shut", "free"), [
    (CHOKED, "Choked drain", "Open drain"), (SLUICE, "Boarded sluice", "Open sluice"),
])
def test_a_drain_that_was_cleared_looks_and_is_remembered_as_an_open_one(card: str, shut: str, free: str) -> None:
    game = Game.new(3, load(), "delver")
    world, room = game.world, room_of(game.world, game.seeker)
    drain = make(world, card, room, Spot.CENTRE)
    turned = [node for node in view(game).walk() if node.name == shut]

    world.edit(drain, Container).opened = True
    remember(world, game.seeker, room)
    after = [node for node in view(game).walk() if node.name == free and node.role == Role.CARD]

    assert turned
    assert after
    assert all(node.text.startswith("Draws water") and node.art != card for node in after)
    memories = [world.get(memory, Seen) for memory in world.held(room, Spot.MEMORY)]
    assert all(card not in memory.cards and after[0].art in memory.cards for memory in memories)


@rule("AGE-2", "DECK-1")
def test_births_of_the_fen_lay_choked_drains_where_they_can_lower_a_flood() -> None:
    lowered = 0
    for seed in range(1, 31):
        world = World(1, Dice(seed))
        bear(world, load(), seed, "drains", 4, "base:fen")
        for card, _ in world.each(Drain):
            assert not world.get(card, Container).opened
            world.edit(card, Container).opened = True
        springs = [(room, source.severity) for room, source in world.each(Source)]
        lowered += any(rests(world, room, severity) < severity for room, severity in springs)

    assert lowered > 8


@rule("AGE-2")
def test_every_drain_of_the_base_game_is_a_container_of_a_deck() -> None:
    content = load()
    drains = [card for card in content.cards if content.bears(card, Drain)]

    assert sorted(drains) == [SLUICE, CHOKED]
    assert all(content.card(card).kind is Kind.CONTAINER and content.card(card).decks == ("main",) for card in drains)
