"""What every test run knows beside its tests: rules, displays, and what it says at its end."""

import pytest

from tests import displays, homes, rule_table
from tests.mutants import command
from tests.proofs import table, tools


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rules` and `--mutants`."""
    parser.addoption("--rules", action="store_true", help="print each rule's tests and their results")
    parser.addoption("--mutants", nargs="?", const=command.USUAL, metavar="WORDS", help=command.HELP)


def pytest_configure() -> None:
    """Tests have homes of their own."""
    homes.settle()


def pytest_unconfigure() -> None:
    """And leave none behind."""
    homes.leave()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int | None:
    """With `--mutants` no tests are run here; they are run in copies of the tree."""
    return command.run(config) if config.getoption("--mutants") else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need a display or a tool are left out where there is none."""
    displays.leave_out_needy(items)
    tools.leave_out_needy(items)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test's report carries its rules, across worker processes too."""
    rule_table.carry(item)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keep what the closing lines need."""
    rule_table.note(report)
    displays.note_left_out(report)
    tools.note_left_out(report)
    table.note(report)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The last lines: the table of rules if asked for, and what could not run here."""
    rules = rule_table.lines() if config.getoption("--rules") else []
    figures = table.lines(str(config.getoption("-m")))
    for line in (*figures, *rules, *displays.closing_lines(), *tools.closing_lines()):
        terminalreporter.write_line(line)


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> table.Figures:
    """Where a proof says what it tried and measured."""
    return table.Figures(request.node)
