"""A pack's event: text, answers with conditions and prices, asked by its own rule, on the wire and in the terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from components.body import Attributes, Health
from components.place import Spot
from components.things import Stack
from content.check import check
from content.loader import load
from content.make import make
from engine.play.game import Game
from engine.text import run_text
from engine.wire import run_wire
from tests.build import base_content
from tests.content.packs import a_pack
from tests.planted_fault import planted
from tests.rules import rule

EVENT = """\
[card.ferryman]
name = "The ferryman"
text = "He has no boat and a full purse. He looks at yours."
kind = "event"
[card.ferryman.answers.fare]
words = "Pay the fare"
text = "He owes you, then."
components.price.gold = { count = 3 }
components.price.turns = { count = 2 }
components.effect.heals = { health = 5 }
[card.ferryman.answers.stare]
words = "Outstare him"
components."ferry:need.calm" = { most = 3 }
components.need.attribute = { name = "will", least = 2 }
components.effect.raises = { attribute = "will" }
[card.ferryman.answers.turn_away]
words = "Turn away"

[messages]
refused.restless = "Your hands shake: only the first {most} turns are calm."
"""
CODE = """\
from engine.api import Component, Need, Refusal, System, ask, component
from components.rest import Waited
from components.seekers import InPlay


@component("ferry:need.calm")
class Calm(Component):
    most: int


class Ferry(System):
    before = "TurnAsking"

    def run(self, world):
        for seeker, _ in world.each(InPlay):
            if world.turn == 1:
                ask(world, seeker, "ferry:ferryman")


def restless(world, seeker, calm):
    return Refusal("refused.restless", {"most": calm.most}) if world.turn > calm.most else None


