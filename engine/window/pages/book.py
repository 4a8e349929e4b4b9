"""Book: all pages by name."""

from __future__ import annotations

from collections.abc import Callable

from engine.window.pages.board import board
from engine.window.pages.chronicle import chronicle
from engine.window.pages.credits import credits
from engine.window.pages.keys import keys
from engine.window.pages.lore import help
from engine.window.pages.settings import settings
from engine.window.pen import Pen
from engine.window.view import PageView

Page = Callable[[Pen, PageView], None]

PAGES: dict[str, Page] = {
    "board": board, "chronicle": chronicle, "credits": credits, "help": help, "keys": keys, "settings": settings,
}
