"""A sitting: one game with the save and the recording that are kept of it, from the first turn to leaving."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable
from pathlib import Path

from content.registry import Content
from engine.cli import crash
from engine.cli.exits import UsageError
from engine.game import Game
from engine.interrupts import unbroken
from engine.keeping import stamps
from engine.minutes import Minutes
from engine.morgue import record
from engine.recording import Recording, RecordingError
from saves import SUFFIX, PackStamp, SaveError, free_path, missing_packs, read_header

RECORDING = ".recording"
MORGUE = ".morgue.txt"


class MissingPacksError(UsageError):
    """The game was played with packs that are not here; with `sealed` it can be played without them."""


class SaveRefusedError(UsageError):
    """The game in a save cannot be played: `fault` is why."""

    def __init__(self, fault: SaveError) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Sitting:
    """`game` with its file in a home; without a file nothing is kept.

    For the case of a crash there is its `recording`, or else minutes are kept of what was asked since it began, or
    since it was written to `source`.
    """

    def __init__(
        self, game: Game, path: Path | None, recording: Path | None = None, source: Path | None = None
    ) -> None:
        self.game = game
        self.path = path
        self.source = source
        self._recording = recording
        self._minutes = Minutes() if recording is None else None
        if self._minutes is not None:
            game.record(self._minutes)
        self._buried = 0
        if path is not None:
            game.on_turn = self.keep

    def keep(self, game: Game) -> None:
        """Save the game; a seeker's death also leaves a morgue record beside it (CHAR-6)."""
        if self.path is None:
            return
        game.save(self.path)
        if self._minutes is not None:
            self.source = self.path
            self._minutes.forget()
        if game.ended and self._buried != game.seeker:
            self._buried = game.seeker
            self._bury(game)

    def _bury(self, game: Game) -> None:
        assert self.path is not None
        stem = self.path.name.removesuffix(SUFFIX)
        morgue = free_path_for(self.path.parent, stem, MORGUE)
        try:
            morgue.write_text(record(game), encoding="utf-8")
        except OSError:
            return  # the chronicle in the save holds the same facts

    def beside(self) -> tuple[Path | None, str]:
        """The folder in which a crash is kept, if the game has one, and how its files begin."""
        path = self.path
        return (None, "") if path is None else (path.parent, path.name.removesuffix(SUFFIX))

    def bundle(self, error: BaseException) -> bytes:
        """All that is needed to repeat a crash."""
        from engine.bundle import pack

        return pack(self.game, error, self._recording, self._minutes, self.source)

    def close(self) -> None:
        """Let others have the save. A game into which nobody went leaves no recording behind."""
        self.game.close()
        if self._recording is not None and not self.game.seeker:
            with contextlib.suppress(OSError):  # on Windows an open file stays; it harms nobody
                self._recording.unlink()


def free_path_for(folder: Path, stem: str, suffix: str) -> Path:
    """A path in the folder that nothing has yet."""
    number = 1
    while True:
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{suffix}"
        if not path.exists():
            return path
        number += 1


def begun(content: Content, seed: int | None, calling: str | None, folder: Path | None) -> Sitting:
    """A new game; with a class somebody is in it and it is kept at once, without one it begins at the gate."""
    seed = secrets.randbits(40) if seed is None else seed
    path = free_path(folder, f"seed-{seed}") if folder is not None else None
    recording = recorder = None
    try:
        if path is not None and folder is not None:
            recording = free_path_for(folder, path.name.removesuffix(SUFFIX), RECORDING)
            recorder = Recording.begin(recording, seed, content).tracer
    except RecordingError as error:
        raise UsageError(str(error)) from None
    sitting = Sitting(Game.bare(seed, content, recorder), path, recording)
    if calling is not None:
        known = calling_id(content, calling)
        try:
            with unbroken():
                sitting.game.join(known)
        except SaveError as error:
            sitting.close()
            raise UsageError(str(error)) from None
        except Exception as error:  # a dungeon that cannot be born
            raise crash.CrashError(crash.keep(error, sitting)) from error
    return sitting


def named(packs: Iterable[PackStamp]) -> str:
    """Packs as people tell them apart."""
    return ", ".join(f"{pack.name} {pack.version}" for pack in packs)


def calling_id(content: Content, asked: str) -> str:
    """The id of a class by its id or name; UsageError names those there are."""
    for name in sorted(content.callings):
        if asked.lower() in (name, name.partition(":")[2], content.words.calling_name(name).lower()):
            return name
    known = ", ".join(sorted(content.words.calling_name(name).lower() for name in content.callings))
    raise UsageError(f"--class {asked!r} is not known; there are: {known}")


def continued(content: Content, path: Path, keep: bool = True, sealed: bool = False) -> Sitting:
    """The game in a save, exactly where it was left; UsageError says what is wrong and what to do.

    With `keep` False nothing on the disk changes: neither the save nor its recording. What packs are missing is told
    before any world is made; `sealed` does without them (S8).
    """
    try:
        names = named(missing_packs(read_header(path), stamps(content)))
        if names and not sealed:
            raise MissingPacksError(
                f"{path} was played with packs that are not here: {names}; give each with --pack DIR, or play with"
                " --sealed, and their cards wait, out of play, until the packs are back"
            )
        game = Game.load(path, content, keep=keep)
    except SaveError as error:
        raise SaveRefusedError(error) from None
    if not keep:
        return Sitting(game, None, source=path)
    recording = path.with_name(path.name.removesuffix(SUFFIX) + RECORDING)
    if recording.exists():
        # A recording that does not fit ends where it ends; the game goes on.
        with contextlib.suppress(RecordingError):
            game.record(Recording.resume(recording, game.commands, game.seed, content).tracer)
            return Sitting(game, path, recording)
    return Sitting(game, path, source=path)
