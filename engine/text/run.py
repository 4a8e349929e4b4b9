"""Run: the text face from start to exit code, the game kept on every way out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from engine.keep.keeper import Keeper
from engine.play.game import Game
from engine.play.interrupts import Interrupts, LeaveError
from engine.text.page import NARROWEST
from engine.text.session import Session
from engine.text.terminal import Terminal

FINE = 0
NOT_KEPT = 1
BAD_INPUT = 2


def run_text(
    game: Game,
    stdin: TextIO,
    stdout: TextIO,
    on_turn: Callable[[Game], None] | None = None,
    width: int | None = None,
) -> int:
    """Play in a terminal; the exit code: 0 after leaving, 1 when the game could not be kept, 2 when
    the terminal is too narrow to begin.

    A game without a seeker begins at the gate. `on_turn` keeps the game, after every world turn and on leaving;
    without it the game's own hook does, if it has one. BrokenPipeError passes on, after the game was kept.
    """
    terminal = Terminal(stdin, stdout, width)
    words = game.content.words
    if terminal.width < NARROWEST:
        terminal.say(words.say("text.narrow", width=terminal.width, least=NARROWEST))
        return BAD_INPUT
    if on_turn is not None:
        game.on_turn = on_turn
    keeper = Keeper(game)
    with Interrupts() as interrupts:
        game.interrupted = interrupts.wanted
        try:
            Session(game, terminal, interrupts, keeper).play()
        except LeaveError:
            stdout.write("\n")
        except BrokenPipeError:
            keeper.last()
            raise
        finally:
            game.interrupted = None
            keeper.release()
        keeper.last()
    return _farewell(game, terminal, keeper)


def _farewell(game: Game, terminal: Terminal, keeper: Keeper) -> int:
    words = game.content.words
    if not game.seeker:
        terminal.say(words.say("text.nobody"))
    elif keeper.fault:
        terminal.say(words.say("text.not_kept", reason=keeper.fault))
        return NOT_KEPT
    else:
        terminal.say(words.say("text.kept" if keeper.keeps else "text.left"))
    return FINE
