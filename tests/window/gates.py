"""Gates: what the window draws where nobody has gone in yet, and where somebody has died."""

from __future__ import annotations

from content.registry import Content
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.themes import gate


def as_the_seed_has_it(content: Content) -> Node:
    """With the theme that the seed has."""
    return gate(Game.bare(80, content))


def of_a_tower(content: Content) -> Node:
    """With a theme that was chosen."""
    return gate(Game.bare(80, content, theme="base:tower"))


def first_life(content: Content) -> Node:
    """Of a home in which nobody has died yet."""
    game = Game.bare(80, content)
    game.chronicle.first_life = True
    game.chronicle.choose("base:passages")
    return gate(game)


def for_another(content: Content) -> Node:
    """Of a chronicle into which somebody has gone before."""
    return gate(Game.new(80, content))
