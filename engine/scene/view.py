"""View: a screen of the game as one tree, from what the played seeker knows alone (P9, F2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.play.game import Game
from engine.play.outcome import Line
from engine.scene.acts import acts
from engine.scene.agenda import agenda
from engine.scene.board import cards_of_room, room_facts
from engine.scene.card_info import card_info
from engine.scene.choice import choice
from engine.scene.chronicle import chronicle
from engine.scene.eye import Eye
from engine.scene.help import topics
from engine.scene.map import dungeon_map
from engine.scene.morgue import morgue
from engine.scene.node import Node, Role
from engine.scene.pack import pack, worn
from engine.scene.rosette import rosette
from engine.scene.status import header, seeker
from engine.scene.threat import threat

SCREENS = ("board", "map", "card", "chronicle", "help", "morgue")


class ScreenError(ValueError):
    """There is no such screen."""


def view(
    game: Game, screen: str = "board", of: str = "", lines: Iterable[Line] | None = None, fresh: bool = False
) -> Node:
    """The tree of a screen. `card` looks at the address `of`; `lines` replace those that the game remembers.

    `fresh` takes nothing over from views before. ScreenError when there is no such screen. Reads only.
    """
    if screen not in SCREENS:
        raise ScreenError(screen)
    eye = Eye(game, fresh)
    told = list(game.log.get(game.seeker, ()) if lines is None else lines)
    if screen == "board":
        return _board(eye, told)
    if screen == "map":
        return dungeon_map(eye)
    if screen == "card":
        return card_info(eye, of or "here")
    if screen == "help":
        return topics(game.content)
    if screen == "morgue":
        return morgue(eye, told)
    return chronicle(eye, told, most=0)


def _board(eye: Eye, lines: list[Line]) -> Node:
    top = header(eye)
    pending = choice(eye)
    return Node(
        id="board",
        role=Role.SCREEN,
        name=top.name,
        text=top.text,
        kind="board",
        age=top.age,
        children=(
            top,
            seeker(eye),
            *cards_of_room(eye),
            room_facts(eye),
            *threat(eye),
            rosette(eye),
            agenda(eye),
            worn(eye),
            pack(eye),
            *((pending,) if pending is not None else ()),
            acts(eye),
            chronicle(eye, lines),
        ),
    )
