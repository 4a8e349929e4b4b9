"""Where the splices of sections meet the level: on the first levels at one place alone, and never at the entrance."""

from __future__ import annotations

import msgspec

from components.room import Section
from content.registry import Content
from content.sections import Section as Drawn
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear
from tests.genesis.test_sections import CONTENT, THEMES, check, level_of, open_graph, pieces
from tests.planted_fault import planted
from tests.rules import rule

SEVERAL = ("base:archive", "base:passages")


def changed(sections: dict[str, Drawn], **figures: int) -> Content:
    """The game with these sections and these figures of genesis."""
    birth = msgspec.structs.replace(CONTENT.figures.genesis, **figures)
    return Content(
        dict(CONTENT.cards),
        {card: CONTENT.components(card) for card in CONTENT.cards},
        dict(CONTENT.themes),
        dict(CONTENT.callings),
        msgspec.structs.replace(CONTENT.figures, genesis=birth),
        {},
        CONTENT.packs,
        CONTENT.systems,
        sections=sections,
        passes=CONTENT.passes,
        judges=CONTENT.judges,
        starts=CONTENT.starts,
        sums=CONTENT.sums,
        tellers=CONTENT.tellers,
        risks=CONTENT.risks,
    )


def ways_in(world: World) -> list[int]:
    """For each section by how many passages it hangs on the level."""
    level = open_graph(world)
    return [
        sum(other not in rooms for room in rooms for other in level[room]) for rooms in pieces(world).values()
    ]


@planted("systems/genesis/sections.py", "room != ENTRANCE and room not in plan.fixed and low",
         "room not in plan.fixed and low")
@rule("SECT-1", "G6")
def test_a_section_that_may_lie_as_near_as_it_likes_still_leaves_the_entrance_alone() -> None:
    near = {
        name: msgspec.structs.replace(section, written=msgspec.structs.replace(section.written, share=(0, 16)))
        for name, section in CONTENT.sections.items()
    }
    content, met = changed(near, sections_chance=100, sections_apart=1), 0
    for theme in THEMES:
        for seed in range(1, 13):
            world = World(1, Dice(seed))
            birth = bear(world, content, seed, "near", 7 + seed % 3, theme)

            beside = {room for room, _ in world.each(Section)} & set(open_graph(world)[birth.entrance])

            assert not beside, (theme, seed)
            met += len(pieces(world))
    assert met > 5


@planted("systems/genesis/sections.py", "return plan.level > plan.figures.search_free_levels and len(",
         "return plan.level > 0 and len(")
@rule("SECT-1", "G6", "G12")
def test_deeper_down_a_section_may_open_several_ways_and_on_levels_free_of_search_it_has_one() -> None:
    early = changed(dict(CONTENT.sections), search_free_levels=99)
    several = 0
    for theme in SEVERAL:
        for seed in range(1, 41):
            level = seed % 10 + 3
            world, _ = level_of(theme, seed, level)
            if not any(number > 1 for number in ways_in(world)):
                continue
            several += 1
            check(world)
            plain = World(1, Dice(seed))
            bear(plain, early, seed, "sections", level, theme)

            assert all(number == 1 for number in ways_in(plain)), (theme, seed)
    assert several > 0
