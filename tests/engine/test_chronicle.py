"""One chronicle: levels born on first entry, seekers who come, go down, die and are followed (LEVL-1, CHAR-6)."""

from __future__ import annotations

import pytest

from components.body import ActionPoints, Dead, Health
from components.card import Card
from components.conditions import Collapses
from components.level import LevelInfo
from components.locks import Key
from components.place import Place, Spot
from components.room import Entrance, Stair
from components.seekers import Seeker
from components.travel import Departing
from engine.keep import morgue
from engine.play import commands as ask
from engine.play.chronicle import REGION
from engine.play.game import Game
from engine.record.digest import rows
from systems.conditions.laying import lay_condition
from systems.core.rooms import room_of, spot_of
from systems.core.sight import seen
from systems.core.verdict import Refusal
from tests.build import a_hunting_rat, base_content
from tests.laws.bot import Bot
from tests.laws.chronicles import carry_to_stair
from tests.planted_fault import planted
from tests.rules import rule


@rule("CHAR-1")
def test_a_game_begins_at_the_centre_of_the_entrance_with_a_kit() -> None:
    game = Game.new(1, base_content())

    world, seeker = game.world, game.seeker
    assert world.has(room_of(world, seeker), Entrance)
    assert spot_of(world, seeker) == Spot.CENTRE
    assert seen(world, seeker, room_of(world, seeker)) is not None
    assert len(world.held(seeker)) >= 3
    assert (game.clock, world.turn, game.ended) == (0, 0, False)


@rule("CHAR-1")
def test_a_seeker_is_picked_by_number_or_by_class() -> None:
    content = base_content()
    bare = Game.bare(1, content)
    three = bare.candidates
    games = [Game.new(1, content, pick=pick) for pick in range(3)]
    classes = [Game.new(1, content, calling=calling) for calling in content.callings]

    assert [_who(game) for game in games] == [(c.name, c.calling) for c in three]
    assert [_who(game)[1] for game in classes] == list(content.callings)
    assert _who(Game.new(1, content, calling="delver"))[1] == "base:delver"
    with pytest.raises(ValueError, match="there is no class 'wizard'"):
        Game.new(1, content, calling="wizard")
    with pytest.raises(ValueError, match="no candidate 3"):
        Game.new(1, content, pick=3)


def _who(game: Game) -> tuple[str, str]:
    seeker = game.world.get(game.seeker, Seeker)
    return seeker.name, seeker.calling


@rule("G11", "B74")
def test_a_dungeon_does_not_depend_on_who_enters_it() -> None:
    content = base_content()

    levels = [_level(Game.new(4, content, pick=pick)) for pick in range(3)]

    assert levels[0] == levels[1] == levels[2]


@rule("S9", "B75", "B80")
def test_the_same_seed_gives_the_same_game_whatever_was_played_before() -> None:
    content = base_content()
    first = Game.new(4, content)
    other = Game.new(5, content)
    bot = Bot(other, 5)
    for _ in range(30):
        bot.act()

    again = Game.new(4, content)

    assert again.digest() == first.digest()


def _level(game: Game) -> list[object]:
    """Everything of level 1 but the seeker, what it carries, and what it knows."""
    world = game.world
    return [
        [entity, parts]
        for entity, parts in rows(world)
        if world.bearer(entity) != game.seeker
        and not (world.has(entity, Place) and world.get(entity, Place).spot == Spot.MEMORY)
    ]


@rule("LEVL-1", "P5")
def test_going_down_bears_the_next_level_and_going_up_leads_back_to_the_stairs() -> None:
    game = Game.new(2, base_content(), strict=True, theme="base:caverns")
    carried = [card for card in game.world.held(game.seeker) if not game.world.has(card, Key)]
    carry_to_stair(game)
    stair_room = room_of(game.world, game.seeker)
    game.submit(ask.Wait())

    down = game.submit(ask.Descend(sure=True))

    below = game.world
    assert down.ok
    assert sorted(game.worlds) == [REGION, 1, 2]
    assert below.number == 2
    assert below.turn == game.clock
    assert [(info.level, info.site) for _, info in below.each(LevelInfo)] == [(2, "gate")]
    assert below.has(room_of(below, game.seeker), Entrance)
    assert spot_of(below, game.seeker) == Spot.CENTRE
    assert below.held(game.seeker) == carried
    assert not game.worlds[1].alive(game.seeker)

    for _ in range(3):
        game.submit(ask.Wait())
    carry_to_stair(game, on=False)
    up = game.submit(ask.Ascend(sure=True))

    assert up.ok
    assert game.world is game.worlds[1]
    assert game.world.turn == game.clock
    assert (room_of(game.world, game.seeker), spot_of(game.world, game.seeker)) == (stair_room, Spot.CENTRE)
    assert set(game.world.held(game.seeker)) >= set(carried)


