"""A sitting: one game with the save and the recording that are kept of it, from the first turn to leaving."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from content.registry import Content
from engine.cli import crash
from engine.cli.exits import UsageError
from engine.cli.graves import bury, has_graves
from engine.keep.keeping import stamps
from engine.keep.morgue import record
from engine.kernel.told import printable
from engine.play.game import Game
from engine.play.interrupts import unbroken
from engine.play.origin import gentle_theme
from engine.record.minutes import Minutes
from engine.record.recording import Recording
from engine.record.tape import RecordingError
from saves import SUFFIX, PackStamp, SaveError, SaveFile, last_sitting, missing_packs, read_header

RECORDING = ".recording"


class MissingPacksError(UsageError):
    """The game was played with packs that are not here; with `sealed` it can be played without them."""


class SaveRefusedError(UsageError):
    """The game in a save cannot be played: `fault` is why."""

    def __init__(self, fault: SaveError) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Sitting:
    """`game` with its file in a folder; without a folder nothing is kept.

    A new game has a `stem` and takes a file's name when it is first saved; one that was taken up has its `path`. For
    the case of a crash there is its recording, or else minutes are kept of what was asked since it began, or since it
    was written to `source`. `notice` is a sentence for whoever plays, or empty.
    """

    def __init__(
        self, game: Game, folder: Path | None = None, stem: str = "", path: Path | None = None,
        recording: Recording | None = None, source: Path | None = None,
    ) -> None:
        self.game = game
        self.folder = folder
        self.path = path
        self.source = source
        self.notice = ""
        self._stem = stem if path is None else path.name.removesuffix(SUFFIX)
        self._recording = recording
        self._minutes: Minutes | None = None
        if recording is None:
            self._write_minutes()
        self._buried = 0
        if folder is not None:
            game.on_turn = self.keep

    def keep(self, game: Game) -> None:
        """Save the game; a seeker's death also leaves a morgue record beside it (CHAR-6)."""
        if self.folder is None:
            return
        if self.path is None:
            self._take_a_name(self.folder)
        assert self.path is not None
        game.save(self.path)
        if self._recording is not None:
            self._keep_recording(self._recording, self.path)
        elif self._minutes is not None:
            self.source = self.path
            self._minutes.forget()
        if game.ended and self._buried != game.seeker:
            self._buried = game.seeker
            with contextlib.suppress(OSError, SaveError):  # the chronicle in the save holds the same facts
                bury(self.folder, self._stem, record(game))

    def _take_a_name(self, folder: Path) -> None:
        file = SaveFile.claim(folder, self._stem, (RECORDING,))
        self.path = file.path
        self._stem = file.path.name.removesuffix(SUFFIX)
        self.game.tally.sitting = last_sitting(folder) + 1
        self.game.take(file)

    def _keep_recording(self, recording: Recording, path: Path) -> None:
        """A recording lies beside its save; one that cannot be written ends, and the game goes on without it."""
        try:
            if recording.path is None:
                recording.place(path.with_name(self._stem + RECORDING))
        except RecordingError as error:
            recording.fault = str(error)
        if recording.fault:
            self.notice = f"{printable(recording.fault)}; the game goes on and is kept, without its recording"
            recording.tracer.leave()
            self._recording, self.source = None, path
            self._write_minutes()

    def _write_minutes(self) -> None:
        self._minutes = Minutes()
        self.game.record(self._minutes)

    def beside(self) -> tuple[Path | None, str]:
        """The folder in which a crash is kept, if the game has one, and how its files begin."""
        return self.folder, self._stem

    def bundle(self, error: BaseException) -> bytes:
        """All that is needed to repeat a crash."""
        from engine.record.bundle import pack

        recorded = self._recording.data() if self._recording is not None else b""
        return pack(self.game, error, recorded, self._minutes, self.source)

    def close(self) -> None:
        """Let others have the save."""
        self.game.close()


def begun(
    content: Content, seed: int | None, calling: str | None, folder: Path | None, theme: str | None = None
) -> Sitting:
    """A new game; with a class somebody is in it and it is kept at once, without one it begins at the gate.

    `theme` is the id of a main theme, empty for as the seed has it. Where None was named it is so too; but the gate of
    a home in which nobody has died yet puts a gentle theme first (CHAR-1).
    """
    seed = secrets.randbits(40) if seed is None else seed
    recording = Recording(seed, content) if folder is not None else None
    game = Game.bare(seed, content, recording.tracer if recording is not None else None, theme=theme or "")
    sitting = Sitting(game, folder, f"seed-{seed}", recording=recording)
    if theme is None and calling is None and folder is not None and not has_graves(folder):
        game.chronicle.first_life = True
        game.chronicle.choose(gentle_theme(content, seed))
    if calling is not None:
        known = calling_id(content, calling)
        try:
            with unbroken():
                sitting.game.join(known)
        except SaveError as error:
            sitting.close()
            raise UsageError(f"{str(error).rstrip('.')}; --no-save plays without keeping anything.") from None
        except Exception as error:  # a dungeon that cannot be born
            raise crash.CrashError(crash.keep(error, sitting)) from error
    return sitting


def named(packs: Iterable[PackStamp]) -> str:
    """Packs as people tell them apart."""
    return ", ".join(map(str, packs))


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
        return Sitting(game, source=path)
    game.tally.sitting = max(game.tally.sitting, last_sitting(path.parent)) + 1
    notice = ""
    recording = path.with_name(path.name.removesuffix(SUFFIX) + RECORDING)
    if os.path.lexists(recording):
        # A recording that does not fit ends where it ends; the game goes on.
        try:
            tally = game.tally
            resumed = Recording.resume(recording, tally.entries, tally.commands, game.seed, content)
        except RecordingError as error:
            notice = f"{printable(str(error))}; the game goes on and is kept, without its recording"
        else:
            game.record(resumed.tracer)
            return Sitting(game, path.parent, path=path, recording=resumed)
    sitting = Sitting(game, path.parent, path=path, source=path)
    sitting.notice = notice
    return sitting
