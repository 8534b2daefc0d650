"""A vector environment plays the same games as many single environments, step by step."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from seasalt.bots.network.policy_bot import PolicyBot
from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting
from seasalt.env.observation import NO_OP, action_space, observation_space
from seasalt.env.opponents import POLICIES
from seasalt.env.reward import game_rewards
from seasalt.env.seasalt_v0 import raw_env
from seasalt.env.single import SeaSalt
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.engines import library
from seasalt.kernel.game.layout import State
from seasalt.kernel.observation.hidden_cards import FULL_STATE
from seasalt.kernel.observation.row import OBSERVATION
from tests.kernel.observation.test_row import reshuffle_hidden

COUNT = 5
KINDS = [(players, box) for players in (2, 3, 4) for box in (False, True)]


class EachSeat(gymnasium.Env[Any, int]):
    """PettingZoo's environment with all seats in turn; the reward is that of the seat that acted."""

    def __init__(self, **options: Any) -> None:
        self.observation_space, self.action_space = observation_space(), action_space()
        self.games = raw_env(**options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self.games.reset(seed, options)
        return self.games.match.row.copy(), self._info()

    def step(self, action: int) -> Any:
        seat = self.games.match.turn
        self.games.step(action)
        match, rewards = self.games.match, list(self.games.rewards.values())
        return match.row.copy(), rewards[seat], match.over, match.truncated, self._info(np.array(rewards))

    def _info(self, rewards: Any = None) -> dict[str, Any]:
        match = self.games.match
        info = {"action_mask": match.mask.copy(), "turn": match.turn}
        return info if rewards is None else info | {"rewards": rewards}


def assert_same(ours: dict[str, Any], theirs: dict[str, Any], *names: str) -> None:
    for name in names:
        assert np.array_equal(ours[name], theirs[name]), name


def assert_in_step(ours: SeasaltVectorEnv, theirs: SyncVectorEnv, steps: int, *names: str) -> set[str]:
    """Play both by random legal actions; returns how games ended."""
    mode, rng, endings = ours.autoreset_mode, Random(7), set()
    (rows, info), (other_rows, other_info) = ours.reset(seed=20), theirs.reset(seed=20)
    for _ in range(steps):
        assert np.array_equal(rows, other_rows)
        assert_same(info, other_info, "action_mask", *names)
        actions = np.array([rng.choice([*np.flatnonzero(mask)] or [0]) for mask in info["action_mask"]])
        rows, rewards, terminated, truncated, info = ours.step(actions)
        other_rows, *others, other_info = theirs.step(actions)
        for one, other in zip((rewards, terminated, truncated), others, strict=True):
            assert one.dtype == other.dtype
            assert np.allclose(one, other)
        endings |= {"terminated"} if terminated.any() else set()
        endings |= {"truncated"} if truncated.any() else set()
        over = terminated | truncated
        if mode is AutoresetMode.SAME_STEP and over.any():
            assert np.array_equal(info["_final_obs"], other_info["_final_obs"])
            for place in np.flatnonzero(over):
                assert np.array_equal(info["final_obs"][place], other_info["final_obs"][place])
        if mode is AutoresetMode.DISABLED and over.any():
            rows, info = ours.reset(options={"reset_mask": over})
            other_rows, told = theirs.reset(options={"reset_mask": over})
            for name in ("action_mask", *names):
                other_info[name][over] = told[name][over]
    return endings


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_self_play_is_the_same_as_in_many_environments(
    players: int, extra_salt: bool, mode: AutoresetMode
) -> None:
    options: dict[str, Any] = {"players": players, "extra_salt": extra_salt, "target": 9, "max_rounds": 3}
    ours = SeasaltVectorEnv(COUNT, autoreset_mode=mode, reward="round", **options)
    theirs = SyncVectorEnv([lambda: EachSeat(reward="round", **options)] * COUNT, autoreset_mode=mode)

    assert assert_in_step(ours, theirs, 160, "turn")


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_one_seat_is_the_same_as_in_many_environments(
    players: int, extra_salt: bool, mode: AutoresetMode
) -> None:
    options: dict[str, Any] = {"players": players, "extra_salt": extra_salt, "target": 20, "max_rounds": 2}
    options |= {"opponents": "kernel:beginner", "seat": 1 if extra_salt else None}
    ours = SeasaltVectorEnv(COUNT, autoreset_mode=mode, **options)
    theirs = SyncVectorEnv([lambda: SeaSalt(illegal="raise", **options)] * COUNT, autoreset_mode=mode)

    assert "truncated" in assert_in_step(ours, theirs, 60, "seat")


def play(env: SeasaltVectorEnv, steps: int, seed: int = 1) -> list[Any]:
    """The results of so many steps, each by the first of some legal actions."""
    rng, found = np.random.default_rng(seed), []
    rows, info = env.reset(seed=seed)
    for _ in range(steps):
        actions = (info["action_mask"] * rng.random(info["action_mask"].shape)).argmax(1)
        rows, rewards, terminated, truncated, info = env.step(actions)
        found.append((rows, rewards, terminated, truncated, info["action_mask"], info["rewards"]))
    return found


def assert_alike(some: list[Any], others: list[Any]) -> None:
    for one, other in zip(some, others, strict=True):
        for array, twin in zip(one, other, strict=True):
            assert np.array_equal(array, twin)


@pytest.mark.parametrize("opponents", [None, *POLICIES])
def test_a_seed_repeats_itself(opponents: str | None) -> None:
    one, other = (SeasaltVectorEnv(8, 3, opponents=opponents) for _ in range(2))

    assert_alike(play(one, 40), play(other, 40))
    assert_alike(play(one, 10), play(one, 10))


def test_every_game_has_its_seed_whatever_its_place() -> None:
    env = SeasaltVectorEnv(3)
    together, _ = env.reset(seed=[5, 6, 5])
    alone, _ = SeasaltVectorEnv(1).reset(seed=6)

    assert np.array_equal(together[1], alone[0])
    assert np.array_equal(together[0], together[2])
    assert not np.array_equal(together[0], together[1])
    assert np.array_equal(env.reset(seed=5)[0][0], together[0])


def test_games_without_a_seed_are_not_the_same_twice() -> None:
    one, other = SeasaltVectorEnv(4), SeasaltVectorEnv(4)

    assert not np.array_equal(one.reset()[0], other.reset()[0])
    assert not np.array_equal(one.reset()[0], one.reset()[0])


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_as_the_environment_does(again: Any) -> None:
    env = SeasaltVectorEnv(4, 2, opponents="kernel:keen", full_state=True, target=10)
    masks, rng = play(env, 30)[-1][4], np.random.default_rng(1)
    twin = again(env)
    for _ in range(40):
        actions = (masks * rng.random(masks.shape)).argmax(1)
        ours: tuple[Any, ...] = env.step(actions)
        theirs = twin.step(actions)
        masks = ours[4]["action_mask"]

        for one, other in zip(ours[:4], theirs[:4], strict=True):
            assert np.array_equal(one, other)
        assert np.array_equal(ours[4]["state"], theirs[4]["state"])


def test_an_illegal_action_is_refused_with_what_is_legal_and_no_game_goes_on() -> None:
    env = SeasaltVectorEnv(3)
    env.reset(seed=1)
    for wrong in (12, 82, -1, 10**9):
        with pytest.raises(IllegalMove) as refused:
            env.step([0, wrong, 0])
        assert (refused.value.number, refused.value.legal) == (wrong, (0, 1, 2))
    rows, *_ = env.step([0, 0, 0])
    twin = SeasaltVectorEnv(3)
    twin.reset(seed=1)

    assert np.array_equal(rows, twin.step([0, 0, 0])[0])


def test_a_step_before_a_reset_or_after_the_end_is_refused() -> None:
    env = SeasaltVectorEnv(2, max_rounds=1, autoreset_mode="Disabled")
    with pytest.raises(NotRunning):
        env.step([0, 0])
    with pytest.raises(NotRunning):
        env.reset(options={"reset_mask": np.array([True, False])})
    _, info = env.reset(seed=1)
    over = np.array([False])
    while not over.any():
        _, _, terminated, truncated, info = env.step(info["action_mask"].argmax(1))
        over = terminated | truncated

    with pytest.raises(NotRunning):
        env.step(info["action_mask"].argmax(1))


@pytest.mark.parametrize(
    "options",
    [
        {"num_envs": 0},
        {"players": 5},
        {"seat": 1},
        {"opponents": "kernel:keen", "seat": 2},
        {"opponents": "kernel:keen", "seat": [0, 1, 0]},
    ],
)
def test_a_setting_that_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(WrongSetting):
        SeasaltVectorEnv(**{"num_envs": 2, **options})


@pytest.mark.parametrize("mask", [[True, True], np.array([1, 0]), np.array([False, False]), np.array([True])])
def test_a_reset_mask_says_which_games_of_all(mask: Any) -> None:
    env = SeasaltVectorEnv(2)
    env.reset(seed=1)
    if isinstance(mask, list):
        env.reset(options={"reset_mask": mask})
        return

    with pytest.raises(WrongSetting):
        env.reset(options={"reset_mask": mask})
    with pytest.raises(WrongSetting):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(WrongSetting):
        env.step([0])


def test_spaces_hold_what_comes_and_gymnasium_wraps_it() -> None:
    env = SeasaltVectorEnv(6, opponents="kernel:beginner", autoreset_mode="SameStep", max_rounds=3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    wrapped = DictInfoToList(RecordEpisodeStatistics(env))
    rows, infos = wrapped.reset(seed=3)
    assert rows in wrapped.observation_space
    assert rows.dtype == infos[0]["action_mask"].dtype == np.int8
    ended = 0
    for _ in range(120):
        actions = np.array([info["action_mask"].argmax() for info in infos])
        assert actions in wrapped.action_space
        rows, rewards, terminated, truncated, infos = wrapped.step(actions)
        assert rows in wrapped.observation_space
        assert rewards.shape == terminated.shape == truncated.shape == (6,)
        ended += sum("episode" in info for info in infos)

    assert ended > 0


def test_gymnasium_makes_it_by_name() -> None:
    mode = "vector_entry_point"
    env = gymnasium.make_vec(
        "seasalt/SeaSalt-v0", 3, vectorization_mode=mode, opponents="kernel:beginner", players=4
    )

    assert isinstance(env.unwrapped, SeasaltVectorEnv)
    assert env.reset(seed=1)[1]["action_mask"].any(axis=1).tolist() == [True] * 3


@pytest.mark.parametrize(
    "opponents", [None, "kernel:keen", "random", PolicyBot(lambda rows, masks: masks.argmax(1))]
)
@pytest.mark.parametrize("mode", ["NextStep", "Disabled"])
def test_a_sampler_finds_an_action_in_every_mask_and_that_of_a_game_that_is_over_does_nothing(
    mode: str, opponents: Any
) -> None:
    env = SeasaltVectorEnv(8, opponents=opponents, autoreset_mode=mode, target=5, max_rounds=2)
    _, info = env.reset(seed=2)
    rng, ended = np.random.default_rng(2), 0
    for _ in range(80):
        masks = info["action_mask"]
        chances = masks / masks.sum(1, keepdims=True)  # nowhere by zero: numpy's warning would be an error
        actions = np.array([rng.choice(len(each), p=each) for each in chances])
        _, _, terminated, truncated, info = env.step(actions)
        over = terminated | truncated
        ended += over.sum()
        assert np.array_equal(
            info["action_mask"][over], np.eye(1, 82, NO_OP, dtype=np.int8).repeat(over.sum(), 0)
        )
        if mode == "Disabled" and over.any():
            _, info = env.reset(options={"reset_mask": over})

    assert ended > 3


def test_what_has_been_handed_out_stays_as_it_was() -> None:
    env = SeasaltVectorEnv(2)
    rows, info = env.reset(seed=1)
    kept, masks = rows.copy(), info["action_mask"].copy()
    env.step(info["action_mask"].argmax(1))

    assert np.array_equal(rows, kept)
    assert np.array_equal(info["action_mask"], masks)


def test_a_game_pays_what_its_ranks_say() -> None:
    env = SeasaltVectorEnv(16, 3, target=10)
    ended = 0
    for _, _, terminated, _, _, rewards in play(env, 150):
        ended += terminated.sum()
        assert set(rewards[terminated].ravel()) <= {*game_rewards(np.array([[1, 2, 3], [1, 1, 3]])).ravel()}
        assert not rewards[~terminated].any()
    assert ended > 0


# --- no leaks


def test_an_observation_does_not_change_with_hidden_cards_and_the_state_does() -> None:
    env = SeasaltVectorEnv(32, 3, extra_salt=True, full_state=True, reward="round")
    play(env, 25)
    rows, info = look(env)
    assert info["state"].shape == (32, FULL_STATE)
    assert np.array_equal(info["state"][:, :OBSERVATION], rows)
    rng, s = Random(2), State()
    for place in range(1, 32):
        library.get(env._games.states, place, s)
        reshuffle_hidden(s, rng)
        library.put(s, env._games.states, place)
    others, other_info = look(env)

    assert np.array_equal(rows[1:], others[1:])
    assert np.array_equal(info["action_mask"][1:], other_info["action_mask"][1:])
    assert (info["state"] != other_info["state"]).any(1)[1:].mean() > 0.9


def look(env: SeasaltVectorEnv) -> Any:
    """The current rows; only the first game is reset."""
    return env.reset(options={"reset_mask": np.arange(env.num_envs) == 0})


def test_the_last_row_of_a_game_shows_no_hidden_hand() -> None:
    env = SeasaltVectorEnv(64, opponents="kernel:shy", seat=0, max_rounds=1, autoreset_mode="SameStep")
    _, info = env.reset(seed=1)
    rng, void = np.random.default_rng(1), 0
    for _ in range(200):
        masks = info["action_mask"].copy()
        masks[:, 13:15] = 0  # never calls, so that decks run out
        before = env._games.states["held"][:, 0].copy()
        _, _, _, truncated, info = env.step((masks * rng.random(masks.shape)).argmax(1))
        for place in np.flatnonzero(truncated):
            final = info["final_obs"][place]
            hand = sum(1 << int(card) for card in np.flatnonzero(final[:54]))
            void += bool(hand & int(before[place]))
            assert final[918:928].sum() == 0
    assert void > 10


# --- bots and policies as opponents


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("opponents", ["greedy", ["random", "kernel:keen"]])
def test_against_bots_it_is_the_same_as_many_environments(mode: AutoresetMode, opponents: Any) -> None:
    options: dict[str, Any] = {"players": 3, "target": 9, "max_rounds": 1, "reward": "round"}
    ours = SeasaltVectorEnv(3, autoreset_mode=mode, opponents=opponents, **options)
    theirs = SyncVectorEnv(
        [lambda: SeaSalt(illegal="raise", opponents=opponents, **options)] * 3, autoreset_mode=mode
    )

    assert assert_in_step(ours, theirs, 50, "seat")


def test_bots_know_no_illegal_action_and_give_the_full_state() -> None:
    env = SeasaltVectorEnv(2, opponents="random", full_state=True)
    _, info = env.reset(seed=1)
    assert info["state"].shape == (2, FULL_STATE)
    assert info["state"][:, OBSERVATION:].sum() > 40  # the deck
    with pytest.raises(IllegalMove):
        env.step([13, 0])


def last(rows: Any, masks: Any) -> Any:
    """The highest legal number, after a look at the row."""
    assert (rows.sum(1) > 0).all()
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


@pytest.mark.parametrize("players", [2, 3])
def test_policies_play_in_all_games_what_they_answer(players: int) -> None:
    options: dict[str, Any] = {"players": players, "target": 12, "reward": "round"}
    options["autoreset_mode"] = AutoresetMode.DISABLED
    together = SeasaltVectorEnv(4, opponents=PolicyBot(last), **options)
    first_rows, _ = together.reset(seed=4)
    for place in range(4):
        ours, by_hand = (
            SeasaltVectorEnv(1, opponents=PolicyBot(last), **options),
            SeasaltVectorEnv(1, **options),
        )
        rows, info = ours.reset(seed=4 + place)
        by_hand.reset(seed=0)
        by_hand._games.states[:] = ours._games.states
        assert np.array_equal(rows[0], first_rows[place])
        rng, over, replies = Random(place), np.array([False]), 0
        while not over[0]:
            action = [rng.choice(np.flatnonzero(info["action_mask"][0]))]
            owed = ours._games.owed[:players].copy()
            rows, _, over, _, info = ours.step(action)
            their_rows, _, done, _, told = by_hand.step(action)
            paid = owed + told["rewards"][0]
            while not done[0] and told["turn"][0] != info["seat"][0]:
                replies += 1
                their_rows, _, done, _, told = by_hand.step(last(their_rows, told["action_mask"]))
                paid += told["rewards"][0]
            assert np.allclose(info["rewards"][0], paid)
            assert done[0] == over[0]
            assert over[0] or np.array_equal(rows, their_rows)
        assert replies > 10


def test_policies_play_whole_games_in_every_mode() -> None:
    for mode in AutoresetMode:
        env = SeasaltVectorEnv(
            16, 3, opponents=[PolicyBot(last), PolicyBot(last)], target=8, autoreset_mode=mode
        )
        (_, info), rng, ended = env.reset(seed=2), np.random.default_rng(2), 0
        for _ in range(60):
            masks = info["action_mask"]
            _, _, terminated, truncated, info = env.step((masks * rng.random(masks.shape)).argmax(1))
            over = terminated | truncated
            ended += over.sum()
            assert np.allclose(info["rewards"].sum(1), 0)
            assert np.array_equal(info["turn"][~over], info["seat"][~over])
            if mode is AutoresetMode.DISABLED and over.any():
                _, info = env.reset(options={"reset_mask": over})
        assert ended > 5
