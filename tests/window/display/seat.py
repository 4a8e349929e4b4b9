"""A seat at the window: the game as `python -m engine` starts it, answering a test's questions over its pipes.

`python -m tests.window.display.seat TRICK ARGUMENTS...`; every line that comes in is a question, every line that goes
out its answer as JSON. Nothing is played over the pipe: for that there are the mouse and the keys.
"""

from __future__ import annotations

import json
import os
import select
import sys
from pathlib import Path
from typing import Any

import pyglet

_EVERY = 0.02  # seconds between two looks at the pipe


def state(app: Any) -> dict[str, Any]:
    """What a test may want to know."""
    desk = app.desk
    game = desk.game
    return {
        "pages": desk.pages, "pixels": desk.pixels, "focus": desk.view.focus, "chosen": desk.view.chosen,
        "hover": desk.view.hover, "drag": desk.view.drag, "tip": desk.view.tip, "settled": not app.behind
        and not app.motion.under_way, "clock": game.clock if game is not None else -1,
        "digest": game.digest() if game is not None else "", "hits": [hit.node for hit in desk.picture().hits],
        "tree": [node.id for node in desk.view.tree.walk()], "speed": app.motion.speed,
        "words": desk.settings.text_scale, "binding": desk.view.binding,
        "stands": next((node.id for node in desk.view.tree.walk() if "here" in node.states), ""),
        "gate": [node.short for node in desk.view.tree.walk() if node.role == "seeker" and desk.page == "pick"],
        "who": [node.name for node in desk.view.tree.children if node.id == "seeker"],
        "numbers": {hit.act: hit.key for hit in desk.picture().hits if hit.key},
        "front": app._front.meant(),
        "pointer": [round(at * app.painter.unit - 0.5) for at in desk.view.pointer],
        "worn": {node.id: node.name for node in desk.view.tree.walk() if node.id in ("hand", "offhand")},
    }


def spot(app: Any, node: str) -> list[int]:
    """The pixel in the middle of a node's place on the page."""
    hit = next(hit for hit in reversed(app.desk.picture().hits) if node in (hit.node, hit.act))
    unit = app.painter.unit
    return [round((hit.x + hit.w / 2) * unit), round((hit.y + hit.h / 2) * unit)]


def shot(app: Any, path: str) -> list[int]:
    """Draw, and keep the pixels of the window as RGBA bytes; flames hold still for it."""
    app.motion.glow = 0
    app.window.switch_to()
    app.on_draw()
    image = pyglet.image.get_buffer_manager().get_color_buffer().get_image_data()
    Path(path).write_bytes(image.get_data("RGBA", image.width * 4))
    app.window.flip()
    return [image.width, image.height]


def rows(app: Any, node: str) -> list[int]:
    """A column of pixels through a node's place, and the first and the last row whose middle lies in it."""
    hit = next(hit for hit in reversed(app.desk.picture().hits) if node in (hit.node, hit.act))
    unit = app.painter.unit
    inside = [row for row in range(app.desk.pixels[1]) if hit.y <= (row + 0.5) / unit < hit.y + hit.h]
    return [round((hit.x + hit.w / 2) * unit), inside[0], inside[-1]]


def still(app: Any) -> bool:
    """Nothing moves of itself from here on, and what was moved is over."""
    app.desk.settings.speed = 0
    app.motion.finish()
    app.motion.glow, app.motion.drift = 0, 0.0
    app.desk.view.hint = app.desk.view.toast = app.desk.view.caption = ""
    app.desk.stale = True
    app.draw()
    return True


def answer(app: Any, question: str) -> Any:
    """The answer to one question."""
    word, _, more = question.strip().partition(" ")
    if word == "spot":
        return spot(app, more)
    if word == "shot":
        return shot(app, more)
    if word == "rows":
        return rows(app, more)
    if word == "say":
        app.desk.toast(more)
        app.motion.finish()
        app.draw()
        return True
    if word == "still":
        return still(app)
    if word == "lose":
        return app.on_context_lost()
    return state(app)


def listen(app: Any) -> None:
    """Answer what was asked since the last look."""
    while select.select([sys.stdin], [], [], 0)[0]:
        question = os.read(0, 4096).decode()
        if not question:
            pyglet.clock.unschedule(app.listening)
            return
        print(json.dumps(answer(app, question)), flush=True)


def break_a_rule() -> None:
    """From its third turn on, hunger falls over."""
    from systems.body.hunger import Hungering

    whole = Hungering.run

    def broken(self: Hungering, world: Any) -> None:
        if world.turn >= 3:
            raise RuntimeError("hunger fell over")
        whole(self, world)

    Hungering.run = broken  # type: ignore[method-assign]


def forbid_devices() -> None:
    """Nothing under /dev/input and /dev/snd is there."""

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if event in ("open", "os.listdir", "os.scandir") and str(arguments[0]).startswith(("/dev/input", "/dev/snd")):
            raise FileNotFoundError(2, "No such file or directory", str(arguments[0]))

    sys.addaudithook(watch)


def main(trick: str, arguments: list[str]) -> int:
    """Take a seat; the game's exit code."""
    pyglet.options.shadow_window = False
    pyglet.options.headless = trick == "headless"
    if trick == "broken":
        break_a_rule()
    if trick == "deviceless":
        forbid_devices()
    from engine.__main__ import main as play
    from engine.window.app import App

    run = App.run

    def watched(app: App) -> int:
        app.listening = lambda _seconds: listen(app)  # type: ignore[attr-defined]
        pyglet.clock.schedule_interval(app.listening, _EVERY)  # type: ignore[attr-defined]
        return run(app)

    App.run = watched  # type: ignore[method-assign]
    return play(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
