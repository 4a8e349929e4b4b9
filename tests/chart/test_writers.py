"""A sheet becomes the same SVG everywhere, and a PNG of the right size with the right colours."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image

from content.loader import load
from engine.chart.chart import chart
from engine.chart.outlines import path_of
from engine.chart.png import png
from engine.chart.shapes import Area, Box, Disc, Icon, Shape, Sheet, Stroke, Words
from engine.chart.svg import svg
from engine.chart.words import LABEL, line
from engine.window.glyphs import code_of
from tests.chart.pages import icons, made_up, page_of, room
from tests.planted_fault import planted
from tests.rules import rule

ROOT = Path(__file__).resolve().parents[2]
NAMES = "{http://www.w3.org/2000/svg}"
PROGRAM = """
from tests.chart.pages import icons, page_of
from engine.chart.chart import chart
from engine.chart.svg import svg
import sys
sys.stdout.buffer.write(svg(chart(page_of("base:fen", 5, 6), "A & B", icons())).encode())
"""


def sheet(*shapes: Shape, wide: int = 40, high: int = 20, pixels: int = 40) -> Sheet:
    """A small sheet of these shapes."""
    return Sheet(wide, high, pixels, "A title", "#ffffff", shapes)


def colours(data: bytes) -> dict[tuple[int, int], str]:
    """Pixels of a PNG."""
    image = Image.open(io.BytesIO(data)).convert("RGB")
    return {(x, y): "#{:02x}{:02x}{:02x}".format(*image.getpixel((x, y)))  # type: ignore[misc]
            for x in range(image.width) for y in range(image.height)}


@rule("G11")
def test_the_svg_of_a_level_is_the_same_under_other_hash_seeds_and_optimised() -> None:
    outputs = set()
    for hash_seed, flags in (("0", []), ("1", ["-O"])):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, *flags, "-c", PROGRAM]
        outputs.add(subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=True).stdout)

    assert outputs == {svg(chart(page_of("base:fen", 5, 6), "A & B", icons())).encode()}


def test_an_svg_is_well_formed_with_as_many_elements_as_shapes() -> None:
    drawn = chart(page_of("base:treasury", 2, 5), "Motto", icons())

    root = ElementTree.fromstring(svg(drawn).encode())

    kinds = {"rect": Box, "circle": Disc, "polygon": Area, "polyline": Stroke, "use": Icon, "text": Words}
    counted = {tag: len(root.findall(f"{NAMES}{tag}")) for tag in kinds}
    assert {tag: sum(isinstance(s, kind) for s in drawn.shapes) for tag, kind in kinds.items()} == {
        **counted, "rect": counted["rect"] - 1
    }
    symbols = {symbol.get("id") for symbol in root.findall(f"{NAMES}symbol")}
    assert {use.get("href", "")[1:] for use in root.findall(f"{NAMES}use")} == symbols != set()
    assert root.findtext(f"{NAMES}title") == drawn.title


@planted("engine/chart/svg.py", ">{escape(words.text)}</text>", ">{words.text}</text>")
def test_names_with_signs_of_xml_stay_what_they_are() -> None:
    name = "<Tom & \"Jerry's\"> ]]>"

    root = ElementTree.fromstring(svg(chart(made_up([room(1, 0, 0, name=name)], []))))

    assert name in [text.text for text in root.findall(f"{NAMES}text")]


def test_every_icon_of_a_card_has_an_outline_within_its_square() -> None:
    for icon in {card.icon for card in load().cards.values() if card.icon}:
        path = path_of(code_of(icon))

        numbers = [int(n) for n in path.replace("Z", " ").translate(str.maketrans("MLQ", "   ")).split()]
        assert path.startswith("M") and path.endswith("Z"), icon
        assert min(numbers) >= -60 and max(numbers) <= 1_060, icon


@rule("G11")
def test_a_png_has_the_same_bytes_each_time_and_the_sheets_size() -> None:
    drawn = chart(page_of(), "Motto", icons())

    one, other = png(drawn), png(drawn)

    image = Image.open(io.BytesIO(one))
    longer = max(drawn.wide, drawn.high)
    assert sha256(one).digest() == sha256(other).digest()
    assert image.size == (drawn.wide * drawn.pixels // longer, drawn.high * drawn.pixels // longer)


def test_shapes_lie_where_they_should_and_later_ones_lie_on_earlier_ones() -> None:
    seen = colours(png(sheet(
        Box(0, 0, 20, 20, "#102030"), Disc(10, 10, 5, "#405060"),
        Area(((20, 0), (40, 0), (40, 20), (20, 20)), "#708090"), Stroke(((22, 10), (38, 10)), "#a0b0c0", 4),
    )))

    assert (seen[2, 2], seen[10, 10], seen[30, 2], seen[30, 10]) == ("#102030", "#405060", "#708090", "#a0b0c0")


def test_dashes_leave_gaps() -> None:
    seen = colours(png(sheet(Stroke(((0, 10), (40, 10)), "#000000", 2, dashed=True))))

    row = [seen[x, 10] for x in range(40)]
    assert 15 < row.count("#000000") < 30


@pytest.mark.parametrize(
    "shape", [line("W", 10, 18, 18, "#000000", LABEL), Icon(5, 2, 16, code_of("torch"), "#000000")]
)
def test_words_and_icons_leave_ink(shape: Shape) -> None:
    seen = list(colours(png(sheet(shape))).values())

    assert 10 < sum(colour < "#808080" for colour in seen) < 400


@planted("engine/chart/png.py", "if pixels < self.least_type or not text:", "if not text:")
def test_words_too_small_to_read_are_left_out() -> None:
    small = sheet(line("Words", 10, 15, 12, "#000000", LABEL), wide=400, high=200, pixels=40)

    assert set(colours(png(small)).values()) == {"#ffffff"}
