"""Numbers: which deed stands under which number key, and why none changes its meaning under the finger (TABLE-7).

A deed keeps its number as long as it is listed. A number whose deed went stays empty until the seeker does something
else; the one that was just pressed, until any other key or button is.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.scene.node import Node

_MOST = 9
Deed = tuple[str, str]  # a deed of another name is another deed, though it stands in the same place


class Numbers:
    """The numbers of the list of deeds that is on show."""

    def __init__(self) -> None:
        self._held: dict[Deed, int] = {}
        self._empty: set[int] = set()
        self._pressed: tuple[int, Deed] | None = None

    def deal(self, acts: Sequence[Node], first: int = 0) -> None:
        """Number the deeds of a list, the `first` to be seen before all others; of the same list the same again."""
        listed = {_deed(act) for act in acts}
        kept = {deed: number for deed, number in self._held.items() if deed in listed}
        self._empty |= {*self._held.values()} - {*kept.values()}
        barred = set(self._empty)
        if self._pressed is not None:
            number, deed = self._pressed
            barred.add(number)
            if deed in listed and deed not in kept and number not in kept.values():
                kept[deed] = number
        free = [number for number in range(1, _MOST + 1) if number not in kept.values() and number not in barred]
        for act in acts[first:]:
            if free and _deed(act) not in kept:
                kept[_deed(act)] = free.pop(0)
        self._held = kept

    def of(self, act: Node) -> str:
        """The number of a deed of the list, blank when it has none."""
        return str(self._held.get(_deed(act), " "))

    def barred(self, number: int) -> bool:
        """Whether a number was just pressed for something that is gone, and means nothing before another key is."""
        return self._pressed is not None and self._pressed[0] == number

    def press(self, number: int, act: str, name: str = "") -> None:
        """This deed is done by its number."""
        self._pressed = (number, (act, uncounted(name)))

    def let_go(self) -> bool:
        """Something else than the same number again is pressed; whether one was held empty for it."""
        held, self._pressed = self._pressed, None
        return held is not None

    def acted(self, elsewhere: bool = False) -> None:
        """The seeker did something: what was emptied before may be dealt again; `elsewhere` the list is another."""
        self._empty = set()
        if elsewhere:
            self.looked()

    def looked(self) -> None:
        """The player turned to another list, or to another part of it, which is numbered from its beginning."""
        self._held, self._empty = {}, set()


def _deed(act: Node) -> Deed:
    return act.id, uncounted(act.name)


def uncounted(name: str) -> str:
    """The name of a deed without what it counts: three hits or two left, it is the same deed."""
    return "".join(letter for letter in name if not letter.isdecimal())
