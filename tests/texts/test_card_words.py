"""The texts on cards agree with the rules."""

import re

import pytest

from seasalt.rules import Kind, Ruleset
from seasalt.rules.scoring import COLLECTOR_POINTS, multipliers
from seasalt.texts import kind_name, languages, texts
from tests.texts.catalogs import say

every_language = pytest.mark.parametrize("language", languages())
MULTIPLIER_POINTS = {kind: (each,) for kind, (each, _) in multipliers(Ruleset()).items()}
COUNTED = (*COLLECTOR_POINTS, *MULTIPLIER_POINTS)


@every_language
def test_the_name_on_a_card_is_the_name_of_its_kind(language: str) -> None:
    """Without soft hyphens, which only mark where a narrow card may break a word."""
    on_card = {kind: words(language, f"web-name-{kind}").replace("\u00ad", "").lower() for kind in Kind}

    assert on_card == {kind: str(kind_name(texts(language), kind)).lower() for kind in Kind}


@every_language
def test_no_word_of_a_name_is_too_wide_for_a_narrow_card(language: str) -> None:
    pieces = [piece for kind in Kind for piece in re.split(r"[ \u00ad]", words(language, f"web-name-{kind}"))]

    assert [piece for piece in pieces if len(piece) > 9] == []


@every_language
def test_the_rule_on_a_card_fits_into_one_line(language: str) -> None:
    rules = [words(language, f"web-rule-{kind}") for kind in Kind]

    assert [rule for rule in rules if len(rule) > 15] == []


@every_language
def test_the_rule_on_a_card_tells_its_points(language: str) -> None:
    told = {kind: numbers(words(language, f"web-rule-{kind}")) for kind in COUNTED}

    assert told == COLLECTOR_POINTS | MULTIPLIER_POINTS


@every_language
def test_the_details_of_a_card_tell_its_points(language: str) -> None:
    """A single card that is worth nothing is described in words."""
    told = {kind: numbers(words(language, f"web-about-{kind}")) for kind in COUNTED}
    counted = {kind: tuple(filter(None, points)) for kind, points in COLLECTOR_POINTS.items()}

    assert told == counted | MULTIPLIER_POINTS


def words(language: str, key: str) -> str:
    return say(language, key)[0]


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))
