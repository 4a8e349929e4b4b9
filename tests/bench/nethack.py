"""NetHack: the NetHack Learning Environment beside ours, in an environment of its own, asked round by round."""

from __future__ import annotations

import os
import subprocess
from typing import NamedTuple

PROGRAM = """
import random, sys, time
import gymnasium, nle
random.seed(1)
env = gymnasium.make("NetHackScore-v0")
env.reset()
actions = env.action_space.n
for line in sys.stdin:
    what, times = line.split()
    turns, clock, start = 0, None, time.process_time()
    for _ in range(int(times)):
        if what == "reset":
            env.reset()
            continue
        seen, _, ended, cut, _ = env.step(random.randrange(actions))
        now = int(seen["blstats"][20])
        turns, clock = turns + max(0, now - clock if clock is not None else 0), now
        if ended or cut:
            env.reset()
            clock = None
    print(time.process_time() - start, turns, flush=True)
"""


class Pace(NamedTuple):
    """Seconds of one step with the default observation, and of one turn of the game, resets included."""

    step: float
    turn: float


class NetHack:
    """A process that plays NLE 1.3.0 at random whenever it is asked to."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, "-W", "ignore", "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def reset(self, times: int = 20) -> float:
        """Seconds of one reset."""
        return self._ask("reset", times)[0] / times

    def play(self, steps: int = 3_000) -> Pace:
        """So many random steps."""
        spent, turns = self._ask("step", steps)
        return Pace(spent / steps, spent / max(turns, 1))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def _ask(self, what: str, times: int) -> tuple[float, int]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{what} {times}\n")
        self._process.stdin.flush()
        spent, turns = self._process.stdout.readline().split()
        return float(spent), int(turns)


def started() -> NetHack | None:
    """NLE by the interpreter that NLE_PYTHON names, or None without it."""
    python = os.environ.get("NLE_PYTHON")
    return NetHack(python) if python else None
