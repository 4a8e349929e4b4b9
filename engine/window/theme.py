"""Themes: the palette by role, the faces of type, how kinds and headings look; three more for eyes that differ.

Colours are `#RRGGBB`. Every text colour holds 4.5:1 on `plate` and `panel`; a state has a shape and a glyph too.
"""

from __future__ import annotations

from functools import cache

import msgspec

Colours = dict[str, str]


class Look(msgspec.Struct, frozen=True):
    """How one kind of card looks: its rim, its glyph and the material of its face."""

    rim: str
    icon: str
    material: str


class Theme(msgspec.Struct, frozen=True):
    """A complete look. `plain` draws flat faces and white edges instead of materials."""

    name: str
    colours: Colours
    faces: dict[str, str]
    kinds: dict[str, Look]
    headings: dict[str, tuple[str, str]]
    face_scale: int = 100
    plain: bool = False

    def colour(self, name: str) -> str:
        """The colour of a role; a literal `#...` is itself."""
        return name if name.startswith("#") else self.colours[name]


_COLOURS: Colours = {
    "bone": "#EFE6D2", "muted": "#B9AC94", "faint": "#968A77", "plate": "#141114", "panel": "#191819",
    "line": "#6B5433", "candle": "#F2B65A", "flame": "#FFD27F", "gold": "#F5C451", "red": "#FF8270",
    "danger": "#FF8270", "violet": "#CDA9FF", "none": "#78726A", "health": "#9E332D", "mana": "#28548A",
    "stamina": "#3F6226", "water": "#7FD0D2", "cold": "#A9D8EA", "moss": "#A9C078", "ore": "#D9B38C",
    "good": "#B4DB86", "ink": "#1D1209", "paper": "#C2AA7E", "tier1": "#8FD0F0", "tier2": "#B4DB86",
    "tier3": "#F2B65A", "tier4": "#F0A0D8",
}
_FACES = {
    "title": "TT Title", "label": "TT Label", "strong": "TT Strong", "prose": "TT Prose", "aside": "TT Prose Italic",
}
_READABLE = {
    "title": "TT Readable Strong", "label": "TT Readable", "strong": "TT Readable Strong", "prose": "TT Readable",
    "aside": "TT Readable",
}
_KINDS = {
    "enemy": Look("#B4483C", "crossed-swords", "slate"), "item": Look("#8A7350", "knapsack", "parchment"),
    "weapon": Look("#8E98A3", "broadsword", "parchment"), "armour": Look("#8E98A3", "leather-armor", "parchment"),
    "container": Look("#B07F42", "locked-chest", "wood"), "light": Look("#D08A35", "flame", "parchment"),
    "key": Look("#C9A548", "skeleton-key", "parchment"), "trap": Look("#B4483C", "claw-slashes", "slate"),
    "stair": Look("#8E98A3", "stairs", "slate"), "mouth": Look("#8E98A3", "cave-entrance", "slate"),
    "hidden": Look("#8A6A38", "hidden", "back"),
    "bare": Look("#7C6444", "plain-circle", "slate"), "location": Look("#B58B4A", "dungeon-gate", "scene"),
}
_HEADINGS = {
    "open": ("gold", "open-gate"), "locked": ("red", "padlock"), "none": ("none", "stone-wall"),
    "walled": ("muted", "brick-wall"), "deep": ("water", "wave-crest"),
    "door": ("gold", "secret-door"),
}
CANDLELIGHT = Theme("candlelight", _COLOURS, _FACES, _KINDS, _HEADINGS)

_CONTRAST: Colours = _COLOURS | {
    "bone": "#FFFFFF", "muted": "#E2E2E2", "faint": "#BDBDBD", "plate": "#000000", "panel": "#000000",
    "line": "#FFFFFF", "candle": "#FFD447", "flame": "#FFE27A", "gold": "#FFE14D", "red": "#FF7448",
    "danger": "#FFAA66", "violet": "#9DC8FF", "none": "#9A9A9A", "health": "#A8480F", "mana": "#2459B8",
    "stamina": "#62661C", "water": "#8FFAFF", "cold": "#BFE8FF", "moss": "#E6E07A", "good": "#BFE8FF",
    "ink": "#FFFFFF", "paper": "#000000",
}
_CONTRAST_KINDS = {
    name: Look({"enemy": "#FF7448", "trap": "#FF7448", "container": "#FFE14D"}.get(name, "#FFFFFF"), look.icon, "plain")
    for name, look in _KINDS.items()
}
CONTRAST = Theme("contrast", _CONTRAST, _READABLE, _CONTRAST_KINDS, _HEADINGS, face_scale=90, plain=True)

# Red and green are told apart by none of these two; the hues lie on the blue-yellow axis, and lightness differs.
_RED_GREEN: Colours = _COLOURS | {
    "gold": "#FFD84D", "red": "#ED893C", "danger": "#F5A05A", "good": "#9CCBFF", "moss": "#D9CF7A", "health": "#8A4A12",
    "stamina": "#5E5A1E", "violet": "#A9B8FF", "tier2": "#E8E3A0", "tier4": "#C7B8FF",
    "water": "#82D6D9",
}
RED_GREEN = Theme("red-green", _RED_GREEN, _FACES, _KINDS, _HEADINGS)

# Blue and yellow are told apart by none of these two; the hues lie on the red-cyan axis.
_BLUE_YELLOW: Colours = _COLOURS | {
    "gold": "#FFCEAC", "candle": "#FFC09A", "flame": "#FFD8C2", "red": "#FA6F5E", "danger": "#FF8A8A",
    "violet": "#82E3DD", "good": "#8CE0C0", "water": "#5DA4B2", "tier1": "#7FE0E8", "tier3": "#FFB8A0",
}
BLUE_YELLOW = Theme("blue-yellow", _BLUE_YELLOW, _FACES, _KINDS, _HEADINGS)

THEMES = {theme.name: theme for theme in (CANDLELIGHT, CONTRAST, RED_GREEN, BLUE_YELLOW)}


@cache
def theme_of(name: str, readable: bool = False) -> Theme:
    """The look of this name; `readable` sets all its words in the face that is easiest to tell apart."""
    theme = THEMES[name]
    if not readable or theme.faces is _READABLE:
        return theme
    return msgspec.structs.replace(theme, faces=_READABLE, face_scale=CONTRAST.face_scale)
