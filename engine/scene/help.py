"""Help: how the game is played, in short topics; the figures in them are the rules' own."""

from __future__ import annotations

from content.registry import Content
from engine.scene.node import Node, Role

TOPICS = (
    "aim", "room", "turn", "light", "ways", "walls", "fight", "body", "rest", "growth", "conditions", "weather",
    "things", "themes", "knowing", "end",
)
# Topics of packs stand before the last two, which close the page.
_LAST = -2


def _of_packs(content: Content) -> list[str]:
    """Topics beyond the game's own: those of which packs have both heading and words, by name."""
    found = [message.split(".") for message in content.words.ids() if message.startswith("help.")]
    told = [path[1] for path in found if len(path) == 3 and path[2] == "text"]
    return [topic for topic in told if topic not in TOPICS and content.words.has(f"help.{topic}")]


def topics(content: Content) -> Node:
    """All topics; each has its heading as name and its words as text. No game is needed for it."""
    figures, say = content.figures, content.words.say
    params: dict[str, int | str] = {
        "ap": figures.movement.base_ap, "dark": figures.combat.dark, "full": figures.seekers.meter_full,
        "force_ap": figures.doors.force_ap, "die": figures.combat.die, "floor": figures.combat.floor,
        "ceiling": figures.combat.ceiling, "unforceable": figures.doors.unforceable_tier,
        "bonus": figures.walls.examine_bonus, "sides": figures.walls.examine_die,
        "wood": figures.walls.timber_wall_hits,
        "stone": figures.walls.stone_wall_hits, "examine_ap": figures.walls.examine_ap,
        "camp": figures.rest.camp_turns, "sleep": figures.rest.sleep_turns, "raw": figures.rot.raw,
        "organic": figures.rot.organic, "harm": figures.fire.harm, "quench": figures.fire.quench_depth,
        "catch_slot": figures.fire.catch_slot, "catch_room": figures.fire.catch_room,
        "hides": figures.fire.smoke_hides, "rises": figures.water.rise_turns, "drowns": figures.water.drowns,
        "work_ap": figures.conditions.work_ap, "breath": figures.seekers.stamina_per_ap,
        "spent_aim": figures.combat.spent_aim, "spent_damage": figures.combat.spent_damage,
        "kept": figures.seekers.stamina_kept, "rise": figures.seekers.level_health,
        "lesson": figures.seekers.lesson_price, "skilled": figures.seekers.lesson_skilled_from,
        "skilled_price": figures.seekers.lesson_skilled_price, "master": figures.seekers.lesson_master_from,
        "master_price": figures.seekers.lesson_master_price, "points": figures.seekers.proficiency_points,
        "most": figures.seekers.proficiency_most,
        "dangers": " / ".join(
            say("help.danger", theme=content.words.theme_name(theme), danger=content.words.theme_danger(theme))
            for theme in sorted(content.themes)
        ),
    }
    nodes = tuple(
        Node(id=f"help.{topic}", role=Role.TOPIC, name=say(f"help.{topic}"), kind="help",
             text=say(f"help.{topic}.text", **params))
        for topic in (*TOPICS[:_LAST], *_of_packs(content), *TOPICS[_LAST:])
    )
    return Node(id="help", role=Role.SCREEN, name=say("help.name"), text=say("help.text"), kind="help",
                children=nodes)
