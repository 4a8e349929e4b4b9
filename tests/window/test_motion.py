"""What moves between two pictures, and how; all without a window (look: 9)."""

from __future__ import annotations

import msgspec
import pytest

from engine.play.game import Game
from engine.window.desk import Desk
from engine.window.motion import DRIFT, FARTHEST, RESTS_AFTER, Motion
from engine.window.moves import (
    APPEAR,
    DUE,
    EASE,
    FLIP,
    GUTTER,
    LIT,
    NOW,
    OUT,
    RISE,
    STEP,
    SWELLS,
    WISP,
)
from engine.window.picture import BACK, Picture, Words
from engine.window.settings import Settings
from tests.build import base_content
from tests.planted_fault import planted
from tests.window.houses import a_desk, press
from tests.window.motions import GROUND, LESS, LIGHT, a_motion, a_picture, boxes, strength, under_way, words


def test_what_lies_elsewhere_comes_from_where_it_lay_and_arrives() -> None:
    motion = a_motion()
    motion.picture(a_picture(100, group="token"))
    after = a_picture(300, group="token")

    first = boxes(motion.picture(after))[0].x
    motion.advance(STEP / 2)
    between = boxes(motion.picture(after))[0].x
    motion.advance(STEP)
    last = motion.picture(after)

    assert first == pytest.approx(80)
    assert 80 < between < 280
    assert last is after


def test_a_card_shows_its_back_until_half_turned_and_then_its_face() -> None:
    motion = a_motion()
    motion.picture(a_picture(face=BACK))
    after = a_picture(face="rat")

    motion.advance(0)
    wide, narrow = boxes(motion.picture(after))[0].w, 0.0
    assert "rat" not in words(motion.picture(after))
    motion.advance(FLIP * 0.45)
    narrow = boxes(motion.picture(after))[0].w
    motion.advance(FLIP * 0.53)
    turned = motion.picture(after)

    assert wide == 40
    assert narrow < 10
    assert "rat" in words(turned)


def test_what_is_lost_rises_over_who_lost_it_and_goes() -> None:
    motion = a_motion()
    motion.picture(a_picture(life=9))
    after = a_picture(life=4)

    hit = motion.picture(after)
    motion.advance(RISE / 2)
    later = motion.picture(after)
    motion.advance(RISE)

    told = [item for picture in (hit, later) for item in picture.items if isinstance(item, Words)]
    heights = [item.y for item in told if "5" in item.text]
    assert len(heights) == 2
    assert heights[1] == heights[0] - 9
    assert motion.picture(after) is after


def test_nothing_moves_or_flickers_for_those_who_want_it_still() -> None:
    motion = a_motion(Settings(speed=0))
    motion.picture(a_picture(100, light=LIGHT))
    after = a_picture(300, face=BACK, life=1, light=LIGHT)

    shown = motion.picture(after)

    assert shown is after
    assert not any(motion.advance(0.1) for _ in range(20))
    assert motion.glow == 0


def test_a_key_ends_what_runs() -> None:
    motion = a_motion()
    motion.picture(a_picture(100, group="token"))
    after = a_picture(300, group="token")
    motion.picture(after)

    motion.finish()

    assert not motion.under_way
    assert motion.picture(after) is after


@pytest.mark.parametrize(("settings", "puffs"), [(Settings(), 3), (LESS, 0)])
def test_a_flame_goes_out_and_leaves_a_wisp_of_smoke_or_none(settings: Settings, puffs: int) -> None:
    before, after = a_picture(face=LIT, group="ap.2"), a_picture(face=OUT, group="ap.2")

    early, late = (under_way(before, after, seconds, settings) for seconds in (GUTTER / 2, GUTTER - 0.001))

    drawn = [box.fill for picture in (early, late) for box in boxes(picture)]
    flame = [strength(fill) for fill in drawn if fill.startswith("#ffffff")]
    smoke = [box for box in boxes(early) if box.fill.startswith("#cfc6b8")]
    assert flame == [255, 128, 255, pytest.approx(1, abs=1)]
    assert len(smoke) == puffs
    assert under_way(before, after, max(GUTTER, WISP if puffs else 0), settings) is after
    assert under_way(after, before, 0, settings) is before


@planted("engine/window/moving.py", "return (1 - part) ** 3", "return 1 - part")
def test_a_bar_eases_to_how_full_it_is_and_hastens_at_first() -> None:
    before, after = a_picture(group="bar.1.1", width=40), a_picture(group="bar.1.1", width=20)

    wide = [boxes(under_way(before, after, EASE * part))[0].w for part in (0.0, 0.5, 0.9)]

    assert wide == [40, 22.5, pytest.approx(20.02, abs=0.01)]
    assert under_way(before, after, 0, LESS) is after


def test_notches_slide_up_and_one_that_falls_due_swells_once() -> None:
    later, now = a_picture(face=DUE, group="due.torch"), a_picture(face=NOW, group="due.torch")
    lower = msgspec.structs.replace(later, anchors={"due.torch": (100, 160, DUE)})

    slid = boxes(under_way(lower, later, 0))[0].y
    swollen = [boxes(under_way(later, now, SWELLS * part))[0] for part in (0.0, 0.5, 0.999)]

    assert slid == 80 + 60
    assert [round(box.w, 1) for box in swollen] == [40, 48, 40]
    assert [strength(box.edge) for box in swollen] == [0, 255, pytest.approx(1, abs=1)]
    assert under_way(now, now, 0) is now
    assert under_way(later, now, 0, LESS) is now


