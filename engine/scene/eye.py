"""Eye: what every builder of nodes looks through: one seeker, what it knows, and words for it (P9)."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from components.card import Card
from components.place import Spot
from components.room import Room
from content.kinds import Kind
from content.words import Words
from engine.kernel.command import Command
from engine.kernel.world import World
from engine.play.foresight import foresee
from engine.play.game import Game
from engine.play.outcome import Outcome
from engine.play.perception import recognises
from engine.scene.looks import look
from engine.scene.node import Chance, Cost, Part
from systems.core.addresses import around_of, carried_of
from systems.core.distance import OUT_OF_REACH, distance, span
from systems.core.guise import guise
from systems.core.rooms import board_place, room_of, spot_of
from systems.core.verdict import Odds, Refusal, Said, Verdict

# What was said lately by each language: a view says hundreds of things, and most of them again in the next.
_SAID: WeakKeyDictionary[Words, dict[tuple[object, ...], str]] = WeakKeyDictionary()
MOST_SAID = 8192


class Eye:
    """The played seeker's view of a game at this moment. Reads; never writes.

    Parts of a view are kept for the next ones, until something is written that they were made from; a `fresh` eye
    makes all of them anew.
    """

    def __init__(self, game: Game, fresh: bool = False) -> None:
        self.game = game
        self.seeker = game.seeker
        self.content = game.content
        self.words = game.content.words
        self._said = _SAID.setdefault(self.words, {})
        self.world: World = game.world if fresh else game.witness
        self.derived = self.world.derived

    @property
    def room(self) -> int:
        """The room in which the seeker is."""
        return self.world.derived("room", room_of, self.world, self.seeker)

    @property
    def spot(self) -> Spot:
        """The slot on which it stands."""
        return self.world.derived("spot", spot_of, self.world, self.seeker)

    @property
    def around(self) -> dict[str, int]:
        """Known entities of the room and at the ways out of it, by address."""
        return around_of(self.world, self.seeker)

    @property
    def carried(self) -> dict[str, int]:
        """Entities that the seeker wears, holds and has in its pack, by address."""
        return carried_of(self.world, self.seeker)

    def probe(self, command: Command) -> Verdict:
        """What would come of a command."""
        return foresee(self.world, self.seeker, command)

    def say(self, message: str, **params: int | str) -> str:
        """A message in words."""
        key = (message, *params.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[key] = self.words.say(message, **params)
        return said

    def art(self, entity: int) -> str:
        """The id of the card that its picture follows, the same for all that look alike, or nothing."""
        card = self.world.find(entity, Card)
        return look(self.content, guise(self.world, entity, card.prototype)) if card is not None else ""

    def kind(self, entity: int) -> str:
        """What the entity is on the table."""
        found = self.content.cards.get(self.art(entity))
        return (found.kind if found is not None else Kind.ITEM).value

    def name(self, entity: int) -> str:
        """What the seeker calls an entity; "something" when it does not know it."""
        art = self.art(entity)
        if art and (self.world.has(entity, Room) or recognises(self.world, self.seeker, entity)):
            return self.words.card_name(art)
        return self.say("unknown.something")

    def called(self, entity: int) -> str:
        """The name of what the seeker is known to know."""
        return self.words.card_name(self.art(entity))

    def steps(self, spot: Spot) -> int:
        """Steps to what lies on a slot of the room, or under its location."""
        return self.world.derived(("steps", spot), _steps, self.world, self.seeker, spot)

    def steps_to(self, entity: int) -> int | None:
        """Steps to an entity, or None when it is out of all reach."""
        steps = distance(self.world, self.seeker, entity)
        return steps if steps < OUT_OF_REACH else None

    def under(self, prefix: str) -> tuple[tuple[str, int], ...]:
        """What is around, by addresses that begin so."""
        return self.world.derived(("under", prefix), _under, self.world, self.seeker, prefix)

    def told(self, said: Said) -> str:
        """What was said by the rules, in words."""
        return self.say(said.message, **{
            field: self.name(value) if field in said.entities and isinstance(value, int) else self.worded(field, value)
            for field, value in said.params.items()
        })

    def reason(self, refusal: Refusal) -> str:
        """A refusal in words."""
        return self.told(refusal)

    def stopped(self, outcome: Outcome) -> str:
        """Why an errand broke off, in words; nothing when it did not."""
        if outcome.barred is not None:
            return self.say("stopped.barred", reason=self.reason(outcome.barred))
        return self.say(outcome.stopped) if outcome.stopped else ""

    def worded(self, field: str, value: int | str) -> int | str:
        """A value as messages have it: a number, or the word for it among those of its field."""
        if isinstance(value, int):
            return value
        if field == "deed":
            return self.words.card_work(value)
        if field in ("location", "prop"):
            return self.words.card_name(value)
        if field == "tool":
            return self.either([self.say(f"tool.{tool}") for tool in value.split()])
        said = f"{field}.{value}"
        return self.say(said) if self.words.has(said) else value

    def either(self, names: Sequence[str]) -> str:
        """One name, or several of which any will do."""
        return self.say("fact.condition.or", first=", ".join(names[:-1]), last=names[-1]) if names[1:] else names[0]

    def chance(self, odds: Odds, foe: bool = False) -> Chance:
        """Odds with their terms in words; `foe` when it is the seeker who is aimed at."""
        terms = tuple(Part(self._label(term.label, foe), term.value) for term in odds.terms)
        return Chance(odds.chance, terms, odds.most, odds.die)

    def _label(self, label: str, foe: bool) -> str:
        theirs = f"{label}.foe"
        return self.say(theirs if foe and self.words.has(theirs) else label)

    def brought(self, verdict: Verdict) -> tuple[Part, ...]:
        """What a hit lays upon its target, by name, with the chance that it takes hold."""
        return tuple(Part(self.words.card_name(brings.card), brings.chance) for brings in verdict.brings)

    def cost(self, verdict: Verdict) -> Cost | None:
        """The price of an act, or None when it is free."""
        if not (verdict.ap or verdict.stamina or verdict.experience):
            return None
        return Cost(verdict.ap, verdict.stamina, verdict.turns, verdict.experience)


def _steps(world: World, seeker: int, spot: Spot) -> int:
    here = board_place(world, seeker)
    return span(world, here, (here[0], spot))


def _under(world: World, seeker: int, prefix: str) -> tuple[tuple[str, int], ...]:
    around = around_of(world, seeker)
    return tuple((address, entity) for address, entity in around.items() if address.startswith(prefix))
