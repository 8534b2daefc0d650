"""The drawings of cards: complete, safe to embed in a page, and up to date with their generator."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from seasalt.rules import Card, Color, Kind
from seasalt.rules.cards import EXTRA_SALT_BOX
from seasalt.table.faces import ANIMALS, COLORS
from web.cards import gen
from web.cards.figures import FIGURES
from web.cards.tones import TOKENS, tones

CARDS = Path(gen.OUT)
SYMBOLS = (CARDS / "symbols.svg").read_text("utf-8")
STYLE = (CARDS / "cards.css").read_text("utf-8")
POSES = {f"{kind}-{at}" if at > 1 else str(kind) for kind in Kind for at in range(1, len(FIGURES[kind]) + 1)}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("path", gen.MADE, ids=lambda path: path.name)
def test_what_is_checked_in_is_what_the_generator_makes(path: Path) -> None:
    assert path.read_text("utf-8") == gen.MADE[path]()


# --- the sprite


def test_every_kind_has_a_figure_and_every_color_a_sign() -> None:
    there = {symbol.get("id") for symbol in ElementTree.fromstring(SYMBOLS).iter(f"{SVG}symbol")}

    assert there == {*POSES, *(f"g-{color.lower()}" for color in Color), "back", "cards"}


def test_every_pose_is_shown_and_a_card_always_shows_the_same() -> None:
    shown = {card: gen.pose_of(card) for card in EXTRA_SALT_BOX}

    assert set(shown.values()) == POSES
    assert all(pose.partition("-")[0] == card.kind for card, pose in shown.items())
    assert {gen.pose_of(Card(Kind.CRAB, color)) for color in (Color.DARK_BLUE, Color.LIGHT_BLUE)} == {
        "crab",
        "crab-2",
    }


def test_a_figure_stays_in_its_box() -> None:
    for name, body in re.findall(
        r'<symbol id="(\w+[-\d]*)" viewBox="0 0 100 100"[^>]*>(.*)</symbol>', SYMBOLS
    ):
        rim = re.search(r'id="o-[\w-]+" d="([^"]+)"', body)
        corners = [float(number) for number in re.findall(r"-?\d*\.?\d+", rim[1])] if rim else [0.0]

        assert min(corners) >= 0, name
        assert max(corners) <= 100, name


def test_the_drawings_stay_small() -> None:
    assert len(gzip.compress(SYMBOLS.encode("utf-8"), 9)) < 30_000


def test_no_two_drawings_share_an_id() -> None:
    ids = re.findall(r'\bid="([^"]+)"', SYMBOLS)

    assert sorted(ids) == sorted(set(ids))


def test_whatever_a_drawing_uses_is_there() -> None:
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', SYMBOLS))

    assert {"crab", "sheen"} <= used  # shared parts: of the cast of crabs, and of every figure
    assert used <= set(re.findall(r'\bid="([^"]+)"', SYMBOLS + (CARDS / "sheen.svg").read_text("utf-8")))


@pytest.mark.parametrize("name", ["cards/symbols.svg", "parts/faces.svg", "parts/icons.svg"])
def test_a_drawing_is_styled_only_where_it_is_used(name: str) -> None:
    """There are more than a thousand elements of them, and the page would style each whenever it is."""
    root = ElementTree.parse(CARDS.parent / name).getroot()

    assert root.get("display") == "none"
    assert {child.tag for child in root} == {f"{SVG}symbol"}  # nothing that works only where it is displayed


def test_every_face_that_a_guest_may_choose_is_drawn() -> None:
    listed = (CARDS.parent / "lib/faces.ts").read_text("utf-8")

    for name, values in (("ANIMALS", ANIMALS), ("FACE_COLORS", COLORS)):
        found = re.search(rf"{name} = \[(.*?)\]", listed)
        assert found is not None
        assert re.findall(r"'(\w+)'", found[1]) == list(values)


def test_the_drawings_carry_no_style_and_no_script() -> None:
    """The content security policy of the page forbids both."""
    root = ElementTree.fromstring(SYMBOLS)

    assert not {element.tag for element in root.iter()} & {f"{SVG}style", f"{SVG}script", f"{SVG}image"}
    assert not {name for element in root.iter() for name in element.attrib if re.match("style|on", name)}


def test_the_style_sheet_paints_every_class_of_the_drawings() -> None:
    used = set(re.findall(r'class="(o-[^"]+)"', SYMBOLS))
    painted = set(re.findall(r"\.(o-\w+)", STYLE))

    assert used ^ painted == set()


def test_there_are_tones_for_every_color() -> None:
    assert tones().keys() == set(Color)


# --- the box


def test_the_page_knows_how_many_copies_of_a_card_there_are() -> None:
    rows = re.findall(r"^  (\w+): { (.*) },$", (CARDS / "box.ts").read_text("utf-8"), re.MULTILINE)
    copies = [
        Card(Kind(kind), Color(color))
        for kind, row in rows
        for color, count in re.findall(r"(\w+): (\d+)", row)
        for _ in range(int(count))
    ]

    assert sorted(copies) == list(EXTRA_SALT_BOX)


# --- seats


def both(token: str) -> tuple[str, ...]:
    """A color of the page by day and by night."""
    found = re.search(rf"--{token}: light-dark\((#\w{{6}}), (#\w{{6}})\)", TOKENS.read_text("utf-8"))
    assert found
    return found.groups()


def luminance(color: str) -> float:
    shares = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


@pytest.mark.parametrize("seat", range(4))
def test_the_ring_of_a_seat_stands_off_from_the_paper_by_day_and_by_night(seat: int) -> None:
    for ring, paper in zip(both(f"seat-{seat}"), both("paper-1"), strict=True):
        low, high = sorted((luminance(ring), luminance(paper)))

        assert (high + 0.05) / (low + 0.05) > 3
