"""Registrar: the door by which a pack's module adds its systems; its module is imported only when it is enabled."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from components.registry import kinds
from content.faults import Faults
from content.manifest import Pack
from content.order import BASE
from engine.kernel.system import System

MODULES = "torchturn_packs"


class Registrar:
    """What a pack's function `register(pack)` is given."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.systems: list[System] = []

    def add_system(self, system: System) -> None:
        """Give the game a system; it runs right behind the one that it `follows`."""
        if not system.follows:
            raise ValueError(f"system {system.name} has no place in the turn: say which system it `follows`")
        self.systems.append(system)


def registered(packs: list[Pack], faults: Faults) -> tuple[System, ...]:
    """Import the modules of packs with code, in order, and collect their systems. The base's are in `systems`."""
    out: list[System] = []
    for pack in packs:
        if not pack.manifest.code or pack.name == BASE:
            continue
        registrar = Registrar(pack.name)
        try:
            module = _module(pack)
            module.register(registrar)
        except Exception as error:
            text = f"expected a module with a function register(pack), got {type(error).__name__}: {error}"
            faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)
            faults.mute.add(pack.name)
        out += registrar.systems
    return tuple(out)


def _module(pack: Pack) -> ModuleType:
    path = _code_path(pack)
    name = f"{MODULES}.{pack.name}.{pack.manifest.code}"
    loaded = sys.modules.get(name)
    if loaded is not None and loaded.__file__ == str(path):
        return loaded
    inner = [str(path.parent)] if path.name == "__init__.py" else None
    spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=inner)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path.name} is no Python module")
    before = set(kinds())
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    foreign = sorted(k for k in set(kinds()) - before if not k.startswith(f"{pack.name}:"))
    if foreign:
        raise ValueError(f"component {foreign[0]!r} does not begin with {pack.name + ':'!r}")
    return module


def _code_path(pack: Pack) -> Path:
    folder = pack.folder.path.resolve()
    code = pack.manifest.code
    for name in (f"{code}.py", f"{code}/__init__.py"):
        if name in pack.folder.raw:
            return folder / name
    raise FileNotFoundError(f"{code}.py is not in the pack")
