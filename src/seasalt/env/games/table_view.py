"""A kernel position as a Game and a View of the rules, which decide what a seat sees when it is rendered."""

from seasalt.kernel.convert import PHASES, cards_of, deck_of, drawn_of, hand_of, laid_by, pile_of
from seasalt.kernel.game.layout import (
    FIRST,
    MERMAIDS_LAID,
    OVER,
    PICK,
    ROUND_OVER,
    SETUP,
    STAR,
    STOPPED,
    State,
)
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.game import Game, Round
from seasalt.rules.phase import Phase
from seasalt.rules.result import Call, Outcome
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.scoring import Tableau
from seasalt.rules.view import View, view

_PHASES = {number: phase for phase, number in PHASES.items()} | {ROUND_OVER: Phase.OVER}
# Nothing is laid before all cards of a duo are chosen.
_PHASES |= dict.fromkeys(range(FIRST, STAR + 1), Phase.PLAY)

_PARTNERS = {Kind.LOBSTER: Kind.CRAB, Kind.JELLYFISH: Kind.SWIMMER, Kind.SHARK: Kind.SWIMMER}


def game_of(s: State, ruleset: Ruleset) -> Game:
    """The position as a Game. The kernel does not keep which laid cards belong together; see `groups`."""
    seats = range(s.players)
    stopped = s.phase in (ROUND_OVER, OVER) and s.ending == STOPPED
    call = None if s.caller < 0 else Call.STOP if stopped else Call.LAST_CHANCE
    now = Round(
        number=s.round_number,
        starter=Seat(s.starter),
        phase=_PHASES[s.phase],
        turn=Seat(s.turn),
        deck=deck_of(s),
        piles=(pile_of(s, 0), pile_of(s, 1)),
        hands=tuple(hand_of(s, seat) for seat in seats),
        tableaus=tuple(groups(laid_by(s, seat)) for seat in seats),
        drawn=drawn_of(s),
        looking=Pile(s.looking) if s.phase == PICK else None,
        caller=None if s.caller < 0 else Seat(s.caller),
        call=call,
        revealed=tuple(bool(s.revealed >> seat & 1) for seat in seats),
        restricted=tuple(bool(s.restricted >> seat & 1) for seat in seats),
        turn_count=s.turn_count,
    )
    outcome = None
    if s.phase == OVER:
        ranks = tuple(s.ranks[: s.players])
        winners = tuple(Seat(seat) for seat in seats if ranks[seat] == 1)
        outcome = Outcome(winners, ranks, s.ending == MERMAIDS_LAID)
    box = cards_of(s.deck[: s.box_count])
    return Game(ruleset, box, tuple(s.totals[: s.players]), now, (), outcome)


def view_of(s: State, ruleset: Ruleset, seat: int | None) -> View:
    """What a seat sees; `None` sees all hands, and what the seat to act sees."""
    game = game_of(s, ruleset)
    if seat is not None:
        return view(game, Seat(seat))
    all_open = game.round._replace(revealed=(True,) * game.players)
    return view(game._replace(round=all_open), game.round.turn)


def groups(laid: Cards) -> Tableau:
    """Laid cards as possible duos and trios.

    >>> from seasalt.rules.notation import parse_cards
    >>> [len(group) for group in groups(parse_cards("crab-BK crab-DB crab-GR lobster-BK starfish-YE"))]
    [3, 2]
    """
    left = [card for card in laid if card.kind is not Kind.STARFISH]
    stars = [card for card in laid if card.kind is Kind.STARFISH]
    found: list[Cards] = []
    for kind, partner in _PARTNERS.items():
        for card in [card for card in left if card.kind is kind]:
            other = next(one for one in left if one.kind is partner)
            left.remove(card)
            left.remove(other)
            found.append(tuple(sorted((card, other))))
    left.sort(key=lambda card: card.kind)
    found += [(left[place], left[place + 1]) for place in range(0, len(left), 2)]
    return tuple((*group, stars[place]) if place < len(stars) else group for place, group in enumerate(found))


assert set(_PHASES) >= set(range(SETUP)), "every decision has a phase"
