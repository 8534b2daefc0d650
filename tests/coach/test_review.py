"""The review: every real decision is judged, by what its seat knew, and noise is no accusation."""

from itertools import islice
from random import Random

import pytest

from seasalt.bots import Budget, SearchBot
from seasalt.bots.contract import dealt_otherwise
from seasalt.bots.network.champion import ChampionBot
from seasalt.bots.search import Duel
from seasalt.coach.review import (
    COSTS,
    FIRST_WORLDS,
    MOST_TO_NAME,
    MOST_WORLDS,
    Moment,
    Verdict,
    duelled,
    judge,
    moments,
    review,
    reviewers_chance,
    verdict_of,
)
from seasalt.kernel.thinking.option_trials import Lead
from seasalt.rules import Seat
from seasalt.rules.legal import legal_actions
from seasalt.rules.view import view
from tests.coach.records import a_record, decisions, first_part


def reviewer(rng: Random) -> SearchBot:
    return SearchBot(rng, Budget(playouts=300))


@pytest.mark.parametrize(("players", "extra_salt"), [(2, False), (4, True)])
def test_every_decision_with_two_options_is_judged(players: int, extra_salt: bool) -> None:
    record = first_part(a_record(players, extra_salt, b"judged"), 100)
    choices = [decided for decided in decisions(record) if decided.action is not None]

    judged = list(review(record, reviewer))
    for one, (step, game, _, action) in zip(judged, choices, strict=True):
        assert (one.step, one.seat, one.action) == (step, game.to_act, str(action))
        assert {option.action for option in one.options} == set(map(str, legal_actions(game)))
        assert one.best == one.options[0].action
        assert 0 <= one.low <= one.loss <= one.high
        assert {type(number) for number in (one.loss, one.low, one.high)} == {float}, "an encoder knows them"
        assert {type(option.win) for option in one.options} == {float}
        assert (one.verdict == Verdict.BEST) == (one.action == one.best)
    assert {one.verdict for one in judged} >= {Verdict.BEST, Verdict.GOOD}


def test_random_play_is_worse_than_that_of_the_reviewer() -> None:
    def accused(bot: str) -> float:
        judged = [one for seed in (b"a", b"b") for one in review(a_record(2, False, seed, bot), reviewer)]
        return sum(one.verdict in COSTS for one in judged) / len(judged)

    assert accused("random") > 0.1
    assert accused("master") < 0.03


def test_only_some_seats_may_be_asked_for() -> None:
    record = first_part(a_record(3, False, b"seats"), 60)
    everybody = list(review(record, reviewer))

    assert list(review(record, reviewer, {Seat(1)})) == [one for one in everybody if one.seat == 1]


def test_a_decision_may_be_judged_alone() -> None:
    record = first_part(a_record(2, True, b"alone"), 60)
    whole = list(review(record, reviewer))
    *_, last = moments(record)

    assert judge(last, reviewer(reviewers_chance(last))) == whole[-1]


def test_a_reviewer_who_must_stop_tries_no_further() -> None:
    unclear = Invented(0.051, 1.0)

    duelled(unclear, float, lambda: True)

    assert unclear.tries == FIRST_WORLDS


def test_what_comes_later_changes_nothing() -> None:
    record = first_part(a_record(2, False, b"later"), 90)
    whole = list(review(record, reviewer))
    part = list(review(first_part(record, 50), reviewer))

    assert len(part) > 5
    assert part == whole[: len(part)]


@pytest.mark.parametrize("make", [SearchBot, ChampionBot])
def test_cards_that_a_seat_cannot_know_change_nothing(make: type[SearchBot]) -> None:
    """The same decision with the hidden cards dealt otherwise."""
    compared = 0
    for number, game, knowledge, action in islice(decisions(a_record(3, True, b"hidden")), 0, 60, 5):
        assert action is not None
        other = dealt_otherwise(game, knowledge, Random(number))
        judged = [
            judge(
                Moment(number, 0, 1, view(one, game.to_act), knowledge, legal_actions(one), action),
                make(Random(5), Budget(playouts=30)),
            )
            for one in (game, other)
        ]
        assert judged[0] == judged[1]
        compared += game != other
    assert compared > 3


class Invented(Duel):
    """Worlds in which the lead is as told, with so much noise in each."""

    def __init__(self, mean: float, noise: float) -> None:
        self.tries, self.mean, self.noise = 0, mean, noise

    def go_on(self, worlds: int) -> Lead:
        self.tries += worlds
        return Lead(self.tries, self.mean, self.noise / self.tries**0.5)


def test_a_loss_is_tried_until_its_verdict_is_clear() -> None:
    clear, unclear = Invented(0.2, 0.1), Invented(0.027, 0.3)

    assert verdict_of(duelled(clear, float)[1]) == Verdict.BLUNDER
    assert clear.tries < 200
    assert verdict_of(duelled(unclear, float)[1]) == Verdict.GOOD, "noise is no accusation"
    assert unclear.tries == MOST_WORLDS


def test_a_loss_that_has_a_name_is_tried_until_it_is_the_right_one() -> None:
    above, open_to_the_end = Invented(0.058, 0.3), Invented(0.0525, 0.3)

    assert verdict_of(duelled(above, float)[1]) == Verdict.MISTAKE
    assert MOST_WORLDS < above.tries < MOST_TO_NAME
    assert verdict_of(duelled(open_to_the_end, float)[1]) == Verdict.INACCURACY, "the milder one"
    assert open_to_the_end.tries == MOST_TO_NAME


def test_what_hardly_becomes_clear_is_given_up() -> None:
    at_the_border = Invented(0.0501, 0.3)

    assert verdict_of(duelled(at_the_border, float)[1]) == Verdict.INACCURACY, "the milder one"
    assert at_the_border.tries < MOST_TO_NAME / 2


def test_verdicts_get_worse_with_the_loss() -> None:
    order = list(Verdict)[1:]
    found = [verdict_of(low / 1000) for low in range(150)]

    assert found == sorted(found, key=order.index)
    assert set(found) == set(order)
