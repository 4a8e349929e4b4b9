"""Dice: keyed rolls for play, and named streams for birth; both depend on nothing but their key.

A keyed roll is a pure function of (seed, stream, when, who, n), so saving re-rolls nothing and a new system shifts
nobody's luck. A stream is PCG32 (O'Neill 2014, XSH-RR 64/32), seeded by the name of its stage.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_TWO_WORDS = Struct(">QQ")


class KeyDrawnTwiceError(RuntimeError):
    """Two rolls of one key would be the same roll; the second needs another `n`."""


def keyed(seed: int, stream: str, when: str, who: int, n: int) -> int:
    """64 uniform bits for one key."""
    digest = blake2b(f"{seed}/{stream}/{when}/{who}/{n}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


class Dice:
    """The dice of a chronicle. `when` names the moment: an actor's act in ACTION, the world turn in TURN."""

    def __init__(self, seed: int, strict: bool = False) -> None:
        self.seed = seed
        self._drawn: set[tuple[str, str, int, int]] | None = set() if strict else None

    def roll(self, stream: str, when: str, who: int, n: int, sides: int) -> int:
        """A whole number from 1 to `sides`; drawing one key twice raises KeyDrawnTwiceError when strict."""
        if self._drawn is not None:
            key = (stream, when, who, n)
            if key in self._drawn:
                raise KeyDrawnTwiceError(f"stream {stream!r} was already drawn at {when} for {who}, n={n}")
            self._drawn.add(key)
        return (keyed(self.seed, stream, when, who, n) * sides >> 64) + 1


class Stream:
    """A stream of random draws for one stage of birth."""

    __slots__ = ("_increment", "_state")

    def __init__(self, seed: int, *names: str | int) -> None:
        digest = blake2b("/".join(map(str, (seed, *names))).encode(), digest_size=16).digest()
        self._start(*_TWO_WORDS.unpack(digest))

    @classmethod
    def pcg32(cls, state: int, sequence: int) -> Stream:
        """The reference generator's own seeding, for its known answers."""
        stream = cls.__new__(cls)
        stream._start(state, sequence)
        return stream

    def _start(self, state: int, sequence: int) -> None:
        # The reference draws from state 0, adds `state` and draws again; neither word is used.
        self._increment = (sequence << 1 | 1) & _MASK
        self._state = ((self._increment + state) * _MULTIPLIER + self._increment) & _MASK

    def bits(self) -> int:
        """32 uniform bits."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK
        word = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF
        turn = old >> 59
        return (word >> turn | word << (32 - turn)) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1; `bound` is at most 2**24, so that no value is favoured noticeably."""
        # As `bits`, which is not called: most of a birth's draws are these.
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK
        word = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF
        turn = old >> 59
        return ((word >> turn | word << (32 - turn)) & 0xFFFFFFFF) * bound >> 32

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def percent(self, chance: int) -> bool:
        """True in `chance` of a hundred draws."""
        return self.below(100) < chance

    def pick(self, options: Sequence[T]) -> T:
        """One of the options, each alike."""
        return options[self.below(len(options))]

    def weighted(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """One of the options, as often as its weight says; weights are not negative and not all zero."""
        left = self.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise ValueError("weights must not all be zero")

    def shuffled(self, options: Sequence[T]) -> list[T]:
        """The options in random order (Fisher-Yates)."""
        out = list(options)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out
