"""The sizes of windows at which every page is laid out, and their frames at every scale of words (F4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.window.frame import TEXT_SCALES, Frame, frame

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (800, 600))


def frames() -> Iterator[Frame]:
    """The frames of six sizes and five text scales, each once."""
    found = {frame(*size, scale) for size in SIZES for scale in TEXT_SCALES}
    yield from sorted(found, key=lambda one: (one.height, one.unit, one.text))
