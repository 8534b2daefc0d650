"""Options: docs/rules-reference.md 6.1, and the names of 5.10 #95. Presets: test_reference."""

import pytest

from seasalt.rules import Edition, Fault, OptionError, Ruleset, with_options
from seasalt.rules.citation import Certainty
from seasalt.rules.edition import BOOKS, SOURCES, edition_named
from seasalt.rules.ruleset import OPTIONS, format_option, option_values


def test_the_default_is_the_standard_edition() -> None:
    assert Ruleset() == Edition.STANDARD.ruleset


@pytest.mark.parametrize("edition", Edition)
def test_an_edition_never_switches_the_box(edition: Edition) -> None:
    assert edition.ruleset.extra_salt is False


@pytest.mark.parametrize("name", ["de", "DE", "De"])
def test_an_edition_is_found_by_its_name(name: str) -> None:
    assert edition_named(name) is Edition.DE


def test_there_is_no_edition_of_another_name() -> None:
    with pytest.raises(OptionError) as refused:
        edition_named("es")

    assert refused.value.fault is Fault.UNKNOWN_EDITION
    assert refused.value.about == "es"


# --- option names and values


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("tie_break", ("last_round_points", "round_ender", "last_to_play")),
        ("next_starter", ("left_of_ender", "left_of_last_turn")),
        ("empty_deck_in_last_chance", ("void", "continue")),
        ("mermaid_color", ("white", "none")),
        ("mermaid_win", ("declare", "instant")),
        ("starfish_in_hand", ("counts", "table_only")),
        ("seahorse_feeds_multipliers", ("true", "false")),
        ("force_empty_pile", ("true", "false")),
        ("extra_salt", ("true", "false")),
    ],
)
def test_every_option_has_its_values_and_takes_each_of_them(option: str, values: tuple[str, ...]) -> None:
    # 5.10 #95
    assert option_values(option) == values
    assert (
        tuple(format_option(with_options(Ruleset(), {option: value}), option) for value in values) == values
    )


@pytest.mark.parametrize(("value", "target"), [("1", 1), (80, 80), ("default", None), (None, None)])
def test_the_target_score_is_a_whole_number_from_1_or_the_default_by_players(
    value: str | int | None, target: int | None
) -> None:
    # 5.10 #95
    ruleset = with_options(Ruleset(target_score=50), {"target_score": value})

    assert option_values("target_score") == ("default", "1", "2", "...")
    assert ruleset.target_score == target
    assert [ruleset.target(players) for players in (2, 3, 4)] == ([target] * 3 if target else [40, 35, 30])


@pytest.mark.parametrize("value", [0, "0", -1, "-5", "many", "", 1.5, "1.5", True, "1000000"])
def test_no_other_target_score_is_read(value: object) -> None:
    # 5.10 #95
    with pytest.raises(OptionError) as refused:
        with_options(Ruleset(), {"target_score": value})

    assert refused.value.fault is Fault.TARGET_SCORE
    assert refused.value.about == ("true" if value is True else str(value))


def test_a_ruleset_cannot_be_made_with_a_target_below_1() -> None:
    with pytest.raises(OptionError) as refused:
        Ruleset(target_score=0)

    assert refused.value.fault is Fault.TARGET_SCORE


@pytest.mark.parametrize("option", [name for name in OPTIONS if name != "target_score"])
@pytest.mark.parametrize(
    ("value", "shown"), [("purple", "purple"), ("", ""), (None, "null"), (1, "1"), (0, "0"), ([], "[]")]
)
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: object, shown: str) -> None:
    with pytest.raises(OptionError) as refused:
        with_options(Ruleset(), {option: value})

    assert refused.value.fault is Fault.OPTION_VALUE
    assert refused.value.about == f"{option} = {shown}"
    assert refused.value.expected == " ".join(option_values(option))


@pytest.mark.parametrize("option", ["tieBreak", "mermaid_colour", "", "target"])
def test_an_option_that_does_not_exist_is_refused(option: str) -> None:
    with pytest.raises(OptionError) as refused:
        with_options(Ruleset(), {option: "true"})

    assert refused.value.fault is Fault.UNKNOWN_OPTION
    assert refused.value.about == option


def test_options_are_given_as_text_or_as_json_gives_them() -> None:
    text = {"extra_salt": "true", "force_empty_pile": "false", "target_score": "80", "mermaid_color": "none"}
    json = {"extra_salt": True, "force_empty_pile": False, "target_score": 80, "mermaid_color": "none"}

    assert with_options(Ruleset(), text) == with_options(Ruleset(), json)


def test_options_that_are_not_named_stay_as_the_edition_has_them() -> None:
    french = with_options(Edition.FR.ruleset, {"extra_salt": True})

    assert format_option(french, "tie_break") == "round_ender"


# --- 6.1: what each source says

PLAIN, IMPLIED, BOTH, SILENT, DOUBLED, ABSENT = Certainty


@pytest.mark.parametrize(
    ("option", "says"),
    [
        (
            "tie_break",
            ["last_round_points", "round_ender", "last_round_points", "last_to_play"]
            + ["last_round_points"] * 2,
        ),
        ("next_starter", ["left_of_ender"] * 2 + ["left_of_last_turn"] + ["left_of_ender"] * 3),
        ("empty_deck_in_last_chance", ["void"] * 5 + ["continue"]),
        ("mermaid_color", ["white"] * 6),
        ("mermaid_win", ["declare"] * 6),
        ("starfish_in_hand", [""] * 4 + ["counts"] * 2),
        ("seahorse_feeds_multipliers", [""] * 4 + ["false"] * 2),
        ("force_empty_pile", ["true"] * 6),
        ("extra_salt", [""] * 4 + ["true"] * 2),
        ("target_score", ["default"] * 6),
    ],
)
def test_what_each_source_says_on_each_option(option: str, says: list[str]) -> None:
    assert [SOURCES[option][book].value for book in BOOKS] == says


@pytest.mark.parametrize(
    ("option", "certainties"),
    [
        ("tie_break", [PLAIN] * 6),
        ("next_starter", [PLAIN] * 6),
        ("empty_deck_in_last_chance", [PLAIN, IMPLIED, IMPLIED, PLAIN, IMPLIED, PLAIN]),
        ("mermaid_color", [PLAIN, SILENT, PLAIN, SILENT, PLAIN, PLAIN]),
        ("mermaid_win", [PLAIN, PLAIN, PLAIN, PLAIN, BOTH, PLAIN]),
        ("starfish_in_hand", [ABSENT, ABSENT, ABSENT, ABSENT, SILENT, PLAIN]),
        ("seahorse_feeds_multipliers", [ABSENT, ABSENT, ABSENT, ABSENT, SILENT, PLAIN]),
        ("force_empty_pile", [PLAIN, PLAIN, PLAIN, SILENT, PLAIN, PLAIN]),
        ("extra_salt", [ABSENT, ABSENT, ABSENT, ABSENT, PLAIN, PLAIN]),
        ("target_score", [PLAIN] * 5 + [DOUBLED]),
    ],
)
def test_how_each_source_says_it(option: str, certainties: list[Certainty]) -> None:
    assert [SOURCES[option][book].certainty for book in BOOKS] == certainties
