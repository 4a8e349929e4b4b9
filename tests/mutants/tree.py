"""Copies of the tree: one for each worker, into which mutants are put one after another."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.mutants.mutant import Mutant

_LEFT = shutil.ignore_patterns(".*", "*.egg-info", "build", "dist")


def copied(root: Path, to: Path) -> Path:
    """A copy of the tree, compiled files and times included, so that nothing is compiled twice."""
    shutil.copytree(root, to, ignore=_LEFT)
    return to


@contextmanager
def planted(tree: Path, mutant: Mutant) -> Iterator[None]:
    """The tree with this mutant in it, and afterwards as it was, to the time of each file.

    Python takes a compiled file for fresh when time and size agree: a changed file of the same size in the same second
    would pass unseen. So the wrong text is dated a day back, and nothing is compiled into the copy while it is there.
    """
    kept = {edit.file: ((tree / edit.file).read_bytes(), (tree / edit.file).stat()) for edit in mutant.edits}
    try:
        for edit in mutant.edits:
            (tree / edit.file).write_text(edit.text, encoding="utf-8")
            before = kept[edit.file][1]
            os.utime(tree / edit.file, ns=(before.st_atime_ns, before.st_mtime_ns - 86_400 * 10**9))
        yield
    finally:
        for name, (content, stamps) in kept.items():
            (tree / name).write_bytes(content)
            os.utime(tree / name, ns=(stamps.st_atime_ns, stamps.st_mtime_ns))
