"""Random and greedy bots, and whole games of every bot."""

from collections.abc import Iterator
from random import Random

import pytest

from seasalt.bots import LEVELS, ROSTER, Bot, GreedyBot, UniformBot
from seasalt.bots.roster import NETWORKS
from seasalt.rules import (
    Action,
    Game,
    Knowledge,
    Phase,
    Ruleset,
    Seat,
    View,
    legal_actions,
    new_game,
    no_knowledge,
    seeded_chance,
    view,
)
from seasalt.rules.phase import CHANCE_PHASES
from seasalt.rules.record import PlayedStep
from seasalt.rules.scoring import score
from seasalt.table import play_match
from tests.games import a_game
from tests.thorough import THOROUGH, matrix

SIMPLE = [name for name in ROSTER if name not in LEVELS | NETWORKS]  # test_contract has them all
SEAT_PHASES = set(Phase) - CHANCE_PHASES - {Phase.OVER}


class Watched:
    """A bot whose every answer is checked."""

    def __init__(self, bot: Bot, phases: set[Phase]) -> None:
        self._bot = bot
        self._phases = phases

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        action = self._bot.decide(view, knowledge, options)
        self._phases.add(view.phase)
        assert action in options
        return action


def match(
    bots: list[str], seed: int, ruleset: Ruleset, phases: set[Phase] | None = None
) -> Iterator[PlayedStep]:
    met: set[Phase] = set() if phases is None else phases
    players = [Watched(ROSTER[name](Random(f"{seed}/{seat}")), met) for seat, name in enumerate(bots)]
    start = new_game(ruleset, len(bots), starter=Seat(seed % len(bots)))
    return play_match(start, players, lambda game: seeded_chance(game, b"%d" % seed))


def decision(bot: Bot, game: Game, knowledge: Knowledge | None = None) -> str:
    seat = game.round.turn
    knowledge = knowledge or no_knowledge(seat, game.players, game.box)
    return str(bot.decide(view(game, seat), knowledge, legal_actions(game)))


def greedy(game: Game) -> str:
    return decision(GreedyBot(Random(0)), game)


# --- the contract


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_picks_one_of_its_options_at_every_decision_there_is(name: str) -> None:
    phases: set[Phase] = set()
    for seed, (players, salt) in enumerate(matrix((2, 3, 4), (True, False))):
        *_, last = match([name] * players, seed, Ruleset(extra_salt=salt), phases)
        assert last.step.game.outcome is not None

    assert phases == SEAT_PHASES


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_leaves_to_its_generator_what_it_does_not_care_about(name: str) -> None:
    game = a_game(a="crab-DB", b="crab-LB", phase=Phase.TAKE, hands="crab-YE|")
    chosen = {decision(ROSTER[name](Random(seed)), game) for seed in range(20)}

    assert {"take A", "take B"} <= chosen


# --- random


def test_the_random_bot_plays_every_option() -> None:
    game = a_game("crab-DB crab-LB fish-DB fish-LB |", a="boat-DB")
    chosen = {decision(UniformBot(Random(seed)), game) for seed in range(60)}

    assert chosen == set(map(str, legal_actions(game)))


# --- greedy


@pytest.mark.parametrize("points", ["", "octopus-LB octopus-YE octopus-GR octopus-PU octopus-GY"])
def test_greedy_lays_four_mermaids_before_anything_else(points: str) -> None:
    game = a_game(f"mermaid-WH mermaid-WH mermaid-WH mermaid-WH crab-DB crab-LB {points} |", a="boat-DB")

    assert greedy(game) == "mermaids"


def test_greedy_takes_the_card_that_adds_most_points() -> None:
    game = a_game("octopus-LB octopus-YE |", a="crab-DB", b="octopus-GR", phase=Phase.TAKE)

    assert greedy(game) == "take B"


def test_greedy_draws_when_the_piles_bring_nothing() -> None:
    game = a_game("octopus-LB octopus-YE |", a="crab-DB", b="boat-LB", phase=Phase.TAKE)

    assert greedy(game) == "draw"


