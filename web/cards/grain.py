"""The grain of the paper: a small tile of fibers that lies over every card, as a PNG."""

import math
import struct
import zlib
from random import Random

SIZE = 128
_FIBERS = 420
_LEVELS = (  # red, green, blue, alpha
    (11, 21, 38, 13),
    (11, 21, 38, 6),
    (255, 255, 255, 0),
    (255, 255, 255, 22),
)
_DARK, _DIM, _CLEAR, _PALE = range(4)


def grain() -> bytes:
    """The tile: two bits a pixel, and the same for everybody."""
    return png(_fibers(Random("paper")))


def _fibers(rng: Random) -> list[list[int]]:
    """Short, slightly bent threads on clear ground; what leaves at one side comes back at the other."""
    rows = [[_CLEAR] * SIZE for _ in range(SIZE)]
    for _ in range(SIZE * SIZE // 9):  # tooth
        rows[rng.randrange(SIZE)][rng.randrange(SIZE)] = rng.choice((_DIM, _PALE))
    for _ in range(_FIBERS):
        x, y, angle = rng.uniform(0, SIZE), rng.uniform(0, SIZE), rng.gauss(-0.3, 0.7)
        bend, tone = rng.gauss(0, 0.05), rng.choice((_DARK, _DIM, _DIM, _PALE, _PALE))
        for _ in range(rng.randint(4, 13)):
            rows[int(y) % SIZE][int(x) % SIZE] = tone
            x, y, angle = x + math.cos(angle), y + math.sin(angle), angle + bend
    return rows


def png(rows: list[list[int]]) -> bytes:
    """Rows of palette numbers as a PNG of four colors."""
    packed = b"".join(
        b"\0" + bytes(a << 6 | b << 4 | c << 2 | d for a, b, c, d in zip(*[iter(row)] * 4, strict=True))
        for row in rows
    )
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 2, 3, 0, 0, 0)
    palette = b"".join(bytes(level[:3]) for level in _LEVELS)
    alphas = bytes(level[3] for level in _LEVELS)
    chunks = ((b"IHDR", head), (b"PLTE", palette), (b"tRNS", alphas), (b"IDAT", zlib.compress(packed, 9)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in (*chunks, (b"IEND", b"")))


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
