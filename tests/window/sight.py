"""How colours look to eyes that lack one sort of cone, and how far apart two of them then are (dE76).

The matrices work on linear light: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A physiologically-based model
for simulation of color vision deficiency" (2009), full severity.
"""

from engine.window.colours import parts

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: dict[str, Matrix] = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.95047, 1.0, 1.08883)


def apart(one: str, other: str, sight: str) -> float:
    """Distance of two colours `#rrggbb` in CIELAB as this sight sees them."""
    ends = zip(_lab(one, SIGHTS[sight]), _lab(other, SIGHTS[sight]), strict=True)
    return float(sum((a - b) ** 2 for a, b in ends) ** 0.5)


def _lab(colour: str, matrix: Matrix) -> tuple[float, float, float]:
    linear = [_linear(part / 255) for part in parts(colour)]
    seen = [min(max(part, 0.0), 1.0) for part in _times(matrix, linear)]
    x, y, z = (_root(part / white) for part, white in zip(_times(_TO_XYZ, seen), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
