"""What can be learnt and what a class can do are declared by features: by a pack as by the game (CHAR-3, CHAR-5)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from components.place import Spot
from components.seekers import Experience, Proficiencies
from content.loader import load
from engine.cli.checking import checked
from engine.play.commands import Train, Wait
from engine.play.game import Game
from engine.play.trial import bare_world
from engine.scene.view import view
from systems.seekers.proficiency import fifths, for_sale, of_weapon, points
from tests.build import a_lit_torch, a_room, a_seeker, a_sword, base_content
from tests.content.packs import a_pack, faults_of
from tests.content.test_code_packs import coded
from tests.content.test_readme import GUIDE
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import MemoryHouse, a_desk

WORDS = """[messages]
proficiency.{0} = "Skill"
"proficiency.{0}.text" = "{{percent}} % on top."
"""


@pytest.fixture
def anglers(tmp_path: Path) -> Path:
    """The pack of the guide: a proficiency, and an ability of the delver."""
    folder = a_pack(tmp_path, "anglers", 'code = "rules"\n')
    for name, text in re.findall(r"```(?:toml|python)\n# anglers/(\S+)\n(.*?)```", GUIDE, re.DOTALL):
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_lists_of_the_game_are_in_their_order() -> None:
    content = base_content()

    assert for_sale(content) == (
        "blades", "bows", "shields", "stealth", "locks", "traps", "mining", "foraging", "building", "lore",
    )
    assert {*content.learning.abilities} == {"stone_sense", "hold_fast", "tender_of_flames"}


@planted("systems/seekers/proficiency.py", "for skill in content.learning.proficiencies if", "for skill in () if")
@rule("CHAR-5")
def test_lessons_sell_what_a_pack_declares_and_the_page_tells_it(anglers: Path) -> None:
    content = load([anglers])
    game = Game.new(80, content, "base:warden")
    game.world.add(game.seeker, Experience(30, 30))
    desk = a_desk(game, house=MemoryHouse(content))

    acts = {node.id: node for node in view(game).walk()}
    told = game.submit(Train("fishing"))

    assert acts["acts.train.fishing"].enabled and acts["acts.train.fishing"].name == "Train Fishing"
    assert acts["seeker.fishing"].text.startswith("Fishing brings a bite: 0 % on top.")
    assert told.turns == 0 and points(game.world, game.seeker, "fishing") == 1
    assert for_sale(content) == (*for_sale(base_content()), "fishing")
    assert desk.view.skill_icons["fishing"] == "fishing-net"


@planted("systems/seekers/abilities.py", "ability.name == name", "ability.name != name")
@rule("CHAR-3", "CHAR-5")
@pytest.mark.parametrize("calling", ["base:delver", "base:warden"])
def test_its_rule_asks_for_both_and_trains_the_one(anglers: Path, calling: str) -> None:
    game = Game.new(80, load([anglers]), calling)
    world, seeker = game.world, game.seeker
    world.add(seeker, Proficiencies(["fishing"], [0]))
    a_lit_torch(world, seeker, Spot.PACK)

    for _ in range(5):  # what was tried in the last turn is counted in the next
        game.submit(Wait())

    grown = fifths(world, seeker, "fishing")
    assert grown == 8 if calling == "base:delver" else 4 <= grown < 8


@rule("CHAR-5")
def test_a_pack_says_of_which_weapons_in_hand_a_proficiency_is(tmp_path: Path) -> None:
    code = (
        "from components.card import Card\n"
        "def is_torch(world, weapon):\n    return world.get(weapon, Card).prototype == 'base:torch'\n"
        "def register(pack):\n    pack.add_proficiency('torches', 15, of_weapon=is_torch)\n"
    )
    content = load([coded(tmp_path, "wielders", code, words=WORDS.format("torches"))])
    world = bare_world(content)
    seeker = a_seeker(world, a_room(world))

    sword, torch = a_sword(world, seeker), a_lit_torch(world, seeker, Spot.OFFHAND)

    assert of_weapon(world, torch) == "torches" and of_weapon(world, sword) != "torches"
    assert for_sale(content)[:3] == ("blades", "torches", "bows")


CLASS = '[patch_class."base:delver"]\n{}\n'
ADD = "def register(pack):\n    pack.add_{}\n"


@planted("content/learning.py", "        if name in before:", "        if not name:", case="taken ability")
@planted("content/learning.py", "        if name not in known:", "        if not name:", case="no such ability")
@pytest.mark.parametrize(("code", "card", "told"), [
    ("ability('hold_fast')", "", "pack.toml:6: pack \"strays\": code: expected no ability that another has"
     ' declared, got "hold_fast"'),
    ("proficiency('lore')", "", "pack.toml:6: pack \"strays\": code: expected no proficiency that another has"
     ' declared, got "lore"'),
    ("ability('hold_on')", 'set.ability = "hold_fist"', "c.toml:2: class \"base:delver\": ability: expected one that a"
     ' feature declares, got "hold_fist"; did you mean "hold_fast"?'),
    ("ability('hold_on')", "set.proficiencies = { bow = 3 }", "c.toml:2: class \"base:delver\": proficiencies: expected"
     ' one that a feature declares, got "bow"; did you mean "bows"?'),
], ids=["taken ability", "taken proficiency", "no such ability", "no such proficiency"])
def test_what_is_declared_twice_or_by_nobody_is_a_fault(tmp_path: Path, code: str, card: str, told: str) -> None:
    pack = coded(tmp_path, "strays", ADD.format(code), c=CLASS.format(card) if card else "")

    faults = faults_of(pack)

    assert faults == [f"strays/{told}"]


@planted("content/messages.py", "**all_learnt, ", "")
@planted("content/learning.py", "        _check_icons(collected, pack, own.proficiencies, drawn)\n", "")
def test_words_and_icons_that_are_missing_are_told(tmp_path: Path) -> None:
    pack = coded(tmp_path, "mute_skills", ADD.format("proficiency('juggling', icon='fishing-nett')"))

    told = checked([pack], run=True).faults

    start = "mute_skills/pack.toml:{}: "
    icon = 'icon: expected the name of one that is drawn, got "fishing-nett"; did you mean "fishing-net"?'
    words = 'message "proficiency.juggling{}": expected words for it, got none'
    assert told[-1] == f'{start.format(6)}pack "mute_skills": {icon}'
    assert [line.partition("; did you")[0] for line in told[:-1]] == [
        start.format(2) + words.format(""), start.format(2) + words.format(".text"),
    ]
