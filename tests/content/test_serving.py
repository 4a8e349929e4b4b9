"""What rules bring by themselves is a card that says so: no rule names one, and a pack's may take its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.body import Warmth
from components.card import Card
from components.place import Spot
from content.check import check
from content.loader import load
from engine.play.game import Game
from engine.play.trial import bare_world, pass_turns
from systems.genesis.needs import NEEDS
from tests.build import a_room, a_seeker
from tests.content.packs import a_pack, faults_of
from tests.content.test_code_packs import coded
from tests.planted_fault import planted
from tests.rules import rule

OTHER = """[patch."base:{old}"]
set.serves = ""

[card.{new}]
name = "{name}"
text = "Another."
kind = "{kind}"
serves = "{need}"
{more}
"""


@planted("content/registry.py", "{card.serves: name for name, card in cards.items() if card.serves}", "{}")
@rule("SURV-2")
def test_the_cold_brings_the_affliction_that_serves_as_chill(tmp_path: Path) -> None:
    more = "[card.shivers.components]\neffect.affliction = { interval = 1, left = 4 }\n"
    text = OTHER.format(old="chilled", new="shivers", name="Shivers", kind="affliction", need="chill", more=more)
    content = load([a_pack(tmp_path, "colds", c=text)])
    world = bare_world(content)
    seeker = a_seeker(world, a_room(world))
    world.add(seeker, Warmth(-content.figures.warmth.chills_at - 1))

    pass_turns(world, content.figures.warmth.drift)

    borne = {world.get(card, Card).prototype for card in world.held(seeker, Spot.AFFLICTION)}
    assert "colds:shivers" in borne and "base:chilled" not in borne


@rule("LOCK-1")
def test_a_dungeon_is_born_with_the_keys_of_a_pack(tmp_path: Path) -> None:
    more = "[card.tooth.components]\nitem.weight = { tenths = 0 }\n"
    text = OTHER.format(old="skeleton_key", new="tooth", name="Tooth", kind="key", need="key", more=more)
    content = load([a_pack(tmp_path, "teeth", c=text)])

    game = Game.new(80, content)

    names = [card.prototype for world in game.worlds.values() for _, card in world.each(Card)]
    assert names.count("teeth:tooth") >= 1 and "base:skeleton_key" not in names


@planted("content/serving.py", "        if card.serves in served:", "        if not name:", case="twice")
@planted("content/serving.py", "        elif card.serves and", "        elif not name and", case="nothing")
@pytest.mark.parametrize(("need", "told"), [
    ("chill", 'expected what no other card serves, got "chill", which base:chilled serves'),
    ("chilli", 'expected what a rule brings, got "chilli"; did you mean "chill"?'),
], ids=["twice", "nothing"])
def test_two_that_serve_alike_and_one_that_serves_nothing_are_faults(tmp_path: Path, need: str, told: str) -> None:
    card = f'[card.shivers]\nname = "S"\ntext = "S"\nkind = "bare"\nserves = "{need}"\n'

    faults = faults_of(a_pack(tmp_path, "rimes", c=card))

    assert faults == [f'rimes/c.toml:5: card "rimes:shivers": serves: {told}']


@planted("content/serving.py", "            if need not in served:", "            if not need:")
def test_a_need_that_no_card_serves_is_told_by_the_check(tmp_path: Path) -> None:
    pack = coded(tmp_path, "wants", "def register(pack):\n    pack.add_need('a_drum')\n")

    told = check(pack).faults

    assert told == ['wants/pack.toml:6: pack "wants": code: expected a card that serves "a_drum", got none']


def test_every_need_of_the_game_is_served_by_a_card_of_its_own() -> None:
    content = load()
    served = sorted(card.serves for card in content.cards.values() if card.serves)

    assert served == sorted({*NEEDS, "chill", "choke", "frostbite", "heat", "level", "seeker"})
    assert {content.serving(need) for need in served} == {n for n, card in content.cards.items() if card.serves}
