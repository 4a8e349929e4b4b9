"""Interrupts: Ctrl-C, a closed window and a kill never break a command in half; they are heard when it is over."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class LeaveError(BaseException):
    """Somebody wants to be gone: raised between commands only, and not to be caught as a fault."""


class Interrupts:
    """Takes the signals over while a session lasts; only in the main thread, where signals are heard."""

    def __init__(self) -> None:
        self._busy = False
        self._stop = False
        self._leave = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        """Hear signals from now on."""
        if threading.current_thread() is threading.main_thread():
            for number in SIGNALS:
                self._before[number] = signal.signal(number, self._heard)
        return self

    def __exit__(self, *fault: object) -> None:
        """Give the signals back."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()

    def _heard(self, number: int, frame: FrameType | None) -> None:
        if not self._busy:
            raise LeaveError
        self._stop = True
        # Ctrl-C breaks off what takes long; whoever closes the window is gone.
        self._leave = self._leave or number != signal.SIGINT

    @contextlib.contextmanager
    def deferred(self) -> Iterator[None]:
        """What comes while a command is carried out waits for its end."""
        self._busy, self._stop = True, False
        try:
            yield
        finally:
            self._busy = False
        if self._leave:
            raise LeaveError

    def wanted(self) -> bool:
        """Whether somebody wants an errand to stop."""
        return self._stop
