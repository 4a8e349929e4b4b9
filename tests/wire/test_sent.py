"""Views as the wire sends them: put together from bytes that were sent before, and the same as encoded whole (F2)."""

from __future__ import annotations

import pytest

from engine.scene.node import as_json
from engine.scene.view import view
from engine.wire import sent
from engine.wire.sent import viewed
from tests.laws.bot import Bot
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule

SCREENS = (("board", ""), ("map", ""), ("card", "here"), ("card", "pack.1"), ("chronicle", ""), ("help", ""))


@planted("engine/wire/sent.py", "for child in node.children", "for child in node.children[:-1]", case="40")
@rule("F2")
@pytest.mark.parametrize("most", [sent.MOST, 40])
def test_a_view_is_sent_as_if_it_were_encoded_whole(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sent, "MOST", most)
    game = a_game(81, 6)
    bot, differing = Bot(game, 81), []

    for number in range(30):
        bot.act()
        for screen, of in SCREENS[: 1 if number % 5 else None]:
            if bytes(viewed(game, screen, of)) != as_json(view(game, screen, of, fresh=True)):
                differing.append((number, screen, of))

    assert differing == []
