"""Templates: the words of a message with its parameters, split into pieces.

`{name}` stands for a parameter, `{Name}` for the same with a capital, `{count|piece|pieces}` for a word that follows a
number: the first for 1, the second for any other. Braces themselves are written `{{` and `}}`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_NAME = re.compile(r"^[A-Za-z][a-z0-9_]*$")


class Slot(NamedTuple):
    """A parameter's place in a text; `forms` are the words for one and for many, or empty to say the parameter."""

    name: str
    capital: bool
    forms: tuple[str, ...]


class TemplateError(ValueError):
    """A text whose braces make no sense."""


@cache
def pieces(text: str) -> tuple[str | Slot, ...]:
    """The text's literal pieces and slots, in order; TemplateError when it is not well formed."""
    out: list[str | Slot] = []
    literal = ""
    at = 0
    while at < len(text):
        char = text[at]
        if char in "{}" and text[at : at + 2] == char * 2:
            literal += char
            at += 2
        elif char == "{":
            end = text.find("}", at)
            if end < 0:
                raise TemplateError("a { without its }")
            out += [literal, _slot(text[at + 1 : end])]
            literal = ""
            at = end + 1
        elif char == "}":
            raise TemplateError("a } without its {")
        else:
            literal += char
            at += 1
    out.append(literal)
    return tuple(piece for piece in out if piece != "")


def parameters(text: str) -> list[str]:
    """Names of the parameters that the text asks for, sorted."""
    return sorted({piece.name for piece in pieces(text) if isinstance(piece, Slot)})


def _slot(inner: str) -> Slot:
    name, *forms = inner.split("|")
    if not _NAME.match(name):
        raise TemplateError(f"{{{inner}}}, which names no parameter")
    if len(forms) not in (0, 2):
        raise TemplateError(f"{{{inner}}}, which needs a word for one and a word for many")
    return Slot(name.lower(), name[0].isupper(), tuple(forms))
