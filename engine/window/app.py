"""App: the pyglet window. Turns its events into inputs for the desk, and the desk's picture into a frame.

Nothing is drawn until something changed: the event loop draws on demand, and idle costs nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyglet

from engine.window import names, shader_groups
from engine.window.bakery import Bakery
from engine.window.desk import Desk
from engine.window.foreground import Foreground
from engine.window.frame import frame
from engine.window.guard import guarded
from engine.window.inputs import ButtonDown, ButtonUp, Moved, Pressed, Resized, Ticked, Wheeled
from engine.window.motion import Motion
from engine.window.painter import Painter
from engine.window.sound import Sound
from engine.window.x_window import keyed

ART = Path(__file__).parent / "art"
FAMILIES = ("TT Title", "TT Label", "TT Strong", "TT Prose", "TT Prose Italic", "TT Icons", "TT Readable",
            "TT Readable Strong")
_TICK, _FRAME = 1 / 20, 1 / 60  # seconds between two ticks, and while something moves
_ROW = 1 if sys.platform.startswith("linux") else 0  # of pixels: under X the lowest is row 0, elsewhere row 1


class FontError(RuntimeError):
    """A bundled face could not be loaded: words would be drawn as boxes."""


def load_fonts() -> None:
    """Load the bundled faces; FontError names one that did not come."""
    for path in sorted(ART.glob("*.ttf")):
        pyglet.font.add_file(str(path))
    missing = [family for family in FAMILIES if not pyglet.font.have_font(family)]
    if missing:
        raise FontError(f"the bundled face {missing[0]} could not be loaded from {ART}")


class App:
    """One window over one desk."""

    def __init__(self, desk: Desk, sound: Sound | None = None, on_settings: Callable[[], object] | None = None) -> None:
        from pyglet import display, gl, window

        load_fonts()
        self.desk = desk
        self.sound = sound or Sound(on=False)
        self.on_settings = on_settings
        config: Any = gl.Config(  # type: ignore[abstract]
            red_size=8, green_size=8, blue_size=8, alpha_size=8, double_buffer=True
        )
        screen = display.get_display().get_default_screen()
        wide, high = desk.pixels
        if wide > screen.width or high > screen.height:
            desk.handle(Resized(min(wide, screen.width), min(high, screen.height)))
        self.window: Any = keyed(window.Window)(
            *desk.pixels, config=config, caption="Torchturn", resizable=True, vsync=False
        )
        self.window.set_minimum_size(320, 180)
        self.painter = self._painter()
        self.motion = Motion(desk)
        self._shown: object = None
        self._seen: object = None
        self._due = self._uncovered = False
        self._front = Foreground()
        self._frame = guarded(self, self.frame)
        # Pushed before pyglet's own handlers, which still size the viewport; those that return True are the last.
        handlers = ("on_draw", "on_key_press", "on_activate", "on_deactivate", "on_mouse_motion", "on_mouse_drag",
                    "on_mouse_press", "on_mouse_release", "on_mouse_scroll", "on_resize", "on_close", "on_context_lost",
                    "on_expose", "on_show", "on_move")
        self.window.push_handlers(**{name: guarded(self, getattr(self, name)) for name in handlers})
        self._tick = guarded(self, self.tick)
        self._pace = _TICK
        self._fill_screen()
        pyglet.clock.schedule_interval(self._tick, _TICK)

    def run(self) -> int:
        """Show the window until it is closed; the exit code."""
        self.draw()
        pyglet.app.run(interval=None)
        return self.desk.exit_code

    # Drawing

    def _painter(self) -> Painter:
        width, height = self.desk.pixels
        unit = frame(width, height).unit
        return Painter(width, height, unit, self.desk.theme, Bakery(width * height))

    def draw(self) -> None:
        """Draw the picture now and show it."""
        self.window.switch_to()
        self.on_draw()
        self.window.flip()

    @property
    def behind(self) -> bool:
        """Whether the window shows something else than what should be seen, whoever has asked for that already."""
        return self._uncovered or self.desk.stale or self.desk.picture() is not self._seen

    def on_draw(self) -> None:
        """Bring the painter up to the desk's picture, and paint."""
        width, height = self.desk.pixels
        if (self.painter.width, self.painter.height) != (width, height) or self.painter.theme is not self.desk.theme:
            self.painter.delete()
            self.painter = self._painter()  # what was baked at another size or in another look is of no more use
        self._uncovered = False
        self._seen = self.desk.picture()
        picture = self.motion.picture(self._seen)
        if picture is not self._shown:
            self.painter.show(picture)
            self._shown = picture
        self.painter.draw(self.motion.glow)
        self._keep_pace()

    def frame(self, _seconds: float) -> None:
        """Draw what was done since the last frame, unless that has happened."""
        self._due = False
        if self.behind:
            self.draw()

    def tick(self, seconds: float) -> None:
        """Time passed: tooltips come, motion goes on, sounds are played; a frame is drawn only when one is due."""
        self.desk.handle(Ticked(round(seconds * 1000)))
        moving = self.motion.advance(seconds)
        if self.behind or moving:
            self.draw()
        self._events()
        if self.desk.leaving:
            self.leave()

    def _keep_pace(self) -> None:
        """Ticks come faster while something moves."""
        pace = _FRAME if self.motion.under_way else _TICK
        if pace != self._pace:
            self._pace = pace
            pyglet.clock.unschedule(self._tick)
            pyglet.clock.schedule_interval(self._tick, pace)

    def leave(self) -> None:
        """Close the window and end the loop."""
        self.window.close()
        pyglet.app.exit()

    def _events(self) -> None:
        events, self.desk.events = self.desk.events, []
        for event in events:
            self.sound.play(event, self.desk.settings.effects)
            if event == "settings":
                self._fill_screen()
                said = self.on_settings() if self.on_settings is not None else ""
                if said:
                    self.desk.toast(str(said))

    def _after(self) -> None:
        """Something was done. Whatever else waits is taken in before one frame is drawn for all of it."""
        self.motion.wake()
        self._ask_for_frame()
        self._events()

    def _ask_for_frame(self) -> None:
        """Draw as soon as all that waits is taken in."""
        if self.behind and not self._due:
            self._due = True
            pyglet.clock.schedule_once(self._frame, 0)

    def _fill_screen(self) -> None:
        """The window fills the screen, or is a window, as the player has it set."""
        if self.desk.settings.fullscreen != self.window.fullscreen:
            self.window.set_fullscreen(self.desk.settings.fullscreen)
            self.desk.handle(Resized(*self.window.get_size()))

    # Inputs

    def _point(self, x: float, y: float) -> tuple[float, float]:
        unit = self.desk.frame.unit
        return (x + 0.5) / unit, (self.desk.pixels[1] - _ROW - y + 0.5) / unit  # the middle of the pixel

    def on_key_press(self, symbol: int, modifiers: int) -> bool:
        """A key went down; Escape does not close the window."""
        name = names.key_name(symbol, modifiers, getattr(self.window, "place", 0))
        if name:
            self.motion.finish()
            self.desk.handle(Pressed(name))
            self._after()
        return True

    def on_activate(self) -> None:
        """The window came forward; by a click, if a button is down just now or one is taken in along with this."""
        self._front.came()
        if not getattr(self.window, "button_down", bool)():
            pyglet.clock.schedule_once(self._arrived, 0)

    def _arrived(self, _seconds: float) -> None:
        self._front.arrived()

    def on_deactivate(self) -> None:
        """Another window came forward, and gets what the keys do."""
        self._front.went()
        getattr(self.window, "forget_keys", bool)()

    def on_mouse_motion(self, x: int, y: int, _dx: int, _dy: int) -> None:
        """The pointer moved."""
        self.desk.handle(Moved(*self._point(x, y)))
        self._after()

    def on_mouse_drag(self, x: int, y: int, _dx: int, _dy: int, _buttons: int, _modifiers: int) -> None:
        """The pointer moved with a button held."""
        self.desk.handle(Moved(*self._point(x, y)))
        self._after()

    def on_mouse_press(self, x: int, y: int, button: int, _modifiers: int) -> None:
        """A button went down; one that brings the window forward does nothing else."""
        if not self._front.meant():
            self.window.activate()
            return
        self.motion.finish()
        self.desk.handle(ButtonDown(*self._point(x, y), button=names.BUTTONS.get(button, 2)))
        self._after()

    def on_mouse_release(self, x: int, y: int, button: int, _modifiers: int) -> None:
        """A button came up."""
        self._front.arrived()
        self.desk.handle(ButtonUp(*self._point(x, y), button=names.BUTTONS.get(button, 2)))
        self._after()

    def on_mouse_scroll(self, x: int, y: int, _scroll_x: float, scroll_y: float) -> None:
        """The wheel turned."""
        self.desk.handle(Wheeled(*self._point(x, y), notches=1 if scroll_y > 0 else -1))
        self._after()

    def on_resize(self, width: int, height: int) -> None:
        """The window has another size; the picture is laid out anew."""
        self.desk.handle(Resized(max(1, width), max(1, height)))
        self.motion.finish()

    def on_expose(self) -> None:
        """Part of the window was covered and is not any more: the picture is shown again, though it is the same."""
        self._uncovered = True
        self._ask_for_frame()

    def on_show(self) -> None:
        """The window was put away and is back."""
        self.on_expose()

    def on_move(self, _x: int, _y: int) -> None:
        """The window lies elsewhere, on another screen perhaps."""
        self.on_expose()

    def on_close(self) -> bool:
        """The window is closed: the game was kept after its last turn, and is kept once more."""
        self.desk.leaving = True
        self.leave()
        return True

    def on_context_lost(self) -> None:
        """The graphics card forgot everything: all is made anew."""
        shader_groups.forget()
        self.painter = self._painter()
        self._shown = None
        self.desk.stale = True
