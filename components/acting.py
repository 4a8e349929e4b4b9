"""Acting: that somebody has an intent in this pass."""

from components.registry import Component, component


@component("intent.acting")
class Acting(Component):
    """The actor has an intent in this pass, which has cost it so much AP once it was judged.

    It is `spent` when it asked more stamina than there was.
    """

    ap: int = 0
    spent: bool = False


@component("intent.answered")
class Answered(Component):
    """The answer that takes effect in this pass: the components that the body bears for it, by name, and the card that
    bears the others, 0 for none."""

    parts: list[str]
    card: int = 0
