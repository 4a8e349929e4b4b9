"""A stage that fails is drawn anew, so many times, and then the dungeon is plainer; a fault never passes."""

from __future__ import annotations

import pytest

import systems.genesis as genesis
from components.walls import HiddenDoor, Material, Wall
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import BIRTH_STRIDE, World
from systems.genesis.blueprint import Bar, Blueprint
from systems.genesis.fault import Fault
from systems.genesis.stages import SetbackError, run
from tests.genesis.births import CAVERNS, born, crowd, keys, locks, themed
from tests.planted_fault import planted
from tests.rules import rule

TRIES = load().figures.genesis.stage_tries
RUNGS = ["no hidden doors at last", "no walls at last", "no locks at last"]


@planted("systems/genesis/stages.py", "(*again, attempt) if attempt else again", "again")
@rule("LOCK-2")
def test_keys_that_find_no_place_are_drawn_anew_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts: list[tuple[int, ...]] = []
    hide = genesis.hide_keys

    def fail_thrice(plan: Blueprint) -> None:
        attempts.append(plan.again)
        if len(attempts) < 4:
            raise SetbackError("planted")
        hide(plan)

    monkeypatch.setattr(genesis, "hide_keys", fail_thrice)

    one = born(5, 4)

    assert attempts == [(), (1,), (2,), (3,)]
    assert one.birth.counts["rolled back, lock: planted"] == 3
    assert locks(one.world)
    assert len(keys(one.world)) == len(locks(one.world))


@rule("LOCK-2", "LOCK-5")
def test_when_no_try_succeeds_the_dungeon_is_born_plain_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(plan: Blueprint) -> None:
        raise SetbackError("planted")

    monkeypatch.setattr(genesis, "hide_keys", fail)

    one = born(5, 4)

    assert one.birth.counts["left out: lock"] == 3 * TRIES
    assert all(one.birth.counts[rung] == 1 for rung in RUNGS)
    assert not locks(one.world)
    assert not one.birth.certificate.keys


@rule("G2")
def test_a_level_that_fails_its_audit_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = genesis.audit
    failures = [[Fault("G2", "planted", 0)], [Fault("G2", "planted", 0)]]
    monkeypatch.setattr(genesis, "audit", lambda *given: failures.pop() if failures else sound(*given))

    one = born(5, 4)

    entities = one.world.entities()
    assert one.birth.counts["drawn anew, G2: planted"] == 2
    assert entities == list(range(BIRTH_STRIDE + 1, BIRTH_STRIDE + 1 + len(entities)))
    assert one.world.ledger == {"birth": len(entities)}
    assert not sound(one.world, genesis.survey(one.world), genesis.walk(genesis.survey(one.world)), 2)


@rule("G1")
def test_a_level_that_breaks_a_promise_even_without_locks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    audits: list[int] = []
    planted = [Fault("G1", "planted", 0)]
    monkeypatch.setattr(genesis, "audit", lambda *given: audits.append(1) or planted)
    world = World(1, Dice(5))

    with pytest.raises(genesis.BirthError, match=rf"G1: planted \({3 * TRIES + 1}\)"):
        genesis.bear(world, load(), 5, "caverns", 4, CAVERNS)

    assert len(audits) == 3 * TRIES + 1
    assert not world.entities()


@planted("systems/walls/grounds.py", "return Ground.WET if any(tag in tags for tag in _WET_TAGS) else Ground.ROCK",
         "return Ground.ROCK")
@rule("LOCK-2", "G1", "G4", "WALL-2")
def test_the_caverns_need_no_second_try() -> None:
    counts = [born(seed, level).birth.counts for seed, level in crowd(100)]

    assert not {reason for count in counts for reason in count if ": " in reason or reason in RUNGS}


@rule("WALL-12", "WALL-13")
@pytest.mark.parametrize(
    ("faults", "walls", "doors"), [(TRIES - 1, True, True), (TRIES, True, False), (2 * TRIES, False, False)]
)
def test_a_level_that_fails_again_and_again_loses_its_hidden_doors_first_and_then_its_walls(
    monkeypatch: pytest.MonkeyPatch, faults: int, walls: bool, doors: bool
) -> None:
    sound = genesis.audit
    failures = [[Fault("G4", "planted", 0)] for _ in range(faults)]
    monkeypatch.setattr(genesis, "audit", lambda *given: failures.pop() if failures else sound(*given))
    content = themed({"sections_most": 0}, size=400, walls=40, hidden=100)

    one = born(5, 4, content)

    found = [one.world.has(passage, HiddenDoor) for passage, _ in one.world.each(Wall)]
    assert (False in found, True in found) == (walls, doors)
    assert locks(one.world)


@planted("systems/genesis/stages.py", "    bring_back(plan, kept)\n", "")
@rule("WALL-12")
def test_a_stage_that_fails_leaves_nothing_behind_and_is_tried_with_other_draws() -> None:
    plan = genesis.design(load(), 5, "caverns", 4, CAVERNS)
    beyond, bars, drawn = plan.beyond.copy(), plan.bars.copy(), []

    def spoil(plan: Blueprint) -> None:
        drawn.append(plan.stream("spoil").below(1 << 20))
        plan.bar(1, next(side for side in range(4) if plan.beyond[4 + side] >= 0), Bar.STONE)
        plan.beyond[0] = 77
        plan.goods.clear()
        raise SetbackError("planted")

    def soften(plan: Blueprint) -> None:
        plan.count("soft ground")
        plan.floors[2] = Material.TIMBER

    run(plan, [soften, spoil])

    assert (plan.beyond, plan.bars, plan.again) == (beyond, bars, ())
    assert plan.counts["soft ground"] == 1
    assert plan.goods
    assert plan.floors == {2: Material.TIMBER}
    assert len(set(drawn)) == len(drawn) == TRIES
    assert plan.counts["rolled back, spoil: planted"] == TRIES
    assert plan.counts["left out: spoil"] == 1


def test_an_unknown_theme_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="base:moon"):
        genesis.bear(World(1, Dice(1)), load(), 1, "caverns", 1, "base:moon")
