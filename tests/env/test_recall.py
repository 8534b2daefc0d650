"""Information-state tensors of small games remember everything; the whole game has none, and says so."""

from dataclasses import replace
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from seasalt.env.errors import WrongSetting
from seasalt.env.games.position import Position, first_position
from seasalt.env.games.recall import Form, recall
from seasalt.env.mini import LADDER, MiniGame, mini_start
from seasalt.env.spiel import NoInformationStateTensor, SeasaltGame
from seasalt.env.spiel_tree import choices, histories
from seasalt.rules import Event
from seasalt.rules.event import PileSearched
from tests.env.walking import small, walk


def test_tensors_are_equal_exactly_if_information_states_are() -> None:
    first = small("crab-DB crab-DB mermaid-WH penguin-LO")
    form = Form(40, 2, first.game.box)
    texts: dict[str, bytes] = {}
    for position in histories(first):
        if position.to_act is not None:
            for seat in (0, 1):
                text = f"{seat}: {position.information_state(seat)}"
                numbers = recall(position, seat, form).tobytes()
                assert texts.setdefault(text, numbers) == numbers

    of_seats = [{numbers for text, numbers in texts.items() if text[0] == str(seat)} for seat in (0, 1)]
    assert sum(map(len, of_seats)) == len(texts) > 600


def row_count(event: Event) -> int:
    """The most rows that an event takes for any viewer."""
    return max(1, len(event.cards or ())) if isinstance(event, PileSearched) else 1


@pytest.mark.parametrize("size", [(5, 2), (5, 3)])
def test_the_longest_game_just_fits(size: tuple[int, int]) -> None:
    found: dict[object, int] = {}

    def rows_after(position: Position) -> int:
        """The most rows that can follow."""
        if position.game not in found:
            after = [position.after(number) for number in choices(position)]
            found[position.game] = max(
                (sum(map(row_count, each.events)) + rows_after(each) for each in after), default=0
            )
        return found[position.game]

    first = first_position(replace(mini_start(*size), remembers=False))
    assert len(first.events) + rows_after(first) == LADDER[size].events


@pytest.mark.parametrize("size", LADDER)
def test_openspiel_reads_the_tensor_of_every_game_of_the_ladder(size: tuple[int, int]) -> None:
    cards, players = size
    game = pyspiel.load_game(f"python_seasalt_mini(cards={cards},players={players})")
    observer = game.make_py_observer(
        pyspiel.IIGObservationType(
            perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
    )
    for seed in range(3):
        *_, position, _ = walk(game.first, Random(seed))
        state = game.new_initial_state()
        for number in position.numbers:
            state.apply_action(number)
        for seat in range(players):
            numbers = state.information_state_tensor(seat)
            observer.set_from(state, seat)
            assert (
                len(numbers) == game.information_state_tensor_size() == np.prod(observer.dict["events"].shape)
            )
            assert numbers == observer.tensor.tolist()
            assert any(numbers)
    assert game.get_type().provides_information_state_tensor


def test_agents_of_openspiel_learn_small_games_with_perfect_recall() -> None:
    environment = rl_environment.Environment(MiniGame(), chance_event_sampler=None)
    environment.seed(1)

    step = environment.reset()

    assert len(step.observations["info_state"][0]) == MiniGame().information_state_tensor_size()


def test_the_whole_game_refuses_to_give_an_empty_tensor() -> None:
    game = SeasaltGame()

    for ask in (
        game.new_initial_state().information_state_tensor,
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
    ):
        with pytest.raises(NoInformationStateTensor, match="Use observation_tensor"):
            ask()


def test_a_size_that_is_not_on_the_ladder_is_refused() -> None:
    with pytest.raises(WrongSetting, match="'7 and 3'; it can be 5 and 2"):
        MiniGame({"cards": 7, "players": 3})
