"""Parse: numbers, words, names and addresses all mean what a player would mean by them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from engine.text.complete import completions
from engine.text.draw_acts import numbered
from engine.text.parse import Parser
from engine.text.request import Confirm, Do, Leave, Lost, Refused, Request, Show, Which, Why
from engine.text.verbs import ASKING, Vocabulary, kinds_of
from systems.conditions.laying import lay_condition
from systems.core.rooms import room_of
from tests.build import base_content
from tests.laws.chronicles import a_game_with_mouths, carry_to_mouth, go_in
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import a_fight, a_game, a_question

VERBS = [*kinds_of(base_content().verbs)]


def read(game: Game, line: str) -> Request:
    """What a line means on this game's board."""
    return Parser(Vocabulary(game.content), view(game), lambda: view(game, "map")).read(line)


@pytest.fixture(scope="module")
def start() -> Game:
    """A delver who has just come in, with two torches, bread and water in the pack."""
    return Game.new(7, base_content(), "delver")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("n", ask.Step(heading="north")),
        ("north", ask.Step(heading="north")),
        ("go south", ask.Approach(target="south")),
        ("walk to the east", ask.Approach(target="east")),
        ("NORTH!", ask.Step(heading="north")),
        ("wait", ask.Wait()),
        ("z", ask.Wait()),
        ("wait 5", ask.WaitTurns(turns=5)),
        ("wait 1", ask.Wait()),
        ("search", ask.Search(target="centre")),
        ("search the room", ask.Search(target="centre")),
        ("eat bread", ask.Eat(card="pack.3")),
        ("eat pack 3", ask.Eat(card="pack.3")),
        ("eat pack.3", ask.Eat(card="pack.3")),
        ("drink waterskin", ask.Drink(card="pack.4")),
        ("quaff red", ask.Drink(card="pack.5")),
        ("put down rope", ask.Drop(card="pack.6")),
        ("stow pickaxe", ask.Unequip(card="hand")),
        ("go to centre", ask.Approach(target="centre")),
        ("descend", ask.Descend()),
        ("unlock north", ask.Unlock(target="beyond.north")),
        ("force east", ask.Force(target="beyond.east")),
        ("strike north", ask.Strike(target="north")),
        ("take east.thing", ask.Take(target="east.thing")),
    ],
)
def test_a_line_means_a_command(start: Game, line: str, command: ask.Command) -> None:
    request = read(start, line)

    if isinstance(request, Lost | Refused):
        assert start.probe(command).refusal is not None, request
    else:
        assert request == Do(command)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("", Show("board")),
        ("   ", Show("board")),
        ("?", Show("help")),
        ("help", Show("help")),
        ("map", Show("map")),
        ("i", Show("pack")),
        ("log", Show("chronicle")),
        ("log 40", Show("chronicle", most=40)),
        ("look north", Show("card", of="north")),
        ("look n", Show("card", of="north")),
        ("look", Show("card", of="centre")),
        ("look rope", Show("card", of="pack.6")),
        ("look me", Show("sheet")),
        ("me", Show("sheet")),
        ("quit", Leave()),
        ("q", Leave()),
        ("yes", Confirm(True)),
        ("no", Confirm(False)),
        ("travel", Show("map")),
    ],
)
def test_a_line_asks_to_see_something(start: Game, line: str, meant: Request) -> None:
    assert read(start, line) == meant


@planted("engine/text/parse.py", "if not rest and name_of(kinds[0]) == verb and not fields_of(kinds[0]):",
         'if not rest and verb == "wait":')
@rule("SUB-1", "F2")
def test_leave_alone_leads_out_and_with_a_word_puts_down() -> None:
    game = a_game_with_mouths(7)
    carry_to_mouth(game, "base:mine")
    into = [read(game, line) for line in ("enter", "in", "leave")]
    go_in(game, "base:mine")
    carry_to_mouth(game, "base:mine")

    out = [read(game, line) for line in ("leave", "out", "enter")]
    rope = read(game, "leave torch")

    assert into[:2] == [Do(ask.Enter())] * 2 and into[2] == Do(ask.Leave())
    assert out[:2] == [Do(ask.Leave())] * 2 and out[2] == Do(ask.Enter())
    assert isinstance(rope, Do | Which)
    drops = [rope.command] if isinstance(rope, Do) else [act.command for _, act in rope.acts if act.command]
    assert {type(command) for command in drops} == {ask.Drop}


@pytest.mark.parametrize("line", [str(n) for n in range(1, 12)])
def test_a_number_does_the_deed_of_that_number(start: Game, line: str) -> None:
    acts = dict(numbered(view(start)))

    request = read(start, line)

    act = acts[int(line)]
    assert request == (Do(act.command) if act.enabled and act.command else Refused(act.reason))


@pytest.mark.parametrize(("line", "echoed"), [
    ("999", "999"), ("123456789012", "123456789012"), ("1234567890123", "123456789012..."),
    ("why 1234567890", "1234567890"),
])
def test_a_number_of_no_deed_is_echoed_as_it_was_typed_or_how_it_begins(start: Game, line: str, echoed: str) -> None:
    meant = read(start, line)

    assert isinstance(meant, Lost)
    assert meant.params["number"] == echoed


def test_a_name_that_fits_several_asks_which(start: Game) -> None:
    request = read(start, "ready torch")

    assert isinstance(request, Which)
    assert len(request.acts) >= 2


