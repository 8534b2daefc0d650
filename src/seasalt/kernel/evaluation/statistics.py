"""Statistics over many rounds: each call played both ways, and the worth of cards to their holders."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from seasalt.kernel.evaluation.equity import game_value
from seasalt.kernel.game.bits import States, copy_record, lowest_bit
from seasalt.kernel.game.card_tables import COLOR_UNIT, COUNT_UNIT, DUO_COUNT, MERMAID, MERMAID_COUNT
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.layout import END, LAST, PLAY, ROUND_OVER, SETUP, STOP, State
from seasalt.kernel.game.legal import CALLS, legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.points import card_points, color_bonus
from seasalt.kernel.game.turns import start_game
from seasalt.kernel.players.playout import play_round
from seasalt.kernel.players.policy import decide

CALL_SIZE: Final = 9
"""Numbers per call: 0 the caller's points, 0 if the round ended without a call; 1 the color bonus; 2 the size
of the largest other hand; 3 whether the caller is the seat with its own threshold; 4 how the round ended,
after a call by LAST CHANCE; 5 and 6 the caller's points of the round and chance to win the game after STOP;
7 and 8 the same after LAST CHANCE."""


def calls_many(
    records: States,
    rounds: int,
    policy: int,
    own_least: int,
    least: int,
    equity: Sequence[float],
    calls: MutableSequence[float],
) -> None:
    """Play `rounds` first rounds of games, and write the call of each.

    One seat calls as soon as it has `own_least` points, the others with `least`, whatever the policy would
    do. A round is played up to the call in the first record, and from there both ways in the second.
    """
    s = records[0]
    way = records[1]
    for played in range(rounds):
        begin = played * CALL_SIZE
        own = played // s.players % s.players
        start_game(s, played % s.players)
        if play_to_call(s, policy, own, own_least, least) == 0:
            calls[begin + 4] = s.ending
            continue
        seat = s.turn
        calls[begin] = card_points(s, s.counts[seat], s.colors[seat])
        calls[begin + 1] = color_bonus(s, s.counts[seat], s.colors[seat])
        calls[begin + 2] = largest_other_hand(s, seat)
        calls[begin + 3] = 1 if seat == own else 0
        for call in (STOP, LAST):
            copy_record(records, 0, records, 1)
            apply(way, call)
            play_round(way, policy)
            place = begin + (5 if call == STOP else 7)
            calls[place] = way.points[seat]
            calls[place + 1] = game_value(way, seat, equity)
        calls[begin + 4] = way.ending


def play_to_call(s: State, policy: int, own: int, own_least: int, least: int) -> int:
    """Play until a seat with nothing to lay may call and has the points; returns 0 if that never happens."""
    while s.phase < ROUND_OVER:
        if s.phase >= SETUP:
            roll(s)
        else:
            action = decide(s, policy)
            if s.phase == PLAY and action in (END, STOP, LAST):
                points = card_points(s, s.counts[s.turn], s.colors[s.turn])
                if legal(s) & CALLS and points >= (own_least if s.turn == own else least):
                    return 1
                action = END
            apply(s, action)
    return 0


def largest_other_hand(s: State, seat: int) -> int:
    """The number of cards in the largest hand of the others."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.hand_count[other])
    return most


def card_worths_many(states: States, first: int, last: int, sums: MutableSequence[int]) -> None:
    """Add two sums per card: the copies that seats have, and the points that each copy is worth to its seat.

    The worth is the difference to the points without that copy. A laid duo without it counts as no duo; laid
    trios are not treated specially.
    """
    for place in range(first, last):
        s = states[place]
        for seat in range(s.players):
            counts = s.counts[seat]
            colors = s.colors[seat]
            points = card_points(s, counts, colors)
            cards = s.held[seat] | s.laid[seat]
            while cards:
                card = lowest_bit(cards)
                cards &= cards - 1
                copies = (s.held[seat] >> card & 1) + (s.twice[seat] >> card & 1)
                rest = counts - COUNT_UNIT[card]
                if copies == 0:
                    rest -= 1 << DUO_COUNT
                copies += (s.laid[seat] >> card & 1) + (s.laid_twice[seat] >> card & 1)
                if card == MERMAID:
                    copies = counts >> MERMAID_COUNT & 7
                missing = points - card_points(s, rest, colors - COLOR_UNIT[card])
                sums[2 * card] += copies
                sums[2 * card + 1] += copies * missing
