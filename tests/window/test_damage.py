"""Damage: only the part of the window that two pictures differ in is drawn again."""

from __future__ import annotations

import msgspec

from engine.window.damage import damage
from engine.window.settings import Settings
from engine.window.theme import theme_of
from tests.window.motions import LIGHT, a_picture

THEME = theme_of(Settings().theme)


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
