"""The ways in which an environment shows its table; they are the same for every library."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from seasalt.env.errors import WrongSetting
from seasalt.env.games.scene import seen
from seasalt.env.render.drawing import drawn
from seasalt.env.render.text import told
from seasalt.env.settings import Settings
from seasalt.kernel.game.layout import State

MODES: Final = ("human", "ansi", "rgb_array", "svg")
"""Printed, as that text, as pixels, or as a drawing."""


def check_mode(mode: str | None) -> str | None:
    """The mode, if there is one of that name."""
    if mode is not None and mode not in MODES:
        raise WrongSetting("render_mode", mode, ", ".join(MODES))
    return mode


def rendered(
    s: State, settings: Settings, mode: str | None, seat: int | None, names: tuple[str, ...]
) -> str | NDArray[np.uint8] | None:
    """The table as `seat` may see it, or with all hands open."""
    if mode is None:
        return None
    view = seen(s, settings.ruleset, seat)
    if mode == "human":
        print(told(view, names))
        return None
    if mode == "ansi":
        return told(view, names)
    picture = drawn(view, names, 0 if seat is None else seat)
    if mode == "svg":
        return picture
    from seasalt.env.render.pixels import pixels  # only pixels need resvg

    return pixels(picture)
