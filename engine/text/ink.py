"""Ink: the colours and the signs that a terminal can show, with words for those that cannot."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TextIO

if TYPE_CHECKING:
    from engine.text.block import Line

# Names follow the palette of the game; the sixteen colours of a terminal are its owner's to choose.
COLOURS = {
    "title": "1;33", "flame": "93", "gold": "33", "red": "91", "violet": "95", "water": "96", "good": "92",
    "muted": "37", "faint": "90", "strong": "1", "prompt": "1;33",
}



class Glyphs(NamedTuple):
    """Signs by use. Frames are across, down and the four corners; none is ever the only bearer of a meaning."""

    single: tuple[str, str, str] = ("─", "│", "┌┐└┘")
    double: tuple[str, str, str] = ("═", "║", "╔╗╚╝")
    ways: Mapping[str, str] = MappingProxyType({
        "open": "▲", "locked": "▣", "wall": "█", "none": "·", "water": "≈", "door": "◈",
    })
    full: str = "█"
    empty: str = "░"
    pip: str = "▪"
    lit: str = "●"
    out: str = "○"
    rose: str = "◆"
    rule: str = "─"
    margin: str = "│"
    arrow: str = "→"
    joins: tuple[str, str] = ("─", "│")
    plain: bool = False


DRAWN = Glyphs()
ASCII = Glyphs(
    single=("-", "|", "++++"), double=("=", "|", "++++"),
    ways={"open": "^", "locked": "#", "wall": "=", "none": ".", "water": "~", "door": "*"},
    full="#", empty=".", pip="*", lit="*", out=".", rose="+", rule="-", margin="|", arrow=">", joins=("-", "|"),
    plain=True,
)
_SPOKEN = {"–": "-", "—": "-", "−": "-", "‘": "'", "’": "'", "“": '"', "”": '"', "…": "...", "·": ".", "×": "x",
           **dict.fromkeys("─═", "-"), **dict.fromkeys("│║", "|"), **dict.fromkeys("┌┐└┘╔╗╚╝├┤┬┴┼╟╢╤╧", "+"),
           **dict(zip("○△□◆", "1234", strict=True))}  # the tiers of locks on a map


def glyphs_for(stream: TextIO) -> Glyphs:
    """Drawn signs where the stream's encoding has them, ASCII elsewhere."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    signs = "".join([*DRAWN.single, *DRAWN.double, *DRAWN.ways.values(), DRAWN.full, DRAWN.empty, DRAWN.pip, DRAWN.lit])
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return DRAWN


def spoken(text: str, glyphs: Glyphs) -> str:
    """The text as the terminal can show it: letters lose their accents where there is nothing but ASCII."""
    if not glyphs.plain or text.isascii():
        return text
    text = "".join(_SPOKEN.get(char, char) for char in text)
    bare = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return bare.encode("ascii", "replace").decode("ascii")


def coloured(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Colours only for a person at a terminal, who has not asked for none."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    return bool(getattr(stream, "isatty", lambda: False)())


def written(line: Line, colours: bool) -> str:
    """A line as the terminal takes it, without blanks at its end."""
    if not colours:
        return "".join(text for text, _ in line).rstrip()
    parts = [f"\x1b[{COLOURS[ink]}m{text}\x1b[0m" if ink and text.strip() else text for text, ink in line]
    while parts and not parts[-1].strip():
        parts.pop()
    return "".join(parts)
