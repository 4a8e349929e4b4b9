"""Catalogue: one line for each of 25 seeds on three levels of every theme, as text to compare (G11).

`python -m tests.genesis.catalogue` writes it anew, after a change that is meant to change dungeons.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any

from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear, describe

FILE = Path(__file__).with_name("catalogue.txt")
SEEDS = range(1, 26)
LEVELS = (1, 4, 8)
HEAD = "# theme seed level: rooms, ways, steps to the exit, locks by tier, keys in holders; shape and whole as digests"


def lines() -> list[str]:
    """The catalogue as it is born today."""
    return [_line(theme, seed, level) for theme in sorted(load().themes) for level in LEVELS for seed in SEEDS]


def _line(theme: str, seed: int, level: int) -> str:
    world = World(1, Dice(seed))
    bear(world, load(), seed, "catalogue", level, theme)
    page = describe(world, load())
    tiers = Counter(lock["tier"] for lock in page["locks"])
    steps = page["rooms"][page["exit"] - 1]["distance"]
    held = sum(key["holder"] is not None for key in page["keys"])
    shape = [[room["x"], room["y"], room["distance"], room["ways"]] for room in page["rooms"]]
    return (
        f"{page['theme']['code']} {seed:>2} {level}: {len(page['rooms'])} {len(page['passages'])} {steps} "
        f"{'+'.join(str(tiers[tier]) for tier in (1, 2, 3, 4))} {held} {_digest(shape)} {_digest(page)}"
    )


def _digest(value: Any) -> str:
    return blake2b(json.dumps(value).encode(), digest_size=6).hexdigest()


if __name__ == "__main__":
    FILE.write_text("\n".join([HEAD, *lines()]) + "\n", encoding="utf-8")
    print(f"{FILE.name}: {len(lines())} dungeons")
