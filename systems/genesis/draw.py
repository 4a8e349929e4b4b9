"""Draw: a finished level as a map in text, from its description: rooms by number, what bars the ways, locks, keys."""

from __future__ import annotations

from typing import Any

from content.registry import Content
from engine.kernel.world import World
from systems.genesis.describe import describe

TIERS = " ○△□◆"
_WIDE, _HIGH, _BOX = 10, 4, 9
_PLAIN = "┌─┐│└┘├┤┬┴"
_LOCKED = "╔═╗║╚╝╟╢╤╧"
_HEAD = (
    "E entrance, > stairs down, < stairs up, v mouth, ^ way out, ~2 flood of depth 2; double frame: locked",
    "between rooms: # wall, % hidden door, ~ deep water; tiers of locks 1-4 " + " ".join(TIERS[1:]),
)


def draw(world: World, content: Content) -> str:
    """The map, north at the top, with its legend; lines end in a line feed."""
    page = describe(world, content)
    rooms = page["rooms"]
    left, top = min(room["x"] for room in rooms), max(room["y"] for room in rooms)
    columns = max(room["x"] for room in rooms) - left + 1
    rows = top - min(room["y"] for room in rooms) + 1
    canvas = [[" "] * (columns * _WIDE) for _ in range(rows * _HIGH)]
    signs = _signs(page)
    corners = {room["room"]: ((room["x"] - left) * _WIDE, (top - room["y"]) * _HIGH) for room in rooms}
    for room in rooms:
        _box(canvas, room, *corners[room["room"]], signs[room["room"]])
    for passage in page["passages"]:
        _way(canvas, passage, corners)
    text = "".join("".join(line).rstrip() + "\n" for line in canvas).rstrip() + "\n"
    return text + "\n" + "\n".join(_legend(page)) + "\n"


def _signs(page: dict[str, Any]) -> dict[int, str]:
    """What is written in each room: entrance, stairs, mouths, a lock's shape and letter, keys in small, flood."""
    signs = {room["room"]: "" for room in page["rooms"]}
    if page["entrance"] is not None:
        signs[page["entrance"]] = "E"
    for room in page["rooms"]:
        for card in [card for cards in room["sides"].values() for card in cards]:
            if "leads" in card:
                signs[room["room"]] += {"down": ">", "up": "<", "in": "v", "out": "^"}[card["leads"]]
    for lock in page["locks"]:
        signs[lock["room"]] += TIERS[lock["tier"]] + lock["lock"]
    for key in page["keys"]:
        signs[key["room"]] += key["key"]
    for room in page["rooms"]:
        if room["flood"]:
            signs[room["room"]] += f"~{room['flood']}"
    return signs


def _box(canvas: list[list[str]], room: dict[str, Any], x: int, y: int, sign: str) -> None:
    line = _LOCKED if room["lock"] is not None else _PLAIN
    inside = _BOX - 2
    if len(sign) > inside:
        sign = sign[: inside - 1] + "…"
    number = str(room["room"])
    head = number if len(number) < inside // 2 + 1 else ""
    canvas[y][x : x + _BOX] = [line[0], *head.ljust(inside, line[1]), line[2]]
    canvas[y + 1][x : x + _BOX] = [line[3], *sign.center(inside), line[3]]
    canvas[y + 2][x : x + _BOX] = [line[4], *line[1] * inside, line[5]]
    middle = _BOX // 2
    for heading, (down, across, joint) in {
        "north": (0, middle, 9), "east": (1, _BOX - 1, 6), "south": (2, middle, 8), "west": (1, 0, 7)
    }.items():
        if heading in room["ways"]:
            canvas[y + down][x + across] = line[joint]


def _way(canvas: list[list[str]], passage: dict[str, Any], corners: dict[int, tuple[int, int]]) -> None:
    (x, y), (far_x, far_y) = sorted(corners[room] for room in passage["rooms"])
    sign = "%" if passage["hidden_door"] else "#" if passage["wall"] else "~" if passage["deep_water"] else ""
    if y == far_y:
        canvas[y + 1][x + _BOX] = sign or "─"
    else:
        canvas[min(y, far_y) + 3][x + _BOX // 2] = sign or "│"


def _legend(page: dict[str, Any]) -> list[str]:
    """The level; the signs; each lock with its key's room; then sections, mouths and conditions by their rooms."""
    rooms = page["rooms"]
    keys = {key["key"]: key for key in page["keys"]}
    aged = f", {page['age']} generation{'' if page['age'] == 1 else 's'} old" if page["age"] else ""
    honour = f", honour {page['honour']}" if page["honour"] else ""
    held = f"{len(rooms)} room{'' if len(rooms) == 1 else 's'}"
    lines = [
        f"{page['theme']['name']}, level {page['level']}, seed {page['origin']}: {held}{aged}{honour}",
        *_HEAD,
    ]
    for lock in page["locks"]:
        far = rooms[lock["room"] - 1]["distance"]
        line = f"{TIERS[lock['tier']]}{lock['lock']}: {lock['name']} ({lock['room']}), distance {far}"
        key = keys.get(lock["lock"].lower())
        if key is not None:
            room = rooms[key["room"] - 1]
            holder = f"{key['holder']}, " if key["holder"] else ""
            line += f"; key {key['key']} in {holder}{room['name']} ({key['room']}), distance {room['distance']}"
        lines.append(line)
    lines += [f"{each['name']} ({each['kind']}): {_numbers(each['rooms'], len(rooms))}" for each in page["sections"]]
    lines += [f"{name}: {_numbers(found, len(rooms))}" for name, found in sorted(_marked(rooms).items())]
    return lines


def _marked(rooms: list[dict[str, Any]]) -> dict[str, list[int]]:
    """Rooms by what they bear: mouths by their theme, conditions, mimics by name, floors, springs by severity."""
    found: dict[str, list[int]] = {}
    for room in rooms:
        cards = [card for cards in room["sides"].values() for card in cards]
        mouths = [f"Mouth: {card['mouth']}" for card in cards if card.get("leads") == "in"]
        floor = [f"Floor of {room['floor']}"] if room["floor"] else []
        spring = [f"Spring of severity {room['spring']['severity']}"] if room["spring"] else []
        mimics = [f"{card['mimic']} as {card['name']}" for card in cards if "mimic" in card]
        for name in [*mouths, *(card["name"] for card in room["conditions"]), *floor, *spring, *mimics]:
            if room["room"] not in found.setdefault(name, []):
                found[name].append(room["room"])
    return found


def _numbers(rooms: list[int], of: int) -> str:
    if len(rooms) == of > 1:
        return "all rooms"
    return f"{'room' if len(rooms) == 1 else 'rooms'} {', '.join(map(str, rooms))}"
