"""Win chances with all hands open."""

import pytest

from seasalt.coach.win_curve import chances
from seasalt.kernel.engines import library, plain
from seasalt.rules import Game, Phase
from tests.games import a_game

MERMAIDS = "mermaid-WH mermaid-WH mermaid-WH mermaid-WH"
GAMES = {
    "two": a_game("crab-DB shell-DB | boat-DB", a="shark-DB", b="crab-LB", phase=Phase.TAKE, totals=(12, 20)),
    "three, with Extra Salt": a_game(
        "crab-DB | boat-DB | jellyfish-PK", a="shark-DB", b="crab-LB", phase=Phase.TAKE, extra_salt=True
    ),
    "four": a_game(
        "penguin-PU penguin-LO colony-GR | | crab-YE |", a="shark-DB", b="crab-LB", totals=(20, 5, 9, 28)
    ),
}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_chances_of_all_seats_add_up_to_1(game: Game) -> None:
    looks = chances(game, 40)

    assert len(looks) == game.players
    assert sum(looks) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in looks)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_library_and_plain_python_see_the_same(game: Game) -> None:
    assert chances(game, 40, jobs=library) == pytest.approx(chances(game, 40, jobs=plain), abs=1e-12)


def test_the_same_seed_sees_the_same_and_another_nearly_the_same() -> None:
    game = GAMES["two"]

    assert chances(game, 100, seed=3) == chances(game, 100, seed=3)
    assert chances(game, 100, seed=3) != chances(game, 100, seed=4)
    assert chances(game, 400, seed=3) == pytest.approx(chances(game, 400, seed=10_000), abs=0.15)


def test_a_seat_about_to_lay_four_mermaids_wins() -> None:
    game = a_game(f"{MERMAIDS} | boat-DB", a="shark-DB", b="crab-LB", phase=Phase.TAKE, totals=(0, 39))

    assert chances(game, 60)[0] > 0.98


def test_four_mermaids_in_a_hand_count_before_that_seat_is_to_act() -> None:
    game = a_game(f"crab-DB | {MERMAIDS}", a="shark-DB", b="crab-LB", phase=Phase.TAKE, totals=(20, 20))

    assert chances(game, 60)[1] > 0.9


def test_the_order_of_the_deck_is_not_known() -> None:
    """A deck has no order: only its cards matter."""
    game = GAMES["two"]
    other = game._replace(round=game.round._replace(deck=tuple(sorted(game.round.deck))))

    assert chances(game, 30) == chances(other, 30)
