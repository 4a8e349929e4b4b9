"""What moves between two pictures, how, and what is drawn again for it; all without a window."""

from __future__ import annotations

import msgspec
import pytest

from engine.game import Game
from engine.window.damage import damage
from engine.window.desk import Desk
from engine.window.motion import FLIP, RESTS_AFTER, RISE, STEP, Motion
from engine.window.picture import BACK, Box, Lamp, Layer, Light, Picture, Words
from engine.window.settings import Settings
from engine.window.theme import theme_of
from tests.build import base_content
from tests.window.houses import a_desk, press

THEME = theme_of(Settings().theme)
GROUND = Box(0, 0, 1280, 720, "#000000", Layer.TABLE)
LIGHT = Light((Lamp(1, 1, 100, "#ffffff", 400, flame=True),), "#222222")


def a_picture(x: float = 100, face: str = "rat", life: int = 9, light: Light | None = None) -> Picture:
    """A picture with one card that moves as a whole."""
    card = Box(x - 20, 80, 40, 40, "#ffffff", Layer.FACE)
    items = [GROUND, card, Words(face, x, 90, 12, "label", "bone", anchor="center")]
    return Picture(
        1280, 720, [*items, *([light] if light else [])], groups={"north": (1, 3)}, anchors={"north": (x, 100, face)},
        lives={"north": life},
    )


def a_motion(settings: Settings | None = None) -> Motion:
    """Motion over a desk without a game."""
    return Motion(a_desk(settings=settings or Settings()))


def boxes(picture: Picture) -> list[Box]:
    """The card as it is drawn, and what was drawn beside it."""
    return [item for item in picture.items if isinstance(item, Box)][1:]


def words(picture: Picture) -> list[str]:
    """All words."""
    return [item.text for item in picture.items if isinstance(item, Words)]


def test_what_lies_elsewhere_comes_from_where_it_lay_and_arrives() -> None:
    motion = a_motion()
    motion.picture(a_picture(100))
    after = a_picture(300)

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


@pytest.mark.parametrize("settings", [Settings(reduced_motion=True), Settings(speed=0)])
def test_nothing_moves_or_flickers_for_those_who_want_it_still(settings: Settings) -> None:
    motion = a_motion(settings)
    motion.picture(a_picture(100, light=LIGHT))
    after = a_picture(300, face=BACK, life=1, light=LIGHT)

    shown = motion.picture(after)

    assert shown is after
    assert not any(motion.advance(0.1) for _ in range(20))
    assert motion.glow == 0


def test_a_key_ends_what_runs() -> None:
    motion = a_motion()
    motion.picture(a_picture(100))
    after = a_picture(300)
    motion.picture(after)

    motion.finish()

    assert not motion.under_way
    assert motion.picture(after) is after


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


def test_only_the_part_that_differs_is_drawn_again() -> None:
    before, after = a_picture(100), a_picture(300)

    same, part = damage(before, a_picture(100), THEME), damage(before, after, THEME)

    assert same is None
    assert part is not None
    assert part.x <= 80 and part.right >= 320 and part.y <= 80 and part.bottom >= 120
    assert part.w < 320 and part.h < 80


def test_another_light_or_another_order_draws_everything_again() -> None:
    before = a_picture(light=LIGHT)
    dimmer = a_picture(light=msgspec.structs.replace(LIGHT, ambient="#111111"))
    other = a_picture(light=LIGHT)
    other.items[0], other.items[1] = other.items[1], other.items[0]

    parts = [damage(None, before, THEME), damage(before, dimmer, THEME), damage(before, other, THEME)]

    assert [(part.w, part.h) for part in parts if part is not None] == [(1280, 720)] * 3
