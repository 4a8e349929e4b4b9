"""Pages in the situations in which they are seen: a name for each, and a view that draws it, in either language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from components.events.creatures import NoiseMade
from components.place import Spot
from components.room import Exits
from components.travel import Map
from components.water import Flood
from content.make import make
from content.registry import Content
from engine.play.game import Game
from engine.scene.help import topics
from engine.scene.node import Node, Role
from engine.scene.view import view
from engine.window.deck import EMPTY, PAGES, SCREENS
from engine.window.frame import Frame
from engine.window.house import Kept
from engine.window.keys import Bindings
from engine.window.looks import Looks
from engine.window.numbers import Numbers
from engine.window.pages.pack import pack
from engine.window.pages.seeker import seeker
from engine.window.pen import Pen
from engine.window.picture import Picture
from engine.window.settings import Settings
from engine.window.theme import THEMES
from engine.window.view import PageView
from systems.core.rooms import room_of
from systems.things.carrying import carried
from tests.build import a_choice, base_content
from tests.laws.bot import Bot
from tests.scene.games import kill, one_beyond, pseudo_content
from tests.window.desks import ATTRIBUTES
from tests.window.gates import as_the_seed_has_it, first_life, for_another, of_a_tower
from tests.window.states import CONDITIONS, bearing, condition, conditions, crowded, feeling, in_weather, states

ALL_PAGES = {**PAGES, "pack": pack, "seeker": seeker}
_DAMAGED = "b.torchturn is damaged: its digest does not fit. The save before it, b.torchturn.bak, is whole."
_REFUSED = "Hook bat stands there, and does not make room for anybody."
_HEARD = "Water drips, somewhere east."
_BROKE = "KeyError: 'torch' in systems/light/burn.py. The log is in the home, torchturn.log, with all that led there."
_QUESTION = "Whoever leaves its reach is struck at, and it is not alone. Go all the same, and leave the torch?"
Situation = Callable[[bool], PageView]
_KEPT = (
    Kept("a", "Senna, Delver", "Bone larder, Caverns", 2, 148), Kept("b", fault=_DAMAGED),
    Kept("c", "Ysolde Marr, Lamplighter", "Sunken undercroft, Caverns", 3, 977),
    Kept("d", "Tove, Warden", "Ossuary, Caverns", 1, 66, over=True),
    Kept("e", "Brannoch, Delver", "Bat roost, Caverns", 1, 12, needs="glowcaps 1.0.0"),
)


@cache
def played(pseudo: bool, seed: int, commands: int) -> Game:
    """A game after so many commands of random play."""
    game = Game.new(seed, pseudo_content() if pseudo else base_content(), None, seed % 3)
    bot = Bot(game, seed)
    for _ in range(commands):
        bot.act(perceive=True)
        bot.bless()
    return game


@cache
def noisy(pseudo: bool) -> Game:
    """A game some way on, with a noise in the seeker's room and one in each room around."""
    game = played.__wrapped__(pseudo, 87, 60)
    room = room_of(game.world, game.seeker)
    for place in (room, *filter(None, game.world.get(room, Exits).rooms)):
        game.world.emit(NoiseMade(place))
    return game


@cache
def fighting(pseudo: bool, seed: int) -> Game:
    """A game in which an awake creature stands in the seeker's room and can be struck at."""
    for commands in range(8, 400, 4):
        game = played.__wrapped__(pseudo, seed, commands)
        if _blow(view(game)) is not None and any("at_you" in node.states for node in view(game).walk()):
            return game
    raise LookupError("nobody woke")


def _acts(tree: Node) -> tuple[Node, ...]:
    group = tree.find("acts")
    return group.children if group is not None else ()


def _blow(tree: Node) -> Node | None:
    """A blow that can be struck at a creature in the room."""
    near = {node.id.split(".")[0] for node in tree.walk() if node.role is Role.CREATURE} - {"beyond"}
    return next((act for act in _acts(tree) if act.kind == "fight" and act.enabled and act.odds and act.damage
                 and act.id.split(".")[2] in near), None)


def a_view(content: Content, tree: Node, **more: Any) -> PageView:
    """A view of a tree, as the desk makes it."""

    def icon_of(art: str) -> str:
        card = content.cards.get(art)
        return card.icon if card is not None and card.icon else "plain-square"

    def scene_of(art: str) -> str:
        card = content.cards.get(art)
        return card.scene if card is not None and card.scene else "cave"

    words = content.words
    look_of = Looks(content).condition
    return PageView(tree, words.say, icon_of, look_of, scene_of, Bindings().shown, prose_of=words.card_text,
                    verbs=content.verbs, **more)


