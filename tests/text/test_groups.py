"""The page of all acts, by groups with a heading each."""

from __future__ import annotations

import re

from engine.play.game import Game
from engine.scene.view import view
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.text.test_session import sit


@planted("engine/text/screens.py", "key=lambda pair: pair[1].kind", 'key=lambda pair: "use"')
@rule("F2")
def test_the_page_of_all_acts_goes_by_groups_with_the_numbers_of_the_board() -> None:
    game = Game.new(7, base_content(), "delver")
    acts = view(game).find("acts")
    assert acts is not None
    named = [act.name for act in acts.children]

    lines = [line.strip() for line in sit(game, "acts", "quit").splitlines()]

    page = "\n".join(lines[lines.index("You can"):])
    heads = [page.index(f"\n{head}\n") for head in ("Ways and walls", "Use", "Let time pass", "Carry and wear")]
    at = [re.search(rf"\b{number} {re.escape(name)}", page) for number, name in enumerate(named, 1)]
    assert heads == sorted(heads)
    assert all(at) and [found.start() for found in at if found] == sorted(found.start() for found in at if found)
