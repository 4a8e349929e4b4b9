"""Labels: commands in words, with the thing they are done to and where it lies."""

from __future__ import annotations

from components.barrier import Floor, Wall
from components.condition import ClearedBy
from components.intent import WantsToEquip
from components.item import Durability
from components.light import Lit
from components.place import SIDES, Spot, facing
from components.room import Location
from engine import commands as ask
from engine.addresses import Want, condition_at, passage_at, resolve
from engine.intents import intend
from engine.scene.eye import Eye
from systems.building.upgrades import set_at
from systems.core.verdict import Refusal
from systems.locks.key_places import lands_at
from systems.rest.mending import mended_by_camp, to_mend
from systems.things.carrying import in_the_way
from systems.walls.structures import structure_of
from systems.water.water import douses

# In the order in which acts are shown.
GROUPS: dict[str, tuple[type[ask.Command], ...]] = {
    "answer": (ask.Answer,),
    "fight": (ask.Strike, ask.Shoot, ask.Throw),
    "here": (ask.Descend, ask.Ascend, ask.Enter, ask.Leave, ask.Unlock, ask.Disarm, ask.Search, ask.Take, ask.Force,
             ask.Clear, ask.Mine, ask.Gather, ask.Finish, ask.Set, ask.Unset),
    "way": (ask.Step, ask.Push, ask.Examine, ask.Break),
    "use": (ask.Clean, ask.Light, ask.Snuff, ask.Refill, ask.Relight, ask.Eat, ask.Drink, ask.Read),
    "turn": (ask.Wait, ask.WaitTurns, ask.Rest, ask.Camp, ask.Sleep),
    "errand": (ask.Explore, ask.Sweep, ask.Approach, ask.Travel),
    "kit": (ask.Equip, ask.Unequip, ask.Drop),
    "lesson": (ask.Train,),
}
_GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
# Deeds that nobody looks for in a list: they stand with their card, and behind all others.
OF_ONE_CARD = "care"
ORDER = {kind: index for index, kind in enumerate(kind for kinds in GROUPS.values() for kind in kinds)}
_WANTS: dict[type[ask.Command], Want] = {
    ask.Strike: "creature", ask.Shoot: "creature", ask.Throw: "creature", ask.Travel: "room", ask.Drop: "carried",
    ask.Equip: "carried", ask.Unequip: "carried", ask.Eat: "carried", ask.Drink: "carried", ask.Read: "carried",
}


def tag(command: ask.Command | type[ask.Command]) -> str:
    """The name of a command's kind, as `do` has it."""
    return str(command.__struct_config__.tag)


def act_id(command: ask.Command) -> str:
    """The id of the act that stands for a command: by kind and by place."""
    fields = [str(getattr(command, field)) for field in command.__struct_fields__ if field != "sure"]
    if isinstance(command, ask.Examine):
        fields = ["centre"]
    return ".".join(["acts", tag(command), *(field for field in fields if field)])


def group_of(command: ask.Command) -> str:
    """Under which heading a command stands."""
    return OF_ONE_CARD if _is_of_one_card(command) else _GROUP_OF[type(command)]


def place_of(command: ask.Command) -> int:
    """Where a command stands among the others."""
    return len(ORDER) if _is_of_one_card(command) else ORDER[type(command)]


def _is_of_one_card(command: ask.Command) -> bool:
    return isinstance(command, ask.Clean) and command.target not in ("centre", "here")


def label(eye: Eye, command: ask.Command) -> str:
    """The command in words."""
    if isinstance(command, ask.Step):
        return _step(eye, command)
    if isinstance(command, ask.WaitTurns):
        return eye.say("act.wait_turns", turns=command.turns)
    if isinstance(command, ask.Camp | ask.Sleep):
        return eye.say(f"act.{tag(command)}", turns=turns_of(eye, command))
    if isinstance(command, ask.Throw):
        return eye.say("act.throw", card=_named(eye, command.card, "carried"), target=_target(eye, command))
    if isinstance(command, ask.Equip):
        spot = eye.say(f"body.{command.spot}") if command.spot else ""
        return eye.say("act.equip", target=_named(eye, command.card, "carried"), spot=spot)
    if isinstance(command, ask.Search) and command.target in ("centre", "here"):
        return eye.say("act.search_room")
    if isinstance(command, ask.Clean) and command.target in ("centre", "here"):
        return eye.say("act.clean_room")
    if isinstance(command, ask.Drink) and command.card in ("centre", "here"):
        return eye.say("act.drink_here", target=_named(eye, "centre", "room"))
    if isinstance(command, ask.Approach) and command.target in SLOTS:
        return eye.say(f"act.approach.{'centre' if command.target == 'centre' else 'side'}", slot=_slot(eye, command))
    if isinstance(command, ask.Break):
        return _break(eye, command)
    if isinstance(command, ask.Clear | ask.Mine):
        return _work(eye, command)
    if isinstance(command, ask.Set | ask.Unset | ask.Finish):
        return _upgrade(eye, command)
    if isinstance(command, ask.Train):
        return eye.say("act.train", proficiency=eye.say(f"proficiency.{command.proficiency}"))
    if isinstance(command, ask.Gather):
        return eye.say(f"gather.{command.action}")
    if isinstance(command, _PLAIN):
        return eye.say(f"act.{tag(command)}")
    return eye.say(f"act.{tag(command)}", target=_target(eye, command))


SLOTS = ("centre", *ask.HEADINGS)
# Deeds of the location card, whatever wall they are aimed at (WALL-14, WALL-15).
OF_THE_PLACE = (ask.Examine, ask.Push, ask.Break, ask.Gather, ask.Set, ask.Unset, ask.Finish)
_PLAIN = (ask.Wait, ask.Rest, ask.Explore, ask.Sweep, ask.Examine, ask.Descend, ask.Ascend, ask.Enter, ask.Leave,
          ask.Answer)


