"""Set-up, whose turn it is, and cards that stay in the game: docs/rules-reference.md 2.1, 2.3 and 7.5."""

from random import Random

import pytest

from seasalt.rules import (
    Fault,
    OptionError,
    Phase,
    Pile,
    Reason,
    Ruleset,
    Seat,
    apply,
    format_cards,
    legal_actions,
    new_game,
    parse_cards,
    sample,
    seeded_starter,
)
from seasalt.rules.event import (
    CardPicked,
    GameEnded,
    PileSearched,
    PileStarted,
    RoundStarted,
    TurnStarted,
)
from tests.games import a_game, cards_of, play
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"
SIX = "octopus-LB octopus-YE octopus-GR"
JELLYFISH = "jellyfish-PU swimmer-DB"
SHARK = "shark-DB swimmer-LB"


# --- 2.1 set-up


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("extra_salt", "deck_size"), [(False, 56), (True, 64)])
def test_a_round_starts_with_two_piles_of_one_card_and_empty_hands(
    players: int, extra_salt: bool, deck_size: int
) -> None:
    # P1
    fresh = new_game(Ruleset(extra_salt=extra_salt), players, starter=Seat(1))

    step = play(fresh.game, "deal crab-DB", "deal fish-LB")

    now = step.game.round
    assert len(now.deck) == deck_size
    assert tuple(map(format_cards, now.piles)) == ("crab-DB", "fish-LB")
    assert now.hands == ((),) * players
    assert now.tableaus == ((),) * players
    assert step.game.totals == (0,) * players
    assert step.game.to_act == 1
    assert fresh.events == (RoundStarted(1, Seat(1), deck_size + 2),)
    crab, fish = parse_cards("crab-DB fish-LB")
    assert step.events == (PileStarted(Pile.A, crab), PileStarted(Pile.B, fish), TurnStarted(Seat(1)))


def test_every_round_shuffles_all_cards_again() -> None:
    game = a_game(f"{SEVEN} | crab-DB", "fish-DB fish-LB", a="boat-DB")

    after = play(game, "stop").game

    assert after.round.deck == game.box
    assert len(after.round.deck) == 58
    assert (after.round.piles, after.round.hands, after.round.tableaus) == (((), ()), ((), ()), ((), ()))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        new_game(Ruleset(), players)

    assert (refused.value.fault, refused.value.about) == (Fault.PLAYER_COUNT, str(players))
    assert refused.value.expected == "2 3 4"


def test_the_starter_sits_at_the_table() -> None:
    with pytest.raises(OptionError) as refused:
        new_game(Ruleset(), 3, starter=Seat(3))

    assert (refused.value.fault, refused.value.about) == (Fault.UNKNOWN_SEAT, "4")
    assert refused.value.expected == "1 2 3"


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_the_target_is_40_35_or_30_points(players: int, target: int) -> None:
    assert Ruleset().target(players) == target


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random(players: int) -> None:
    starters = {seeded_starter(bytes([seed]), players) for seed in range(64)}

    assert starters == set(range(players))


# --- 7.5


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("extra_salt", "size"), [(False, 58), (True, 66)])
def test_at_every_moment_each_card_of_the_box_lies_in_exactly_one_place(
    players: int, extra_salt: bool, size: int
) -> None:
    # P18
    rng = Random(players)
    game = new_game(Ruleset(extra_salt=extra_salt, target_score=999), players).game

    for _ in range(1500):
        game = apply(game, sample(game, rng) if game.chance_acts else rng.choice(legal_actions(game))).game
        if game.outcome:  # four mermaids
            game = new_game(game.ruleset, players).game

        assert cards_of(game) == game.box
    assert len(game.box) == size


# --- 2.3: nobody acts out of turn


def test_while_chance_acts_no_seat_does_and_the_other_way_round() -> None:
    dealing, taking = new_game(Ruleset(), 2).game, a_game(phase=Phase.TAKE)

    assert dealing.to_act is None
    assert refusal(dealing, "draw") is Reason.CHANCE_ACTS
    assert refusal(taking, "deal crab-DB") is Reason.NOT_CHANCE


def test_chance_deals_only_what_is_in_the_deck() -> None:
    game = a_game("fish-DB fish-LB |", deck="crab-DB")

    assert refusal(play(game, "lay fish-DB fish-LB").game, "deal boat-DB") is Reason.CARD_NOT_IN_DECK


def test_the_end_of_the_game_says_who_has_won() -> None:
    game = a_game("sailor-PK sailor-OR captain-LO |", totals=(39, 0))
    step = play(game, "stop")

    assert step.game.outcome is not None
    assert step.events[-1] == GameEnded(step.game.outcome)


def test_searching_a_pile_says_who_looks_at_what_and_takes_which_card() -> None:
    looked = play(a_game("crab-DB crab-LB |", a="shell-DB boat-BK"), "lay crab-DB crab-LB", "look A")
    shell, boat = parse_cards("shell-DB boat-BK")

    assert looked.events[-1] == PileSearched(Seat(0), Pile.A, (shell, boat))
    assert play(looked.game, "pick shell-DB").events[0] == CardPicked(Seat(0), Pile.A, shell, boat)
