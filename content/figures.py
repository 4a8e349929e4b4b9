"""Figures: the numbers of rules, once, as content gives them (`content/base/figures.toml`)."""

from content.figure import Count, Group, Percent, Positive
from content.figures_world import (
    Ageing,
    Comfort,
    Conditions,
    Filth,
    Fire,
    Genesis,
    Rest,
    Rot,
    Searches,
    Upgrades,
    Walls,
    Warmth,
    Water,
)
from content.kinds import ThemeDefinition

__all__ = [
    "Abilities", "Ageing", "Combat", "Comfort", "Conditions", "Count", "Creatures", "Doors", "Figures", "Filth",
    "Fire", "Genesis", "Group", "Movement", "Percent", "Positive", "Rest", "Rot", "Seekers", "Traps", "Upgrades",
    "Walls", "Warmth", "Water", "Work",
]


class Movement(Group, frozen=True):
    """MOVE-1 to MOVE-6."""

    base_ap: Count
    step: Count
    hard_step: Count
    melee_reach: Count
    next_room_distance: Count
    opportunity_strikes: Count


class Work(Group, frozen=True):
    """AP of small deeds (chapter 1, What costs what)."""

    open_ap: Count
    use_ap: Count
    light_ap: Count
    read_ap: Count


class Doors(Group, frozen=True):
    """DOOR-1: odds of forcing are base + per_strength x Strength - per_tier x (tier - 1)."""

    unlock_ap: Count
    force_ap: Count
    force_stamina: Count
    force_base: Percent
    force_per_strength: Count
    force_per_tier: Count
    unforceable_tier: Count
    noise: Count


class Combat(Group, frozen=True):
    """COMB-1 to COMB-7, CHAR-2: per cent that a point of Agility is worth against a blow, and against a free one more.

    A point of Will takes `resists_per_will` per cent off what would seize a body, which keeps `will_least`.
    A wait is asked about from a chance of `deadly` per cent to die of known blows.
    A spent blow has `spent_aim` per cent less to hit, and `spent_damage` per cent of its damage.
    """

    floor: Percent
    ceiling: Percent
    dark: Percent
    die: Count
    least_damage: Count
    wear: Count
    strike_ap: Count
    unarmed_stamina: Count
    unarmed_skill: Percent
    wounded: Percent
    paired: Percent
    spent_aim: Percent
    deadly: Percent
    spent_damage: Percent
    dodge_per_agility: Count
    slip_per_agility: Count
    resists_per_will: Count
    will_least: Count


class Creatures(Group, frozen=True):
    """COMB-5: chance to notice a seeker in a turn, turns of hunting without a scent of it, rooms that senses reach.

    A hunter finds its way over `chase` rooms at most. In the dark those that hunt by eye lose `dark_notice` of that
    chance, and eyes lose `dark_hides` rooms; a flame in the hand is seen `flame_shows` rooms farther. A nest or a
    summoner has at most `brood_most` of its own alive.

    A roamer more than `beat_far` rooms from every seeker goes a beat of `beat_steps` steps, `beat_goes` times there and
    back, or `beat_waits` times as long where it cannot get on; a seeker within `beat_near` rooms of it ends it.
    """

    notice: Percent
    notice_per_perception: Count
    patience: Count
    chase: Count
    widest_sense: Count
    dark_notice: Percent
    dark_hides: Count
    flame_shows: Count
    brood_most: Count
    beat_far: Count
    beat_near: Count
    beat_steps: Count
    beat_goes: Count
    beat_waits: Count


class Traps(Group, frozen=True):
    """TRAP-1: a d6 at or under Perception + bonus - difficulty notices; disarming is a chance in per cent."""

    notice_die: Count
    notice_bonus: Count
    disarm_base: Percent
    disarm_per_perception: Count
    disarm_per_agility: Count
    disarm_per_difficulty: Count
    disarm_ap: Count


class Seekers(Group, frozen=True):
    """CHAR-1 to CHAR-5, SURV-1; `proficiency_points` of a proficiency add one per cent to its odds.

    A use that succeeds is worth `proficiency_success` fifths of a point, one that fails `proficiency_try`. A point that
    is bought costs `lesson_price` of unspent experience, and more from so many points on.
    Whatever would bring the load over `lift_most` per cent of what is carried without a burden is left lying.
    """

    candidates: Count
    attribute_cap: Count
    first_level: Count
    visit_experience: Count
    find_experience: Count
    secret_experience: Count
    meter_full: Count
    starving_damage: Count
    stamina_per_ap: Count
    stamina_kept: Count
    carry_base: Count
    carry_per_strength: Count
    overburden_ap: Count
    lift_most: Count
    proficiency_most: Count
    proficiency_points: Positive
    proficiency_success: Count
    proficiency_try: Count
    lesson_price: Count
    lesson_skilled_from: Count
    lesson_skilled_price: Count
    lesson_master_from: Count
    lesson_master_price: Count
    level_health: Count
    spring_thirst: Percent


class Abilities(Group, frozen=True):
    """CHAR-3: what each class can do and no other."""

    stone_sense_force: Percent
    hold_fast_guard: Percent
    tender_light_ap: Count


class Figures(Group, frozen=True):
    """All figures by group."""

    movement: Movement
    work: Work
    doors: Doors
    combat: Combat
    creatures: Creatures
    traps: Traps
    seekers: Seekers
    rot: Rot
    fire: Fire
    conditions: Conditions
    warmth: Warmth
    rest: Rest
    upgrades: Upgrades
    walls: Walls
    abilities: Abilities
    genesis: Genesis
    searches: Searches
    ageing: Ageing
    water: Water
    dirt: Filth
    comfort: Comfort


def rooms_at(figures: Genesis, theme: ThemeDefinition, level: int) -> int:
    """How many rooms grow on a level from 1 of a theme: deeper means larger, and the theme has its say (GROW-1)."""
    deeper = figures.rooms_per_level * (level - 1) * theme.deeper // 100
    return max(1, (figures.rooms_first_level + deeper) * theme.size // 100)
