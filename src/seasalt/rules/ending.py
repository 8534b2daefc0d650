"""How a round is paid, who starts the next one, and who has won."""

from seasalt.rules.action import Seat
from seasalt.rules.result import Call, Ending, Outcome, RoundResult
from seasalt.rules.ruleset import NextStarter, Ruleset, TieBreak
from seasalt.rules.scoring import Score


def round_points(call: Call, caller: Seat, scores: tuple[Score, ...]) -> tuple[Ending, tuple[int, ...]]:
    """How the call went, and what each seat gets for the round."""
    cards = tuple(score.total for score in scores)
    if call is Call.STOP:
        return Ending.STOP, cards
    # The bet compares card points only, and a tie is a win for the caller.
    won = cards[caller] == max(cards)
    points = tuple(
        score.color_bonus + (score.total if seat == caller else 0)
        if won
        else (score.color_bonus if seat == caller else score.total)
        for seat, score in enumerate(scores)
    )
    return (Ending.BET_WON if won else Ending.BET_LOST), points


def next_starter(result: RoundResult, ruleset: Ruleset) -> Seat:
    """Who starts the round after `result`."""
    ender = result.last_seat
    if ruleset.next_starter is NextStarter.LEFT_OF_ENDER and result.ending is not Ending.VOID:
        assert result.caller is not None  # only a call scores a round
        ender = result.caller
    return Seat((ender + 1) % len(result.points))


def outcome(totals: tuple[int, ...], result: RoundResult, ruleset: Ruleset) -> Outcome | None:
    """Who has won after a round; `None` while nobody has reached the target."""
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
