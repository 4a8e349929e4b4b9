"""Telling: what a game says to each of a row of requests, as lines of text that can be kept and compared."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from hashlib import blake2b
from typing import Any

from engine.play.chronicle import Chronicle
from engine.play.game import Game
from engine.play.origin import theme_named
from engine.wire import run_wire
from tests.build import base_content
from tests.wire.sight import walk
from tests.wire.talk import Answer, Player, Talk

EVERY = 10  # acts after which all pages are looked at, and the whole state
SCREENS = ("map", "help", "chronicle", "morgue")
CARDS = ("card", "creature", "location")

Request = dict[str, Any]
Told = Generator[Request, Answer, Answer]


class Teller:
    """Asks a game what came of each request, and writes it down: `lines` what is told, `states` all that is so."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.states: list[str] = []

    def again(self, requests: Iterable[Request]) -> Player:
        """The requests of a game that was kept, one after another."""
        for request in requests:
            yield from self.done(request)

    def along(self, player: Player, most: int) -> Player:
        """What a player asks, and of whatever it does what came of it, until it has done so much."""
        request = next(player)
        while len(self.lines) < most:
            answer = (yield from self.done(request)) if "do" in request else (yield request)
            try:
                request = player.send(answer)
            except StopIteration:
                return

    def done(self, request: Request) -> Told:
        """One deed, and a line for it."""
        answer = yield request
        told: dict[str, Any] = {"do": request, **_short(answer)}
        told["view"] = (yield {"ask": "digest"})["digest"]["view"]
        if len(self.lines) % EVERY == 0:
            told["pages"] = yield from self._pages()
            self.states.append((yield {"ask": "digest", "state": True})["digest"]["state"])
        self.lines.append(json.dumps(told, ensure_ascii=False))
        return answer

    def _pages(self) -> Generator[Request, Answer, str]:
        """One digest of every other screen, of the page of each card in sight, and of the list of commands."""
        total = blake2b(digest_size=16)
        for screen in SCREENS:
            total.update((yield {"ask": "digest", "screen": screen})["digest"]["view"].encode())
        board = (yield {"ask": "view"})["view"]
        for address in [node["id"] for node in walk(board) if node["role"] in CARDS]:
            total.update(_bytes((yield {"ask": "view", "screen": "card", "of": address})))
        total.update(_bytes((yield {"ask": "commands"})))
        return total.hexdigest()


def played(origin: str, player: Player) -> Game:
    """A game of this seed and theme, asked over the wire until the player has enough."""
    seed, _, theme = origin.partition(":")
    named = theme_named(base_content(), theme)
    game = Game(Chronicle.begin(int(seed), base_content(), strict=True, theme=named), 0)
    talk = Talk(player)
    run_wire(game, talk, talk, debug=True)  # type: ignore[arg-type]
    return game


def requests_of(lines: Iterable[str]) -> list[Request]:
    """What was asked for in lines that were kept."""
    return [json.loads(line)["do"] for line in lines]


def _short(answer: Answer) -> dict[str, Any]:
    """An answer without its words, which the view's digest covers, and without what never differs."""
    said = {name: value for name, value in answer.items() if name != "events"}
    said |= {name: said[name]["id"] for name in ("refused", "asks", "stopped") if name in said}
    if "events" in answer:
        said["events"] = [[event["id"], event["params"], event["channel"]] for event in answer["events"]]
    return said


def _bytes(answer: Answer) -> bytes:
    return json.dumps(answer, sort_keys=True).encode()
