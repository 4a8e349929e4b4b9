"""A display for this run of tests, and players at it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.window.display.player import Player, screen

Seating = Callable[..., Player]


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A display."""
    with screen() as name:
        yield name


@pytest.fixture
def seated(display: str) -> Iterator[Seating]:
    """Begins a game with these arguments; whatever still runs ends with the test."""
    with ExitStack() as stack:
        yield lambda *arguments, trick="": stack.enter_context(Player(display, *arguments, trick=trick))
