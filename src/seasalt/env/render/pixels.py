"""From a drawing to pixels: resvg makes a PNG of it, and that is an array, packed."""

import zlib
from struct import unpack
from typing import Final

import numpy as np
from numpy.typing import NDArray
from resvg_py import svg_to_bytes

Pixels = NDArray[np.uint8]

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_RGBA: Final = (8, 6)  # bits a channel, and the code for red, green, blue and alpha


WIDTH: Final = 960


def pixels(svg: str, width: int = WIDTH) -> Pixels:
    """Height, width, and red, green, blue of every point."""
    made = svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return unpacked(bytes(made))


def unpacked(png: bytes) -> Pixels:
    """The colors in a PNG as resvg writes it: RGBA, one byte a channel, not interlaced."""
    assert png.startswith(_SIGNATURE), "not a PNG"
    place, packed, width, height = len(_SIGNATURE), b"", 0, 0
    while place < len(png):
        length, kind = unpack(">I4s", png[place : place + 8])
        body = png[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, *form, _, _, interlaced = unpack(">IIBBBBB", body)
            assert (tuple(form), interlaced) == (_RGBA, 0), "another kind of PNG"
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + 4 * width)
    return _unfiltered(lines[:, 0], lines[:, 1:].reshape(height, width, 4)[:, :, :3])


def _unfiltered(filters: Pixels, lines: Pixels) -> Pixels:
    """Each point is written as a difference: from nothing, from the left, from above, from both or a guess.

    Points on one slant, from the left edge to the upper one, do not depend on each other: so the picture is
    taken slant by slant. In memory they lie one line less a point apart.
    """
    height, width, channels = lines.shape
    wide = width + 1
    image = np.zeros((height + 1, wide, channels), np.int16)  # with nothing above and to the left
    points, differences = image.reshape(-1, channels), lines.astype(np.int16).reshape(-1, channels)
    by_left, by_above, by_both, by_guess = (
        (filters == kind).astype(np.int16)[:, None] for kind in (1, 2, 3, 4)
    )
    for slant in range(height + width - 1):
        first, last = max(0, slant - width + 1), min(height, slant + 1)
        rows, count = slice(first, last), last - first
        place = first * wide + slant - first  # of the corner
        left, above, corner = (_slant(points, at, count, width) for at in (place + wide, place + 1, place))
        expected = by_left[rows] * left + by_above[rows] * above + by_both[rows] * (left + above >> 1)
        expected += by_guess[rows] * _guess(left, above, corner)
        expected += _slant(differences, first * width + slant - first, count, max(1, width - 1))
        _slant(points, place + wide + 1, count, width)[:] = expected & 255
    return image[1:, 1:].astype(np.uint8)


def _slant(points: NDArray[np.int16], first: int, count: int, step: int) -> NDArray[np.int16]:
    return points[first : first + (count - 1) * step + 1 : step]


def _guess(left: NDArray[np.int16], above: NDArray[np.int16], corner: NDArray[np.int16]) -> NDArray[np.int16]:
    """Paeth's: of left, above and the corner between, the one nearest to left + above - corner."""
    up, across = above - corner, left - corner
    far_left, far_above, far_corner = np.abs(up), np.abs(across), np.abs(up + across)
    best = np.where(far_above <= far_corner, above, corner)
    return np.where((far_left <= far_above) & (far_left <= far_corner), left, best)
