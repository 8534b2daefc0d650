"""Points: docs/rules-reference.md 4, 5.7, 7.1, 7.2 and the vector files."""

import json
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from seasalt.rules import (
    Card,
    Color,
    Ending,
    Kind,
    Line,
    Phase,
    Rule,
    Ruleset,
    Score,
    box,
    format_cards,
    parse_cards,
    score,
    with_options,
)
from seasalt.rules.scoring import card_points, group_cards
from tests.games import a_game, legal, play

VECTORS = Path(__file__).parent.parent / "vectors"


def worth(hand: str, *laid: str, **options: object) -> Score:
    """The score of a hand and of some laid groups."""
    return score(parse_cards(hand), tuple(map(parse_cards, laid)), with_options(Ruleset(), options))


def vectors(name: str) -> list[dict[str, Any]]:
    """The rows of a vector file."""
    return [json.loads(line) for line in (VECTORS / f"{name}.jsonl").read_text().splitlines()]


# --- 7.1 and 7.2: E1 to E6, V01 to V57, and the machine's


@pytest.mark.parametrize(
    "vector", vectors("scoring_by_hand"), ids=lambda vector: f"{vector['id']}: {vector['note']}"
)
def test_the_vectors_derived_by_hand(vector: dict[str, Any]) -> None:
    # 5.7 #70 is V02, 5.7 #71 V32, 5.7 #72 V43, 5.7 #73 V45 to V47
    points = worth(vector["hand"], *vector["table"], **vector["options"])

    assert {rule: points.points(rule) for rule in Rule if rule is not Rule.COLOR_BONUS} == {
        Rule.DUO: vector["duo"],
        Rule.STARFISH: vector["starfish"],
        Rule.COLLECTOR: vector["collector"],
        Rule.MULTIPLIER: vector["multiplier"],
        Rule.MERMAID: vector["mermaid"],
    }
    assert (points.total, points.color_bonus) == (vector["total"], vector["color_bonus"])


@pytest.mark.parametrize("name", ["scoring_base", "scoring_extra_salt"])
def test_the_vectors_scored_by_another_program(name: str) -> None:
    ours = []
    for vector in vectors(name):
        points = worth(vector["hand"], *vector["table"])
        ours.append(
            vector
            | {"duo_and_starfish": points.points(Rule.DUO) + points.points(Rule.STARFISH)}
            | {rule.value: points.points(rule) for rule in (Rule.COLLECTOR, Rule.MULTIPLIER, Rule.MERMAID)}
            | {"total": points.total, "color_bonus": points.color_bonus}
        )

    assert ours == vectors(name)


def test_card_points_are_the_total_without_asking_for_the_bonus() -> None:
    for vector in chain(vectors("scoring_base"), vectors("scoring_extra_salt")):
        cards, laid = parse_cards(vector["hand"]), tuple(map(parse_cards, vector["table"]))

        assert card_points(cards, laid, Ruleset()) == vector["total"]


def test_there_are_4068_vectors_with_cards_that_exist() -> None:
    every = [row for name in ("by_hand", "base", "extra_salt") for row in vectors(f"scoring_{name}")]
    whole_box = Counter(box(extra_salt=True))

    holdings = [Counter(parse_cards(" ".join([row["hand"], *row["table"]]))) for row in every]

    assert len(holdings) == 4068
    assert all(holding <= whole_box for holding in holdings)


def test_the_vectors_by_hand_are_those_of_the_rules() -> None:
    numbers = {"E1", "E2", "E3", "E4", "E5", "E6", *(f"V{number:02}" for number in range(1, 58))}

    assert {row["id"] for row in vectors("scoring_by_hand")} == numbers | {
        "E4b",
        "V02b",
        "V25b",
        "V38b",
        "V49b",
    }


