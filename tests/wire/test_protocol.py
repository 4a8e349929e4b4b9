"""The wire's protocol: a hello, an answer a line, words and fixed ids, names by place, nothing of ids."""

from __future__ import annotations

import io
import json
import re

import pytest

from engine.play.commands import HEADINGS
from engine.scene.node import TREE, digest
from engine.scene.view import SCREENS, view
from engine.wire import run_wire
from engine.wire.answers import WIRE
from saves import SaveError
from tests.rules import rule
from tests.scene.games import LEAK, a_death, a_fight, a_game, a_question
from tests.wire.talk import Answer, at_the_gate, exchange


def ask(game: object, **request: object) -> Answer:
    """The answer to one request."""
    return exchange(game, json.dumps(request).encode())[0]  # type: ignore[arg-type]


def test_the_first_line_says_what_is_spoken() -> None:
    out = io.BytesIO()

    run_wire(at_the_gate(), io.BytesIO(b""), out)

    hello = json.loads(out.getvalue())["hello"]
    assert (hello["wire"], hello["tree"], hello["at_gate"]) == (WIRE, TREE, True)
    assert hello["screens"] == list(SCREENS)
    assert hello["packs"][0].startswith("base ")


@rule("CHAR-1")
def test_a_seeker_is_picked_at_the_gate() -> None:
    game = at_the_gate()

    early, three, none, picked, twice = exchange(
        game, b'{"ask":"view"}', b'{"ask":"seekers"}', b'{"do":"pick","seeker":4}', b'{"do":"pick","seeker":2}',
        b'{"do":"pick","seeker":1}',
    )

    assert "nobody has gone in" in early["error"]
    assert len(three["seekers"]["children"]) == 3
    assert "there is no seeker 4" in none["error"]
    assert picked["picked"]["name"] == three["seekers"]["children"][1]["name"].split(",")[0]
    assert "somebody is in" in twice["error"]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_can_be_asked_for(screen: str) -> None:
    game = a_game(80, 5)

    shown = ask(game, ask="view", screen=screen)["view"]

    assert shown == json.loads(json.dumps(shown))
    assert shown["id"] == screen


def test_a_step_tells_what_was_perceived_in_words_and_by_ids() -> None:
    answer = ask(a_game(80, 0), do="step", heading="north")

    assert answer["turn"] == 0
    moved = next(event for event in answer["events"] if event["id"] == "event.stepped.by_you")
    assert moved["text"] == "You move to the north side."
    assert (moved["channel"], moved["turn"]) == ("you", 0)


@rule("P3")
def test_a_refusal_has_a_fixed_id_and_words() -> None:
    game = a_game(80, 0)
    before = game.digest()

    answer = ask(game, do="descend")

    assert answer["refused"]["id"] == "refused.no_stair_down"
    assert answer["refused"]["text"]
    assert game.digest() == before


def test_a_probe_tells_price_odds_and_harm_and_changes_nothing() -> None:
    game = a_fight()
    before = game.digest()
    blows = [act for act in ask(game, ask="commands")["commands"] if "odds" in act]

    for blow in blows:
        probe = ask(game, ask="probe", command=blow["command"])["probe"]
        assert (probe["legal"], probe["odds"]) == (True, blow["odds"])

    far = ask(game, ask="probe", command={"do": "unlock", "target": "beyond.north"})["probe"]
    assert far["legal"] is False and far["refused"]["text"]
    assert game.digest() == before


def test_a_question_is_answered_and_death_is_told() -> None:
    asked, dead = a_question(), a_death()

    answer = ask(asked, do="answer", answer=1)

    assert "events" in answer
    assert ask(dead, do="wait")["refused"]["id"] == "refused.dead"
    assert ask(dead, ask="view", screen="morgue")["view"]["kind"] == "morgue"


def test_another_goes_in_after_a_death() -> None:
    game = a_death()

    assert "picked" in ask(game, do="pick", seeker=1)
    assert "view" in ask(game, ask="view")


def test_the_digest_is_of_the_view_and_of_the_state_under_debug_only() -> None:
    game = a_game(80, 3)
    request = b'{"ask":"digest","state":true}'

    assert ask(game, ask="digest")["digest"] == {"view": digest(view(game))}
    assert "--debug" in exchange(game, request)[0]["error"]
    assert exchange(game, request, debug=True)[0]["digest"]["state"] == game.digest()


@rule("P9")
@pytest.mark.parametrize(("seed", "commands"), [(80, 0), (81, 20), (82, 45)])
def test_no_answer_holds_an_id_of_an_entity_or_of_a_message_without_words(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)
    requests = [b'{"ask":"view","screen":"%s"}' % screen.encode() for screen in SCREENS]
    requests += [b'{"ask":"commands"}', *(b'{"do":"step","heading":"%s"}' % h.encode() for h in HEADINGS)]
    ids = {str(entity) for world in game.worlds.values() for entity in world.entities() if entity > 1 << 32}

    for answer in exchange(game, *requests):
        text = json.dumps(answer)
        assert not ids & set(re.findall(r"\d+", text))
        assert not LEAK.search(" ".join(re.findall(r'"(?:name|text|reason|short)": "((?:[^"\\]|\\.)*)"', text)))


def test_the_game_is_kept_at_the_end_of_input_and_when_nobody_reads_any_more() -> None:
    game, kept = a_game(80, 0), []
    game.on_turn = lambda played: kept.append(played.clock)

    class Gone(io.BytesIO):
        def write(self, line: object) -> int:
            raise BrokenPipeError

    exchange(game, b'{"do":"wait"}', b'{"do":"step","heading":"north"}')
    with pytest.raises(BrokenPipeError):
        run_wire(game, io.BytesIO(b'{"ask":"view"}\n'), Gone())

    assert kept == [1, 1, 1]


def test_a_disk_that_fails_is_told_with_every_answer() -> None:
    game, out = a_game(80, 0), io.BytesIO()

    def fails(played: object) -> None:
        raise SaveError("there is no room left", "free the place")

    game.on_turn = fails

    code = run_wire(game, io.BytesIO(b'{"do":"wait"}\n{"ask":"hello"}\n'), out)

    done, hello = (json.loads(line) for line in out.getvalue().splitlines()[1:])
    assert code == 1
    assert done["turn"] == 1
    assert "no room left" in done["not_saved"] and "no room left" in hello["not_saved"]
