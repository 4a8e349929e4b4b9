"""Conditions in the tree: each with the work done against it, none that lies out of sight under another."""

from __future__ import annotations

import pytest

from components.body import Health
from components.conditions import ClearedBy, Collapses
from components.gathering import Outcrop, Vein
from components.place import Spot
from components.room import Location
from components.seekers import Proficiencies
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.help import topics
from engine.scene.node import Node
from engine.scene.view import view
from systems.core.rooms import room_of
from systems.gathering.odds_of_rooms import holding
from tests.build import a_tremor, base_content
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule


def a_game_with(*conditions: str) -> tuple[Game, list[int]]:
    """A game whose first room bears these conditions, and their entities."""
    game = Game.new(80, base_content())
    room = room_of(game.world, game.seeker)
    made = [make(game.world, f"base:{name}", room, Spot.CONDITION) for name in conditions]
    return game, made


def shown(game: Game) -> list[Node]:
    """The conditions that are told of the room."""
    centre = view(game).find("centre")
    assert centre is not None
    return [child for child in centre.children if child.kind == "condition"]


@planted("engine/scene/board.py", "value=work.done if work is not None else None", "value=0 if work else None")
@rule("COND-2")
def test_a_condition_tells_how_much_of_the_work_is_done_of_as_much_as_the_room_is_large() -> None:
    game, (overgrown, _) = a_game_with("overgrown", "outcrop")
    size = game.world.get(room_of(game.world, game.seeker), Location).size

    before = [(node.value, node.full) for node in shown(game)]
    game.world.edit(overgrown, ClearedBy).done += 1
    after = [(node.value, node.full) for node in shown(game)]

    assert before == [(0, size), (None, None)]
    assert after == [(1, size), (None, None)]


@planted("engine/scene/board.py", "in enumerate(conditions(eye.world, eye.room), 1)",
         "in enumerate(eye.world.held(eye.room, Spot.CONDITION), 1)")
@rule("VEIN-4")
def test_what_a_collapse_covers_is_not_told() -> None:
    game, _ = a_game_with("unstable", "vein_gold", "collapsed", "haunted")

    told = [node.art for node in shown(game)]

    assert told == ["base:collapsed", "base:haunted"]


@planted("systems/conditions/legal_conditions.py", 'tool=" ".join(work.tools)', "tool=work.tools[0]")
@rule("COND-WEBBED", "B94")
def test_a_condition_that_several_tools_end_names_them_all_to_whoever_has_none() -> None:
    game, _ = a_game_with("webbed", "unstable")
    for spot in (Spot.HAND, Spot.OFFHAND):
        for card in game.world.held(game.seeker, spot):
            game.world.move(card, game.seeker, Spot.PACK)

    acts = view(game).find("acts")

    assert acts is not None
    reasons = [node.reason for node in acts.walk() if node.id.startswith("acts.clear")]
    assert reasons == [
        "That needs a burning torch or a blade in your hand, in working order.",
        "That needs a hammer in your hand, in working order.",
    ]


def mapped(game: Game, address: str) -> list[str]:
    """The conditions that the map tells of a room."""
    room = view(game, "map").find(address)
    assert room is not None
    told = [child.name for child in room.children if child.kind == "condition"]
    assert all(name in room.text for name in told)
    return told


@planted("engine/scene/map.py", "    if here:\n        arts =", "    if True:\n        arts =")
@rule("COND-1", "ROOM-3", "P9")
def test_the_map_tells_what_lay_on_a_room_when_it_was_last_seen_and_nothing_of_what_came_since() -> None:
    game, row = a_game()
    fungal = make(game.world, "base:fungal", row[0], Spot.CONDITION)

    here = mapped(game, "room.0.0")
    game.submit(ask.Travel("room.1.0"))
    game.world.move(fungal, row[3], Spot.CONDITION)
    make(game.world, "base:infested", row[0], Spot.CONDITION)

    assert here == ["Fungal"]
    assert mapped(game, "room.0.0") == ["Fungal"]
    assert mapped(game, "room.3.0") == []


