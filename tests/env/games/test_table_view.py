"""A kernel position as a Game of the rules: every seat sees the same of both."""

from dataclasses import replace
from random import Random

import pytest

from seasalt.env.games.table_view import game_of, view_of
from seasalt.rules import Seat, View, score, view
from tests.env.random_games import TABLES, Followed, a_match, some_number


def comparable(shown: View) -> View:
    """Without what the kernel does not keep: groups of laid cards, victims, results."""
    laid = tuple((tuple(sorted(card for group in one for card in group)),) for one in shown.tableaus)
    return replace(shown, tableaus=laid, results=(), victim=None)


@pytest.mark.parametrize(("players", "extra_salt"), TABLES)
def test_every_seat_sees_of_a_position_what_it_sees_of_the_game(players: int, extra_salt: bool) -> None:
    rng = Random(players)
    match = a_match(players, players=players, extra_salt=extra_salt, target=25)
    followed = Followed(match)
    for _ in range(250):
        if not match.running:
            break
        here = game_of(match.state(), match.settings.ruleset)
        for seat in (*map(Seat, range(players)), None):
            assert comparable(view(here, seat)) == comparable(view(followed.game, seat))
        for own, game in zip(here.round.tableaus, followed.game.round.tableaus, strict=True):
            assert sorted(map(len, own)) == sorted(map(len, game))
            assert score((), own, here.ruleset).total == score((), game, here.ruleset).total
        number = some_number(match.legal, rng)
        match.act(number)
        followed.act(number)


def test_a_view_of_everything_shows_every_hand_and_what_is_drawn() -> None:
    match = a_match(3, players=3)
    match.act(0)
    s = match.state()
    everything = view_of(s, match.settings.ruleset, None)

    assert None not in everything.hands
    assert len(everything.drawn or ()) == 2
    other = (match.turn + 1) % 3
    assert view_of(s, match.settings.ruleset, other).drawn is None
