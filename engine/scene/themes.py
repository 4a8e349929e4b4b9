"""Themes: where a new chronicle can begin, to choose from at the gate, with motto and danger (THEME-1, CHAR-1)."""

from __future__ import annotations

from content.reached import main_themes
from engine.play.game import Game
from engine.play.origin import AS_THE_SEED, theme_of_seed
from engine.scene.node import Node, Role
from engine.scene.seekers import seekers


def gate(game: Game) -> Node:
    """All that stands at the gate: those who may go in, and where it leads."""
    three = seekers(game)
    return Node(id="gate", role=Role.SCREEN, name=three.name, text=three.text, kind="gate",
                children=(three, themes(game)))


def themes(game: Game) -> Node:
    """What can be chosen, numbered from 1; the chosen one has the state `chosen`. `text` is seed and theme as one.

    As the seed has it comes first; in a first life the gentle ones do. Once somebody went in there is only the one.
    """
    words, chronicle = game.content.words, game.chronicle
    chosen = AS_THE_SEED if chronicle.as_the_seed and not game.seeker else chronicle.theme
    names = [chronicle.theme] if game.seeker else choices(game)
    note = "themes.begun" if game.seeker else "themes.first_life" if chronicle.first_life else ""
    children = [_theme(game, number, name, name == chosen) for number, name in enumerate(names, 1)]
    return Node(
        id="themes", role=Role.GROUP, name=words.say("themes.name"), kind="themes", art=chronicle.theme,
        text=words.say("origin.line", origin=chronicle.origin), short=chronicle.origin,
        children=(*children, *([_fact("themes.0.note", "note", words.say(note))] if note else [])),
    )


def chosen_of(tree: Node) -> Node:
    """The theme that is chosen, of what `themes` tells."""
    return next(node for node in tree.children if "chosen" in node.states)


def choices(game: Game) -> list[str]:
    """Ids of themes that can be chosen, and `seed` for as the seed has it, in the order in which they are shown."""
    names = main_themes(game.content.themes)
    if not game.chronicle.first_life:
        return [AS_THE_SEED, *names]
    gentle = [name for name in names if game.content.themes[name].gentle]
    return [*gentle, AS_THE_SEED, *(name for name in names if name not in gentle)]


def _theme(game: Game, number: int, name: str, chosen: bool) -> Node:
    """One of them; that of the seed says which it is."""
    words = game.content.words
    theme = theme_of_seed(game.content, game.seed) if name == AS_THE_SEED else name
    called = words.theme_name(theme)
    return Node(
        id=f"themes.{number}",
        role=Role.TOPIC,
        name=words.say("themes.seed", theme=called) if name == AS_THE_SEED else called,
        short=words.say("themes.seed.short") if name == AS_THE_SEED else "",
        text=words.theme_motto(theme),
        kind=name,
        art=theme,
        value=number,
        states=("chosen",) if chosen else (),
        children=(_fact(f"themes.{number}.motto", "motto", words.theme_motto(theme)),
                  _fact(f"themes.{number}.danger", "danger", words.theme_danger(theme))),
    )


def _fact(node: str, kind: str, words: str) -> Node:
    return Node(id=node, role=Role.FACT, name=words, text=words, kind=kind)
