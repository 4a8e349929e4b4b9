"""Speeds as ratios: two sides measured in turn, round by round, in one process; the median of the rounds is printed.

What is measured is the time this process had a core for, so that others at work on the machine cost neither side.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from statistics import median

Work = Callable[[], object]
Clock = Callable[[], float]


def seconds(work: Work, times: int = 1, collected: bool = True, clock: Clock = time.process_time) -> float:
    """Seconds that one call takes, over so many calls; `collected`: the garbage before, and none meanwhile.

    Work that waits for a disk or for another process needs another clock: `time.perf_counter`, `children`.
    """
    if collected:
        gc.collect()
        gc.disable()
    try:
        start = clock()
        for _ in range(times):
            work()
        return (clock() - start) / times
    finally:
        gc.enable()


def children() -> float:
    """Seconds of work of all processes that this one started and waited for."""
    import resource  # not known on Windows, where no benchmark runs

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def ratio(ours: Work, beside: Work, rounds: int = 9, times: int = 1, clock: Clock = time.process_time) -> float:
    """The median over rounds of ours / beside, the two measured in turn."""
    return median(seconds(ours, times, clock=clock) / seconds(beside, times, clock=clock) for _ in range(rounds))


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
