"""The protocol's page: its session runs as it is written, and it leaves no command, question or field out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from engine.scene.node import TREE, Node, Role
from engine.wire.answers import WIRE
from engine.wire.asks import ASKS
from engine.wire.page import verbs_table
from tests.build import base_content
from tests.wire.talk import at_the_gate, exchange

PAGE = (Path(__file__).parents[2] / "engine" / "README.md").read_text(encoding="utf-8")


def fits(written: Any, real: Any) -> bool:
    """Whether what came back has everything that is written, an ellipsis standing for anything."""
    if isinstance(written, dict):
        return isinstance(real, dict) and all(key in real and fits(value, real[key]) for key, value in written.items())
    if isinstance(written, list):
        return isinstance(real, list) and all(any(fits(item, other) for other in real) for item in written)
    return bool(written == real or written == "…" or (isinstance(real, str) and str(real).startswith(str(written))))


def test_the_session_on_the_page_runs_as_it_is_written() -> None:
    block = re.search(r"```wire\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    lines = block.group(1).splitlines()
    sent = [line[2:].encode() for line in lines if line.startswith("> ")]
    received = [json.loads(line[2:]) for line in lines if line.startswith("< ")][1:]

    answers = exchange(at_the_gate(), *sent)

    assert len(answers) == len(received) == len(sent)
    for written, real in zip(received, answers, strict=True):
        assert fits(written, real), (written, real)


def test_the_table_of_commands_is_what_the_records_of_the_verbs_say() -> None:
    table = "\n".join(verbs_table(base_content().verbs))

    assert table in PAGE


def test_every_command_question_field_and_role_is_on_the_page() -> None:
    named = set(re.findall(r"[a-z_]+", PAGE))

    assert set(base_content().verbs.by_name) <= named
    assert set(ASKS) <= named
    assert set(Node.__struct_fields__) <= named
    assert {role.value for role in Role} <= named
    assert f"wire `{WIRE}`" in PAGE and f'"tree": {TREE}' in PAGE
