"""The report: totals add up to what was judged and booked, for people and for programs."""

import json
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from seasalt.bots import Budget, SearchBot
from seasalt.coach.ledger import MILLION, ledger
from seasalt.coach.report import DecisionKind, Report, Totals, as_json, bet, decision_kind, report
from seasalt.coach.review import Judged, review
from seasalt.rules import Record, Seat, legal_actions
from seasalt.rules.action import CallStop
from seasalt.rules.notation import parse_action
from seasalt.rules.phase import CHANCE_PHASES, Phase
from seasalt.rules.record import replay
from tests.coach.test_ledger import a_record

GAMES = [(2, False), (3, True)]


def quick(rng: Random) -> SearchBot:
    return SearchBot(rng, Budget(playouts=12))


@cache
def a_report(players: int, extra_salt: bool, whose: tuple[Seat, ...] | None = None) -> Report:
    record = a_record(players, extra_salt, b"report")
    return report(record, "search:12", review(record, quick, whose), ledger(record, playouts=2))


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_the_totals_of_a_seat_are_those_of_its_decisions(players: int, extra_salt: bool) -> None:
    told = a_report(players, extra_salt)
    for number, seat in enumerate(told.seats):
        own = [one for one in told.decisions if one.seat == number]

        assert seat.totals.decisions == len(own)
        assert seat.totals.loss == pytest.approx(sum(one.loss for one in own))
        assert sum(totals.decisions for totals in seat.by_kind.values()) == len(own)
        assert sum(totals.loss for totals in seat.by_kind.values()) == pytest.approx(seat.totals.loss)


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_luck_and_choices_by_kind_add_up_to_the_account(players: int, extra_salt: bool) -> None:
    for seat in a_report(players, extra_salt).seats:
        assert sum(seat.luck.values()) == seat.account.luck
        assert sum(seat.choices.values()) == seat.account.own
        assert set(seat.luck) <= CHANCE_PHASES


def test_accuracy_is_100_without_a_loss_and_falls_towards_0() -> None:
    accuracies = [Totals(10, 10 * loss).accuracy for loss in (0, 0.001, 0.01, 0.1, 1)]

    assert accuracies[0] == 100
    assert accuracies == sorted(accuracies, reverse=True)
    assert 0 <= accuracies[-1] < 1


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_rounds_and_turns_are_counted_as_people_do(players: int, extra_salt: bool) -> None:
    told = a_report(players, extra_salt)
    (_, before), *rest = replay(told.record)
    turns: list[tuple[int, Seat]] = []
    for place, (_, after) in zip(told.places, rest, strict=True):
        assert place[0] == before.game.round.number
        if before.game.to_act is not None:
            turns.append((place[1], before.game.to_act))
        before = after

    assert turns[0] == (1, told.record.starter)
    for (turn, seat), (following, other) in pairwise(turns):
        assert following in (turn, turn + 1, 1)
        assert following != turn or seat == other, "a turn belongs to one seat"


def test_a_decision_is_named_by_its_phase_and_whether_a_call_was_possible() -> None:
    assert decision_kind(Phase.TAKE, False) == DecisionKind.TAKE
    assert decision_kind(Phase.PLAY, False) == DecisionKind.LAY
    assert decision_kind(Phase.PLAY, True) == DecisionKind.CALL
    assert {decision_kind(phase, False) for phase in (Phase.LOOK, Phase.PICK, Phase.CHOOSE)} == {
        DecisionKind.PICK
    }


def test_a_bet_says_what_each_way_to_go_on_was_worth() -> None:
    bets = [(one, worth) for one in a_report(2, False).decisions if (worth := bet(one))]

    assert bets
    for judged, worth in bets:
        by_action = {option.action: option.win_chance for option in judged.prospects}
        assert worth.stop == by_action[CallStop()]
        assert max(worth) == max(by_action.values())
    assert all(bet(one) is None for one in a_report(2, False).decisions if not one.is_bet)


def test_strokes_of_luck_are_the_largest_changes_by_chance() -> None:
    told = a_report(2, False)
    sizes = [max(map(abs, stroke.changes)) for stroke in told.strokes]

    assert sizes
    assert sizes == sorted(sizes, reverse=True)
    assert all(stroke.seat is None for stroke in told.strokes)


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_programs_get_one_object_whose_numbers_add_up(players: int, extra_salt: bool) -> None:
    told = a_report(players, extra_salt)
    data = json.loads(json.dumps(as_json(told)))

    assert data["players"] == len(data["seats"]) == players
    for seat in data["seats"]:
        account = {name: round(share * MILLION) for name, share in seat["ledger"].items()}
        assert account["start"] + account["luck"] + account["own"] + account["others"] == account["result"]
        assert 0 <= seat["accuracy"] <= 100
    for decision, judged in zip(data["decisions"], told.decisions, strict=True):
        assert decision["loss"] >= 0
        assert decision["class"] in {"best", "good", "inaccuracy", "mistake", "blunder"}
        assert (decision["class"] == "best") == (decision["action"] == decision["best"])
        assert data["seats"][decision["seat"]]["name"] == told.record.names[judged.seat]
        assert {parse_action(option["action"]) for option in decision["options"]} == options_at(
            told.record, judged
        )


def options_at(record: Record, judged: Judged) -> set[object]:
    steps = list(replay(record))
    return set(legal_actions(steps[judged.step].step.game))


def test_seats_that_were_not_judged_have_an_account_but_no_totals() -> None:
    first, second = as_json(a_report(2, False, (Seat(0),)))["seats"]

    assert first["accuracy"] is not None
    assert (second["accuracy"], second["loss_per_decision"], second["played_like"]) == (None, None, None)
    assert second["ledger"]["result"] in (0, 0.5, 1)
