"""What every test has at hand, and what a test run says at its end."""

from tests.displays import pytest_collection_modifyitems, pytest_terminal_summary_of_displays
from tests.rule_table import pytest_addoption, pytest_runtest_logreport, pytest_runtest_setup, rule_table

__all__ = ["pytest_addoption", "pytest_collection_modifyitems", "pytest_runtest_logreport", "pytest_runtest_setup"]


def pytest_terminal_summary(terminalreporter, config):  # type: ignore[no-untyped-def]
    """The last lines: the table of rules if asked for, and what could not run here."""
    if config.getoption("--rules"):
        terminalreporter.write_line("")
        for line in rule_table():
            terminalreporter.write_line(line)
    pytest_terminal_summary_of_displays(terminalreporter)
