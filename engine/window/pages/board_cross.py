"""The cross: the location, four side cards with what stands over them, lintels, the seeker's token, distances."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.pages.board_layout import BoardLayout
from engine.window.pages.board_weather import measure
from engine.window.parts.cards import GROUND, CardView, distance_pill, head_height, plan_card, side_card, studs, unseen
from engine.window.parts.conditions import conditions_of
from engine.window.parts.fire import flames_over
from engine.window.parts.marks import marks_of
from engine.window.parts.place import TOKEN, PlaceView, foot_height, location_card, token
from engine.window.parts.place import head_height as place_head
from engine.window.parts.rect import Rect
from engine.window.parts.slab import pill, pill_width
from engine.window.parts.ways import HEADINGS, lintel
from engine.window.pen import Pen
from engine.window.picture import BACK, Layer
from engine.window.view import PageView, seed_of

_EDGE = 24  # from the location's edge, past a condition's medallion


def cross(pen: Pen, view: PageView, plan: BoardLayout) -> None:
    """All that lies on the table's middle."""
    centre = view.node("centre")
    if centre is None:
        return
    _location(pen, view, plan.centre, centre)
    rosette = view.node("rosette")
    for index, heading in enumerate(HEADINGS):
        slot = view.node(heading)
        if slot is not None:
            _side(pen, view, plan.sides[index], slot)
        if rosette is not None:
            rect = plan.lintels[index]
            lintel(pen, rect.x, rect.y, rect.w, rect.h, rosette.children[index], view.focus == f"go.{heading}")
            _beyond(pen, view, rect, heading)
    _aim(pen, view, plan)
    x, y = token_spot(pen, view, plan)
    health = view.node("seeker.health")
    with pen.group("token", x, y, life=health.value if health is not None else None):
        token(pen, x, y)


def token_spot(pen: Pen, view: PageView, plan: BoardLayout) -> tuple[float, float]:
    """Where the seeker's token lies: low on the location, or at the left of a side card's art."""
    for index, heading in enumerate(HEADINGS):
        slot = view.node(heading)
        if slot is not None and "here" in slot.states:
            side = plan.sides[index]
            top, bottom = art_span(pen, slot, side)
            return side.x + 10, (top + bottom) / 2
    rect, centre = plan.centre, view.node("centre")
    low = rect.bottom - rect.h * 0.30
    if centre is None or not conditions_of(centre):
        return rect.middle[0], low
    low = min(low, rect.bottom - foot_height(pen, centre, rect.w) - TOKEN - 4)
    if _aimed(view)[0] == "south" and not _tight(pen, rect, centre):
        # What is told of the aim lies between it and the plate with the conditions' names.
        low = rect.y + place_head(pen, centre, rect.w) + TOKEN + 3
    return rect.x + _EDGE + TOKEN if _aside(pen, view, rect, centre) else rect.middle[0], low


def _free(pen: Pen, rect: Rect, place: Node) -> float:
    """How much of the painting shows between the plates of the location."""
    return rect.h - place_head(pen, place, rect.w) - foot_height(pen, place, rect.w)


def _tight(pen: Pen, rect: Rect, place: Node) -> bool:
    """Whether the seeker's token and a pill have no room above one another between the plates."""
    return bool(conditions_of(place)) and _free(pen, rect, place) < 2 * TOKEN + 16 + 20 * pen.roomy


def _aside(pen: Pen, view: PageView, rect: Rect, place: Node) -> float:
    """How wide what tells of the seeker stands at the left of what lies in the middle; 0 where there is room for both
    above one another.
    """
    if not (conditions_of(place) and _lying_there(place)):
        return 0
    if "here" in place.states:
        return 2 * TOKEN if _aimed(view)[0] == "south" or _tight(pen, rect, place) else 0
    words = pill_width(pen, str(place.distance), "boot-prints")
    return words if _free(pen, rect, place) < 14 + 36 * pen.roomy else 0


def _shown(slot: Node) -> Node | None:
    """What lies on top of a slot: a creature, a thing, bare ground, or the back of a card."""
    top = slot.child("creature") or slot.child("thing")
    if top is not None:
        return top
    if "unseen" in slot.states:
        return None
    return Node(id=slot.id, role=slot.role, name=slot.short or slot.name, kind="bare")


def art_span(pen: Pen, slot: Node, rect: Rect) -> tuple[float, float]:
    """Upper and lower edge of the art on a side card."""
    shown = _shown(slot)
    if shown is None:
        return rect.y + head_height(pen), rect.bottom - head_height(pen) - 8
    card = plan_card(pen, shown, rect.w, rect.h)
    return rect.y + card.head, rect.bottom - card.foot


