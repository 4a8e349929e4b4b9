"""The title: five cards dealt on the table, what can be begun, and the games that are kept."""

from __future__ import annotations

from engine.scene.node import Node, Role
from engine.window.house import Kept
from engine.window.parts.cards import HEIGHT, WIDTH, CardView, side_card, unseen
from engine.window.parts.place import HEIGHT as PLACE_HEIGHT
from engine.window.parts.place import WIDTH as PLACE_WIDTH
from engine.window.parts.place import PlaceView, location_card, token
from engine.window.parts.rect import Rect
from engine.window.parts.scrolling import Row, scrolled
from engine.window.parts.slab import button, head, slab
from engine.window.pen import Pen
from engine.window.picture import Lamp, Layer, Light
from engine.window.view import PageView

_MENU = (
    ("game.continue", "continue"), ("game.new", "new"), ("page.help", "lore"), ("page.settings", "settings"),
    ("page.credits", "credits"), ("game.quit", "quit"),
)

_WHO = {False: ("cowled", "candle"), True: ("death-skull", "muted")}


def title(pen: Pen, view: PageView) -> None:
    """Draw the page: menu at the left, kept games at the right, the deal between them where there is room."""
    wide, high = pen.frame.width, pen.frame.height
    upright = high > 1.25 * wide
    games_w = min(310 * max(1, pen.t * 0.9), wide * 0.46) if view.games else 0.0
    left = Rect(64, 0, 290 * max(1, pen.t * 0.8), high)
    games_h = min(high - 44, head(pen, 0) + 16 + sum(_game_height(pen, view, games_w, kept) for kept in view.games))
    games = Rect(wide - games_w - 22, 22, games_w, games_h)
    if upright:
        games = Rect(64, high * 0.62, wide - 128, high * 0.38 - 22) if view.games else Rect(wide, 0, 0, 0)
    middle = Rect(left.right + 30, 0, (wide if upright else games.x) - left.right - 60, high * (0.6 if upright else 1))
    _table(pen, left, middle)
    _name(pen, view, left)
    _menu(pen, view, left)
    if middle.w > (PLACE_WIDTH + 2 * WIDTH) * 0.8:
        _deal(pen, view, middle)
    if view.games:
        _games(pen, view, games)


def _table(pen: Pen, left: Rect, middle: Rect) -> None:
    if pen.theme.plain:
        pen.box(0, 0, pen.frame.width, pen.frame.height, "#141414", Layer.TABLE)
        return
    pen.face("floor", 0, 0, pen.frame.width, pen.frame.height, Layer.TABLE, radius=0, seed=2)
    cx, cy = middle.middle if middle.w > 200 else left.middle
    lamps = (Lamp(cx, cy, 430, "#E0A05A", 640, flame=True), Lamp(left.x + 120, 130, 420, "#D0904E", 380))
    pen.light(Light(lamps, "#222834"))


def _name(pen: Pen, view: PageView, rect: Rect) -> None:
    size = 58 / pen.t if not pen.theme.plain else 52 / pen.t
    words = view.say("window.game")
    top = max(36.0, pen.frame.height * 0.10)
    if not pen.theme.plain:
        pen.glow(rect.x + 26, top + 30, 90, "#F2A03A66", Layer.PLATE)
    pen.icon("torch", rect.x + 22, top + 32, 62, "candle")
    pen.line(words, rect.x + 64, top + 52, size, "title", "flame", fit=rect.w - 40)
    tall = pen.line_height(15, "aside")
    pen.block(view.say("window.motto"), rect.x + 66, top + 66, rect.w - 60, tall * 2, 15, "aside", "bone", middle=False)


def _menu(pen: Pen, view: PageView, rect: Rect) -> None:
    top = max(36.0, pen.frame.height * 0.10) + 78 + 2 * pen.line_height(15, "aside")
    able = [entry for entry in _MENU if entry[1] != "continue" or view.playing or _playable(view)]
    room = pen.frame.height - 24 - top
    step = min(max(52.0, pen.line_height(14, "title") * (2 if pen.t < 1.3 else 1.6)), room / len(able))
    for index, (node, words) in enumerate(able):
        note = _latest(view) if words == "continue" else ""
        button(pen, node, rect.x, top + index * step, min(rect.w, 290 * max(1, pen.t * 0.8)), step - 8,
               view.say(f"window.menu.{words}"), note if step > 2.6 * pen.line_height(12.5, "label") else "",
               strong=index == 0, focused=view.focus == node)


