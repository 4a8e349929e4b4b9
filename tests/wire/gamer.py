"""Gamer: plays one life by the wire alone and unblessed, to a level, or down a mouth, and keeps what it met."""

from __future__ import annotations

from collections.abc import Generator

from tests.wire.bot import Bot
from tests.wire.sight import HEADINGS, Node, find, is_so, walk
from tests.wire.talk import Answer, Player

Sent = Generator[Node, Answer, Answer]

MOST = 1_500  # acts of a life
WITHIN = 160  # acts in a sub-dungeon, after which there is little left to see
HURT = 60


class Gamer(Bot):
    """One life. `met` are ids of cards by the level and theme where they were seen; `end` says how it ended.

    With a `mouth`, the theme of a sub-dungeon, it looks for the card `into` it, and goes about in there to the end.
    """

    def __init__(self, goal: int = 3, mouth: str = "", into: str = "", seeker: int = 1) -> None:
        super().__init__(seeker)
        self.met: dict[tuple[str, int], set[str]] = {}
        self.end = ""
        self.faults: list[str] = []
        self.acts = 0
        self._goal, self._mouth, self._into = goal, mouth, into
        self._within = 0

    def play(self) -> Player:
        """The one life, as requests."""
        yield from self._sent({"do": "pick", "seeker": self._seeker})
        self._forget()
        while not self.end and self.acts < MOST:
            self.board = (yield from self._sent({"ask": "view"})).get("view", {})
            if not self.board:
                self.end = "no view"
                return
            self._note()
            if self.end:
                return
            act = yield from self._choose()
            answer = yield from self._sent(act)
            if "asks" in answer:
                answer = yield from self._sent({**act, "sure": True})
            self._learn(act, answer)
            self.acts += 1
            if answer.get("ended"):
                self.end = f"died on level {self.level}"
        self.end = self.end or "no end"

    def _sent(self, request: Node) -> Sent:
        answer = yield request
        if {"error", "crashed", "gone"} & answer.keys():
            self.faults.append(f"{request} -> {answer}")
        return answer

    @property
    def level(self) -> int:
        """The level on which it is."""
        return int(find(self.board, "header").get("value", 0))

    @property
    def theme(self) -> str:
        """The theme of that level."""
        return str(find(self.board, "header").get("art", ""))

    def _note(self) -> None:
        """Cards seen in this room, and whether it has come where it wanted to."""
        seen = self.met.setdefault((self.theme, self.level), set())
        places = [find(self.board, name) for name in ("centre", *HEADINGS, "storage", "beyond")]
        seen.update(str(node["art"]) for place in places for node in walk(place) if node.get("art"))
        self._within += self._mouth == self.theme
        if self._within >= WITHIN:
            self.end = "saw it"
        elif not self._mouth and self.level >= self._goal:
            self.end = f"level {self.level}"

    def _learn(self, act: Node, answer: Answer) -> None:
        before = self.won
        super()._learn(act, answer)
        if act["do"] in ("descend", "ascend", "enter", "leave") and "events" in answer:
            self._forget()
        self.won = before

    def _heal(self) -> Node | None:
        """Draughts first; then a camp, where nobody is near and it is allowed."""
        act = super()._heal()
        if act is not None or self._share("health") >= HURT:
            return act
        near = [node for node in walk(self.board) if node["role"] == "creature" and is_so(node, "awake")]
        return None if near else self._first("camp")

    def _leave(self) -> Node | None:
        """On by the stairs, or in by the mouth that is looked for; once within there is nothing to leave for."""
        if not self._mouth:
            return super()._leave()
        return None if self._mouth == self.theme else self._way_off({self._into: "enter"})
