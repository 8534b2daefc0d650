"""The bots that think: their decisions, explanations and budgets."""

import subprocess
import sys
from itertools import count
from random import Random

import pytest

from seasalt.bots import Budget, Explanation, MonteCarloBot, SearchBot, ThinkingBot, check_bot, parse_bot
from seasalt.bots import thinking_bot as thinking_module
from seasalt.kernel.engines import engine, plain
from seasalt.rules import Game, Phase, Seat, legal_actions, no_knowledge, view
from seasalt.rules.knowledge import Knowledge, World
from tests.games import a_game

THINKING = [MonteCarloBot, SearchBot]


def explained(bot: ThinkingBot, game: Game) -> Explanation:
    seat = game.round.turn
    return bot.explain(view(game, seat), known(game, seat), legal_actions(game))


def known(game: Game, seat: Seat) -> Knowledge:
    """The knowledge of a seat that saw every public card being played."""
    now = game.round
    zones = tuple(now.hands[one] if one == seat else () for one in range(game.players))
    world = World((*zones, now.drawn, ()), now.piles)
    sizes = (*map(len, now.hands), len(now.drawn), len(now.deck))
    laid = tuple(sorted(card for tableau in now.tableaus for group in tableau for card in group))
    start = no_knowledge(seat, game.players, game.box)
    return Knowledge(seat, start.box, sizes, laid, False, {world: 1.0})


def choice(bot: ThinkingBot, game: Game) -> str:
    return str(explained(bot, game).best.action)


# --- decisions


@pytest.mark.parametrize("make", THINKING)
def test_a_bot_that_wins_the_game_by_stopping_stops(make: type[ThinkingBot]) -> None:
    game = a_game("octopus-LB octopus-YE octopus-GR penguin-PU | boat-DB", a="shark-DB", totals=(34, 20))

    assert choice(make(Random(1), Budget(playouts=120)), game) in ("stop", "last")


@pytest.mark.parametrize("make", THINKING)
def test_a_bot_that_would_lose_the_game_by_stopping_does_not(make: type[ThinkingBot]) -> None:
    laid = "| boat-DB boat-LB / boat-YE boat-BK / fish-DB fish-LB / fish-BK fish-YE / crab-BK crab-GR"
    game = a_game(
        "octopus-LB octopus-YE octopus-GR shark-LB swimmer-BK | shell-DB", laid, a="shark-DB", totals=(0, 38)
    )

    assert choice(make(Random(1), Budget(playouts=120)), game) != "stop"


@pytest.mark.parametrize("make", THINKING)
def test_four_mermaids_win(make: type[ThinkingBot]) -> None:
    game = a_game("mermaid-WH mermaid-WH mermaid-WH mermaid-WH crab-DB | boat-DB", a="shark-DB")
    explanation = explained(make(Random(1), Budget(playouts=40)), game)
    mermaids = next(p for p in explanation.prospects if str(p.action) == "mermaids")

    assert (mermaids.win_chance, mermaids.low, mermaids.high) == (1, 1, 1)


# --- explanations


@pytest.mark.parametrize("make", THINKING)
def test_a_decision_explains_every_option_and_the_best_is_what_is_done(make: type[ThinkingBot]) -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    explanation = explained(make(Random(1), Budget(playouts=60)), game)

    assert {p.action for p in explanation.prospects} == set(legal_actions(game))
    assert str(explanation.best.action) == "take B"
    seat = game.round.turn
    decided = make(Random(1), Budget(playouts=60)).decide(
        view(game, seat), known(game, seat), legal_actions(game)
    )
    assert decided == explanation.best.action
    for prospect in explanation.prospects:
        assert 0 <= prospect.low <= prospect.win_chance <= prospect.high <= 1
        assert prospect.points >= 0
        assert prospect.tries > 0


@pytest.mark.parametrize("make", THINKING)
def test_the_choice_comes_first_and_all_options_by_their_chances(make: type[ThinkingBot]) -> None:
    many = "crab-DB crab-LB fish-DB fish-BK boat-YE boat-LB shell-DB | octopus-GR"
    for seed in range(12):  # with few tries, luck makes other options look better than the choice
        explanation = explained(make(Random(seed), Budget(playouts=24)), a_game(many, a="sailor-PK"))
        chances = [prospect.win_chance for prospect in explanation.prospects]

        assert len(chances) > 3
        assert chances == sorted(chances, reverse=True)


def test_one_try_has_an_interval_from_0_to_1() -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="shell-DB", phase=Phase.TAKE)

    for prospect in explained(SearchBot(Random(1), Budget(playouts=1)), game).prospects:
        assert (prospect.tries, prospect.low, prospect.high) == (1, 0, 1)


def test_more_tries_make_a_narrower_interval() -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="shell-DB", phase=Phase.TAKE)
    few, many = (explained(MonteCarloBot(Random(1), Budget(playouts=n)), game).best for n in (20, 320))

    assert many.high - many.low < (few.high - few.low) / 2


# --- budgets


def test_flat_monte_carlo_tries_every_option_as_often_as_it_is_told() -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)

    assert {p.tries for p in explained(MonteCarloBot(Random(1), Budget(playouts=30)), game).prospects} == {30}


