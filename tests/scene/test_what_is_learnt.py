"""What is learnt: each attribute and proficiency says which odds it enters, and honestly when none ask for it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from components.body import Attributes
from components.seekers import Experience, Proficiencies
from engine.play.game import Game
from engine.scene.view import view
from systems.core import odds
from systems.seekers.proficiency import for_sale
from tests.build import a_choice, base_content
from tests.planted_fault import planted
from tests.rules import rule

RULES = Path(odds.__file__).parents[1]
# Where attributes are given and raised, and proficiencies declared, they are not asked for.
GIVEN = ("embody.py", "level_up.py", "raising.py", "register.py")
NOT_ASKED = "It enters no odds."
PROFICIENCIES = tuple(skill.name for skill in base_content().learning.proficiencies)


def asked_for(names: tuple[str, ...]) -> set[str]:
    """Those names that rules read, as a field or as a word of their own."""
    found = set()
    for path in RULES.rglob("*.py"):
        if path.name not in GIVEN and "genesis" not in path.parts:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                found |= {node.attr} if isinstance(node, ast.Attribute) else set()
                found |= {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
    return found & set(names)


@planted("content/base/seekers/words.toml", "Smithing shapes metal. It enters no odds.", "Smithing shapes metal.",
         case="proficiency-names1")
@rule("CHAR-2", "CHAR-5", "COMB-3")
@pytest.mark.parametrize(("group", "names"), [
    ("attribute", Attributes.__struct_fields__), ("proficiency", PROFICIENCIES),
])
def test_what_no_rule_asks_for_says_so_and_nothing_else_does(group: str, names: tuple[str, ...]) -> None:
    words = base_content().words

    honest = {name for name in names if words.say(f"{group}.{name}.text", percent=4).endswith(NOT_ASKED)}

    assert honest == set(names) - asked_for(names)
    assert group == "attribute" or honest == set(names) - set(for_sale(base_content()))


@planted("engine/scene/status.py", "percent=bonus(eye.world, eye.seeker, token)", "percent=learnt")
@rule("CHAR-5", "COMB-3")
def test_a_proficiency_tells_the_per_cent_that_its_points_add() -> None:
    game = Game.new(80, base_content())
    game.world.add(game.seeker, Proficiencies(["locks", "lore"], [5 * 12, 5 * 4]))

    seeker = view(game).find("seeker")

    told = {} if seeker is None else {node.id: node.text for node in seeker.children if node.kind == "proficiency"}
    assert "6 % on top" in told["seeker.locks"]
    assert "2 % on top" in told["seeker.lore"]


@planted("engine/scene/choice.py", "if given.written.text else said", "if False else said")
@rule("CHAR-2", "CHAR-4", "COMB-3")
def test_whoever_may_raise_an_attribute_is_told_what_it_does_before_choosing() -> None:
    game = Game.new(80, base_content())
    game.world.add(game.seeker, a_choice("strength", "will"))

    choice = view(game).find("choice")

    assert choice is not None
    assert [answer.name for answer in choice.children] == ["Strength", "Will"]
    assert "damage you deal" in choice.children[0].text and "1 % a point" in choice.children[1].text


@planted("engine/scene/status.py", "max(reached, gained.level) + 1", "gained.level + 1")
@rule("CHAR-4")
@pytest.mark.parametrize(("total", "level", "goal", "rises"), [
    (99, 0, 100, False), (100, 0, 300, True), (101, 0, 300, True), (101, 1, 300, False), (310, 1, 700, True),
    (310, 2, 700, False), (700, 0, 1500, True),
])
def test_experience_is_told_towards_a_level_that_it_has_not_reached(
    total: int, level: int, goal: int, rises: bool
) -> None:
    game = Game.new(80, base_content())
    game.world.add(game.seeker, Experience(total, 7, level))

    node = view(game).find("seeker.experience")

    assert node is not None
    assert (node.value, node.full) == (total, goal)
    assert ("you rise as the turn ends" in node.text) == rises
