"""The mini game is small enough to solve, and docs/openspiel.md has the results."""

from bench.mini import PAGE, PICTURE, cfr, mini, picture, printed, rows
from seasalt.env.mini import MINI_BOX
from seasalt.rules import box


def test_the_mini_game_has_at_most_a_hundred_thousand_histories() -> None:
    assert mini()[1].histories == 46_744
    assert set(MINI_BOX) <= set(box(extra_salt=False))


def test_cfr_comes_as_near_to_an_equilibrium_as_one_likes() -> None:
    found, _ = cfr()

    assert list(found.values()) == sorted(found.values(), reverse=True)
    assert found[100] < 0.001


def test_no_player_that_plans_nothing_is_near_it() -> None:
    uniform, greedy, one_step, *solved = (row.exploitability for row in rows())

    assert uniform > greedy > one_step > 10 * max(solved)


def test_the_page_and_its_picture_say_so() -> None:
    text = PAGE.read_text("utf-8")

    assert printed(text) == text, "./dev bench mini writes it anew"
    assert PICTURE.read_text("utf-8") == picture(), "./dev bench mini draws it anew"
