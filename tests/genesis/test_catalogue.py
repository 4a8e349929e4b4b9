"""The catalogue of dungeons is what is born today: a change that moves a dungeon is seen in review."""

from __future__ import annotations

from tests.genesis.catalogue import FILE, HEAD, lines
from tests.rules import rule


@rule("G11")
def test_the_kept_catalogue_is_what_is_born_today() -> None:
    kept = FILE.read_text(encoding="utf-8").splitlines()

    today = [HEAD, *lines()]

    moved = [line for line in today if line not in kept]
    assert not moved, f"{len(moved)} dungeons moved; meant so? then run `python -m tests.genesis.catalogue`"
    assert kept == today


@rule("G11", "GROW-3")
def test_no_two_lines_of_the_catalogue_agree_in_their_digests() -> None:
    kept = FILE.read_text(encoding="utf-8").splitlines()[1:]

    assert len({line.split()[-1] for line in kept}) == len(kept)
    assert len(kept) % 75 == 0
