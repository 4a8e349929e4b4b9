"""Games are kept after every turn and on leaving, and go on exactly where they were left."""

from __future__ import annotations

import json
from pathlib import Path

from components.card import Card
from components.room import Room
from content.loader import load
from engine.play.game import Game
from tests.cli.shell import torchturn
from tests.rules import rule


def wire(home: Path, *requests: dict[str, object], command: tuple[str, ...] = ("continue",)) -> list[dict[str, object]]:
    """The answers to requests on the wire, with the digest of the state at the end."""
    lines = "\n".join(json.dumps(request) for request in (*requests, {"ask": "digest"}))
    done = torchturn(*command, "--wire", "--debug", "--home", home, stdin=lines + "\n")
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@rule("S6")
def test_a_game_left_in_the_middle_of_a_turn_goes_on_exactly_there(tmp_path: Path) -> None:
    begin = ("play", "--seed", "7", "--class", "delver")

    left = wire(tmp_path, {"do": "step", "heading": "north"}, command=begin)
    found = wire(tmp_path)

    assert left[-1]["digest"] == found[-1]["digest"]


@rule("S9")
def test_the_recording_of_a_game_left_and_continued_plays_alike(tmp_path: Path) -> None:
    begin = ("play", "--seed", "9", "--class", "warden")
    wire(tmp_path, {"do": "step", "heading": "north"}, {"do": "wait"}, command=begin)
    wire(tmp_path, {"do": "step", "heading": "south"}, {"do": "step", "heading": "north"}, {"do": "wait"})
    (recording,) = tmp_path.glob("*.recording")

    done = torchturn("replay", recording, "--verify")

    assert done.returncode == 0, done.stdout
    assert "alike" in done.stdout


def test_without_saving_nothing_is_written(tmp_path: Path) -> None:
    done = torchturn("play", "--seed", "7", "--text", "--no-save", "--home", tmp_path, stdin="1\nwait\nquit\n")

    assert done.returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_nobody_went_into_leaves_no_file(tmp_path: Path) -> None:
    for face in ("--text", "--wire"):
        done = torchturn("play", "--seed", "7", face, "--home", tmp_path)

        assert done.returncode == 0, done.stderr
        assert list(tmp_path.iterdir()) == []


def test_continued_without_saving_a_kept_game_stays_as_it_was(tmp_path: Path) -> None:
    wire(tmp_path, {"do": "wait"}, command=("play", "--seed", "7", "--class", "delver"))
    before = {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()}

    tried = wire(tmp_path, {"do": "wait"}, {"do": "wait"}, command=("continue", "--no-save"))

    assert tried[-2]["turn"] == 3
    assert {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()} == before


@rule("G11")
def test_the_dungeon_that_is_told_is_the_one_that_is_played() -> None:
    played = Game.new(5, load())
    told = json.loads(torchturn("dungeon", "--seed", "5", "--json").stdout)

    rooms = {(room.x, room.y, card.prototype) for _, room, card in played.world.each(Room, Card)}

    assert {(room["x"], room["y"], room["card"]) for room in told["rooms"]} == rooms


def test_a_dungeon_is_told_as_a_map_and_as_json() -> None:
    drawn, told = torchturn("dungeon", "--seed", "5"), torchturn("dungeon", "--seed", "5", "--json")

    dungeon = json.loads(told.stdout)

    assert "E entrance" in drawn.stdout
    assert {"rooms", "passages", "locks", "keys", "certificate"} <= set(dungeon)
