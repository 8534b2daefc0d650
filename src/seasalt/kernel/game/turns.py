"""How turns, rounds and games start and end."""

from seasalt.kernel.game.card_moves import clear_cards
from seasalt.kernel.game.card_tables import HAS_FOUR_MERMAIDS
from seasalt.kernel.game.layout import (
    BET_LOST,
    BET_WON,
    LAST,
    LAST_ROUND_POINTS,
    MERMAIDS_LAID,
    OVER,
    PLAY,
    ROUND_ENDER,
    ROUND_OVER,
    RUNNING,
    SETUP,
    STOP,
    STOPPED,
    TAKE,
    VOID,
    State,
)
from seasalt.kernel.game.points import card_points, color_bonus


def start_game(s: State, starter: int) -> None:
    """Start a game by the record's options, before its first deal."""
    for seat in range(s.players):
        s.totals[seat] = 0
        s.points[seat] = 0
        s.ranks[seat] = 0
    s.ending = RUNNING
    s.round_number = 0
    start_round(s, starter)


def start_round(s: State, starter: int) -> None:
    """Start a round, before its first deal."""
    clear_cards(s)
    s.round_number += 1
    s.turn_count = 0
    s.starter = starter
    s.turn = starter
    s.caller = -1
    s.restricted = 0
    s.revealed = 0
    s.phase = SETUP


def next_round(s: State) -> None:
    """Start the round after the one that is over."""
    start_round(s, next_starter(s))


def next_starter(s: State) -> int:
    """The seat that starts the round after the one that is over."""
    ender = s.turn
    if s.ending != VOID and s.left_of_last_turn == 0:
        ender = s.caller
    return (ender + 1) % s.players


def end_turn(s: State, call: int) -> None:
    """End the turn. `call` is the action that ends it: STOP, LAST or END."""
    seat = s.turn
    if s.flags[seat] >> HAS_FOUR_MERMAIDS & 1 and not s.restricted >> seat & 1:
        win_by_mermaids(s)  # four mermaids win before a call counts
        return
    if call == STOP:
        s.caller = seat
        s.revealed = (1 << s.players) - 1
        score_stop(s)
        return
    if call == LAST:
        s.caller = seat
    pass_turn(s)


def pass_turn(s: State) -> None:
    """Pass the turn to the left. A seat that may only draw is skipped when the deck is empty."""
    while True:
        seat = s.turn
        if s.caller >= 0:
            s.revealed |= 1 << seat
        if s.deck_count == 0 and not (s.caller >= 0 and s.goes_on):
            end_void(s)
            return
        left = seat + 1
        if left == s.players:
            left = 0
        if left == s.caller:
            score_bet(s)
            return
        s.restricted &= ~(1 << seat)
        s.turn = left
        s.turn_count += 1
        if s.deck_count > 0:
            s.phase = TAKE
            return
        if not s.restricted >> left & 1:
            s.phase = TAKE if s.pile_count[0] + s.pile_count[1] > 0 else PLAY
            return


def win_by_mermaids(s: State) -> None:
    """End the game: the seat whose turn it is has won, the others are ranked by their totals."""
    seat = s.turn
    for one in range(s.players):
        s.points[one] = 0
        rank = 2
        for other in range(s.players):
            if other != seat and s.totals[other] > s.totals[one]:
                rank += 1
        s.ranks[one] = rank
    s.ranks[seat] = 1
    s.ending = MERMAIDS_LAID
    s.phase = OVER


def end_void(s: State) -> None:
    """End the round without points: the deck has run out."""
    for seat in range(s.players):
        s.points[seat] = 0
    s.ending = VOID
    s.phase = ROUND_OVER


def score_stop(s: State) -> None:
    """End the round by STOP: every seat scores its cards."""
    for seat in range(s.players):
        s.points[seat] = card_points(s, s.counts[seat], s.colors[seat])
    s.ending = STOPPED
    add_up(s)


def score_bet(s: State) -> None:
    """End the round by LAST CHANCE: only card points are compared, and the caller wins a tie."""
    best = 0
    for seat in range(s.players):
        points = card_points(s, s.counts[seat], s.colors[seat])
        s.points[seat] = points
        best = max(best, points)
    won = s.points[s.caller] == best
    for seat in range(s.players):
        bonus = color_bonus(s, s.counts[seat], s.colors[seat])
        if won:
            s.points[seat] = bonus + (s.points[seat] if seat == s.caller else 0)
        elif seat == s.caller:
            s.points[seat] = bonus
    s.ending = BET_WON if won else BET_LOST
    add_up(s)


def add_up(s: State) -> None:
    """Add the points of the round to the totals, and end the game if a seat has reached the target."""
    s.phase = ROUND_OVER
    for seat in range(s.players):
        s.totals[seat] += s.points[seat]
        if s.totals[seat] >= s.target:
            s.phase = OVER
    if s.phase == OVER:
        for seat in range(s.players):
            s.ranks[seat] = rank_of(s, seat)


def rank_of(s: State, seat: int) -> int:
    """The rank of a seat by total, then by the tie-break."""
    rank = 1
    own = standing(s, seat)
    for other in range(s.players):
        if standing(s, other) > own:
            rank += 1
    return rank


def standing(s: State, seat: int) -> int:
    """A number that orders the seats: the total, then the tie-break."""
    if s.tie_break == LAST_ROUND_POINTS:
        tie = s.points[seat]
    elif s.tie_break == ROUND_ENDER:
        tie = 1 if seat == s.caller else 0
    else:  # last to play: the number of the seat's last turn
        tie = max(0, s.turn_count - (s.turn - seat) % s.players)
    return s.totals[seat] * 4096 + tie
