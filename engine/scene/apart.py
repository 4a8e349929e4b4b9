"""Apart: the words that tell acts of one name from each other: how their cards stand, and where these lie."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.command import Command, source_of, target_of
from engine.scene.cards import card
from engine.scene.eye import Eye
from systems.core.addresses import BODY, resolve
from systems.core.verdict import Refusal


def apart(eye: Eye, commands: Sequence[Command]) -> list[str]:
    """What tells each of these commands from the others, which have the same name.

    Of cards in the pack it is how they stand, where that differs: lit, so much fuel, so much wear, so many pieces.
    Where it does not, and of all else, it is the place.
    """
    states = [_state(eye, command) for command in commands]
    cards = [source_of(command) for command in commands]
    aims = [_aim_of(eye, command) for command in commands]
    differ = len(set(states)) > 1
    told = []
    for card_of, state, aim in zip(cards, states, aims, strict=True):
        shown = [state] if state and differ else []
        if len(set(cards)) > 1 and (
            not shown or states.count(state) > cards.count(card_of) or card_of.partition(".")[0] != "pack"
        ):
            shown.insert(0, _place(eye, card_of))
        if len(set(aims)) > 1:
            # What is thrown is told apart by where it is thrown, too.
            shown.append(_place(eye, aim))
        told.append(", ".join(shown))
    return told


def place_words(eye: Eye, command: Command) -> str:
    """Where a command's target lies."""
    return _place(eye, source_of(command))


def _place(eye: Eye, address: str) -> str:
    head, *rest = address.split(".")
    if head in ("pack", "storage"):
        return eye.say(f"place.{head}", number=rest[0])
    if rest[:1] == ["inside"]:
        return eye.say("place.inside", number=rest[1])
    if head == "room":
        return eye.say("place.room", column=rest[0], row=rest[1])
    if head == "beyond" and rest[1:]:
        return eye.say("place.beyond", heading=eye.say(f"heading.{rest[0]}"))
    said = f"heading.{rest[0] if head == 'beyond' else head}"
    if eye.words.has(said):
        return eye.say(said)
    return eye.say("place.worn", spot=eye.say(f"body.{head}")) if head in BODY else head


def _aim_of(eye: Eye, command: Command) -> str:
    """Where the card of a command is aimed at, if it has a card and an aim."""
    aim = target_of(command)
    return aim if aim != source_of(command) else ""


def _state(eye: Eye, command: Command) -> str:
    """How a carried card stands: pieces of a stack, and its line; nothing of what is not carried."""
    address = source_of(command)
    if address.partition(".")[0] not in ("pack", *BODY):
        return ""
    found = resolve(eye.world, eye.seeker, address, "carried")
    if isinstance(found, Refusal):
        return ""
    node = card(eye, address, found, lies=False)
    pieces = [fact.name for fact in node.children if fact.kind == "stack"]
    return ", ".join([*pieces, node.text])
