"""Settings: what a player chose of look, motion, sound and keys, kept as TOML; a broken file is set aside."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from content.files import DEPTH_LIMIT, LONG_KEY
from engine.kernel.told import printable
from engine.window.frame import TEXT_SCALES
from engine.window.keys import Bindings
from engine.window.theme import THEMES
from saves import SaveError, files

SPEEDS = (0, 1, 2, 4)
LARGEST = 1 << 20
# What reading TOML raises: beside bad TOML a number of thousands of digits, nesting without end, and want of memory.
_UNREADABLE = (ValueError, OverflowError, RecursionError, MemoryError)


class Settings(msgspec.Struct):
    """Text scale in per cent, theme by name, speed of animation (0 shows none), volumes from 0 to 100."""

    text_scale: int = 100
    theme: str = "candlelight"
    readable: bool = False
    fullscreen: bool = False
    reduced_motion: bool = False
    speed: int = 1
    captions: bool = True
    hints: bool = True
    effects: int = 60
    ambience: int = 40
    keys: dict[str, str] = {}
    hints_seen: list[str] = []

    def sound(self) -> Settings:
        """The same with every value in its bounds, whatever a file said."""
        return msgspec.structs.replace(
            self,
            text_scale=min(max(self.text_scale, 80), 200),
            theme=self.theme if self.theme in THEMES else "candlelight",
            speed=self.speed if self.speed in SPEEDS else 1,
            effects=min(max(self.effects, 0), 100),
            ambience=min(max(self.ambience, 0), 100),
            keys=Bindings(self.keys).changed,
        )


def step(settings: Settings, name: str, up: bool) -> Settings:
    """The setting one step up or down: numbers to the next stop, switches over, the theme to the next.

    Keys go back to their defaults, hints seen are forgotten.
    """
    value = getattr(settings, name)
    if isinstance(value, dict | list):
        return msgspec.structs.replace(settings, **{name: type(value)()})
    if isinstance(value, bool):
        return msgspec.structs.replace(settings, **{name: not value})
    stops: list[int] | list[str]
    if name == "theme":
        stops = list(THEMES)
        return msgspec.structs.replace(settings, theme=stops[(stops.index(value) + (1 if up else -1)) % len(stops)])
    stops = {
        "text_scale": [round(scale * 100) for scale in TEXT_SCALES], "speed": list(SPEEDS),
    }.get(name, list(range(0, 101, 20)))
    beyond = [stop for stop in stops if (stop > value if up else stop < value)]
    found = (min(beyond) if up else max(beyond)) if beyond else value
    return msgspec.structs.replace(settings, **{name: found})


def load(path: Path) -> tuple[Settings, str]:
    """The settings in a file, and a sentence when the file could not be used; then it is renamed and defaults hold."""
    try:
        with files.opened(path) as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise ValueError(f"it is larger than {LARGEST} bytes")
        text = data.decode("utf-8")
        if LONG_KEY.search(text):
            raise ValueError(f"it has a key of more than {DEPTH_LIMIT} parts")
        return msgspec.convert(tomllib.loads(text), Settings).sound(), ""
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, *_UNREADABLE) as error:
        told = f"{path.name} could not be read ({printable(str(error))[:160] or type(error).__name__})"
        try:
            aside = files.free_beside(path)
            path.rename(aside)
        except (OSError, SaveError):
            return Settings(), f"{told}; defaults hold"
        return Settings(), f"{told}; it is kept as {aside.name}, and defaults hold"


def save(settings: Settings, path: Path) -> str:
    """Write the settings; a sentence when the disk refuses."""
    try:
        files.make_home(path.parent)
        files.replace(path, as_toml(settings).encode("utf-8", "replace"))
    except SaveError as error:
        return printable(f"settings cannot be kept in {path}: {error.reason}")
    return ""


def as_toml(settings: Settings) -> str:
    """The settings as a TOML document."""
    lines, tables = [], []
    for name in settings.__struct_fields__:
        value = getattr(settings, name)
        if isinstance(value, dict):
            tables += [f"[{name}]", *(f"{_text(key)} = {_text(item)}" for key, item in sorted(value.items()))]
        elif isinstance(value, list):
            lines.append(f"{name} = [{', '.join(_text(item) for item in value)}]")
        else:
            lines.append(f"{name} = {_text(value) if isinstance(value, str) else str(value).lower()}")
    return "\n".join([*lines, *tables]) + "\n"


def _text(value: str) -> str:
    return msgspec.json.encode(value).decode()
