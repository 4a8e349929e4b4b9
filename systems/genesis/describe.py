"""Describe: a finished level as plain data for `torchturn dungeon --json`, with every card face up.

The data has these entries; rooms are numbered from 1 in the order of their birth, headings and spots are lower-case
words, and a lock's mark (`A`) is written small on its key (`a`):

- `theme` (id, code, name), `site`, `level`, `seed`, `age` (generations, 0 where none is told), `honour` (1-5 in a tomb,
  else 0), `entrance` and `exit` (rooms; exit is null where none is);
- `rooms`: `room`, `x`, `y` (north is y + 1), `name`, `card`, `size`, `terrain`, `tags`, `worth`, `distance`, `ways`
  (heading to room), `lock` (mark or null), `flood` (depth, 0-4), `spring` (null, or its `severity`, the `depth` at
  which it stands and the turn on which it is `due` to rise, null when it rises no more), `dirt` (0-100), `floor`
  (material or null), `sides` (heading to cards), `storage` (cards), `conditions` (cards),
  `hides` (null, or what a search finds: stash, clue, stone or trigger) and `hidden` (the cards of a stash);
- a card: `card`, `name`, `kind`, and where it has them `count`, `lock`, `key` (marks), `goods` (cards), `dirt`,
  `leads` (stairs `up` or `down`, a mouth `in` or `out`), `mouth` (the theme of the sub-dungeon), `mimic` (the form that
  waits in what seems a container), `level` (of a creature), `portions` (of a vein or outcrop) and `fresh` (the turn on
  which it goes bad, null while it rests);
- `passages`: `rooms` (two), `heading` (from the first), `wall` (material or null), `hidden_door`, `deep_water`;
- `locks`: `lock`, `tier`, `ordinal`, `room`, `spot` (null for a room, else that of the container), `name`;
- `keys`: `key`, `tier`, `room`, `spot`, `holder` (name of what holds it, or null when it lies openly), `within` (mark
  of the lock on what holds it, or null);
- `sections`: `section` (id), `name`, `kind` and `rooms` of each hand-built piece;
- `walls`: passages with a wall, by their index in `passages`;
- `certificate`: `push` (hidden doors, each as two rooms), then `take` (key), `in` (room), `opens` (lock), in order;
- `doors`: the hidden doors that the certificate uses, each as two rooms, in order; those that no step names are pushed
  after the last.
"""

from __future__ import annotations

from typing import Any

from components.card import Card
from components.creatures import Creature, Mimic
from components.gathering import Outcrop, Vein
from components.level import Age, Certificate, Honour, LevelInfo
from components.locks import Key, Lock
from components.place import SIDES, Place, Spot
from components.room import Entrance, Exits, Hoard, Location, Mouth, Passage, Room, Section, Stair
from components.things import Perishable, Secret, Stack
from components.walls import DeepWater, Floor, HiddenDoor, Wall
from components.water import Source
from content.registry import Content
from engine.kernel.world import World
from systems.core.rooms import room_of
from systems.core.sites import origin
from systems.genesis.sketch import marks, numbers
from systems.things.dirt import dirt
from systems.water.water import depth


def describe(world: World, content: Content) -> dict[str, Any]:
    """Everything there is on a level, as this module says."""
    annals, info = next(world.each(LevelInfo))
    theme = content.themes[info.theme]
    numbered = numbers(world)
    page = _Page(world, content, numbered, marks(world))
    passages = [page.passage(entity, edge) for entity, edge in world.each(Passage)]
    age, honour = world.find(annals, Age), world.find(annals, Honour)
    exits = [numbered[room_of(world, stair)] for stair, part in world.each(Stair) if part.on]
    return {
        "theme": {"id": info.theme, "code": theme.code, "name": content.words.theme_name(info.theme)},
        "site": info.site,
        "level": info.level,
        "seed": info.seed,
        "origin": origin(info.seed, info.theme),
        "age": age.generations if age is not None else 0,
        "honour": honour.value if honour is not None else 0,
        "entrance": next((numbered[room] for room, _ in world.each(Entrance)), None),
        "exit": exits[0] if exits else None,
        "rooms": [page.room(room) for room in numbered],
        "passages": passages,
        "locks": [page.lock(entity, lock) for entity, lock in world.each(Lock)],
        "keys": [page.key(entity, key) for entity, key in world.each(Key)],
        "walls": [index for index, passage in enumerate(passages) if passage["wall"]],
        "sections": page.sections(),
        "certificate": page.certificate(),
        "doors": [page.ends(door) for door in page.proof.doors],
    }