@pytest.mark.parametrize(
    ("actions", "ending", "points"),
    [(["stop"], Ending.STOP, (7, 4)), (["last", "take A", "end"], Ending.BET_WON, (9, 2))],
)
def test_the_rule_books_example_of_stop_and_last_chance(
    actions: list[str], ending: Ending, points: tuple[int, int]
) -> None:
    # 7.1: E1 against E2, whose last turn changes nothing
    one = "boat-YE boat-BK octopus-YE octopus-LB octopus-GR"
    two = "fish-LB fish-DB shell-LB shell-GY boat-YE boat-BK"
    game = a_game(f"{one} | {two}", a="crab-GR")

    after = play(game, *actions).game

    assert (after.results[-1].ending, after.results[-1].points) == (ending, points)


def test_a_score_tells_which_cards_gave_which_points() -> None:
    # V52 with boats, the captain and a sailor: the seahorse is the second sailor
    collectors = "octopus-GR octopus-PU sailor-OR captain-LO seahorse-WH"
    hand = f"{collectors} mermaid-WH jellyfish-PU starfish-LB swimmer-LB"

    points = worth(hand, "crab-LB lobster-BK", "boat-DB boat-YE starfish-YE")

    told = [
        (line.rule.value, line.points, " ".join(sorted(map(str, line.cards))), line.laid)
        for line in points.lines
    ]
    assert told == [
        ("duo", 1, "crab-LB lobster-BK", True),
        ("duo", 1, "boat-DB boat-YE", True),
        ("starfish", 2, "boat-DB boat-YE starfish-YE", True),
        ("duo", 1, "jellyfish-PU swimmer-LB", False),
        ("starfish", 2, "jellyfish-PU starfish-LB swimmer-LB", False),
        ("collector", 3, "octopus-GR octopus-PU", False),
        ("collector", 5, "sailor-OR seahorse-WH", False),
        ("multiplier", 3, "captain-LO sailor-OR", False),
        ("mermaid", 3, "crab-LB starfish-LB swimmer-LB", False),
    ]
    assert [line.kind for line in points.lines if line.kind] == [Kind.OCTOPUS, Kind.SAILOR, Kind.CAPTAIN]
    assert [line.color for line in points.lines if line.color] == [Color.LIGHT_BLUE]
    assert points.total == 21
    assert points.bonus is not None
    assert (points.bonus.points, points.bonus.color) == (3, Color.LIGHT_BLUE)


def test_laid_mermaids_are_no_duo() -> None:
    assert worth("", "mermaid-WH mermaid-WH mermaid-WH mermaid-WH").points(Rule.DUO) == 0


# --- 4.3: collectors, multipliers and the seahorse


def test_the_line_of_a_multiplier_says_what_it_counts_and_for_how_much() -> None:
    lines = worth("colony-GR penguin-PU penguin-PK").lines

    (line,) = [line for line in lines if line.rule is Rule.MULTIPLIER]
    assert (line.points, line.each, line.counted, line.target) == (4, 2, 2, Kind.PENGUIN)


def test_a_seahorse_that_feeds_multipliers_takes_the_kind_with_the_most_points_in_all() -> None:
    hand = "seahorse-WH octopus-LB penguin-PU colony-GR"

    fed = worth(hand, seahorse_feeds_multipliers=True)

    assert (fed.points(Rule.COLLECTOR), fed.points(Rule.MULTIPLIER), fed.total) == (3, 4, 7)
    assert worth(hand).total == 3 + 1 + 2  # the second octopus, one penguin, the colony


def test_a_full_set_limits_what_a_fed_multiplier_counts() -> None:
    hand = "seahorse-WH sailor-PK sailor-OR captain-LO"

    assert worth(hand, seahorse_feeds_multipliers=True).total == 5 + 6


def test_mermaids_without_a_color_leave_the_seahorse_white() -> None:
    points = worth("mermaid-WH mermaid-WH seahorse-WH crab-DB", mermaid_color="none")

    assert (points.points(Rule.MERMAID), points.color_bonus) == (2, 1)


# --- 5.7


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("mermaid-WH crab-DB boat-DB fish-LB shell-LB", 2),  # either blue
        ("mermaid-WH mermaid-WH crab-DB boat-DB fish-LB shell-LB", 4),  # both, or one and white
        ("mermaid-WH mermaid-WH mermaid-WH crab-DB boat-DB fish-LB shell-LB", 7),
    ],
)
def test_mermaids_before_equal_colors_take_the_largest_counts(hand: str, points: int) -> None:
    # 5.7 #69
    assert worth(hand).points(Rule.MERMAID) == points


