"""Signals of whoever plays, and rules that would end the program, are told apart (F5)."""

from __future__ import annotations

import signal

import pytest

from engine.play.interrupts import SIGNALS, Interrupts, LeaveError, RuleEndError, unbroken
from tests.planted_fault import planted
from tests.rules import rule

ENDS = [SystemExit(7), KeyboardInterrupt(), GeneratorExit(), BrokenPipeError(32, "pipe"), OSError(28, "disk")]


@rule("F5")
@pytest.mark.parametrize("end", ENDS, ids=repr)
def test_what_would_end_the_program_is_a_fault_while_a_command_is_carried_out(end: BaseException) -> None:
    told = []

    for deed in (Interrupts().deferred, unbroken):
        with pytest.raises(RuleEndError) as raised, deed():
            raise end
        told.append(raised.value.__cause__)

    assert told == [end, end]


@rule("F5")
def test_an_ordinary_fault_stays_what_it_is() -> None:
    fault = KeyError("a rule that fell over")

    with pytest.raises(KeyError) as raised, Interrupts().deferred():
        raise fault

    assert raised.value is fault


@planted("engine/play/interrupts.py", "        raise KeyboardInterrupt\n", "        pass\n")
@rule("F5")
def test_ctrl_c_outside_a_session_waits_for_the_end_of_what_is_done() -> None:
    done = []

    with pytest.raises(KeyboardInterrupt), unbroken():
        signal.raise_signal(signal.SIGINT)
        done.append("all of it")

    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@rule("F5")
def test_ctrl_c_in_a_session_stays_with_it_whatever_is_done_meanwhile() -> None:
    with Interrupts(held=True) as session:
        with unbroken():
            signal.raise_signal(signal.SIGINT)

        assert session.wanted()


@rule("F5")
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_between_commands_is_somebody_who_leaves(number: signal.Signals) -> None:
    with Interrupts() as session:
        with session.deferred():
            pass

        with pytest.raises(LeaveError):
            signal.raise_signal(number)


@rule("F5")
@pytest.mark.parametrize("number", SIGNALS)
def test_a_session_with_a_loop_of_its_own_is_asked(number: signal.Signals) -> None:
    with Interrupts(held=True) as session:
        before = session.wanted()
        signal.raise_signal(number)

        assert (before, session.wanted()) == (False, True)
