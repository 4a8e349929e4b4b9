"""Into a sub-dungeon and out of it again: one mouth, no key that leaves its map, one clock (SUB-1, G7, G9, P5)."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Dead, Health
from components.level import LevelInfo
from components.light import Fuel, Lit
from components.locks import Key
from components.place import Place, Spot
from components.room import Entrance, Mouth
from engine.errands.travel import reachable
from engine.keep.keeping import title_of
from engine.play import commands as ask
from engine.play.chronicle import FIRST_SITE, REGION
from engine.play.game import Game
from engine.scene.help import topics
from engine.scene.view import view
from systems.core.addresses import room_address
from systems.core.rooms import room_of, spot_of
from systems.core.sites import level_info
from systems.genesis import describe
from tests.laws import invariants
from tests.laws.chronicles import (
    a_game_with_mouths,
    carry_to,
    carry_to_mouth,
    carry_to_stair,
    go_in,
    go_out,
    with_mouths,
)
from tests.planted_fault import planted
from tests.rules import rule

MINE, CHASM, LABORATORY = "base:mine", "base:chasm", "base:laboratory"
SUB = [MINE, CHASM, LABORATORY]


def hardy(game: Game) -> Game:
    """The game, its seeker made to last."""
    health = game.world.edit(game.seeker, Health)
    health.left = health.full = 1000
    return game


def where(game: Game) -> tuple[int, int, Spot]:
    """World, room and slot of the seeker."""
    return game.world.number, room_of(game.world, game.seeker), spot_of(game.world, game.seeker)


@planted("systems/core/sites.py", "if part.theme == mouth.theme and not part.out:", "if not part.out:")
@rule("SUB-1", "G7")
@pytest.mark.parametrize("theme", SUB)
def test_going_in_bears_the_sub_dungeon_and_going_out_leads_back_to_the_mouth(theme: str) -> None:
    game = a_game_with_mouths(3, strict=True)
    carry_to_mouth(game, theme)
    came_from, before = room_of(game.world, game.seeker), game.world.get(game.seeker, ActionPoints).left

    entered = game.submit(ask.Enter())
    within = where(game)
    left_over = game.world.get(game.seeker, ActionPoints).left
    carry_to_mouth(game, theme)
    left = game.submit(ask.Leave())

    assert entered.ok and left.ok
    assert before - left_over == 1
    assert within[0] == 2 and within[2] == Spot.CENTRE
    assert [room for room, _ in game.worlds[2].each(Entrance)] == [within[1]]
    assert level_info(game.worlds[2]) == LevelInfo(theme, f"gate/{theme}", 1, 3)
    assert where(game) == (1, came_from, Spot.CENTRE)


@planted("systems/core/sites.py", 'Destination(outer(info.site), info.level, "")',
         'Destination(outer(info.site), 1, "")')
@rule("SUB-1", "G7", "LEVL-1")
def test_below_the_first_level_the_way_leads_back_to_the_level_one_came_from() -> None:
    game = hardy(a_game_with_mouths(3))
    carry_to_stair(game)
    game.submit(ask.Descend(sure=True))
    carry_to_mouth(game, MINE)
    room = room_of(game.world, game.seeker)

    go_in(game, MINE)
    inside, title = level_info(game.world), title_of(game.chronicle, game.seeker)
    go_out(game)

    assert inside is not None and (inside.site, inside.level) == ("gate/base:mine", 2)
    assert title.level == 2
    assert where(game) == (2, room, Spot.CENTRE)


@planted("systems/core/sites.py", 'return f"{site}{_WITHIN}{theme}"', 'return f"{site}{_WITHIN}sub"')
@rule("SUB-1", "P5")
def test_a_sub_dungeon_is_the_same_place_whenever_one_comes_and_another_from_another_level() -> None:
    game = hardy(a_game_with_mouths(3))
    for theme in SUB:
        go_in(game, theme)
        go_out(game)
    go_in(game, MINE)
    first = game.world.number
    go_out(game)
    carry_to_stair(game)
    game.submit(ask.Descend(sure=True))
    go_in(game, MINE)

    assert sorted(game.worlds) == [REGION, 1, 2, 3, 4, 5, 6]
    assert (first, game.world.number) == (2, 6)
    assert invariants.faults(game) == []


@rule("SUB-1", "G11")
def test_a_sub_dungeon_does_not_depend_on_when_or_by_whom_it_is_entered() -> None:
    early, late = a_game_with_mouths(8), hardy(a_game_with_mouths(8))
    for _ in range(15):
        late.submit(ask.Wait())
    late.join(pick=2)
    go_in(early, MINE)
    go_in(late, MINE)

    assert late.clock > early.clock
    assert describe(early.world, early.content) == describe(late.world, late.content)


@rule("G9", "SUB-1")
def test_keys_are_put_down_at_the_mouth_on_the_way_in_and_on_the_way_out() -> None:
    game = hardy(a_game_with_mouths(4))
    outer, inner = game.world, None
    for going in (ask.Enter, ask.Leave):
        world = game.world
        key = next(card for card, _ in world.each(Key))
        world.move(key, game.seeker, Spot.PACK)
        carry_to_mouth(game, CHASM if going is ask.Enter else _theme(game))
        door = room_of(world, game.seeker)
        before = game.digest()

        asked = game.submit(going())
        unchanged = game.digest()
        sure = game.submit(going(sure=True))

        assert (asked.ok, asked.asks) == (False, "ask.keys_left")
        assert unchanged == before
        assert sure.ok and game.world is not world
        assert room_of(world, key) == door
        inner = inner or game.world
    assert game.world is outer
    assert invariants.faults(game) == []


def _theme(game: Game) -> str:
    info = level_info(game.world)
    assert info is not None
    return info.theme


@rule("B32", "LIGHT-1", "ITEM-1")
def test_goods_fuel_and_a_burning_light_go_along_under_the_same_ids() -> None:
    game = hardy(a_game_with_mouths(5))
    light = next(card for card in game.world.held(game.seeker, Spot.OFFHAND) if game.world.has(card, Fuel))
    game.submit(ask.Light("offhand"))
    goods = {card: game.world.get(card, Place) for card in game.world.held(game.seeker) if card != light}
    fuel = game.world.get(light, Fuel)
    ends = fuel.due

    go_in(game, MINE)
    for _ in range(3):
        game.submit(ask.Wait())
    go_out(game)

    assert game.world.has(light, Lit)
    assert game.world.get(light, Fuel).due == ends is not None
    assert goods.items() <= {card: game.world.get(card, Place) for card in game.world.held(game.seeker)}.items()


@planted("systems/travel/verbs.py", "if mouth is None or mouth.out != out:", "if mouth is None:")
@rule("SUB-1", "P3")
def test_nobody_enters_or_leaves_where_there_is_no_mouth() -> None:
    game = a_game_with_mouths(6)
    before = game.digest()

    refused = [game.submit(command).refusal for command in (ask.Enter(), ask.Leave(), ask.Descend(), ask.Ascend())]
    carry_to_mouth(game, MINE)
    wrong = [game.submit(command).refusal for command in (ask.Leave(), ask.Descend(), ask.Ascend())]

    names = ["refused.no_mouth", "refused.no_way_out", "refused.no_stair_down", "refused.no_stair_up"]
    assert [said.message for said in refused if said] == names
    assert [said.message for said in wrong if said] == names[1:]
    assert before != game.digest()


@planted("systems/rest/legal_turn.py", "if goal is None and world.has(intent.stair, Mouth):",
         "if goal is None and world.has(intent.stair, Stair):")
@rule("SUB-1", "P3")
def test_a_sub_dungeon_that_opens_from_nowhere_is_not_left() -> None:
    game = Game.bare(6, with_mouths())
    game.chronicle.level(FIRST_SITE, 1, MINE)
    game.join()
    carry_to_mouth(game, MINE)
    before = game.digest()

    outcome = game.submit(ask.Leave())

    assert outcome.refusal is not None and outcome.refusal.message == "refused.nothing_beyond"
    assert game.digest() == before


@rule("CHAR-6", "SUB-1")
def test_who_dies_within_is_followed_by_one_who_begins_at_the_entrance_above() -> None:
    game = a_game_with_mouths(9)
    go_in(game, MINE)
    dead = game.seeker
    game.world.edit(dead, Health).left = 0
    game.world.add(dead, Dead(game.clock, ["test"]))

    follower = game.join(pick=1)

    assert game.chronicle.world_of(dead).number == 2
    assert game.chronicle.world_of(follower).number == 1
    assert game.world.has(room_of(game.world, follower), Entrance)


@rule("SUB-1", "CLOCK-1")
def test_errands_stop_at_a_mouth_and_never_go_through() -> None:
    game = hardy(a_game_with_mouths(10))
    for _ in range(60):
        game.submit(ask.Explore())
        bottom = [world for world in game.worlds.values() if world.number > 1]
        assert not bottom
    card, _ = next(game.world.each(Mouth))
    carry_to(game, card)
    for room in reachable(game.world, game.seeker)[:3]:
        game.submit(ask.Travel(room_address(game.world, room)))

    assert game.world.number == 1


@rule("F2", "SUB-1")
def test_the_tree_offers_the_way_in_and_out_and_maps_each_dungeon_by_itself() -> None:
    game = hardy(a_game_with_mouths(11))
    carry_to_mouth(game, MINE)
    board = view(game)
    acts = [node.id for node in board.walk() if node.id.startswith("acts.")]
    assert "acts.enter" in acts and "acts.leave" not in acts

    go_in(game, MINE)
    carry_to_mouth(game, MINE)
    within = view(game)

    assert "acts.leave" in [node.id for node in within.walk()]
    header, chart = within.child("header"), view(game, "map")
    assert header is not None and (header.name, header.value) == ("Mine", 1)
    assert chart.name == "Mine, level 1"
    assert [node.states for node in chart.children if "here" in node.states] == [("here", "mouth")]
    assert len([node for node in chart.children if node.kind == "room"]) == 1


@planted("systems/travel/discovering.py", "memory.seeker == seeker and memory.turn >= 0", "memory.seeker < 0",
         case="base:mine")
@rule("THEME-1", "P9")
@pytest.mark.parametrize("theme", SUB)
def test_the_motto_and_the_danger_of_a_level_are_told_to_who_comes_in_for_the_first_time(theme: str) -> None:
    game = a_game_with_mouths(3)
    words = game.content.words
    told = {words.theme_danger(theme), f"{words.theme_name(theme)}. {words.theme_motto(theme)}"}

    said = []
    for command in (ask.Enter(sure=True), ask.Leave(sure=True), ask.Enter(sure=True)):
        carry_to_mouth(game, theme)
        game.world.edit(game.seeker, ActionPoints).left = 4
        outcome = game.submit(command)
        said.append([words.say(line.message, **line.params) for line in outcome.perceived if outcome.ok])
    helped = "".join(topic.text for topic in topics(game.content).children)

    assert all(said) and told <= set(said[0])
    assert not told & {*said[1], *said[2]}
    assert words.theme_danger(theme) in helped
