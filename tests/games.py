"""Builders for tests: positions written as cards on a table."""

from collections import Counter
from typing import Any

from seasalt.rules import (
    Call,
    Cards,
    Game,
    Phase,
    Pile,
    Round,
    Ruleset,
    Seat,
    Step,
    apply,
    box,
    parse_action,
    parse_cards,
    with_options,
)
from seasalt.rules import legal_actions as _legal_actions
from seasalt.rules.game import seats


def a_game(
    hands: str = "|",
    laid: str = "",
    *,
    deck: str | None = None,
    a: str = "",
    b: str = "",
    drawn: str = "",
    phase: Phase = Phase.PLAY,
    turn: int = 0,
    starter: int = 0,
    number: int = 1,
    caller: int | None = None,
    revealed: tuple[int, ...] = (),
    restricted: tuple[int, ...] = (),
    totals: tuple[int, ...] | None = None,
    last_turns: tuple[int, ...] | None = None,
    looking: Pile | None = None,
    victim: int | None = None,
    **options: Any,
) -> Game:
    """A game in the middle of a round.

    `hands` and `laid` separate seats by `|`, and `laid` separates groups by `/`: "crab-DB crab-LB | fish-LB".
    Without `deck` the deck is all the rest of the box; with it, the box is what lies somewhere. `caller`
    means that LAST CHANCE runs. Options go by the names of the Ruleset's fields.
    """
    players = hands.count("|") + 1
    hand_cards = tuple(tuple(sorted(parse_cards(hand))) for hand in hands.split("|"))
    rows = (laid.split("|") if laid else []) + [""] * players
    tableaus = tuple(
        tuple(parse_cards(group) for group in row.split("/") if group.strip()) for row in rows[:players]
    )
    piles = (parse_cards(a), parse_cards(b))
    placed = [*sum(hand_cards, ()), *sum(piles, ()), *parse_cards(drawn)]
    placed += [card for tableau in tableaus for group in tableau for card in group]
    ruleset = with_options(Ruleset(), options)
    if deck is None:
        whole = box(extra_salt=ruleset.extra_salt)
        missing = Counter(placed) - Counter(whole)
        assert not missing, f"not in the box: {missing}"
        deck_cards: Cards = tuple((Counter(whole) - Counter(placed)).elements())
    else:
        deck_cards = parse_cards(deck)
    return Game(
        ruleset=ruleset,
        box=tuple(sorted((*placed, *deck_cards))),
        totals=totals or (0,) * players,
        round=Round(
            number=number,
            starter=Seat(starter),
            phase=phase,
            turn=Seat(turn),
            deck=tuple(sorted(deck_cards)),
            piles=piles,
            hands=hand_cards,
            tableaus=tableaus,
            drawn=tuple(sorted(parse_cards(drawn))),
            looking=looking,
            victim=None if victim is None else Seat(victim),
            caller=None if caller is None else Seat(caller),
            call=None if caller is None else Call.LAST_CHANCE,
            revealed=tuple(seat in revealed or seat == caller for seat in range(players)),
            restricted=tuple(seat in restricted for seat in range(players)),
            last_turns=last_turns or (0,) * players,
            turn_count=max(last_turns or (0,)),
        ),
    )


def play(game: Game, *actions: str) -> Step:
    """The game after some actions in notation, with all events."""
    events: tuple[Any, ...] = ()
    for action in actions:
        step = apply(game, parse_action(action))
        game, events = step.game, events + step.events
    return Step(game, events)


def legal(game: Game) -> set[str]:
    """The legal actions in notation."""
    return set(map(str, _legal_actions(game)))


def cards_of(game: Game) -> Cards:
    """All cards of the current round."""
    now = game.round
    laid = [card for tableau in now.tableaus for group in tableau for card in group]
    return tuple(sorted([*now.deck, *sum(now.piles, ()), *sum(now.hands, ()), *now.drawn, *laid]))


def viewers(game: Game) -> tuple[Seat | None, ...]:
    """All seats, and a spectator."""
    return (*seats(game.players), None)
