"""A deal is played in all seat orders with the same cards, on any executor."""

from concurrent.futures import Executor, Future
from dataclasses import replace
from typing import Any

import pytest

from seasalt.arena import Series, measure
from seasalt.arena.deals.deal import MAX_ROUNDS, DealResult, play_deal
from seasalt.arena.runner import NotSendable
from seasalt.arena.series import WrongSeries, seat_orders
from seasalt.bots import ROSTER, Entrant, GreedyBot
from seasalt.rules import Action, Knowledge, Ruleset, View
from seasalt.rules.action import Draw, EndTurn

SHORT = Ruleset(target_score=8)


def a_series(*bots: Entrant, **facts: Any) -> Series:
    return Series(bots, **{"deals": 4, "ruleset": SHORT, **facts})


def told(deals: tuple[DealResult, ...]) -> list[DealResult]:
    """A result without CPU times, which depend on the machine."""
    return [replace(deal, cpu_s=()) for deal in deals]


# --- seat orders: the other cases are doctests


def test_the_last_named_fills_the_seats_that_are_left() -> None:
    assert {tuple(sorted(order)) for order in seat_orders(3, 4)} == {(0, 1, 2, 2)}
    assert len(seat_orders(3, 4)) == 12


def test_two_bots_of_the_same_name_are_two_bots() -> None:
    deal = play_deal(a_series("greedy", "greedy"), 0)

    assert [game.seating for game in deal.games] == [(0, 1), (1, 0)]


# --- deals


def test_the_same_seat_begins_in_all_games_of_a_deal() -> None:
    deals = measure(a_series("random", "random", "random", players=3)).deals

    assert all(len({game.starter for game in deal.games}) == 1 for deal in deals)
    assert len({deal.games[0].starter for deal in deals}) > 1


def test_the_games_of_a_deal_have_the_same_decks_so_bots_without_chance_mirror_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(ROSTER, "first", lambda rng: _First())
    deals = measure(a_series("first", "first", deals=6)).deals

    for deal in deals:
        one, other = deal.games
        assert one.points == other.points
        assert one.wins == other.wins


class _First:
    """Plays the first legal action."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        return options[-2] if len(options) > 1 and view.phase == "play" else options[0]


def test_every_game_has_a_generator_of_its_own() -> None:
    series = a_series("random", "greedy")
    seeds = {
        series.bot_seed(deal, seating, seat)
        for deal in range(3)
        for seating in series.seatings
        for seat in range(2)
    }

    assert len(seeds) == 12


def test_another_seed_is_another_series() -> None:
    one, same, other = (told(measure(a_series("greedy", "random", seed=seed)).deals) for seed in "778")

    assert one == same != other


class _Patient:
    """Never calls, so that every round is void."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        return next((option for option in options if isinstance(option, Draw | EndTurn)), options[0])


def test_a_game_without_an_end_is_cut_off_and_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROSTER, "patient", lambda rng: _Patient())
    monkeypatch.setattr("seasalt.arena.deals.deal.MAX_ROUNDS", 2)

    (game, _) = play_deal(a_series("patient", "patient"), 0).games
    assert MAX_ROUNDS == 100
    assert (game.rounds, game.wins, game.ranks) == (2, (0.5, 0.5), (1, 1))


# --- executors


class Backwards(Executor):
    """Runs nothing until a result is waited for, and then the newest task first."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self._waiting: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        executor = self

        class Lazy(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:
                while executor._waiting:
                    future, work, facts = executor._waiting.pop()
                    if not future.cancelled():
                        executor.done.append(facts[1])
                        future.set_result(work(*facts))
                return super().result(timeout)

        future = Lazy()
        self._waiting.append((future, fn, args))
        return future


def test_results_come_in_the_order_of_the_deals_however_they_are_played() -> None:
    series = a_series("greedy", "random", deals=5)
    executor = Backwards()

    deals = measure(series, executor=executor).deals
    assert executor.done == [4, 3, 2, 1, 0]
    assert told(deals) == told(measure(series).deals)


def test_two_processes_find_what_one_finds() -> None:
    series = a_series("greedy", "random", deals=3)

    assert told(measure(series, workers=2).deals) == told(measure(series).deals)


def test_a_series_that_stops_early_stops_at_the_same_deal_anywhere() -> None:
    series = a_series("greedy", "random", deals=40)
    here, there = measure(series, stop_early=True), measure(series, stop_early=True, executor=Backwards())

    assert here.decided
    assert 5 < len(here.deals) < 40
    assert told(here.deals) == told(there.deals)


def test_an_interrupted_series_keeps_the_deals_played_so_far() -> None:
    seen: list[DealResult] = []

    def interrupt(result: DealResult) -> None:
        seen.append(result)
        if len(seen) == 3:
            raise KeyboardInterrupt

    measured = measure(a_series("greedy", "random", deals=50), progress=interrupt)
    assert measured.interrupted
    assert [deal.deal for deal in measured.deals] == [0, 1, 2]


# --- what can take a seat


class Patient:
    """A bot of the caller's own, which needs no generator."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        return options[-1]


def test_names_classes_functions_and_bots_play_alike() -> None:
    ways: list[Any] = ["greedy", ROSTER["greedy"], "seasalt.bots:GreedyBot", lambda rng: GreedyBot(rng)]
    played = [told((play_deal(a_series(way, "random"), 0),)) for way in ways]

    assert all(one == played[0] for one in played)
    assert a_series(Patient, Patient(), "random").names == ("Patient", "Patient", "random")


def test_a_bot_itself_plays_in_every_game() -> None:
    deal = play_deal(a_series(Patient(), "greedy", ruleset=Ruleset(target_score=3)), 0)

    assert deal.decisions[0] > 0
    assert all(game.forfeit is None for game in deal.games)


def test_classes_are_sent_to_processes_and_what_cannot_be_is_named() -> None:
    sent = measure(a_series("seasalt.bots:GreedyBot", GreedyBot, deals=2), workers=2)
    assert told(sent.deals) == told(measure(a_series("greedy", "greedy", deals=2)).deals)

    with pytest.raises(NotSendable, match=r"cannot be sent to other processes.*workers=1"):
        measure(a_series(lambda rng: GreedyBot(rng), "greedy"), workers=2)


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"players": 5}, {"bots": ()}, {"bots": ("greedy",) * 101}])
def test_a_series_that_cannot_be_played_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(WrongSeries, match="it can be"):
        Series(**{"bots": ("greedy", "random"), **wrong})
