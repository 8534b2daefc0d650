"""Refused actions: `assert refusal(game, "take A") is Reason.PILE_EMPTY`."""

import pytest

from seasalt.rules import Game, IllegalAction, Reason
from tests.games import play


def refusal(game: Game, action: str) -> Reason:
    """The reason why an action in notation is refused."""
    with pytest.raises(IllegalAction) as refused:
        play(game, action)
    assert str(refused.value.action) == action
    return refused.value.reason
