"""What is put together once for all viewers is what each of them would have been shown alone."""

from random import Random

import pytest

from seasalt.rules import Ruleset, Seat, apply, legal_actions, new_game, sample, view
from seasalt.rules.edition import edition_named
from seasalt.rules.game import Game
from seasalt.server.messages import encode
from seasalt.server.showing import Shown, game_state
from seasalt.table.clock import ClockRule
from seasalt.table.table import Place, Stage, Table


def a_table(game: Game) -> Table:
    places = tuple(Place(guest=f"g{seat}", name=f"G{seat}", nonce="00") for seat in range(4))
    return Table(
        9, edition_named("standard"), game.ruleset, ClockRule(), False, "", "00", places, Stage.PLAYING, game
    )


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_sees_the_same_as_from_its_view_alone(seed):
    rng, game = Random(seed), new_game(Ruleset(extra_salt=True), 4).game
    for _ in range(400):
        if game.outcome is not None:
            return
        if game.to_act is None:
            game = apply(game, sample(game, rng)).game
            continue
        shown = Shown(a_table(game))
        for viewer in (None, *map(Seat, range(4))):
            alone = game_state(view(game, viewer), with_result=False)
            assert encode(shown.state(viewer).game) == encode(alone)
        game = apply(game, rng.choice(legal_actions(game))).game
