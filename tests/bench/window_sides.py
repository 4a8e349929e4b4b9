"""Both sides of the window's benchmarks, each a program of its own: ours, and pyglet with nothing of ours.

`python -m tests.bench.window_sides SIDE`: `bare` and `first` print the seconds from opening a window to its first
frame, `frame` prints the seconds that Python spends on a frame of the fullest board, ours and a bare batch's.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import pyglet

pyglet.options.shadow_window = False
pyglet.options.debug_gl = False
_SIZE = (1280, 720)
_ROUNDS = 15


def seconds(work: Callable[[], object]) -> float:
    """Seconds of this thread that one call takes; what the software rasteriser's own threads do is not counted."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def bare_window() -> Any:
    """A window as ours is, with nothing in it."""
    from pyglet import gl, window

    config = gl.Config(red_size=8, green_size=8, blue_size=8, alpha_size=8, double_buffer=True)  # type: ignore[abstract]
    return window.Window(*_SIZE, config=config, vsync=False)


def bare() -> float:
    """From nothing to a bare window's first frame, with one line of words."""
    start = time.perf_counter()
    window = bare_window()
    label = pyglet.text.Label("Torchturn", x=20, y=20)
    window.clear()
    label.draw()
    window.flip()
    return time.perf_counter() - start


def our_app() -> Any:
    """Our window over a game that has begun."""
    from engine.game import Game
    from engine.window.app import App
    from engine.window.desk import Desk
    from engine.window.settings import Settings
    from tests.window.houses import MemoryHouse

    house = MemoryHouse()
    desk = Desk(house, Settings(speed=0))
    desk.enter(Game.new(7, house.content))
    return lambda: App(desk)


def first() -> float:
    """From the game in memory to our window's first frame."""
    begin = our_app()
    start = time.perf_counter()
    begin().draw()
    return time.perf_counter() - start


def frame() -> tuple[float, float]:
    """A frame in which all is drawn anew, over a bare batch of as many sprites and labels."""
    from engine.window.parts.rect import Rect
    from engine.window.picture import Face, Glyph, Words

    app = our_app()()
    app.draw()
    picture = app.desk.picture()
    batch, kept = pyglet.graphics.Batch(), []
    image = pyglet.image.SolidColorImagePattern((90, 80, 70, 255)).create_image(64, 64)
    for item in picture.items:
        if isinstance(item, Words):
            kept.append(pyglet.text.Label(item.text, x=item.x, y=item.y, batch=batch))
        elif isinstance(item, Face | Glyph):
            kept.append(pyglet.sprite.Sprite(image, item.x, item.y, batch=batch))

    def ours() -> None:
        app.painter._part = Rect(0, 0, picture.width, picture.height)
        app.on_draw()

    def theirs() -> None:
        app.window.clear()
        batch.draw()

    pairs = []
    for _ in range(_ROUNDS):
        pairs.append((seconds(ours), seconds(theirs)))
        app.window.flip()
    pairs.sort(key=lambda pair: pair[0] / pair[1])
    return pairs[_ROUNDS // 2]


if __name__ == "__main__":
    print({"bare": bare, "first": first, "frame": frame}[sys.argv[1]]())
