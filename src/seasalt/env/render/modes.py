"""Render modes, the same for every environment."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from seasalt.env.errors import WrongSetting
from seasalt.env.games.table_view import view_of
from seasalt.env.render.drawing import render_svg
from seasalt.env.render.text import render_text
from seasalt.env.settings import Settings
from seasalt.kernel.game.layout import State

MODES: Final = ("human", "ansi", "rgb_array", "svg")
"""Printed text, text, pixels, SVG."""


def check_mode(mode: str | None) -> str | None:
    """`mode`, if there is such a mode, or None."""
    if mode is not None and str(mode) not in MODES:
        raise WrongSetting("render_mode", mode, ", ".join(MODES))
    return mode


def render(
    s: State, settings: Settings, mode: str | None, seat: int | None, names: tuple[str, ...]
) -> str | NDArray[np.uint8] | None:
    """The table as `seat` sees it, or with all hands open."""
    if mode is None:
        return None
    view = view_of(s, settings.ruleset, seat)
    if mode == "human":
        print(render_text(view, names))
        return None
    if mode == "ansi":
        return render_text(view, names)
    svg = render_svg(view, names, 0 if seat is None else seat)
    if mode == "svg":
        return svg
    from seasalt.env.render.pixels import pixels  # only this mode needs resvg and Pillow

    return pixels(svg)
