"""The points of a round that has ended, the starter of the next one, and the winner of a game.

When a round ends, also by an empty deck, is decided in `turns.end_turn`.
"""

from seasalt.rules.action import Seat
from seasalt.rules.cards import MERMAID, Cards
from seasalt.rules.result import Call, Ending, Outcome, RoundResult
from seasalt.rules.ruleset import EmptyDeck, NextStarter, Ruleset, TieBreak
from seasalt.rules.scoring import Score


def round_points(call: Call, caller: Seat, scores: tuple[Score, ...]) -> tuple[Ending, tuple[int, ...]]:
    """How the round ends after a call, and the points of each seat."""
    cards = tuple(score.total for score in scores)
    ending = Ending.STOP
    if call is Call.LAST_CHANCE:
        # The bet compares card points only, and a tie is a win for the caller.
        ending = Ending.BET_WON if cards[caller] == max(cards) else Ending.BET_LOST
    return ending, tuple(
        seat_points(ending, score, called=seat == caller) for seat, score in enumerate(scores)
    )


def seat_points(ending: Ending, points: Score, *, called: bool) -> int:
    """The points of one seat, the caller or another, for a round that ended so."""
    return sum(card_and_color_points(ending, points, called=called))


def card_and_color_points(ending: Ending, points: Score, *, called: bool) -> tuple[int, int]:
    """The same points, for cards and for color separately."""
    match ending:
        case Ending.STOP:
            return points.total, 0
        case Ending.BET_WON:
            return (points.total if called else 0), points.color_bonus
        case Ending.BET_LOST:
            return (0, points.color_bonus) if called else (points.total, 0)
        case Ending.VOID | Ending.MERMAIDS:
            return 0, 0


def endings_of(call: Call, hand: Cards, deck_size: int, ruleset: Ruleset) -> tuple[Ending, ...]:
    """How the round can end if a seat makes this call now, as far as that seat can know."""
    if hand.count(MERMAID) == 4:
        return (Ending.MERMAIDS,)
    if call is Call.STOP:
        return (Ending.STOP,)
    if not deck_size and ruleset.empty_deck_in_last_chance is EmptyDeck.VOID:
        return (Ending.VOID,)
    return Ending.BET_WON, Ending.BET_LOST


def next_starter(result: RoundResult, ruleset: Ruleset) -> Seat:
    """Who starts the round after `result`."""
    ender = result.last_seat
    if ruleset.next_starter is NextStarter.LEFT_OF_ENDER and result.ending is not Ending.VOID:
        assert result.caller is not None  # only a call scores a round
        ender = result.caller
    return Seat((ender + 1) % len(result.points))


def outcome(totals: tuple[int, ...], result: RoundResult, ruleset: Ruleset) -> Outcome | None:
    """Who has won after a round; `None` while no total has reached the target."""
    if result.ending is Ending.VOID or max(totals) < ruleset.target(len(totals)):
        return None
    # The tie-break orders all places, not only the first.
    standings = list(zip(totals, _tie_break(result, ruleset), strict=True))
    ranks = _ranks(standings)
    return Outcome(_first(ranks), ranks, by_mermaids=False)


def mermaid_outcome(winner: Seat, totals: tuple[int, ...]) -> Outcome:
    """The winner by four mermaids, the others behind by their totals before the running round."""
    ranks = _ranks([(seat == winner, total) for seat, total in enumerate(totals)])
    return Outcome((winner,), ranks, by_mermaids=True)


def _tie_break(result: RoundResult, ruleset: Ruleset) -> tuple[int, ...]:
    match ruleset.tie_break:
        case TieBreak.LAST_ROUND_POINTS:
            return result.points
        case TieBreak.ROUND_ENDER:
            return tuple(int(seat == result.caller) for seat in range(len(result.points)))
        case TieBreak.LAST_TO_PLAY:
            return result.last_turns


def _ranks(standings: list[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def _first(ranks: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == 1)
