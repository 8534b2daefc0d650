"""What many rounds say: each call played both ways, and what a card was worth to whoever had it."""

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

CALL: Final = 9
"""Numbers that tell a call: the points held, 0 where the round ended without one; the color bonus; the most
cards that somebody else has in hand; 1 if it is the call of the one seat that waits for its own number of
points; how the round ended, after a call by LAST CHANCE; then for STOP and for LAST CHANCE the caller's
points of the round and chance to win the game."""


def calls_many(
    records: States,
    rounds: int,
    policy: int,
    own_least: int,
    least: int,
    equity: Sequence[float],
    told: MutableSequence[float],
) -> None:
    """Play so many rounds, each the first of a game, and tell the call of each.

    One seat calls as soon as it has `own_least` points, the others with `least`, whatever the policy would
    do. Up to the call a round is played in the first record, and from there both ways in the second.
    """
    s = records[0]
    way = records[1]
    for played in range(rounds):
        begin = played * CALL
        own = played // s.players % s.players
        start_game(s, played % s.players)
        if play_to_call(s, policy, own, own_least, least) == 0:
            told[begin + 4] = s.ending
            continue
        seat = s.turn + 0
        told[begin] = card_points(s, s.counts[seat], s.colors[seat])
        told[begin + 1] = color_bonus(s, s.counts[seat], s.colors[seat])
        told[begin + 2] = most_cards(s, seat)
        told[begin + 3] = 1 if seat == own else 0
        for call in (STOP, LAST):
            copy_record(records, 0, records, 1)
            apply(way, call)
            play_round(way, policy)
            place = begin + (5 if call == STOP else 7)
            told[place] = way.points[seat]
            told[place + 1] = game_value(way, seat, equity)
        told[begin + 4] = way.ending


def play_to_call(s: State, policy: int, own: int, own_least: int, least: int) -> int:
    """Play until somebody is done laying, may call and has the points: 1, or 0 if that never came."""
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


def most_cards(s: State, seat: int) -> int:
    """The largest hand of the others."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.hand_count[other])
    return most


def worths_many(states: States, first: int, last: int, sums: MutableSequence[int]) -> None:
    """How many copies of each card the seats have, and how many points would be missing without them, one at
    a time: two sums a card.

    A duo on the table that loses a card is a duo less; trios on the table are not asked about.
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
