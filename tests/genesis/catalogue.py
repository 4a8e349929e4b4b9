"""Catalogue: one line for each of 25 seeds on three levels of every theme, as text to compare (G11).

`python -m tests.genesis.catalogue` writes it anew, a file a theme, after a change that is meant to change dungeons;
`python -m tests.genesis.catalogue compare` compares all of it and names the lines that differ; with `print` and a
number, every so-manieth line is printed as it is born today.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear, describe

FOLDER = Path(__file__).with_name("kept")
SEEDS = range(1, 26)
LEVELS = (1, 4, 8)
KEYS = [(theme, seed, level) for theme in sorted(load().themes) for level in LEVELS for seed in SEEDS]
HEAD = (
    "# level seed: rooms, ways, steps to the exit; locks by tier, keys in holders; walls of stone + timber, hidden\n"
    "# doors, ways under deep water, laid floors; flooded rooms / deepest, age, dirt of the rooms, creatures, traps;\n"
    "# conditions; sections @ first room; mouths; digests of rooms and ways, of the cards, of all that is told\n"
)


def line(theme: str, seed: int, level: int) -> str:
    """One dungeon as it is born today."""
    world = World(1, Dice(seed))
    bear(world, load(), seed, "catalogue", level, theme)
    page = describe(world, load())
    rooms, ways = page["rooms"], page["passages"]
    tiers = Counter(lock["tier"] for lock in page["locks"])
    walls = Counter(way["wall"] for way in ways if not way["hidden_door"])
    cards = [card for room in rooms for side in room["sides"].values() for card in side]
    kinds = Counter(card["kind"] for card in cards)
    floods = [room["flood"] for room in rooms if room["flood"]]
    sections = ",".join(f"{each['section'].partition(':')[2]}@{each['rooms'][0]}" for each in page["sections"])
    mouths = ",".join(card["mouth"].lower() for card in cards if card.get("leads") == "in")
    shape = [[room["x"], room["y"], room["distance"], room["ways"]] for room in rooms]
    told = [[room["card"], [[card["card"] for card in side] for side in room["sides"].values()]] for room in rooms]
    return (
        f"{level} {seed:>2}: {len(rooms)} rooms {len(ways)} ways exit {_steps(page)}; "
        f"locks {'+'.join(str(tiers[tier]) for tier in (1, 2, 3, 4))} "
        f"{sum(key['holder'] is not None for key in page['keys'])} held; "
        f"walls {walls['stone']}+{walls['timber']} doors {sum(way['hidden_door'] for way in ways)} "
        f"deep {sum(way['deep_water'] for way in ways)} floors {sum(room['floor'] is not None for room in rooms)}; "
        f"floods {len(floods)}/{max(floods, default=0)} age {page['age']} dirt {sum(room['dirt'] for room in rooms)} "
        f"creatures {kinds['enemy']} traps {kinds['trap']}; conditions {sum(len(r['conditions']) for r in rooms)}; "
        f"{sections or '-'}; {mouths or '-'}; {_digest(shape)} {_digest(told)} {_digest(page)}"
    )


def lines(every: int = 1) -> Iterator[tuple[str, str]]:
    """Every so-manieth of all dungeons: its theme and its line."""
    for theme, seed, level in KEYS[::every]:
        yield theme, line(theme, seed, level)


def kept() -> list[tuple[str, str]]:
    """The catalogue as it was written: theme and line."""
    found = []
    for theme in sorted(load().themes):
        text = file_of(theme).read_text(encoding="utf-8").removeprefix(HEAD)
        found += [(theme, line) for line in text.splitlines()]
    return found


def file_of(theme: str) -> Path:
    """Where the lines of a theme are kept."""
    return FOLDER / f"{theme.partition(':')[2]}.txt"


def write() -> int:
    """Write all of it; the number of dungeons."""
    FOLDER.mkdir(exist_ok=True)
    found: dict[str, list[str]] = {}
    for theme, text in lines():
        found.setdefault(theme, []).append(text)
    for theme, texts in found.items():
        file_of(theme).write_text(HEAD + "\n".join(texts) + "\n", encoding="utf-8", newline="\n")
    return sum(map(len, found.values()))


def moved(every: int = 1) -> list[str]:
    """The lines that differ from what is born today, as they are now."""
    pairs = zip(lines(every), kept()[::every], strict=True)
    return [f"{theme} {text}" for (theme, text), (_, was) in pairs if text != was]


def _steps(page: dict[str, Any]) -> str:
    return str(page["rooms"][page["exit"] - 1]["distance"]) if page["exit"] else "-"


def _digest(value: Any) -> str:
    return blake2b(json.dumps(value).encode(), digest_size=5).hexdigest()


def main(arguments: list[str]) -> int:
    """Write, compare or print; 1 when something differs."""
    if arguments[:1] == ["print"]:
        for theme, text in lines(int(arguments[1])):
            print(theme, text)
        return 0
    if arguments == ["compare"]:
        differing = moved()
        print("\n".join(differing) or f"{len(KEYS)} dungeons are what they were")
        return 1 if differing else 0
    print(f"{write()} dungeons written to {FOLDER.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
