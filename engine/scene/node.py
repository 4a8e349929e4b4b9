"""Node: one thing to see or to do, as plain data; the tree of nodes is the only source of what any face shows."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from hashlib import blake2b

import msgspec

from engine.kernel.command import Command

# A change that an older reader of the wire would misread raises this number.
TREE = 1


class Role(StrEnum):
    """What a node is to whoever shows it."""

    SCREEN = "screen"
    GROUP = "group"
    SEEKER = "seeker"
    LOCATION = "location"
    SLOT = "slot"
    CARD = "card"
    CREATURE = "creature"
    INTENT = "intent"
    WAY = "way"
    ROOM = "room"
    POOL = "pool"
    METER = "meter"
    ATTRIBUTE = "attribute"
    AFFLICTION = "affliction"
    FACT = "fact"
    DUE = "due"
    ACT = "act"
    ANSWER = "answer"
    LINE = "line"
    TOPIC = "topic"


# What a player can dwell on: each of these says in its text what it is (F1).
FOCUSABLE = frozenset(Role) - {Role.SCREEN, Role.GROUP}


class Part(msgspec.Struct, frozen=True, gc=False):
    """One part of a sum of odds: its label in words and its value in per cent."""

    name: str
    value: int


class Chance(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A chance in per cent, with its parts before the floor and the ceiling.

    Where the rule rolls a `die` of few sides, `most` is what it may show; the parts are then pips.
    """

    chance: int
    terms: tuple[Part, ...] = ()
    most: int = 0
    die: int = 0


class Cost(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What an act takes: Action Points, stamina, unspent experience; and the world turns of an errand that wants more
    than is left."""

    ap: int = 0
    stamina: int = 0
    turns: int = 0
    experience: int = 0


class Node(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One thing to see or to do.

    `id` is stable and by place (`board.north.creature`), never an entity's. `name`, `short`, `text` and `reason` are
    words; `role`, `kind` and `states` are fixed tokens, `art` the id of the card that the picture follows. `value` of
    `full` fills a bar, or counts; `distance` is in steps, `age` in world turns since something was seen, `at` a place
    on the map (column, row; north is row + 1). `odds`, `cost`, `damage` (lowest, highest), `struck` (chances of
    being struck for it) and `brings` (what a hit lays upon its target, in per cent) are what the rule will use;
    `command` is what to submit. A node that is not `enabled` has the `reason` why not; one that `asks` wants its
    command submitted again with `sure`.
    """

    id: str
    role: Role
    name: str
    short: str = ""
    text: str = ""
    kind: str = ""
    art: str = ""
    states: tuple[str, ...] = ()
    value: int | None = None
    full: int | None = None
    distance: int | None = None
    age: int | None = None
    at: tuple[int, int] | None = None
    odds: Chance | None = None
    cost: Cost | None = None
    damage: tuple[int, int] | None = None
    struck: tuple[Chance, ...] = ()
    brings: tuple[Part, ...] = ()
    command: Command | None = None
    asks: str = ""
    enabled: bool = True
    reason: str = ""
    children: tuple[Node, ...] = ()

    def walk(self) -> Iterator[Node]:
        """This node and all below it, from the top down."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, node_id: str) -> Node | None:
        """The node with this id, here or below, or None."""
        return next((node for node in self.walk() if node.id == node_id), None)

    def child(self, tail: str) -> Node | None:
        """The child whose id ends in this last part, or None."""
        return next((node for node in self.children if node.id.rpartition(".")[2] == tail), None)


_encode = msgspec.json.Encoder(order="deterministic").encode


def as_json(node: Node) -> bytes:
    """The tree as JSON: equal trees give equal bytes."""
    return _encode(node)


def digest(node: Node) -> str:
    """Digest of what is shown, in hex: equal views have equal digests (P9)."""
    return blake2b(as_json(node), digest_size=16).hexdigest()
