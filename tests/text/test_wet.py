"""Being wet in text: a line of its own among what lies upon the seeker (SURV-2)."""

from components.water import Wet
from tests.rules import rule
from tests.scene.games import a_game
from tests.text.test_session import sit


@rule("SURV-2")
def test_who_is_wet_reads_it_among_what_lies_upon_the_seeker() -> None:
    game = a_game(80)
    game.world.add(game.seeker, Wet(game.world.turn + 5))

    shown = sit(game, "me")

    assert shown.count("dry in 5 turns") >= 1
