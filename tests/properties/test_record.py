"""Properties of the record of any game, and of any text."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import (
    Fault,
    Record,
    RecordError,
    apply,
    format_record,
    new_game,
    parse_action,
    parse_record,
    replay,
    seeded_chance,
)
from seasalt.rules.edition import Edition
from tests.properties.strategies import names, tables
from tests.thorough import examples


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Games of any policy, box and options, with a seed or without, finished or not."""
    table = draw(tables())
    return table.record(
        edition=draw(st.sampled_from(Edition)),
        names=draw(names(table.players)),
        seed=draw(st.none() | st.binary(min_size=1, max_size=32)),
        limit=draw(st.sampled_from((0, 1, 7, 60, 400, 1200))),
    )


@st.composite
def short_records(draw: st.DrawFn) -> Record:
    """Records with few lines, for alterations that are read many times."""
    return replace((record := draw(records())), actions=record.actions[:80])


@given(records())
def test_a_record_is_read_back_from_its_text(record: Record) -> None:
    assert parse_record(format_record(record)) == record


@given(records())
def test_a_replay_is_the_game_again(record: Record) -> None:
    step = new_game(record.ruleset, len(record.names), starter=record.starter)
    steps = [step] + [step := apply(step.game, action) for action in record.actions]

    played = list(replay(record))

    assert [one.step for one in played] == steps
    assert [one.action for one in played] == [None, *record.actions]


@given(records())
def test_a_seed_and_what_the_seats_did_make_the_record_again(record: Record) -> None:
    if record.seed is None:
        return
    seat_actions = iter(_of_seats(record))

    game = new_game(record.ruleset, len(record.names), starter=record.starter).game
    actions = []
    for _ in record.actions:
        action = seeded_chance(game, record.seed) if game.chance_acts else parse_action(next(seat_actions))
        game = apply(game, action).game
        actions.append(action)

    again = replace(record, actions=tuple(actions))
    assert format_record(again) == format_record(record)


def _of_seats(record: Record) -> list[str]:
    """The actions of the seats in notation, without chance."""
    lines = format_record(record).split("\n")[:-1]
    return [line[2:] for line in lines if line[:2] in ("1 ", "2 ", "3 ", "4 ")]


# --- altered texts


def read(text: str) -> Record | RecordError:
    """The record of a text, or its RecordError; any other exception fails the test."""
    try:
        return parse_record(text)
    except RecordError as error:
        return error


def check_reading(text: str, first_change: int = 1) -> None:
    """A text is a record that can be played, or a RecordError at its first bad line."""
    lines = text.split("\n")
    match read(text):
        case RecordError() as error:
            assert max(first_change, 1) <= error.line <= len(lines)
            up_to_it = read("\n".join(lines[: error.line]))
            assert isinstance(up_to_it, RecordError)
            assert (up_to_it.line, up_to_it.fault) == (error.line, error.fault)
            before_it = lines[: error.line - 1]
            if "round 1" in before_it:
                assert isinstance(read("\n".join(before_it)), Record)
        case record:
            assert parse_record(format_record(record)) == record


MANY = examples(30)


@MANY
@given(short_records(), st.data())
def test_a_record_cut_short_after_any_line_of_play_is_the_game_so_far(
    record: Record, data: st.DataObject
) -> None:
    lines = format_record(record).split("\n")[:-1]
    played_from = lines.index("round 1")
    end = data.draw(st.integers(played_from + 1, len(lines)))

    cut = parse_record("\n".join(lines[:end]))

    assert cut == replace(record, actions=record.actions[: len(cut.actions)])
    assert len(cut.actions) == sum(line[:1] in "*1234" and line != "" for line in lines[played_from:end])


@MANY
@given(short_records(), st.data())
def test_a_record_without_one_of_its_lines_is_another_game_or_an_error_near_the_gap(
    record: Record, data: st.DataObject
) -> None:
    lines = format_record(record).split("\n")[:-1]
    gap = data.draw(st.integers(0, len(lines) - 1))

    check_reading("\n".join(lines[:gap] + lines[gap + 1 :]), first_change=gap)


@MANY
@given(short_records(), st.data())
def test_a_record_with_two_lines_swapped_is_another_game_or_an_error_from_there_on(
    record: Record, data: st.DataObject
) -> None:
    lines = format_record(record).split("\n")[:-1]
    one = data.draw(st.integers(0, len(lines) - 2))
    other = data.draw(st.integers(one + 1, len(lines) - 1))
    lines[one], lines[other] = lines[other], lines[one]

    # A header that now ends early is named by its last line.
    check_reading("\n".join(lines), first_change=one)


@MANY
@given(short_records(), st.data())
def test_a_record_with_another_card_in_a_line_is_another_game_or_an_error_from_there_on(
    record: Record, data: st.DataObject
) -> None:
    lines = format_record(record).split("\n")[:-1]
    with_cards = [place for place, line in enumerate(lines) if "-" in line and line[:1] in "*1234"]
    if not with_cards:
        return
    place = data.draw(st.sampled_from(with_cards))
    words = lines[place].split(" ")
    word = data.draw(st.sampled_from([at for at, text in enumerate(words) if "-" in text]))
    words[word] = data.draw(
        st.sampled_from(("crab-DB", "shell-GY", "mermaid-WH", "lobster-BK", "crab-PK", "-"))
    )
    lines[place] = " ".join(words)

    check_reading("\n".join(lines), first_change=place + 1)


@MANY
@given(short_records(), st.data(), st.text(max_size=20))
def test_a_record_with_any_text_put_into_it_is_read_or_refused_at_a_line(
    record: Record, data: st.DataObject, noise: str
) -> None:
    text = format_record(record)
    at = data.draw(st.integers(0, len(text)))
    to = data.draw(st.integers(at, min(at + 20, len(text))))

    check_reading(text[:at] + noise + text[to:], first_change=text[:at].count("\n"))


@given(
    st.text()
    | st.text().map(lambda rest: f"seasalt record 1\n{rest}")
    | st.binary().map(lambda b: b.decode("latin-1"))
)
def test_any_text_at_all_is_a_record_or_a_record_error(text: str) -> None:
    check_reading(text)


@given(short_records())
def test_with_a_seed_chance_may_not_deal_another_card(record: Record) -> None:
    record = replace(record, seed=record.seed or b"seed")
    text = format_record(record)
    strays = _strays_from_seed(record)

    match read(text):
        case RecordError() as error:
            assert error.fault is Fault.RECORD_SEED
            assert text.split("\n")[error.line - 1] == f"* {strays[0]}"
        case _:
            assert not strays


def _strays_from_seed(record: Record) -> list[str]:
    """The actions of chance that do not follow from the seed."""
    assert record.seed is not None
    before, strays = None, []
    for action, step in replay(record):
        if before is not None and before.chance_acts and action != seeded_chance(before, record.seed):
            strays.append(str(action))
        before = step.game
    return strays
