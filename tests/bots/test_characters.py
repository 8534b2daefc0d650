"""The characters play as their descriptions say."""

from random import Random

from seasalt.bots import ROSTER
from seasalt.rules import Game, Knowledge, Phase, Seat, learn, no_knowledge, parse_card
from seasalt.rules.action import Pile
from seasalt.rules.event import CardTaken, PileStarted
from tests.bots.test_bots import decision
from tests.games import a_game

OTHERS = ("greedy", "rusher", "collector", "hunter", "gambler")


def choice(name: str, game: Game, knowledge: Knowledge | None = None) -> str:
    return decision(ROSTER[name](Random(0)), game, knowledge)


def who(action: str, game: Game) -> set[str]:
    """The bots that do this."""
    return {name for name in OTHERS if choice(name, game) == action}


EIGHT = "octopus-LB octopus-YE octopus-GR crab-DB crab-LB fish-DB fish-LB"


def test_with_eight_points_and_a_small_lead_the_rusher_stops_where_others_bet() -> None:
    game = a_game(f"{EIGHT} | boat-DB boat-LB shell-DB shell-LB sailor-PK sailor-OR crab-YE", a="shark-DB")

    assert who("stop", game) == {"rusher"}
    assert who("last", game) == {"greedy", "hunter", "gambler"}


def test_the_collector_goes_on_with_eight_points_while_no_opponent_looks_ready() -> None:
    game = a_game(f"{EIGHT} | boat-DB boat-LB shell-DB", a="shark-DB")

    assert choice("collector", game) not in ("stop", "last")
    assert choice("greedy", game) == "last"


def test_the_collector_takes_its_eight_points_when_an_opponent_looks_ready() -> None:
    hand = "shell-DB shell-LB shell-YE sailor-PK sailor-OR boat-DB boat-LB penguin-PU penguin-LO boat-YE"
    game = a_game(f"{EIGHT} | {hand}", a="shark-DB")

    assert choice("collector", game) in ("stop", "last")


def test_the_collector_keeps_the_captain_before_it_has_a_sailor() -> None:
    game = a_game("shell-DB |", a="crab-DB", b="fish-DB", drawn="captain-LO crab-GR", phase=Phase.KEEP)

    assert choice("collector", game).startswith("keep captain-LO")


def test_the_rusher_lays_boats_before_crabs() -> None:
    game = a_game("boat-DB boat-LB crab-DB crab-LB |", a="shell-DB")

    assert choice("rusher", game) == "lay boat-DB boat-LB"


def test_the_hunter_takes_a_mermaid_from_anywhere() -> None:
    hand = "octopus-LB octopus-YE octopus-GR |"
    assert choice("hunter", a_game(hand, a="octopus-PU", b="mermaid-WH", phase=Phase.TAKE)) == "take B"


def test_the_hunter_with_two_mermaids_does_not_call_while_no_opponent_looks_ready() -> None:
    hand = "mermaid-WH mermaid-WH octopus-LB octopus-YE octopus-GR"
    game = a_game(f"{hand} | boat-DB", a="shark-DB")

    assert choice("hunter", game) == "end"
    assert who("last", game) == {"greedy", "rusher", "collector", "gambler"}


def test_the_hunter_steals_where_a_mermaid_is_known_to_be() -> None:
    game = a_game(
        "crab-DB | mermaid-WH boat-DB | fish-DB fish-LB crab-LB",
        phase=Phase.STEAL,
        a="shell-DB",
        b="shell-LB",
    )
    knowledge = no_knowledge(Seat(0), 3, game.box)
    knowledge = learn(knowledge, PileStarted(Pile.A, parse_card("mermaid-WH")))
    knowledge = learn(knowledge, CardTaken(Seat(1), Pile.A, parse_card("mermaid-WH"), None))

    assert choice("hunter", game, knowledge) == "steal 2"
    assert choice("greedy", game, knowledge) == "steal 3"


def test_the_gambler_draws_where_greedy_takes() -> None:
    game = a_game("fish-DB octopus-LB |", a="fish-BK", b="boat-DB", phase=Phase.TAKE)

    assert choice("greedy", game) == "take A"
    assert choice("gambler", game) == "draw"


def test_the_gambler_bets_where_it_is_not_even_ahead() -> None:
    hidden = "boat-DB boat-LB shell-DB shell-LB sailor-PK sailor-OR penguin-PU penguin-LO penguin-PK shell-YE"
    game = a_game(f"{EIGHT} | {hidden}", a="shark-DB")

    assert who("last", game) == {"gambler"}
