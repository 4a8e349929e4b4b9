"""Parse: a typed line against the tree of what can be done; numbers, words, names and addresses all do."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches

from content.verb import Where
from engine.kernel.command import HEADINGS, LONGEST_ADDRESS, OF_WAYS, Command, fields_of, name_of
from engine.play.commands import parse
from engine.scene.node import FOCUSABLE, Node, Role
from engine.text.draw_acts import numbered
from engine.text.matching import best, matches, words_of
from engine.text.request import Confirm, Do, Leave, Lost, Refused, Request, Show, Which, Why
from engine.text.verbs import Vocabulary
from systems.rest.verbs import MOST_WAITS

LONGEST = 200
_DIGITS = 12
_PLACES = {"centre": "centre", "center": "centre", "middle": "centre"}
_SHOWN = {"map": "map", "pack": "pack", "acts": "acts", "sheet": "sheet", "help": "help", "board": "board"}


class Parser:
    """Reads lines. `tree` is the board; `rooms` draws up the map when somebody wants to travel."""

    def __init__(self, vocabulary: Vocabulary, tree: Node, rooms: Callable[[], Node]) -> None:
        self.vocabulary = vocabulary
        self.tree = tree
        self.rooms = rooms
        self.acts = numbered(tree)

    def read(self, line: str) -> Request:
        """What the line means. Never raises on anything typed."""
        words = re.sub(r"[^\w.?\- ]", " ", line[:LONGEST].lower()).split()
        if not words:
            return Show("board")
        head, rest = words[0], self.vocabulary.without_idle(words[1:])
        if head.isdecimal():
            return self._number(head)
        if head.strip("?") == "":
            return Show("help")
        whole = [pair for pair in self.acts if pair[1].name.lower() == line.strip().lower()]
        # What rooms offer is called by words that are verbs of their own: search the nests, dig clay.
        whole = whole or [pair for pair in self.acts if self._telling(pair[1].name) == self._telling(line)]
        if len(whole) == 1:
            return self._do(whole[0][1])
        if head in _PLACES and not rest:
            return self._made("approach", target=_PLACES[head])
        verb = self.vocabulary.verb(head)
        if not verb:
            near = self.vocabulary.near(head)
            return Lost("text.lost.near", {"word": head, "near": near}) if near else Lost("text.lost", {"word": head})
        return self._verb(verb, rest)

    def _made(self, verb: str, **fields: str | int) -> Request:
        """Submit the command of this name, with its fields."""
        return Do(parse({"do": verb, **fields}, self.vocabulary.records))

    def _do(self, node: Node) -> Request:
        # Some deeds are tried even where they cannot be done: walking into a wall is how one feels it (WALL-13).
        if not node.enabled and not (node.command is not None and self.vocabulary.records.of(node.command).felt):
            return Refused(node.reason)
        return Do(node.command) if node.command is not None else Lost("text.lost", {"word": node.name})

    def _telling(self, text: str) -> list[str]:
        """The words of a text that say something."""
        return self.vocabulary.without_idle(words_of(text))

    def _number(self, digits: str) -> Request:
        wanted = int(digits[:9])
        found = next((act for number, act in self.acts if number == wanted), None)
        return self._do(found) if found is not None else Lost("text.no_number", {
            "number": _shortened(digits), "last": len(self.acts)})

    def _verb(self, verb: str, rest: list[str]) -> Request:
        if verb in _SHOWN:
            return Show(_SHOWN[verb])
        if verb in HEADINGS:
            return self._heading(verb)
        if verb == "quit":
            return Leave()
        if verb in ("yes", "no"):
            return Confirm(verb == "yes")
        if verb == "log":
            return Show("chronicle", most=int(rest[0][:6]) if rest and rest[0].isdecimal() else 0)
        if verb == "look":
            return self._look(rest)
        if verb == "why":
            return self._why(rest)
        examining = self._of(*self.vocabulary.kinds["examine"])
        if verb == "examine" and rest and not matches(examining, rest, rest):
            seen = self._look(rest)
            return self._act(verb, rest) if isinstance(seen, Lost) and not examining else seen
        if verb == "wait" and rest and rest[0].removeprefix("-").isdecimal():
            return self._wait(int(rest[0][:9]))
        if verb == "travel":
            return self._travel(rest)
        if verb == "take" and rest == ["all"]:
            return self._made("sweep")
        if verb in ("step", "approach") and len(rest) == 1 and self.vocabulary.verb(rest[0]) in HEADINGS:
            return self._side(self.vocabulary.verb(rest[0]))
        if verb in ("step", "approach") and len(rest) == 1 and rest[0] in _PLACES:
            return self._made("approach", target=_PLACES[rest[0]])
        return self._act(verb, rest)

    def _heading(self, heading: str) -> Request:
        act = next((act for _, act in self.acts if act.id == f"acts.step.{heading}"), None)
        return self._do(act) if act is not None else self._made("step", heading=heading)

    def _side(self, heading: str) -> Request:
        """To go to a side is the whole way to it; from there it is the step out."""
        act = next((act for _, act in self.acts if act.id == f"acts.approach.{heading}" and act.enabled), None)
        return self._do(act) if act is not None else self._heading(heading)

    def _wait(self, turns: int) -> Request:
        if turns < 1 or turns > MOST_WAITS:
            return Lost("text.wait_bounds", {"most": MOST_WAITS})
        return self._made("wait") if turns == 1 else self._made("wait_turns", turns=turns)

    def _act(self, verb: str, rest: list[str]) -> Request:
        kinds = self.vocabulary.kinds[verb]
        acts = self._of(*kinds)
        if not rest and name_of(kinds[0]) == verb and not fields_of(kinds[0]):
            acts = [(number, act) for number, act in acts if isinstance(act.command, kinds[0])]
        found = matches(acts, rest, self._plain(rest))
        for pairs in ([pair for pair in found if pair[1].enabled], found):
            if len(pairs) == 1:
                return self._do(pairs[0][1])
            if pairs:
                return Which(tuple(pairs))
        return self._unheard(verb, rest, kinds)

    def _of(self, *kinds: type[Command]) -> list[tuple[int, Node]]:
        """The acts of these kinds, with their numbers."""
        return [(number, act) for number, act in self.acts if isinstance(act.command, kinds)]

    def _plain(self, rest: list[str]) -> list[str]:
        """The same words with headings written out: `e` is east."""
        verbs = self.vocabulary.verbs
        return [verbs[word] if verbs.get(word) in HEADINGS else word for word in rest]

    def _unheard(self, verb: str, rest: list[str], kinds: tuple[type[Command], ...]) -> Request:
        """No act fits. What is known by name or address still makes a command, and the game says why it is refused."""
        kind = kinds[0]
        if not rest:
            return self._bare(verb, kind)
        address = self._address(rest)
        field = self.vocabulary.records.by_name[name_of(kind)].address
        if address and field:
            if address in HEADINGS and dict(fields_of(kind))[field] in OF_WAYS - {"slot"}:
                address = f"beyond.{address}"
            return self._made(name_of(kind), **{field: address[:LONGEST_ADDRESS]})
        names = {word for _, act in self.acts if isinstance(act.command, kinds) for word in words_of(act.name)}
        near = get_close_matches(rest[-1], sorted(names), 1, 0.6)
        if near:
            return Lost("text.lost.near", {"word": rest[-1], "near": near[0]})
        return Lost("text.cannot", {"verb": verb, "what": " ".join(rest)})

    def _bare(self, verb: str, kind: type[Command]) -> Request:
        """A verb alone. Where the deed needs no object, or is done to the room, the game says why it is refused."""
        if not fields_of(kind):
            return Do(kind())
        record = self.vocabulary.records.by_name[name_of(kind)]
        if record.address and any(offer.where is Where.CENTRE and offer.when is None for offer in record.offers):
            return self._made(record.name, **{record.address: "centre"})
        return Lost("text.nothing_to", {"verb": verb})

    def _address(self, rest: list[str]) -> str:
        """The address that was typed, or that of the card which is called so, or nothing."""
        address = ".".join(self._plain(rest))
        if re.fullmatch(r"[a-z]+(\.[a-z0-9\-]+)*", address) and address.split(".")[0] in ADDRESSES:
            return address
        cards = best([node for node in self.tree.walk() if node.role in (Role.CARD, Role.CREATURE)], rest)
        return cards[0].id if cards else ""

    def _look(self, rest: list[str]) -> Request:
        if not rest:
            return Show("card", of="centre")
        plain = self._plain(rest)
        address = ".".join(plain)
        nodes = [node for node in self.tree.walk() if node.role in FOCUSABLE and node.role not in (Role.ACT, Role.LINE)]
        exact = [node for node in nodes if node.id == address]
        if exact:
            return Show("card", of=address)
        if len(plain) == 1 and plain[0] in ("me", "self", "myself"):
            return Show("sheet")
        cards = [node for node in nodes if node.role in (Role.CARD, Role.CREATURE, Role.LOCATION)]
        conditions = [node for node in self.tree.walk() if node.role is Role.FACT and node.kind == "condition"]
        found = best(cards, plain) or best(conditions, plain)
        if found:
            return Show("card", of=found[0].id)
        if plain[0] in ADDRESSES:
            return Show("card", of=address[:64])
        return Lost("text.no_such_thing", {"what": " ".join(rest)})

    def _why(self, rest: list[str]) -> Request:
        if not rest:
            odd = [act for _, act in self.acts if act.odds is not None or act.struck]
            return Why(odd[0]) if odd else Lost("text.why_what")
        if rest[0].isdecimal():
            found = next((act for number, act in self.acts if number == int(rest[0][:9])), None)
            return Why(found) if found is not None else Lost("text.no_number", {
                "number": _shortened(rest[0]), "last": len(self.acts)})
        verb = self.vocabulary.verb(rest[0])
        kinds = self.vocabulary.kinds.get(verb, (Command,))
        acts = self._of(*kinds)
        typed = rest[1:] if verb in self.vocabulary.kinds else rest
        pairs = matches(acts, typed, self._plain(typed))
        return Why(pairs[0][1]) if pairs else Lost("text.no_such_thing", {"what": " ".join(rest)})

    def _travel(self, rest: list[str]) -> Request:
        rooms = [node for node in self.rooms().children if node.command is not None]
        if not rest:
            return Show("map")
        numbered_so = [node for node in rooms if rest[0].isdecimal() and node.value == int(rest[0][:9])]
        found = numbered_so or best(rooms, rest)
        if not found:
            return Lost("text.no_such_room", {"what": " ".join(rest)})
        return self._do(min(found, key=lambda node: (not node.enabled, node.age or 0)))


ADDRESSES = frozenset((
    "north", "east", "south", "west", "centre", "here", "pack", "storage", "hand", "offhand", "head", "body", "arms",
    "legs", "neck", "finger", "beyond", "room",
))


def _shortened(digits: str) -> str:
    """A number as it was typed, or how it begins."""
    return digits if len(digits) <= _DIGITS else f"{digits[:_DIGITS]}..."
