"""The style sheet of the cards, read: what a browser makes of it, computed without a browser.

`cards.css` mixes every tone of paper from a few colors; here the same is done in numbers.
"""

import re
from collections.abc import Iterator
from pathlib import Path

STYLES = Path(__file__).parents[1] / "src"
CARDS = STYLES / "cards" / "cards.css"
TOKENS = STYLES / "style" / "tokens.css"

_PAINT = (
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-opacity",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
)


def _rules(path: Path) -> Iterator[tuple[list[str], dict[str, str]]]:
    """Selectors and declarations, in the order of the file."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)
    for selectors, body in re.findall(r"([^{};]+)\{([^{}]*)\}", text):
        found = (line.partition(":") for line in body.split(";") if ":" in line)
        yield (
            [one.strip() for one in selectors.split(",")],
            {name.strip(): value.strip() for name, _, value in found},
        )


def by_day() -> dict[str, str]:
    """The page's own colors, those of its light theme."""
    text = TOKENS.read_text("utf-8")
    pairs = dict(re.findall(r"(--[\w-]+):\s*light-dark\((#\w+),", text))
    return pairs | dict(re.findall(r"(--[\w-]+):\s*(#\w+);", text))


def tones() -> dict[str, dict[str, str]]:
    """By color of a card, every tone that its drawing is painted with."""
    found = {}
    for name in re.findall(r"\[data-c=(\w+)\]\{--c:", CARDS.read_text("utf-8")):
        said = by_day()
        for selectors, declared in _rules(CARDS):
            if "[data-c]" in selectors or f"[data-c={name}]" in selectors:
                said |= declared
        own = [key for key in said if re.fullmatch(r"--([tpg]\d|rim|lit|fold)", key)]
        found[name.upper()] = {key.removeprefix("--"): _color(said[key], said) for key in sorted(own)}
    return found


def paints() -> dict[str, str]:
    """By class of a drawing, the attributes that paint it; a tone stands in braces."""
    found: dict[str, dict[str, str]] = {}
    for selectors, declared in _rules(CARDS):
        for selector in selectors:
            if re.fullmatch(r"\.o-\w+", selector):
                found.setdefault(selector[1:], {}).update(declared)
    for declared in found.values():
        if "opacity" in declared:  # each is either filled or a line, and that is cheaper to paint than a veil
            filled = declared.get("fill", "none") != "none"
            declared["fill-opacity" if filled else "stroke-opacity"] = declared.pop("opacity")
    return {
        name: " ".join(
            f'{key}="{_attribute(declared[key])}"' for key in (*_PAINT, "transform") if key in declared
        )
        for name, declared in found.items()
    }


def _attribute(value: str) -> str:
    value = re.sub(r"var\(--(\w+)\)", r"{\1}", value).replace("currentColor", "{sign}")
    return re.sub(r"translate\(([\d.]+)px,([\d.]+)px\)", r"translate(\1 \2)", value)


# --- colors


def _color(said: str, names: dict[str, str]) -> str:
    if variable := re.fullmatch(r"var\((--[\w-]+)\)", said):
        return _color(names[variable[1]], names)
    if mixed := re.fullmatch(r"color-mix\(in oklab,(.+),(.+) (\d+)%\)", said):
        one, other = (_oklab(_color(part, names)) for part in mixed.group(1, 2))
        share = int(mixed[3]) / 100
        return _hex([a + (b - a) * share for a, b in zip(one, other, strict=True)])
    assert re.fullmatch(r"#\w{3}(\w{3})?", said), f"not a color: {said}"
    return said if len(said) == 7 else "#" + "".join(2 * digit for digit in said[1:])


_TO_CONE = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_FROM_LAB = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_FROM_CONE = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)
Matrix = tuple[tuple[float, float, float], ...]


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _oklab(color: str) -> list[float]:
    shares = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return _times(_TO_LAB, [cone ** (1 / 3) for cone in _times(_TO_CONE, linear)])


def _hex(lab: list[float]) -> str:
    linear = _times(_FROM_CONE, [cone**3 for cone in _times(_FROM_LAB, lab)])
    shares = [12.92 * one if one <= 0.0031308 else 1.055 * one ** (1 / 2.4) - 0.055 for one in linear]
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, share))):02x}" for share in shares)
