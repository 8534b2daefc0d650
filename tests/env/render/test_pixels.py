"""A PNG, unpacked."""

import zlib
from struct import pack

import numpy as np
import pytest

from seasalt.env.render.pixels import pixels, unpacked


def packed(image: np.ndarray, kinds: list[int]) -> bytes:
    """An image as a PNG, each line written by the filter of that number, as the standard has them."""
    height, width, _ = image.shape
    before = np.zeros((height + 1, width + 1, 4), int)
    before[1:, 1:] = image
    raw = b""
    for row, kind in enumerate(kinds):
        line = bytearray([kind])
        for column in range(width):
            left, above = before[row + 1, column], before[row, column + 1]
            corner = before[row, column]
            for channel in range(4):
                a, b, c = int(left[channel]), int(above[channel]), int(corner[channel])
                nearest = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
                expected = (0, a, b, (a + b) // 2, nearest)[kind]
                line.append((int(image[row, column, channel]) - expected) % 256)
        raw += bytes(line)

    def chunk(name: bytes, body: bytes) -> bytes:
        return pack(">I", len(body)) + name + body + pack(">I", zlib.crc32(name + body))

    head = pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    whole = zlib.compress(raw)
    parts = chunk(b"IDAT", whole[:40]) + chunk(b"IDAT", whole[40:])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + parts + chunk(b"IEND", b"")


@pytest.mark.parametrize("shape", [(10, 7), (5, 13), (6, 6), (1, 4), (4, 1)])
def test_every_filter_of_the_standard_is_undone(shape: tuple[int, int]) -> None:
    rng = np.random.default_rng(sum(shape))
    image = rng.integers(0, 256, (*shape, 4), np.uint8)

    assert np.array_equal(unpacked(packed(image, [row % 5 for row in range(shape[0])])), image[:, :, :3])
    for kind in range(5):
        assert np.array_equal(unpacked(packed(image, [kind] * shape[0])), image[:, :, :3])


def test_a_drawing_becomes_its_colors() -> None:
    half = '<path fill="#1234ab" d="M0 0h4v4H0z"/>'
    found = pixels(f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">{half}</svg>', width=8)

    assert found.shape == (4, 8, 3)
    assert found.dtype == np.uint8
    assert found[3, 0].tolist() == [0x12, 0x34, 0xAB]
    assert found[0, 7].tolist() == [0, 0, 0]
