"""Registrar: the door by which a pack's module adds its systems; its module is imported only when it is enabled."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Collection
from pathlib import Path
from types import ModuleType

from components.registry import kinds
from content.faults import Faults, meant
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


def registered(packs: list[Pack], faults: Faults, followed: Collection[str] | None = None) -> tuple[System, ...]:
    """Import the modules of packs with code, in order, and collect their systems. The base's are in `systems`.

    `followed` are names of the base game's systems; where they are given, a system that follows none is a fault.
    """
    out: list[System] = []
    for pack in packs:
        if not pack.manifest.code or pack.name == BASE:
            continue
        registrar = Registrar(pack.name)
        try:
            module = _module(pack)
            module.register(registrar)
        except KeyboardInterrupt:
            raise  # somebody gives up waiting
        except BaseException as error:  # a module that would end the program is as faulty as one that falls over
            text = f"expected a module with a function register(pack), got {type(error).__name__}: {error}"
            faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)
            faults.mute.add(pack.name)
        for system in registrar.systems:
            _check_place(
                pack, system, [*(followed or ()), *(other.name for other in out)], followed is not None, faults
            )
            out.append(system)
    return tuple(out)


def _check_place(pack: Pack, system: System, names: list[str], all_known: bool, faults: Faults) -> None:
    """Report a system whose name is taken, or which follows none that comes before it."""
    if system.name in names:
        text = f"expected a name of its own for system {system.name}, got one that another has"
    elif all_known and system.follows not in names:
        text = f'expected a system for {system.name} to follow, got "{system.follows}"{meant(system.follows, names)}'
    else:
        return
    faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)


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
