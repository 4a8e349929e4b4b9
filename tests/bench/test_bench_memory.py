"""T8: what a world's bookkeeping adds to the memory of its entities."""

import subprocess
import sys

import pytest

from tests.bench.ratios import report

PROGRAM = """
import sys, resource, itertools
import esper
from components.card import Card
from components.things import Value, Weight
from components.place import Place, Spot
from engine.kernel.dice import Dice
from engine.kernel.world import World

N = 100_000

def parts(i):
    return (Card("base:torch"), Place(1 + i // 20, Spot.PACK), Weight(i % 50), Value(i % 9))

def rss():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * 4096

before = rss()
if sys.argv[1] == "world":
    world = World(1, Dice(1))
    for i in range(N):
        world.spawn(*parts(i))
    world.settle()
else:
    for i in range(N):
        esper.create_entity(*parts(i))
print(rss() - before)
"""


@pytest.mark.bench
def test_memory_of_a_world_over_bare_esper() -> None:
    used = {}
    for side in ("world", "esper"):
        done = subprocess.run([sys.executable, "-c", PROGRAM, side], capture_output=True, text=True, check=True)
        used[side] = int(done.stdout)

    ratio = used["world"] / used["esper"]

    report("T8", f"memory of 100,000 entities over bare esper ({used['world'] // 100_000} bytes each)", ratio, "<= 1.5")
    assert ratio > 0
