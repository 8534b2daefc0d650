"""Our bots play in OpenSpiel, and its bots play here."""

from random import Random
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random

from seasalt.bots import GreedyBot, UniformBot
from seasalt.env.errors import WrongSetting
from seasalt.env.games.guess import guessed_position
from seasalt.env.mini import MiniGame
from seasalt.env.spiel import SeasaltGame, SeasaltState
from seasalt.env.spiel_bots import SeatedSpielBot, SpielBot, game_of_view
from seasalt.rules import Ruleset, Seat, new_game, view
from seasalt.rules.chance import sample
from seasalt.rules.ruleset import MermaidColor
from seasalt.table import play_match
from tests.env.walking import walk


@pytest.mark.parametrize("params", [{"target": 3}, {"players": 4, "extra_salt": True, "target": 3}])
def test_our_bots_play_games_of_openspiel(params: dict[str, Any]) -> None:
    game = SeasaltGame(params)
    bots = [SpielBot(seat, UniformBot(Random(seat))) for seat in range(game.num_players())]

    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))

    assert max(returns) == 1


def test_the_greedy_bot_beats_random_play_in_openspiel_too() -> None:
    game = MiniGame()
    numbers = np.random.RandomState(2)
    bots = [SpielBot(0, GreedyBot(Random(1))), uniform_random.UniformRandomBot(1, numbers)]

    won = [evaluate_bots.evaluate_bots(game.new_initial_state(), bots, numbers)[0] for _ in range(100)]

    assert np.mean(won) > 1.4  # more than the first seat's advantage between equals


def test_a_duo_is_laid_in_stages_without_another_thought() -> None:
    game = SeasaltGame({"extra_salt": True, "target": 10})
    thoughts = 0

    class Counting(UniformBot):
        def decide(self, *facts: Any) -> Any:
            nonlocal thoughts
            thoughts += 1
            return super().decide(*facts)

    stages = 0
    for seed in range(6):
        bots = [SpielBot(seat, Counting(Random(seed + seat))) for seat in (0, 1)]
        state, rng, thoughts = game.new_initial_state(), Random(seed), 0
        decided = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            stages += bool(state.position.chosen)
            decided += not state.position.chosen
            state.apply_action(bots[state.current_player()].step(state))
        assert thoughts == decided

    assert stages


def _random_bot(game: SeasaltGame, player: int, rng: Random) -> Any:
    return uniform_random.UniformRandomBot(player, np.random.RandomState(rng.getrandbits(31)))


def _search(game: SeasaltGame, player: int, rng: Random) -> Any:
    numbers = np.random.RandomState(rng.getrandbits(31))
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    return ismcts.ISMCTSBot(game, evaluator, 1.0, max_simulations=2, random_state=numbers)


def test_bots_of_openspiel_play_a_game_at_our_table() -> None:
    start = new_game(Ruleset(extra_salt=True, target_score=3), 3)
    bots = [SeatedSpielBot(Random(seat), _random_bot) for seat in range(3)]
    rng = Random(5)

    *_, last = play_match(start, bots, lambda game: sample(game, rng))

    assert last.step.game.outcome


def test_the_search_of_openspiel_decides_from_a_view() -> None:
    game = SeasaltGame({"target": 3, "players": 3})
    bot = SeatedSpielBot(Random(1), _search)
    decided = 0
    for number, position in enumerate(walk(game.first, Random(4))):
        if position.to_act is not None and not position.chosen and number % 9 == 0:
            seat, options = position.to_act, tuple(position.actions().values())
            assert bot.decide(view(position.game, seat), position.knowledge(seat), options) in options
            decided += 1
    assert decided > 2


def test_a_guess_looks_to_its_seat_like_the_real_position() -> None:
    game = SeasaltGame({"players": 3, "extra_salt": True, "target": 20})
    for number, position in enumerate(walk(game.first, Random(6))):
        if position.to_act is None or position.chosen or number % 5:
            continue
        seat = position.to_act
        guess = guessed_position(
            game.start, view(position.game, seat), position.knowledge(seat), Random(number)
        )
        again = SeasaltState(game, guess).resample_from_infostate(seat, lambda: 0.5).position

        for other in (guess, again):
            assert view(other.game, seat) == view(position.game, seat)
            assert other.legal() == position.legal()


def test_every_table_has_its_game_of_openspiel() -> None:
    table = view(new_game(Ruleset(extra_salt=True, target_score=25), 3).game, Seat(0))

    assert game_of_view(table).settings.ruleset == table.ruleset
    assert game_of_view(table).num_players() == 3


def test_rules_of_no_edition_are_refused() -> None:
    table = view(new_game(Ruleset(mermaid_color=MermaidColor.NONE), 2).game, Seat(0))

    with pytest.raises(WrongSetting, match="an edition"):
        game_of_view(table)