def register(pack):
    pack.add_system(Ferry())
    pack.add_answering(Need(Calm, restless))
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The pack with its event and its rule."""
    folder = a_pack(tmp_path, "ferry", 'code = "rules"\n', cards=EVENT)
    (folder / "rules.py").write_text(CODE, encoding="utf-8")
    return folder


def before_him(pack: Path, gold: int) -> Game:
    """A game in which the ferryman asks a seeker with so much gold, hurt and of little will."""
    game = Game.new(7, load([pack]), strict=True)
    for card in game.world.held(game.seeker, Spot.PACK):
        game.world.doom(card, "test")
    game.world.bury()
    if gold:
        game.world.edit(make(game.world, "base:gold_coins", game.seeker, Spot.PACK), Stack).count = gold
    game.world.edit(game.seeker, Attributes).will = 1
    game.world.edit(game.seeker, Health).left = 10
    said(game, {"do": "wait", "sure": True})
    return game


def said(game: Game, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """What the wire answers to each."""
    out = io.BytesIO()
    lines = b"\n".join(json.dumps(request).encode() for request in requests)
    assert run_wire(game, io.BytesIO(lines + b"\n"), out, False) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()[1:]]


def typed(game: Game, *lines: str) -> str:
    """What the terminal shows while these lines are typed."""
    out = io.StringIO()
    assert run_text(game, io.StringIO("".join(f"{line}\n" for line in lines)), out, width=100) == 0
    return " ".join(out.getvalue().split())


def question(game: Game) -> dict[str, Any] | None:
    """The node of the question on the board, as the wire has it."""
    board = said(game, {"ask": "view"})[0]["view"]
    return next((node for node in board["children"] if node["id"] == "choice"), None)


@rule("EVNT-1", "F5")
def test_a_pack_with_an_event_passes_its_check(pack: Path) -> None:
    assert check(pack).lines == ["3 files, 1 card, OK"]
    assert check(pack, run=False).faults == []


@planted("engine/scene/choice.py", 'said = eye.say("answer.priced", answer=said, price=prices)', "pass")
@rule("EVNT-1")
def test_it_is_asked_with_what_each_answer_takes_and_why_one_cannot_be_given(pack: Path) -> None:
    game = before_him(pack, gold=2)

    asked = question(game)

    assert asked is not None
    assert asked["name"] == "The ferryman"
    assert asked["text"] == "The ferryman. He has no boat and a full purse. He looks at yours."
    assert [(node["name"], node.get("reason", "")) for node in asked["children"]] == [
        ("Pay the fare (3 gold, 2 turns)", "It costs 3 gold, and you have 2."),
        ("Outstare him", "This takes 2 Will."),
        ("Turn away", ""),
    ]
    assert [node["command"] for node in asked["children"]] == [{"do": "answer", "answer": at} for at in range(3)]


@planted("engine/play/game.py", "while self.chronicle.rested() and (not turns or self._world.has(self.seeker, Busy)):",
         "while self.chronicle.rested() and not turns:")
@rule("EVNT-1", "P3")
def test_an_answer_on_the_wire_is_refused_or_paid_and_carried_out(pack: Path) -> None:
    game = before_him(pack, gold=4)

    refused, probe, done = said(game, {"do": "answer", "answer": 1}, {"ask": "probe", "command": {
        "do": "answer", "answer": 0}}, {"do": "answer", "answer": 0})

    assert refused == {"refused": {"id": "refused.need_attribute", "text": "This takes 2 Will."}}
    assert probe["probe"]["legal"]
    assert (done["turns"], done["turn"]) == (2, 3)
    assert "event.restored.by_you" in [event["id"] for event in done["events"]]
    coins = game.world.held(game.seeker, Spot.PACK)[0]
    assert game.world.get(coins, Stack).count == 1
    assert game.world.get(game.seeker, Health).left >= 15
    assert question(game) is None


@rule("EVNT-1")
def test_a_condition_of_the_packs_own_is_asked_like_any_other(pack: Path) -> None:
    game = before_him(pack, gold=0)
    game.world.edit(game.seeker, Attributes).will = 2
    early = question(game)
    late = before_him(pack, gold=0)
    late.world.edit(late.seeker, Attributes).will = 2
    for world in late.worlds.values():
        world.turn += 9

    told = question(late)

    assert early is not None and told is not None
    assert early["children"][1].get("enabled", True)
    assert told["children"][1]["reason"] == "Your hands shake: only the first 3 turns are calm."
    assert said(game, {"do": "answer", "answer": 1})[0]["events"][0]["id"] == "event.attribute_raised.by_you"
    assert game.world.get(game.seeker, Attributes).will == 3


@planted("engine/text/screens.py", 'block.flow(choice.text, "title")', 'block.flow(choice.name, "title")')
@rule("EVNT-1")
def test_in_the_terminal_it_is_read_and_answered_by_its_number(pack: Path) -> None:
    game = before_him(pack, gold=4)

    shown = typed(game, "2", "1", "quit")

    assert "The ferryman. He has no boat and a full purse. He looks at yours." in shown
    assert "Pay the fare (3 gold, 2 turns)" in shown and "He owes you, then." in shown
    assert "This takes 2 Will." in shown
    assert question(game) is None and game.clock == 3


@rule("EVNT-1", "S6")
def test_a_question_that_stands_is_kept_and_answered_after_loading(pack: Path, tmp_path: Path) -> None:
    game = before_him(pack, gold=4)
    before = question(game)
    game.save(tmp_path / "asked.torchturn")
    game.close()

    again = Game.load(tmp_path / "asked.torchturn", load([pack]))

    assert question(again) == before
    assert said(again, {"do": "answer", "answer": 0})[0]["turns"] == 2
    again.close()


@planted("systems/questions/legal_answer.py", "    if given is None:\n        return Verdict()\n",
         '    if given is None:\n        return refuse("refused.no_such_answer")\n')
@rule("EVNT-1", "S8")
def test_without_the_pack_its_pending_question_can_be_put_away_and_the_game_goes_on(pack: Path, tmp_path: Path) -> None:
    game = before_him(pack, gold=4)
    game.save(tmp_path / "asked.torchturn")
    game.close()

    again = Game.load(tmp_path / "asked.torchturn", base_content())
    asked = question(again)
    told, waited = said(again, {"do": "answer", "answer": 0}, {"do": "wait", "sure": True})

    assert asked is not None and asked["name"] == "[ferry:ferryman]"
    assert "events" in told and waited["turns"] == 1
    again.close()


@rule("EVNT-1", "F1")
def test_a_card_that_asks_tells_so(tmp_path: Path) -> None:
    bell = '[card.bell]\nname = "Bell"\ntext = "Ring it."\nkind = "item"\n' \
           'components.item.weight = { tenths = 1 }\ncomponents.effect.asks = { card = "toll" }\n' \
           '[card.toll]\nname = "The toll"\ntext = "It rings."\nkind = "event"\nanswers.on = { words = "Go on" }\n'
    game = Game.new(7, load([a_pack(tmp_path, "bells", cards=bell)]))
    make(game.world, "bells:bell", game.seeker, Spot.PACK)

    pages = said(game, *({"ask": "view", "screen": "card", "of": f"pack.{number}"} for number in range(1, 12)))

    assert any("Puts a question: The toll" in json.dumps(page) for page in pages)
