"""Fire and water in the tree: how long a thing still burns, and that whoever comes from a flood is wet (CLOCK-1)."""

from __future__ import annotations

import pytest

from components.body import Health
from components.fire import Burning
from components.place import Spot
from components.walls import Floor, Material
from components.water import Flood, Wet
from content.make import make
from engine.play.commands import Travel, Wait
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from systems.core.knowing import turn_up
from systems.core.rooms import room_of
from systems.fire.burning import ignite
from tests.build import base_content
from tests.engine.row_game import a_game as a_row_game
from tests.planted_fault import planted
from tests.rules import rule

CLOTH = "base:weighted_net"


def a_game_with_fire() -> Game:
    """A game with a net on fire beside the seeker."""
    game = Game.new(7, base_content(), "delver")
    room = room_of(game.world, game.seeker)
    for card in game.world.held(room, Spot.EAST):
        game.world.doom(card, "test")
    net = make(game.world, CLOTH, room, Spot.EAST)
    turn_up(game.world, game.seeker, room, Spot.EAST)
    ignite(game.world, net)
    return game


def fact_of(tree: Node, node: str, kind: str) -> Node | None:
    """A fact of a node by its kind."""
    found = tree.find(node)
    assert found is not None
    return next((child for child in found.children if child.kind == kind), None)


def flood_of(game: Game, room: str) -> list[tuple[int | None, int | None]]:
    """How deep of how deep at most the map says that flood stands in a room."""
    found = view(game, "map").find(room)
    assert found is not None
    return [(fact.value, fact.full) for fact in found.children if fact.kind == "flood"]


@planted("engine/scene/weather.py", "max(0, fire.due - eye.world.turn)", "max(0, fire.due)")
@planted("systems/fire/tellers.py", "    if eye.world.has(entity, Burning):\n        return None\n", "")
@rule("CLOCK-1")
def test_what_burns_tells_how_long_it_still_burns_and_no_more_how_long_it_would() -> None:
    game = a_game_with_fire()
    told = []

    for _ in range(2):
        burning = fact_of(view(game), "east.thing", "burning")
        assert burning is not None
        told.append(burning.name)
        game.submit(Wait())

    assert told == ["Burning, 4 turns left", "Burning, 3 turns left"]
    assert fact_of(view(game), "east.thing", "flammable") is None


@rule("CLOCK-1")
def test_what_will_have_burnt_away_falls_due_with_the_picture_of_its_card() -> None:
    game = a_game_with_fire()

    due = view(game).find("agenda.east.thing.fire")

    assert due is not None
    assert (due.name, due.value, due.kind, due.art) == ("Weighted net burns to ash", 4, "fire", CLOTH)


@planted("engine/scene/weather.py", "own = fire_harm(eye.world, eye.seeker)", "own = burns")
@rule("CLOCK-1", "P7")
@pytest.mark.parametrize(("worn", "spot", "harm"), [
    ("", Spot.PACK, 2), ("base:quilted_coat", Spot.BODY, 3), ("base:cinder_ring", Spot.FINGER, 0),
])
def test_fire_tells_what_it_would_take_from_oneself_as_one_is_clad(worn: str, spot: Spot, harm: int) -> None:
    game = a_game_with_fire()
    world, seeker = game.world, game.seeker
    room = room_of(world, seeker)
    for card in world.held(seeker, Spot.BODY):
        world.move(card, seeker, Spot.PACK)
    if worn:
        make(world, worn, seeker, spot)
    world.move(seeker, room, Spot.EAST)
    world.add(room, Floor(Material.TIMBER, 3))
    health = world.get(seeker, Health).left

    thing = fact_of(view(game), "east.thing", "burning")
    world.add(room, Burning())
    whole = view(game).find("room.fire")
    assert game.submit(Wait()).ok

    assert thing is not None and whole is not None
    assert (thing.value, whole.value) == (thing.full, whole.full) == (2, 2)
    assert f"{harm} Health" in thing.text
    assert f", {harm} a turn" in whole.text
    assert world.get(seeker, Health).left == health - harm


@rule("SURV-2", "AGE-3")
def test_who_is_wet_is_told_for_how_long_and_what_it_costs() -> None:
    game = Game.new(7, base_content(), "delver")
    told = []

    for due in (None, game.world.turn + 5):
        game.world.add(game.seeker, Wet(due))
        wet = view(game).find("seeker.wet")
        assert wet is not None
        told.append((wet.name, wet.text))

    assert told == [("Wet", "1 step colder while you stand in water"), ("Wet", "1 step colder, dry in 5 turns")]


@rule("AGE-3", "ROOM-3", "P9")
def test_the_map_tells_the_flood_of_the_room_one_stands_in_and_of_one_that_was_left() -> None:
    game, row = a_row_game()
    game.world.add(row[0], Flood(1))

    here = flood_of(game, "room.0.0")
    game.submit(Travel("room.1.0"))
    game.world.add(row[0], Flood(4))

    assert here == [(1, 4)]
    assert flood_of(game, "room.0.0") == [(1, 4)]
