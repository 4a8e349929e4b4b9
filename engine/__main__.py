"""`torchturn` and `python -m engine`: run one command; whatever goes wrong, a person reads a sentence."""

from __future__ import annotations

import errno
import os
import sys

from engine.cli.exits import BAD_INPUT, CRASHED, FINE, INTERRUPTED, UsageError, complain
from engine.cli.parser import build


def _fill_closed_streams() -> None:
    """A stream that was closed before the start (`<&-`, `>&-`, pythonw) reads as empty and takes what is written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - lasts as long as the program


def main(arguments: list[str] | None = None) -> int:
    """Run a command line; the exit code."""
    _fill_closed_streams()
    try:
        options = build().parse_args(arguments)
        from engine.cli.commands import run

        return run(options)
    except UsageError as error:
        complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; the interpreter must not complain about it on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except OSError as error:
        if error.errno != errno.ENOSPC:
            return _crashed(error)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        complain("the output cannot be written: its disk is full; make room there, then begin again")
        return BAD_INPUT
    except Exception as error:  # the last guard: no traceback reaches a person
        return _crashed(error)


def _crashed(error: Exception) -> int:
    from engine.cli.crash import keep

    complain(keep(error).sentence)
    return CRASHED


if __name__ == "__main__":
    sys.exit(main())
