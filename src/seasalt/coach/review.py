"""The review of a game: what every option was worth, and what a choice gave away.

Everything is as the seat could know it at that moment: a bot gets its View and its Knowledge, never the hands
of others and never what came later. First the options race as when the bot decides. If the player chose
another option than the bot, the two are tried in further worlds, which did not take part in choosing the
best, until it is clear how large the loss is. A loss counts as large only if chance alone hardly explains it.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from enum import StrEnum
from math import ceil, sqrt
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from seasalt.bots.explanation import Prospect
from seasalt.bots.search import Duel, SearchBot
from seasalt.coach.calibration import ChanceMap, chance_map
from seasalt.coach.reason import reason
from seasalt.rules.action import Action, CallLastChance, CallStop, Seat
from seasalt.rules.event import TurnStarted
from seasalt.rules.game import seats
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.rules.record import PlayedStep, Record, replay
from seasalt.rules.view import View, redact, view
from seasalt.wire.review import ReviewBet, ReviewDecision, ReviewOption

FIRST_WORLDS: Final = 32  # of a duel; each further step at most doubles them
MOST_WORLDS: Final = 4096  # while it is not clear that a loss has a name
MOST_TO_NAME: Final = 65536  # to say which one, once it has
LEAST_STEP: Final = 0.25  # of the worlds so far
SPARE: Final = 1.2  # more worlds than seem to be needed
HOPELESS: Final = 4  # times the most worlds; where more seem to be needed, a fourth of the most is enough
CLEARLY: Final = 0.1  # the lead of a best choice whose reason is told
WORLDS_OF_THE_BEST: Final = 128  # for that
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


class DecisionKind(StrEnum):
    """What a decision was about."""

    TAKE = "take"  # from the deck, or from which pile
    KEEP = "keep"  # which drawn card, and where the other one goes
    LAY = "lay"  # or hold, without the points for a call
    CALL = "call"  # or play on
    PICK = "pick"  # by crabs or a lobster
    STEAL = "steal"  # from whom


_KINDS: Final = {
    Phase.TAKE: DecisionKind.TAKE,
    Phase.KEEP: DecisionKind.KEEP,
    Phase.LOOK: DecisionKind.PICK,
    Phase.PICK: DecisionKind.PICK,
    Phase.CHOOSE: DecisionKind.PICK,
    Phase.STEAL: DecisionKind.STEAL,
}


class Moment(NamedTuple):
    """A decision with two or more options: what its seat saw and knew, and what it chose."""

    step: int  # the number of the action in the record, from 0
    at: int  # the step of the replay in which it was to be made
    turn: int  # of the round, from 1
    view: View
    knowledge: Knowledge
    options: tuple[Action, ...]
    action: Action

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        return self.view.turn

    @property
    def kind(self) -> DecisionKind:
        """What it was about."""
        is_call = any(isinstance(option, CallStop | CallLastChance) for option in self.options)
        return decision_kind(self.view.phase, is_call)


def moments(record: Record, whose: Collection[Seat] | None = None) -> Iterator[Moment]:
    """Every decision with two or more options, of these seats or of all, in the order of the game."""
    players = len(record.names)
    steps = list(replay(record))
    known = [no_knowledge(seat, players, steps[0].step.game.box) for seat in seats(players)]
    for number, (at, turn) in enumerate(timeline(steps)):
        step, action = steps[number].step, steps[number + 1].action
        assert action is not None, "only the first step has none"
        for seat in seats(players):
            for event in step.events:
                known[seat] = learn(known[seat], redact(event, seat))
        to_act = step.game.to_act
        if to_act is not None and (whose is None or to_act in whose):
            options = legal_actions(step.game)
            if len(options) > 1:
                yield Moment(number, at, turn, view(step.game, to_act), known[to_act], options, action)


def timeline(steps: Sequence[PlayedStep]) -> Iterator[tuple[int, int]]:
    """The step of the replay and the turn of every action; the deal before the first turn is turn 0."""
    number = turn = at = 0
    for _, step in steps[:-1]:
        if step.game.round.number != number:
            number, turn = step.game.round.number, 0
        turn += sum(isinstance(event, TurnStarted) for event in step.events)
        yield at, turn
        at += step.game.to_act is not None


def decision_kind(phase: Phase, is_call: bool) -> DecisionKind:
    """The kind of a decision in a phase; in PLAY it depends on whether a call is possible."""
    return _KINDS.get(phase, DecisionKind.CALL if is_call else DecisionKind.LAY)


def review(
    record: Record, reviewer: Callable[[Random], SearchBot], whose: Collection[Seat] | None = None
) -> Iterator[ReviewDecision]:
    """Judge the decisions of these seats, or of all."""
    for moment in moments(record, whose):
        yield judge(moment, reviewer(reviewers_chance(moment)))


def reviewers_chance(moment: Moment) -> Random:
    """The generator of the reviewer of a decision, so that it may be judged in any order, or alone."""
    return Random(f"review/{moment.step}")


def judge(moment: Moment, bot: SearchBot, chances: ChanceMap | None = None) -> ReviewDecision:
    """What a decision was worth, in chances that come true (`calibration`) unless there is another map.

    A bot that must stop is less sure, and so accuses less.
    """
    seen, known = moment.view, moment.knowledge
    chances = chance_map(seen.players) if chances is None else chances
    explained = bot.explain(seen, known, moment.options)
    options = [_option(prospect, chances) for prospect in explained.prospects]
    action, best = str(moment.action), options[0].action
    loss = low = high = 0.0
    verdict = Verdict.BEST
    if action != best:

        def lost(lead: float) -> float:
            return lost_by(lead, explained.best.win_chance, chances)

        duel = bot.duel(seen, known, moment.options, (explained.best.action, moment.action))
        loss, low, high = duelled(duel, lost, bot.must_stop)
        verdict = verdict_of(low)
        options = _with_loss(options, action, loss)
    why = None
    if verdict in COSTS:
        why = reason(bot, seen, known, moment.options, (explained.best.action, moment.action))
    elif (
        action == best
        and (second := explained.prospects[1]).win_chance <= explained.best.win_chance - CLEARLY
    ):
        two = explained.best.action, second.action
        why = reason(bot, seen, known, moment.options, two, WORLDS_OF_THE_BEST)
    return ReviewDecision(
        step=moment.step,
        at=moment.at,
        seat=moment.seat,
        round=seen.round_number,
        turn=moment.turn,
        kind=moment.kind,
        action=action,
        best=best,
        loss=loss,
        low=low,
        high=high,
        verdict=verdict,
        bet=_bet(options),
        options=options,
        reason=why,
    )


def lost_by(lead: float, best: float, chances: ChanceMap) -> float:
    """What was lost to an option with the chance `best` that leads by so much, both by the reviewer."""
    return chances(best) - chances(min(best, max(0.0, best - lead)))


def _option(prospect: Prospect, chances: ChanceMap) -> ReviewOption:
    return ReviewOption(
        str(prospect.action),
        win=chances(prospect.win_chance),
        low=chances(prospect.low),
        high=chances(prospect.high),
        points=prospect.points,
    )


def _with_loss(options: list[ReviewOption], action: str, loss: float) -> list[ReviewOption]:
    """The chance of what was chosen by its loss, which is known better than from the race."""
    best, *others = options
    win = best.win - loss
    others = [
        replace(other, win=win, low=min(other.low, win), high=max(other.high, win))
        if other.action == action
        else other
        for other in others
    ]
    return [best, *sorted(others, key=lambda other: -other.win)]


def _bet(options: list[ReviewOption]) -> ReviewBet | None:
    """What STOP, LAST CHANCE and going on were worth, if both calls were possible."""
    wins = {option.action: option.win for option in options}
    stop, last_chance = wins.pop(str(CallStop()), None), wins.pop(str(CallLastChance()), None)
    if stop is None or last_chance is None:
        return None
    return ReviewBet(stop, last_chance, max(wins.values()))


def duelled(
    duel: Duel, lost: Callable[[float], float], must_stop: Callable[[], bool] | None = None, effort: int = 1
) -> tuple[float, float, float]:
    """The loss with its interval; more worlds are tried while they may change the verdict, and can.

    The verdict is that on the low end. So where all tries leave it open, it is the milder one. With more
    effort all numbers of worlds are so many times as large.
    """
    worlds = effort * FIRST_WORLDS
    while True:
        lead = duel.go_on(worlds)
        # What further tries may change, and what they cannot.
        by_chance = SURE * sqrt(max(0.0, lead.error**2 - lead.least_error**2))
        at_least = lead.mean - SURE * lead.least_error
        low, middle, highest_low = (lost(at_least + aside) for aside in (-by_chance, 0.0, by_chance))
        verdict = verdict_of(low)
        most = effort * (MOST_WORLDS if verdict is Verdict.GOOD else MOST_TO_NAME)
        # As many as bring the nearest border out of the interval, if the mean stays where it is.
        nearest = min(abs(middle - cost) for cost in COSTS.values())
        needed = SPARE * lead.tries * ((highest_low - low) / 2 / max(nearest, 1e-6)) ** 2
        is_clear = verdict == verdict_of(highest_low)
        is_hopeless = lead.tries >= most / HOPELESS and needed > HOPELESS * most
        if is_clear or is_hopeless or lead.tries >= most or (must_stop is not None and must_stop()):
            return lost(lead.mean), low, lost(lead.mean + SURE * lead.least_error + by_chance)
        step = min(max(needed / lead.tries - 1, LEAST_STEP), 1.0)
        worlds = min(ceil(step * lead.tries), most - lead.tries)


def verdict_of(low: float) -> Verdict:
    """The verdict on the low end of a loss's interval."""
    found = Verdict.GOOD
    for verdict, cost in COSTS.items():
        if low >= cost:
            found = verdict
    return found
