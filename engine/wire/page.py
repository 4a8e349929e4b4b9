"""Page: the commands of the wire as its documentation has them, written from the records of the verbs."""

from __future__ import annotations

import json

from content.verb import Verb, Verbs
from engine.kernel.command import examples_of

HEAD = ("| command | what it does |", "|---|---|")


def verbs_table(verbs: Verbs) -> list[str]:
    """A table of all commands as lines of Markdown, in the order of lists."""
    return [*HEAD, *(f"| `{_request(verb)}` | {_told(verb)} |" for verb in verbs)]


def _request(verb: Verb) -> str:
    return json.dumps({"do": verb.name, **examples_of(verb.command)})


def _told(verb: Verb) -> str:
    """What the class says of itself, in one line."""
    return " ".join((verb.command.__doc__ or "").split())
