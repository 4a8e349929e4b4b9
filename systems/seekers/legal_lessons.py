"""Legal lessons: a proficiency that is for sale and not yet full, for experience that is unspent (CHAR-4, CHAR-5)."""

from __future__ import annotations

from components.seekers import Experience, Proficiencies, WantsToTrain
from content.registry import Content
from engine.kernel.world import World
from systems.core.verdict import Verdict, refuse
from systems.seekers.lessons import price
from systems.seekers.proficiency import fifths, for_sale, most


def judge_train(world: World, actor: int, intent: WantsToTrain) -> Verdict:
    """It costs no AP and lets no time pass."""
    gained = world.find(actor, Experience)
    if gained is None or not world.has(actor, Proficiencies):
        return refuse("refused.no_pupil")
    name, content = intent.proficiency, world.resource(Content)
    if name not in for_sale(content):
        return refuse("refused.no_lesson")
    if fifths(world, actor, name) >= most(content.figures):
        return refuse("refused.learnt_all", proficiency=name, most=content.figures.seekers.proficiency_most)
    need = price(world, actor, name)
    if gained.unspent < need:
        return refuse("refused.experience", need=need, left=gained.unspent)
    return Verdict(experience=need)
