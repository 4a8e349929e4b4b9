"""Repeat: what led to a crash is asked again without a face, up to the fault (F5)."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from content.registry import Content
from engine.play.game import Game
from engine.play.interrupts import unbroken
from engine.record.again import ask_again
from engine.record.bundle import Bundle, head, read, told
from engine.record.minutes import Minute, Minutes
from engine.record.tape import RecordingError, Tape, check_packs
from saves import SaveError


class Repeated(msgspec.Struct, frozen=True):
    """How a bundle played: `broke` is the fault that came, `fault` the one it tells of; either may be empty.

    `number` counts what was asked before; `drift` says where the game went another way than it had.
    """

    path: str
    number: int
    clock: int
    fault: str
    broke: str
    drift: str = ""

    @property
    def ok(self) -> bool:
        """Whether the same fault came at the same place."""
        return self.broke == self.fault and not self.drift

    def __str__(self) -> str:
        began = f"{self.path}: {self.number} commands"
        if self.drift:
            return f"{began}, then it goes another way: {self.drift}"
        if self.ok:
            return f"{began}, then in turn {self.clock} the same fault: {self.broke}"
        if self.broke:
            return f"{began}, then in turn {self.clock} another fault: {self.broke}, where it was {self.fault}"
        where = "the rules are not where it lies, but the face; see its log"
        return f"{began} to turn {self.clock} without a fault, where it was {self.fault}: {where}"


def repeat(path: Path, content: Content) -> tuple[Repeated, Game | None]:
    """Play a bundle; the game as it is where no fault came. RecordingError when it cannot be played here."""
    bundle = read(path)
    check_packs(head(bundle.about), content, path)
    game = _begun(bundle, content, path)
    # What was asked is told by the game itself as it goes, and held against what the bundle tells.
    minutes = Minutes()
    game.record(minutes)
    about, number = bundle.about, 0
    try:
        for number, minute in enumerate(_minutes(bundle, path)):
            with unbroken():
                ask_again(game, minute.verb, minute.asked, perceive=True)
            then = minutes.entries()[-1]
            minutes.forget()
            if (then.said, then.clock) != (minute.said, minute.clock):
                drift = f"it says {then.said!r} on turn {then.clock}, and said {minute.said!r} on turn {minute.clock}"
                return Repeated(str(path), number, game.clock, about.fault, "", drift), None
        number = game.commands
        if about.verb:
            with unbroken():
                ask_again(game, about.verb, about.asked, perceive=True)
    except RecordingError:
        raise
    except Exception as error:  # it is what we came for
        return Repeated(str(path), number, game.clock, about.fault, told(error)), None
    return Repeated(str(path), number, game.clock, about.fault, ""), game


def _begun(bundle: Bundle, content: Content, path: Path) -> Game:
    if not bundle.save:
        return Game.bare(bundle.about.seed, content)
    try:
        with tempfile.TemporaryDirectory() as folder:
            save = Path(folder) / "save.torchturn"
            save.write_bytes(bundle.save)
            return Game.load(save, content, keep=False)
    except SaveError as error:
        raise RecordingError(f"{path}: {error.reason}") from None


def _minutes(bundle: Bundle, path: Path) -> Iterator[Minute]:
    """What was asked, one by one: all that a recording holds would be many times as much."""
    if not bundle.recording:
        yield from bundle.minutes
        return
    for entry in Tape(bundle.recording, path).entries():
        yield Minute(entry.verb, entry.asked, entry.said, entry.clock)
