"""The report: totals add up to what was judged and booked, for people and for programs."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from seasalt.bots import Budget, SearchBot
from seasalt.coach.ledger import MILLION, ledger
from seasalt.coach.report import accuracy, report
from seasalt.coach.review import DecisionKind, decision_kind, review, timeline
from seasalt.rules import Record, Seat
from seasalt.rules.phase import CHANCE_PHASES, Phase
from seasalt.rules.record import decisions, replay
from seasalt.wire.review import Review
from tests.coach.records import a_record

GAMES = [(2, False), (3, True)]


def quick(rng: Random) -> SearchBot:
    return SearchBot(rng, Budget(playouts=12))


@cache
def played(players: int, extra_salt: bool) -> Record:
    return a_record(players, extra_salt, b"report")


@cache
def a_review(players: int, extra_salt: bool, whose: tuple[Seat, ...] | None = None) -> Review:
    record = played(players, extra_salt)
    return report(record, "search:12", list(review(record, quick, whose)), ledger(record, playouts=2))


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_the_totals_of_a_seat_are_those_of_its_decisions(players: int, extra_salt: bool) -> None:
    told = a_review(players, extra_salt)
    for number, seat in enumerate(told.seats):
        own = [one for one in told.decisions if one.seat == number]
        kinds = seat.by_kind.values()

        assert seat.loss_per_decision is not None
        assert seat.loss_per_decision == pytest.approx(sum(one.loss for one in own) / len(own))
        assert seat.accuracy == accuracy(seat.loss_per_decision)
        assert seat.decisions == sum(kind.decisions for kind in kinds) == len(own)
        assert sum(kind.decisions * kind.loss_per_decision for kind in kinds) == pytest.approx(
            len(own) * seat.loss_per_decision
        )


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_the_ledger_adds_up_in_whole_millionths(players: int, extra_salt: bool) -> None:
    def millionths(share: float) -> int:
        return round(share * MILLION)

    for seat in a_review(players, extra_salt).seats:
        own = seat.ledger
        assert millionths(own.start) + millionths(own.luck) + millionths(own.own) + millionths(
            own.others
        ) == millionths(own.result)
        assert sum(map(millionths, seat.luck_by_kind.values())) == millionths(own.luck)
        assert sum(map(millionths, seat.own_by_kind.values())) == millionths(own.own)
        assert set(seat.luck_by_kind) <= CHANCE_PHASES


def test_accuracy_is_100_without_a_loss_and_falls_towards_0() -> None:
    accuracies = [accuracy(loss) for loss in (0, 0.001, 0.01, 0.1, 1)]

    assert accuracies[0] == 100
    assert accuracies == sorted(accuracies, reverse=True)
    assert 0 <= accuracies[-1] < 1


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_rounds_and_turns_are_counted_as_people_do(players: int, extra_salt: bool) -> None:
    record = played(players, extra_salt)
    steps = list(replay(record))
    turns = [
        (turn, step.game.to_act)
        for (_, turn), (_, step) in zip(timeline(steps), steps, strict=False)
        if step.game.to_act is not None
    ]

    assert turns[0] == (1, record.starter)
    for (turn, seat), (following, other) in pairwise(turns):
        assert following in (turn, turn + 1, 1)
        assert following != turn or seat == other, "a turn belongs to one seat"


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_a_decision_is_found_in_the_step_of_the_replay_before_it(players: int, extra_salt: bool) -> None:
    steps = list(decisions(played(players, extra_salt)))
    for one in a_review(players, extra_salt).decisions:
        before, after = steps[one.at], steps[one.at + 1]

        assert (before.game.to_act, before.game.round.number) == (one.seat, one.round)
        assert str(after.action) == one.action


def test_a_decision_is_named_by_its_phase_and_whether_a_call_was_possible() -> None:
    assert decision_kind(Phase.TAKE, False) == DecisionKind.TAKE
    assert decision_kind(Phase.PLAY, False) == DecisionKind.LAY
    assert decision_kind(Phase.PLAY, True) == DecisionKind.CALL
    assert {decision_kind(phase, False) for phase in (Phase.LOOK, Phase.PICK, Phase.CHOOSE)} == {
        DecisionKind.PICK
    }


def test_a_bet_says_what_each_way_to_go_on_was_worth() -> None:
    told = a_review(2, False).decisions
    bets = [(one, one.bet) for one in told if one.bet]

    assert bets
    for decision, worth in bets:
        by_action = {option.action: option.win for option in decision.options}
        assert (worth.stop, worth.last_chance) == (by_action["stop"], by_action["last"])
        assert max(worth.stop, worth.last_chance, worth.play_on) == max(by_action.values())
    assert all(one.bet is None for one in told if one.kind != DecisionKind.CALL)


def test_strokes_of_luck_are_the_largest_changes_by_chance() -> None:
    record, strokes = played(2, False), a_review(2, False).strokes
    sizes = [max(map(abs, stroke.changes)) for stroke in strokes]
    steps = list(replay(record))

    assert sizes
    assert sizes == sorted(sizes, reverse=True)
    assert all(steps[stroke.step].step.game.to_act is None for stroke in strokes)
    assert all(str(record.actions[stroke.step]) == stroke.action for stroke in strokes)


@pytest.mark.parametrize(("players", "extra_salt"), GAMES)
def test_a_stroke_of_luck_has_all_its_cards_and_the_one_that_was_kept(players: int, extra_salt: bool) -> None:
    record = played(players, extra_salt)
    strokes = a_review(players, extra_salt).strokes
    actions = list(map(str, record.actions))
    for stroke in strokes:
        first = stroke.step + 1 - len(stroke.cards)
        assert [action.split()[1] for action in actions[first : stroke.step + 1]] == stroke.cards
        following = actions[stroke.step + 1].split()
        assert stroke.kept == (following[1] if following[0] == "keep" else None)

    assert any(len(stroke.cards) == 2 and stroke.kept in stroke.cards for stroke in strokes)


def test_seats_that_were_not_judged_have_an_account_but_no_totals() -> None:
    first, second = a_review(2, False, (Seat(0),)).seats

    assert first.accuracy is not None
    assert (second.accuracy, second.loss_per_decision, second.played_like) == (None, None, None)
    assert second.ledger.result in (0, 0.5, 1)
