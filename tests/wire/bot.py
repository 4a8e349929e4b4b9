"""Bot: walks a level from the entrance to the stairs, knowing nothing but what the wire tells it."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from tests.wire.sight import HEADINGS, Node, find, here, is_so, keys, kinds, locks, standing, walk, ways_on
from tests.wire.talk import Answer, Player

Thought = Generator[dict[str, object], Answer, "Node | None"]
PATIENCE = 800
LIVES = 10
LOOKS = 12
# The stairs that lead on: up in a site that is climbed, down in every other.
ON = {"base:stair_down": "descend", "base:tower_stair_up": "ascend"}
RISKS = {"emerges", "afflicts", "collapses", "harms", "drains"}


class Bot:
    """One walk. `won` once the stairs were taken; `story` is what it did, for whoever wants to know why it failed."""

    def __init__(self, seeker: int = 1) -> None:
        self._seeker = seeker
        self.won = False
        self.pushed = 0
        self.lives = 0
        self.unlocked = 0
        self.story: list[str] = []
        self.board: Node = {}
        self._vain: set[str] = set()
        self._thorough: set[str] = set()
        self._wary: set[str] = set()
        self._shut: set[tuple[str, str]] = set()
        self._looked: dict[str, int] = {}
        self._barred = False
        self._rested = False

    def play(self) -> Player:
        """The whole walk, as requests. Who dies is followed by the next from the gate."""
        while self.lives < LIVES and not self.won:
            self.lives += 1
            yield {"do": "pick", "seeker": self._seeker}
            yield from self._live()

    def _forget(self) -> None:
        """Nothing is known of the level that lies ahead."""
        self._vain, self._thorough, self._wary, self._shut, self._looked = set(), set(), set(), set(), {}

    def _live(self) -> Player:
        self._forget()
        for _ in range(PATIENCE):
            self.board = (yield {"ask": "view"})["view"]
            act = yield from self._choose()
            answer = yield act
            if "asks" in answer:
                answer = yield {**act, "sure": True}
            self._learn(act, answer)
            if self.won or answer.get("ended"):
                return

    def _learn(self, act: Node, answer: Answer) -> None:
        events = answer.get("events", [])
        self.story.append(f"{act} -> {' '.join(event['text'] for event in events) or answer}")
        self.won = act["do"] in ON.values() and "events" in answer
        self.unlocked += sum(event["id"].startswith("event.unlocked") for event in events)
        self.pushed += act["do"] == "push" and bool(events)
        self._rested = act["do"] == "wait"
        self._barred = answer.get("refused", answer.get("stopped", {})).get("id") == "refused.enemy_there"
        if "refused" in answer or "error" in answer:
            self._vain.add(self._name(act))

    def _name(self, command: Node) -> str:
        return f"{find(self.board, 'header').get('age', 0)} {sorted(command.items())}"

    # What to do now, the most urgent first

    def _choose(self) -> Generator[dict[str, object], Answer, Node]:
        for want in (self._answer, self._heal, self._fight, self._feed, self._grab, self._leave, self._visit):
            act = want()
            if act is not None:
                return act
        act = yield from self._explore()
        return act or self._first("explore") or self._defy() or {"do": "wait_turns", "turns": 5}

    def _acts(self, *wanted: str) -> Iterator[Node]:
        for act in find(self.board, "acts")["children"]:
            command = act["command"]
            if command["do"] in wanted and act.get("enabled", True) and self._name(command) not in self._vain:
                yield act

    def _first(self, *wanted: str, **fields: str) -> Node | None:
        """The first enabled command of these kinds with these fields."""
        commands = (act["command"] for act in self._acts(*wanted))
        return next((c for c in commands if all(c.get(field) == value for field, value in fields.items())), None)

    def _share(self, name: str) -> int:
        node = find(self.board, f"seeker.{name}")
        return 100 * int(node["value"]) // max(1, int(node["full"]))

    def _is_short(self) -> bool:
        """Whether a turn's wait brings AP back: under a burden the pool is never full again."""
        return self._share("action_points") < 100 and not self._rested

    def _answer(self) -> Node | None:
        return self._first("answer")

    def _heal(self) -> Node | None:
        if self._share("health") > 50:
            return None
        for act in self._acts("drink", "eat", "read"):
            facts = find(self.board, act["command"]["card"]).get("children", [])
            if any(fact.get("kind") == "heals" and "Health" in fact["name"] for fact in facts):
                return dict(act["command"])
        return None

    def _fight(self) -> Node | None:
        """Who is awake is fought, and who sleeps in the way."""
        foes = [node for node in walk(self.board) if node["role"] == "creature"]
        foes = [foe for foe in foes if is_so(foe, "awake") or self._barred]
        near = [foe for foe in foes if not foe["id"].startswith("beyond.") or foe.get("distance", 99) <= 1]
        if not near:
            return None
        if is_so(find(self.board, "room.light"), "hinders"):
            light = self._first("light") or self._torch()
            if light is not None:
                return light
        return self._blow({foe["id"] for foe in near}) or self._close_in(near) or {"do": "wait"}

    def _blow(self, foes: set[str]) -> Node | None:
        blows = [act for act in self._acts("strike", "shoot", "throw") if act["command"]["target"] in foes]
        best = max(blows, key=lambda act: act["odds"]["chance"] * sum(act["damage"]), default=None)
        return dict(best["command"]) if best is not None else None

    def _close_in(self, foes: list[Node]) -> Node | None:
        """A step towards the nearest foe that is out of reach; it would come anyway, and strike first."""
        for foe in sorted(foes, key=lambda node: int(node.get("distance", 99))):
            if foe.get("distance", 0) > 1:
                return self._first("approach", target=foe["id"].split(".")[0])
        return None

    def _torch(self) -> Node | None:
        for act in self._acts("equip"):
            card, spot = find(self.board, act["command"]["card"]), act["command"]["spot"]
            if is_so(card, "out") and is_so(find(self.board, f"worn.{spot}"), "free"):
                return dict(act["command"])
        return None

    def _feed(self) -> Node | None:
        for meter, verb, fact in (("hunger", "eat", "edible"), ("thirst", "drink", "drinkable")):
            if self._share(meter) >= 60:
                for act in self._acts(verb):
                    facts = find(self.board, act["command"]["card"]).get("children", [])
                    if any(told.get("kind") == fact and told["value"] >= 10 for told in facts):
                        return dict(act["command"])
        return None

    def _grab(self) -> Node | None:
        """Keys, food, draughts and lights in reach; traps, locks and chests where one stands."""
        for act in self._acts("take"):
            if {"key", "edible", "drinkable", "heals", "fuel"} & kinds(find(self.board, act["command"]["target"])):
                return dict(act["command"])
        chests = (act["command"] for act in self._acts("search") if act["command"]["target"] != "centre")
        return self._first("disarm", "unlock") or next(chests, None)

    def _leave(self) -> Node | None:
        """On by the stairs: down, and up where the site is climbed."""
        return self._way_off(ON)

    def _way_off(self, ways: dict[str, str]) -> Node | None:
        """By one of these cards, each with the command that takes it; or up to where one lies."""
        lie = {slot: str(find(self.board, f"{slot}.thing", {}).get("art", "")) for slot in HEADINGS}
        verb = ways.get(lie.get(standing(self.board), ""))
        if verb is not None:
            return self._first(verb)
        return next((self._first("approach", target=slot) for slot in HEADINGS if lie[slot] in ways), None)

    def _visit(self) -> Node | None:
        """Keys, and chests that can be opened, on other slots of this room."""
        for slot in ("centre", *HEADINGS):
            thing = find(self.board, f"{slot}.thing", {"states": ()})
            fits = bool(locks(thing) & set(keys(self.board)))
            if thing.get("kind") == "key" or is_so(thing, "shut") or fits:
                act = self._first("approach", target=slot)
                if act is not None:
                    return act
        return None

    # Where to go from here

    def _explore(self) -> Thought:
        world = (yield {"ask": "view", "screen": "map"})["view"]
        for locked in (False, True):
            act = self._way_out(here(world), world, locked) or self._travel(world, locked) or self._search(world)
            if act is not None:
                return act
        return self._examine(world)

    def _open_to_me(self, way: Node, locked: bool) -> bool:
        """Whether a way can be taken: it stands open, its key is in the pack, or force is all that is left."""
        if way["kind"] == "locked":
            return locked or any(way["text"].endswith(key) for key in keys(self.board))
        return way["kind"] in ("open", "door")

    def _way_out(self, room: Node, world: Node, locked: bool) -> Node | None:
        for heading, way in ways_on(room, world):
            if not self._open_to_me(way, locked):
                continue
            if (room["id"], heading) in self._shut:
                continue
            if standing(self.board) == heading:
                act = self._through(heading)
                if act is not None:
                    return act
                self._shut.add((room["id"], heading))
                continue
            sleeper = f"{heading}.creature"
            act = self._blow({sleeper}) or self._first("approach", target=heading)
            if act is not None:
                return act
        return None

    def _through(self, heading: str) -> Node | None:
        """Out by the side on which one stands, however it can be done; perhaps in the next turn, when AP were spent."""
        beyond = f"beyond.{heading}"
        act = (
            self._first("step", heading=heading) or self._first("unlock", target=beyond)
            or self._first("push", target=beyond)
            or self._blow({f"{beyond}.creature"}) or self._first("force", target=beyond)
        )
        return act or ({"do": "wait"} if self._is_short() else None)

    def _travel(self, world: Node, locked: bool) -> Node | None:
        for room in sorted(world["children"], key=lambda node: int(node.get("age", 0))):
            ways = [way for heading, way in ways_on(room, world) if (room["id"], heading) not in self._shut]
            if any(self._open_to_me(way, locked) for way in ways):
                act = self._first("travel", to=room["id"])
                if act is not None:
                    return act
        return None

    def _search(self, world: Node) -> Node | None:
        """Sides still face down and the floor of this room, then rooms in which nobody has looked so.

        A room that is a risk to stay in is cleared first, or else left to the last.
        """
        act = self._spare(world)
        if act is not None:
            return act
        for slot in HEADINGS:
            if is_so(find(self.board, slot), "unseen"):
                act = self._blow({f"{slot}.creature"}) or self._first("approach", target=slot)
                if act is not None:
                    return act
        floor = self._first("search", target="centre")
        if floor is not None:
            return floor
        sleepers = [node for node in walk(self.board) if node["role"] == "creature"]
        act = self._blow({node["id"] for node in sleepers}) or self._close_in(sleepers)
        if act is not None:
            return act
        if self._is_short():
            return {"do": "wait"}
        self._thorough.add(here(world)["id"])
        rooms = (room for room in world["children"] if room["id"] not in self._thorough)
        return next((act for room in rooms if (act := self._first("travel", to=room["id"])) is not None), None)

    def _spare(self, world: Node) -> Node | None:
        """Work at what makes this room dangerous; where it cannot be done, a room in which nobody has looked."""
        room = here(world)["id"]
        risks = [node["id"] for node in walk(find(self.board, "centre")) if RISKS & kinds(node)]
        act = next((act for risk in risks if (act := self._first("clear", target=risk)) is not None), None)
        if act is not None or not risks or room in self._wary:
            return act
        self._wary.add(room)
        rooms = (node for node in world["children"] if node["id"] not in self._thorough | self._wary)
        return next((act for node in rooms if (act := self._first("travel", to=node["id"])) is not None), None)

    def _defy(self) -> Node | None:
        """Up to a trap that was noticed, where it can be disarmed: no other way is left."""
        slots = (slot for slot in HEADINGS if is_so(find(self.board, f"{slot}.thing", {"states": ()}), "trapped"))
        return next((act for slot in slots if (act := self._first("approach", target=slot)) is not None), None)

    def _examine(self, world: Node) -> Node | None:
        """The walls of this room, so many times; then those of rooms whose walls were looked at less."""
        room = here(world)["id"]
        if self._looked.get(room, 0) < LOOKS:
            act = self._first("examine")
            if act is not None:
                self._looked[room] = self._looked.get(room, 0) + 1
                return act
            if self._is_short():
                return {"do": "wait"}
            self._looked[room] = LOOKS
        rest = sorted(world["children"], key=lambda node: self._looked.get(node["id"], 0))
        rooms = (node for node in rest if self._looked.get(node["id"], 0) < LOOKS)
        return next((act for node in rooms if (act := self._first("travel", to=node["id"])) is not None), None)
