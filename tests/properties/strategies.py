"""Hypothesis strategies: rulesets, tables, policies, and games played from a seed."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from random import Random
from typing import NamedTuple, get_type_hints

from hypothesis import strategies as st

from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Card,
    Game,
    Record,
    Ruleset,
    Seat,
    Step,
    apply,
    legal_actions,
    new_game,
    sample,
    seeded_chance,
)
from seasalt.rules.cards import EXTRA_SALT_BOX, distinct
from seasalt.rules.edition import Edition

ALL_CARDS = distinct(EXTRA_SALT_BOX)
TOP_OF_A_GAME = 1200  # actions after which a game is abandoned: shy players may never end it


class Policy(StrEnum):
    """How seats choose: uniformly, shy (they rarely call) or bold (they bet at once)."""

    UNIFORM = "uniform"
    SHY = "shy"
    BOLD = "bold"


class Move(NamedTuple):
    """An action, with the game before and the step after it."""

    before: Game
    action: Action
    step: Step


@dataclass(frozen=True)
class Table:
    """What a game needs before its first action."""

    ruleset: Ruleset
    players: int
    starter: Seat
    policy: Policy
    seed: int

    def start(self) -> Step:
        """The game before its first deal."""
        return new_game(self.ruleset, self.players, starter=self.starter)

    def moves(self, limit: int = TOP_OF_A_GAME) -> Iterator[Move]:
        """A game as the policy plays it."""
        return moves(self.start().game, Random(self.seed), self.policy, limit)

    def record(self, *, edition: Edition, names: tuple[str, ...], seed: bytes | None, limit: int) -> Record:
        """A game as the policy plays it, with chance from `seed` if there is one."""
        played = moves(self.start().game, Random(self.seed), self.policy, limit, seed)
        actions = tuple(move.action for move in played)
        return Record(edition, self.ruleset, names, self.starter, seed, actions)


def moves(
    game: Game, rng: Random, policy: Policy, limit: int = TOP_OF_A_GAME, seed: bytes | None = None
) -> Iterator[Move]:
    """Play on until the game is over, or for `limit` actions."""
    for _ in range(limit):
        if game.outcome:
            return
        if not game.chance_acts:
            action = choose(legal_actions(game), rng, policy)
        elif seed is None:
            action = sample(game, rng)
        else:
            action = seeded_chance(game, seed)
        step = apply(game, action)
        yield Move(game, action, step)
        game = step.game


def choose(options: tuple[Action, ...], rng: Random, policy: Policy) -> Action:
    """One of the options. A shy player calls about once in a hundred turns, a bold one bets at once."""
    if policy is Policy.BOLD and CallLastChance() in options:
        return CallLastChance()
    if policy is Policy.SHY and rng.random() < 0.98:
        options = tuple(option for option in options if not isinstance(option, CallStop | CallLastChance))
    return rng.choice(options)


# --- strategies


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Every option with every value."""
    hints = get_type_hints(Ruleset)
    options: dict[str, st.SearchStrategy[object]] = {
        field.name: st.booleans() if hints[field.name] is bool else st.sampled_from(tuple(hints[field.name]))
        for field in fields(Ruleset)
        if field.name not in ("target_score", "version")
    }
    options["target_score"] = st.none() | st.integers(1, 60)
    return st.builds(Ruleset, **options)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Two to four players of either policy, with any options and either box."""
    players = draw(st.integers(2, 4))
    return Table(
        draw(rulesets()),
        players,
        Seat(draw(st.integers(0, players - 1))),
        draw(st.sampled_from(Policy)),
        draw(st.integers(0, 2**32 - 1)),
    )


@st.composite
def positions(draw: st.DrawFn) -> Game:
    """A game in the middle of play."""
    table = draw(tables())
    wanted = draw(st.integers(0, 400))
    game = table.start().game
    for move in table.moves(wanted):
        game = move.step.game
    return game


def cards() -> st.SearchStrategy[Card]:
    """Any card of either box."""
    return st.sampled_from(ALL_CARDS)


def names(players: int) -> st.SearchStrategy[tuple[str, ...]]:
    """Names on one line, of one or more words."""
    word = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=9)
    return st.tuples(*[st.lists(word, min_size=1, max_size=4).map(" ".join)] * players)
