"""Labels: commands in words, with the thing they are done to and where it lies, as their verbs have it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.command import ADDRESSED, Command
from engine.play.intents import resolved
from engine.scene.eye import Eye
from systems.core.verdict import Refusal, Said


def label(eye: Eye, command: Command) -> str:
    """The command in words."""
    verb, values = eye.content.verbs.of(command), resolved(eye.world, eye.seeker, command)
    if verb.label is None:
        return _plain(eye, command, values)
    if any(isinstance(value, Refusal) for value in values):
        return eye.say("unknown.something")
    return eye.told(verb.label(eye.world, eye.seeker, command, *values))


def beside(eye: Eye, command: Command) -> list[str]:
    """What its verb says besides of a command that is legal."""
    verb = eye.content.verbs.of(command)
    if verb.beside is None:
        return []
    values = resolved(eye.world, eye.seeker, command)
    return [eye.told(said) for said in verb.beside(eye.world, eye.seeker, command, *values)]


def _plain(eye: Eye, command: Command, values: list[object]) -> str:
    """The message of the verb's name, with what its fields name."""
    verb = eye.content.verbs.of(command)
    params = dict(_params(eye, command, verb.fields, values))
    return eye.say(f"act.{verb.name}", **params)


def _params(
    eye: Eye, command: Command, fields: tuple[tuple[str, str], ...], values: list[object]
) -> Iterator[tuple[str, int | str]]:
    for (field, want), value in zip(fields, values, strict=True):
        written = getattr(command, field)
        if want in ("lock", "passage") and written.startswith("beyond."):
            yield field, eye.told(Said("lock.way", {"heading": written.split(".")[1]}))
        elif isinstance(value, Refusal):
            yield field, eye.say("unknown.something")
        elif want in ADDRESSED and isinstance(value, int):
            yield field, eye.called(value)
        else:
            yield field, eye.worded(field, written)
