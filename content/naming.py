"""Naming: the order in which whatever is drawn from a list of ids stands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

from content.order import BASE

T = TypeVar("T")


def by_name(full: str) -> tuple[str, str]:
    """The key to sort full ids by: the name behind the colon, then the pack, so that no move to a pack moves a draw."""
    pack, _, name = full.rpartition(":")
    return name, pack


def drawn_by(full: str) -> str:
    """The name of draws that belong to an id: what it would be in the base game, for the same end."""
    return f"{BASE}:{by_name(full)[0]}"


@lru_cache(maxsize=64)
def drawn_at(site: str) -> str:
    """The same for the name of a site, in which those of sub-dungeons have their theme: `gate/base:mine`."""
    return "/".join(drawn_by(part) if ":" in part else part for part in site.split("/"))


def named(table: Mapping[str, T]) -> list[tuple[str, T]]:
    """The pairs of a table by full ids, in that order."""
    return [(full, table[full]) for full in sorted(table, key=by_name)]
