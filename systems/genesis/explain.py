"""Explain: the key chain of a described level in words, in the order of the certificate (G3, LOCK-1, LOCK-2)."""

from __future__ import annotations

from typing import Any

from systems.genesis.chain import Link, chain, deepest_third

SHAPES = ("", "round", "point", "square", "cross")


def explain(page: dict[str, Any]) -> str:
    """For each lock where its key lies, what it closes, why it stands there and what it leads to."""
    links = chain(page)
    lines = [_head(page, len(links))]
    for number, link in enumerate(links, 1):
        lines += ["", *_told(page, number, link)]
    lines += ["", *_foot(page, links)]
    return "\n".join(lines) + "\n"


def _head(page: dict[str, Any], locks: int) -> str:
    rooms = _counted(len(page["rooms"]), "room")
    title = f"{page['theme']['name']}, level {page['level']}, seed {page['origin']}: {rooms}"
    held = f"It has {_counted(locks, 'lock')}{', each with its key' if locks else ''}."
    return f"{title}. You come in at {place(page, page['entrance'])}. {held}"


def _told(page: dict[str, Any], number: int, link: Link) -> list[str]:
    lock = next(lock for lock in page["locks"] if lock["lock"] == link.lock)
    key = next(key for key in page["keys"] if key["key"] == link.lock.lower())
    tier = f"tier {lock['tier']}, {SHAPES[lock['tier']]}"
    what = f"{place(page, link.room)}" if lock["spot"] is None else f"the {lock['name']} in {place(page, link.room)}"
    lines = [f"{number}. Take key {key['key']}, {_lies(page, key)}; it opens {link.lock} ({tier}): {what}."]
    if link.doors:
        lines.append(f"   On the way: {_doors(page, link.doors)}.")
    lines.append(f"   Why there: {'; '.join(_reasons(page, lock, link))}.")
    lines.append(f"   {_leads(link)}")
    return lines


def place(page: dict[str, Any], room: int) -> str:
    """A room by name and number."""
    return f"{page['rooms'][room - 1]['name']} ({room})"


def _lies(page: dict[str, Any], key: dict[str, Any]) -> str:
    """Where a key is, in what, and how far from the entrance."""
    room = page["rooms"][key["room"] - 1]
    how = "lying openly"
    if key["holder"] is not None:
        cards = room["sides"].get(key["spot"], [])
        held = next((c for c in cards if any(good.get("key") == key["key"] for good in c.get("goods", []))), None)
        carried = held is not None and held["kind"] == "enemy"
        how = f"{'carried by' if carried else 'inside'} the {key['holder']}"
        if key["within"]:
            how += f", which lock {key['within']} closes,"
    return f"{how} in {place(page, key['room'])}, {_steps(room['distance'])}"


def _reasons(page: dict[str, Any], lock: dict[str, Any], link: Link) -> list[str]:
    """Why a lock stands where it does: nature, hand, guard, side chamber, depth, worth."""
    rooms = page["rooms"]
    room = rooms[link.room - 1]
    if lock["spot"] is not None:
        return [f"the {lock['name']} is locked by nature", f"it stands {_steps(room['distance'])}"]
    reasons = []
    section = next((each for each in page["sections"] if link.room in each["rooms"]), None)
    if section is not None:
        reasons.append(f"it was drawn by hand, in {section['name']}")
    if link.guards_deep:
        deep = _counted(len(deepest_third(rooms)), "room")
        reasons.append(f"it guards the deepest third: while it holds, none of these {deep} is entered")
    if len(room["ways"]) == 1:
        reasons.append("it closes a side chamber")
    deeper = sum(other["distance"] > room["distance"] for other in rooms)
    depth = f"it lies {_steps(room['distance'])}, where the farthest room lies {max(r['distance'] for r in rooms)}"
    reasons.append(f"{depth}, and {_counted(deeper, 'room')} of {len(rooms)} {'lies' if deeper == 1 else 'lie'} deeper")
    if room["worth"]:
        reasons.append(f"its worth is {room['worth']}, of {max(other['worth'] for other in rooms)} at most")
    return reasons


def _leads(link: Link) -> str:
    """What cannot be had without it; or that nothing else hangs on it."""
    keys = [name.lower() for name in link.leads_to if name.isupper()]
    sections = [name for name in link.leads_to if not name.isupper()]
    leads = [*([f"{'key' if len(keys) == 1 else 'keys'} {', '.join(keys)}"] if keys else []), *sections]
    if link.leads_out:
        leads.append("the way down")
    return f"Without it there is no coming by {_listed(leads)}." if leads else "Optional: nothing else hangs on it."


def _foot(page: dict[str, Any], links: list[Link]) -> list[str]:
    """The way out and what it needs; what may be left shut; hidden doors that the chain has no use for."""
    lines = []
    if page["exit"] is None:
        lines.append(f"Nothing leads down from here: the way out is the way in, at {place(page, page['entrance'])}.")
    else:
        needed = [link.lock for link in links if link.leads_out]
        steps = _steps(page["rooms"][page["exit"] - 1]["distance"])
        needs = f"it needs {', '.join(needed)}" if needed else "it needs no key"
        lines.append(f"The way down is at {place(page, page['exit'])}, {steps}; {needs}.")
    optional = [link.lock for link in links if not link.leads_to and not link.leads_out]
    if optional:
        lines.append(f"Optional: {', '.join(optional)}.")
    used = {door for link in links for door in link.doors}
    rest = [tuple(way["rooms"]) for way in page["passages"] if way["hidden_door"] and tuple(way["rooms"]) not in used]
    if rest:
        lines.append(f"No key needs {_doors(page, rest)}.")
    return lines + told_hidden(page)


def told_hidden(page: dict[str, Any]) -> list[str]:
    """What nobody sees who comes in: the honour of a tomb, mimics, springs, and what a search finds."""
    lines = [f"The honour of its dead is {page['honour']}."] if page["honour"] else []
    rooms = page["rooms"]
    mimics = [
        f"the {card['name']} in {place(page, room['room'])} is a {card['mimic']}"
        for room in rooms for cards in room["sides"].values() for card in cards if "mimic" in card
    ]
    springs = [
        f"{place(page, room['room'])} of severity {room['spring']['severity']}, at depth {room['spring']['depth']}"
        for room in rooms if room["spring"] is not None
    ]
    lines += [f"Mimics: {_listed(mimics)}."] if mimics else []
    lines += [f"Springs: {_listed(springs)}."] if springs else []
    secrets = [f"a {room['hides']} in {place(page, room['room'])}" for room in rooms if room["hides"] is not None]
    return lines + ([f"Hidden, to be searched for: {_listed(secrets)}."] if secrets else [])


def _doors(page: dict[str, Any], doors: list[Any]) -> str:
    return _listed([f"the hidden door between {place(page, one)} and {place(page, other)}" for one, other in doors])


def _steps(distance: int) -> str:
    return "at the entrance" if distance == 0 else f"{_counted(distance, 'room')} from the entrance"


def _counted(count: int, word: str) -> str:
    return f"{count or 'no'} {word}{'' if count == 1 else 's'}"


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
