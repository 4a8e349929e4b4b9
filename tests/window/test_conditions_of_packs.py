"""A pack's condition has its own words and looks, whatever the base game has of that name (COND-1, COND-2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.check import check
from content.loader import load
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from engine.window.looks import Looks
from engine.window.picture import Face, Glyph
from engine.window.shaders import paintings
from systems.conditions.laying import lay_condition
from systems.core.rooms import room_of
from tests.content.packs import a_pack
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.reading import NORMAL
from tests.window.situations import at, drawn

ROPES = '''
[card.webbed]
name = "Ropes"
text = "Somebody has hung the room full of them."
kind = "condition"
icon = "vines"
decks = ["main"]
{0}
[card.webbed.components]
condition.condition = {{}}
condition.fits = {{ tags = ["underground"] }}
condition.cleared_by = {{ tools = ["blade"] }}
[patch_theme."base:caverns"]
set.conditions."{1}:webbed" = 5
'''


def a_game(home: Path, name: str, more: str) -> Game:
    """A game in whose first room this pack's ropes hang."""
    game = Game.new(7, load([a_pack(home, name, cards=ROPES.format(more, name))]), "delver", theme="base:caverns")
    lay_condition(game.world, room_of(game.world, game.seeker), f"{name}:webbed")
    return game


@planted("systems/conditions/verbs.py", "card = world.get(condition, Card).prototype",
         "card = 'base:' + world.get(condition, Card).prototype.rpartition(':')[2]", case="plain")
@planted("engine/window/looks.py", "found = self.content.cards.get(art)\n        return found.look",
         "found = self.content.cards.get('base:' + art.rpartition(':')[2])\n        return found.look", case="plain")
@rule("COND-1", "COND-2")
@pytest.mark.parametrize(("name", "more", "worded", "painted"), [
    ("plain", "", "Work at Ropes", []),
    ("worded", 'work = "cut them down"\nlook = { painting = "vein", hue = "#8FB04E" }', "Ropes: cut them down",
     ["condition.vein"]),
], ids=["plain", "worded"])
def test_ropes_called_webbed_are_no_webs(
    tmp_path: Path, name: str, more: str, worded: str, painted: list[str]
) -> None:
    game = a_game(tmp_path, name, more)

    acts = [act.name for act in view(game).walk() if isinstance(act.command, ask.Clear)]
    picture = drawn(("board",), at(game, "board"), NORMAL)

    faces = [item.material for item in picture.items if isinstance(item, Face)]
    bands = [item for item in picture.items if isinstance(item, Glyph) and item.icon == "vines"]
    assert [act.startswith(worded) for act in acts] == [True], acts
    assert [face for face in faces if face.startswith("condition.")] == painted
    assert (len(bands) > 2) == (not painted)
    assert (Looks(game.content).condition(f"{name}:webbed") is None) == (not painted)


@planted("content/drawn.py", "found = getattr(found, field, \"\")", "found = ''")
@rule("COND-1")
def test_a_painting_that_nobody_painted_is_told_with_its_line(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, "odd", cards=ROPES.format('look = { painting = "weebbed" }', "odd"))

    lines = check(pack, drawn={"look painting": paintings()}).lines

    assert [line.partition(", got")[2] for line in lines[:-1] if "painting" in line] == [
        ' "weebbed"; did you mean "webbed"?'
    ]
