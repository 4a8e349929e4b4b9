"""Deck: the pages there are, by name, and which screen of the tree each is drawn from."""

from __future__ import annotations

from collections.abc import Callable

from engine.scene.node import Node, Role
from engine.window.pages.asking import choice, confirm
from engine.window.pages.board import board
from engine.window.pages.card import card
from engine.window.pages.chronicle import chronicle
from engine.window.pages.crash import crash
from engine.window.pages.credits import credits
from engine.window.pages.dead import dead
from engine.window.pages.keys import keys
from engine.window.pages.lore import help
from engine.window.pages.map import map_page
from engine.window.pages.over import over
from engine.window.pages.pack import pack
from engine.window.pages.pause import pause
from engine.window.pages.pick import pick
from engine.window.pages.refused import damaged, sealed
from engine.window.pages.seeker import seeker
from engine.window.pages.settings import settings
from engine.window.pages.title import title
from engine.window.pen import Pen
from engine.window.view import PageView

Page = Callable[[Pen, PageView], None]

EMPTY = Node(id="nothing", role=Role.SCREEN, name="")
# Pages drawn from another screen than the board.
SCREENS = {"map": "map", "card": "card", "chronicle": "chronicle", "help": "help", "dead": "morgue"}
# Pages that show nothing of a game, and those that need a seeker to look at.
BARE = frozenset({"title", "settings", "keys", "credits", "crash", "damaged", "sealed"})
NEEDS_SEEKER = frozenset({"board", "map", "pack", "seeker", "chronicle", "card", "dead", "pause"})
PAGES: dict[str, Page] = {
    "board": board,
    "card": card,
    "choice": choice,
    "chronicle": chronicle,
    "confirm": confirm,
    "crash": crash,
    "credits": credits,
    "damaged": damaged,
    "dead": dead,
    "help": help,
    "keys": keys,
    "map": map_page,
    "over": over,
    "pack": pack,
    "pause": pause,
    "pick": pick,
    "sealed": sealed,
    "seeker": seeker,
    "settings": settings,
    "title": title,
}
