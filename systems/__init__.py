"""The whole order of the game on one screen: ACTION, RISK and TURN, each a list of the rules in the order they run."""

from __future__ import annotations

from content.registry import Content
from engine.kernel.system import System
from engine.kernel.turn import Order
from systems.act_over import ActOver
from systems.afflict import Afflict
from systems.affliction_end import AfflictionEnd
from systems.affliction_tick import AfflictionTick
from systems.aftermath import Aftermath, RiskAftermath, bind_aftermath
from systems.alarm import Alarm
from systems.answer import AnswerChoice
from systems.break_structure import BreakStructure
from systems.breeding import Breeding
from systems.burn import Burn
from systems.burn_away import BurnAway
from systems.catch_fire import CatchFire
from systems.ceiling_fall import CeilingFall
from systems.choke import Choke
from systems.clean import Clean
from systems.clear_condition import ClearCondition
from systems.collapse import Collapse
from systems.corrode import Corrode
from systems.cure import Cure
from systems.death import Death
from systems.decide import Decide
from systems.delay import Delay
from systems.disarm import Disarm
from systems.displace import Displace
from systems.drain import Drain
from systems.drink import Drink
from systems.drop import Drop
from systems.drown import Drown
from systems.eat import Eat
from systems.emergence import Emergence
from systems.equip import Equip
from systems.examine import Examine
from systems.exposure import Exposure
from systems.finish import Finish
from systems.finish_upgrade import FinishUpgrade
from systems.flood import Flooding
from systems.force import Force
from systems.gather import Gather
from systems.harm import Harm
from systems.haunting import Haunting
from systems.heal import Heal
from systems.hunger import Hungering
from systems.ignite import Ignite
from systems.judge import Judge
from systems.kindle import Kindle
from systems.leap_clear import LeapClear
from systems.level_up import LevelUp
from systems.light import Light
from systems.litter import Litter
from systems.mend import Mend
from systems.mimic_wake import MimicWake
from systems.mine import Mine
from systems.movement import Movement
from systems.notice import Notice
from systems.opportunity import Opportunity
from systems.passage_crossing import PassageCrossing
from systems.practice import Practice
from systems.push_stone import PushStone
from systems.quench import Quench
from systems.read import Read
from systems.recuperate import Recuperate
from systems.refill import Refill
from systems.refresh import Refresh
from systems.regrow import Regrow
from systems.relight import Relight
from systems.renewal import Renewal
from systems.rest import Rest
from systems.reveal import Reveal
from systems.reveal_all import RevealAll
from systems.rockslide import Rockslide
from systems.scorch import Scorch
from systems.search import Search
from systems.set_card import SetCard
from systems.shoot import Shoot
from systems.smoke import SmokeDrift
from systems.snuff import Snuff
from systems.snuff_all import SnuffAll
from systems.soak import Soak
from systems.spoil import Spoil
from systems.spreading import Spreading
from systems.stair import StairTaking
from systems.stamina_rest import StaminaRest
from systems.starvation import Starvation
from systems.strike import Strike
from systems.summon import Summon
from systems.take import Take
from systems.thirst import Thirsting
from systems.throw import Throw
from systems.train import Train
from systems.trap import TrapSpring
from systems.unequip import Unequip
from systems.unlock import Unlock
from systems.unset_card import UnsetCard
from systems.waiting import Waiting
from systems.warmth import WarmthDrift

ACTION: tuple[System, ...] = (
    Judge(),
    # what only seems a container
    MimicWake(),
    # blows
    Opportunity(),
    Strike(),
    Shoot(),
    Throw(),
    # steps, and what they bring to light
    Movement(),
    PassageCrossing(),
    LeapClear(),
    Reveal(),
    TrapSpring(),
    # locks and traps
    Unlock(),
    Force(),
    Disarm(),
    # walls, floors and hidden doors
    Examine(),
    PushStone(),
    BreakStructure(),
    # work at the room itself
    ClearCondition(),
    Mine(),
    Gather(),
    SetCard(),
    UnsetCard(),
    FinishUpgrade(),
    # the work of the hands
    Clean(),
    Search(),
    Take(),
    Drop(),
    Equip(),
    Unequip(),
    Light(),
    Snuff(),
    Refill(),
    Relight(),
    Eat(),
    Drink(),
    Read(),
    # what was unleashed by all this
    Displace(),
    Harm(),
    Ignite(),
    Heal(),
    Drain(),
    Afflict(),
    Cure(),
    SnuffAll(),
    Alarm(),
    Summon(),
    Corrode(),
    Delay(),
    RevealAll(),
    Kindle(),
    # ends
    CeilingFall(),
    Death(),
    Litter(),
    AnswerChoice(),
    Train(),
    Waiting(),
    Rest(),
    StairTaking(),
    Finish(),
)

# Once for each action of a seeker, for the room in which it was begun.
RISK: tuple[System, ...] = (
    Collapse(),
    Emergence(),
    Exposure(),
    Rockslide(),
    Haunting(),
    Spreading(),
    RiskAftermath(),
    ActOver(),
)

DECIDE = Decide()

# Order puts first the rounds in which creatures decide and act.
TURN: tuple[System, ...] = (
    StaminaRest(),
    Refresh(),
    Notice(),
    Practice(),
    # fire and light
    Burn(),
    Scorch(),
    BurnAway(),
    CatchFire(),
    SmokeDrift(),
    Choke(),
    # what perishes
    Spoil(),
    # flood
    Flooding(),
    Quench(),
    Drown(),
    Soak(),
    # what grows back, and nests
    Regrow(),
    Breeding(),
    # bodies
    WarmthDrift(),
    AfflictionTick(),
    Hungering(),
    Thirsting(),
    Starvation(),
    Aftermath(),
    AfflictionEnd(),
    Recuperate(),
    Mend(),
    LevelUp(),
    Renewal(),
)


def order(content: Content) -> Order:
    """The order of the game with these packs: the base game's, and each pack's systems behind those they follow."""
    whole = Order(ACTION, RISK, DECIDE, TURN)
    bind_aftermath(whole)
    for system in content.systems:
        whole.insert(system)
    return whole
