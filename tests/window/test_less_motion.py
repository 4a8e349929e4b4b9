"""Less motion: what is shown in its place to players who want it so (look: 9)."""

from __future__ import annotations

import pytest

from engine.window.moves import FADE, PULSE, RISE
from engine.window.picture import BACK, Words
from tests.planted_fault import planted
from tests.window.motions import LESS, a_picture, boxes, strength, under_way


@planted("engine/window/moves.py", '"step": ("pulse", PULSE), ', "")
def test_with_less_motion_the_token_is_there_at_once_and_a_ring_pulses_once() -> None:
    before, after = a_picture(100, group="token"), a_picture(300, group="token")

    pictures = [under_way(before, after, PULSE * part, LESS) for part in (0.0, 0.5, 0.95)]

    rings = [box for picture in pictures for box in boxes(picture) if box.shape == "ring"]
    assert [boxes(picture)[0].x for picture in pictures] == [280, 280, 280]
    assert [strength(ring.fill) for ring in rings] == [0, 255, pytest.approx(40, abs=3)]
    assert under_way(before, after, PULSE, LESS) is after


@planted("engine/window/moves.py", '"flip": ("fade", FADE), ', "")
def test_with_less_motion_cards_fade_into_one_another() -> None:
    before, after = a_picture(face=BACK), a_picture(face="rat")

    begun, middle = (under_way(before, after, FADE * part, LESS) for part in (0.0, 0.5))

    assert [strength(box.fill) for box in boxes(begun)] == [0, 255]
    assert [strength(box.fill) for box in boxes(middle)] == [128, 128]
    assert [box.w for box in boxes(middle)] == [40, 40]
    assert under_way(before, after, FADE, LESS) is after


def test_with_less_motion_a_hit_shows_its_number_and_moves_nothing() -> None:
    before, after = a_picture(life=9), a_picture(life=4)

    pictures = [under_way(before, after, RISE * part, LESS) for part in (0.05, 0.5)]

    told = [item for picture in pictures for item in picture.items if isinstance(item, Words) and "5" in item.text]
    assert [boxes(picture)[0].x for picture in pictures] == [80, 80]
    assert [item.y for item in told] == [100, 100]
