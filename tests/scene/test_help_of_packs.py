"""What packs tell of their own stands among the topics of help."""

from __future__ import annotations

from pathlib import Path

from content.loader import load
from engine.scene.help import TOPICS, topics
from tests.planted_fault import planted

MANIFEST = '[pack]\nname = "eels"\ntitle = "Eels"\nversion = "1"\ndata_version = 1\n'
MESSAGES = """[messages]
"help.eels" = "Eels"
"help.eels.text" = "Those who go down at {ap} points a step meet them."
help.weirs.text = "Words without a heading."
"""


@planted("engine/scene/help.py", ' and content.words.has(f"help.{topic}")]', "]")
def test_a_topic_of_a_pack_with_heading_and_words_stands_before_the_closing_ones(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "messages.toml").write_text(MESSAGES, encoding="utf-8")

    shown = topics(load([tmp_path])).children

    assert [node.id for node in shown] == [f"help.{topic}" for topic in (*TOPICS[:-2], "eels", *TOPICS[-2:])]
    assert (shown[-3].name, shown[-3].text) == ("Eels", "Those who go down at 4 points a step meet them.")


def test_without_packs_the_topics_are_those_of_the_game() -> None:
    assert [node.id for node in topics(load()).children] == [f"help.{topic}" for topic in TOPICS]
