"""The house keeps its layout: what stands at the top, how large files and functions are, what is packaged."""

import ast
import subprocess
import tomllib
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[2]
TOP = {"pyproject.toml", "README.md", "LICENSE", "CREDITS.md", "CHANGELOG.md"}
FOLDERS = {"seeds", "engine", "systems", "components", "content", "saves", "tests"}
PACKAGES = ("components", "content", "engine", "saves", "systems")


def tracked(pattern: str = "") -> list[Path]:
    """Files of the repository, as git knows them."""
    out = subprocess.run(["git", "ls-files", pattern or "."], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / line for line in out.stdout.splitlines() if (ROOT / line).exists()]


def test_nothing_else_stands_at_the_top() -> None:
    top = {path.relative_to(ROOT).parts[0] for path in tracked()}

    strangers = {name for name in top if not name.startswith(".")} - TOP - FOLDERS

    assert not strangers


def test_no_python_file_is_longer_than_300_lines() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in tracked("*.py")}

    long = {str(path.relative_to(ROOT)): lines for path, lines in lengths.items() if lines > 300}

    assert not long, f"median is {median(lengths.values())}"


def test_no_function_has_more_than_50_statements() -> None:
    long = []
    for path in tracked("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                statements = sum(isinstance(inner, ast.stmt) for inner in ast.walk(node)) - 1
                if statements > 50:
                    long.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name} {statements}")

    assert not long


@pytest.mark.parametrize("package", PACKAGES)
def test_every_folder_with_code_is_packaged(package: str) -> None:
    listed = set(tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"])

    folders = {path.parent.relative_to(ROOT) for path in tracked(f"{package}/*.py")}
    names = {".".join(folder.parts) for folder in folders if not (ROOT / folder / "pack.toml").exists()}

    assert names <= listed


def test_every_test_folder_is_a_package() -> None:
    folders = {path.parent for path in tracked("tests/*.py")}

    packs = {folder for folder in folders if (folder / "pack.toml").exists()}
    assert all((folder / "__init__.py").exists() for folder in folders - packs)


def rules() -> set[str]:
    """The modules in which a rule is: a system, or the pass that settles what a turn unleashed."""
    found = set()
    for path in tracked("systems/*.py"):
        classes = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
        if {ast.unparse(base) for node in classes for base in node.bases} & {"System", "Aftermath"}:
            found.add(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return found


def test_nobody_imports_a_rule_but_the_register_of_its_own_room() -> None:
    found, asked = rules(), []
    for path in [path for package in PACKAGES for path in tracked(f"{package}/*.py")]:
        own = ".".join(path.relative_to(ROOT).parent.parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in found:
                names = {alias.name for alias in node.names}
                if not (path.name == "register.py" and node.module.startswith(own)) and names != {"bind_aftermath"}:
                    asked.append(f"{path.relative_to(ROOT)} imports {node.module}")

    assert len(found) > 90 and not asked
