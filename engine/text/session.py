"""Session: one sitting at the terminal, from the gate to leaving, with the game kept whatever ends it."""

from __future__ import annotations

import msgspec

from engine.keep.keeper import Keeper
from engine.kernel.command import Command
from engine.play.game import Game
from engine.play.interrupts import Interrupts
from engine.play.outcome import Outcome
from engine.scene.eye import Eye
from engine.scene.help import topics
from engine.scene.hints import Hints
from engine.scene.node import Node
from engine.scene.seekers import seekers
from engine.scene.themes import themes
from engine.scene.view import view
from engine.text import draw_acts, draw_log, draw_map, draw_pack, draw_pages, draw_status, screens
from engine.text.block import Block
from engine.text.choosing import asked_theme, choose_theme
from engine.text.complete import Completer
from engine.text.matching import best, words_of
from engine.text.page import NARROWEST, Page
from engine.text.parse import Parser
from engine.text.request import Confirm, Do, Leave, Lost, Refused, Request, Show, Which, Why
from engine.text.terminal import Terminal, TooLongError
from engine.text.verbs import Vocabulary


class Session:
    """Reads, carries out and draws, until somebody leaves."""

    def __init__(self, game: Game, terminal: Terminal, interrupts: Interrupts, keeper: Keeper) -> None:
        self.game = game
        self.terminal = terminal
        self.interrupts = interrupts
        self.keeper = keeper
        self.words = game.content.words
        self.vocabulary = Vocabulary(game.content)
        self.hints = Hints()
        self.asked: Command | None = None

    def play(self) -> None:
        """From here to leaving; returns when the player has left."""
        if not self.game.seeker and not self._enter():
            return
        if not self.game.ended:
            self.draw_board(self.words.say("text.begin"))
        while True:
            if self.game.ended:
                self._show_morgue()
            line = self._line()
            if line is None or not self._handle(line):
                return

    # The gate

    def _enter(self) -> bool:
        """Somebody is picked and goes in; False when nobody was."""
        tree = seekers(self.game)
        self.terminal.clear()
        self._put(draw_pages.seekers(self._page(), tree))
        self._tell_theme()
        while True:
            line = self._line()
            if line is None or self.vocabulary.verbs.get(line.strip().lower()) == "quit":
                return False
            if self._asks_help(line):
                self._put(draw_pages.topics(self._page(), topics(self.game.content)))
                self._say(self.words.say("text.pick"))
                continue
            asked = asked_theme(self.vocabulary, line)
            if asked is not None:
                self._theme(asked)
                continue
            chosen = self._picked(tree, line)
            if chosen is not None:
                with self.interrupts.deferred():
                    self.game.join(pick=chosen - 1)
                return True
            self._say(self.words.say("text.pick_again", last=len(tree.children)))

    def _tell_theme(self) -> None:
        self._put(draw_pages.themes(self._page(), themes(self.game)))
        self._say(self.words.say("text.pick"))
        if not self.game.seeker:
            self._say(self.words.say("text.themes"))

    def _theme(self, asked: str) -> None:
        """Show all themes, or choose the one that was named."""
        if not asked:
            self._put(draw_pages.themes(self._page(), themes(self.game), whole=True))
            return
        said = choose_theme(self.game, asked)
        if said:
            self._say(said)
        else:
            self._tell_theme()

    def _asks_help(self, line: str) -> bool:
        typed = line.strip().lower()
        return bool(typed) and (typed.strip("?") == "" or self.vocabulary.verbs.get(typed) == "help")

    def _picked(self, tree: Node, line: str) -> int | None:
        typed = words_of(line)
        if len(typed) == 1 and typed[0].isdecimal():
            number = int(typed[0][:9])
            return number if 1 <= number <= len(tree.children) else None
        found = best(tree.children, typed) if typed else []
        return found[0].value if len(found) == 1 else None

    # Lines

    def _line(self) -> str | None:
        prompt = self.words.say("text.prompt")
        while True:
            try:
                completer = None
                if self.terminal.is_screen and self.game.seeker:
                    completer = Completer(self.vocabulary, view(self.game))
                return self.terminal.ask(prompt, completer)
            except TooLongError:
                self._say(self.words.say("text.long"))

    def _handle(self, line: str) -> bool:
        """Carry out a line; False to leave."""
        if self.game.ended:
            return self._after_death(line)
        tree = view(self.game)
        request = Parser(self.vocabulary, tree, lambda: view(self.game, "map")).read(line)
        if not isinstance(request, Confirm):
            self.asked = None
        if isinstance(request, Leave):
            return False
        self._answer(request, tree)
        return True

    def _answer(self, request: Request, tree: Node) -> None:
        if isinstance(request, Do):
            self._do(request.command)
        elif isinstance(request, Confirm):
            self._confirm(request.sure)
        elif isinstance(request, Refused):
            self._tell(request.reason)
        elif isinstance(request, Lost):
            self._say(self.words.say(request.message, **request.params))
        elif isinstance(request, Show):
            self._show(request, tree)
        elif isinstance(request, Why):
            self._put(draw_acts.why(self._page(), request.act))
        elif isinstance(request, Which):
            self._say(self.words.say("text.which"))
            self._put(draw_acts.rows(self._page(), request.acts))

    def _confirm(self, sure: bool) -> None:
        command, self.asked = self.asked, None
        if command is None:
            self._say(self.words.say("text.nothing_asked"))
        elif sure:
            self._do(msgspec.structs.replace(command, sure=True))
        else:
            self._say(self.words.say("text.left_undone"))

    # Deeds

    def _do(self, command: Command) -> None:
        with self.interrupts.deferred():
            outcome = self.game.submit(command)
        if outcome.refusal is not None:
            self.hints.barred(outcome.refusal.message if self.game.content.verbs.of(command).felt else "")
            self._tell(Eye(self.game).reason(outcome.refusal))
        elif outcome.asks:
            self.asked = command
            self._say(self.words.say(outcome.asks))
            self._say(self.words.say("text.yes_or_no"))
        else:
            self.hints.barred(outcome.barred.message if outcome.barred is not None else "")
            self._after(outcome)

    def _after(self, outcome: Outcome) -> None:
        if outcome.ended:
            return
        notes = []
        if outcome.turns > 1:
            notes.append(self.words.say("text.turns", turns=outcome.turns))
        if outcome.stopped:
            notes.append(Eye(self.game).stopped(outcome))
        fresh = view(self.game, "chronicle", lines=outcome.perceived)
        self.draw_board(*notes, fresh=len(fresh.children))

    def _tell(self, reason: str) -> None:
        self._say(reason)
        hint = self.hints.when_barred()
        if hint:
            self._say(self.words.say("text.hint", hint=self.words.say(hint)))

    # Drawings

    def _page(self) -> Page:
        return Page(max(NARROWEST, self.terminal.width), self.terminal.glyphs, self.words)

    def _say(self, text: str) -> None:
        block = self._page().block()
        block.flow(text)
        self._put(block)

    def _put(self, block: Block) -> None:
        self.terminal.put(block.lines)

    def draw_board(self, *notes: str, fresh: int = 0) -> None:
        """The board with so many fresh lines, then notes and the hint that fits."""
        tree = view(self.game)
        if self.terminal.width < NARROWEST:
            self._say(self.words.say("text.narrow", width=self.terminal.width, least=NARROWEST))
        else:
            self.terminal.clear()
            height = self.terminal.height - 1 - len(notes) if self.terminal.is_screen else 0
            self._put(screens.board(self._page(), tree, view(self.game, "chronicle").children, height, fresh))
        for note in notes:
            self._say(note)
        if self.keeper.fault:
            self._say(self.words.say("text.not_kept_now", reason=self.keeper.fault))
        hint = self.hints.next(tree)
        if hint:
            self._say(self.words.say("text.hint", hint=self.words.say(hint)))

    def _show(self, request: Show, tree: Node) -> None:
        page = self._page()
        if request.screen == "board":
            self.draw_board()
            return
        if request.screen == "pack":
            block = draw_pack.pack(page, tree)
        elif request.screen == "acts":
            block = screens.all_acts(page, tree)
        elif request.screen == "sheet":
            seeker = tree.find("seeker")
            block = draw_status.sheet(page, seeker, tree) if seeker is not None else page.block()
        elif request.screen == "card":
            block = draw_pages.card(page, view(self.game, "card", request.of), tree)
        else:
            block = self._page_of(page, view(self.game, request.screen), request.most)
        self.terminal.clear()
        self._put(block)

    def _page_of(self, page: Page, tree: Node, most: int) -> Block:
        if tree.id == "map":
            return draw_map.dungeon_map(page, tree)
        if tree.id == "help":
            return draw_pages.topics(page, tree)
        return draw_log.log(page, tree.children[-most:] if most else tree.children)

    # Death

    def _show_morgue(self) -> None:
        self.terminal.clear()
        self._put(draw_pages.morgue(self._page(), view(self.game, "morgue")))
        self._say(self.words.say("text.again"))

    def _after_death(self, line: str) -> bool:
        typed = line.strip().lower()
        if typed in {word.strip() for word in self.words.say("verb.again").split(",")}:
            if self._enter():
                self.hints = Hints()
                self.draw_board()
            return True
        return self.vocabulary.verbs.get(typed) != "quit"