def test_greedy_keeps_the_card_that_adds_most_points() -> None:
    game = a_game("sailor-OR |", a="crab-DB", b="boat-LB", drawn="crab-LB sailor-PK", phase=Phase.KEEP)

    assert greedy(game).startswith("keep sailor-PK > ")


def test_greedy_covers_the_pile_that_it_does_not_want() -> None:
    game = a_game(
        "sailor-OR octopus-LB |", a="crab-DB", b="octopus-YE", drawn="crab-LB sailor-PK", phase=Phase.KEEP
    )

    assert greedy(game) == "keep sailor-PK > A"


def test_greedy_picks_the_card_that_adds_most_points() -> None:
    game = a_game(
        "sailor-OR |", drawn="crab-DB crab-LB sailor-PK shell-DB", phase=Phase.CHOOSE, extra_salt=True
    )

    assert greedy(game) == "pick sailor-PK"


def test_greedy_values_a_hand_alike_on_every_version_of_python() -> None:
    """From 3.12 on `sum` gives 2.7 for these promises; a tie that is broken otherwise is another game."""
    game = a_game("fish-LB mermaid-WH mermaid-WH shark-BK shell-GR |", a="crab-DB")
    seen = view(game, Seat(0))
    points = score(game.round.hands[0], (), game.ruleset).total

    assert GreedyBot(Random(0)).value(game.round.hands[0], seen) == points + 2.6999999999999997


def test_greedy_steals_from_the_fullest_hand() -> None:
    game = a_game("crab-DB | boat-DB | fish-DB fish-LB", phase=Phase.STEAL)

    assert greedy(game) == "steal 3"


def test_greedy_lays_a_duo_that_costs_nothing() -> None:
    game = a_game("boat-DB boat-LB |", a="crab-DB")

    assert greedy(game) == "lay boat-DB boat-LB"


def test_greedy_ends_its_turn_when_nothing_is_left_to_lay() -> None:
    assert greedy(a_game("boat-DB crab-LB |", a="crab-DB")) == "end"


SEVEN = "octopus-LB octopus-YE octopus-GR crab-DB crab-LB"


def test_greedy_stops_at_seven_when_others_may_have_as_much() -> None:
    others = "boat-DB boat-LB fish-DB fish-LB shell-DB shell-LB penguin-PU penguin-LO sailor-PK sailor-OR"

    assert greedy(a_game(f"{SEVEN} | {others}", a="shark-DB")) == "stop"


def test_greedy_does_not_stop_below_seven() -> None:
    assert greedy(a_game("octopus-LB octopus-YE octopus-GR |", a="shark-DB")) == "end"


def test_greedy_bets_when_it_is_clearly_ahead() -> None:
    assert greedy(a_game(f"{SEVEN} | boat-DB", a="shark-DB")) == "last"


def test_greedy_does_not_bet_against_points_on_the_table() -> None:
    laid = " | boat-DB boat-DB / boat-LB boat-LB / boat-YE boat-YE / boat-BK boat-BK" + (
        " / fish-DB fish-DB / fish-BK fish-BK / fish-LB fish-YE"
    )

    assert greedy(a_game(f"{SEVEN} |", laid, a="shark-DB")) == "stop"


@pytest.mark.parametrize(("deck", "call"), [(2, "stop"), (3, "last")])
def test_greedy_does_not_bet_when_the_deck_may_run_out(deck: int, call: str) -> None:
    cards = " ".join(["shell-DB", "shell-LB", "shell-YE"][:deck])

    assert greedy(a_game(f"{SEVEN} | boat-DB", a="shark-DB", deck=cards)) == call


def test_greedy_beats_random_nearly_always() -> None:
    won, games = 0, 60 if THOROUGH else 24
    for seed in range(games):
        greedy_seat = seed % 2
        bots = ["greedy", "random"] if greedy_seat == 0 else ["random", "greedy"]
        *_, last = match(bots, seed, Ruleset(extra_salt=seed % 4 < 2))
        outcome = last.step.game.outcome
        assert outcome is not None
        won += outcome.winners == (Seat(greedy_seat),)

    assert won >= games * 55 / 60
