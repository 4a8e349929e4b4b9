"""Arithmetic on colours `#rrggbb`: mixing, shading, contrast, distance."""

from __future__ import annotations


def parts(colour: str) -> tuple[int, int, int]:
    """Red, green, blue from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(one: str, other: str, share: float) -> str:
    """A colour `share` of the way from one to the other."""
    ends = zip(parts(one), parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in ends)


def shaded(colour: str, light: float) -> str:
    """The colour with only so much of its light."""
    return mixed("#000000", colour, light)


def faded(colour: str, alpha: int) -> str:
    """The colour with an alpha from 0 to 255."""
    return f"{colour[:7]}{alpha:02x}"


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2)."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (p / 255 for p in parts(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours (WCAG 2), from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
