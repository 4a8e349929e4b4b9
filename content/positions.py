"""Positions: the line on which each key of a TOML text stands; the standard library's reader does not tell."""

from __future__ import annotations

from bisect import bisect_right

Path = tuple[str | int, ...]
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


def positions(text: str) -> dict[Path, int]:
    """Lines from 1 by path of keys (and of indexes in lists). The text must be valid TOML with `\\n` at line ends.

    Under the key "0" of a text over several lines stands where its first line is.
    """
    return _Reader(text).document()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.starts = [i for i, c in enumerate(text) if c == "\n"]
        self.lines: dict[Path, int] = {}
        self.lists: dict[Path, int] = {}

    def document(self) -> dict[Path, int]:
        prefix: Path = ()
        while self._skip(" \t\r\n"):
            if self.text[self.at] == "[":
                prefix = self._header()
            else:
                self._pair(prefix)
        return self.lines

    def _skip(self, blanks: str) -> bool:
        """Go past blanks and comments; whether text is left."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at] in blanks:
                self.at += 1
            else:
                return True
        return False

    def _note(self, prefix: Path, keys: list[str], offset: int) -> Path:
        line = bisect_right(self.starts, offset - 1) + 1
        path = prefix
        for key in keys:
            path = (*path, key)
            self.lines.setdefault(path, line)
            if path in self.lists and key is not keys[-1]:
                path = (*path, self.lists[path])
        return path

    def _header(self) -> Path:
        start = self.at
        several = self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        path = self._note((), self._key(), start)
        self.at += 2 if several else 1
        if several:
            self.lists[path] = self.lists.get(path, -1) + 1
            path = (*path, self.lists[path])
            self.lines[path] = bisect_right(self.starts, start - 1) + 1
        return path

    def _pair(self, prefix: Path) -> None:
        start = self.at
        path = self._note(prefix, self._key(), start)
        self.at += 1
        self._value(path)

    def _key(self) -> list[str]:
        """A dotted key; stops at `=` or `]`."""
        keys: list[str] = []
        while True:
            self._skip(" \t")
            char = self.text[self.at]
            if char in "\"'":
                keys.append(self._string(char))
            else:
                start = self.at
                while self.text[self.at] not in " \t.=]":
                    self.at += 1
                keys.append(self.text[start : self.at])
            self._skip(" \t")
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def _value(self, path: Path) -> None:
        self._skip(" \t")
        char = self.text[self.at]
        if char in "\"'":
            triple = char * 3
            if self.text.startswith(triple, self.at):
                starts = self.at + 3 + (self.text[self.at + 3 : self.at + 4] == "\n")
                self.lines[(*path, "0")] = bisect_right(self.starts, starts - 1) + 1
                self._long_string(triple)
            else:
                self._string(char)
        elif char == "[":
            self._list(path)
        elif char == "{":
            self._table(path)
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}\n#":
                self.at += 1

    def _list(self, path: Path) -> None:
        self.at += 1
        index = 0
        while True:
            self._skip(" \t\r\n,")
            if self.text[self.at] == "]":
                self.at += 1
                return
            self.lines[(*path, index)] = bisect_right(self.starts, self.at - 1) + 1
            self._value((*path, index))
            index += 1

    def _table(self, path: Path) -> None:
        self.at += 1
        while True:
            self._skip(" \t\r\n,")
            if self.text[self.at] == "}":
                self.at += 1
                return
            self._pair(path)

    def _string(self, quote: str) -> str:
        self.at += 1
        out = []
        while self.text[self.at] != quote:
            char = self.text[self.at]
            self.at += 1
            if char == "\\" and quote == '"':
                code = self.text[self.at]
                digits = {"u": 4, "U": 8}.get(code, 0)
                self.at += 1 + digits
                char = chr(int(self.text[self.at - digits : self.at], 16)) if digits else _ESCAPES.get(code, code)
            out.append(char)
        self.at += 1
        return "".join(out)

    def _long_string(self, triple: str) -> None:
        self.at += 3
        while not self.text.startswith(triple, self.at):
            self.at += 2 if self.text[self.at] == "\\" and triple == '"""' else 1
        self.at += 3
        while self.text[self.at : self.at + 1] == triple[0]:
            self.at += 1