@planted("systems/conditions/collapse.py", "                world.remove(seeker, Departing)\n", "")
@rule("COND-UNSTABLE", "LEVL-1")
def test_a_ceiling_that_comes_down_holds_back_who_takes_a_stair_until_it_is_answered() -> None:
    game = Game.new(5, base_content(), strict=True, theme="base:caverns")
    carry_to_stair(game)
    above, room = game.world, room_of(game.world, game.seeker)
    cracked = lay_condition(above, room, "base:unstable")
    above.edit(cracked, Collapses).chance = 100

    taken = game.submit(ask.Descend(sure=True))
    held = (game.world is above, above.has(game.seeker, Departing), game.submit(ask.Wait()).refusal)
    answered = game.submit(ask.Answer(0))
    fallen = {above.get(card, Card).prototype for card in above.held(room, Spot.CONDITION)}
    gone = game.submit(ask.Descend(sure=True))

    assert taken.ok and answered.ok and gone.ok
    assert held == (True, False, Refusal("refused.choice"))
    assert "base:collapsed" in fallen
    assert game.world.number == 2


@rule("G9", "LEVL-1")
def test_keys_stay_on_their_level_and_the_seeker_is_asked_first() -> None:
    game = Game.new(2, base_content(), strict=True, theme="base:caverns")
    world = game.world
    key = next(card for card, _ in world.each(Key))
    world.move(key, game.seeker, Spot.PACK)
    carry_to_stair(game)
    before = game.digest()

    asked = game.submit(ask.Descend())
    unchanged = game.digest()
    sure = game.submit(ask.Descend(sure=True))

    assert (asked.ok, asked.refusal, asked.asks) == (False, None, "ask.keys_left")
    assert unchanged == before
    assert sure.ok
    assert game.world.number == 2
    assert world.alive(key)
    assert room_of(world, key) == room_of(world, next(card for card, stair in world.each(Stair) if stair.on))


@rule("CHAR-6")
def test_death_ends_the_game_and_the_chronicle_waits_for_the_next() -> None:
    game = _a_dead_game()
    dead, turn = game.seeker, game.clock
    told = morgue.record(game)

    follower = game.join(pick=1)

    assert game.world.get(dead, Dead).turn <= turn
    assert follower != dead
    assert not game.ended
    assert game.clock == turn
    assert game.world.has(room_of(game.world, follower), Entrance)
    assert game.submit(ask.Wait()).turns == 1
    assert game.world.get(dead, Seeker).name in told
    assert "A blow of Rat" in told
    assert told.count("\n") > 8
    assert "[" not in told


def test_there_is_no_record_of_the_living() -> None:
    with pytest.raises(ValueError, match="alive"):
        morgue.record(Game.new(1, base_content()))


def _a_dead_game() -> Game:
    game = Game.new(6, base_content(), strict=True)
    world, seeker = game.world, game.seeker
    world.edit(seeker, Health).left = 1
    for side in (Spot.NORTH, Spot.EAST):
        for creature in world.held(room_of(world, seeker), side):
            world.doom(creature, "test")
        world.bury()
        a_hunting_rat(world, room_of(world, seeker), side, seeker)
    for _ in range(100):
        if game.submit(ask.Wait(sure=True)).ended:
            return game
    raise AssertionError("the rats never hit")


@rule("CLOCK-1", "MOVE-1")
def test_a_world_turn_waits_for_every_seeker_in_play() -> None:
    game = Game.new(3, base_content(), strict=True)
    first = game.seeker
    second = game.join(pick=1)

    alone = game.submit(ask.Wait())
    game.play(first)
    both = game.submit(ask.Wait())

    assert (alone.turns, both.turns, game.clock) == (0, 1, 1)
    assert game.world.get(first, ActionPoints).left == game.world.get(first, ActionPoints).pool
    assert game.world.get(second, ActionPoints).left == game.world.get(second, ActionPoints).pool


@rule("CLOCK-1", "P5")
def test_two_seekers_on_two_levels_live_by_one_clock() -> None:
    game = Game.new(2, base_content(), strict=True, theme="base:caverns")
    first = game.seeker
    carry_to_stair(game)
    game.submit(ask.Descend(sure=True))
    second = game.join(pick=2)

    for _ in range(4):
        for seeker in (first, second):
            game.play(seeker)
            game.submit(ask.Wait())

    assert game.clock == 4
    assert [world.turn for world in game.worlds.values()] == [4, 4, 4]
    assert game.chronicle.world_of(first).number == 2
    assert game.chronicle.world_of(second).number == 1
    with pytest.raises(KeyError):
        game.play(12345)


@rule("B78", "B82")
def test_perceiving_or_not_changes_nothing() -> None:
    watched, blind = Game.new(7, base_content()), Game.new(7, base_content())
    bot, other = Bot(watched, 7), Bot(blind, 7)

    for _ in range(60):
        bot.act(perceive=True)
        other.act(perceive=False)

    assert watched.digest() == blind.digest()
    assert watched.log
    assert sum(map(len, blind.log.values())) <= 4
