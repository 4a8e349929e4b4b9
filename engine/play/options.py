"""Options: every command that a seeker may give now, from what it knows alone (P9); verbs say where theirs are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from components.creatures import Creature
from components.knowledge import Choice
from content.registry import Content
from content.verb import Offer, Verb, Where
from engine.kernel.command import HEADINGS, Command
from engine.kernel.world import World
from systems.conditions.conditions import conditions
from systems.core.addresses import BODY, around_of, carried_of
from systems.core.rooms import room_of


class Group:
    """What some commands are about: the function that lists them, and what else it is given beside the world."""

    __slots__ = ("_hash", "given", "make")

    def __init__(self, make: Callable[..., Iterable[Command]], *given: Any) -> None:
        self.make = make
        self.given = given
        # A view asks for the parts of each group by it, many times as often as groups are made.
        self._hash = hash((make, given))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Group) and (self.make, self.given) == (other.make, other.given)

    def __hash__(self) -> int:
        return self._hash


def candidates(world: World, seeker: int) -> Iterator[Command]:
    """Commands worth asking the judge about."""
    for group in groups(world, seeker):
        yield from commands_of(world, group)


def groups(world: World, seeker: int) -> tuple[Group, ...]:
    """The same by what they are about, in the same order."""
    return world.derived("groups of options", _groups, world, seeker)


def commands_of(world: World, group: Group) -> tuple[Command, ...]:
    """The commands of a group."""
    return world.derived((group, "commands"), _commands_of, world, group)


def _commands_of(world: World, group: Group) -> tuple[Command, ...]:
    return tuple(group.make(world, *group.given))


def _groups(world: World, seeker: int) -> tuple[Group, ...]:
    offering = world.resource(Content).verbs.offering
    if world.has(seeker, Choice):
        return tuple(Group(_answers, seeker, verb) for verb, _ in offering(Where.CHOICE))
    around, own = around_of(world, seeker), carried_of(world, seeker)
    targets = tuple(address for address, card in around.items() if world.has(card, Creature))
    found = tuple((address, card) for address, card in around.items() if address not in targets)
    return (
        *(Group(_alone, verb.asked(name)) for verb, _ in offering(Where.HEADING) for name in HEADINGS),
        *(Group(_alone, verb.asked(slot)) for verb, _ in offering(Where.SLOT) for slot in ("centre", *HEADINGS)),
        *(Group(_alone, verb.asked(target)) for verb, offer in offering(Where.CREATURE) for target in targets
          if offer.holding is None or any(world.has(card, offer.holding) for card in own.values())),
        *(Group(_with_own, seeker, address, card, targets) for address, card in own.items()),
        *(Group(_with_found, seeker, address, card) for address, card in found),
        *(Group(_alone, verb.asked(f"beyond.{name}")) for name in HEADINGS for verb, _ in offering(Where.BEYOND)),
        Group(_with_conditions, seeker),
        *(Group(_alone, verb.asked()) for verb, _ in offering(Where.ALONE)),
        *_listed(world, seeker),
    )


def _listed(world: World, seeker: int) -> Iterator[Group]:
    for _, offer in world.resource(Content).verbs.offering(Where.LISTED):
        assert offer.lists is not None
        if offer.singly:
            yield from (Group(_alone, command) for command in offer.lists(world, seeker))
        else:
            yield Group(offer.lists, seeker)


def _alone(world: World, command: Command) -> Iterator[Command]:
    yield command


def _answers(world: World, seeker: int, verb: Verb) -> Iterator[Command]:
    return (verb.asked(number) for number in range(len(world.get(seeker, Choice).answers)))


def _with_own(world: World, seeker: int, address: str, card: int, targets: tuple[str, ...]) -> Iterator[Command]:
    offering = world.resource(Content).verbs.offering
    if ".inside." in address:
        yield from _at(world, seeker, address, card, offering(Where.INSIDE))
        return
    yield from _at(world, seeker, address, card, offering(Where.CARRIED), targets)
    if address in BODY:
        yield from _at(world, seeker, address, card, offering(Where.WORN), targets)


def _with_found(world: World, seeker: int, address: str, card: int) -> Iterator[Command]:
    where = Where.CENTRE if address == "centre" else Where.LYING
    yield from _at(world, seeker, address, card, world.resource(Content).verbs.offering(where))


def _with_conditions(world: World, seeker: int) -> Iterator[Command]:
    offers = world.resource(Content).verbs.offering(Where.CONDITION)
    for number, condition in enumerate(conditions(world, room_of(world, seeker)), 1):
        yield from _at(world, seeker, f"centre.condition.{number}", condition, offers)


def _at(
    world: World, seeker: int, address: str, target: int, offers: tuple[tuple[Verb, Offer], ...],
    creatures: tuple[str, ...] = (),
) -> Iterator[Command]:
    """One command for each verb whose target this may be, or one for each value of its second field."""
    for verb, offer in offers:
        if not offer.fits(world, seeker, target):
            continue
        if offer.aimed:
            yield from (verb.asked(address, creature) for creature in creatures)
        elif offer.each is not None:
            yield from (verb.asked(address, value) for value in offer.each(world, target))
        else:
            yield verb.asked(address)
