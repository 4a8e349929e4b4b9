"""P7: every chance of the table of conditions, as shown, as the rule has it, and as it comes out when it is drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import erfc, sqrt
from typing import NamedTuple

import pytest

from components.conditions import Afflicting, Collapses, Draining, Emerges, Harming, Spreads
from components.creatures import Acts
from components.gathering import WantsToGather, WantsToMine
from components.registry import Component
from components.walls import WantsToExamine
from engine.kernel.world import World
from systems.conditions.laying import lay_condition
from systems.conditions.risks import runs
from systems.core import odds
from systems.core.legal import verdict
from systems.gathering.odds_of_rooms import gathering
from tests.build import a_room, a_seeker, a_tool, a_world, base_content
from tests.rules import rule


class Chance(NamedTuple):
    """One chance: whose it is, the component it stands in, and the message by which the card tells it."""

    condition: str
    kind: type[Component]
    message: str


RISKS = (
    Chance("unstable", Collapses, "fact.condition.collapses"),
    Chance("infested", Emerges, "fact.condition.emerges"),
    Chance("fungal", Afflicting, "fact.condition.afflicts"),
    Chance("fungal", Spreads, "tells.base:condition.spreads"),
    Chance("scree", Harming, "fact.condition.harms"),
    Chance("webbed", Emerges, "fact.condition.emerges"),
    Chance("haunted", Draining, "fact.condition.drains"),
    Chance("haunted", Emerges, "fact.condition.emerges"),
)


def improbability(found: int, draws: int, percent: float) -> float:
    """The two-sided chance of a count at least so far from what is expected, by the normal curve."""
    expected, spread = draws * percent / 100, sqrt(draws * percent * (100 - percent)) / 100
    return erfc(abs(found - expected) / spread / sqrt(2)) if spread else float(found == expected)


def shown_on(world: World, condition: int, chance: Chance) -> int:
    """The per cent that the card's own line about this risk states."""
    part = world.get(condition, chance.kind)
    fields = {field: getattr(part, field) for field in part.__struct_fields__}
    told = {field: value for field, value in fields.items() if field != "card"}
    words = base_content().words.say(chance.message, **{"name": "it", "level": 1, **told})
    return int(re.findall(r"(\d+)[\s\u2009]?%", words)[0])


def drawn(world: World, seeker: int, draws: int, draw: Callable[[], bool]) -> int:
    """How often it came true in so many actions of this seeker."""
    acts, found = world.edit(seeker, Acts), 0
    for _ in range(draws):
        acts.count += 1
        found += draw()
    return found


@rule("P7")
@rule("COND-1")
@pytest.mark.parametrize("chance", RISKS, ids=lambda chance: f"{chance.condition} {chance.kind.__name__}")
def test_a_risk_is_drawn_as_often_as_its_card_says(chance: Chance) -> None:
    _risk(chance, 10_000)


@pytest.mark.soak
@rule("P7")
def test_the_whole_table_by_two_hundred_thousand_draws_each(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [_risk(chance, 200_000) for chance in RISKS] + [_deed(name, 200_000) for name in DEEDS]

    with capsys.disabled():
        print("\n" + "\n".join(lines))
    assert len(lines) == len(RISKS) + len(DEEDS)


def _risk(chance: Chance, draws: int) -> str:
    world = a_world(strict=False)
    room = a_room(world)
    seeker = a_seeker(world, room)
    condition = lay_condition(world, room, f"base:{chance.condition}", 3)
    shown = shown_on(world, condition, chance)
    percent: int = getattr(world.get(condition, chance.kind), "chance")  # noqa: B009
    stream = f"risk.measured.{chance.kind.__name__.lower()}"

    found = drawn(world, seeker, draws, lambda: runs(world, stream, percent, seeker, condition))

    assert shown == percent
    assert improbability(found, draws, percent) > 1e-6
    return f"{chance.condition:>10} {chance.kind.__name__:<12} shown {shown:>3} %  drawn {100 * found / draws:6.2f} %"


def _mine(world: World, room: int, seeker: int) -> tuple[int, int, Component]:
    a_tool(world, seeker, "pickaxe")
    vein = lay_condition(world, room, "base:vein_iron", 8)
    return odds.digging(world, seeker, vein).chance, vein, WantsToMine(vein)


def _gather(world: World, room: int, seeker: int) -> tuple[int, int, Component]:
    growth = lay_condition(world, room, "base:fungal")
    return gathering(world, seeker, growth).chance, growth, WantsToGather("harvest_mushrooms")


DEEDS: dict[str, Callable[[World, int, int], tuple[int, int, Component]]] = {"mine": _mine, "gather": _gather}


@rule("P7")
@pytest.mark.parametrize("name", DEEDS)
def test_a_deed_succeeds_as_often_as_it_shows(name: str) -> None:
    _deed(name, 10_000)


def _deed(name: str, draws: int) -> str:
    world = a_world(strict=False)
    room = a_room(world)
    seeker = a_seeker(world, room)
    percent, who, intent = DEEDS[name](world, room, seeker)
    judged = verdict(world, seeker, intent)
    shown = judged.odds.chance if judged.odds is not None else 0

    found = drawn(world, seeker, draws, lambda: world.chance(f"{name}.measured", percent, who, by=seeker))

    assert shown == percent
    assert improbability(found, draws, percent) > 1e-6
    return f"{name:>10} {'':<12} shown {shown:>3} %  drawn {100 * found / draws:6.2f} %"


@rule("WALL-14")
@rule("P7")
def test_examining_is_drawn_on_a_die_of_six_as_its_odds_say() -> None:
    world = a_world(strict=False)
    room = a_room(world)
    seeker = a_seeker(world, room)
    shown = odds.examine(world, seeker)

    found = drawn(world, seeker, 10_000, lambda: world.roll("walls.measured", shown.die, room, by=seeker) <= shown.most)

    assert improbability(found, 10_000, 100 * shown.most / shown.die) > 1e-6
    assert verdict(world, seeker, WantsToExamine()).refusal is not None
