"""Needs: what a dungeon is born with whatever its decks hold: keys, stairs, bare ground (EXIT-1, LOCK-1, ROOM-1)."""

from __future__ import annotations

KEY = "key"
# Those that lead on and back, by whether the site is climbed (THEME-10).
STAIRS = {False: ("stair_on", "stair_back"), True: ("climbed_on", "climbed_back")}
BARE_GROUND = "bare_ground"
NEEDS = (KEY, *STAIRS[False], *STAIRS[True], BARE_GROUND)
