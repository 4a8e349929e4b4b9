"""Death: who has fallen dies; a creature's goods fall to the board, a seeker's belongings stay (CHAR-4, CHAR-6, G9)."""

from __future__ import annotations

from components.body import ActionPoints, Dead, Falling, Harmed, Health
from components.card import Loot
from components.creatures import Bounty, Creature
from components.events.body import Died
from components.events.things import Fell
from components.locks import Key
from components.place import Place, Spot
from components.registry import ends_at_death
from components.seekers import Seeker
from content.make import make
from content.registry import Content
from engine.kernel.system import System
from engine.kernel.world import World
from systems.core.knowing import forget
from systems.core.rooms import board_place, room_of
from systems.rest.out_of_play import rest
from systems.seekers.experience import gain
from systems.things.putting import put_down
from systems.things.soiling import soil


class Death(System):
    wants = Falling

    def run(self, world: World) -> None:
        for body, _ in world.rows(Falling):
            world.remove(body, Falling)
            if world.get(body, Health).left > 0:
                continue
            if world.has(body, Creature):
                _slay(world, body)
            elif world.has(body, Seeker):
                _perish(world, body)


def _slay(world: World, creature: int) -> None:
    harmed = world.find(creature, Harmed)
    killer = harmed.source if harmed is not None and world.alive(harmed.source) else 0
    world.emit(Died(room_of(world, creature), creature))
    soil(world, room_of(world, creature), world.resource(Content).figures.dirt.death)
    _spoils(world, creature)
    _let_fall(world, creature, killer)
    bounty = world.find(creature, Bounty)
    if killer and bounty is not None:
        gain(world, killer, bounty.experience, "kill")
    forget(world, creature)
    world.doom(creature, "slain")


def _perish(world: World, seeker: int) -> None:
    world.emit(Died(room_of(world, seeker), seeker))
    harmed = world.find(seeker, Harmed)
    world.add(seeker, Dead(world.turn, list(harmed.causes) if harmed is not None else []))
    _let_fall(world, seeker, seeker)
    rest(world, seeker)
    for gone in world.resource(Content).kinds.having(ends_at_death.name):
        world.remove(seeker, gone)
    world.edit(seeker, ActionPoints).left = 0


def _spoils(world: World, creature: int) -> None:
    """What only its death brings forth, for each card by its chance."""
    loot = world.find(creature, Loot)
    if loot is None:
        return
    for n, (card, chance) in enumerate(zip(loot.cards, loot.chances, strict=True)):
        if world.chance("death.loot", chance, creature, n):
            make(world, card, creature, Spot.GOODS, cause="loot")


def _let_fall(world: World, body: int, knower: int) -> None:
    """Put down all that a body has, its keys first, that they find a slot; what ailed it ends with it."""
    room, spot = board_place(world, body)
    for card in sorted(world.held(body), key=lambda card: (not world.has(card, Key), card)):
        if world.get(card, Place).spot == Spot.AFFLICTION:
            world.doom(card, "ended with its body")
        else:
            where = put_down(world, card, room, spot, knower)
            world.emit(Fell(room, card, int(where)))
