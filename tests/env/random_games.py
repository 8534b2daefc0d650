"""Random games for the tests of environments, and the same games in the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

from seasalt.env.games.match import Match
from seasalt.env.settings import settings
from seasalt.kernel.actions import STAGES, action_of
from seasalt.kernel.convert import hand_of, new_state
from seasalt.kernel.engines import plain
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.layout import LOSING, ROUND_OVER, SETUP, State, copy_into
from seasalt.kernel.game.play import apply as kernel_apply
from seasalt.kernel.game.turns import next_round
from seasalt.rules import Action, Deal, Lose, Seat, apply, new_game
from seasalt.rules.game import Game

TABLES = [(players, extra_salt) for players in (2, 3, 4) for extra_salt in (False, True)]


def a_match(seed: int, **options: Any) -> Match:
    """A match before its first move."""
    chosen = settings(**options)
    return Match(chosen, seed, seed % chosen.players)


def some_number(legal: tuple[int, ...], rng: Random) -> int:
    """A random legal number, but rarely a call."""
    quiet = [number for number in legal if number not in (13, 14)]
    return rng.choice(quiet if quiet and rng.random() < 0.95 else legal)


def positions(seed: int, decisions: int) -> Iterator[Match]:
    """The decisions of some matches of every kind."""
    rng = Random(seed)
    while decisions > 0:
        players, extra_salt = rng.choice(TABLES)
        match = a_match(rng.randrange(10**6), players=players, extra_salt=extra_salt)
        while match.running and decisions > 0:
            yield match
            decisions -= 1
            match.act(some_number(match.legal, rng))


class Followed:
    """A match that is also played in the rules: the seed determines what chance does."""

    def __init__(self, match: Match) -> None:
        ruleset, players = match.settings.ruleset, match.settings.players
        (self.state,) = plain.states(1, match.seed)
        copy_into(new_state(ruleset, players, Random(0), starter=Seat(match.starter)), self.state)
        self.game: Game = new_game(ruleset, players, starter=Seat(match.starter)).game
        self._before, self._numbers = State(), list[int]()
        self._roll()

    def act(self, number: int) -> None:
        """Play the same number."""
        if not self._numbers:
            copy_into(self.state, self._before)
        self._numbers.append(number)
        kernel_apply(self.state, number)
        if self.state.phase not in STAGES:
            self._do(action_of(self._before, tuple(self._numbers)))
            self._numbers = []
            self._roll()

    def _roll(self) -> None:
        s = self.state
        while s.phase >= SETUP and not self.game.outcome:
            if s.phase == ROUND_OVER:
                next_round(s)
                continue
            losing, before = s.phase == LOSING, list(hand_of(s, s.victim))
            roll(s)
            if losing:
                for card in hand_of(s, s.victim):
                    before.remove(card)
                self._do(Lose(before[0]))
            else:
                self._do(Deal(ALL_CARDS[s.deck[s.deck_count]]))  # the dealt card comes right after the deck

    def _do(self, action: Action) -> None:
        self.game = apply(self.game, action).game
