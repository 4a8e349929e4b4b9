"""Figures: the numbers of rules, once, as content gives them (`content/base/figures.toml`)."""

from typing import Annotated

import msgspec

from content.kinds import ThemeDefinition

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a group of figures."""


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

    tiers: Count
    unlock_ap: Count
    force_ap: Count
    force_stamina: Count
    force_base: Percent
    force_per_strength: Count
    force_per_tier: Count
    unforceable_tier: Count
    noise: Count


class Combat(Group, frozen=True):
    """COMB-1 to COMB-7."""

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


class Creatures(Group, frozen=True):
    """COMB-5: chance to notice a seeker in a turn, turns of hunting without a scent of it, rooms that senses reach."""

    notice: Percent
    patience: Count
    widest_sense: Count


class Traps(Group, frozen=True):
    """TRAP-1: a d6 at or under Perception + bonus - difficulty notices; disarming is a chance in per cent."""

    notice_die: Count
    notice_bonus: Count
    disarm_base: Percent
    disarm_per_perception: Count
    disarm_per_difficulty: Count
    disarm_ap: Count


class Seekers(Group, frozen=True):
    """CHAR-1 to CHAR-5, SURV-1; a rank of a proficiency takes so many uses and adds so many per cent."""

    candidates: Count
    attribute_cap: Count
    first_level: Count
    visit_experience: Count
    find_experience: Count
    secret_experience: Count
    meter_full: Count
    starving_damage: Count
    stamina_rest: Count
    carry_base: Count
    carry_per_strength: Count
    overburden_ap: Count
    proficiency_cap: Count
    proficiency_uses: Count
    proficiency_percent: Count
    level_health: Count
    spring_thirst: Percent


class Rot(Group, frozen=True):
    """ROT-1, ROT-2: world turns after which raw meat, and any other organic thing, has gone bad."""

    raw: Count
    organic: Count


class Walls(Group, frozen=True):
    """WALL-7, WALL-10, WALL-14, WALL-15: a d6 at or under Perception + examine_bonus finds, and examine_least always.

    Hits of a pickaxe that bring a wall or a floor down, by what it is made of.
    """

    timber_wall_hits: Count
    stone_wall_hits: Count
    timber_floor_hits: Count
    stone_floor_hits: Count
    floor_insulation: Count
    break_ap: Count
    break_wear: Count
    examine_ap: Count
    examine_die: Count
    examine_bonus: Count
    examine_least: Count
    push_ap: Count


class Fire(Group, frozen=True):
    """CLOCK-1: chances that fire spreads on its slot and over its room, its harm a turn, the depth that puts it out.

    Smoke: what a fire adds each turn, the most a room holds, what thins out each turn, per cent off a hit for each
    step of it, the density that blinds, and that which chokes with a chance.
    """

    catch_slot: Percent
    catch_room: Percent
    harm: Count
    quench_depth: Count
    smoke_each: Count
    smoke_most: Count
    smoke_thins: Count
    smoke_hides: Percent
    smoke_blinds: Count
    choke_density: Count
    choke_chance: Percent


class Conditions(Group, frozen=True):
    """COND-2, VEIN-3: AP of a try at a condition, a vein or what a room offers; wear of its tool, fuel of its flame."""

    work_ap: Count
    mine_ap: Count
    gather_ap: Count
    wear: Count
    fuel: Count


class Warmth(Group, frozen=True):
    """SURV-2: turns for a step of warmth, what wind, wetness and fire count, what worn layers keep, where harm begins.

    Cold harms at so many steps below 0, heat at so many above; no body gets further than `bounds` from 0.
    """

    drift: Positive
    wind: Count
    wet: Count
    fire: Count
    worn_most: Count
    chills_at: Count
    freezes_at: Count
    swelters_at: Count
    bounds: Count


class Rest(Group, frozen=True):
    """SURV-3, SURV-4: turns of a camp and of a sleep, stamina of each turn, turns for a point of Health and of mana.

    Each point of comfort that a room lacks makes Health and mana come a turn later, and takes a point of stamina.
    """

    camp_turns: Positive
    sleep_turns: Positive
    camp_stamina: Count
    sleep_stamina: Count
    camp_health: Positive
    sleep_health: Positive
    sleep_mana: Positive


class Upgrades(Group, frozen=True):
    """UPGR-3: AP of finishing a location upgrade."""

    finish_ap: Count


class Abilities(Group, frozen=True):
    """CHAR-3: what each class can do and no other."""

    stone_sense_force: Percent
    hold_fast_guard: Percent
    tender_light_ap: Count


class Genesis(Group, frozen=True):
    """GROW-1, ROOM-1, LOCK-1, LOCK-2, WALL-13, G6, THEME-9, SECT-1.

    A share of slots is weighed by fill_base + fill_per_size x location size. Each point of honour past the first adds
    honour_locks per cent to the number of locks. Up to sections_most sections stand on a level, each with
    sections_chance; together they add no more than sections_share per cent to its rooms, and of each at most
    sections_tries places are looked at; one comes again sections_apart levels deeper at the earliest. A hidden door
    closes off at most sealed_most per cent of the rooms; walls, and deep water, each bar at most spared_most per cent
    of the ways that can be spared. A stage is tried stage_tries times, and so is a whole level before it becomes
    plainer by a step.
    """

    rooms_first_level: Count
    rooms_per_level: Count
    fill_base: Count
    fill_per_size: Count
    worth_share: Percent
    key_tries: Count
    search_free_levels: Count
    honour_most: Count
    honour_locks: Count
    sections_most: Count
    sections_chance: Percent
    sections_share: Percent
    sections_tries: Count
    sections_apart: Positive
    sealed_most: Percent
    spared_most: Percent
    stage_tries: Count


class Ageing(Group, frozen=True):
    """AGE-1, AGE-2, AGE-6, AGE-7, MIMIC-1.

    A spring may be one deeper for each `generations_per_depth` that the level is old, up to `severity_most`. `ruin` is
    the chance for each generation that a whole room has come to ruin. Dirt adds up: for each generation, for damp, for
    a filthy place, for each who dwells there, and up to `dirt_spread` by chance.
    """

    oldest: Count
    generations_per_depth: Count
    severity_most: Count
    ruin: Percent
    mimics_from: Count
    mimics_least: Count
    mimics_most: Count
    dirt_per_generation: Count
    dirt_spread: Count
    dirt_damp: Count
    dirt_filthy: Count
    dirt_dweller: Count


class Water(Group, frozen=True):
    """AGE-2, AGE-3, AGE-5, MOVE-1: figures of flood; depths are 1-4.

    `cold` is the steps of temperature that mild flood and heavy take. Who left the water is dry again after
    `dries_after` turns.
    """

    rise_turns: Count
    hard_going: Count
    heavy: Count
    drowns: Count
    harms_from: Count
    harm: Count
    mild_cold: Count
    heavy_cold: Count
    dries_after: Count


class Filth(Group, frozen=True):
    """AGE-6: dirt is counted up to `most`; from `stained` on a room draws those that hunt by scent.

    What adds to it: an act of a seeker with this chance, a point of damage in `blood`, a death, a thing gone bad, and
    each step that flood sinks. What is put down takes `rubs_off` per cent of the room's.
    """

    most: Count
    stained: Percent
    act_chance: Percent
    blood: Count
    death: Count
    rot: Count
    silt: Count
    rubs_off: Percent
    clean_ap: Count
    clean_room: Count


class Comfort(Group, frozen=True):
    """SURV-3: comfort lost for each so much dirt, each step of flood, and in the dark."""

    dirt_per_point: Count
    flood: Count
    dark: Count


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
    ageing: Ageing
    water: Water
    dirt: Filth
    comfort: Comfort


def rooms_at(figures: Genesis, theme: ThemeDefinition, level: int) -> int:
    """How many rooms grow on a level from 1 of a theme: deeper means larger, and the theme has its say (GROW-1)."""
    deeper = figures.rooms_per_level * (level - 1) * theme.deeper // 100
    return max(1, (figures.rooms_first_level + deeper) * theme.size // 100)
