"""The tremor on every face: its answers with chance and reason, answered, recorded and kept (COND-UNSTABLE, F2)."""

from __future__ import annotations

from pathlib import Path

from components.body import Health
from components.card import Card
from components.place import Place, Spot
from components.seekers import Proficiencies
from components.walls import Material, Wall
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from engine.text.draw_acts import numbered
from systems.conditions.conditions import conditions
from systems.core.rooms import passage, room_of
from systems.gathering.odds_of_rooms import holding
from tests.build import a_tremor
from tests.engine.row_game import a_game
from tests.engine.test_saving import saved_and_loaded
from tests.planted_fault import planted
from tests.rules import rule
from tests.wire.talk import exchange


def a_trembling_game() -> Game:
    """A game in a row of rooms, the ceiling of whose first comes down over the seeker; it carries a timber."""
    game, _ = a_game()
    make(game.world, "base:timber", game.seeker, Spot.PACK)
    a_tremor(game.world, game.seeker, room_of(game.world, game.seeker))
    return game


def answers(game: Game) -> tuple[Node, ...]:
    """The answers as they stand before the seeker."""
    choice = view(game).find("choice")
    assert choice is not None
    return choice.children


@planted("engine/scene/choice.py", "odds=eye.chance(judged.odds) if judged.odds is not None else None", "odds=None")
@planted("engine/scene/choice.py", "enabled=judged.legal", "enabled=True")
@planted("engine/scene/acts.py", "refusal is None or shown is Shown.ALWAYS", "refusal is None")
@rule("COND-UNSTABLE", "F2", "P7")
def test_an_answer_shows_its_chance_or_why_it_cannot_be_given_on_the_page_in_text_and_over_the_wire() -> None:
    game = a_trembling_game()
    game.world.add(game.seeker, Proficiencies(["building"], [50]))
    able = answers(game)
    game.world.doom(next(card for card in game.world.held(game.seeker) if _is(game, card, "base:timber")), "test")
    game.world.bury()

    fall, hold, *leaps = answers(game)
    typed = {act.command: act for _, act in numbered(view(game))}
    probed = exchange(game, b'{"ask":"probe","command":{"do":"answer","answer":1}}')[0]["probe"]

    assert [node.enabled for node in able] == [True] * len(able)
    assert able[1].odds is not None and able[1].odds.chance == holding(game.world, game.seeker).chance == 55
    assert fall.enabled and leaps and all(node.enabled for node in leaps)
    assert (hold.enabled, hold.reason) == (False, "You carry nothing to hold it with: Timber would do.")
    assert typed[ask.Answer(1)].reason == hold.reason and not typed[ask.Answer(1)].enabled
    assert (probed["legal"], probed["refused"]["text"]) == (False, hold.reason)


@rule("COND-UNSTABLE", "F2")
def test_without_an_open_way_the_leap_says_so() -> None:
    game, _ = a_game()
    world, room = game.world, room_of(game.world, game.seeker)
    for heading in range(4):
        if way := passage(world, room, heading):
            world.add(way, Wall(Material.STONE, 6))
    a_tremor(world, game.seeker, room)

    leap = answers(game)[2]

    assert (leap.enabled, leap.reason) == (False, "No way out of here stands open.")
    assert not game.submit(ask.Answer(2)).ok and game.submit(ask.Answer(0)).ok


@rule("COND-UNSTABLE", "S6", "F2")
def test_a_pending_tremor_and_what_is_buried_are_kept_and_go_on(tmp_path: Path) -> None:
    game = a_trembling_game()
    room, before = room_of(game.world, game.seeker), game.world.get(game.seeker, Health).left
    stone = make(game.world, "base:rough_stone", room, Spot.EAST)
    names = [node.name for node in answers(game)]

    again = saved_and_loaded(game, tmp_path / "save")
    kept = [node.name for node in answers(again)]
    leap = next(number for number, name in enumerate(names) if name.startswith("Leap out to"))
    assert again.submit(ask.Answer(leap)).ok
    later = saved_and_loaded(again, tmp_path / "save")

    assert kept == names
    assert later.world.get(stone, Place) == Place(room, Spot.BURIED)
    assert later.world.get(later.seeker, Health).left == before - 5
    assert [later.world.get(card, Card).prototype for card in conditions(later.world, room)] == ["base:collapsed"]


def _is(game: Game, card: int, prototype: str) -> bool:
    part = game.world.find(card, Card)
    return part is not None and part.prototype == prototype
