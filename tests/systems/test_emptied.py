"""A card that ends, burnt, used up or built in, leaves what it held where it was (P1, G9)."""

from components.body import Edible, WantsToEat
from components.building import WantsToFinishUpgrade
from components.fire import Flammable
from components.locks import Key, Lock
from components.place import Place, Spot
from components.things import Container
from systems.fire.burning import ignite
from tests.build import a_chest, a_key, a_room, a_seeker, a_thing, a_world, do, pass_turns
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_upgrade import DUGOUT, a_digger, set_all


@planted("systems/fire/burning.py", "    empty_out(world, card)\n", "")
@rule("G9", "CLOCK-1")
def test_a_key_in_a_chest_that_burns_down_lies_on_its_slot_and_more_of_it_in_storage() -> None:
    world = a_world()
    room, locked = a_room(world), a_room(world, Lock(1), x=3)
    chest = a_chest(world, room, Spot.EAST)
    world.add(chest, Flammable(2))
    key, coin = a_key(world, chest, locked, Spot.INSIDE), a_thing(world, chest, Spot.INSIDE)
    ignite(world, chest)

    pass_turns(world, 2)

    assert not world.alive(chest)
    assert world.has(key, Key)
    assert [world.get(card, Place) for card in (key, coin)] == [Place(room, Spot.EAST), Place(room, Spot.STORAGE)]


@planted("systems/core/finish.py", "            empty_out(world, card)\n", "")
@rule("P1", "SURV-1")
def test_what_lay_in_something_that_is_eaten_lies_at_the_eaters_feet() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    pumpkin = a_thing(world, seeker, Spot.PACK, Edible(10), Container(opened=True))
    coin = a_thing(world, pumpkin, Spot.INSIDE)

    do(world, seeker, WantsToEat(pumpkin))

    assert not world.alive(pumpkin)
    assert world.get(coin, Place) == Place(room, Spot.CENTRE)


@planted("systems/building/finish_upgrade.py", "                empty_out(world, card)\n", "")
@rule("P1", "UPGR-3")
def test_what_lay_in_something_that_is_built_in_stays_in_the_room() -> None:
    world = a_world()
    room, seeker, wood = a_digger(world, timber=2)
    world.add(wood, Container(opened=True))
    coin = a_thing(world, wood, Spot.INSIDE)
    set_all(world, seeker, wood)

    do(world, seeker, WantsToFinishUpgrade(DUGOUT))

    assert not world.alive(wood)
    assert world.get(coin, Place).holder == room