def _playable(view: PageView) -> list[Kept]:
    return [kept for kept in view.games if not kept.fault]


def _latest(view: PageView) -> str:
    found = _playable(view)
    if view.playing or not found:
        return ""
    said = "window.kept.short.over" if found[0].over else "window.kept.short"
    return view.say(said, title=found[0].title, turn=found[0].turn)


def _deal(pen: Pen, view: PageView, rect: Rect) -> None:
    """The cross as every room lies, larger where there is room, with the seeker on it."""
    scale = min(1.25, rect.w / (PLACE_WIDTH + 2 * WIDTH + 60), rect.h / (PLACE_HEIGHT + 2 * HEIGHT + 70))
    cx, cy = rect.middle
    w, h, pw, ph = WIDTH * scale, HEIGHT * scale, PLACE_WIDTH * scale, PLACE_HEIGHT * scale
    gate = Node(id="gate", role=Role.LOCATION, name=view.say("window.gate"), kind="location", value=0)
    place = PlaceView(gate, "cave", 7, view.icon_of, view.look_of, tint="#ffe9c8")
    location_card(pen, cx - pw / 2, cy - ph / 2, place, pw, ph)
    spots = ((cx - w / 2, cy - ph / 2 - h - 12), (cx + pw / 2 + 16, cy - h / 2), (cx - w / 2, cy + ph / 2 + 12),
             (cx - pw / 2 - w - 16, cy - h / 2))
    for index, (x, y) in enumerate(spots):
        side_card(pen, x, y, CardView(None, "", 3 + index, hidden=True), w, h)
        unseen(pen, x, y, view.say("slot.unseen"), w, h)
    token(pen, cx, cy + ph * 0.2, 21)


def _games(pen: Pen, view: PageView, rect: Rect) -> None:
    top = slab(pen, rect.x, rect.y, rect.w, rect.h, view.say("window.kept"), view.say("window.kept.count",
                                                                                      count=len(view.games)))
    rows = [_game(pen, view, rect, kept) for kept in view.games]
    scrolled(pen, "games", rect.x + 10, top, rect.w - 16, rect.bottom - 12 - top, rows, view.scroll.get("games", 0))


def _game(pen: Pen, view: PageView, rect: Rect, kept: Kept) -> Row:
    """Who is played and where, or why it cannot be opened."""
    name, node, wide = pen.line_height(14, "strong"), f"game.load.{kept.name}", rect.w - 28
    told, left, tall = _told(view, kept), _left(pen), _game_height(pen, view, rect.w, kept)

    def draw(y: float) -> None:
        focused = view.focus == node
        edge = "flame" if focused else "danger" if kept.fault else "#FFFFFF" if pen.theme.plain else "#4a3b2a"
        pen.box(rect.x + 12, y, wide, tall - 8, "#0e0c0d", Layer.CHIP, fill2="#1a1613", radius=7,
                line=2.2 if focused else 1.2, edge=edge)
        icon, tint = ("shattered-sword", "danger") if kept.fault else _WHO[kept.over]
        pen.icon(icon, rect.x + 12 + left / 2 + 2, y + (tall - 8) / 2, left * 0.62, tint)
        x = rect.x + 12 + left + 2
        pen.block(kept.title or kept.name, x, y + 5, wide - left - 12, name, 14, "strong", "bone")
        pen.block(told, x, y + 5 + name, wide - left - 12, tall - name - 20, 12.5, "label",
                  "danger" if kept.fault else "muted")
        act = "" if kept.fault and not kept.restores else node
        pen.hit(node, rect.x + 12, y, wide, tall - 8, act=act, tip=kept.fault)

    return Row(tall, draw)


def _told(view: PageView, kept: Kept) -> str:
    said = "window.kept.over" if kept.over else "window.kept.line"
    line = kept.fault or view.say(said, place=kept.place, level=kept.level, turn=kept.turn)
    return view.say("window.kept.needs", line=line, packs=kept.needs) if kept.needs and not kept.fault else line


def _left(pen: Pen) -> float:
    return 40 * min(1.4, pen.roomy)


def _game_height(pen: Pen, view: PageView, w: float, kept: Kept) -> float:
    rows = pen.rows(_told(view, kept), w - 40 - _left(pen), 6 if kept.fault else 2, 12.5, "label")
    return pen.line_height(14, "strong") + rows * pen.line_height(12.5, "label") + 20
