"""The marker that ties a test to the rules and laws it shows."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as showing these rules or laws, by id: `@rule("LIGHT-1")`."""
    return pytest.mark.rule(*ids)