def test_a_longer_name_tells_one_of_several(start: Game) -> None:
    request = read(start, "ready torch pack 1 off")

    assert request == Do(ask.Equip(card="pack.1", spot="offhand"))


def test_the_whole_words_of_an_act_mean_it(start: Game) -> None:
    acts = [act for _, act in numbered(view(start)) if act.enabled]

    assert all(read(start, act.name) == Do(act.command) for act in acts if act.command is not None)


@pytest.mark.parametrize(
    ("line", "word"), [("serach", "search"), ("nroth", "north"), ("inventroy", "pack"), ("drinl waterskin", "drink")]
)
def test_a_slip_of_the_hand_is_asked_back(start: Game, line: str, word: str) -> None:
    request = read(start, line)

    assert isinstance(request, Lost)
    assert request.message == "text.lost.near"
    assert request.params["near"] in {alias for alias, verb in Vocabulary(start.content).verbs.items()
                                      if verb == Vocabulary(start.content).verbs[word]}


def test_a_slip_in_a_name_is_asked_back(start: Game) -> None:
    assert read(start, "eat braed") == Lost("text.lost.near", {"word": "braed", "near": "bread"})


def test_what_cannot_be_done_is_refused_by_the_game_in_its_own_words(start: Game) -> None:
    """A torch in the pack cannot be lit: that is no riddle of words."""
    request = read(start, "light rope")

    assert isinstance(request, Do)
    assert start.probe(request.command).refusal is not None


def test_a_creature_is_struck_by_its_name() -> None:
    game = a_fight()
    strikes = [act for _, act in numbered(view(game)) if isinstance(act.command, ask.Strike)]
    assert strikes

    request = read(game, f"strike {strikes[0].name.split()[-1].strip('()')}")

    assert isinstance(request, Do | Which | Refused)


def test_why_tells_of_a_deed_by_number_and_by_name() -> None:
    game = a_fight()
    odd = [(number, act) for number, act in numbered(view(game)) if act.odds is not None]
    assert odd

    number, act = odd[0]

    assert read(game, f"why {number}") == Why(act)
    assert isinstance(read(game, "why"), Why)


def test_an_answer_is_given_by_number_or_by_word() -> None:
    game = a_question()

    assert read(game, "1") == Do(ask.Answer(answer=0))
    assert read(game, "answer will") == Do(ask.Answer(answer=1))


def test_rooms_are_travelled_to_by_number_and_by_name() -> None:
    game = a_game(89, 40, blessed=True)
    rooms = [room for room in view(game, "map").children if room.command is not None and room.enabled]
    assert rooms

    request = read(game, f"travel {rooms[0].value}")

    assert request == Do(rooms[0].command)
    assert isinstance(read(game, "travel nowhere at all"), Lost)


@rule("F2", "COND-1")
@pytest.mark.parametrize("line", ["search nests", "search the nests", "Search the nests", "search in the nests"])
def test_a_deed_is_done_by_its_own_words_with_or_without_the_small_ones(line: str) -> None:
    game = Game.new(7, base_content(), "delver")
    lay_condition(game.world, room_of(game.world, game.seeker), "base:infested")

    assert read(game, line) == Do(ask.Gather(action="search_nests"))


@rule("F2", "COND-1")
def test_a_condition_is_looked_at_by_its_name() -> None:
    game = Game.new(7, base_content(), "delver")
    room = room_of(game.world, game.seeker)
    for name in ("unstable", "webbed"):
        lay_condition(game.world, room, f"base:{name}")

    asked = [read(game, f"look {name}") for name in ("unstable", "webbed")]

    assert asked == [Show("card", of="centre.condition.1"), Show("card", of="centre.condition.2")]


@pytest.mark.parametrize("line", ["99", "0", "wait 0", "wait 99999", "foo bar", "travel 77", "why 99", "look unicorn"])
def test_nonsense_gets_a_sentence(start: Game, line: str) -> None:
    request = read(start, line)

    assert isinstance(request, Lost)
    assert "[" not in start.content.words.say(request.message, **request.params)


@settings(deadline=None)
@given(st.text(max_size=300))
def test_nothing_that_can_be_typed_breaks_the_parser(line: str) -> None:
    assert read(_one(), line) is not None


@settings(deadline=None)
@given(st.lists(st.sampled_from([*VERBS, *ASKING, "n", "torch", "the", "pack", "3", "north.thing", "beyond.east",
                                 "²", "-1", "room.0.0", "here"]), max_size=5))
def test_no_row_of_known_words_breaks_the_parser(words: list[str]) -> None:
    request = read(_one(), " ".join(words))

    if isinstance(request, Do):
        assert ask.parse(ask.as_dict(request.command)) == request.command
        _one().probe(request.command)


def test_tab_offers_verbs_and_then_what_they_can_be_done_to(start: Game) -> None:
    vocabulary, tree = Vocabulary(start.content), view(start)

    assert "drink" in completions(vocabulary, tree, "dr")
    assert completions(vocabulary, tree, "drink wat") == ["waterskin"]
    assert "north" in completions(vocabulary, tree, "go ")
    assert completions(vocabulary, tree, "drink zzz") == []


def test_every_verb_has_a_word_of_its_own_in_content(start: Game) -> None:
    missing = [verb for verb in (*VERBS, *ASKING) if not start.content.words.has(f"verb.{verb}")]

    assert missing == []


_games: list[Game] = []


def _one() -> Game:
    if not _games:
        _games.append(a_game(80, 10))
    return _games[0]
