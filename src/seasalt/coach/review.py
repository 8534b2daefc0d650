"""The review of a game: what every option was worth, and what a choice gave away.

Everything is as the seat could know it at that moment: a bot gets its View and its Knowledge, never the hands
of others and never what came later. First the options race as when the bot decides. If somebody chose another
option than the bot, the two are tried in further worlds, which did not take part in choosing the best, until
it is clear how large the loss is. A loss counts as large only if chance alone hardly explains it.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

from seasalt.bots.explanation import Explanation, Prospect
from seasalt.bots.search import Duel, SearchBot
from seasalt.coach.calibration import ChanceMap, chance_map
from seasalt.rules.action import Action, CallLastChance, CallStop, Seat
from seasalt.rules.game import seats
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.record import Record, replay
from seasalt.rules.view import View, redact, view

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


class Moment(NamedTuple):
    """A decision with two or more options: what its seat saw and knew, and what it chose."""

    step: int  # the number of the action in the record, from 0
    view: View
    knowledge: Knowledge
    options: tuple[Action, ...]
    action: Action

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        return self.view.turn


def moments(record: Record, whose: Collection[Seat] | None = None) -> Iterator[Moment]:
    """Every decision with two or more options, of these seats or of all, in the order of the game."""
    players = len(record.names)
    (_, step), *rest = replay(record)
    known = [no_knowledge(seat, players, step.game.box) for seat in seats(players)]
    for number, (action, after) in enumerate(rest):
        assert action is not None, "only the first step has none"
        for seat in seats(players):
            for event in step.events:
                known[seat] = learn(known[seat], redact(event, seat))
        to_act = step.game.to_act
        if to_act is not None and (whose is None or to_act in whose):
            options = legal_actions(step.game)
            if len(options) > 1:
                yield Moment(number, view(step.game, to_act), known[to_act], options, action)
        step = after


def review(
    record: Record, reviewer: Callable[[Random], SearchBot], whose: Collection[Seat] | None = None
) -> Iterator[Judged]:
    """Judge the decisions of these seats, or of all."""
    for moment in moments(record, whose):
        yield judge(moment, reviewer(reviewers_chance(moment)))


def reviewers_chance(moment: Moment) -> Random:
    """The generator of the reviewer of a decision, so that it may be judged in any order, or alone."""
    return Random(f"review/{moment.step}")


def judge(moment: Moment, bot: SearchBot, chances: ChanceMap | None = None) -> Judged:
    """What a decision was worth, in chances that come true (`calibration`) unless there is another map.

    A bot that must stop is less sure, and so accuses less.
    """
    seen, known, action = moment.view, moment.knowledge, moment.action
    chances = chance_map(seen.players) if chances is None else chances
    explained: Explanation = bot.explain(seen, known, moment.options)
    best = explained.best.action
    loss = low = high = 0.0
    verdict = Verdict.BEST
    prospects = [_mapped(prospect, chances) for prospect in explained.prospects]
    if action != best:

        def lost(lead: float) -> float:
            return lost_by(lead, explained.best.win_chance, chances)

        duel = bot.duel(seen, known, moment.options, (best, action))
        loss, low, high = _loss(duel, lost, bot.must_stop)
        verdict = verdict_of(low)
        prospects = _with_loss(prospects, action, loss)
    return Judged(
        moment.step,
        seen.round_number,
        moment.seat,
        action,
        best,
        tuple(prospects),
        loss,
        low,
        high,
        verdict,
    )


def lost_by(lead: float, best: float, chances: ChanceMap) -> float:
    """What was lost to an option with the chance `best` that leads by so much, both by the reviewer."""
    return chances(best) - chances(min(best, max(0.0, best - lead)))


def _mapped(prospect: Prospect, chances: ChanceMap) -> Prospect:
    return replace(
        prospect,
        win_chance=chances(prospect.win_chance),
        low=chances(prospect.low),
        high=chances(prospect.high),
    )


def _with_loss(prospects: list[Prospect], action: Action, loss: float) -> list[Prospect]:
    """The chance of what was chosen by its loss, which is known better than from the race."""
    best, *others = prospects
    chance = best.win_chance - loss
    others = [
        replace(other, win_chance=chance, low=min(other.low, chance), high=max(other.high, chance))
        if other.action == action
        else other
        for other in others
    ]
    return [best, *sorted(others, key=lambda other: -other.win_chance)]


def _loss(
    duel: Duel, lost: Callable[[float], float], must_stop: Callable[[], bool] | None = None
) -> tuple[float, float, float]:
    """The loss with its interval: tried on for as long as that may change the verdict."""
    worlds = FIRST_WORLDS
    while True:
        lead = duel.go_on(worlds)
        low, high = lead.mean - SURE * lead.error, lead.mean + SURE * lead.error
        most = lead.mean + lead.error - SURE * lead.least_error  # what `low` may become
        is_clear = lead.tries >= MOST_WORLDS or verdict_of(lost(low)) == verdict_of(lost(most))
        if is_clear or (must_stop is not None and must_stop()):
            return lost(lead.mean), lost(low), lost(high)
        worlds = lead.tries


def verdict_of(low: float) -> Verdict:
    """The worst verdict that the interval leaves no doubt about."""
    found = Verdict.GOOD
    for verdict, cost in COSTS.items():
        if low >= cost:
            found = verdict
    return found
