"""Sessions: whole sittings at a terminal, from the gate to leaving, by what comes out of them."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from components.locks import Key
from components.place import Spot
from components.seekers import Seeker
from engine.play.chronicle import Chronicle
from engine.play.commands import Step, Wait
from engine.play.game import Game
from engine.text import run_text
from engine.text.ink import ASCII, DRAWN, coloured, glyphs_for, written
from engine.text.terminal import LONGEST
from saves import SaveError
from tests.build import base_content
from tests.laws.chronicles import carry_to_stair
from tests.rules import rule
from tests.scene.games import LEAK, a_death, a_game, a_pseudo_game, pseudo_content


def sit(game: Game, *lines: str, width: int = 80, **options: Any) -> str:
    """What a terminal shows while these lines are typed; the sitting ends by itself and well."""
    out = io.StringIO()
    assert run_text(game, io.StringIO("".join(f"{line}\n" for line in lines)), out, width=width, **options) == 0
    return out.getvalue()


def at_the_gate(seed: int = 7) -> Game:
    """A game into which nobody has gone yet."""
    return Game(Chronicle.begin(seed, base_content()), 0)


@rule("CHAR-1")
def test_a_game_begins_with_three_to_pick_from() -> None:
    game = at_the_gate()

    out = sit(game, "9", "nobody", "2", "quit")

    assert out.count("Carries:") == 3
    assert out.count("type a number from 1 to 3") == 2
    assert game.seeker


@pytest.mark.parametrize("asked", ["?", "help", " ?? ", "h"])
def test_who_asks_at_the_gate_how_to_play_is_told_and_may_pick_then(asked: str) -> None:
    game = at_the_gate()
    before = sit(at_the_gate(), "quit")

    out = sit(game, asked, "2")

    assert "Walls and hidden doors" in out and "Walls and hidden doors" not in before
    assert "type a number from" not in out
    assert game.seeker


def test_a_seeker_can_be_picked_by_name() -> None:
    game = at_the_gate()
    wanted = game.candidates[1]

    sit(game, wanted.name)

    assert game.world.get(game.seeker, Seeker).name == wanted.name


@pytest.mark.parametrize("lines", [(), ("quit",), ("q",)], ids=["end of input", "quit", "q"])
def test_who_leaves_at_the_gate_leaves_nothing_behind(lines: tuple[str, ...]) -> None:
    kept: list[Game] = []

    out = sit(at_the_gate(), *lines, on_turn=kept.append)

    assert "Nobody went in" in out
    assert kept == []


def test_a_sitting_is_played_by_words_and_numbers() -> None:
    game = Game.new(7, base_content(), "delver")

    out = sit(game, "look", "north", "light torch", "map", "why", "pack", "wait", "log", "me", "quit")

    for told in ("Caverns, level 1, turn 0", "On the north side: ", "burns out", "1 room seen", "Weight", "You wait.",
                 "Mining", "You leave."):
        assert told in out, told
    assert game.clock == 1
    assert not LEAK.search(out)


def test_what_is_refused_says_why_and_costs_nothing() -> None:
    game = Game.new(7, base_content(), "delver")
    before = game.digest()

    out = sit(game, "unlock north", "descend", "strike north", "light pack 1")

    assert game.digest() == before
    assert "You must stand at the way that leads there." in out
    assert "Unseen" in out


def test_enter_alone_draws_the_board_again() -> None:
    once = sit(Game.new(7, base_content(), "delver"))
    again = sit(Game.new(7, base_content(), "delver"), "", "")

    assert again.count("@ you") == once.count("@ you") + 2


def test_each_hint_is_told_once() -> None:
    out = sit(Game.new(7, base_content(), "delver"), "", "n", "", "s", "", "")

    hints = re.findall(r"^Hint: (.*)$", out, re.MULTILINE)

    assert hints
    assert len(hints) == len(set(hints))


def test_who_runs_against_walls_gets_a_hint() -> None:
    game = Game.new(7, base_content(), "delver")

    out = sit(game, "s", "s", "s", "s", "s", "s")

    assert "no way south" in out.lower()
    assert "when no way seems open" in out


def test_the_game_is_kept_after_each_turn_and_on_leaving() -> None:
    turns: list[int] = []

    sit(Game.new(7, base_content(), "delver"), "wait", "wait", on_turn=lambda game: turns.append(game.clock))

    assert turns == [1, 2, 2]


def test_long_lines_bad_bytes_and_steering_characters_are_survived() -> None:
    game = Game.new(7, base_content(), "delver")
    raw = b"x" * (LONGEST * 3) + b"\n\xff\xfe\n\x1b[2J\x07look\nwait\n"
    out = io.StringIO()

    code = run_text(game, io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"), out, width=80)

    assert code == 0
    assert "too long" in out.getvalue()
    assert "\x1b" not in out.getvalue() and "\x07" not in out.getvalue()
    assert game.clock == 1


@pytest.mark.parametrize("width", [1, 20, 59])
def test_a_terminal_too_narrow_says_so_and_nothing_is_touched(width: int) -> None:
    game = Game.new(7, base_content(), "delver")
    before, out = game.digest(), io.StringIO()

    code = run_text(game, io.StringIO("wait\n"), out, width=width)

    assert code == 2
    assert f"{width} column{'s' * (width != 1)} wide" in out.getvalue().replace("\n", " ")
    assert game.digest() == before


def test_a_terminal_that_becomes_narrow_only_asks_to_be_widened(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(7, base_content(), "delver")
    widths = iter([80, 80, 80])
    monkeypatch.setattr("engine.text.terminal.Terminal.width", property(lambda self: next(widths, 40)))
    out = io.StringIO()

    code = run_text(game, io.StringIO("wait\nwait\n"), out)

    assert code == 0
    assert "Make it wider" in out.getvalue().replace("\n", " ")
    assert game.clock == 2


class ClosedPipe(io.StringIO):
    """A pipe whose reader goes away after so many writes."""

    def __init__(self, writes: int) -> None:
        super().__init__()
        self.left = writes

    def write(self, text: str) -> int:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError
        return super().write(text)


@pytest.mark.parametrize("writes", [0, 5, 40, 90])
def test_a_closed_pipe_loses_nothing(writes: int) -> None:
    game = Game.new(7, base_content(), "delver")
    kept: list[str] = []
    lines, out = io.StringIO("wait\n" * 50), ClosedPipe(writes)

    with pytest.raises(BrokenPipeError):
        run_text(game, lines, out, on_turn=lambda game: kept.append(game.digest()), width=80)

    assert kept[-1] == game.digest()


@rule("CHAR-6")
def test_a_death_shows_its_record_and_how_to_begin_anew() -> None:
    game = a_death()
    first = game.seeker

    out = sit(game, "wait", "again", "1", "quit")

    assert "died on turn" in out
    assert "Hunger" in out
    assert "torchturn play" in out.replace("\n", " ")
    assert game.seeker != first
    assert "You leave." in out


def test_a_whole_sitting_runs_in_the_language_for_tests() -> None:
    game = a_pseudo_game(81, 5)

    out = sit(game, "1", "2", "map", "pack", "log", "acts", "me", "?", "look", "why 1", "foo", "travel", width=60)

    assert pseudo_content().words.say("text.left") in out.replace("\n", " ")
    assert not LEAK.search(out)


def test_a_command_that_asks_first_is_done_after_yes_and_left_after_no() -> None:
    for word, depth in (("no", 1), ("yes", 2)):
        game = a_game(80, 0)
        _give_key(game)
        carry_to_stair(game)

        out = sit(game, "descend", word)

        assert "skeleton keys of this level" in out.replace("\n", " ")
        assert f"level {depth}, turn" in out.rpartition("Caverns,")[2]


def _give_key(game: Game) -> None:
    key, _ = next(iter(game.world.each(Key)))
    game.world.move(key, game.seeker, Spot.PACK)


def test_colours_are_for_a_person_at_a_terminal_who_wants_them() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert coloured(Terminal(), {})
    assert not coloured(Terminal(), {"NO_COLOR": "1"})
    assert not coloured(Terminal(), {"TERM": "dumb"})
    assert not coloured(io.StringIO(), {})
    assert written((("gold", "gold"), ("  ", "")), True) == "\x1b[33mgold\x1b[0m"


def test_a_terminal_without_unicode_gets_ascii() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")

    assert glyphs_for(out) is ASCII
    assert glyphs_for(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")) is DRAWN
    assert run_text(Game.new(7, base_content(), "delver"), io.StringIO("n\nmap\n"), out, width=80) == 0
    out.seek(0)
    assert out.read().isascii()


def test_nothing_that_is_looked_at_changes_the_game() -> None:
    game = Game.new(7, base_content(), "delver")
    game.submit(Step(heading="north"))
    before = game.digest()

    sit(game, "map", "pack", "look north", "why 1", "log", "acts", "me", "?", "", "look rope", "foo", "wait 0")

    assert game.digest() == before
    assert game.probe(Wait()).legal


def test_a_disk_that_fails_is_told_of_and_play_goes_on() -> None:
    game = Game.new(7, base_content(), "delver")
    out = io.StringIO()

    def fails(game: Game) -> None:
        raise SaveError("there is no room left", "free the place")

    code = run_text(game, io.StringIO("wait\nwait\n"), out, on_turn=fails, width=80)

    told = out.getvalue().replace("\n", " ")
    assert code == 1
    assert told.count("could not be kept: the save: there is no room left") == 2
    assert "what came since the last save is not kept" in told
    assert game.clock == 2


def test_a_fault_of_the_game_itself_passes_on_without_a_save() -> None:
    game = Game.new(7, base_content(), "delver")
    kept: list[Game] = []
    game.on_turn = kept.append

    with pytest.MonkeyPatch.context() as patch, pytest.raises(ZeroDivisionError):
        patch.setattr(game, "submit", lambda command: 1 // 0)
        run_text(game, io.StringIO("wait\n"), io.StringIO(), width=80)

    assert kept == []
    assert game.on_turn == kept.append
