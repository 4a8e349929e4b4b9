"""The gate in the tree: themes to choose from, each with motto and danger, and which is chosen (CHAR-1, THEME-1)."""

from __future__ import annotations

from engine.play.game import Game
from engine.play.origin import gentle_theme, theme_of_seed
from engine.scene.themes import themes
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule

MAIN = ["archive", "caverns", "crypt", "fen", "halls", "mausoleum", "passages", "tower", "treasury"]
GENTLE = ["base:caverns", "base:fen", "base:halls", "base:passages"]


@planted("engine/scene/themes.py", "AS_THE_SEED if chronicle.as_the_seed and not game.seeker else chronicle.theme",
         "AS_THE_SEED")
@rule("CHAR-1", "F2")
def test_the_gate_tells_every_theme_with_motto_and_danger_and_which_is_chosen() -> None:
    game = Game.bare(7, base_content())
    words = game.content.words

    before = themes(game)
    game.chronicle.choose("base:fen")
    tree = themes(game)
    game.join()
    after = themes(game)

    assert [node.kind for node in before.children] == ["seed", *(f"base:{name}" for name in MAIN)]
    assert [node.kind for node in before.children if "chosen" in node.states] == ["seed"]
    assert [node.kind for node in tree.children if "chosen" in node.states] == ["base:fen"]
    for node in tree.children[1:]:
        assert [fact.text for fact in node.children] == [words.theme_motto(node.kind), words.theme_danger(node.kind)]
    assert (before.short, tree.short) == (f"7:{theme_of_seed(game.content, 7).removeprefix('base:')}", "7:fen")
    assert [node.kind for node in after.children] == ["base:fen", "note"]


@rule("CHAR-1")
def test_in_a_first_life_the_gate_puts_the_gentle_ones_first_and_says_so() -> None:
    game = Game.bare(7, base_content())
    game.chronicle.first_life = True
    game.chronicle.choose(gentle_theme(game.content, 7))

    tree = themes(game)

    kinds = [node.kind for node in tree.children]
    assert kinds[:5] == [*GENTLE, "seed"]
    assert len(kinds) == 11 and kinds[-1] == "note"
    assert [node.kind for node in tree.children if "chosen" in node.states] == [game.chronicle.theme]
    assert tree.children[-1].text == game.content.words.say("themes.first_life")
