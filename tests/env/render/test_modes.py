"""Rendered text and SVG show exactly what the seat may see."""

import re
from collections import Counter
from itertools import chain
from xml.etree import ElementTree

import pytest

from seasalt.env.games.table_view import view_of
from seasalt.env.render.drawing import render_svg
from seasalt.env.render.modes import render
from seasalt.env.render.pixels import WIDTH, pixels
from seasalt.env.render.text import render_text
from seasalt.rules import View
from tests.env.random_games import positions

NAMES = ("player_0", "player_1", "player_2", "player_3")


def cards_in(view: View) -> Counter[str]:
    """Every card that a view shows, with its count."""
    laid = chain.from_iterable(chain.from_iterable(view.tableaus))
    hands = chain.from_iterable(hand or () for hand in view.hands)
    tops = (top for _, top in view.piles if top)
    return Counter(map(str, chain(laid, hands, tops, view.drawn or view.searched or ())))


def views(seed: int, count: int) -> list[View]:
    """Views of a seat, and with all hands open, in some positions far apart."""
    found = []
    for number, match in enumerate(positions(seed, count * 20)):
        if number % 20 == 0:
            seat = number // 20 % match.settings.players
            found += [view_of(match.state(), match.settings.ruleset, one) for one in (seat, None)]
    return found


def test_a_picture_shows_the_cards_of_the_view_and_no_others() -> None:
    for view in views(1, 40):
        svg = render_svg(view, NAMES, 0)
        shown = Counter(
            f"{kind}-{color}" for kind, color in re.findall(r'"#(?:named|card)-(\w+)-(\w+)"', svg)
        )

        assert shown == cards_in(view)
        hidden = sum(size for size, hand in zip(view.hand_sizes, view.hands, strict=True) if hand is None)
        assert svg.count('"#back"') >= hidden


def test_whatever_a_picture_uses_is_there_once() -> None:
    for view in views(2, 10):
        svg = render_svg(view, NAMES, 0)
        ids = [element.get("id") for element in ElementTree.fromstring(svg).iter() if element.get("id")]

        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(ids)
        assert "{" not in svg


def test_a_picture_has_the_same_size_whatever_it_shows() -> None:
    shapes = {pixels(render_svg(view, NAMES, 0)).shape for view in views(3, 2)}

    assert shapes == {(600, WIDTH, 3)}


def test_a_text_shows_the_cards_of_the_view_and_no_others() -> None:
    for view in views(4, 20):
        text = re.sub(r"\x1b\[[\d;]*m", "", render_text(view, NAMES[: view.players]))

        assert Counter(re.findall(r"[a-z]+-[A-Z]{2}\b", text)) == cards_in(view)
        assert all(name in text for name in NAMES[: view.players])


def test_to_print_is_not_to_return(capsys: pytest.CaptureFixture[str]) -> None:
    (match,) = positions(5, 1)
    shown = render(match.state(), match.settings, "human", None, NAMES[: match.settings.players])

    assert shown is None
    assert "Round 1" in capsys.readouterr().out
