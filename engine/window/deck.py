"""Deck: the pages there are, by name, and which screen of the tree each is drawn from."""

from __future__ import annotations

from collections.abc import Callable

from engine.scene.node import Node, Role
from engine.window.pages.board import board
from engine.window.pen import Pen
from engine.window.view import PageView

Page = Callable[[Pen, PageView], None]

EMPTY = Node(id="nothing", role=Role.SCREEN, name="")
# Pages drawn from another screen than the board.
SCREENS = {"map": "map", "card": "card", "chronicle": "chronicle", "help": "help", "dead": "morgue"}
PAGES: dict[str, Page] = {"board": board}
