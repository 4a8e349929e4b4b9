"""Packs for tests: a tiny base game, and others beside it, written in one line each."""

from __future__ import annotations

from pathlib import Path

import msgspec

from content.faults import ContentError
from content.figures import Figures
from content.loader import load

CARDS = """\
[card.torch]
name = "Torch"
text = "It burns."
kind = "item"
decks = ["main"]
tags = ["light"]
[card.torch.components]
light.fuel = { capacity = 12, left = 12 }
item.wearable = { spots = ["hand", "offhand"] }

[card.cave]
name = "Cave"
text = "Stone."
kind = "location"
decks = ["main"]
components.room.location = { size = 2, terrain = "cave" }

[card.rat]
name = "Rat"
text = "Teeth."
kind = "enemy"
decks = ["main"]
goods = { torch = 10 }
components.card.loot = { cards = ["torch"], chances = [10] }
components.actor.creature = { level = 1, temper = "roaming" }
components.actor.health = { left = 6, full = 6 }
components.actor.action_points = { left = 2, pool = 2 }
components.actor.acts = {}

[theme.caverns]
code = "CAV"
name = "Caverns"
motto = "Dark."
danger = "Dark."
deck = "main"
shares = { enemy = 20, item = 30 }
favours = { light = 150 }

[class.delver]
name = "Delver"
text = "Digs."
strength = 1
defence = 1
perception = 1
agility = 1
will = 1
health = 20
mana = 1
stamina = 10
melee = 50
ranged = 50
dodge = 5
hunger_interval = 6
thirst_interval = 4
proficiencies = { mining = 1 }
ability = "hold_fast"
kit = ["torch"]
names = ["Ash"]

[messages]
refused.wall = "There is a wall."
event.woke = "{Creature} wakes."
"""


def manifest(name: str, more: str = "") -> str:
    """The text of a `pack.toml`."""
    return f'[pack]\nname = "{name}"\ntitle = "{name.title()}"\nversion = "1.0"\ndata_version = 1\n{more}'


def figures() -> str:
    """Tables of figures in which every figure is 1."""
    lines = []
    for group in msgspec.structs.fields(Figures):
        lines.append(f"[figures.{group.name}]")
        lines += [f"{field.name} = 1" for field in msgspec.structs.fields(group.type)]
    return "\n".join(lines) + "\n"


def a_pack(home: Path, name: str, more: str = "", **files: str) -> Path:
    """A pack's folder with a manifest (and more in it), and files by name without `.toml`."""
    folder = home / name
    folder.mkdir(parents=True)
    texts = {"pack": manifest(name, more), **files}
    for file, text in texts.items():
        (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def a_base(home: Path, cards: str = CARDS, **files: str) -> Path:
    """A base game of three cards, with the rules of the real one."""
    folder = a_pack(home, "base", 'code = "rules"\n', cards=cards, figures=figures(), **files)
    (folder / "rules.py").write_text("from systems import register\n", encoding="utf-8")
    return folder


def a_theme(deck: str) -> str:
    """One more theme, with one location, that deals from this deck."""
    place = f'[card.{deck}_pit]\nname = "Pit"\ntext = "Down."\nkind = "location"\ndecks = ["{deck}"]\n'
    theme = f'[theme.{deck}_deep]\ncode = "DEE"\nname = "Deep"\nmotto = "Down."\ndanger = "Down."\ndeck = "{deck}"\n'
    return f'{place}components.room.location = {{ size = 1, terrain = "mine" }}\n{theme}shares = {{}}\n'


def faults_of(*folders: Path) -> list[str]:
    """Every fault of these packs, or none."""
    try:
        load(folders)
    except ContentError as error:
        return error.faults
    return []
