"""What every test run knows beside its tests: rules, displays, and what it says at its end."""

import pytest

from tests import displays, rule_table


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rules`."""
    parser.addoption("--rules", action="store_true", help="print each rule's tests and their results")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need a display are left out where there is none."""
    displays.leave_out_needy(items)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test's report carries its rules, across worker processes too."""
    rule_table.carry(item)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keep what the closing lines need."""
    rule_table.note(report)
    displays.note_left_out(report)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The last lines: the table of rules if asked for, and what could not run here."""
    table = rule_table.lines() if config.getoption("--rules") else []
    for line in (*table, *displays.closing_lines()):
        terminalreporter.write_line(line)
