"""A house in memory and desks over it, for tests of the window without a window."""

from __future__ import annotations

from collections.abc import Sequence

from content.registry import Content
from engine.play.game import Game
from engine.scene.node import Node
from engine.window.desk import Desk
from engine.window.house import DamagedError, HouseError, Kept, MissingPacksError
from engine.window.inputs import ButtonDown, ButtonUp, Moved, Pressed
from engine.window.picture import Hit
from engine.window.settings import Settings
from tests.build import base_content


class MemoryHouse:
    """Games by name; what is asked of it stands in `asked`."""

    def __init__(self, content: Content | None = None, kept: Sequence[Kept] = (), seed: int = 80) -> None:
        self.content = content or base_content()
        self.kept = list(kept)
        self.held: dict[str, Game] = {}
        self.asked: list[str] = []
        self.missing: set[str] = set()
        self.damaged: set[str] = set()
        self.full = ""
        self.seed = seed

    def begin(self) -> Game:
        """A new game at the gate."""
        self.asked.append("begin")
        return Game.bare(self.seed, self.content)

    def open(self, name: str, sealed: bool = False) -> Game:
        """A held game, or the sentence of why not; those in `missing` are opened sealed alone."""
        self.asked.append(f"open {name} sealed" if sealed else f"open {name}")
        if name in self.missing and not sealed:
            raise MissingPacksError(f"{name} was played with packs that are not here: glowcaps 1.0.0")
        if name in self.damaged:
            raise DamagedError(f"{name} is damaged; its backup is whole")
        if name not in self.held:
            raise HouseError(f"{name} cannot be opened")
        return self.held[name]

    def restore(self, name: str) -> None:
        """What was damaged is whole."""
        self.asked.append(f"restore {name}")
        self.damaged.discard(name)

    def games(self) -> Sequence[Kept]:
        """What was given."""
        return self.kept

    def keep(self) -> str:
        """Say that it was kept, or what `full` says."""
        self.asked.append("keep")
        return self.full

    def keeps(self) -> bool:
        """Whether any game is on the list."""
        return bool(self.kept)

    def log(self, error: BaseException) -> str:
        """Say that it was written down."""
        self.asked.append(f"log {error}")
        return f"{error}; written down in memory"


def a_desk(game: Game | None = None, settings: Settings | None = None, house: MemoryHouse | None = None) -> Desk:
    """A desk at the title, or in a game."""
    desk = Desk(house or MemoryHouse(game.content if game is not None else None), settings or Settings())
    if game is not None:
        desk.enter(game)
    return desk


def press(desk: Desk, *keys: str) -> None:
    """Keys, one after the other."""
    for key in keys:
        desk.handle(Pressed(key))


def hit_of(desk: Desk, node: str) -> Hit:
    """The place of a node on the page."""
    found = next((hit for hit in desk.picture().hits if hit.node == node), None)
    assert found is not None, f"{node} is not among {[hit.node for hit in desk.picture().hits]}"
    return found


def middle(hit: Hit) -> tuple[float, float]:
    """Where a hit is pointed at."""
    return hit.x + hit.w / 2, hit.y + hit.h / 2


def click(desk: Desk, node: str) -> None:
    """A click upon a node."""
    x, y = middle(hit_of(desk, node))
    desk.handle(Moved(x, y))
    desk.handle(ButtonDown(x, y))
    desk.handle(ButtonUp(x, y))


def drag(desk: Desk, node: str, target: str) -> None:
    """One thing dragged onto another."""
    desk.handle(ButtonDown(*middle(hit_of(desk, node))))
    desk.handle(Moved(*middle(hit_of(desk, target))))
    desk.handle(ButtonUp(*middle(hit_of(desk, target))))


def focus_on(desk: Desk, node: str, key: str = "TAB", most: int = 200) -> None:
    """Press a key until a node is focused."""
    for _ in range(most):
        if desk.view.focus == node:
            return
        press(desk, key)
    raise AssertionError(f"{node} was never focused")


def act_of(desk: Desk, act: str) -> Node:
    """An act of the tree on show."""
    found = desk.view.tree.find(act)
    assert found is not None, f"there is no {act}"
    return found


def spot(desk: Desk) -> str:
    """Where the seeker stands."""
    return next((node.id for node in desk.view.tree.walk() if "here" in node.states), "")


def acts_of(desk: Desk) -> list[Node]:
    """The acts on show."""
    group = desk.view.tree.find("acts")
    return list(group.children) if group is not None else []
