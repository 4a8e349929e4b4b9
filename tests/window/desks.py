"""Desks at every page there is, in words plain or for tests, for random inputs and for what each page offers."""

from __future__ import annotations

from content.registry import Content
from engine.play.commands import Descend
from engine.play.game import Game
from engine.window.desk import Desk
from engine.window.house import Kept
from engine.window.settings import Settings
from tests.build import a_choice, base_content
from tests.laws.bot import Bot
from tests.scene.games import kill, pseudo_content
from tests.window.houses import MemoryHouse

GAMES = (
    Kept("haldor", "Haldor, Warden", "Bat roost", 1, 61),
    Kept("broken", fault="broken.torchturn is cut short at byte 4096; the save before it is kept as broken.old"),
    *(Kept(f"old-{number}", f"Brannoch {number}, Delver", "Flooded undercroft", number, 40 * number)
      for number in range(1, 15)),
)
ATTRIBUTES = ("strength", "defence", "perception", "agility", "will")
PAGES = ("title", "title.empty", "pick", "board", "map", "pack", "seeker", "chronicle", "card", "dead", "crash",
         "settings", "keys", "keys.waiting", "credits", "help", "choice", "confirm", "toast", "sealed", "damaged",
         "pause")


def at_page(page: str, pseudo: bool = False, settings: Settings | None = None) -> Desk:
    """A desk that shows this page."""
    content = pseudo_content() if pseudo else base_content()
    house = MemoryHouse(content, () if page == "title.empty" else GAMES)
    desk = Desk(house, settings or Settings())
    name, _, more = page.partition(".")
    if name in ("title", "settings", "keys", "credits", "help"):
        desk.show(name)
        if more == "waiting":
            desk.steering.token("bind.north")
        return desk
    if name == "sealed":
        house.missing.add("haldor")
        desk.open("haldor")
        return desk
    if name == "damaged":
        house.damaged.add("broken")
        desk.open("broken")
        return desk
    if name == "crash":
        desk.crashed(house.log(RuntimeError("a rule did what no rule may do")))
        return desk
    desk.enter(Game.bare(80, content) if name == "pick" else _game(name, content))
    if name in ("map", "pack", "seeker", "chronicle", "pause"):
        desk.show(name)
    elif name == "card":
        desk.show("card:centre")
    elif name == "confirm":
        desk.confirm, desk.view.question = Descend(), content.words.say("ask.keys_left")
    elif name == "toast":
        desk.toast(content.words.say("ask.keys_left"))
        desk.heard(content.words.say("hint.first"))
    return desk


def _game(page: str, content: Content) -> Game:
    """A game some way on; dead, or before a question, where the page wants it."""
    game = Game.new(80, content)
    bot = Bot(game, 80)
    for _ in range(40 if page in ("map", "chronicle", "card") else 5):
        bot.act(perceive=True)
        bot.bless()
    if page == "dead":
        kill(game)
    if page == "choice":
        game.world.add(game.seeker, a_choice(*ATTRIBUTES))
    return game
