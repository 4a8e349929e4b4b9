"""A stage that fails is drawn anew, so many times, and then the dungeon is plainer; a fault never passes."""

from __future__ import annotations

import pytest

import systems.genesis as genesis
from content.kinds import Kind
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import BIRTH_STRIDE, World
from systems.genesis.audit import Fault
from tests.genesis.births import CAVERNS, born, crowd, keys, locks, themed
from tests.rules import rule

TRIES = load().figures.genesis.key_tries


@rule("LOCK-2")
def test_keys_that_find_no_place_are_drawn_anew_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts: list[int] = []
    hide = genesis.hide_keys
    monkeypatch.setattr(genesis, "hide_keys", lambda plan, n: attempts.append(n) or (n > 2 and hide(plan, n)))

    one = born(5, 4)

    assert attempts == [0, 1, 2, 3]
    assert locks(one.world)
    assert len(keys(one.world)) == len(locks(one.world))


@rule("LOCK-2", "LOCK-5")
def test_where_no_slot_is_bare_the_first_levels_are_born_without_locks() -> None:
    full = themed({"fill_base": 100, "fill_per_size": 0}, shares={Kind.ITEM: 100})

    one = born(5, 2, content=full)

    assert one.birth.counts["no locks at last"] == 1
    assert one.birth.counts["no place for a key"] >= TRIES
    assert not locks(one.world)


@rule("LOCK-2", "LOCK-5")
def test_when_no_try_succeeds_the_dungeon_is_born_plain_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(genesis, "hide_keys", lambda plan, attempt: False)

    one = born(5, 4)

    assert one.birth.counts["no locks at last"] == 1
    assert not locks(one.world)
    assert not one.birth.certificate.keys


@rule("G2")
def test_a_level_that_fails_its_audit_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = genesis.audit
    failures = [[Fault("G2", "planted", 0)], [Fault("G2", "planted", 0)]]
    monkeypatch.setattr(genesis, "audit", lambda *given: failures.pop() if failures else sound(*given))

    one = born(5, 4)

    entities = one.world.entities()
    assert one.birth.counts["G2: planted"] == 2
    assert entities == list(range(BIRTH_STRIDE + 1, BIRTH_STRIDE + 1 + len(entities)))
    assert one.world.ledger == {"birth": len(entities)}
    assert not sound(one.world, genesis.survey(one.world), genesis.walk(genesis.survey(one.world)), 2)


@rule("G1")
def test_a_level_that_breaks_a_promise_even_without_locks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    audits: list[int] = []
    planted = [Fault("G1", "planted", 0)]
    monkeypatch.setattr(genesis, "audit", lambda *given: audits.append(1) or planted)
    world = World(1, Dice(5))

    with pytest.raises(genesis.BirthError, match=rf"G1: planted \({TRIES + 1}\)"):
        genesis.bear(world, load(), 5, "caverns", 4, CAVERNS)

    assert len(audits) == TRIES + 1
    assert not world.entities()


@rule("LOCK-2")
def test_the_caverns_need_no_second_try() -> None:
    retried = [seed for seed, level in crowd(100) if "no locks at last" in born(seed, level).birth.counts]

    assert not retried


def test_an_unknown_theme_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="base:moon"):
        genesis.bear(World(1, Dice(1)), load(), 1, "caverns", 1, "base:moon")
