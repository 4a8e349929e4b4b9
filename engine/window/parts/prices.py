"""Prices in words, as rows and buttons show them."""

from __future__ import annotations

from engine.scene.node import Node
from engine.window.view import PageView


def cost_words(view: PageView, act: Node) -> str:
    """Action Points and stamina, or experience, or nothing when it is free."""
    if act.cost is None:
        return ""
    if act.cost.experience:
        return view.say("window.experience", experience=act.cost.experience)
    if act.cost.turns:
        return view.say("window.ap_turns", ap=act.cost.ap, turns=act.cost.turns)
    if not act.cost.stamina:
        return view.say("window.ap", ap=act.cost.ap)
    if not act.cost.ap:
        return view.say("window.stamina", stamina=act.cost.stamina)
    return view.say("window.ap_stamina", ap=act.cost.ap, stamina=act.cost.stamina)


def risk_words(act: Node) -> str:
    """What a deed risks in all its turns; nothing of most."""
    return ", ".join(fact.name for fact in act.children if fact.kind == "peril")


def price_words(view: PageView, act: Node) -> str:
    """What the large button says of its act's price; waiting costs the points that are left."""
    if act.id == "acts.wait":
        points = view.node("seeker.action_points")
        left = points.value if points is not None else 0
        price = view.say("window.wait_price", ap=left) if left else ""
        death = next((view.say("window.death", chance=later.odds.chance) for later in act.children
                      if later.kind == "after" and later.odds is not None and later.odds.chance), "")
        return ", ".join(filter(None, (death, price)))
    words = cost_words(view, act) or view.say("window.free")
    if act.struck:
        words = view.say("window.price_struck", price=words, chance=max(chance.chance for chance in act.struck))
    return words
