"""Run: the wire from its first line to the end of input; whatever comes in, one line goes out and nothing ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO

from engine.keep.keeper import Keeper
from engine.play import commands as ask
from engine.play.game import Game
from engine.play.interrupts import Interrupts, LeaveError
from engine.play.origin import ThemeError, main_theme_named
from engine.scene.node import digest
from engine.scene.view import SCREENS, view
from engine.wire import answers
from engine.wire.asks import ASKS, Ask, Commands, Digest, Hello, Probe, Seekers, View, ask_of, near, pick_of
from engine.wire.lines import LineError, decode, next_line, put
from engine.wire.sent import viewed

FINE = 0
NOT_KEPT = 1


def run_wire(game: Game, stdin: BinaryIO, stdout: BinaryIO, debug: bool = False) -> int:
    """Answer requests until the input ends; the exit code, 1 when the game could not be kept at the end.

    BrokenPipeError passes on, after the game was kept. `debug` lets the digest of the whole state be asked for.
    """
    keeper = Keeper(game)
    with Interrupts() as interrupts:
        game.interrupted = interrupts.wanted
        try:
            _serve(game, stdin, stdout, debug, interrupts, keeper)
        except LeaveError:
            pass
        except BrokenPipeError:
            keeper.last()
            raise
        finally:
            game.interrupted = None
            keeper.release()
        keeper.last()
    return NOT_KEPT if keeper.fault else FINE


def say_crashed(stdout: BinaryIO, sentence: str, fault: str, log: Path | None, bundle: Path | None) -> None:
    """The last line of a game that broke. OSError when nobody reads it."""
    put(stdout, answers.crashed(sentence, fault, log, bundle))


def _serve(
    game: Game, stdin: BinaryIO, stdout: BinaryIO, debug: bool, interrupts: Interrupts, keeper: Keeper
) -> None:
    put(stdout, answers.hello(game, debug))
    while True:
        try:
            line = next_line(stdin)
            if line is None:
                return
            with interrupts.deferred():
                answer = _answer(game, decode(line), debug)
            if keeper.fault:
                answer = {**answer, "not_saved": keeper.fault}
        except LineError as fault:
            answer = {"error": str(fault)}
        except ask.CommandError as error:
            answer = answers.fault(error)
        put(stdout, answer)


def _answer(game: Game, raw: dict[str, object], debug: bool) -> dict[str, Any]:
    if ("ask" in raw) == ("do" in raw):
        raise LineError("a request has either \"ask\" or \"do\"")
    if "ask" in raw:
        return _asked(game, ask_of(raw), debug)
    if raw["do"] == "pick":
        return _picked(game, raw)
    command = ask.parse(raw, game.content.verbs)
    _somebody(game)
    return answers.done(game, game.submit(command))


def _asked(game: Game, question: Ask, debug: bool) -> dict[str, Any]:
    if isinstance(question, Hello):
        return answers.hello(game, debug)
    if isinstance(question, Seekers):
        return answers.gate(game)
    _somebody(game)
    if isinstance(question, View):
        return {"view": viewed(game, _screen(question.screen), question.of)}
    if isinstance(question, Commands):
        return answers.commands(game)
    if isinstance(question, Probe):
        return answers.probed(game, ask.parse(question.command, game.content.verbs))
    if isinstance(question, Digest):
        return _digest(game, question, debug)
    raise LineError(f"there are {', '.join(ASKS)}")


def _digest(game: Game, question: Digest, debug: bool) -> dict[str, Any]:
    if question.state and not debug:
        raise LineError("the digest of the whole state tells more than a seeker knows: it needs --debug")
    said: dict[str, str] = {"view": digest(view(game, _screen(question.screen)))}
    if question.state:
        said["state"] = game.digest()
    return {"digest": said}


def _screen(name: str) -> str:
    if name not in SCREENS:
        raise LineError(f"there is no screen {name[:40]!r}; there are {', '.join(SCREENS)}{near(name, list(SCREENS))}")
    return name


def _somebody(game: Game) -> None:
    if not game.seeker:
        raise LineError("nobody has gone in yet: {\"ask\": \"seekers\"}, then {\"do\": \"pick\", \"seeker\": 1}")


def _picked(game: Game, raw: dict[str, object]) -> dict[str, Any]:
    pick = pick_of(raw)
    if game.seeker and not game.ended:
        raise LineError("somebody is in already; another may be picked once that one is dead")
    if pick.seeker > len(game.candidates):
        raise LineError(f"there is no seeker {pick.seeker}; there are {len(game.candidates)}, from 1")
    if pick.theme:
        _choose(game, pick.theme)
    game.join(pick=pick.seeker - 1)
    return answers.picked(game)


def _choose(game: Game, asked: str) -> None:
    """Begin in this theme, if nobody has gone in yet."""
    try:
        game.chronicle.choose(main_theme_named(game.content, asked))
    except ThemeError as error:
        raise LineError(f"the theme {asked!r} {error}") from None
    except ValueError:
        began = game.chronicle.origin
        raise LineError(f"this chronicle began as {began}; pick without a theme, and it goes on there") from None
