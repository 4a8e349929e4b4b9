"""A tower is climbed: level 1 is its foot, on leads up, and back leads down (THEME-10, LEVL-1, EXIT-1)."""

from __future__ import annotations

import pytest

from components.body import Health
from components.card import Card
from components.creatures import Creature
from components.locks import Key
from components.place import Place, Spot
from components.room import Entrance, Room, Stair
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.help import topics
from engine.scene.view import view
from systems.core.rooms import room_of, spot_of
from systems.core.sites import level_info
from systems.genesis import describe, draw
from systems.locks.solvable import still_solvable
from tests.build import base_content
from tests.laws import invariants
from tests.laws.chronicles import carry_to_stair
from tests.planted_fault import planted
from tests.rules import rule

TOWER, CAVERNS = "base:tower", "base:caverns"


def a_game(theme: str = TOWER, seed: int = 7) -> Game:
    """A game in this theme, its seeker made to last."""
    game = Game.new(seed, base_content(), strict=True, theme=theme)
    health = game.world.edit(game.seeker, Health)
    health.left = health.full = 1000
    return game


def stairs(game: Game) -> list[str]:
    """The stairs of the seeker's level, by id."""
    return sorted(game.world.get(card, Card).prototype for card, _ in game.world.each(Stair))


def level(game: Game) -> int:
    """The number of the seeker's level."""
    info = level_info(game.world)
    assert info is not None
    return info.level


@planted("systems/genesis/exits.py", "on, back = (plan.deck", "back, on = (plan.deck")
@rule("THEME-10", "LEVL-1", "EXIT-1")
def test_up_the_stair_waits_the_next_level_and_down_it_the_one_before() -> None:
    game = a_game()
    foot = stairs(game)
    carry_to_stair(game)
    below = room_of(game.world, game.seeker)
    refused = game.submit(ask.Descend(sure=True)).refusal

    up = game.submit(ask.Ascend(sure=True))
    higher, both = level(game), stairs(game)
    entered = game.world.has(room_of(game.world, game.seeker), Entrance)
    carry_to_stair(game, on=False)
    no_way_up = game.submit(ask.Ascend(sure=True)).refusal
    down = game.submit(ask.Descend(sure=True))

    assert foot == ["base:tower_stair_up"]
    assert both == ["base:tower_stair_down", "base:tower_stair_up"]
    assert up.ok and down.ok and entered and higher == 2
    assert refused is not None and refused.message == "refused.no_stair_down"
    assert no_way_up is not None and no_way_up.message == "refused.no_stair_up"
    assert (level(game), room_of(game.world, game.seeker), spot_of(game.world, game.seeker)) == (1, below, Spot.CENTRE)
    assert invariants.faults(game) == []


@planted("systems/core/sites.py", "is not None and not stair.on:", "is not None and not stair.down:",
         case="base:tower")
@rule("THEME-10", "LEVL-1")
@pytest.mark.parametrize("theme", [TOWER, CAVERNS])
def test_who_comes_back_stands_where_it_left_and_who_goes_on_in_the_entrance(theme: str) -> None:
    game = a_game(theme, 11)
    on, back = (ask.Ascend, ask.Descend) if theme == TOWER else (ask.Descend, ask.Ascend)
    left = []
    for _ in range(2):
        carry_to_stair(game)
        left.append((game.world.number, room_of(game.world, game.seeker)))
        assert game.submit(on(sure=True)).ok
        assert game.world.has(room_of(game.world, game.seeker), Entrance)
    for number, room in reversed(left):
        carry_to_stair(game, on=False)
        assert game.submit(back(sure=True)).ok

        assert (game.world.number, room_of(game.world, game.seeker)) == (number, room)


@rule("THEME-10", "EXIT-1", "G6")
@pytest.mark.parametrize("number", [1, 2, 5, 9])
def test_a_level_of_a_tower_has_one_stair_that_leads_up_and_it_is_the_exit(number: int) -> None:
    for seed in range(1, 9):
        chronicle = Game.bare(seed, base_content(), theme=TOWER).chronicle
        world = chronicle.level("gate", number, TOWER)

        page = describe(world, base_content())

        leads = {card["leads"]: room["room"] for room in page["rooms"] for cards in room["sides"].values()
                 for card in cards if card["kind"] == "stair"}
        assert leads["up"] == page["exit"]
        assert (leads.get("down") == page["entrance"]) is (number > 1)
        assert still_solvable(world) == ""
        assert (">" in draw(world, base_content()).split("\n\n")[0]) is (number > 1)


@rule("THEME-10", "LEVL-1", "GROW-1")
def test_a_higher_level_of_a_tower_is_larger_and_its_enemies_are_stronger() -> None:
    content = base_content()
    rooms, strengths = [], []
    for number in (1, 5, 9):
        births = [Game.bare(seed, content, theme=TOWER).chronicle.level("gate", number, TOWER) for seed in range(12)]
        rooms.append(sum(1 for world in births for _ in world.each(Room)))
        found = [creature.level for world in births for _, creature in world.each(Creature)]
        strengths.append(sum(found) / len(found))

    assert rooms == sorted(set(rooms))
    assert strengths == sorted(set(strengths))


@rule("THEME-10", "F2")
def test_every_face_says_that_the_way_on_is_up() -> None:
    game = a_game()
    carry_to_stair(game)
    words = game.content.words
    board = view(game)

    acts = {node.id: node for node in board.walk() if node.id in ("acts.ascend", "acts.descend")}
    card = next(node for node in board.walk() if node.art == "base:tower_stair_up")

    assert set(acts) == {"acts.ascend"} and acts["acts.ascend"].enabled
    assert acts["acts.ascend"].name == words.say("act.ascend")
    assert (card.name, card.kind) == ("Winding stair up", "stair")
    assert game.content.card("base:tower_stair_up").icon != game.content.card("base:tower_stair_down").icon
    assert "climbed" in "".join(topic.text for topic in topics(game.content).children)


@rule("THEME-10", "LEVL-1", "G9")
def test_keys_stay_on_their_level_on_the_way_up_as_on_the_way_down() -> None:
    for seed in range(1, 30):
        game = a_game(TOWER, seed)
        key = next((card for card, _ in game.world.each(Key)), 0)
        if key:
            break
    outer = game.world
    outer.move(key, game.seeker, Spot.PACK)
    carry_to_stair(game)
    door = room_of(outer, game.seeker)

    asked, sure = game.submit(ask.Ascend()), game.submit(ask.Ascend(sure=True))

    assert (asked.ok, asked.asks) == (False, "ask.keys_left")
    assert sure.ok and room_of(outer, key) == door
    assert outer.get(key, Place).spot != Spot.PACK
