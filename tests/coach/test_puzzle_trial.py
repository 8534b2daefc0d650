"""A puzzle that is played on: the deal fits what its seat knows, and the round comes to its end."""

import pytest

from seasalt.coach.puzzle import Puzzle, Theme
from seasalt.coach.puzzle_file import puzzles
from seasalt.coach.puzzle_trial import Trial, play_on
from seasalt.rules.action import Action
from seasalt.rules.errors import IllegalAction
from seasalt.rules.event import CardDrawn, CardLifted, RoundEnded
from seasalt.rules.legal import legal_actions
from seasalt.rules.view import view


def to_the_end(puzzle: Puzzle, first: Action, deal: int) -> tuple[list[Action], Trial]:
    """The own actions, always the last that is legal, and where they lead."""
    actions = [first]
    while (trial := play_on(puzzle.position, actions, deal)).end is None:
        actions.append(legal_actions(trial.game)[-1])
    return actions, trial


@pytest.mark.parametrize("theme", list(Theme))
def test_every_option_leads_to_the_end_of_the_round(theme: Theme) -> None:
    puzzle = next(one for one in puzzles() if one.theme is theme)
    for option in puzzle.position.options:
        _, trial = to_the_end(puzzle, option, 1)

        assert any(isinstance(event, RoundEnded) for event in trial.events)


def test_before_the_first_action_the_seat_sees_the_puzzle_whatever_the_deal() -> None:
    different = 0
    for puzzle in puzzles()[::10]:
        deals = [play_on(puzzle.position, [], deal) for deal in range(4)]

        assert {view(trial.game, puzzle.position.seat) for trial in deals} == {puzzle.position.view}
        assert all(trial.knowledge == puzzle.position.knowledge for trial in deals)
        assert not any(trial.events for trial in deals)
        different += len({trial.game for trial in deals}) > 1
    assert different


def test_what_others_draw_is_not_told() -> None:
    by_others = 0
    for puzzle in puzzles()[:20]:
        _, trial = to_the_end(puzzle, puzzle.best.action, 2)
        drawn = [event for event in trial.events if isinstance(event, CardDrawn | CardLifted)]
        hidden = [event.card for event in drawn if event.seat != puzzle.position.seat]

        assert set(hidden) <= {None}
        by_others += len(hidden)
    assert by_others


def test_the_same_actions_in_the_same_deal_give_the_same_again() -> None:
    puzzle = puzzles()[0]
    actions, trial = to_the_end(puzzle, puzzle.best.action, 5)

    assert play_on(puzzle.position, actions, 5) == trial


def test_nothing_can_be_done_after_the_round() -> None:
    puzzle = puzzles()[0]
    actions, _ = to_the_end(puzzle, puzzle.best.action, 5)

    with pytest.raises(IllegalAction):
        play_on(puzzle.position, [*actions, actions[-1]], 5)
