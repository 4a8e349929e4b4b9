"""Spent blows on the board: what a foe's and one's own are worth, with the reason among the terms (COMB-3, COMB-4)."""

from components.body import ActionPoints, Health, Stamina
from components.combat import Weapon
from components.creatures import Awake
from engine.play import commands as ask
from engine.scene.node import Role
from engine.scene.view import view
from systems.combat.intent_preview import next_deed
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import a_fight


@planted("engine/scene/intents.py", "            worst += more\n", "")
@planted("engine/scene/intents.py", "text, more = _spent(eye, text, blow.then)", "more = 0")
@rule("COMB-4", "COMB-3", "P7")
def test_a_foe_that_runs_out_of_breath_is_told_with_its_spent_blows_and_what_they_leave() -> None:
    game = a_fight()
    foe = next(entity for entity, _ in game.world.each(Awake) if next_deed(game.world, entity).damage)
    game.world.edit(game.seeker, Health).left = 20
    game.world.edit(foe, ActionPoints).left = 3
    game.world.add(foe, Stamina(2, 9))
    game.world.edit(foe, Weapon).stamina = 2

    deed = next_deed(game.world, foe)
    told = next(node for node in view(game).walk() if node.role is Role.INTENT and node.damage == deed.damage)

    assert deed.then is not None and deed.damage is not None and deed.then.damage is not None
    assert (deed.times, deed.then.times) == (1, 2)
    worst = deed.damage[1] + 2 * deed.then.damage[1]
    assert "; then 2 more, spent: " in told.text
    assert f"fall from 20 to {20 - worst} Health" in told.text


@planted("content/base/combat/words.toml", '"odds.spent" = "Spent: too little stamina"', '"odds.spent" = "Wounds"')
@rule("COMB-4", "COMB-3")
def test_ones_own_spent_blow_can_be_done_and_says_why_it_is_worse() -> None:
    game = a_fight()
    acts = view(game).find("acts")
    strike = next(act for act in acts.walk() if isinstance(act.command, ask.Strike)) if acts is not None else None
    assert strike is not None and strike.odds is not None
    game.world.edit(game.seeker, Stamina).left = 0

    tired = view(game).find(strike.id)

    assert tired is not None and tired.enabled and tired.odds is not None and tired.cost is not None
    assert tired.odds.chance == strike.odds.chance - 15
    assert ("Spent: too little stamina", -15) in [(term.name, term.value) for term in tired.odds.terms]
    assert tired.cost.stamina == 0
