"""The sum of all intents is told in one line, each deed says what it would make of it, and a deadly wait asks (P7)."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from components.body import ActionPoints, Health
from components.place import Spot
from components.rest import Waited
from components.room import SelfLit
from components.seekers import Ability
from engine.play.commands import Approach, Strike, Wait, WaitTurns
from engine.play.game import Game
from engine.play.threats import is_deadly
from engine.scene.node import Node, Role
from engine.scene.view import SCREENS, view
from engine.text.draw_board import cross
from engine.text.ink import DRAWN
from engine.text.page import Page
from engine.window.frame import frame
from engine.window.picture import Box
from systems.combat.threat import Threat, threat, threat_after
from systems.core.knowing import spot
from systems.core.rooms import room_of
from tests.build import a_hunting_rat
from tests.engine.row_game import a_game as a_row_game
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import PLAYED
from tests.window.reading import said
from tests.window.situations import at, drawn


def a_fight(rats: int = 2, health: int = 20) -> Game:
    """A game in which so many rats are after a seeker with so much Health left."""
    game, _ = a_row_game(2)
    world, room = game.world, room_of(game.world, game.seeker)
    world.add(room, SelfLit())
    world.edit(game.seeker, Health).left = health
    for side in (Spot.NORTH, Spot.SOUTH, Spot.EAST)[:rats]:
        spot(world, a_hunting_rat(world, room, side, game.seeker))
    world.events.clear()
    return game


def node(tree: Node, address: str) -> Node:
    """A node that is there."""
    found = tree.find(address)
    assert found is not None
    return found


@planted("engine/scene/threat.py", "damage=(found.low, found.high), odds=Chance(found.death)),)\n\n\ndef after",
         "damage=(found.low, found.low), odds=Chance(found.death)),)\n\n\ndef after")
@rule("P7", "COMB-3")
def test_the_board_tells_in_one_line_what_all_intents_together_can_do() -> None:
    game = a_fight(3, health=6)
    found = threat(game.world, game.seeker)
    assert found is not None and found.death > 0

    told = node(view(game), "threat")

    assert (told.damage, told.odds.chance if told.odds else None) == ((found.low, found.high), found.death)
    assert f"of your 6 Health, {found.death} % to die" in told.text
    assert view(a_fight(0)).find("threat") is None


@planted("engine/play/threats.py", "return threat_after(world, seeker, Waited())", "return threat(world, seeker)")
@rule("P7", "CHAR-3")
def test_a_wait_says_what_it_makes_of_the_blows_on_every_face() -> None:
    game = a_fight(1, health=3)
    game.world.add(game.seeker, Ability("hold_fast"))
    now, then = threat(game.world, game.seeker), threat_after(game.world, game.seeker, Waited())
    assert now is not None and then is not None and then.death < now.death

    wait = node(view(game), "acts.wait")

    (after,) = wait.children
    assert after.odds is not None and after.odds.chance == then.death
    assert after.name in wait.text and f"{then.death} % to die" in after.name


@planted("systems/combat/threat.py", "spared *= (_HUNDRED - blow.odds.chance) ** blow.times",
         "spared *= _HUNDRED - blow.odds.chance")
@planted("engine/scene/threat.py", "hit=found.hit,", "hit=found.death,")
@rule("P7", "CHAR-3")
@pytest.mark.parametrize("rats", [1, 2, 3])
def test_a_wait_says_how_likely_one_is_hit_then_with_what_the_wait_itself_does_against_it(rats: int) -> None:
    game = a_fight(rats, health=24)
    game.world.add(game.seeker, Ability("hold_fast"))
    now = [intent.odds.chance for intent in view(game).walk() if intent.role is Role.INTENT and intent.odds is not None
           for _ in range(intent.value or 0)]
    missed = math.prod(100 - max(5, chance - 15) for chance in now) / 100 ** len(now)

    after = next(fact for fact in node(view(game), "acts.wait").children if fact.kind == "after")

    assert now and after.value == round(100 * (1 - missed))
    assert f"{after.value} % to be hit" in after.name


@rule("P7")
def test_a_blow_says_what_is_left_once_it_has_felled_its_target() -> None:
    one, two = view(a_fight(1)), view(a_fight(2))

    alone, among = (next(act for act in node(tree, "acts").children if isinstance(act.command, Strike) and act.enabled)
                    for tree in (one, two))

    assert "if it falls, nobody strikes at you" in alone.text
    assert "if it falls, all blows" in among.text


@planted("engine/play/foresight.py", "judged = replace(judged, asks=asked_first(world, seeker, command))", "pass")
@planted("engine/play/threats.py", "threatened.death >= world", "threatened.death > 100 + 0 * world")
@rule("P7", "COMB-3")
def test_a_wait_that_may_well_be_the_last_is_red_and_asked_until_one_is_sure() -> None:
    game = a_fight(3, health=2)
    before = game.digest()

    outcome = game.submit(Wait())
    several = game.submit(WaitTurns(turns=5))

    assert (outcome.ok, outcome.asks, several.ok, several.asks) == (False, "ask.deadly", False, "ask.deadly")
    assert game.digest() == before
    assert game.probe(Wait()).asks == "ask.deadly"
    assert "deadly" in node(view(game), "acts.wait").states
    assert game.submit(Wait(sure=True)).turns == 1


@rule("P7", "COMB-3")
@pytest.mark.parametrize(("death", "asked"), [(4, False), (5, True)])
def test_one_is_asked_from_five_per_cent_to_die_on(death: int, asked: bool) -> None:
    game = a_fight(1)

    assert is_deadly(game.world, game.seeker, Threat(1, 2, death, 50)) == asked


@planted("engine/errands/errand.py",
         "return step if self._wary or self._turns else replace(step, sure=True)", "return step")
@rule("P3", "P7")
@pytest.mark.parametrize("errand", [WaitTurns(turns=2), Approach(target="west")])
def test_whoever_is_sure_of_an_errand_is_not_asked_again_in_its_first_turn(errand: WaitTurns | Approach) -> None:
    game = a_fight(3, health=2)
    game.world.edit(game.seeker, ActionPoints).left = 0

    asked = game.submit(errand)
    sure = game.submit(replace(errand, sure=True))

    assert (asked.ok, asked.asks, asked.turns) == (False, "ask.deadly", 0)
    assert (sure.ok, sure.turns > 0) == (True, True)


@rule("P7")
@pytest.mark.parametrize("rats", [0, 1])
def test_a_wait_without_that_danger_is_not_asked(rats: int) -> None:
    game = a_fight(rats, health=20)

    outcome = game.submit(Wait())

    assert outcome.ok and outcome.turns == 1


@planted("engine/window/parts/slab.py", '("#5c1e1a", "#2e0f0d") if deadly', '("#6d4a1e", "#38240f") if deadly')
@rule("P7")
def test_the_window_shows_the_sum_and_the_button_of_a_deadly_wait_is_red() -> None:
    calm, deadly = (drawn(("board",), at(a_fight(3, health), "board"), frame(1280, 720)) for health in (20, 2))

    red = [item for item in deadly.items if isinstance(item, Box) and item.fill == "#5c1e1a"]

    assert "All blows together" in said(calm) and "% to die" in said(deadly)
    assert len(red) == 1
    assert not [item for item in calm.items if isinstance(item, Box) and item.fill == "#5c1e1a"]


@rule("F2", "COMB-3")
def test_the_terminal_says_the_sum_too() -> None:
    game = a_fight(3, health=2)

    block = cross(Page(100, DRAWN, game.content.words), view(game))

    drawn_words = " ".join(text for line in block.lines for text, _ in line)
    assert "All blows together" in drawn_words and "% to die" in drawn_words


@planted("engine/scene/map.py", '"" if here else _reason(eye, travel)', '""')
@rule("P3", "F2")
@pytest.mark.parametrize(("seed", "commands"), [*PLAYED[1::3], (2, 20), (4, 20), (5, 20), (8, 20)])
def test_every_enabled_deed_of_every_screen_is_legal_and_what_is_not_says_why(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)

    for screen in SCREENS:
        for found in view(game, screen).walk() if screen != "morgue" else ():
            if found.command is not None and found.role in (Role.ACT, Role.ROOM):
                assert found.enabled == (game.probe(found.command).refusal is None), found.id


@planted("engine/scene/map.py", '"" if here else _reason(eye, travel)', '""')
@rule("P3", "BASE-2")
def test_the_map_offers_no_travel_that_an_enemy_near_forbids() -> None:
    game = a_fight(1)

    rooms = [room for room in view(game, "map").walk() if room.role is Role.ROOM and room.command is not None]

    assert rooms
    assert all(not room.enabled and room.reason for room in rooms)
