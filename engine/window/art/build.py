"""Build the faces once: OFL text faces with tabular figures, one icon face from game-icons, and the table of advances.

Usage: python engine/window/art/build.py NODE_MODULES
NODE_MODULES holds the npm packages @fontsource/cinzel, @fontsource/alegreya, @fontsource/alegreya-sans,
@fontsource/atkinson-hyperlegible and @iconify-json/game-icons; needs fonttools and brotli. The icons to take, with
their authors, stand in icons.tsv, which gives each its code.
"""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

ART = Path(__file__).parent
FACES = {
    "TT Title": "cinzel/files/cinzel-latin-600-normal",
    "TT Label": "alegreya-sans/files/alegreya-sans-latin-500-normal",
    "TT Strong": "alegreya-sans/files/alegreya-sans-latin-700-normal",
    "TT Prose": "alegreya/files/alegreya-latin-500-normal",
    "TT Prose Italic": "alegreya/files/alegreya-latin-500-italic",
    "TT Readable": "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal",
    "TT Readable Strong": "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal",
}


def file_of(family: str) -> Path:
    """Where a face lies."""
    return ART / (family.replace(" ", "") + ".ttf")


def text_face(family: str, source: Path) -> None:
    """Save a web font as a static TTF under our family name, its digits tabular lining figures where it has them."""
    font = TTFont(source)
    if "GSUB" in font:
        for feature in ("lnum", "tnum"):
            _apply(font, feature)
    names = {1: family, 16: family, 2: "Regular", 17: "Regular", 4: family, 6: family.replace(" ", "")}
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.string)
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = 0x40
    font["head"].macStyle = 0
    font.flavor = None
    font.save(file_of(family))


def _apply(font: Any, feature: str) -> None:
    table = font["GSUB"].table
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == feature for i in r.Feature.LookupListIndex}
    cmaps = [cmap for cmap in font["cmap"].tables if cmap.isUnicode()]
    for lookup in sorted(lookups):
        for sub in table.LookupList.Lookup[lookup].SubTable:
            mapping = getattr(getattr(sub, "ExtSubTable", sub), "mapping", {})
            for cmap in cmaps:
                for code in range(ord("0"), ord("9") + 1):
                    cmap.cmap[code] = mapping.get(cmap.cmap.get(code), cmap.cmap.get(code))


def icon_face(bodies: dict[str, Any]) -> None:
    """One glyph for each icon of icons.tsv."""
    with (ART / "icons.tsv").open(newline="") as table:
        rows = list(csv.reader(table, delimiter="\t"))
    glyphs = {".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph()}
    cmap = {0x20: "space"}
    for code, name, _author in rows:
        pen = TTGlyphPen(None)
        flip = TransformPen(Cu2QuPen(pen, 0.6, reverse_direction=True), (1.85, 0, 0, -1.85, 26.0, 823.0))
        for path in re.findall(r'\bd="([^"]+)"', bodies[name]["body"]):
            parse_path(path, flip)
        glyphs[name], cmap[int(code, 16)] = pen.glyph(), name
    build = FontBuilder(1000, isTTF=True)
    build.setupGlyphOrder(list(glyphs))
    build.setupCharacterMap(cmap)
    build.setupGlyf(glyphs)
    build.setupHorizontalMetrics(dict.fromkeys(glyphs, (1000, 0)))
    build.setupHorizontalHeader(ascent=850, descent=-150)
    build.setupNameTable({
        "familyName": "TT Icons", "styleName": "Regular", "fullName": "TT Icons", "psName": "TTIcons",
        "copyright": "game-icons.net authors, CC BY 3.0",
    })
    build.setupOS2(sTypoAscender=850, sTypoDescender=-150, usWinAscent=850, usWinDescent=150)
    build.setupPost()
    build.save(file_of("TT Icons"))


def advances() -> None:
    """Widths of all characters in thousandths of the size, and line heights, so that layout needs no window."""
    table: dict[str, dict[str, int]] = {}
    for family in FACES:
        font = TTFont(file_of(family))
        unit, metrics, hhea = font["head"].unitsPerEm, font["hmtx"], font["hhea"]
        table[family] = {chr(code): -(-metrics[name][0] * 1000 // unit) for code, name in font.getBestCmap().items()}
        table[family]["line"] = -(-(hhea.ascent - hhea.descent + hhea.lineGap) * 1000 // unit)
    (ART / "advances.json").write_text(json.dumps(table, ensure_ascii=True, sort_keys=True, indent=0) + "\n")


def main(modules: Path) -> None:
    """Build everything from the npm packages below this folder."""
    for family, stem in FACES.items():
        text_face(family, modules / "@fontsource" / (stem + ".woff2"))
    icon_face(json.loads((modules / "@iconify-json/game-icons/icons.json").read_text())["icons"])
    advances()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