class _Page:
    """Puts entities into words and numbers."""

    def __init__(self, world: World, content: Content, numbered: dict[int, int], marked: dict[int, str]) -> None:
        self.world = world
        self.content = content
        self.numbered = numbered
        self.marked = marked
        _, self.proof = next(world.each(Certificate))

    def name(self, entity: int) -> str:
        card = self.world.find(entity, Card)
        return self.content.words.card_name(card.prototype) if card is not None else ""

    def room(self, room: int) -> dict[str, Any]:
        world = self.world
        on_map, exits = world.get(room, Room), world.get(room, Exits)
        location, hoard = world.get(room, Location), world.find(room, Hoard)
        floor = world.find(room, Floor)
        return {
            "room": self.numbered[room],
            "x": on_map.x,
            "y": on_map.y,
            "name": self.name(room),
            "card": world.get(room, Card).prototype,
            "size": location.size,
            "terrain": location.terrain.value,
            "tags": list(location.tags),
            "worth": hoard.worth if hoard is not None else 0,
            "distance": on_map.distance,
            "ways": {_word(side): self.numbered[exits.rooms[side]] for side in SIDES if exits.rooms[side]},
            "lock": self.marked.get(room),
            "flood": depth(world, room),
            "spring": self.spring(room),
            "dirt": dirt(world, room),
            "floor": floor.material.value if floor is not None else None,
            "sides": {_word(side): self.cards(room, side) for side in SIDES},
            "storage": self.cards(room, Spot.STORAGE),
            "hides": secret.hides.value if (secret := world.find(room, Secret)) is not None else None,
            "hidden": self.cards(room, Spot.HIDDEN),
            "conditions": self.cards(room, Spot.CONDITION),
        }

    def spring(self, room: int) -> dict[str, Any] | None:
        source = self.world.find(room, Source)
        if source is None:
            return None
        return {"severity": source.severity, "depth": source.step, "due": self.left(source.due)}

    def left(self, due: int | None) -> int | None:
        """World turns until then: a level is told alike whenever it is born (G11)."""
        return None if due is None else due - self.world.turn

    def cards(self, holder: int, spot: Spot) -> list[dict[str, Any]]:
        held = self.world.held(holder, spot)
        return [self.card(entity, card) for entity in held if (card := self.world.find(entity, Card)) is not None]

    def sections(self) -> list[dict[str, Any]]:
        rooms: dict[str, list[int]] = {}
        for room, section in self.world.each(Section):
            rooms.setdefault(section.name, []).append(self.numbered[room])
        kinds = {name: section.written.kind.value for name, section in self.content.sections.items()}
        named = self.content.words.section_name
        return [
            {"section": name, "name": named(name), "kind": kinds.get(name, ""), "rooms": found}
            for name, found in rooms.items()
        ]

    def card(self, entity: int, card: Card) -> dict[str, Any]:
        stack, key = self.world.find(entity, Stack), self.world.find(entity, Key)
        mouth, stair = self.world.find(entity, Mouth), self.world.find(entity, Stair)
        goods = [*self.cards(entity, Spot.INSIDE), *self.cards(entity, Spot.GOODS)]
        kind = self.content.card(card.prototype).kind.value
        entry: dict[str, Any] = {"card": card.prototype, "name": self.name(entity), "kind": kind}
        if stack is not None:
            entry["count"] = stack.count
        if entity in self.marked:
            entry["lock"] = self.marked[entity]
        if key is not None:
            entry["key"] = self.mark(key)
        if goods:
            entry["goods"] = goods
        if dirty := dirt(self.world, entity):
            entry["dirt"] = dirty
        if stair is not None:
            entry["leads"] = "down" if stair.down else "up"
        entry |= self.hidden(entity)
        if mouth is not None:
            entry["leads"] = "out" if mouth.out else "in"
            entry["mouth"] = self.content.words.theme_name(mouth.theme)
        return entry

    def hidden(self, entity: int) -> dict[str, Any]:
        """What a card is beyond its prototype and shows to nobody at first sight."""
        mimic, creature = self.world.find(entity, Mimic), self.world.find(entity, Creature)
        ore = self.world.find(entity, Vein) or self.world.find(entity, Outcrop)
        perishable = self.world.find(entity, Perishable)
        entry: dict[str, Any] = {}
        if mimic is not None:
            entry["mimic"] = self.content.words.card_name(mimic.form)
        if creature is not None:
            entry["level"] = creature.level
        if ore is not None:
            entry["portions"] = ore.left
        if perishable is not None:
            entry["fresh"] = self.left(perishable.due)
        return entry

    def mark(self, key: Key) -> str:
        return self.marked.get(key.lock, "").lower()

    def passage(self, entity: int, edge: Passage) -> dict[str, Any]:
        wall = self.world.find(entity, Wall)
        return {
            "rooms": [self.numbered[edge.first], self.numbered[edge.second]],
            "heading": _word(edge.heading),
            "wall": wall.material.value if wall is not None else None,
            "hidden_door": self.world.has(entity, HiddenDoor),
            "deep_water": self.world.has(entity, DeepWater),
        }

    def lock(self, entity: int, lock: Lock) -> dict[str, Any]:
        place = self.world.find(entity, Place)
        return {
            "lock": self.marked[entity],
            "tier": lock.tier,
            "ordinal": lock.ordinal,
            "room": self.numbered[room_of(self.world, entity)],
            "spot": _word(place.spot) if place is not None else None,
            "name": self.name(entity),
        }

    def key(self, entity: int, key: Key) -> dict[str, Any]:
        place = self.world.get(entity, Place)
        inside = place.holder not in self.numbered
        spot = self.world.get(place.holder, Place).spot if inside else place.spot
        return {
            "key": self.mark(key),
            "tier": key.tier,
            "room": self.numbered[room_of(self.world, entity)],
            "spot": _word(spot),
            "holder": self.name(place.holder) if inside else None,
            "within": self.marked.get(place.holder) if inside else None,
        }

    def certificate(self) -> list[dict[str, Any]]:
        proof, steps = self.proof, []
        # A level that was saved before this was noted may push its doors first.
        opened = proof.after or [0] * len(proof.doors)
        for number, (lock, room) in enumerate(zip(proof.locks, proof.rooms, strict=True)):
            mark = self.marked.get(lock, "")
            due = [door for door, after in zip(proof.doors, opened, strict=True) if after == number]
            push = [self.ends(door) for door in due]
            steps.append({"push": push, "take": mark.lower(), "in": self.numbered[room], "opens": mark})
        return steps

    def ends(self, passage: int) -> list[int]:
        edge = self.world.get(passage, Passage)
        return [self.numbered[edge.first], self.numbered[edge.second]]


def _word(spot: int) -> str:
    return Spot(spot).name.lower()
