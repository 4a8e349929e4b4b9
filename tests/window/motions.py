"""Pictures with one group that moves, and what is shown of them on the way, for tests of motion."""

from __future__ import annotations

from engine.window.motion import Motion
from engine.window.picture import Box, Item, Lamp, Layer, Light, Picture, Words
from engine.window.settings import Settings
from tests.window.houses import a_desk

LESS = Settings(reduced_motion=True)
GROUND = Box(0, 0, 1280, 720, "#000000", Layer.TABLE)
LIGHT = Light((Lamp(1, 1, 100, "#ffffff", 400, flame=True),), "#222222")


def a_picture(
    x: float = 100, face: str = "rat", life: int = 9, light: Light | None = None, group: str = "north",
    width: float = 40,
) -> Picture:
    """A picture with one group, a card or whatever its name says, that moves as a whole."""
    card = Box(x - 20, 80, width, 40, "#ffffff", Layer.FACE, edge="#ff0000")
    items: list[Item] = [GROUND, card, Words(face, x, 90, 12, "label", "bone", anchor="center")]
    lives = {group: life} if group in ("north", "token") else {}
    return Picture(
        1280, 720, [*items, *([light] if light else [])], groups={group: (1, 3)}, anchors={group: (x, 100, face)},
        lives=lives,
    )


def under_way(before: Picture, after: Picture, seconds: float, settings: Settings | None = None) -> Picture:
    """What is shown so many seconds after one picture gave way to the other."""
    motion = a_motion(settings)
    motion.picture(before)
    motion.picture(after)
    motion.advance(seconds)
    return motion.picture(after)


def a_motion(settings: Settings | None = None) -> Motion:
    """Motion over a desk without a game."""
    return Motion(a_desk(settings=settings or Settings()))


def boxes(picture: Picture) -> list[Box]:
    """The card as it is drawn, and what was drawn beside it."""
    return [item for item in picture.items if isinstance(item, Box)][1:]


def words(picture: Picture) -> list[str]:
    """All words."""
    return [item.text for item in picture.items if isinstance(item, Words)]


def strength(colour: str) -> int:
    """The alpha of a colour, 255 where it has none."""
    return int(colour[7:9], 16) if len(colour) > 7 else 255
