"""What a picture must never show: cut or lost words, words over words, panels over panels, hits too small."""

from __future__ import annotations

import msgspec

from engine.window.measure import width
from engine.window.picture import STOREY, Box, Face, Glyph, Layer, Picture, Words
from engine.window.theme import Theme

LEAST_HIT = 18
_SLACK = 1.0


class Span(msgspec.Struct, frozen=True):
    """Where something lies, and what it is."""

    left: float
    top: float
    right: float
    bottom: float
    what: str

    def meets(self, other: Span, slack: float = _SLACK) -> bool:
        """Whether both lie over one another by more than a hair."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > slack
            and min(self.bottom, other.bottom) - max(self.top, other.top) > slack
        )

    def holds(self, other: Span) -> bool:
        """Whether the other lies wholly in this."""
        return (self.left <= other.left and self.top <= other.top
                and self.right >= other.right and self.bottom >= other.bottom)


def words_span(words: Words, theme: Theme) -> Span:
    """The ink of one line: from its capitals to a little below its baseline."""
    wide = width(words.text, theme.faces[words.face], words.size)
    left = words.x - {"left": 0.0, "center": wide / 2, "right": wide}[words.anchor]
    return Span(left, words.y - words.size * 0.66, left + wide, words.y + words.size * 0.16, words.text)


def faults(picture: Picture, theme: Theme) -> list[str]:
    """Every fault of a picture, in words."""
    found = [f"cut: {item.text}" for item in picture.items if isinstance(item, Words) and item.cut]
    found += _over_words(picture, theme)
    found += _panels(picture, theme)
    found += _hits(picture)
    return found


def _storey(layer: Layer) -> int:
    """What lies on panels shares the page with them."""
    return max(1, layer // STOREY)


def _over_words(picture: Picture, theme: Theme) -> list[str]:
    found = []
    # Words against all words of their storey; icons against the words of their own layer.
    spans: dict[tuple[int, int], list[Span]] = {}
    for item in picture.items:
        if isinstance(item, Words) and item.text.strip():
            span = words_span(item, theme)
            if span.left < -0.5 or span.right > picture.width + 0.5 or span.top < -0.5:
                found.append(f"leaves the window: {item.text}")
            elif span.bottom > picture.height + 0.5:
                found.append(f"leaves the window below: {item.text}")
            spans.setdefault((_storey(item.layer), 0), []).append(span)
            spans.setdefault((_storey(item.layer), item.layer % STOREY), []).append(span)
        elif isinstance(item, Glyph) and item.layer % STOREY in (Layer.INK, Layer.FLOAT_INK) and item.alpha > 90:
            half = item.size * 0.36
            span = Span(item.x - half, item.y - half, item.x + half, item.y + half, f"<{item.icon}>")
            spans.setdefault((_storey(item.layer), item.layer % STOREY), []).append(span)
    for group in spans.values():
        found += _meeting(group)
    return list(dict.fromkeys(found))


def _meeting(group: list[Span]) -> list[str]:
    found = []
    group = sorted(group, key=lambda span: span.top)
    for index, one in enumerate(group):
        for other in group[index + 1 :]:
            if other.top >= one.bottom:
                break
            if one.meets(other) and not (one.what[0] == "<" and other.what[0] == "<"):
                found.append(f"overlap: {one.what} / {other.what} at {one.left:.0f},{one.top:.0f}")
    return found


def _panels(picture: Picture, theme: Theme) -> list[str]:
    panel = theme.colour("panel")
    spans: dict[int, list[Span]] = {}
    chips: dict[int, list[Span]] = {}
    for item in picture.items:
        is_face = isinstance(item, Face) and item.material in ("panel", "strip", "map")
        is_box = isinstance(item, Box) and item.fill == panel and item.w > 60 and item.shape == "box"
        if isinstance(item, Face | Box) and (is_face or is_box):
            span = Span(item.x, item.y, item.x + item.w, item.y + item.h, "panel")
            spans.setdefault(_storey(item.layer), []).append(span)
        elif isinstance(item, Box) and item.layer % STOREY == Layer.FLOAT and not item.soft and _solid(item.fill):
            span = Span(item.x, item.y, item.x + item.w, item.y + item.h, "chip")
            chips.setdefault(_storey(item.layer), []).append(span)
    found = []
    for group in spans.values():
        for index, one in enumerate(group):
            found += [
                f"panels: {one} / {other}" for other in group[index + 1 :]
                if one.meets(other) and not one.holds(other) and not other.holds(one)
            ]
    for item in picture.items:
        if isinstance(item, Words) and item.layer % STOREY == Layer.INK:
            span = words_span(item, theme)
            found += [f"covered: {item.text} by a chip at {chip.left:.0f},{chip.top:.0f}"
                      for chip in chips.get(_storey(item.layer), ()) if chip.meets(span)]
    return found


def _solid(fill: str) -> bool:
    return len(fill) == 7 or int(fill[7:9], 16) > 0xC0


def _hits(picture: Picture) -> list[str]:
    found = []
    for hit in picture.hits:
        if hit.h < LEAST_HIT or hit.w < LEAST_HIT:
            found.append(f"small: {hit.node} {hit.w:.0f}x{hit.h:.0f}")
        if hit.x < -0.5 or hit.y < -0.5 or hit.x + hit.w > picture.width + 0.5 or hit.y + hit.h > picture.height + 0.5:
            found.append(f"outside: {hit.node} {hit.x:.0f},{hit.y:.0f} {hit.w:.0f}x{hit.h:.0f}")
    return found
