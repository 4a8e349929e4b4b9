"""SVG: a sheet as text, the same on every machine."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from engine.chart.outlines import EM, path_of
from engine.chart.shapes import Area, Box, Disc, Icon, Shape, Sheet, Stroke, Words

_FAMILIES = {
    "TT Label": "'Alegreya Sans', 'Segoe UI', Ubuntu, sans-serif",
    "TT Strong": "'Alegreya Sans', 'Segoe UI', Ubuntu, sans-serif",
    "TT Title": "Cinzel, Georgia, serif",
    "TT Prose Italic": "Alegreya, Georgia, serif",
}
_WEIGHTS = {
    "TT Strong": ' font-weight="bold"', "TT Title": ' font-weight="600"', "TT Prose Italic": ' font-style="italic"',
}
_DASHES = ' stroke-dasharray="4 3"'


def svg(sheet: Sheet) -> str:
    """The sheet as an SVG document that ends in a line feed."""
    longer = max(sheet.wide, sheet.high)
    wide, high = (side * sheet.pixels // longer for side in (sheet.wide, sheet.high))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {sheet.wide} {sheet.high}" role="img">',
        f"<title>{escape(sheet.title)}</title>",
        f'<rect width="{sheet.wide}" height="{sheet.high}" fill="{sheet.ground}"/>',
        *_symbols(sheet.shapes),
        *map(_element, sheet.shapes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _symbols(shapes: tuple[Shape, ...]) -> list[str]:
    """Each icon that occurs, once."""
    found = sorted({shape.character for shape in shapes if isinstance(shape, Icon)})
    return [
        f'<symbol id="i{ord(character):x}" viewBox="0 0 {EM} {EM}"><path d="{path_of(character)}"/></symbol>'
        for character in found
    ]


def _element(shape: Shape) -> str:
    match shape:
        case Box():
            corner = f' rx="{shape.round}"' if shape.round else ""
            rest = _paint(shape.fill, shape.edge, shape.thick) + (_DASHES if shape.dashed else "")
            return f'<rect x="{shape.x}" y="{shape.y}" width="{shape.wide}" height="{shape.high}"{corner}{rest}/>'
        case Disc():
            paint = _paint(shape.fill, shape.edge, shape.thick)
            return f'<circle cx="{shape.x}" cy="{shape.y}" r="{shape.radius}"{paint}/>'
        case Area():
            return f'<polygon points="{_points(shape.points)}" fill="{shape.fill}"/>'
        case Stroke():
            rest = _paint("", shape.colour, shape.thick) + (_DASHES if shape.dashed else "")
            return f'<polyline points="{_points(shape.points)}"{rest}/>'
        case Icon():
            return (
                f'<use href="#i{ord(shape.character):x}" x="{shape.x}" y="{shape.y}" width="{shape.size}" '
                f'height="{shape.size}" fill="{shape.colour}"/>'
            )
        case Words():
            return _text(shape)


def _text(words: Words) -> str:
    anchor = "" if words.at == "start" else f' text-anchor="{words.at}"'
    family = quoteattr(_FAMILIES[words.face])
    return (
        f'<text x="{words.x}" y="{words.y}" font-family={family} font-size="{words.size}"'
        f'{_WEIGHTS.get(words.face, "")}{anchor} fill="{words.colour}" textLength="{max(words.wide, 1)}" '
        f'lengthAdjust="spacingAndGlyphs">{escape(words.text)}</text>'
    )


def _paint(fill: str, edge: str, thick: int) -> str:
    paint = f' fill="{fill or "none"}"'
    return paint + (f' stroke="{edge}" stroke-width="{thick}"' if edge else "")


def _points(points: tuple[tuple[int, int], ...]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)
