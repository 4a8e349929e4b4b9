"""Terminal: lines in and drawings out, for a person at a terminal, a pipe, or a test."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TextIO

from engine.text.block import Line
from engine.text.cells import clean
from engine.text.ink import coloured, glyphs_for, spoken, written

LONGEST = 2000
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
USUAL = 80


class TooLongError(ValueError):
    """A line longer than any command."""


class Terminal:
    """What a session is played on. `width` fixes the number of columns; otherwise the terminal is asked each time."""

    def __init__(self, stdin: TextIO, stdout: TextIO, width: int | None = None,
                 environment: Mapping[str, str] | None = None) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self._width = width
        self._environment = os.environ if environment is None else environment
        for stream in (stdin, stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.glyphs = glyphs_for(stdout)
        self.colours = coloured(stdout, self._environment)
        self.is_screen = _is_terminal(stdout) and _is_terminal(stdin) and self._environment.get("TERM") != "dumb"
        self._own = stdin is sys.stdin and stdout is sys.stdout and self.is_screen

    @property
    def width(self) -> int:
        """Columns that may be drawn on."""
        if self._width is not None:
            return self._width
        if _is_terminal(self.stdout) or self._environment.get("COLUMNS"):
            return shutil.get_terminal_size((USUAL, 24)).columns
        return USUAL

    @property
    def height(self) -> int:
        """Lines of the screen."""
        return shutil.get_terminal_size((USUAL, 24)).lines

    def clear(self) -> None:
        """Begin a fresh screen, where there is one."""
        if self.is_screen:
            self.stdout.write(CLEAR)

    def put(self, lines: Iterable[Line]) -> None:
        """Write lines of a drawing."""
        for line in lines:
            self.stdout.write(spoken(written(line, self.colours), self.glyphs) + "\n")
        self.stdout.flush()

    def say(self, text: str) -> None:
        """Write a sentence."""
        self.stdout.write(spoken(clean(text), self.glyphs) + "\n")
        self.stdout.flush()

    def ask(self, prompt: str, completer: Callable[[str, int], str | None] | None = None) -> str | None:
        """A typed line, or None at the end of input. TooLongError when no command is that long."""
        if self._own:
            return self._ask_with_readline(prompt, completer)
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline(LONGEST)
        if not self.is_screen:
            self.stdout.write("\n")
        if not line:
            return None
        if not line.endswith("\n") and len(line) >= LONGEST:
            self._drain()
            raise TooLongError
        return line.rstrip("\n")

    def _drain(self) -> None:
        while True:
            more = self.stdin.readline(LONGEST)
            if not more or more.endswith("\n"):
                return

    def _ask_with_readline(self, prompt: str, completer: Callable[[str, int], str | None] | None) -> str | None:
        try:
            import readline
        except ImportError:
            pass
        else:
            readline.set_completer(completer)
            readline.set_completer_delims(" ")
            readline.parse_and_bind("tab: complete")
        try:
            line = input(prompt)
        except EOFError:
            return None
        if len(line) > LONGEST:
            raise TooLongError
        return line


def _is_terminal(stream: TextIO) -> bool:
    return bool(getattr(stream, "isatty", lambda: False)())
