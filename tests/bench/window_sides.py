"""Both sides of the window's benchmarks, each a program of its own: ours, and pyglet with nothing of ours.

`python -m tests.bench.window_sides SIDE`: `bare` and `first` print the seconds from opening a window to its first
frame, on the wall and of this process; `frame` prints in rounds the seconds of our thread that a frame of the fullest
board takes, and a bare batch's.
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
_ROUNDS = 41


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


Begun = tuple[float, float]


def clocks() -> Begun:
    """Seconds on the wall, and of all threads of this process that had a core."""
    return time.perf_counter(), time.process_time()


def since(start: Begun) -> Begun:
    """Both clocks since then."""
    now = clocks()
    return now[0] - start[0], now[1] - start[1]


def bare() -> Begun:
    """From nothing to a bare window's first frame, with one line of words."""
    start = clocks()
    window = bare_window()
    label = pyglet.text.Label("Torchturn", x=20, y=20)
    window.clear()
    label.draw()
    window.flip()
    return since(start)


def our_app() -> Any:
    """Our window over a game that has begun."""
    from engine.play.game import Game
    from engine.window.app import App
    from engine.window.desk import Desk
    from engine.window.settings import Settings
    from tests.window.houses import MemoryHouse

    house = MemoryHouse()
    desk = Desk(house, Settings(speed=0))
    desk.enter(Game.new(7, house.content))
    return lambda: App(desk)


def first() -> Begun:
    """From the game in memory to our window's first frame."""
    begin = our_app()
    start = clocks()
    begin().draw()
    return since(start)


def frame() -> list[tuple[float, float]]:
    """Frames in which all is drawn anew, over a bare batch of as many sprites and labels."""
    from engine.window.parts.rect import Rect
    from engine.window.picture import Face, Glyph, Words
    from tests.bench.fullest import fullest

    app, picture = our_app()(), fullest(*_SIZE)
    app.desk.picture = lambda: picture
    app.draw()
    batch = pyglet.graphics.Batch()
    kept: list[object] = []
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
    return pairs


if __name__ == "__main__":
    print({"bare": bare, "first": first, "frame": frame}[sys.argv[1]]())
