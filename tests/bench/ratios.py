"""Speeds as ratios: two sides measured in turn, round by round, in one process; the median of the rounds is printed."""

from __future__ import annotations

import gc
import os
import subprocess
import time
from collections.abc import Callable
from statistics import median

Work = Callable[[], object]


def seconds(work: Work, times: int = 1) -> float:
    """Seconds that one call takes, over so many calls, without the garbage collector."""
    gc.collect()
    gc.disable()
    try:
        start = time.perf_counter()
        for _ in range(times):
            work()
        return (time.perf_counter() - start) / times
    finally:
        gc.enable()


def ratio(ours: Work, beside: Work, rounds: int = 9, times: int = 1, beside_times: int | None = None) -> float:
    """The median over rounds of ours / beside, the two measured in turn."""
    found = []
    for _ in range(rounds):
        one = seconds(ours, times)
        other = seconds(beside, times if beside_times is None else beside_times)
        found.append(one / other)
    return median(found)


def report(goal: str, what: str, value: float, limit: str) -> None:
    """Print one line of the benchmark's result."""
    print(f"\n{goal:<4}{what:<78}{value:>10.3f}   goal {limit}")


def unit_step() -> float:
    """Seconds of one bare `e.x += 1` in a loop: the unit where nothing better stands beside."""

    class Bare:
        __slots__ = ("x",)

    bare = Bare()
    bare.x = 0

    def loop() -> None:
        for _ in range(100_000):
            bare.x += 1

    return median(seconds(loop) for _ in range(5)) / 100_000


NLE_PROGRAM = """
import time, sys
import gymnasium as gym, nle
from statistics import median
env = gym.make("NetHackScore-v0"); env.reset()
resets, steps = [], []
for _ in range(9):
    t = time.perf_counter(); env.reset(); resets.append(time.perf_counter() - t)
n = env.action_space.n
import random
random.seed(1)
for _ in range(5):
    t = time.perf_counter(); k = 0
    while k < 3000:
        out = env.step(random.randrange(n)); k += 1
        if out[2] or out[3]: env.reset()
    steps.append((time.perf_counter() - t) / k)
turns = max(int(out[0]["blstats"][20]), 1)
env.reset(); t = time.perf_counter(); game_turns = 0; last = 0
for _ in range(6000):
    out = env.step(random.randrange(n))
    now = int(out[0]["blstats"][20]); game_turns += max(0, now - last); last = now
    if out[2] or out[3]: env.reset(); last = 0
print(median(resets), median(steps), (time.perf_counter() - t) / max(game_turns, 1))
"""


def nle() -> tuple[float, float, float] | None:
    """Seconds of an NLE reset, of a step with its default observation, of a game turn; None without NLE_PYTHON."""
    python = os.environ.get("NLE_PYTHON")
    if not python:
        return None
    done = subprocess.run([python, "-W", "ignore", "-c", NLE_PROGRAM], capture_output=True, text=True, check=True)
    reset, step, turn = (float(number) for number in done.stdout.split())
    return reset, step, turn
