"""Experience: kills, finds, secrets and first visits each count into the total and into what is unspent (CHAR-4)."""

from __future__ import annotations

from components.body import ActionPoints, Health
from components.combat import Skill, WantsToStrike
from components.creatures import Bounty
from components.events.seekers import ExperienceGained
from components.place import Place, Spot
from components.seekers import Experience
from components.things import WantsToSearch
from components.travel import WantsToStep
from components.walls import WantsToExamine
from engine.kernel.world import World
from engine.play.commands import Ascend, Descend
from systems.core.knowing import turn_up
from tests.build import a_chest, a_rat, a_room, a_seeker, a_sword, a_thing, a_world, do, pass_turns, refusal, two_rooms
from tests.laws.chronicles import a_game, carry_to_stair
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_examine import a_secret

CENTRE, NORTH, EAST, WEST = Spot.CENTRE, Spot.NORTH, Spot.EAST, Spot.WEST
BEFORE = Experience(47, 13)


def gained(world: World, seeker: int) -> tuple[int, int]:
    """What has come to the total and to the unspent since it was as before."""
    now = world.get(seeker, Experience)
    return now.total - BEFORE.total, now.unspent - BEFORE.unspent


def told(world: World, seeker: int) -> list[tuple[int, str]]:
    """What the seeker was told to have gained, and for what."""
    return [(event.amount, event.cause) for event in world.events
            if isinstance(event, ExperienceGained) and event.seeker == seeker]


@planted("systems/body/death.py", '        gain(world, killer, bounty.experience, "kill")\n',
         '        gain(world, killer, bounty.experience, "kill")\n        from components.seekers import Experience\n'
         "        world.edit(killer, Experience).unspent -= bounty.experience\n")
@planted("systems/seekers/experience.py", "    experience.unspent += amount\n", "")
@rule("CHAR-4")
def test_each_kill_gives_its_bounty_to_total_and_unspent_and_what_is_worth_nothing_gives_nothing() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Experience(47, 13), Skill(1000, 0, 0), ActionPoints(30, 30))
    a_sword(world, seeker)
    found = []

    for spot, bounty in ((NORTH, 10), (EAST, 7), (WEST, 0)):
        rat = a_rat(world, room, spot, Health(1, 6), Bounty(bounty), Skill(0, 0, -1000))
        turn_up(world, seeker, room, spot)
        while world.alive(rat):
            do(world, seeker, WantsToStrike(rat))
        found.append(gained(world, seeker))

    assert found == [(10, 10), (17, 17), (17, 17)]
    assert told(world, seeker) == [(10, "kill"), (7, "kill")]


@planted("systems/things/search.py", 'figures.seekers.find_experience, "find")\n',
         'figures.seekers.find_experience, "find")\n    from components.seekers import Experience\n'
         "    world.edit(seeker, Experience).unspent -= 5\n")
@rule("CHAR-4")
def test_each_container_opened_for_the_first_time_gives_five_to_total_and_unspent_and_never_again() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room, CENTRE, Experience(47, 13), ActionPoints(30, 30))
    chests = [a_chest(world, room, spot) for spot in (NORTH, EAST)]
    for chest in chests:
        a_thing(world, chest, Spot.INSIDE)
    found = []

    for spot, chest in zip((NORTH, EAST), chests, strict=True):
        world.move(seeker, room, spot)
        turn_up(world, seeker, room, spot)
        do(world, seeker, WantsToSearch(chest))
        if not refusal(world, seeker, WantsToSearch(chest)):
            do(world, seeker, WantsToSearch(chest))
        found.append(gained(world, seeker))

    assert found == [(5, 5), (10, 10)]
    assert told(world, seeker) == [(5, "find")] * 2


@planted("systems/walls/examine.py", 'figures.seekers.secret_experience, "secret")\n',
         'figures.seekers.secret_experience, "secret")\n    from components.seekers import Experience\n'
         "    world.edit(actor, Experience).unspent -= 10\n")
@rule("CHAR-4", "WALL-14")
def test_a_secret_brought_to_light_gives_ten_to_total_and_unspent() -> None:
    world = a_world()
    _, _, seeker = a_secret(world)
    world.add(seeker, Experience(47, 13))

    do(world, seeker, WantsToExamine())
    pass_turns(world)

    assert gained(world, seeker) == (10, 10)
    assert told(world, seeker) == [(10, "secret")]


@planted("systems/travel/entering.py", 'figures.seekers.visit_experience, "visit")\n',
         'figures.seekers.visit_experience, "visit")\n        from components.seekers import Experience\n'
         "        world.edit(body, Experience).unspent -= 5\n")
@rule("CHAR-4")
def test_a_first_visit_gives_five_to_total_and_unspent_and_a_second_one_nothing() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, NORTH, Experience(47, 13), ActionPoints(30, 30))
    found = []

    for heading in (NORTH, Spot.SOUTH, NORTH):
        do(world, seeker, WantsToStep(int(heading)))
        found.append((world.get(seeker, Place).holder == second, gained(world, seeker)))

    assert found == [(True, (5, 5)), (False, (5, 5)), (True, (5, 5))]
    assert told(world, seeker) == [(5, "visit")]


@planted("engine/play/chronicle.py", 'self.content.figures.seekers.visit_experience, "visit")\n',
         'self.content.figures.seekers.visit_experience, "visit")\n'
         "            from components.seekers import Experience\n"
         "            target.edit(seeker, Experience).unspent -= 5\n")
@rule("CHAR-4", "LEVL-1")
def test_the_first_room_of_a_level_is_a_first_visit_too_and_that_one_came_from_is_none() -> None:
    game = a_game(80)
    game.world.add(game.seeker, Experience(47, 13))
    carry_to_stair(game)
    before = gained(game.world, game.seeker)

    game.submit(Descend())
    below = gained(game.world, game.seeker)
    carry_to_stair(game, on=False)
    game.submit(Ascend())

    assert below == (before[0] + 5, before[1] + 5)
    assert gained(game.world, game.seeker) == below
