"""Records, and the errors of texts that are none."""

from dataclasses import replace

import pytest

from seasalt.rules import (
    Draw,
    Edition,
    Ending,
    Fairness,
    Fault,
    OptionError,
    Record,
    RecordError,
    Ruleset,
    Seat,
    format_record,
    parse_action,
    parse_record,
    replay,
)
from seasalt.rules.fairness import commitment
from seasalt.rules.ruleset import OPTIONS, TieBreak, format_option
from seasalt.rules.shuffle import seeded_starter

GAME = """\
seasalt record 1
edition de
option target_score 10
seat 1 Ada
seat 2 Bo
starter 1

round 1
* deal crab-DB
* deal shell-YE
1 draw
* deal sailor-PK
* deal sailor-OR
1 keep sailor-PK > A
1 end
2 take B
2 end
1 take A
1 end
2 take A
2 end
1 draw
* deal captain-LO
* deal fish-DB
1 keep captain-LO > A
1 stop
points 11 0
winner 1
"""
LINES = GAME.splitlines()


def without(*lines: int) -> str:
    """The game without some lines, counted from 1."""
    return "\n".join(line for number, line in enumerate(LINES, start=1) if number not in lines)


def changed(line: int, text: str) -> str:
    """The game with another text in one line, counted from 1."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


def fault_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    return refused.value


# --- what a record says


def test_a_record_tells_who_played_what_by_which_rules() -> None:
    record = parse_record(GAME)

    assert record.edition is Edition.DE
    assert record.ruleset == Ruleset(target_score=10)
    assert record.names == ("Ada", "Bo")
    assert record.starter == 0
    assert record.seed is None
    assert len(record.actions) == 18
    assert record.actions[2] == Draw()


def test_a_replay_ends_as_the_game_did() -> None:
    *_, last = replay(parse_record(GAME))

    assert last.step.game.results[-1].ending is Ending.STOP
    assert last.step.game.totals == (11, 0)
    assert last.step.game.outcome is not None
    assert last.step.game.outcome.winners == (0,)


def test_the_text_of_a_record_spells_out_every_option() -> None:
    french = Edition.FR.ruleset
    text = format_record(Record(Edition.FR, french, ("Ada", "Bo", "Cleo"), Seat(2), b"\x00\xff"))

    options = [f"option {name} {format_option(french, name)}" for name in OPTIONS]
    assert options[:2] == ["option tie_break round_ender", "option next_starter left_of_ender"]
    assert text.splitlines() == [
        "seasalt record 1",
        "edition fr",
        *options,
        "seat 1 Ada",
        "seat 2 Bo",
        "seat 3 Cleo",
        "starter 3",
        "seed 00ff",
        "",
        "round 1",
    ]


def test_a_finished_round_is_followed_by_its_points_and_the_next_round() -> None:
    text = format_record(
        parse_record(GAME.replace("target_score 10", "target_score 12").replace("winner 1\n", ""))
    )

    assert text.endswith("1 stop\npoints 11 0\n\nround 2\n")


def test_options_that_are_not_named_are_those_of_the_edition() -> None:
    assert parse_record("seasalt record 1\nedition fr\nseat 1 Ada\nseat 2 Bo").ruleset == Edition.FR.ruleset


def test_an_option_overrides_the_edition() -> None:
    text = "seasalt record 1\nedition fr\noption tie_break last_to_play\nseat 1 Ada\nseat 2 Bo"

    assert parse_record(text).ruleset.tie_break is TieBreak.LAST_TO_PLAY


def test_without_a_starter_the_first_seat_starts() -> None:
    assert parse_record(without(6)).starter == 0


def test_blank_lines_comments_and_blanks_around_a_line_do_not_matter() -> None:
    loose = "# a game\n\n" + GAME.replace("\n", "  \r\n").replace("1 draw", "  # she thinks\n  1 draw")

    assert parse_record(loose) == parse_record(GAME)


def test_check_lines_may_be_left_out() -> None:
    assert parse_record(without(27, 28)) == parse_record(GAME)


def test_an_unfinished_game_is_a_record() -> None:
    for end in range(8, len(LINES) + 1):
        cut = parse_record("\n".join(LINES[:end]))

        assert cut.actions == parse_record(GAME).actions[: len(cut.actions)]


def test_a_name_may_have_blanks_inside() -> None:
    assert parse_record(changed(4, "seat 1 Ada of  the Sea")).names[0] == "Ada of  the Sea"


@pytest.mark.parametrize("name", ["", " Ada", "Ada ", "A\nda", "A\u2028da", "A\tda", "a" * 41])
def test_a_name_that_would_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        Record(Edition.DE, Ruleset(), ("Bo", name))

    assert refused.value.fault is Fault.SEAT_NAME


# --- errors


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "hello", "\x00\xff", "1 draw"])
def test_other_text_is_not_a_record(text: str) -> None:
    assert fault_of(text).fault is Fault.NOT_A_RECORD


@pytest.mark.parametrize(
    ("line", "text", "fault"),
    [
        (1, "seasalt record 2", Fault.RECORD_VERSION),
        (2, "edition es", Fault.UNKNOWN_EDITION),
        (3, "option wind strong", Fault.UNKNOWN_OPTION),
        (3, "option tie_break coin", Fault.OPTION_VALUE),
        (3, "option target_score 0", Fault.TARGET_SCORE),
        (3, "option target_score ten", Fault.TARGET_SCORE),
        (3, "option", Fault.RECORD_LINE),
        (4, "seat 5 Ada", Fault.RECORD_LINE),
        (4, "seat 1", Fault.RECORD_LINE),
        (4, "seat 1 A\u2028da", Fault.SEAT_NAME),
        (5, "seat 1 Bo", Fault.RECORD_TWICE),
        (6, "starter 5", Fault.UNKNOWN_SEAT),
        (6, "starter 3", Fault.UNKNOWN_SEAT),
        (6, "edition de", Fault.RECORD_TWICE),
        (6, "seed 0", Fault.RECORD_SEED_TEXT),
        (6, "seed FF", Fault.RECORD_SEED_TEXT),
        (6, "weather fair", Fault.RECORD_LINE),
        (9, "1 draw", Fault.RECORD_ACTOR),
        (9, "* deal lobster-BK", Fault.RECORD_ILLEGAL),
        (9, "* deal crab", Fault.UNKNOWN_CARD),
        (9, "*", Fault.UNKNOWN_ACTION),
        (11, "2 draw", Fault.RECORD_ACTOR),
        (11, "* draw", Fault.RECORD_ACTOR),
        (11, "1 fly", Fault.UNKNOWN_ACTION),
        (11, "1 end", Fault.RECORD_ILLEGAL),
        (11, "1 take C", Fault.UNKNOWN_PILE),
        (11, "round 2", Fault.RECORD_CHECK),
        (11, "points 0 0", Fault.RECORD_CHECK),
        (11, "winner 1", Fault.RECORD_CHECK),
        (14, "1 keep boat-DB > A", Fault.RECORD_ILLEGAL),
        (15, "1 stop", Fault.RECORD_ILLEGAL),
        (15, "1 lay crab-DB", Fault.WRONG_CARD_COUNT),
        (27, "points 11 1", Fault.RECORD_CHECK),
        (28, "winner 2", Fault.RECORD_CHECK),
        (28, "winner 1 2", Fault.RECORD_CHECK),
        (28, "2 draw", Fault.RECORD_AFTER_END),
    ],
)
def test_a_line_that_does_not_fit_is_named(line: int, text: str, fault: Fault) -> None:
    error = fault_of(changed(line, text))

    assert (error.line, error.fault) == (line, fault)


@pytest.mark.parametrize(
    ("gone", "line", "fault", "about"),
    [
        ((2,), 5, Fault.RECORD_HEADER, "edition"),
        ((4,), 5, Fault.RECORD_HEADER, "seat 1"),
        ((5,), 5, Fault.PLAYER_COUNT, "1"),
        ((4, 5), 4, Fault.PLAYER_COUNT, "0"),
    ],
)
def test_what_the_header_lacks_is_a_fault_of_its_last_line(
    gone: tuple[int, ...], line: int, fault: Fault, about: str
) -> None:
    error = fault_of(without(*gone))

    assert (error.line, error.fault, error.about) == (line, fault, about)


def test_a_missing_action_is_noticed_at_the_next_line_that_does_not_fit() -> None:
    error = fault_of(without(12))

    assert (error.line, error.fault) == (13, Fault.RECORD_ACTOR)


def test_an_error_tells_what_was_there_and_what_was_expected() -> None:
    error = fault_of(changed(27, "points 10 0"))

    assert (error.about, error.expected) == ("points 10 0", "points 11 0")


def test_an_error_gives_the_reason_of_a_refusal() -> None:
    assert fault_of(changed(15, "1 stop")).expected == "not_enough_points"


# --- with a seed


def test_with_a_seed_chance_must_be_what_the_seed_says() -> None:
    text = "seasalt record 1\nedition de\nseat 1 Ada\nseat 2 Bo\nseed 73656173616c74\nround 1\n* deal crab-DB"

    error = fault_of(text)

    assert (error.line, error.fault, error.expected) == (7, Fault.RECORD_SEED, "deal crab-LB")
    assert parse_record(text.replace("crab-DB", "crab-LB")).actions == (parse_action("deal crab-LB"),)


def test_a_starter_who_does_not_sit_there_is_named_at_its_own_line() -> None:
    text = "seasalt record 1\nedition standard\nseat 1 Ada\nseat 2 Bo\nstarter 3\nseed 00\n"

    with pytest.raises(RecordError) as raised:
        parse_record(text)

    assert (raised.value.line, raised.value.fault) == (5, Fault.UNKNOWN_SEAT)


def test_a_seed_has_at_least_one_byte() -> None:
    with pytest.raises(OptionError):
        Record(Edition.STANDARD, Ruleset(), ("Ada", "Bo"), seed=b"")


# --- with a shared seed

SECRET = bytes(range(32))
FAIRNESS = Fairness(commitment(SECRET), SECRET.hex(), ("ada0", "b0b0"))
STARTER = seeded_starter(FAIRNESS.seed, 2)
FAIR = f"""\
seasalt record 1
edition standard
seat 1 Ada
seat 2 Bo
starter {STARTER + 1}
seed {FAIRNESS.seed.hex()}
commitment {FAIRNESS.commitment}
secret {FAIRNESS.secret}
nonce 1 ada0
nonce 2 b0b0
"""


def fair_but(line: int, *texts: str) -> str:
    """The header with other texts in place of one line, counted from 1."""
    lines = FAIR.splitlines()
    return "\n".join([*lines[: line - 1], *texts, *lines[line:]])


def test_a_record_tells_how_its_seed_came_about() -> None:
    record = parse_record(FAIR)

    assert record.fairness == FAIRNESS
    assert format_record(record).splitlines()[-7:] == [*FAIR.splitlines()[5:], "", "round 1"]
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    ("line", "text", "fault"),
    [
        (5, f"starter {2 - STARTER}", Fault.RECORD_STARTER),
        (6, f"seed {bytes(32).hex()}", Fault.RECORD_SHARED_SEED),
        (6, "seed 00", Fault.RECORD_SHARED_SEED),
        (7, "commitment 00", Fault.RECORD_HEX),
        (7, "commitment " + "AB" * 32, Fault.RECORD_HEX),
        (8, "secret 00", Fault.RECORD_HEX),
        (8, f"secret {bytes(32).hex()}", Fault.RECORD_SECRET),
        (9, "nonce 1 0", Fault.RECORD_HEX),
        (9, "nonce 1 " + "00" * 65, Fault.RECORD_HEX),
        (9, "nonce 5 00", Fault.RECORD_LINE),
        (9, "nonce 00", Fault.RECORD_LINE),
        (10, "nonce 1 b0b0", Fault.RECORD_TWICE),
    ],
)
def test_a_line_that_does_not_fit_the_secret_is_named(line: int, text: str, fault: Fault) -> None:
    error = fault_of(fair_but(line, text))

    assert (error.line, error.fault) == (line, fault)


def test_a_commitment_to_another_secret_is_a_fault_of_the_secret() -> None:
    error = fault_of(fair_but(7, "commitment " + "ab" * 32))

    assert (error.line, error.fault) == (8, Fault.RECORD_SECRET)
    assert (error.about, error.expected) == (FAIRNESS.secret, "ab" * 32)


def test_another_nonce_is_a_fault_of_the_seed() -> None:
    error = fault_of(fair_but(10, "nonce 2 b0b1"))

    assert (error.line, error.fault, error.about) == (6, Fault.RECORD_SHARED_SEED, FAIRNESS.seed.hex())


@pytest.mark.parametrize(
    ("line", "about"), [(6, "seed"), (7, "commitment"), (8, "secret"), (9, "nonce 1"), (10, "nonce 2")]
)
def test_commitment_secret_seed_and_all_nonces_stand_there_or_none(line: int, about: str) -> None:
    error = fault_of(fair_but(line))

    assert (error.fault, error.about) == (Fault.RECORD_HEADER, about)
    assert error.line == 9  # the last line of the header


def test_a_nonce_of_a_seat_that_nobody_has_is_a_fault_of_its_own_line() -> None:
    error = fault_of(fair_but(2, "nonce 3 00", "edition standard"))

    assert (error.line, error.fault, error.about) == (2, Fault.UNKNOWN_SEAT, "3")


def test_the_starter_that_the_seed_names_must_be_named() -> None:
    """Without a line the first seat starts, which is an error if the seed says otherwise."""
    seed_with_second = next(
        fair
        for number in range(20)
        if seeded_starter((fair := replace(FAIRNESS, nonces=("00", f"{number:02x}"))).seed, 2) == 1
    )
    text = fair_but(5).replace(FAIRNESS.seed.hex(), seed_with_second.seed.hex())
    text = text.replace("nonce 1 ada0", "nonce 1 00")
    text = text.replace("nonce 2 b0b0", f"nonce 2 {seed_with_second.nonces[1]}")

    error = fault_of(text)

    assert (error.line, error.fault, error.expected) == (9, Fault.RECORD_STARTER, "2")


def test_a_record_that_would_not_be_read_back_cannot_be_made() -> None:
    for seed, fairness in (
        (None, FAIRNESS),
        (b"x", FAIRNESS),
        (FAIRNESS.seed, replace(FAIRNESS, secret="0")),
    ):
        with pytest.raises(OptionError):
            Record(Edition.DE, Ruleset(), ("Ada", "Bo"), STARTER, seed, fairness=fairness)


# --- the version of the rules


def test_a_record_that_names_no_rules_is_played_by_the_first() -> None:
    assert parse_record(GAME).ruleset.version == 1


def test_a_record_by_mended_rules_says_so_and_is_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seasalt.rules.record.RULES_VERSION", 2)
    mended = replace(parse_record(GAME), ruleset=replace(parse_record(GAME).ruleset, version=2))

    assert "\nrules 2\n" in format_record(mended)
    assert parse_record(format_record(mended)) == mended


def test_a_record_by_rules_of_the_future_is_refused_by_its_line() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record("\n".join([*LINES[:2], "rules 99", *LINES[2:]]))

    assert (refused.value.line, refused.value.fault) == (3, Fault.RECORD_VERSION)


def test_the_version_of_the_rules_is_no_option() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record("\n".join([*LINES[:2], "option version 2", *LINES[2:]]))

    assert refused.value.fault is Fault.UNKNOWN_OPTION
