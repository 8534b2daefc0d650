"""What a viewer may see. No other module decides about hidden information.

1. A View is built field by field: each is there because the viewer may know it.
2. Events are redacted for each viewer before they are sent. `None` is a spectator.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card, Cards
from seasalt.rules.effects import Supply, possible_victims
from seasalt.rules.event import (
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardStolen,
    Event,
    PileSearched,
)
from seasalt.rules.game import Game
from seasalt.rules.phase import CHANCE_PHASES, Phase
from seasalt.rules.result import Call, Outcome, RoundResult
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.scoring import Tableau


class PileView(NamedTuple):
    """The public part of a discard pile."""

    size: int
    top: Card | None


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat, or a spectator, may see it. A bot never holds more than this."""

    seat: Seat | None
    ruleset: Ruleset
    box: Cards
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    outcome: Outcome | None
    round_number: int
    starter: Seat
    phase: Phase
    turn: Seat
    deck_size: int
    piles: tuple[PileView, PileView]
    hands: tuple[Cards | None, ...]  # the viewer's own, and revealed ones
    hand_sizes: tuple[int, ...]
    tableaus: tuple[Tableau, ...]
    drawn: Cards | None  # for the seat that drew them
    drawn_count: int
    looking: Pile | None
    searched: Cards | None  # the pile that crabs look through, bottom to top, for the seat that laid them
    victim: Seat | None
    caller: Seat | None
    call: Call | None
    revealed: tuple[bool, ...]
    restricted: tuple[bool, ...]

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.totals)

    @property
    def hand(self) -> Cards:
        """The viewer's own hand; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat] or ()

    @property
    def tableau(self) -> Tableau:
        """What the viewer has laid."""
        return () if self.seat is None else self.tableaus[self.seat]

    @property
    def supply(self) -> Supply:
        """What the effects of duos find to act on."""
        victims = possible_victims(self.hand_sizes, self.turn, self.revealed)
        return Supply(self.deck_size > 0, any(pile.size for pile in self.piles), bool(victims))

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next; `None` while chance does, and after the game."""
        return None if self.phase in CHANCE_PHASES or self.phase is Phase.OVER else self.turn


def view(game: Game, viewer: Seat | None) -> View:
    """The game as `viewer` may see it; `None` is a spectator."""
    now = game.round
    acting = viewer == now.turn
    return View(
        seat=viewer,
        ruleset=game.ruleset,
        box=game.box,
        totals=game.totals,
        results=game.results,
        outcome=game.outcome,
        round_number=now.number,
        starter=now.starter,
        phase=now.phase,
        turn=now.turn,
        deck_size=len(now.deck),
        piles=(_pile_view(now.piles[Pile.A]), _pile_view(now.piles[Pile.B])),
        hands=tuple(
            hand if seat == viewer or now.revealed[seat] else None for seat, hand in enumerate(now.hands)
        ),
        hand_sizes=tuple(map(len, now.hands)),
        tableaus=now.tableaus,
        drawn=now.drawn if acting else None,
        drawn_count=len(now.drawn),
        looking=now.looking,
        searched=now.piles[now.looking] if acting and now.looking is not None else None,
        victim=now.victim,
        caller=now.caller,
        call=now.call,
        revealed=now.revealed,
        restricted=now.restricted,
    )


def _pile_view(cards: Cards) -> PileView:
    return PileView(len(cards), cards[-1] if cards else None)


def redact(event: Event, viewer: Seat | None) -> Event:
    """The event as `viewer` may know it; `None` is a spectator."""
    match event:
        case CardLifted(seat=seat) | CardDrawn(seat=seat) | CardKept(seat=seat) | CardPicked(seat=seat) if (
            viewer != seat
        ):
            return replace(event, card=None)
        case PileSearched(seat=seat) if viewer != seat:
            return replace(event, cards=None)
        case CardChosen(seat=seat) if viewer != seat:
            return replace(event, card=None, returned=None)
        case CardStolen(thief=thief, victim=victim) if viewer not in (thief, victim):
            return replace(event, card=None)
        case _:
            return event
