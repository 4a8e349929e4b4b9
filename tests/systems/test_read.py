"""Reading: a scroll never fails, costs mana, wants light, and is used up (MAGI-1)."""

from components.body import Health, Mana
from components.effect import Heals
from components.events.things import ScrollRead
from components.place import Spot
from components.room import SelfLit
from components.things import Scroll, Stack, WantsToRead
from tests.build import a_lit_torch, a_room, a_seeker, a_thing, a_world, do, everything, refusal
from tests.planted_fault import planted
from tests.rules import rule

PACK = Spot.PACK


@planted("systems/things/read.py", 'use_up(world, read.card, "read")', "pass")
@rule("MAGI-1")
def test_a_scroll_takes_its_mana_does_its_work_and_is_gone() -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room, Spot.CENTRE, Health(5, 20), Mana(3, 10))
    scroll = a_thing(world, seeker, PACK, Scroll(2), Heals(health=7))

    judged = do(world, seeker, WantsToRead(scroll))

    assert judged.ap == 1
    assert (world.get(seeker, Mana).left, world.get(seeker, Health).left) == (1, 12)
    assert not world.alive(scroll)
    assert world.ledger["read"] == -1
    assert ScrollRead(room, seeker, scroll) in world.events


@rule("MAGI-1")
def test_of_several_scrolls_one_is_used_up() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world, SelfLit()))
    scrolls = a_thing(world, seeker, PACK, Scroll(1), Stack(3, 5), Heals(mana=1))

    do(world, seeker, WantsToRead(scrolls))

    assert world.get(scrolls, Stack).count == 2


@planted("systems/things/legal_read.py", "if scroll.mana > left:", "if False:")
@rule("MAGI-1", "P3")
def test_without_the_mana_the_scroll_is_kept() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world, SelfLit()), Spot.CENTRE, Mana(1, 10))
    scroll = a_thing(world, seeker, PACK, Scroll(2), Heals(health=7))
    before = everything(world)

    reason = refusal(world, seeker, WantsToRead(scroll))

    assert reason == "refused.mana"
    assert everything(world) == before


@planted("systems/things/legal_read.py", "if not is_lit(world, room_of(world, actor)):", "if False:")
@rule("LIGHT-1", "MAGI-1")
def test_nobody_reads_in_the_dark_but_by_a_torch_in_hand() -> None:
    world = a_world()
    seeker = a_seeker(world, a_room(world))
    scroll = a_thing(world, seeker, PACK, Scroll(0))

    dark = refusal(world, seeker, WantsToRead(scroll))
    a_lit_torch(world, seeker, Spot.OFFHAND)

    assert dark == "refused.too_dark"
    assert refusal(world, seeker, WantsToRead(scroll)) == ""


@rule("MAGI-1")
def test_only_what_is_written_and_at_hand_is_read() -> None:
    world = a_world()
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    cards = [a_thing(world, seeker, PACK), a_thing(world, room, Spot.NORTH, Scroll(0))]

    reasons = [refusal(world, seeker, WantsToRead(card)) for card in cards]

    assert reasons == ["refused.no_scroll", "refused.not_here"]
