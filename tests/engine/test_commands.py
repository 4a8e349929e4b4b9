"""Commands come from plain data and go back to it; what is no command is told in a sentence."""

from __future__ import annotations

import msgspec
import pytest

from engine.play import commands as ask
from engine.play.commands import CommandError, as_dict, parse
from tests.build import base_content
from tests.laws.bot import KINDS, Bot
from tests.laws.chronicles import a_game


@pytest.mark.parametrize("kind", KINDS)
def test_every_command_survives_the_way_to_plain_data_and_back(kind: type[ask.Command]) -> None:
    bot = Bot(a_game(1), 1)
    command = next(found for found in iter(bot.nonsense, None) if type(found) is kind)

    raw = as_dict(command)

    assert raw["do"] == kind.__struct_config__.tag
    assert parse(raw) == command
    assert msgspec.json.decode(msgspec.json.encode(command), type=kind) == command
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(command), type=kind) == command


def test_sure_is_kept() -> None:
    assert parse({"do": "descend", "sure": True}) == ask.Descend(sure=True)


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (None, "an object"),
        ([{"do": "wait"}], "an object"),
        ({}, "a field 'do'"),
        ({"do": 3}, "a field 'do'"),
        ({"do": "stirke", "target": "north"}, "did you mean 'strike'"),
        ({"do": "fly"}, "no command 'fly'"),
        ({"do": "step"}, "missing required field `heading`"),
        ({"do": "step", "heading": "up"}, "Invalid enum value 'up'"),
        ({"do": "step", "heading": "north", "speed": 2}, "unknown field `speed`"),
        ({"do": "wait_turns", "turns": 0}, ">= 1"),
        ({"do": "wait_turns", "turns": "3"}, "got `str`"),
        ({"do": "wait_turns", "turns": True}, "got `bool`"),
        ({"do": "wait_turns", "turns": 10**30}, "turns"),
        ({"do": "take", "target": ""}, "length >= 1"),
        ({"do": "take", "target": "x" * 65}, "length <= 64"),
        ({"do": "answer", "answer": -1}, ">= 0"),
        ({"do": "wait", "sure": "yes"}, "got `str`"),
    ],
)
def test_what_is_no_command_is_told_in_a_sentence(raw: object, told: str) -> None:
    with pytest.raises(CommandError) as fault:
        parse(raw)

    assert told in str(fault.value)
    assert base_content().words.has(fault.value.message)
    assert "[" not in base_content().words.say(fault.value.message, **fault.value.params)