@planted("systems/core/knowing.py", "or entity in laid)", "or entity in world.held(room, Spot.CONDITION))")
@rule("COND-1", "P9")
def test_the_map_tells_nothing_of_what_a_collapse_covered() -> None:
    game, row = a_game()
    for name in ("vein_iron", "collapsed"):
        make(game.world, f"base:{name}", row[0], Spot.CONDITION)

    here = mapped(game, "room.0.0")
    game.submit(ask.Travel("room.1.0"))

    assert here == mapped(game, "room.0.0") == ["Collapsed"]


@planted("systems/gathering/tellers.py",
         "most=part.most,\n                   chance=digging(eye.world, eye.seeker, entity).chance",
         "most=part.most, chance=45", case="8-vein_iron")
@rule("VEIN-3", "P7", "B96")
@pytest.mark.parametrize("name", ["vein_iron", "outcrop"])
@pytest.mark.parametrize("points", [0, 8])
def test_a_vein_tells_the_chance_that_a_swing_of_ones_own_has(name: str, points: int) -> None:
    game, (body,) = a_game_with(name)
    world = game.world
    world.add(game.seeker, Proficiencies(["mining"], [points * 5]))
    part = world.find(body, Vein) or world.get(body, Outcrop)

    told = next(fact.text for node in shown(game) for fact in node.children if fact.kind in ("vein", "outcrop"))

    assert f"{part.chance + points // 2} % a swing" in told


@rule("CLOCK-1", "P7")
def test_what_burns_tells_how_readily_it_catches_fire() -> None:
    game, _ = a_game_with("webbed")
    chances = game.content.figures.fire
    make(game.world, "base:rope", game.seeker, Spot.PACK)

    told = [fact.text for node in view(game).walk() for fact in node.children if fact.kind in ("burns", "flammable")]
    topic = next(node.text for node in topics(game.content).children if node.id == "help.weather")

    assert any("whole room" in text for text in told)
    assert any("its slot" in text for text in told)
    for text in (*told, topic):
        assert f"{chances.catch_slot} %" in text
        assert f"{chances.catch_room} %" in text


@planted("systems/conditions/tellers.py", "card_name(part.encounter)", 'card_name("base:tremor")')
@rule("COND-UNSTABLE", "COND-1", "P7")
def test_cracked_supports_tell_the_encounter_and_what_it_costs_by_their_own_figures() -> None:
    game, (cracked,) = a_game_with("unstable")
    risk = game.world.edit(cracked, Collapses)
    risk.chance, risk.health, risk.encounter = 7, 9, "base:webbed"

    told = [fact.text for node in shown(game) for fact in node.children if fact.kind == "collapses"]

    held = holding(game.world, game.seeker).chance
    assert held >= 50
    assert told == [
        f"7 % an action: Webbed, 9 Health, and the room is Collapsed, unless you hold it with Timber ({held} %)"
    ]


@planted("systems/conditions/tremor.py", "return tremor.health if tremor is not None", "return 5 if tremor is not None",
         case="9")
@rule("COND-UNSTABLE", "P7")
@pytest.mark.parametrize("health", [5, 9])
def test_the_answer_to_a_tremor_tells_the_health_that_it_will_cost(health: int) -> None:
    game, _ = a_game_with()
    a_tremor(game.world, game.seeker, room_of(game.world, game.seeker), health)
    before = game.world.get(game.seeker, Health).left

    told = view(game).find("choice.0")
    assert game.submit(ask.Answer(0)).ok

    assert told is not None
    assert f" {health} Health" in told.text
    assert game.world.get(game.seeker, Health).left == before - health


@planted("components/events/conditions.py", 'hears it too."""\n\n    carries: ClassVar[int] = 1\n',
         'hears it too."""\n\n    carries: ClassVar[int] = 0\n')
@rule("COND-UNSTABLE", "COND-1")
@pytest.mark.parametrize(("spot", "told"), [(Spot.CENTRE, "event.trembled"), (Spot.EAST, "event.trembled.heard")])
def test_a_ceiling_that_comes_down_is_told_to_who_stays_and_to_who_has_stepped_out(spot: Spot, told: str) -> None:
    game, row = a_game()
    game.world.move(game.seeker, row[0], spot)
    game.world.edit(make(game.world, "base:unstable", row[0], Spot.CONDITION), Collapses).chance = 100

    outcome = game.submit(ask.Step("east"))

    assert room_of(game.world, game.seeker) == row[spot == Spot.EAST]
    assert told in [line.message for line in outcome.perceived]
