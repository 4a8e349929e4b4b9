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


class RuleEndError(Exception):
    """A rule raised what a program ends by: its fault like any other, no wish of whoever plays and no reader gone."""


def fault_of(error: BaseException) -> Exception:
    """What was raised while signals were held back, as a fault; RuleEndError stands for what a program ends by.

    That is whatever is no Exception, and OSError: it would tell of a reader that is gone or of a full disk.
    """
    if isinstance(error, Exception) and not isinstance(error, OSError):
        return error
    fault = RuleEndError(f"{type(error).__name__}: {error}")
    fault.__cause__ = error
    return fault


class Interrupts:
    """Takes signals over while a session lasts; only in the main thread, where signals are heard.

    With `held` they never raise anything: whoever has a loop of their own asks `wanted` from time to time.
    """

    def __init__(self, signals: tuple[signal.Signals, ...] = SIGNALS, held: bool = False) -> None:
        self._signals = signals
        self._busy = held
        self._stop = False
        self._leave = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        """Hear signals from now on."""
        if threading.current_thread() is threading.main_thread():
            for number in self._signals:
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
        """What comes while a command is carried out waits for its end. RuleEndError when a rule would end the game."""
        self._busy, self._stop = True, False
        try:
            yield
        except BaseException as error:
            raise fault_of(error)  # noqa: B904 - its cause is set, or it is the error itself
        finally:
            self._busy = False
        if self._leave:
            raise LeaveError

    def wanted(self) -> bool:
        """Whether somebody wants an errand to stop, or a loop to end."""
        return self._stop


@contextlib.contextmanager
def unbroken() -> Iterator[None]:
    """Outside any session: Ctrl-C waits for the end of what is done, then is the KeyboardInterrupt that it always is.

    RuleEndError when a rule would end the program. A session that has taken Ctrl-C over keeps it.
    """
    free = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    with Interrupts((signal.SIGINT,) if free else (), held=True) as interrupts:
        try:
            yield
        except BaseException as error:
            raise fault_of(error)  # noqa: B904 - its cause is set, or it is the error itself
    if interrupts.wanted():
        raise KeyboardInterrupt
