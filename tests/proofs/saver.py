"""A program that saves when it is told to, again and again, so that others can trace, hinder and kill it.

    python -m tests.proofs.saver SAVE

At `n` on its input it forks: the child takes the lock, loads the save, says `ready PID` and waits; at SIGUSR1 it asks
for its parent's id, which nothing else in it does, saves a turn that is one later and says `saved` or `failed: why`.
When it is over, the parent says `end STATUS`.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from saves import SaveError, SaveFile
from tests.saves.worlds import PACKS, make_world


def say(words: str) -> None:
    """One line, unbuffered."""
    os.write(1, f"{words}\n".encode())


def child(path: Path) -> None:
    """Load, wait, save."""
    with SaveFile(path) as save:
        state = save.load(make_world, PACKS)
        state.clock += 1
        for world in state.worlds:
            world.turn = state.clock
        say(f"ready {os.getpid()}")
        signal.sigwait([signal.SIGUSR1])
        os.getppid()
        try:
            save.save(state)
        except SaveError as error:
            say(f"failed: {error}")
        else:
            say("saved")


def main() -> None:
    """Serve until the input ends."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
    while os.read(0, 1):
        pid = os.fork()
        if pid == 0:
            child(Path(sys.argv[1]))
            os._exit(0)
        _, status = os.waitpid(pid, 0)
        say(f"end {status}")


if __name__ == "__main__":
    main()
