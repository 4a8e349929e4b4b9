"""Packs with code: what goes wrong in them is a fault of theirs, told like any other."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from content.loader import examine, load
from content.registrar import Registrar
from engine.kernel.system import System
from engine.kernel.world import World
from tests.content.packs import a_base, a_pack, faults_of
from tests.planted_fault import planted
from tests.rules import rule

START = '{1}: pack "{0}": code: expected a module with a function register(pack), got '


def coded(home: Path, name: str, code: str, **files: str) -> Path:
    """A pack with this text as its module."""
    folder = a_pack(home, name, 'code = "rules"\n', **files)
    (folder / "rules.py").write_text(code)
    return folder


@planted("content/registrar.py", "        if type(system).run is System.run:", "        if not system:")
@planted("content/registrar.py", "        if not isinstance(system, System):", "        if not system:")
@planted("components/registry.py", "isinstance(value, int | str | list):", "not value:")
@rule("F5")
@pytest.mark.parametrize(
    ("name", "code", "place", "got"),
    [
        (
            "no_register",
            "x = 1\n",
            "pack.toml:6",
            "AttributeError: rules.py has none",
        ),
        ("broken_code", "\ndef register(:\n", "rules.py:2", "SyntaxError: invalid syntax (rules.py, line 2)"),
        ("raising", "x = 1\nraise ValueError('no')\n", "rules.py:2", "ValueError: no"),
        (
            "taken",
            "from components.registry import Component, component\n"
            "@component('light.fuel')\nclass Fuel(Component):\n    left: int\n",
            "rules.py:2",
            "ValueError: component name 'base:light.fuel' is already taken by Fuel",
        ),
        (
            "foreign",
            "from components.registry import Component, component\n"
            "@component('elsewhere:a.b')\nclass B(Component):\n    left: int\n",
            "rules.py:2",
            "ValueError: component name 'elsewhere:a.b' does not begin with 'foreign:'",
        ),
        (
            "placeless",
            "from engine.kernel.system import System\nclass Drip(System):\n    pass\n"
            "def register(pack):\n    pack.add_system(Drip())\n",
            "rules.py:5",
            "ValueError: system Drip has no place in the turn: say which system it `follows`, or runs `before`",
        ),
        (
            "torn",
            "from engine.kernel.system import System\nclass Drip(System):\n    follows = before = 'Burn'\n"
            "def register(pack):\n    pack.add_system(Drip())\n",
            "rules.py:5",
            "ValueError: system Drip has two places in the turn: `follows` or `before`, not both",
        ),
        (
            "idle",
            "from engine.kernel.system import System\nclass Drip(System):\n    follows = 'Burn'\n"
            "def register(pack):\n    pack.add_system(Drip())\n",
            "rules.py:5",
            "ValueError: system Drip does nothing: give it a method run(self, world)",
        ),
        (
            "classy",
            "from engine.kernel.system import System\nclass Drip(System):\n    follows = 'Burn'\n"
            "def register(pack):\n    pack.add_system(Drip)\n",
            "rules.py:5",
            "TypeError: expected a system, got the class Drip: add Drip()",
        ),
        (
            "untyped",
            "from components.registry import Component, component\n"
            "@component('untyped:a.b')\nclass B(Component):\n    left = 3\n",
            "rules.py:2",
            "TypeError: component 'untyped:a.b': 'left' is no field without a type: write left: int = ...",
        ),
        (
            "twice",
            "def register(pack):\n    pack.add_step(1, print)\n    pack.add_step(1, print)\n",
            "rules.py:3",
            "ValueError: data version 1 has a step already",
        ),
    ],
)
def test_code_that_fails_is_a_fault_of_its_pack(tmp_path: Path, name: str, code: str, place: str, got: str) -> None:
    faults = faults_of(a_base(tmp_path), coded(tmp_path, name, code))

    assert faults == [f"{name}/{START.format(name, place)}{got}"]


def test_components_of_code_that_failed_are_not_told_again(tmp_path: Path) -> None:
    card = '[card.cap]\nname = "C"\ntext = "C"\nkind = "item"\ncomponents.a.b = {}\ncomponents."lost:a.b" = {}\n'

    faults = faults_of(a_base(tmp_path), coded(tmp_path, "lost", "raise ValueError('no')\n", cards=card))

    assert len(faults) == 1


def test_a_component_of_a_pack_that_is_not_enabled_is_unknown(tmp_path: Path) -> None:
    code = (
        "from components.registry import Component, component\n"
        "@component('lender:thing.mark')\nclass Mark(Component):\n    depth: int\n"
        "def register(pack):\n    pass\n"
    )
    lender = coded(tmp_path, "lender", code)
    borrower = a_pack(tmp_path, "borrower", p='[patch."base:rat"]\ncomponents."lender:thing.mark" = { depth = 1 }\n')
    base = a_base(tmp_path)

    together, alone = faults_of(base, lender, borrower), faults_of(base, borrower)

    assert together == []
    assert alone == ['borrower/p.toml:2: card "base:rat": components: expected a component, got "lender:thing.mark"']


@planted("content/imported.py", 'f"{MODULES}.{pack}.{kinds.number}"', 'f"{MODULES}.{pack}.1"')
def test_a_packs_module_is_imported_once_in_each_set_of_packs(tmp_path: Path) -> None:
    code = "runs = []\nruns.append(1)\ndef register(pack):\n    runs.append(2)\n"
    base, once = a_base(tmp_path), coded(tmp_path, "once", code)

    sets = [load([base, once]) for _ in range(2)]

    modules = [sys.modules[f"torchturn_packs.once.{content.kinds.number}.rules"] for content in sets]
    assert [module.runs for module in modules] == [[1, 2], [1, 2]]


def test_a_system_must_follow_one_that_is_there_and_have_a_name_of_its_own(tmp_path: Path) -> None:
    code = "from engine.kernel.system import System\ndef register(pack):\n"
    for name, follows in (("Burn", "Burn"), ("Drip", "Brun"), ("Dribble", "Burn"), ("Drap", "Dribble")):
        code += f"    pack.add_system(type({name!r}, (System,), {{'follows': {follows!r}, 'run': print}})())\n"
    code += "    pack.add_system(type('Early', (System,), {'before': 'Burm', 'run': print})())\n"
    base, mod = a_base(tmp_path), coded(tmp_path, "follower", code)

    _, faults, _ = examine([base, mod])

    start = 'follower/pack.toml:6: pack "follower": code: expected a '
    assert faults.lines() == [
        f"{start}name of its own for system Burn, got one that another has; to put it in that one's place, write"
        ' replaces = ["Burn"] in pack.toml',
        f'{start}system for Drip to follow, got "Brun"; did you mean "Burn"?',
        f'{start}system for Early to run before, got "Burm"; did you mean "Burn"?',
    ]


def test_systems_come_in_the_order_of_their_packs_and_their_adding() -> None:
    class Drip(System):
        follows = "Burn"

        def run(self, world: World) -> None:
            """Nothing."""

    registrar = Registrar("mod")
    first, second = Drip(), Drip()

    registrar.add_system(first)
    registrar.add_system(second)

    assert registrar.systems == [first, second]


@planted("content/registrar.py", "        if not 1 <= version < last:", "        if version > last:")
@rule("S7")
def test_a_step_leaves_a_version_behind_that_older_saves_have(tmp_path: Path) -> None:
    code = "def register(pack):\n    pack.add_step(0, print)\n    pack.add_step(1, print)\n"
    ahead = coded(tmp_path, "ahead", code)

    faults = faults_of(a_base(tmp_path), ahead)

    start = 'ahead/pack.toml:5: pack "ahead": data_version: expected a step from a version below its own 1, got one'
    assert faults == [f"{start} from 0", f"{start} from 1"]
