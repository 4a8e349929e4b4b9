"""A sitting: one game with the save and the recording that are kept of it, from the first turn to leaving."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

from content.registry import Content
from engine.cli.exits import UsageError
from engine.game import Game
from engine.morgue import record
from engine.recording import Recording, RecordingError
from saves import SUFFIX, SaveError, free_path, missing_packs, read_header

RECORDING = ".recording"
MORGUE = ".morgue.txt"


class Sitting:
    """`game` with its file in a home; without a file nothing is kept."""

    def __init__(self, game: Game, path: Path | None, recording: Path | None = None) -> None:
        self.game = game
        self.path = path
        self._recording = recording
        self._buried = 0
        if path is not None:
            game.on_turn = self.keep

    def keep(self, game: Game) -> None:
        """Save the game; a seeker's death also leaves a morgue record beside it (CHAR-6)."""
        if self.path is None:
            return
        game.save(self.path)
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
    """A new game; without a class it begins at the gate, with nobody in it yet."""
    seed = secrets.randbits(40) if seed is None else seed
    path = free_path(folder, f"seed-{seed}") if folder is not None else None
    recording = recorder = None
    try:
        if path is not None and folder is not None:
            recording = free_path_for(folder, path.name.removesuffix(SUFFIX), RECORDING)
            recorder = Recording.begin(recording, seed, content).tracer
    except RecordingError as error:
        raise UsageError(str(error)) from None
    game = Game.bare(seed, content, recorder)
    if calling is not None:
        game.join(calling_id(content, calling))
    return Sitting(game, path, recording)


def calling_id(content: Content, asked: str) -> str:
    """The id of a class by its id or name; UsageError names those there are."""
    for name in sorted(content.callings):
        if asked.lower() in (name, name.partition(":")[2], content.words.calling_name(name).lower()):
            return name
    known = ", ".join(sorted(content.words.calling_name(name).lower() for name in content.callings))
    raise UsageError(f"--class {asked!r} is not known; there are: {known}")


def continued(content: Content, path: Path, keep: bool = True) -> Sitting:
    """The game in a save, exactly where it was left; UsageError says what is wrong and what to do.

    With `keep` False nothing on the disk changes: neither the save nor its recording.
    """
    try:
        missing = missing_packs(read_header(path), Game.bare(0, content).packs)
        if missing:
            names = ", ".join(f"{pack.name} {pack.version}" for pack in missing)
            raise UsageError(f"{path} was played with packs that are not here: {names}; give each with --pack DIR")
        game = Game.load(path, content, keep=keep)
    except SaveError as error:
        raise UsageError(str(error)) from None
    if not keep:
        return Sitting(game, None)
    recording = path.with_name(path.name.removesuffix(SUFFIX) + RECORDING)
    if recording.exists():
        # A recording that does not fit ends where it ends; the game goes on.
        with contextlib.suppress(RecordingError):
            game.record(Recording.resume(recording, game.commands, game.seed, content).tracer)
    return Sitting(game, path)