def at(game: Game, page: str, of: str = "", **more: Any) -> PageView:
    """A page of a game."""
    return a_view(game.content, view(game, SCREENS.get(page, "board"), of), **more)


def in_a_fight(game: Game) -> PageView:
    """The board with a blow chosen."""
    seen = at(game, "board")
    act = _blow(seen.tree)
    assert act is not None
    seen.chosen, seen.focus = act.id, ".".join(act.id.split(".")[2:])
    return seen


def aiming_past(heading: Spot, pseudo: bool) -> PageView:
    """The board with a blow chosen at an enemy that stands beyond a way."""
    seen = at(one_beyond(heading, _content(pseudo))[0], "board")
    seen.chosen = next(act.id for act in _acts(seen.tree) if "beyond" in act.id.split(".") and act.odds)
    return seen


def asked(game: Game) -> PageView:
    """The board while a choice is pending."""
    from components.knowledge import Choice

    game.world.add(game.seeker, a_choice(*ATTRIBUTES))
    seen = at(game, "board")
    game.world.remove(game.seeker, Choice)
    return seen


def dead(pseudo: bool) -> PageView:
    """The record of one who died."""
    game = played.__wrapped__(pseudo, 80, 12)
    kill(game)
    return at(game, "dead")


def with_rod(game: Game) -> PageView:
    """The board of one who holds a witch rod, with water to be found."""
    world, room = game.world, room_of(game.world, game.seeker)
    for card in world.held(game.seeker, Spot.OFFHAND):
        world.move(card, game.seeker, Spot.PACK)
    make(world, "base:water_rod", game.seeker, Spot.OFFHAND)
    beyond = next(far for far in world.get(room, Exits).rooms if far)
    world.add(beyond, Flood(2))
    return at(game, "board")


def stepped_up(pseudo: bool) -> PageView:
    """A board on which cards are lit, wet, dirty, broken, burning, the place has conditions, and it is warm."""
    game = played(pseudo, 81, 12)
    seen = at(game, "board")
    seen.tree = feeling(states(seen.tree), seen.say("warmth.step.1"))
    return seen


def weathered(*kinds: str) -> Situation:
    """A board in the weather of these kinds, with four conditions upon its place."""

    def situation(pseudo: bool) -> PageView:
        seen = at(played(pseudo, 81, 12), "board", focus="north.thing")
        four = (condition(*one) for one in CONDITIONS[: 4 if "flood" in kinds else 1])
        seen.tree = bearing(in_weather(seen.tree, *kinds), *four)
        return seen

    return situation


def crowded_place(here: bool) -> Situation:
    """A board with four conditions upon its place and something lying there."""

    def situation(pseudo: bool) -> PageView:
        seen = at(played(pseudo, 81, 12), "board", focus="centre")
        seen.tree = crowded(bearing(seen.tree, *(condition(*one) for one in CONDITIONS[:4])), here)
        return seen

    return situation


def mapless(pseudo: bool) -> PageView:
    """The page of the map, asked for by one who carries none."""
    game = played.__wrapped__(pseudo, 94, 12)
    for card in carried(game.world, game.seeker):
        if game.world.has(card, Map):
            game.world.doom(card, "test")
    game.world.bury()
    return at(game, "map")


def lore(pseudo: bool) -> PageView:
    """A place with conditions, looked at closely."""
    game = played(pseudo, 81, 12)
    seen = at(game, "card", "centre")
    seen.tree = conditions(seen.tree)
    return seen


def conflicting() -> Settings:
    """Settings in which one key stands for two actions."""
    return Settings(keys={"map": "I"})


