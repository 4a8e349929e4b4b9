"""By hand: a copy of the game to which a feature is added as a developer would, from the pack that has the same."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

from tests.planted_fault import ROOT

HERE = Path(__file__).parent
PARTS = ("components", "content", "engine", "saves", "systems", "tests")
LEFT_OUT = ("__pycache__", "kept", "golden")


def copied(home: Path) -> None:
    """The game, and what its scenes are played with."""
    for part in PARTS:
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns(*LEFT_OUT))


def kneel(home: Path) -> list[str]:
    """A verb is a rule, a record and words: the files that were touched."""
    rule, record, words = "systems/combat/kneel.py", "systems/combat/verbs.py", "content/base/combat/words.toml"
    head, _, rest = _text("kneeling", "rules.py").partition("\n\nclass Kneel(Command")
    own = "class Kneel(Command" + rest.partition("\n\n\ndef register")[0] + "\n"
    (home / rule).write_text(inner(head) + "\n")
    _put(home / record, "\n\nclass Strike", "from systems.combat.kneel import Kneeling, WantsToKneel, judge_kneel\n")
    _put(home / record, "\nVERBS = (", f"\n\n{own}")
    _swap(home / record, "VERBS = (STRIKE, SHOOT, THROW)", "VERBS = (STRIKE, SHOOT, THROW, KNEEL)")
    _add(home / words, _text("kneeling", "words.toml").removeprefix("[messages]\n"))
    return [rule, record, words]


def frost(home: Path) -> list[str]:
    """A condition is a rule, its registration, a card, words, the theme that has it, and here a tool: the same."""
    rule, register = "systems/conditions/frost.py", "systems/conditions/register.py"
    cards, tools = "content/base/conditions/conditions.toml", "content/base/gathering/rock.toml"
    words, themes = "content/base/conditions/words.toml", "content/base/genesis/themes.toml"
    head, _, rest = _text("frost", "rules.py").partition("\n\ndef register")
    (home / rule).write_text(inner(head) + "\n")
    _put(home / register, "\n\ndef register",
         "from systems.conditions.frost import Numbing, Numbs, frost_to_feel, numbing\n")
    _add(home / register, rest.partition('"""\n')[2].rpartition('"""')[2].replace("pack.", "game."))
    card, _, rest = _text("frost", "cards.toml").partition("[card.ice_pick]")
    tool, _, rest = rest.partition("[messages]\n")
    said, _, _ = rest.partition("[patch_theme")
    _add(home / cards, card)
    _add(home / tools, f"[card.ice_pick]{tool}")
    _add(home / words, said.replace("tells.", "tells.base:"))
    _swap(home / themes, "[theme.caverns.conditions]\n", "[theme.caverns.conditions]\nfrost = 12\n")
    return [rule, register, cards, tools, words, themes]


def inner(text: str) -> str:
    """The same with what it takes from the door for packs imported from where that stands."""
    door = {alias.name: node.module for node in ast.parse((ROOT / "engine/api.py").read_text()).body
            if isinstance(node, ast.ImportFrom) for alias in node.names}
    asked = next(node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)
                 and node.module == "engine.api")
    lines = text.splitlines()
    names = [alias.name for alias in asked.names if text.count(alias.name) > 1]
    lines[asked.lineno - 1:asked.end_lineno] = [f"from {door[name]} import {name}" for name in names]
    return "\n".join(lines)


def _text(pack: str, file: str) -> str:
    """A file of the pack without the pack's name."""
    return (HERE / pack / file).read_text().replace(f"{pack}:", "")


def _put(file: Path, before: str, text: str) -> None:
    _swap(file, before, text + before)


def _swap(file: Path, old: str, new: str) -> None:
    whole = file.read_text()
    assert whole.count(old) >= 1, (file, old)
    file.write_text(whole.replace(old, new, 1))


def _add(file: Path, text: str) -> None:
    with file.open("a") as end:
        end.write(f"\n{text}" if file.suffix == ".toml" else text)