def _slot(eye: Eye, command: ask.Approach) -> str:
    return "" if command.target == "centre" else eye.say(f"heading.{command.target}")


def _step(eye: Eye, command: ask.Step) -> str:
    side = Spot(ask.HEADINGS.index(command.heading))
    heading = eye.say(f"heading.{command.heading}")
    if eye.spot == side:
        return eye.say("act.step.out", heading=heading)
    if eye.spot in SIDES and side == facing(eye.spot):
        return eye.say("act.step.centre", heading=heading)
    return eye.say("act.step", heading=heading)


def _break(eye: Eye, command: ask.Break) -> str:
    built = structure_at(eye, command.target)
    material = eye.say(f"material.{built.material.value}") if built is not None else ""
    hits = built.hits_left if built is not None else 0
    if command.target == "centre":
        return eye.say("act.break_floor", material=material, hits=hits)
    heading = eye.say(f"heading.{command.target.rpartition('.')[2]}")
    return eye.say("act.break", material=material, heading=heading, hits=hits)


def _work(eye: Eye, command: ask.Clear | ask.Mine) -> str:
    condition = condition_at(eye.world, eye.seeker, command.target)
    if isinstance(condition, Refusal):
        return eye.say("unknown.something")
    work = eye.world.find(condition, ClearedBy)
    done, size = work.done if work is not None else 0, eye.world.get(eye.room, Location).size
    target, deed = eye.name(condition), eye.words.card_work(eye.art(condition))
    if isinstance(command, ask.Clear) and deed:
        return eye.say("clear.told", target=target, deed=deed, done=done, size=size)
    return eye.say(f"act.{tag(command)}", target=target, done=done, size=size)


def _upgrade(eye: Eye, command: ask.Set | ask.Unset | ask.Finish) -> str:
    heading = "" if isinstance(command, ask.Finish) else eye.say(f"heading.{command.heading}")
    if isinstance(command, ask.Unset):
        card = set_at(eye.world, eye.room, ask.heading_number(command.heading))
        return eye.say("act.unset", target=eye.name(card) if card else heading)
    target = eye.words.card_name(command.upgrade)
    if isinstance(command, ask.Finish):
        return eye.say("act.finish", target=target)
    return eye.say("act.set", card=_named(eye, command.card, "carried"), heading=heading, target=target)


def turns_of(eye: Eye, command: ask.Camp | ask.Sleep) -> int:
    """World turns that a camp or a sleep takes if nothing comes."""
    figures = eye.content.figures.rest
    return figures.sleep_turns if isinstance(command, ask.Sleep) else figures.camp_turns


def structure_at(eye: Eye, address: str) -> Wall | Floor | None:
    """The floor of the room at `centre`, the wall that stands before the room `beyond` a heading; or None."""
    found = eye.room if address == "centre" else passage_at(eye.world, eye.seeker, address)
    return structure_of(eye.world, found) if not isinstance(found, Refusal) else None


def _target(eye: Eye, command: ask.Command) -> str:
    address = target_of(command)
    if address.startswith("beyond.") and isinstance(command, ask.Unlock | ask.Force | ask.Push):
        return eye.say("lock.way", heading=eye.say(f"heading.{address.split('.')[1]}"))
    return _named(eye, address, _WANTS.get(type(command), "thing"))


def target_of(command: ask.Command) -> str:
    """The address that a command is aimed at, or nothing."""
    if isinstance(command, ask.Examine):
        return "centre"
    for field in ("target", "to", "card"):
        if hasattr(command, field):
            return str(getattr(command, field))
    return ""


def _named(eye: Eye, address: str, want: Want) -> str:
    found = resolve(eye.world, eye.seeker, address, want)
    return eye.say("unknown.something") if isinstance(found, Refusal) else eye.called(found)


def put_away_words(eye: Eye, command: ask.Equip) -> list[str]:
    """What goes into the pack to make room in hand or on the body, and that its flame goes out there (LIGHT-1)."""
    intent = intend(eye.world, eye.seeker, command)
    if not isinstance(intent, WantsToEquip):
        return []
    away = in_the_way(eye.world, eye.seeker, intent.card, intent.spot)
    words = [eye.say("act.equip.away", card=eye.words.card_name(eye.art(card))) for card in away]
    return words + ([eye.say("act.equip.out")] if any(eye.world.has(card, Lit) for card in away) else [])


def mending_words(eye: Eye) -> list[str]:
    """What a whole camp would mend (SURV-4)."""
    card = to_mend(eye.world, eye.seeker)
    durability = eye.world.find(card, Durability) if card else None
    if durability is None:
        return []
    gained = mended_by_camp(eye.world, card)
    return [eye.say("act.camp.mends", card=eye.called(card), gained=gained, left=durability.left + gained,
                    full=durability.full)]


def landing_words(eye: Eye, command: ask.Drop) -> list[str]:
    """That a carried thing will land out of the way, and that its flame goes out where it lands (ROOM-2, LIGHT-1)."""
    card = resolve(eye.world, eye.seeker, command.card, "carried")
    if isinstance(card, Refusal):
        return []
    aside = lands_at(eye.world, card, eye.room, eye.spot, eye.seeker) == Spot.STORAGE
    out = eye.world.has(card, Lit) and (aside or douses(eye.world, eye.room))
    return [eye.say(said) for said, told in (("act.drop.aside", aside), ("act.drop.out", out)) if told]
