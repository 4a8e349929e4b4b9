"""The command that looks at a level: as a map in text, as JSON, as a picture, or with its key chain in words."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from content.registry import Content
from engine.cli.exits import FINE, UsageError
from engine.cli.facts import loaded
from engine.cli.themes import theme_asked
from engine.kernel.dice import Dice
from engine.kernel.world import World
from engine.play.chronicle import FIRST_SITE
from engine.play.origin import theme_named, theme_of_seed
from engine.text.ink import glyphs_for, spoken
from systems.core.sites import inner
from systems.genesis import bear, describe, draw
from systems.genesis.explain import explain


def dungeon(options: Namespace) -> int:
    """Bear the level and show it as asked; `--why` adds what failed on the way."""
    for flag, path in (("png", options.png), ("svg", options.svg)):
        _fit_to_write(flag, path)
    content = loaded(options.pack)
    seed = options.seed.number
    theme = theme_asked(content, options.seed, options.theme, theme_named) or theme_of_seed(content, seed)
    _within_reach(options.level, content)
    world = World(options.level, Dice(seed))
    site = inner(FIRST_SITE, theme) if content.themes[theme].sub else FIRST_SITE
    birth = bear(world, content, seed, site, options.level, theme, options.rooms or 0)
    glyphs = glyphs_for(sys.stdout)
    if options.png is not None or options.svg is not None:
        _picture(options, describe(world, content), content)
    elif options.json:
        print(json.dumps(describe(world, content), indent=1, ensure_ascii=glyphs.plain))
    elif options.explain:
        print(spoken(explain(describe(world, content)), glyphs), end="")
    else:
        print(spoken(draw(world, content), glyphs))
    if options.why:
        print("\n".join(f"{reason}: {count}" for reason, count in sorted(birth.counts.items())) or "no stage failed")
    return FINE


def _within_reach(level: int, content: Content) -> None:
    """UsageError for a level that no stair leads to."""
    deepest = content.figures.genesis.deepest_level
    if not 1 <= level <= deepest:
        raise UsageError(f"argument --level: {level} is not between 1 and {deepest}")


def _fit_to_write(flag: str, path: Path | None) -> None:
    """UsageError for a name that does not say what the file is to be."""
    if path is not None and path.suffix.lower() != f".{flag}":
        raise UsageError(f"--{flag} {path}: the name must end in .{flag}")


def _picture(options: Namespace, page: dict[str, Any], content: Content) -> None:
    """Write the picture that was asked for and say where it is; its libraries are loaded only now."""
    from engine.chart.chart import chart
    from engine.chart.palette import Hues
    from engine.window.glyphs import code_of

    path: Path = options.png or options.svg
    icons = {card: code_of(definition.icon) for card, definition in content.cards.items() if definition.icon}
    hues = Hues({card: definition.look.hue for card, definition in content.cards.items()},
                {theme: kind.masonry for theme, kind in content.themes.items()})
    sheet = chart(page, content.words.theme_motto(page["theme"]["id"]), icons, hues)
    if options.png is not None:
        from engine.chart.png import png

        data = png(sheet)
    else:
        from engine.chart.svg import svg

        data = svg(sheet).encode("utf-8")
    try:
        path.write_bytes(data)
    except OSError as error:
        flag, why = "--png" if options.png is not None else "--svg", error.strerror or "refused"
        raise UsageError(f"{flag} {path} cannot be written ({why}); name another file") from None
    print(f"{sheet.title}: {path}")
