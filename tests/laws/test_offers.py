"""Law P3, from the other side: whatever the judge would allow of all that can be asked for is among what is offered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from components.building import Recipe
from components.gathering import Offers
from components.rest import WantsToRest
from components.room import Location
from engine.play import commands as ask
from engine.play.game import Game
from engine.play.intents import intend
from engine.play.options import candidates
from systems.core.addresses import BODY, SLOTS, condition_at, resolve
from systems.core.legal import ruling
from systems.core.verdict import Refusal
from systems.seekers.proficiency import for_sale
from tests.build import base_content
from tests.laws.chronicles import a_game_with_mouths
from tests.laws.trouble import troubled
from tests.planted_fault import planted
from tests.rules import rule

COMMANDS, EVERY = 90, 3
STORED, PACKED, INSIDE, ANSWERS = 9, 30, 6, 8  # how far ordinals are tried
# Many intents, one by one.
ERRANDS = (ask.Approach, ask.WaitTurns, ask.Camp, ask.Sleep, ask.Travel, ask.Explore, ask.Sweep)
OFFERED_AS_ERRANDS = WantsToRest

HOLDERS = (*SLOTS, *BODY, *(f"pack.{n}" for n in range(1, PACKED)))
PLACES = (
    *HOLDERS,
    *(f"{slot}.{part}" for slot in SLOTS for part in ("thing", "creature")),
    *(f"{holder}.inside.{n}" for holder in HOLDERS for n in range(1, INSIDE)),
    *(f"storage.{n}" for n in range(1, STORED)),
    *(f"beyond.{heading}" for heading in ask.HEADINGS),
    *(f"beyond.{heading}.creature" for heading in ask.HEADINGS),
)
CONDITIONS = tuple(f"centre.condition.{n}" for n in range(1, STORED))


@cache
def fields() -> dict[str, tuple[Any, ...]]:
    """What may stand in the fields of a command that name no place."""
    content = base_content()
    offering: list[Location | Offers | None] = [content.component(card, Location) for card in content.cards]
    offering += [content.component(card, Offers) for card in content.cards]
    return {
        "heading": ask.HEADINGS,
        "spot": ("", *BODY),
        "answer": tuple(range(ANSWERS)),
        "deep": (False, True),
        "proficiency": (*for_sale(content), "smithing", "alchemy"),
        "action": tuple(sorted({action for part in offering if part is not None for action in part.actions})),
        "upgrade": tuple(sorted(card for card in content.cards if content.bears(card, Recipe))),
    }


def askable(game: Game) -> Iterator[ask.Command]:
    """Every command of one intent, aimed at every address at which there is something."""
    world, seeker = game.witness, game.seeker
    wants = ("creature", "thing", "room", "carried")
    places = [
        place for place in PLACES
        if any(not isinstance(resolve(world, seeker, place, want), Refusal) for want in wants)  # type: ignore[arg-type]
    ]
    places += [place for place in CONDITIONS if not isinstance(condition_at(world, seeker, place), Refusal)]
    for kind in {verb.command for verb in base_content().verbs} - set(ERRANDS):
        names = [name for name in kind.__struct_fields__ if name != "sure"]
        for values in product(*(fields().get(name, places) for name in names)):
            yield kind(**dict(zip(names, values, strict=True)))


def allowed(game: Game, commands: Iterator[ask.Command]) -> dict[str, ask.Command]:
    """The intents of these commands that the judge allows, as text, each with a command for it."""
    found: dict[str, ask.Command] = {}
    for command in commands:
        intent = None if isinstance(command, ERRANDS) else intend(game.witness, game.seeker, command)
        if intent is None or isinstance(intent, Refusal | OFFERED_AS_ERRANDS):
            continue
        if ruling(game.witness, game.seeker, intent).refusal is None:
            found.setdefault(repr(intent), command)
    return found


def held_back(game: Game) -> list[ask.Command]:
    """What is legal and not offered."""
    offered = allowed(game, candidates(game.witness, game.seeker))
    return [command for intent, command in allowed(game, askable(game)).items() if intent not in offered]


def played(seed: int, commands: int, every: int) -> int:
    """Hold the law in states of a troubled game; in how many."""
    game, held = a_game_with_mouths(seed), 0
    for number, said in enumerate(troubled(game, seed, commands)):
        if number % every == 0 and not game.ended:
            assert held_back(game) == [], f"seed {seed}, command {number}: {said}"
            held += 1
    return held


@planted("systems/body/verbs.py",
         "    offers=(Offer(Where.CARRIED, (Edible,)), Offer(Where.LYING, (Edible,))),\n", "", case="1")
@rule("P3")
@pytest.mark.parametrize("seed", range(1, 7))
def test_whatever_is_legal_is_offered(seed: int) -> None:
    held = played(seed, COMMANDS, EVERY)

    assert held > COMMANDS // EVERY // 2


@pytest.mark.soak
@rule("P3")
@pytest.mark.parametrize("seed", range(100, 200))
def test_whatever_is_legal_is_offered_for_long(seed: int) -> None:
    held = played(seed, 3 * COMMANDS, 1)

    assert held > COMMANDS
