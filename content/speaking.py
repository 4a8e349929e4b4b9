"""Speaking: what a registrar takes of what features add to sums and of what is told: terms, tellers, dues and risks."""

from __future__ import annotations

from collections.abc import Iterable

from components.registry import Component, is_timed, name_of
from content.dues import START, Due
from content.sums import Part, Reckon
from content.telling import Reckoned, Risk, Tell, Teller, words_of

Names = Iterable[str]


class Speaking:
    """The part of a registrar that sums and faces lean on."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sums: dict[str, tuple[str, ...]] = {}
        self.parts: list[Part] = []
        self.tellers: list[Teller] = []
        self.told: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.dues: list[Due] = []
        self.risks: dict[type[Component], Risk] = {}

    def add_sum(self, name: str, *about: str) -> None:
        """Have a figure that features add terms to, and say what these are asked about; its words are `sum.` and name.
        """
        if name in self.sums:
            raise ValueError(f"the sum {name} is there already")
        self.sums[name] = about

    def add_term(
        self, sum: str, label: str, reckon: Reckon, after: str = "", begins: bool = False, upon: bool = False
    ) -> None:
        """Add a term to a sum: `reckon(world, …)` is asked about what the sum says, `label` names the words for it.

        It stands where it was added, or right `after` the term of that label. The sum may `begin` with it; one `upon`
        the sum stands behind the others, and is also given what it comes to so far.
        """
        self.parts.append(Part(sum, label, reckon, self.name, after, begins, upon))

    def add_told(self, of_cards: Names, of_places: Names) -> None:
        """Give the game the order in which cards, and places with their conditions, tell what they are, by tokens."""
        self.told = (tuple(of_cards), tuple(of_places))

    def add_teller(
        self, kind: type[Component], token: str, tell: Tell | None = None, words: str = "", of: str = "card",
        hidden: bool = False, after: str = "",
    ) -> None:
        """Say what a component tells of its card, as a fact of the kind `token`.

        It is told by a function of whoever looks, the card and the component, or else by the message `words`, which is
        `tells.` and the component's name unless it is another. It is told `of` a `card`, a `place` (a location and its
        conditions) or `both`. One `hidden` is told of what may be a trap only once that was noticed. It stands where
        the game's order has the token, or right `after` another.
        """
        if of not in ("card", "place", "both"):
            raise ValueError(f"a component is told of a card, a place or both, not of {of!r}")
        said = words or words_of(kind)
        self.tellers.append(Teller(kind, token, self.name, tell, said, of != "place", of != "card", hidden, after))

    def add_due(self, kind: type[Component], token: str, mark: str = "") -> None:
        """Tell of a component when it falls due, as a due of the kind `token`, with `mark` behind its card's address.

        The message `due.` and the component's full name has the words, with `name` and the component's fields.
        """
        if not is_timed(kind):
            raise ValueError(f"{kind.__qualname__} has no field `due`, and so no clock")
        self.dues.append(Due(kind, token, mark, START + name_of(kind)))

    def add_risk(self, kind: type[Component], what: str, reckon: Reckoned) -> None:
        """Say what a component of a condition may bring in an action, so that rests and errands ask it.

        `reckon(world, seeker, condition, part)` gives the card that comes, or that of the condition, and the chance in
        per cent; `act.peril.` and `what` are the words, with `card` and `chance`.
        """
        if kind in self.risks:
            raise ValueError(f"{kind.__qualname__} is a risk already")
        self.risks[kind] = Risk(what, reckon)
