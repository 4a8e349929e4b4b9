"""Taken out: the base game without three of its features, and a pack that has them: nothing of the game is different.

A condition (webs) with what it weighs in each theme, a verb (disarming) with its rule and its judge, and a theme (the
Fen) with its cards and its three sections.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from content.loader import BASE_FOLDER

CONDITION, VERB, THEME = "webbed", "disarm", "fen"
SECTIONS = ("sections_ferrymans_cut", "sections_eel_wifes_weir", "sections_sunken_parish")
MANIFEST = """\
[pack]
name = "out"
title = "Taken out"
version = "1.0"
data_version = 1
game = ">=0.1,<1"
depends = ["base"]
code = "rules"
"""
BASE_RULES = '''
from components.locks import WantsToDisarm
from engine.kernel.turn import Passes


def without(pack):
    """All of the game but disarming."""
    register_all(pack)
    del pack.verbs["disarm"], pack.judges[WantsToDisarm]
    pack.systems = [system for system in pack.systems if system.name != "Disarm"]
    passes = pack.passes
    action = tuple(name for name in passes.action if name != "Disarm")
    pack.passes = Passes(action, passes.risk, passes.decide, passes.turn)


register_all, register = register, without
'''
PACK_RULES = '''\
import msgspec

from engine.kernel.command import Command, ThingAt
from systems import ACTION
from systems.locks import disarm, verbs


class Disarm(disarm.Disarm):
    follows = ACTION[ACTION.index("Disarm") - 1]


class Disarming(Command, frozen=True, tag="out:disarm"):
    target: ThingAt


def register(pack):
    pack.add_verb(msgspec.structs.replace(verbs.DISARM, command=Disarming, rule=Disarm))
'''


def taken_out(home: Path) -> list[Path]:
    """The two folders."""
    base, out = home / "base", home / "out"
    shutil.copytree(BASE_FOLDER, base, ignore=shutil.ignore_patterns("__pycache__"))
    out.mkdir()
    (out / "pack.toml").write_text(MANIFEST)
    _code(base, out)
    _condition(base, out)
    _verb(base, out)
    for name in (f"theme_{THEME}", *SECTIONS):
        shutil.move(base / f"genesis/{name}.toml", out / f"{name}.toml")
    _mimics(base, out)
    return [base, out]


def _code(base: Path, out: Path) -> None:
    with (base / "rules.py").open("a") as file:
        file.write(BASE_RULES)
    (out / "rules.py").write_text(PACK_RULES)


def _condition(base: Path, out: Path) -> None:
    """The card goes, and with it what each theme says of it."""
    file = base / "conditions/conditions.toml"
    card = re.search(rf"\[card\.{CONDITION}\]\n.*?(?=\n\[card\.(?!{CONDITION}))", text := file.read_text(), re.DOTALL)
    assert card is not None
    file.write_text(text.replace(card[0], ""))
    lines = [card[0]]
    for theme in sorted(base.rglob("theme*.toml")):
        if theme.stem == f"theme_{THEME}":
            continue
        text, name = theme.read_text(), ""
        kept = []
        for line in text.splitlines():
            head = re.match(r"\[theme\.(\w+)\]", line)
            name = head[1] if head is not None else name
            share = re.match(rf"{CONDITION} = (\d+)", line)
            if share is not None:
                lines.append(f'[patch_theme."base:{name}"]\nset.conditions.{CONDITION} = {share[1]}\n')
            else:
                kept.append(line)
        theme.write_text("\n".join(kept) + "\n")
    (out / "condition.toml").write_text("\n".join(lines))


def _verb(base: Path, out: Path) -> None:
    """Its own two messages go with it."""
    moved = ["[messages]"]
    for file in sorted(base.rglob("words.toml")):
        text = file.read_text()
        for message in (f"act.{VERB}", f"verb.{VERB}"):
            found = re.search(rf'^"{re.escape(message)}" = .*\n', text, re.MULTILINE)
            if found is not None:
                text = text.replace(found[0], "")
                moved.append(found[0].strip().replace(f".{VERB}", f".out:{VERB}", 1))
        file.write_text(text)
    (out / "words.toml").write_text("\n".join(moved) + "\n")


def _mimics(base: Path, out: Path) -> None:
    """What poses as a container of the theme learns that from the pack."""
    containers = re.findall(r"^\[card\.(\w+)\]$", (out / f"theme_{THEME}.toml").read_text(), re.MULTILINE)
    file, patches, card = base / "creatures/mimics.toml", [], ""
    lines = []
    for line in file.read_text().splitlines():
        head = re.match(r"\[card\.(\w+)", line)
        card = head[1] if head is not None else card
        posed = re.search(r"cards = \[(.*?)\]", line)
        own = [name for name in re.findall(r'"(\w+)"', posed[1]) if name in containers] if posed is not None else []
        if posed is not None and own:
            patches.append(f'[patch."base:{card}"]\ncomponents.mimic.poses = {{ cards = [{posed[1]}] }}\n')
            for name in own:
                line = line.replace(f'"{name}"', "").replace("[, ", "[").replace(", ]", "]").replace(", ,", ",")
        lines.append(line)
    file.write_text("\n".join(lines) + "\n")
    (out / "mimics.toml").write_text("\n".join(patches))
