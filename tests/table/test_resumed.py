"""A game that goes on from the middle of another: played by the rules, with no seed that proves its cards."""

from random import Random

from seasalt.rules import Seat, format_record, legal_actions, parse_record
from seasalt.rules.record import Record, replay
from seasalt.table import Stage, Table, fold
from seasalt.table.entry import Acted, BotSat, GameResumed, PersonSat, RematchOpened
from tests.coach.records import a_record
from tests.table.sessions import opening

STEPS = 40


def a_resumed_table() -> tuple[Record, Table]:
    """Ada goes on from a decision of another game, against a bot."""
    record = a_record(2, True, b"resumed", "skilled")
    steps = [step for _, step in replay(record)]
    at = next(n for n in range(STEPS, len(steps)) if steps[n].game.to_act == 0)
    table = fold(None, opening(2, target="10", rules=record.ruleset.version), 0).table
    for entry in (
        PersonSat(Seat(0), "ada", "Ada"),
        BotSat(Seat(1), "greedy", "Bo"),
        GameResumed(record.starter, [str(action) for action in record.actions[:at]]),
    ):
        table = fold(table, entry, 0).table
    return record, table


def played_on(table: Table) -> Table:
    rng = Random(1)
    while table.game is not None and table.to_act is not None:
        action = rng.choice(legal_actions(table.game))
        table = fold(table, Acted(table.to_act, str(action)), 1).table
    return table


def test_it_goes_on_where_the_other_game_was() -> None:
    record, table = a_resumed_table()

    assert table.stage is Stage.PLAYING
    assert table.to_act == 0
    assert table.actions == record.actions[: len(table.actions)]
    assert len(table.actions) >= STEPS


def test_a_resumed_game_has_all_events_from_the_beginning() -> None:
    record = a_record(2, True, b"resumed", "skilled")
    _, table = a_resumed_table()
    before = fold(None, opening(2, target="10", rules=record.ruleset.version), 0).table
    resumed = GameResumed(record.starter, [str(action) for action in table.actions])

    events = fold(before, resumed, 0).events

    steps = [step for _, step in replay(record)][: len(table.actions) + 1]
    assert events == tuple(event for step in steps for event in step.events)


def test_its_record_can_be_read_but_not_proven() -> None:
    over = played_on(a_resumed_table()[1])
    assert over.stage is Stage.OVER

    [record] = over.records()

    assert (record.seed, record.fairness) == (None, None)
    assert parse_record(format_record(record)) == record


def test_a_rematch_is_a_game_like_any_other() -> None:
    over = played_on(a_resumed_table()[1])

    again = fold(over, RematchOpened(Seat(0), "ab" * 32, "cd" * 32), 2).table

    assert again.resumed is None
    assert again.stage is Stage.GATHERING