def _location(pen: Pen, view: PageView, rect: Rect, node: Node) -> None:
    if view.focus == "centre":
        studs(pen, rect.x, rect.y, rect.w, rect.h)
    place = PlaceView(node, view.scene_of(node.art), seed_of(node.art + view.tree.name), view.icon_of, view.look_of,
                      measure(view, "flood"), measure(view, "dirt"))
    pen.hit("centre", rect.x, rect.y, rect.w, rect.h, act="centre", tip=node.text, drop=True)
    location_card(pen, rect.x, rect.y, place, rect.w, rect.h)
    if "centre" in view.targets:
        _target(pen, rect)
    for thing in _lying_there(node):
        _lying(pen, view, rect, node, thing)
    if "here" not in node.states and node.distance is not None:
        aside = _aside(pen, view, rect, node)
        middle = rect.x + _EDGE + aside / 2 if aside else rect.middle[0]
        pill(pen, middle, _low(pen, rect, node), str(node.distance), "boot-prints")


def _lying_there(place: Node) -> tuple[Node, ...]:
    """What lies in the middle of the place."""
    return tuple(child for child in place.children if child.kind != "condition")


def _lying(pen: Pen, view: PageView, rect: Rect, place: Node, thing: Node) -> None:
    """What lies in the middle of the place: a pill with its name over the painting, and flames below if it burns."""
    y = rect.y + place_head(pen, place, rect.w) + 6 + 10 * pen.roomy
    fierce = marks_of(thing).burning
    words, icon, edge = thing.name, view.icon_of(thing.art), "line"
    if fierce:
        words, icon, edge = view.say("window.on_fire", name=thing.short or thing.name), "flame", "#FF9A3A"
        if not pen.theme.plain:
            with pen.group("fire.centre", *rect.middle):
                flames_over(pen, rect.x + 4, rect.y + rect.h * 0.2, rect.w - 8, rect.h * 0.8 - 4, fierce, 5)
    aside = _aside(pen, view, rect, place)
    if aside:
        aside += _EDGE - 8
    middle = rect.middle[0] + aside / 2
    wide = pill(pen, middle, y, words, icon, "candle", edge=edge, fit=rect.w - 24 - aside, short=thing.short)
    pen.hit(thing.id, middle - wide / 2, y - 12, wide, 24, act=thing.id, tip=thing.text, drag=True)


def _low(pen: Pen, rect: Rect, node: Node) -> float:
    """The middle of a pill above the location's foot plate."""
    return rect.bottom - foot_height(pen, node, rect.w) - 8 - 10 * pen.t


def _target(pen: Pen, rect: Rect) -> None:
    """Where the dragged thing may be let go."""
    box = rect.inset(-3)
    pen.box(box.x, box.y, box.w, box.h, "#00000000", Layer.FLOAT, radius=11, line=3, edge="good")


def _side(pen: Pen, view: PageView, rect: Rect, slot: Node) -> None:
    stander, thing = slot.child("creature"), slot.child("thing")
    top, shown = stander or thing, _shown(slot)
    node = top.id if top is not None else slot.id
    focused = view.focus in (node, slot.id)
    icon = view.icon_of(top.art) if top is not None else GROUND
    seed = seed_of(slot.id + view.tree.name)
    card = CardView(shown, icon, seed, focused, shown is None, _loss(view, top))
    face = BACK if shown is None else shown.art or "ground"
    life = stander.value if stander is not None else None
    with pen.group(slot.id, *rect.middle, face, life):
        side_card(pen, rect.x, rect.y, card, rect.w, rect.h)
    if node in view.targets or slot.id in view.targets:
        _target(pen, rect)
    movable = stander is None and thing is not None
    pen.hit(node, rect.x, rect.y, rect.w, rect.h, node, (top or slot).text, movable, drop=True)
    if shown is None:
        unseen(pen, rect.x, rect.y, slot.text, rect.w, rect.h)
    art = art_span(pen, slot, rect)[0]
    if slot.distance is not None and "here" not in slot.states:
        distance_pill(pen, rect.x, art, rect.w, slot.distance)
    if stander is not None and thing is not None:
        _beneath(pen, view, rect.x + 12, art + 18, thing)


def _loss(view: PageView, top: Node | None) -> tuple[int, int] | None:
    """What the chosen act would take from this creature."""
    act = view.node(view.chosen) if view.chosen else None
    if act is None or top is None or act.damage is None or top.role != "creature":
        return None
    return act.damage if top.id.partition(".")[0] in act.id.split(".")[2:] else None


def _beneath(pen: Pen, view: PageView, x: float, y: float, thing: Node) -> None:
    """What lies under a creature's feet: a small tab at the upper left edge of its art."""
    pen.disc(x, y, 14, "#1d191b", Layer.FLOAT, line=1.4, edge="line")
    pen.icon(view.icon_of(thing.art), x, y, 17, "ore", Layer.FLOAT_INK)
    pen.hit(thing.id, x - 14, y - 14, 28, 28, act=thing.id, tip=f"{thing.name}: {thing.text}")


