"""Verbs in text: one that stands alone, and work at a condition, which has its own (P3, COND-2)."""

from __future__ import annotations

import msgspec
import pytest

from components.room import Location
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from engine.text.parse import Parser
from engine.text.request import Do, Refused
from engine.text.verbs import Vocabulary
from systems.conditions.laying import lay_condition
from systems.core.rooms import room_of
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.text.test_parse import read


@planted("engine/text/parse.py", "    if not rest:\n            return self._bare(verb, kind)\n",
         '    if not rest:\n            return Lost("text.nothing_to", {"verb": verb})\n')
@rule("P3")
@pytest.mark.parametrize("line", ["search", "explore", "descend", "enter", "clean"])
def test_a_verb_alone_is_refused_by_the_game_in_its_own_words(line: str) -> None:
    game = Game.new(7, base_content(), "delver")
    tree = view(game)
    bare = msgspec.structs.replace(tree, children=tuple(node for node in tree.children if node.id != "acts"))

    request = Parser(Vocabulary(game.content), bare, lambda: view(game, "map")).read(line)

    assert isinstance(request, Do)
    assert type(request.command) in (vocabulary := Vocabulary(game.content)).kinds[vocabulary.verb(line)]


@planted("content/base/conditions/conditions.toml", 'work = "cut it back"\n', "")
@rule("COND-2")
@pytest.mark.parametrize(
    ("line", "tool"), [("clear overgrown", "a blade"), ("clear webs", "a burning torch or a blade")]
)
def test_work_at_a_condition_is_named_by_what_is_done_and_found_by_its_name(line: str, tool: str) -> None:
    game = Game.new(7, base_content(), "delver")
    room = room_of(game.world, game.seeker)
    size = game.world.get(room, Location).size
    for name in ("overgrown", "webbed"):
        lay_condition(game.world, room, f"base:{name}")

    names = [act.name for act in view(game).walk() if isinstance(act.command, ask.Clear)]
    request = read(game, line)

    assert names == [f"Overgrown: cut it back (0 of {size})", f"Webbed: clear the webs (0 of {size})"]
    assert isinstance(request, Refused) and tool in request.reason
