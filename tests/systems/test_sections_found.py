"""Whoever first comes into a section learns its name, once, in the words of content."""

from __future__ import annotations

from components.events.travel import SectionFound
from components.place import Spot
from components.room import Section
from components.travel import WantsToStep
from engine.kernel.world import World
from engine.play.perception import Perception
from tests.build import a_row, a_seeker, a_world, base_content, do
from tests.planted_fault import planted
from tests.rules import rule

SAINTS = "base:three_saints"


def found(world: World) -> list[SectionFound]:
    """The sections that were found since the world was made."""
    return [event for event in world.events if isinstance(event, SectionFound)]


@planted("systems/travel/discovering.py", "if not any(_has_entered(world, seeker, other) for other in others):",
         "if others or section:")
@rule("SECT-1")
def test_the_first_room_of_a_section_that_is_entered_tells_its_name_and_the_others_do_not() -> None:
    world = a_world()
    outside, first, second = a_row(world, 3)
    for room in (first, second):
        world.add(room, Section(SAINTS))
    seeker = a_seeker(world, outside, Spot.EAST)

    do(world, seeker, WantsToStep(Spot.EAST))
    once = found(world)
    do(world, seeker, WantsToStep(Spot.EAST))
    do(world, seeker, WantsToStep(Spot.EAST))
    do(world, seeker, WantsToStep(Spot.EAST))

    assert once == [SectionFound(first, seeker, SAINTS, SAINTS)]
    assert found(world) == once


@rule("SECT-1")
def test_another_seeker_finds_it_for_the_first_time_too() -> None:
    world = a_world()
    outside, inside = a_row(world, 2)
    world.add(inside, Section(SAINTS))
    seekers = [a_seeker(world, outside, Spot.EAST) for _ in range(2)]

    for seeker in seekers:
        do(world, seeker, WantsToStep(Spot.EAST))

    assert [event.seeker for event in found(world)] == seekers


@rule("SECT-1")
def test_a_room_of_no_section_tells_nothing() -> None:
    world = a_world()
    outside, _ = a_row(world, 2)
    seeker = a_seeker(world, outside, Spot.EAST)

    do(world, seeker, WantsToStep(Spot.EAST))

    assert found(world) == []


@rule("SECT-1")
def test_its_name_and_text_are_told_to_the_finder_alone() -> None:
    world = a_world()
    outside, inside = a_row(world, 2)
    world.add(inside, Section(SAINTS))
    finder, other = (a_seeker(world, outside, Spot.EAST) for _ in range(2))
    told: list[tuple[int, str]] = []
    words = base_content().words
    Perception(words, lambda who, line: told.append((who, words.say(line.message, **line.params)))).listen(world)

    do(world, finder, WantsToStep(Spot.EAST))

    said = f"{words.section_name(SAINTS)}. {words.section_text(SAINTS)}"
    assert (finder, said) in told
    assert other not in [who for who, text in told if words.section_name(SAINTS) in text]