def _beyond(pen: Pen, view: PageView, rect: Rect, heading: str) -> None:
    """Who stands in the next room, in sight: a token beside the lintel."""
    stander = view.node(f"beyond.{heading}.creature")
    if stander is None:
        return
    x, y = _beyond_spot(rect, heading)
    focused = view.focus == stander.id
    pen.disc(x, y, 14, "#1d191b", Layer.FLOAT, line=2 if focused else 1.4, edge="flame" if focused else "#B4483C")
    pen.icon(view.icon_of(stander.art), x, y, 18, "danger", Layer.FLOAT_INK)
    pen.hit(stander.id, x - 14, y - 14, 28, 28, act=stander.id, tip=f"{stander.name}: {stander.text}")


def _beyond_spot(lintel: Rect, heading: str) -> tuple[float, float]:
    """The middle of the token beside a lintel."""
    upright = heading in ("east", "west")
    return (lintel.middle[0], lintel.y - 18) if upright else (lintel.x - 18, lintel.middle[1])


def _aimed(view: PageView) -> tuple[str, Node | None]:
    """Where the chosen blow goes (`north`, or past that way, `beyond.north`), and the blow; nowhere when none is
    chosen.
    """
    act = view.node(view.chosen) if view.chosen else None
    if act is None or act.odds is None or not act.enabled or act.kind != "fight":
        return "", None
    parts = act.id.split(".")
    heading = next((name for name in HEADINGS if name in parts), "")
    where = f"beyond.{heading}" if "beyond" in parts else heading
    return where, act if heading else None


def _aim(pen: Pen, view: PageView, plan: BoardLayout) -> None:
    """Between the seeker and what it aims at: the chance and the damage, once more."""
    heading, act = _aimed(view)
    if act is None or act.odds is None:
        return
    span = view.say("span", low=act.damage[0], high=act.damage[1]) if act.damage is not None else ""
    words = view.say("window.aim", chance=act.odds.chance, span=span)
    if heading.startswith("beyond."):
        _aim_beyond(pen, view, plan, heading.removeprefix("beyond."), words)
        return
    rect, centre = plan.centre, view.node("centre")
    room, half = rect.w - 20, min(rect.w - 20, pen.width(words, 13, "strong") + 17 * pen.t + 13) / 2
    if centre is None or _tight(pen, rect, centre):
        return  # the list of acts tells it
    head = place_head(pen, centre, rect.w)
    cy = rect.y + head + _free(pen, rect, centre) * 0.46
    low = rect.bottom - 8 - 10 * pen.t
    if conditions_of(centre):
        low = _low(pen, rect, centre) - (0 if "here" in centre.states else 24 * max(1, pen.t * 0.95))
    x, y = {
        "north": (rect.middle[0], rect.y + head + 6 + 10 * pen.t + _covered(pen, view)), "south": (rect.middle[0], low),
        "east": (rect.right - half - 10, cy), "west": (rect.x + half + 10, cy),
    }[heading]
    _dots(pen, token_spot(pen, view, plan), (x, y))
    pill(pen, x, y, words, "broadsword", "gold", edge="candle", fit=room)


def _aim_beyond(pen: Pen, view: PageView, plan: BoardLayout, heading: str, words: str) -> None:
    """Past a way: dots to the token beside its lintel, and the words upon the lintel, or above the card before it where
    the lintel stands upright.
    """
    side, lintel = plan.sides[HEADINGS.index(heading)], plan.lintels[HEADINGS.index(heading)]
    x, y = _beyond_spot(lintel, heading)
    _dots(pen, token_spot(pen, view, plan), (x, y))
    half = min(side.w, pill_width(pen, words, "broadsword")) / 2
    if heading in ("north", "south"):
        x, y = max(lintel.middle[0], lintel.x + half), max(lintel.middle[1], 10 * pen.roomy)
    else:
        x, y = x + (-half - 18 if heading == "east" else half + 18), side.y - 5 - 9 * pen.roomy
    pill(pen, x, y, words, "broadsword", "gold", edge="candle", fit=side.w)


def _covered(pen: Pen, view: PageView) -> float:
    """What lies on the location takes the upper edge of its painting."""
    centre = view.node("centre")
    return 22 * pen.roomy if centre is not None and _lying_there(centre) else 0


def _dots(pen: Pen, start: tuple[float, float], end: tuple[float, float]) -> None:
    across, down = end[0] - start[0], end[1] - start[1]
    long = (across**2 + down**2) ** 0.5
    for step in range(34, int(long) - 16, 18):
        x, y = start[0] + across * step / long, start[1] + down * step / long
        pen.box(x - 3, y - 3, 6, 6, "candle", Layer.PLATE, radius=1, line=1, edge="#000000")
