"""Answers: what goes back over the wire, all in words and by place, one JSON object a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from components.seekers import Seeker
from engine.kernel.command import Command
from engine.kernel.told import printable
from engine.play.commands import CommandError
from engine.play.game import Game
from engine.play.outcome import Line, Outcome
from engine.play.threats import perils_of, threat_once
from engine.scene.acts import acts
from engine.scene.eye import Eye
from engine.scene.node import TREE, Node
from engine.scene.seekers import seekers
from engine.scene.themes import themes
from engine.scene.view import SCREENS
from systems.core.verdict import Refusal

WIRE = 1


def hello(game: Game, debug: bool) -> dict[str, Any]:
    """The first line: versions of protocol and tree, the packs, and whether somebody is to be picked first."""
    return {
        "hello": {
            "wire": WIRE,
            "tree": TREE,
            "game": "torchturn",
            "packs": [f"{pack.name} {pack.version}" for pack in game.content.packs],
            "screens": list(SCREENS),
            "debug": debug,
            "at_gate": not game.seeker,
            "seed": game.chronicle.origin,
        }
    }


def gate(game: Game) -> dict[str, Any]:
    """Who stands at the gate, and where it leads."""
    return {"seekers": seekers(game), "themes": themes(game)}


def commands(game: Game) -> dict[str, Any]:
    """The enabled acts of the board: the same commands, prices and odds."""
    return {"commands": [_command(act) for act in acts(Eye(game)).children if act.enabled]}


def _command(act: Node) -> dict[str, Any]:
    said: dict[str, Any] = {"command": act.command, "name": act.name, "kind": act.kind}
    for field in ("cost", "odds", "damage", "asks"):
        value = getattr(act, field)
        if value:
            said[field] = value
    for field in ("struck", "brings"):
        if getattr(act, field):
            said[field] = getattr(act, field)
    return said


def probed(game: Game, command: Command) -> dict[str, Any]:
    """What would come of a command, and what known enemies would do then, in words."""
    eye, verdict = Eye(game), game.probe(command)
    if verdict.refusal is not None:
        return {"probe": {"legal": False, "refused": refusal(eye, verdict.refusal)}}
    cost = {"ap": verdict.ap, "stamina": verdict.stamina}
    if verdict.turns:
        cost["turns"] = verdict.turns
    if verdict.experience:
        cost["experience"] = verdict.experience
    said: dict[str, Any] = {"legal": True, "cost": cost}
    if verdict.odds is not None:
        said["odds"] = eye.chance(verdict.odds)
    if verdict.damage is not None:
        said["damage"] = verdict.damage
    if verdict.struck:
        said["struck"] = [eye.chance(chance, foe=True) for chance in verdict.struck]
    if verdict.brings:
        said["brings"] = eye.brought(verdict)
    if verdict.asks:
        said["asks"] = question(eye, verdict.asks)
    if risks := perils_of(game.world, game.seeker, command):
        said["perils"] = [{"what": risk.what, "card": risk.card, "chance": risk.chance} for risk in risks]
    found = threat_once(game.world, game.seeker, command)
    if found is not None:
        said["after"] = {"damage": (found.low, found.high), "death": found.death, "hit": found.hit}
    return {"probe": said}


def refusal(eye: Eye, refused: Refusal) -> dict[str, str]:
    """Why not: a fixed id, and words."""
    return {"id": refused.message, "text": eye.reason(refused)}


def question(eye: Eye, asks: str) -> dict[str, str]:
    """What is asked before a command is carried out; send it again with `sure`."""
    return {"id": asks, "text": eye.say(asks)}


def done(game: Game, outcome: Outcome) -> dict[str, Any]:
    """What came of a command."""
    eye = Eye(game)
    if outcome.refusal is not None:
        return {"refused": refusal(eye, outcome.refusal)}
    if outcome.asks:
        return {"asks": question(eye, outcome.asks)}
    said: dict[str, Any] = {
        "events": [event(eye, line) for line in outcome.perceived],
        "turn": game.clock,
        "turns": outcome.turns,
    }
    if outcome.stopped:
        said["stopped"] = {"id": outcome.stopped, "text": eye.stopped(outcome)}
    if outcome.ended:
        said["ended"] = True
    return said


def event(eye: Eye, line: Line) -> dict[str, Any]:
    """One perceived line: fixed id and parameters for programs, words for people."""
    return {"id": line.message, "text": eye.say(line.message, **line.params), "params": line.params,
            "turn": line.turn, "channel": line.channel}


def picked(game: Game) -> dict[str, Any]:
    """Who has gone in."""
    who = game.world.get(game.seeker, Seeker)
    return {"picked": {"name": who.name, "calling": who.calling}, "seed": game.chronicle.origin, "turn": game.clock}


def fault(error: CommandError) -> dict[str, Any]:
    """A command that is none."""
    return {"error": str(error)[:400]}


def crashed(sentence: str, fault: str, log: Path | None, bundle: Path | None) -> dict[str, Any]:
    """The game broke: one sentence, the fault in short, and where log and bundle lie, if anywhere."""
    lie = {name: printable(str(path)) for name, path in (("log", log), ("bundle", bundle)) if path is not None}
    return {"crashed": {"text": sentence, "fault": fault, **lie}}