@pytest.mark.parametrize("group", ["focus.1.1", "tip.1.1"])
def test_what_is_focused_or_told_comes_within_a_blink(group: str) -> None:
    nothing, after = Picture(1280, 720, [GROUND]), a_picture(group=group)

    shown = [strength(boxes(under_way(nothing, after, APPEAR * part))[0].fill) for part in (0.0, 0.5)]

    assert shown == [0, 191]
    assert under_way(nothing, after, APPEAR) is after
    assert under_way(nothing, after, 0, LESS) is after


@planted("engine/window/motion.py", "abs((self._drifted + FARTHEST) % (4 * FARTHEST) - 2 * FARTHEST) - FARTHEST",
         "self._drifted")
def test_water_drifts_only_while_something_else_moves_and_never_far() -> None:
    motion, places = a_motion(), []
    wet = a_picture(group="drift.flood")
    wet.groups["token"], wet.anchors["token"] = (0, 1), (0, 0, "")
    motion.picture(wet)

    still = [motion.advance(0.1) for _ in range(20)]
    rested = motion.picture(wet)
    for step in range(300):
        gone = msgspec.structs.replace(wet, anchors={**wet.anchors, "token": (10.0 * step + 10, 0, "")})
        motion.picture(gone)
        motion.advance(0.1)
        places.append(boxes(motion.picture(gone))[0].x - 80)

    assert not any(still)
    assert rested is wet
    assert abs(places[0]) == pytest.approx(DRIFT * 0.1)
    assert max(abs(place) for place in places) <= FARTHEST
    assert min(places) < -FARTHEST * 0.9 and max(places) > FARTHEST * 0.9


def test_fire_is_never_quite_still_until_the_player_rests() -> None:
    motion, burning = a_motion(), a_picture(group="fire.north", light=LIGHT)
    motion.picture(burning)

    seen = set()
    for _ in range(60):
        motion.advance(1 / 30)
        seen.add(boxes(motion.picture(burning))[0].fill)
    for _ in range(int(RESTS_AFTER * 30)):
        motion.advance(1 / 30)

    assert len(seen) > 5
    assert motion.picture(burning) is burning


@planted("engine/window/motion.py", "run.elapsed += seconds * self.speed", "run.elapsed += seconds")
@pytest.mark.parametrize("speed", [1, 2, 4])
def test_motion_is_as_fast_as_the_player_wants(speed: int) -> None:
    before, after = a_picture(100, group="token"), a_picture(300, group="token")

    nearly = under_way(before, after, STEP / speed * 0.99, Settings(speed=speed))
    over = under_way(before, after, STEP / speed, Settings(speed=speed))

    assert nearly is not after
    assert over is after


def test_what_begins_later_does_not_end_what_runs() -> None:
    motion = a_motion()
    first = a_picture(100, group="token")
    then = a_picture(300, group="token")
    motion.picture(first)
    motion.picture(then)
    motion.advance(STEP / 2)
    focused = msgspec.structs.replace(
        then, groups={**then.groups, "focus.1": (0, 1)}, anchors={**then.anchors, "focus.1": (0, 0, "")}
    )

    shown = motion.picture(focused)

    assert 80 < boxes(shown)[0].x < 280


def test_flames_flicker_twelve_times_a_second_and_rest_when_the_player_rests() -> None:
    motion = a_motion()
    motion.picture(a_picture(light=LIGHT))

    frames = [(motion.advance(1 / 60), motion.glow) for _ in range(120)]
    for _ in range(int(60 * RESTS_AFTER)):
        motion.advance(1 / 60)
    rested = [motion.advance(1 / 60) for _ in range(120)]
    rest = motion.glow
    motion.wake()

    assert 18 <= sum(due for due, _ in frames) <= 25
    assert len({glow for _, glow in frames}) > 10
    assert all(abs(glow) <= 40 for _, glow in frames)
    assert not any(rested)
    assert rest == 0
    assert any(motion.advance(1 / 60) for _ in range(10))


def test_without_a_flame_nothing_flickers() -> None:
    motion = a_motion()
    motion.picture(a_picture())

    assert not any(motion.advance(1 / 60) for _ in range(60))


def test_a_step_moves_the_token_over_a_real_board() -> None:
    desk = a_desk(Game.new(80, base_content()))
    motion = Motion(desk)
    motion.picture(desk.picture())

    at = desk.picture().anchors["token"]
    _step(desk)
    begun = motion.picture(desk.picture())

    assert desk.picture().anchors["token"] != at
    assert motion.under_way
    assert begun is not desk.picture()


def _step(desk: Desk) -> None:
    for key in ("UP", "RIGHT", "DOWN", "LEFT"):
        before = desk.picture().anchors["token"]
        press(desk, key)
        if desk.picture().anchors["token"] != before:
            return
