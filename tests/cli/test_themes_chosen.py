"""Where a game begins, by the command line: `--theme`, `--seed 7:fen`, a home without a finished life (THEME-1)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from components.room import Mouth
from content.loader import load
from engine.cli.sitting import begun
from engine.play.game import Game
from engine.play.origin import gentle_theme, theme_of_seed
from systems.genesis import describe
from tests.cli.shell import torchturn
from tests.laws.chronicles import go_in
from tests.planted_fault import planted
from tests.rules import rule

MAIN = ["archive", "caverns", "crypt", "fen", "halls", "mausoleum", "passages", "tower", "treasury"]
# A seed that has neither of the four gentle themes.
FAR = next(seed for seed in range(99) if not load().themes[theme_of_seed(load(), seed)].gentle)


def wire(*arguments: str | Path, asked: tuple[dict[str, Any], ...] = ()) -> list[dict[str, Any]]:
    """The lines that the wire answers to a command line and these requests, the hello first."""
    done = torchturn(*arguments, "--wire", stdin="".join(json.dumps(each) + "\n" for each in asked))
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def short(theme: str) -> str:
    """The id of a theme as seeds have it."""
    return theme.removeprefix("base:")


@planted("engine/cli/themes.py", "return of_flag if of_flag is not None else of_seed", "return of_flag")
@rule("THEME-1")
def test_seed_and_theme_are_one_text_that_the_line_takes_and_the_wire_shows() -> None:
    picked = {"do": "pick", "seeker": 1}

    one = wire("play", "--no-save", "--seed", "7:fen", asked=(picked, {"ask": "view"}))
    other = wire("play", "--no-save", "--seed", "7", "--theme", "FEN", asked=(picked, {"ask": "view"}))
    drawn = wire("play", "--no-save", "--seed", "7")

    assert one[0]["hello"]["seed"] == one[1]["seed"] == "7:fen"
    assert one == other
    assert one[2]["view"]["children"][0]["art"] == "base:fen"
    assert drawn[0]["hello"]["seed"] == f"7:{short(theme_of_seed(load(), 7))}"


@planted("engine/cli/themes.py", "and of_seed != of_flag:", "and of_seed == of_flag:")
@rule("THEME-1")
@pytest.mark.parametrize(("flags", "named"), [
    (("--seed", "7:fen", "--theme", "tower"), ("--theme tower", "--seed 7:fen")),
    (("--theme", "mine"), ("--theme", "'mine'", "sub-dungeon", *MAIN)),
    (("--seed", "7:laboratory"), ("--seed 7:laboratory", "sub-dungeon", *MAIN)),
    (("--theme", "fenn"), ("--theme", "did you mean 'fen'?", *MAIN)),
    (("--seed", "7:"), ("--seed", "7:fen")),
    (("--seed", "x:fen"), ("--seed", "'x'")),
])
def test_what_cannot_be_begun_in_is_refused_in_one_sentence(flags: tuple[str, ...], named: tuple[str, ...]) -> None:
    done = torchturn("play", "--no-save", "--wire", *flags)

    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert all(part in done.stderr for part in named), done.stderr


@rule("THEME-1")
def test_the_same_theme_twice_is_no_contradiction() -> None:
    assert wire("play", "--no-save", "--seed", "7:fen", "--theme", "Fen")[0]["hello"]["seed"] == "7:fen"


@planted("engine/cli/sitting.py", "and not has_graves(folder):", "and has_graves(folder):")
@rule("CHAR-1")
def test_a_home_without_a_finished_life_puts_a_gentle_theme_first_and_says_so(tmp_path: Path) -> None:
    fresh = wire("play", "--home", tmp_path, "--seed", str(FAR), asked=({"ask": "seekers"},))
    named = wire("play", "--home", tmp_path, "--seed", str(FAR), "--theme", "seed", asked=({"ask": "seekers"},))
    (tmp_path / "seed-1-1.morgue.txt").write_text("dead\n")
    after = wire("play", "--home", tmp_path, "--seed", str(FAR), asked=({"ask": "seekers"},))

    of_seed, gentle = (f"{FAR}:{short(of(load(), FAR))}" for of in (theme_of_seed, gentle_theme))
    assert [said[0]["hello"]["seed"] for said in (fresh, named, after)] == [gentle, of_seed, of_seed]
    notes = [[node["text"] for node in said[1]["themes"]["children"] if node.get("kind") == "note"]
             for said in (fresh, named, after)]
    assert notes == [[load().words.say("themes.first_life")], [], []]


@rule("CHAR-1")
def test_who_keeps_nothing_or_names_a_class_gets_what_the_seed_has(tmp_path: Path) -> None:
    content = load()

    begun_with = [begun(content, FAR, None, None), begun(content, FAR, "delver", tmp_path)]
    at_the_gate = begun(content, FAR, None, tmp_path)

    assert {sitting.game.chronicle.theme for sitting in begun_with} == {theme_of_seed(content, FAR)}
    assert at_the_gate.game.chronicle.theme == gentle_theme(content, FAR)
    for sitting in (*begun_with, at_the_gate):
        sitting.close()


@rule("THEME-1", "CHAR-1")
def test_the_first_pick_over_the_wire_may_choose_and_no_later_one() -> None:
    answers = wire("play", "--no-save", "--seed", "7", asked=(
        {"do": "pick", "seeker": 1, "theme": "mine"}, {"do": "pick", "seeker": 1, "theme": "tower"},
        {"ask": "seekers"}, {"ask": "hello"},
    ))

    assert "sub-dungeon" in answers[1]["error"]
    assert answers[2]["seed"] == answers[4]["hello"]["seed"] == "7:tower"
    assert [node["art"] for node in answers[3]["themes"]["children"] if "art" in node] == ["base:tower"]


@rule("THEME-1", "S6", "S9")
def test_theme_is_kept_in_the_save_and_the_recording(tmp_path: Path) -> None:
    begin = ("play", "--home", tmp_path, "--seed", "7")
    wire(*begin, asked=({"do": "pick", "seeker": 2, "theme": "tower"}, {"do": "wait"}))

    again = wire("continue", "--home", tmp_path, asked=({"ask": "view"},))
    shown = torchturn("saves", "show", "seed-7-1", "--home", tmp_path)
    (recording,) = tmp_path.glob("*.recording")
    replayed = torchturn("replay", recording, "--verify")

    assert again[0]["hello"]["seed"] == "7:tower"
    assert again[1]["view"]["children"][0]["art"] == "base:tower"
    assert "7:tower" in shown.stdout
    assert replayed.returncode == 0, replayed.stdout


@rule("G11", "THEME-1")
def test_dungeon_draws_the_level_that_a_game_of_this_seed_has() -> None:
    by_text = torchturn("dungeon", "--seed", "7:fen", "--level", "3", "--json").stdout
    by_flag = torchturn("dungeon", "--seed", "7", "--theme", "fen", "--level", "3", "--json").stdout
    plain = json.loads(torchturn("dungeon", "--seed", str(FAR), "--json").stdout)
    both = torchturn("dungeon", "--seed", "7:fen", "--theme", "tower")

    assert by_text == by_flag
    assert (json.loads(by_text)["origin"], json.loads(by_text)["level"]) == ("7:fen", 3)
    assert plain["theme"]["id"] == theme_of_seed(load(), FAR)
    assert both.returncode == 2 and "--theme tower contradicts --seed 7:fen" in both.stderr


@planted("engine/cli/dungeon.py", "inner(FIRST_SITE, theme) if content.themes[theme].sub else FIRST_SITE", "FIRST_SITE")
@rule("G11", "SUB-1")
def test_dungeon_draws_the_mine_that_a_game_finds_behind_its_mouth() -> None:
    game = next(game for seed in range(1, 99) if _has_a_mine(game := Game.new(seed, load(), theme="base:caverns")))
    go_in(game, "base:mine")
    found = describe(game.world, load())

    drawn = json.loads(torchturn("dungeon", "--seed", str(game.seed), "--theme", "mine", "--json").stdout)

    def stands(page: dict[str, Any]) -> list[Any]:
        return [(room["x"], room["y"], room["card"], room["ways"], room["lock"]) for room in page["rooms"]]

    assert (drawn["site"], drawn["level"]) == (found["site"], found["level"]) == ("gate/base:mine", 1)
    assert stands(drawn) == stands(found) and drawn["passages"] == found["passages"]


def _has_a_mine(game: Game) -> bool:
    return any(mouth.theme == "base:mine" for _, mouth in game.world.each(Mouth))


@rule("THEME-1", "F2")
def test_the_terminal_lists_the_themes_and_takes_one_by_number_or_name() -> None:
    lines = "theme\ntheme mine\ntheme 99\ntheme tower\ntheme 1\ntheme fen\n1\nmap\nquit\n"

    done = torchturn("play", "--text", "--no-save", "--seed", "7", stdin=lines)

    said = done.stdout
    assert done.returncode == 0, done.stderr
    assert all(load().words.theme_motto(f"base:{name}")[:20] in said for name in MAIN)
    assert said.index("lies within others") < said.index("There are 10 places") < said.index("Seed 7:tower")
    assert said.index("Seed 7:tower") < said.index(f"Seed 7:{short(theme_of_seed(load(), 7))}", said.index("7:tower"))
    assert "seed 7:fen" in said
