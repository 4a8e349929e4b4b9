"""Figures of the world: birth and age of dungeons, water, dirt, fire, rot, walls, conditions, warmth and rest."""

from content.figure import Count, Group, Percent, Positive


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
    """COND-2, VEIN-3: AP of a try at a condition, a vein or what a room offers; wear of its tool, fuel of its flame.

    COND-UNSTABLE: the chance that a timber holds a ceiling up.
    """

    work_ap: Count
    mine_ap: Count
    gather_ap: Count
    hold_chance: Percent
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

    Each point of comfort that a room lacks makes Health and mana come a turn later, and takes a point of stamina. A
    whole camp gives one thing `camp_mends` of its durability back.
    """

    camp_turns: Positive
    sleep_turns: Positive
    camp_stamina: Count
    sleep_stamina: Count
    camp_health: Positive
    sleep_health: Positive
    sleep_mana: Positive
    camp_mends: Count


class Upgrades(Group, frozen=True):
    """UPGR-3: AP of finishing a location upgrade."""

    finish_ap: Count


class Genesis(Group, frozen=True):
    """GROW-1, ROOM-1, LOCK-1, LOCK-2, WALL-13, G6, THEME-9, SECT-1.

    A share of slots is weighed by fill_base + fill_per_size x location size. Each point of honour past the first adds
    honour_locks per cent to the number of locks. Up to sections_most sections stand on a level, each with
    sections_chance; together they add no more than sections_share per cent to its rooms, and of each at most
    sections_tries places are looked at; one comes again sections_apart levels deeper at the earliest. A hidden door
    closes off at most sealed_most per cent of the rooms; walls, and deep water, each bar at most spared_most per cent
    of the ways that can be spared. A stage is tried stage_tries times, and so is a whole level before it becomes
    plainer by a step. From `deepest_level` nothing leads down.
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
    deepest_level: Positive


class Searches(Group, frozen=True):
    """ROOM-5: a room hides something with `rooms` per cent, what by the shares of the four kinds that it can hide.

    The chance to find it is `base`, more for each point of Perception, less for each point of size past the first and
    in the dark.
    """

    rooms: Percent
    stash: Count
    clue: Count
    stone: Count
    trigger: Count
    base: Percent
    per_perception: Percent
    per_size: Percent
    dark: Percent


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

    `mild_cold` and `heavy_cold` are the steps of temperature that a flood takes, the second from depth `heavy` on.
    Who left the water is dry again after `dries_after` turns.
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
    each step that flood sinks. What is put down takes `rubs_off` per cent of the room's. Of all that would soil a room
    with a stone floor `on_stone` per cent do.
    """

    most: Count
    stained: Percent
    act_chance: Percent
    blood: Count
    death: Count
    rot: Count
    silt: Count
    rubs_off: Percent
    on_stone: Percent
    clean_ap: Count
    clean_room: Count


class Comfort(Group, frozen=True):
    """SURV-3: comfort lost for each so much dirt, each step of flood and of smoke, and in the dark."""

    dirt_per_point: Count
    flood: Count
    smoke: Count
    dark: Count
