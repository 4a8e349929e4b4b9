"""Training is kept in recordings and plays alike; what a turn has taught is kept in saves until it counts (S9, S6)."""

from __future__ import annotations

from pathlib import Path

from components.place import Place, Spot
from components.room import Room
from components.seekers import Experience, Practised, Proficiencies
from engine.kernel.dice import Dice
from engine.kernel.world import World
from engine.play import commands as ask
from engine.play.game import Game
from engine.record.recording import Recording
from engine.record.replay import verify
from engine.record.tape import read
from saves.chronicle import dump, load
from systems.seekers.proficiency import points
from tests.build import base_content
from tests.laws.bot import Bot
from tests.rules import rule
from tests.saves.worlds import PACKS, a_state, contents, make_world


@rule("S9", "CHAR-5")
def test_a_point_that_was_bought_is_bought_again_when_the_recording_is_played(tmp_path: Path) -> None:
    recording = Recording.begin(tmp_path / "r", 5, base_content())
    game = Game.new(5, base_content(), recorder=recording.tracer)
    bot = Bot(game, 5)
    while game.world.get(game.seeker, Experience).unspent < 10:
        bot.act()
    had = points(game.world, game.seeker, "lore")

    bought = game.submit(ask.Train(proficiency="lore"))
    refused = game.submit(ask.Train(proficiency="digging"))

    assert bought.ok and points(game.world, game.seeker, "lore") == had + 1
    assert refused.refusal is not None and refused.refusal.message == "refused.no_lesson"
    kept = [(entry.asked.get("proficiency"), entry.said) for entry in read(tmp_path / "r").entries()
            if entry.asked.get("do") == "train"]
    assert kept[-2:] == [("lore", ""), ("digging", "refused.no_lesson")]
    report = verify(tmp_path / "r")
    assert report.ok, str(report)


@rule("S6", "CHAR-5")
def test_what_a_turn_has_taught_and_not_yet_counted_is_saved_with_it() -> None:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0))
    seeker = world.spawn(Proficiencies(["locks"], [7]), Practised(["locks", "lore"], [3, 1]), Place(room, Spot.CENTRE))

    again = load(dump(a_state(world), {}), make_world, PACKS).worlds[0]

    assert contents(again)[seeker] == contents(world)[seeker]
    assert again.get(seeker, Practised) == Practised(["locks", "lore"], [3, 1])
