"""Pixels of an SVG."""

import numpy as np

from seasalt.env.render.pixels import pixels


def test_a_drawing_becomes_its_colors() -> None:
    half = '<path fill="#1234ab" d="M0 0h4v4H0z"/>'
    found = pixels(f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">{half}</svg>', width=8)

    assert found.shape == (4, 8, 3)
    assert found.dtype == np.uint8
    assert found[3, 0].tolist() == [0x12, 0x34, 0xAB]
    assert found[0, 7].tolist() == [0, 0, 0]
