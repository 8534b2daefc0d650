"""The tree of a small game is the same game."""

from dataclasses import replace
from random import Random

import pyspiel
import pytest

from seasalt.env.games.position import first_position
from seasalt.env.mini import MiniGame, mini_start
from seasalt.env.spiel_tree import Tree, histories, tree_of
from seasalt.rules import parse_cards

CARDS = parse_cards("crab-DB crab-DB mermaid-WH mermaid-WH mermaid-WH")


def tiny(players: int) -> tuple[MiniGame, Tree]:
    """The mini game with other cards, and its tree."""
    game = MiniGame({"players": players})
    game.first = first_position(replace(mini_start(5, players), cards=CARDS, remembers=players == 2))
    return game, tree_of(game)


@pytest.fixture(scope="module")
def tiny_for_two() -> tuple[MiniGame, Tree]:
    return tiny(2)


def test_every_history_is_in_the_tree(tiny_for_two: tuple[MiniGame, Tree]) -> None:
    game, tree = tiny_for_two

    assert tree.histories == sum(1 for _ in histories(game.first)) == 6614


@pytest.mark.parametrize(("players", "games"), [(2, 300), (3, 50)])
def test_a_game_goes_the_same_way_in_the_tree(
    players: int, games: int, tiny_for_two: tuple[MiniGame, Tree]
) -> None:
    game, tree = tiny_for_two if players == 2 else tiny(players)
    rng = Random(1)
    for _ in range(games):
        state, node = game.new_initial_state(), tree.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                named = {node.action_to_string(-1, n): (n, chance) for n, chance in node.chance_outcomes()}
                assert [named[str(n)][1] for n, _ in state.chance_outcomes()] == pytest.approx(chances)
                number = rng.choice(state.legal_actions())
                action = named[str(number)][0]
            else:
                seat = state.current_player()
                assert node.current_player() == seat
                assert node.information_state_string(seat) == tree.keys[state.information_state_string(seat)]
                assert node.legal_actions() == sorted(tree.actions[n] for n in state.legal_actions())
                number = rng.choice(state.legal_actions())
                action = tree.actions[number]
            state.apply_action(number)
            node.apply_action(action)
        assert node.is_terminal()
        assert node.returns() == pytest.approx(state.returns())


def test_a_policy_is_worth_the_same_in_the_tree(tiny_for_two: tuple[MiniGame, Tree]) -> None:
    game, tree = tiny_for_two
    lowest = tree.policy(game.first, lambda position: {position.legal()[0]: 1.0})
    same = pyspiel.TabularPolicy(
        {
            position.information_state(position.to_act): [
                (n, float(n == position.legal()[0])) for n in position.legal()
            ]
            for position in histories(game.first)
            if position.to_act is not None
        }
    )

    assert pyspiel.exploitability(tree.game, lowest) == pytest.approx(pyspiel.exploitability(game, same))


def test_a_tree_prints_in_one_line(tiny_for_two: tuple[MiniGame, Tree]) -> None:
    assert repr(tiny_for_two[1]) == str(tiny_for_two[1]) == "Tree(game=efg_game(), histories=6614)"