def test_search_leaves_what_is_far_behind_and_ends_when_one_option_is_alone() -> None:
    game = a_game("captain-LO sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    tries = [p.tries for p in explained(SearchBot(Random(1), Budget(playouts=3000)), game).prospects]

    assert sum(tries) < 1500
    assert tries[0] >= max(tries[1:])


def test_search_takes_longer_where_the_choice_is_hard() -> None:
    easy = a_game("captain-LO sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    hard = a_game("| boat-DB", a="crab-DB", b="crab-LB", phase=Phase.TAKE)
    spent = [
        sum(p.tries for p in explained(SearchBot(Random(1), Budget(playouts=3000)), game).prospects)
        for game in (easy, hard)
    ]

    assert 2 * spent[0] < spent[1] <= 3000


@pytest.mark.parametrize("playouts", [1, 7, 40])
def test_search_never_spends_more_than_its_playouts_but_tries_everything_once(playouts: int) -> None:
    game = a_game("| boat-DB", a="crab-DB", b="crab-LB", phase=Phase.TAKE)
    tries = [p.tries for p in explained(SearchBot(Random(1), Budget(playouts=playouts)), game).prospects]

    assert min(tries) >= 1
    assert sum(tries) <= max(playouts, len(tries))


@pytest.mark.parametrize(("make", "least"), [(MonteCarloBot, 40), (SearchBot, 3)])  # a search may end before
def test_a_bot_by_the_clock_ends_when_its_time_is_up(make: type[ThinkingBot], least: int) -> None:
    """With a clock that advances by one at every reading."""
    game = a_game("| boat-DB", a="crab-DB", b="crab-LB", phase=Phase.TAKE)
    ticks = count()
    explained(make(Random(1), Budget(seconds=40), clock=lambda: float(next(ticks))), game)

    assert least <= next(ticks) <= 50


# --- the contract


@pytest.mark.parametrize("name", ["mc:6", "search:40"])
def test_a_bot_that_thinks_keeps_the_contract(name: str) -> None:
    check_bot(parse_bot(name), decisions=120)


WITHOUT_A_CLOCK_FOR_THREADS = """
import time
del time.thread_time
from seasalt.bots import check_bot, parse_bot
check_bot(parse_bot("search:1ms"), decisions=3, by_the_clock=True)
"""


def test_a_python_without_a_clock_for_threads_has_bots_that_think() -> None:
    command = [sys.executable, "-c", WITHOUT_A_CLOCK_FOR_THREADS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_bot_by_the_clock_keeps_the_contract() -> None:
    check_bot(parse_bot("search:1ms"), decisions=30, by_the_clock=True)


@pytest.mark.parametrize("make", THINKING)
def test_decisions_are_the_same_in_plain_python(
    make: type[ThinkingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    said = []
    for one in (plain, engine.engine()):
        monkeypatch.setattr(thinking_module, "fastest_engine", lambda one=one: one)
        said.append(explained(make(Random(1), Budget(playouts=60)), game))

    assert said[0] == said[1]
    assert str(said[0].best.action) == "take B"


def test_very_many_worlds_are_sampled() -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    some = known(game, Seat(0))
    (world,) = some.worlds
    worlds = {world: 0.5}
    for card in game.round.deck[:60]:
        worlds[world._replace(zones=((*world.zones[0],), (card,), *world.zones[2:]))] = 0.5 / 60
    believed = thinking_module.sampled_belief(
        view(game, Seat(0)),
        Knowledge(some.viewer, some.box, some.sizes, some.laid, False, worlds),
        Random(1),
        most=8,
    )

    assert 1 <= len(believed.templates) <= 8


# --- in plain Python, where it can be stopped


def in_plain_python(monkeypatch: pytest.MonkeyPatch, bot: ThinkingBot, stop_at: int | None) -> Explanation:
    """The explanation of a bot that is stopped at that check, or never."""
    monkeypatch.setattr(thinking_module, "fastest_engine", lambda: plain)
    asked = count(1)
    bot.must_stop = None if stop_at is None else lambda: next(asked) >= stop_at
    hands = "octopus-LB octopus-YE boat-DB boat-BK shark-LB swimmer-BK | crab-DB"
    return explained(bot, a_game(hands, a="shark-DB"))


@pytest.mark.parametrize("make", THINKING)
def test_checks_for_a_stop_change_nothing(make: type[ThinkingBot], monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = in_plain_python(monkeypatch, make(Random(1), Budget(playouts=150)), None)

    assert in_plain_python(monkeypatch, make(Random(1), Budget(playouts=150)), 1000) == at_once


@pytest.mark.parametrize("make", THINKING)
def test_a_stopped_bot_decides_by_the_first_few_tries(
    make: type[ThinkingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = in_plain_python(monkeypatch, make(Random(1), Budget(playouts=100_000)), 1)

    assert {prospect.tries for prospect in stopped.prospects} == {8}


# --- duels


def test_two_options_may_be_compared_of_which_neither_is_the_prior_choice() -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    seat = game.round.turn
    options = legal_actions(game)
    prior_choice = explained(SearchBot(Random(1), Budget(playouts=1)), game).best.action
    first, second = (option for option in options if option != prior_choice)
    bot = SearchBot(Random(1), Budget(playouts=1))
    duel = bot.duel(view(game, seat), known(game, seat), options, (first, second))

    assert duel.go_on(50).tries == 50
    more = duel.go_on(50)
    assert more.tries == 100
    assert -1 < more.mean < 1
    assert more.error > 0