def test_one_card_counts_as_one_however_many_creatures_it_pictures() -> None:
    # 5.7 #74: a shoal is no fish, a colony no penguin, a cast no crab
    assert worth("shoal-GY fish-DB colony-GR crabcast-GR").total == 1
    assert Card._fields == ("kind", "color")


def test_there_is_no_hand_limit() -> None:
    # 5.7 #75
    *hand, last = (card for card in box(extra_salt=False) if card.kind is not Kind.MERMAID)
    game = a_game(format_cards(tuple(hand)) + " |", a=str(last), phase=Phase.TAKE)

    after = play(game, "take A").game

    assert len(after.round.hands[0]) == 54
    assert "end" in legal(after)


@pytest.mark.parametrize(
    "hand", ["crab-DB crab-LB", "boat-BK boat-YE", "fish-GR fish-LB", "shark-DB swimmer-BK"]
)
def test_a_duo_in_hand_names_both_its_cards(hand: str) -> None:
    (line,) = score(parse_cards(hand), (), Ruleset()).lines

    assert (line.rule, line.cards, line.laid) == (Rule.DUO, parse_cards(hand), False)


def test_the_color_bonus_names_its_color_and_its_cards() -> None:
    bonus = score(parse_cards("boat-YE crab-DB shell-YE"), (), Ruleset()).bonus

    assert bonus == Line(Rule.COLOR_BONUS, 2, parse_cards("boat-YE shell-YE"), color=Color.YELLOW)


def test_a_seahorse_that_feeds_multipliers_still_counts_what_the_set_gains() -> None:
    ruleset = Ruleset(seahorse_feeds_multipliers=True)  # a second sailor is 5, a second penguin 2 + 2
    hand = tuple(sorted(parse_cards("seahorse-WH sailor-PK penguin-PU colony-GR")))

    assert score(hand, (), ruleset).total == 5 + 1 + 2


# --- laid cards without their groups, as people write them down


@pytest.mark.parametrize(
    ("cards", "groups"),
    [
        ("", []),
        ("crab-DB crab-LB", ["crab-DB crab-LB"]),
        ("crab-DB fish-DB crab-LB fish-LB", ["crab-DB crab-LB", "fish-DB fish-LB"]),
        ("swimmer-DB shark-DB", ["swimmer-DB shark-DB"]),
        ("crab-DB crab-LB starfish-DB", ["crab-DB crab-LB starfish-DB"]),
        (
            "fish-DB fish-LB crab-DB crab-LB starfish-DB starfish-LB",
            ["fish-DB fish-LB starfish-DB", "crab-DB crab-LB starfish-LB"],
        ),
        # the first crab must leave the second to the lobster
        ("crab-DB crab-LB crab-YE lobster-BK", ["crab-DB crab-LB", "crab-YE lobster-BK"]),
        ("crab-DB lobster-BK crab-LB crab-YE", ["crab-DB lobster-BK", "crab-LB crab-YE"]),
        # a swimmer that goes with both partners
        (
            "swimmer-DB jellyfish-PU swimmer-LB shark-DB",
            ["swimmer-DB jellyfish-PU", "swimmer-LB shark-DB"],
        ),
    ],
)
def test_laid_cards_are_grouped_into_duos_and_trios(cards: str, groups: list[str]) -> None:
    assert group_cards(parse_cards(cards)) == tuple(map(parse_cards, groups))


@pytest.mark.parametrize(
    "cards",
    [
        "crab-DB",
        "crab-DB fish-DB",
        "crab-DB crab-LB crab-YE",
        "crab-DB crab-LB starfish-DB starfish-LB",
        "starfish-DB",
        "crab-DB crab-LB shell-LB",
    ],
)
def test_laid_cards_with_one_left_over_form_no_groups(cards: str) -> None:
    assert group_cards(parse_cards(cards)) is None
