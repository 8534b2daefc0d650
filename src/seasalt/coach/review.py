"""The review of a game: what every option was worth, and what a choice gave away.

Everything is as the seat could know it at that moment: a bot gets its View and its Knowledge, never the hands
of others and never what came later. First the options race as when the bot decides. If somebody chose another
option than the bot, the two are tried in further worlds, which did not take part in choosing the best, until
it is clear how large the loss is. A loss counts as large only if chance alone hardly explains it.
"""

from collections.abc import Callable, Collection, Iterator
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

from seasalt.bots.explanation import Explanation, Prospect
from seasalt.bots.search import Duel, SearchBot
from seasalt.rules.action import Action, CallLastChance, CallStop, Seat
from seasalt.rules.game import Game, seats
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.record import Record, replay
from seasalt.rules.view import redact, view

FIRST_WORLDS: Final = 32  # of a duel; each further step doubles them
MOST_WORLDS: Final = 1024
SURE: Final = 2.6  # standard errors of an interval of 99 %


class Verdict(StrEnum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


COSTS: Final = {Verdict.INACCURACY: 0.02, Verdict.MISTAKE: 0.05, Verdict.BLUNDER: 0.1}
"""The least loss of each verdict that is worse than good, in chance to win the game."""


class Judged(NamedTuple):
    """A decision and what it was worth. The best option loses nothing; `low` and `high` are an interval."""

    step: int  # the number of the action in the record, from 0
    round: int
    seat: Seat
    action: Action
    best: Action
    prospects: tuple[Prospect, ...]  # the best first
    loss: float
    low: float
    high: float
    verdict: Verdict

    @property
    def is_bet(self) -> bool:
        """Whether a call was possible."""
        return any(isinstance(option.action, CallStop | CallLastChance) for option in self.prospects)


def review(
    record: Record, reviewer: Callable[[Random], SearchBot], whose: Collection[Seat] | None = None
) -> Iterator[Judged]:
    """Judge every decision with two or more options, of these seats or of all, in the order of the game."""
    players = len(record.names)
    (_, step), *rest = replay(record)
    known = [no_knowledge(seat, players, step.game.box) for seat in seats(players)]
    for number, (action, after) in enumerate(rest):
        assert action is not None, "only the first step has none"
        for seat in seats(players):
            for event in step.events:
                known[seat] = learn(known[seat], redact(event, seat))
        seat_to_act = step.game.to_act
        if seat_to_act is not None and (whose is None or seat_to_act in whose):
            options = legal_actions(step.game)
            if len(options) > 1:
                bot = reviewer(Random(f"review/{number}"))
                yield _judged(number, step.game, action, known[seat_to_act], bot)
        step = after


def _judged(number: int, game: Game, action: Action, known: Knowledge, bot: SearchBot) -> Judged:
    seat = game.to_act
    assert seat is not None
    seen = view(game, seat)
    explained: Explanation = bot.explain(seen, known, legal_actions(game))
    best = explained.best.action
    if action == best:
        loss = low = high = 0.0
        verdict = Verdict.BEST
    else:
        loss, low, high = _loss(bot.duel(seen, known, (best, action)))
        verdict = _verdict(low)
    return Judged(
        number, game.round.number, seat, action, best, explained.prospects, loss, low, high, verdict
    )


def _loss(duel: Duel) -> tuple[float, float, float]:
    """The loss with its interval: tried on until the interval lies within one verdict."""
    worlds = FIRST_WORLDS
    while True:
        lead = duel.go_on(worlds)
        low, high = lead.mean - SURE * lead.error, lead.mean + SURE * lead.error
        if lead.tries >= MOST_WORLDS or not any(low < cost < high for cost in COSTS.values()):
            return max(0.0, lead.mean), max(0.0, low), max(0.0, high)
        worlds = lead.tries


def _verdict(low: float) -> Verdict:
    """The worst verdict that the interval leaves no doubt about."""
    found = Verdict.GOOD
    for verdict, cost in COSTS.items():
        if low >= cost:
            found = verdict
    return found
