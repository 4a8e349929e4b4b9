"""Dice: known answers, uniformity, and that one key is drawn once."""

from collections import Counter

import pytest

from engine.kernel.dice import Dice, KeyDrawnTwiceError, Stream, keyed

CHI_SQUARE_1E6 = {5: 35.89, 9: 45.08, 19: 64.29, 99: 182.8}  # quantiles at 1 - 1e-6, by degrees of freedom


def _chi_square(counts: Counter[int], values: range) -> float:
    expected = counts.total() / len(values)
    return sum((counts[value] - expected) ** 2 / expected for value in values)


def test_pcg32_gives_the_reference_generators_first_numbers() -> None:
    stream = Stream.pcg32(42, 54)

    drawn = [stream.bits() for _ in range(6)]

    assert drawn == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_keyed_rolls_have_known_answers() -> None:
    # From b2sum: printf "7/combat.hit/a4294967297.3/4294967300/0" | b2sum -l 64
    dice = Dice(7)

    rolls = [dice.roll("combat.hit", "a4294967297.3", 4294967300, n, 100) for n in range(6)]

    assert rolls == [32, 40, 8, 52, 71, 45]
    assert keyed(7, "combat.hit", "t12", 5, 0) == 12204078990573614478


def test_named_streams_have_known_answers() -> None:
    stream = Stream(7, "grow", 1)

    drawn = [stream.below(1000) for _ in range(4)] + [stream.between(-2, 2), int(stream.percent(50))]

    assert drawn == [818, 120, 799, 507, -2, 0]


@pytest.mark.parametrize("sides", [6, 10, 20, 100])
def test_keyed_rolls_are_uniform(sides: int) -> None:
    dice = Dice(2024)

    counts = Counter(dice.roll("test.even", f"t{n // 50}", 9, n % 50, sides) for n in range(60_000))

    assert set(counts) == set(range(1, sides + 1))
    assert _chi_square(counts, range(1, sides + 1)) < CHI_SQUARE_1E6[sides - 1]


@pytest.mark.parametrize("part", ["seed", "stream", "when", "who", "n"])
def test_rolls_whose_keys_differ_in_one_part_alone_are_independent(part: str) -> None:
    counts: Counter[int] = Counter()

    for number in range(20_000):
        one = {"seed": 3, "stream": "a", "when": "t1", "who": 1, "n": 0}
        one[part] = f"{part}{number}" if part in ("stream", "when") else number
        roll = Dice(int(one["seed"])).roll(str(one["stream"]), str(one["when"]), int(one["who"]), int(one["n"]), 10)
        counts[roll] += 1

    assert _chi_square(counts, range(1, 11)) < CHI_SQUARE_1E6[9]


def test_a_stream_is_uniform_below_its_bound_and_shuffles_evenly() -> None:
    stream = Stream(11, "even")

    below = Counter(stream.below(10) for _ in range(60_000))
    first = Counter(stream.shuffled(range(6))[0] for _ in range(60_000))

    assert _chi_square(below, range(10)) < CHI_SQUARE_1E6[9]
    assert _chi_square(first, range(6)) < CHI_SQUARE_1E6[5]


def test_weights_decide_how_often_a_stream_picks() -> None:
    stream = Stream(12, "weights")

    counts = Counter(stream.weighted("abc", (0, 1, 3)) for _ in range(40_000))

    assert counts["a"] == 0
    assert 0.24 < counts["b"] / counts.total() < 0.26


def test_drawing_one_key_twice_is_an_error_under_test() -> None:
    dice = Dice(1, strict=True)
    dice.roll("combat.hit", "t1", 5, 0, 6)

    dice.roll("combat.hit", "t1", 5, 1, 6)

    with pytest.raises(KeyDrawnTwiceError, match=r"combat.hit.*t1.*5.*n=0"):
        dice.roll("combat.hit", "t1", 5, 0, 20)


def test_drawing_one_key_twice_in_play_gives_the_same_roll() -> None:
    dice = Dice(1)

    rolls = {dice.roll("combat.hit", "t1", 5, 0, 1000) for _ in range(5)}

    assert len(rolls) == 1
