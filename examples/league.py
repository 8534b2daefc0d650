#!/usr/bin/env python3
"""Learn in a league, in torch: a network plays against its older selves, most against those that beat it.

    python examples/league.py --minutes 30 --out league

Self-play can run in circles: what beats today's network may lose to last week's. So every few minutes the
network joins the league as it is, and stays there. In each game one seat learns, and all other seats are one
member, drawn in proportion to (1 - what the learner wins against it)², as in prioritized fictitious
self-play. At the end the members play each other, and the table shows whether there are circles.

The network, PPO and the tests are those of `examples/self_play.py`.
"""

from copy import deepcopy

import numpy as np
from self_play import begin, collect, learn, options_of, update

from seasalt.env.vector import SeasaltVectorEnv

MOST = 12  # members: the first ones leave
MEMORY = 0.98  # of the share of games won against a member, by game


class League:
    """The members, and what the learner wins against each of them, lately."""

    def __init__(self, games, players, seed):
        self.members, self.won = [], []
        self.players = players
        self._rng = np.random.default_rng(seed)
        self.member, self.learner = np.zeros(games, np.int64), np.zeros(games, np.int64)

    def join(self, net):
        """Keep the network as it is, and draw opponents anew in all games."""
        self.members, self.won = [*self.members, deepcopy(net)][-MOST:], [*self.won, 0.5][-MOST:]
        self.draw(np.ones(len(self.member), np.bool_))

    def draw(self, games):
        """Opponents and a seat to learn for new games."""
        weights = (1 - np.array(self.won)) ** 2 + 1e-3
        self.member[games] = self._rng.choice(len(weights), games.sum(), p=weights / weights.sum())
        self.learner[games] = self._rng.integers(self.players, size=games.sum())

    def ended(self, games, results):
        """Remember the results of games that are over, and draw for the next ones."""
        for member, result in zip(self.member[games], results, strict=True):
            self.won[member] = MEMORY * self.won[member] + (1 - MEMORY) * result
        self.draw(games)


class Games:
    """The games of a league: a step is a decision of the seat to act, learner or member."""

    def __init__(self, env, league, net):
        self.env, self.league, self.net = env, league, net
        self.learns = []  # for each step, where the learner has decided
        self.turns = None

    def choose(self, rows, masks):
        """The learner's actions where it is to act, and the members' elsewhere."""
        league = self.league
        is_learner = self.turns == league.learner
        self.learns.append(is_learner)
        actions, chances, values = self.net.choose(rows, masks)
        for number, member in enumerate(league.members):
            theirs = ~is_learner & (league.member == number)
            if theirs.any():
                actions[theirs], _, _ = member.choose(rows[theirs], masks[theirs])
        return actions, chances, values

    def step(self, actions):
        """As `env.step`; results go to the league."""
        league = self.league
        rows, rewards, terminated, truncated, info = self.env.step(actions)
        over = terminated | truncated
        if over.any():
            # The last reward pays points of the round too, but nearly always most to the winner.
            paid = info["rewards"][over]
            won = paid.argmax(1) == league.learner[over]
            league.ended(over, won.astype(float))
        self.turns = info["turn"]
        return rows, rewards, terminated, truncated, info

    def collect(self, now, steps):
        """A batch, where to go on, and which decisions are the learner's."""
        self.turns, self.learns = now[1]["turn"], []
        batch, now = collect(self, self.choose, now, steps)
        return batch, now, np.array(self.learns)


def duels(members, games):
    """What each member wins against each other, with two players."""
    table = np.full((len(members), len(members)), 0.5)
    for one, first in enumerate(members):
        for other, second in enumerate(members[:one]):
            table[one, other] = _duel(first, second, games)
            table[other, one] = 1 - table[one, other]
    return table


def _duel(first, second, games):
    env = SeasaltVectorEnv(games, 2)
    rows, info = env.reset(seed=2 * 10**9)
    result, first_has = np.full(games, np.nan), np.arange(games) % 2
    while np.isnan(result).any():
        masks, is_first = info["action_mask"], info["turn"] == first_has
        actions = np.zeros(games, np.int64)
        for player, places in ((first, is_first), (second, ~is_first)):
            if places.any():
                actions[places], _, _ = player.choose(rows[places], masks[places])
        rows, _, terminated, truncated, info = env.step(actions)
        over = (terminated | truncated) & np.isnan(result)
        result[over] = (info["rewards"][over, first_has[over]] + 1) / 2
    return result.mean()


def main(arguments=None):
    options = options_of(arguments, __doc__, "league")
    net, optimizer, env, now = begin(options)
    league = League(options.games, options.players, options.seed)
    games = Games(env, league, net)

    def one_round():
        nonlocal now
        batch, now, learns = games.collect(now, options.steps)
        update(net, optimizer, batch, learns)

    def told():
        league.join(net)
        return f"   league of {len(league.members)}"

    learn(options, net, one_round, told)
    if league.members:
        print("\nA row's share of games against each column, oldest member first:")
        print(np.array2string(100 * duels(league.members, options.test), precision=0, suppress_small=True))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
