"""Imported: the module of a pack, and where in a pack's code an error came from."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType

from components.registry import Kinds
from content.faults import Place
from content.manifest import Pack

MODULES = "torchturn_packs"


def home_of(pack: str, kinds: Kinds) -> str:
    """Where Python keeps the modules of a pack of this set: those of another set are others."""
    return f"{MODULES}.{pack}.{kinds.number}"


def module_of(pack: Pack, kinds: Kinds) -> ModuleType:
    """The module of a pack for this set of packs, run; its components go where `kinds` collects them."""
    path = _code_path(pack)
    name = f"{home_of(pack.name, kinds)}.{pack.manifest.code}"
    inner = [str(path.parent)] if path.name == "__init__.py" else None
    spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=inner)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path.name} is no Python module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    if not hasattr(module, "register"):
        raise AttributeError(f"{path.name} has none")
    return module


def _code_path(pack: Pack) -> Path:
    folder = pack.folder.path.resolve()
    code = pack.manifest.code
    for name in (f"{code}.py", f"{code}/__init__.py"):
        if name in pack.folder.raw:
            return folder / name
    raise FileNotFoundError(f"{code}.py is not in the pack")


def raised(pack: Pack, error: BaseException) -> Place:
    """The line of the pack's own code from which the error came; the manifest when none of its code was running."""
    home = pack.folder.path.resolve()
    lines = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        lines.append((error.filename or "", error.lineno))
    for file, line in reversed(lines):
        if line is not None and Path(file).is_relative_to(home):
            return Place(f"{pack.folder.path.name}/{Path(file).relative_to(home).as_posix()}", line, pack.name)
    return pack.place("code")
