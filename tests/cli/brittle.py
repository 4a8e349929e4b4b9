"""A pack with a rule that falls over on the third turn, to see what is kept of a game that breaks."""

from __future__ import annotations

from pathlib import Path

_PACK = """
[pack]
name = "brittle"
title = "Brittle"
version = "1.0"
data_version = 1
depends = ["base"]
code = "rules"
"""
_RULES = '''
"""Brittle: a rule that breaks."""

from engine.api import Registrar, System, World


class Snap(System):
    """Breaks on the third turn."""

    follows = "Burn"

    def run(self, world: World) -> None:
        if world.turn == 3 and world.number:
            raise FAULT


def register(pack: Registrar) -> None:
    pack.add_system(Snap())
'''
BROKE = "KeyError: 'a rule that fell over'"
FAULT = f"{BROKE}, in pack brittle, rules.py:14"


def a_brittle_pack(folder: Path, fault: str = "KeyError('a rule that fell over')") -> Path:
    """The pack's folder, newly written; `fault` is what its rule raises."""
    pack = folder / "brittle"
    pack.mkdir()
    (pack / "pack.toml").write_text(_PACK, encoding="utf-8")
    (pack / "rules.py").write_text(_RULES.replace("FAULT", fault), encoding="utf-8")
    return pack
