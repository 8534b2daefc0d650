"""An SVG as an array of pixels: resvg renders it to PNG, Pillow decodes that."""

from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

try:
    from PIL import Image
    from resvg_py import svg_to_bytes
except ImportError as missing:
    raise ImportError('pixels need an extra: pip install "seasalt[env]"') from missing

WIDTH: Final = 960


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """Red, green and blue of every pixel: an array of height by width by 3. Transparent ones are black."""
    png = svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    with Image.open(BytesIO(bytes(png))) as image:
        return np.asarray(image)[:, :, :3].copy()
