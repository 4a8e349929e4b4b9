"""A monkey at the desk: random keys, clicks, drags, wheels, sizes and time, the same for the same seed (F3)."""

from __future__ import annotations

from random import Random

from engine.window.desk import Desk
from engine.window.inputs import ButtonDown, ButtonUp, Input, Moved, Pressed, Resized, Ticked, Wheeled
from engine.window.keys import DEFAULTS

KEYS = sorted({key for keys in DEFAULTS.values() for key in keys} | {"F12", "Q", "DELETE", "CTRL+SHIFT+X", ""})
SIZES = ((1, 1), (320, 180), (800, 600), (1024, 640), (1280, 720), (2560, 1440), (600, 1500), (9000, 40))
PAGES = ("title", "map", "pack", "seeker", "chronicle", "help", "settings", "keys", "credits", "board", "pick", "dead",
         "card:north", "card:nowhere", "pause", "nothing")


class Monkey:
    """Chooses inputs; half of its pointing is at what the page offers."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk = desk
        self.random = Random(seed)

    def one(self) -> list[Input]:
        """What comes next: one input, or a whole click or drag."""
        kind = self.random.choices(
            ("key", "click", "drag", "move", "wheel", "size", "tick", "stray"), (40, 25, 8, 10, 6, 2, 6, 3)
        )[0]
        button = self.random.choices((1, 2, 3), (8, 1, 2))[0]
        at, to = self._point(), self._point()
        if kind == "key":
            return [Pressed(self.random.choice(KEYS))]
        if kind == "click":
            return [Moved(*at), ButtonDown(*at, button), ButtonUp(*at, button)]
        if kind == "drag":
            return [ButtonDown(*at), Moved(at[0] + 9, at[1]), Moved(*to), ButtonUp(*to, button)]
        if kind == "move":
            return [Moved(*at)]
        if kind == "wheel":
            return [Wheeled(*at, self.random.choice((-3, -1, 1, 2)))]
        if kind == "size":
            return [Resized(*self.random.choice(SIZES))]
        if kind == "tick":
            return [Ticked(self.random.choice((0, 50, 300, 9000)))]
        return [ButtonUp(*at, button)] if self.random.random() < 0.5 else [ButtonDown(*at, button)]

    def _point(self) -> tuple[float, float]:
        picture = self.desk.picture()
        if picture.hits and self.random.random() < 0.7:
            hit = self.random.choice(picture.hits)
            return hit.x + hit.w * self.random.random(), hit.y + hit.h * self.random.random()
        return self.random.uniform(-50, picture.width + 50), self.random.uniform(-50, picture.height + 50)


def play(desk: Desk, seed: int, count: int) -> int:
    """So many inputs; a desk that is left is brought back, and a page is opened at random now and then."""
    monkey, done = Monkey(desk, seed), 0
    while done < count:
        if monkey.random.random() < 0.02:
            desk.show(monkey.random.choice(PAGES))
        for event in monkey.one():
            desk.handle(event)
            desk.picture()
            done += 1
        desk.leaving = False
        desk.events.clear()
    return done