SITUATIONS: dict[str, tuple[tuple[str, ...], Situation]] = {
    "board at first": (("board",), lambda p: at(played(p, 80, 0), "board", hint="hint.first")),
    "board some way on": (("board",), lambda p: at(played(p, 83, 40), "board", focus="north")),
    "board far on": (("board",), lambda p: at(played(p, 87, 120), "board", focus="centre", hint="hint.dark")),
    "board in a fight": (("board",), lambda p: in_a_fight(fighting(p, 80))),
    "board in another fight": (("board",), lambda p: in_a_fight(fighting(p, 84))),
    "board with a blow past the north": (("board",), lambda p: aiming_past(Spot.NORTH, p)),
    "board with a blow past the east": (("board",), lambda p: aiming_past(Spot.EAST, p)),
    "board with a blow past the south": (("board",), lambda p: aiming_past(Spot.SOUTH, p)),
    "board with a blow past the west": (("board",), lambda p: aiming_past(Spot.WEST, p)),
    "board with states": (("board",), stepped_up),
    "board in flood and smoke": (("board",), weathered("flood", "smoke")),
    "board with a crowded place": (("board",), crowded_place(True)),
    "board beside a crowded place": (("board",), crowded_place(False)),
    "board with a rod": (("board",), lambda p: with_rod(played.__wrapped__(p, 83, 40))),
    "board on fire": (("board",), weathered("fire", "dirt")),
    "a choice": (("board", "choice"), lambda p: asked(played(p, 81, 12))),
    "a question": (("board", "confirm"), lambda p: at(played(p, 81, 12), "board", question=_QUESTION)),
    "a refusal": (("board", "over"), lambda p: at(played(p, 81, 12), "board", toast=_REFUSED, caption=_HEARD)),
    "a pause": (("pause",), lambda p: at(played(p, 81, 12), "board", keeps=True)),
    "a pause on a full disk": (("pause",), lambda p: at(played(p, 81, 12), "board", unkept_for=_DAMAGED)),
    "map": (("map",), lambda p: at(played(p, 94, 120), "map")),
    "map far on": (("map",), lambda p: at(played(p, 100, 260), "map", scroll={"map.zoom": 1})),
    "map of one who has none": (("map",), mapless),
    "seeker": (("seeker",), lambda p: at(fighting(p, 80), "board")),
    "pack": (("pack",), lambda p: at(played(p, 83, 40), "board", focus="pack.2")),
    "card of a creature": (("card",), lambda p: at(fighting(p, 80), "card", _foe(fighting(p, 80)))),
    "card in hand": (("card",), lambda p: at(played(p, 81, 12), "card", "hand")),
    "card of a place": (("card",), lore),
    "card of nothing": (("card",), lambda p: at(played(p, 81, 12), "card", "pack.99")),
    "chronicle": (("chronicle",), lambda p: at(noisy(p), "chronicle")),
    "chronicle of what was heard": (("chronicle",), lambda p: at(noisy(p), "chronicle", filter="heard")),
    "help": (("help",), lambda p: a_view(_content(p), topics(_content(p)))),
    "help on fighting": (("help",), lambda p: a_view(_content(p), topics(_content(p)), topic="fight")),
    "help on keys": (("help",), lambda p: a_view(_content(p), topics(_content(p)), topic="knowing")),
    "settings": (("settings",), lambda p: a_view(_content(p), EMPTY, focus="set.theme.+")),
    "keys": (("keys",), lambda p: a_view(_content(p), EMPTY, settings=conflicting())),
    "a new key": (("keys",), lambda p: a_view(_content(p), EMPTY, binding="map")),
    "credits": (("credits",), lambda p: a_view(_content(p), EMPTY)),
    "title": (("title",), lambda p: a_view(_content(p), EMPTY)),
    "title with games": (("title",), lambda p: a_view(_content(p), EMPTY, games=_KEPT)),
    "gate": (("pick",), lambda p: a_view(_content(p), as_the_seed_has_it(_content(p)))),
    "gate of a first life": (("pick",), lambda p: a_view(_content(p), first_life(_content(p)))),
    "gate of a tower": (("pick",), lambda p: a_view(_content(p), of_a_tower(_content(p)))),
    "gate for another": (("pick",), lambda p: a_view(_content(p), for_another(_content(p)))),
    "death": (("dead",), dead),
    "a fault": (("crash",), lambda p: a_view(_content(p), EMPTY, fault=_BROKE)),
    "missing packs": (("sealed",), lambda p: a_view(_content(p), EMPTY, fault=_BROKE)),
    "a damaged game": (("damaged",), lambda p: a_view(_content(p), EMPTY, fault=_DAMAGED)),
}


def _content(pseudo: bool) -> Content:
    return pseudo_content() if pseudo else base_content()


def _foe(game: Game) -> str:
    return next(node.id for node in view(game).walk() if node.role is Role.CREATURE)


@cache
def view_of(name: str, pseudo: bool) -> PageView:
    """The view of a situation, made once."""
    return SITUATIONS[name][1](pseudo)


def picture_of(name: str, at_frame: Frame, pseudo: bool = False, theme: str = "candlelight", **more: Any) -> Picture:
    """A situation drawn."""
    seen = msgspec.structs.replace(view_of(name, pseudo), numbers=Numbers(), **more)
    return drawn(SITUATIONS[name][0], seen, at_frame, theme)


def drawn(pages: tuple[str, ...], seen: PageView, at_frame: Frame, theme: str = "candlelight") -> Picture:
    """Pages over one another, as the desk draws them."""
    pen = Pen(at_frame, THEMES[theme], base_content().signs)
    for page in pages:
        ALL_PAGES[page](pen, seen)
        pen.level += 1
    return pen.picture
