"""A game told in English, turn by turn, by somebody who sees all the cards."""

import textwrap
from collections.abc import Iterator
from typing import NamedTuple

from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Cards,
    Deal,
    Draw,
    Edition,
    Ending,
    EndTurn,
    Event,
    Game,
    Keep,
    Lay,
    LayMermaids,
    Look,
    Lose,
    Phase,
    Pick,
    RoundResult,
    Ruleset,
    Seat,
    Steal,
    Step,
    TakeTop,
    format_cards,
    legal_actions,
    score,
)
from seasalt.rules.cards import removed
from seasalt.rules.event import (
    CardDrawn,
    EffectLapsed,
    HandRevealed,
    OthersRestricted,
    PileStarted,
    RoundEnded,
    RoundStarted,
    TurnStarted,
)
from seasalt.rules.game import seats

NAMES = ("Ada", "Bo", "Cleo", "Dan")
BOOKS = {
    Edition.STANDARD: "standard",
    Edition.DE: "German",
    Edition.FR: "French",
    Edition.IT: "Italian",
    Edition.EN: "English",
    Edition.RU: "Russian",
    Edition.BGA: "Board Game Arena",
}
WIDTH = 110


class Move(NamedTuple):
    """One action, the game before it and the step it made."""

    before: Game
    action: Action
    step: Step


def tell(edition: Edition, start: Step, moves: list[Move], seed: str) -> str:
    """The whole story of a game."""
    lines = [*_opening(edition, start.game, seed), *_rounds(start, moves)]
    game = moves[-1].step.game
    return "\n".join([*lines, "", _result(game), ""])


def _opening(edition: Edition, game: Game, seed: str) -> list[str]:
    ruleset: Ruleset = game.ruleset
    salt = "with" if ruleset.extra_salt else "without"
    names = NAMES[: game.players]
    return [
        f"The {BOOKS[edition]} edition, {salt} Extra Salt, to {ruleset.target(game.players)} points.",
        f"{_list(names)} play; {NAMES[game.round.starter]} starts. The seed is {seed!r}.",
        "The number in brackets says how many actions were legal.",
    ]


# --- turns


def _rounds(start: Step, moves: list[Move]) -> Iterator[str]:
    yield from _round_title(start.events)
    phrases: list[str] = []
    who = ""
    for move in moves:
        phrases = _phrases(move, phrases)
        for event in move.step.events:
            match event:
                case PileStarted(pile, card):
                    yield f"Pile {pile} starts with {card}."
                case TurnStarted(extra=False) | RoundEnded():
                    if phrases:
                        yield from _wrap(f"{who} {', '.join(phrases)}.")
                    phrases = []
                case _:
                    pass
            if isinstance(event, TurnStarted) and not event.extra:
                who = NAMES[event.seat] + (", held by a jellyfish," if event.restricted else "")
            if isinstance(event, RoundEnded):
                yield from _round_end(move, event.result, event.totals)
                yield from _round_title(move.step.events)


def _round_title(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        if isinstance(event, RoundStarted):
            yield ""
            yield f"Round {event.number}"


def _phrases(move: Move, said: list[str]) -> list[str]:
    """What was said of this turn, and what this move adds."""
    before, action, (_, events) = move
    now = before.round
    count = "" if before.chance_acts else f" [{len(legal_actions(before))}]"
    match action:
        case Draw():
            return [*said, f"draws{count}"]
        case Deal(card):
            return _dealt(now.phase, now.drawn, str(card), said)
        case Keep(card, pile):
            (other,) = removed(now.drawn, card)
            return [*said, f"keeps {card} and discards {other} on {pile}{count}"]
        case TakeTop(pile):
            return [*said, f"takes {now.piles[pile][-1]} from {pile}{count}"]
        case Lay(cards):
            return [*said, f"lays {format_cards(cards)}{count}{_effect(events, len(cards))}"]
        case Look(pile):
            return [*said, f"looks through {pile}{count} ({format_cards(now.piles[pile])})"]
        case Pick(card):
            return [*said, f"picks {card}{count}"]
        case Steal(victim):
            return [*said, f"steals from {NAMES[victim]}{count}"]
        case Lose(card):
            return [*said[:-1], f"{said[-1]} {card}"]
        case LayMermaids():
            return [*said, f"lays four mermaids{count}"]
        case CallStop():
            return [*said, f"calls STOP{count}"]
        case CallLastChance():
            return [*said, f"calls LAST CHANCE{count}{_shown(events)}"]
        case EndTurn():
            return [*said, f"ends{count}{_shown(events)}"]


def _dealt(phase: Phase, drawn: Cards, card: str, said: list[str]) -> list[str]:
    match phase:
        case Phase.SETUP:
            return said
        case Phase.FISHING:
            return [*said, f"fishes {card}"]
        case Phase.HAULING if not drawn:
            return [*said, f"looks at {card}"]
        case Phase.DRAWING if drawn:
            return [*said[:-1], f"{said[-1]} and {card}"]
        case _:
            return [*said[:-1], f"{said[-1]} {card}"]


def _effect(events: tuple[Event, ...], cards: int) -> str:
    for event in events:
        match event:
            case EffectLapsed():
                return " to no effect"
            case OthersRestricted():
                return " and holds all others"
            case TurnStarted(extra=True):
                return " for another turn"
            case _:
                pass
    return " as a trio" if cards == 3 else ""


def _shown(events: tuple[Event, ...]) -> str:
    return "".join(f" and shows {_hand(event.cards)}" for event in events if isinstance(event, HandRevealed))


# --- ends


def _round_end(move: Move, result: RoundResult, totals: tuple[int, ...]) -> Iterator[str]:
    game = move.before
    caller = NAMES[result.caller] if result.caller is not None else ""
    last = NAMES[result.last_seat]
    yield {
        Ending.STOP: f"{caller} ends round {result.number}: all score their cards.",
        Ending.BET_WON: f"{caller} has bet on round {result.number} and wins the bet.",
        Ending.BET_LOST: f"{caller} has bet on round {result.number} and loses the bet.",
        Ending.VOID: f"The deck is empty after the turn of {last}: round {result.number} is void.",
        Ending.MERMAIDS: f"{last} has four mermaids: round {result.number} is not scored.",
    }[result.ending]
    for seat in seats(game.players):
        yield from _wrap(
            f"  {NAMES[seat]} gets {result.points[seat]} and has {totals[seat]}; {_holding(move, seat)}.", 4
        )


def _holding(move: Move, seat: Seat) -> str:
    game = move.before
    hand = game.round.hands[seat]
    for event in move.step.events:  # a jellyfish's turn ends with the card it brings
        if isinstance(event, CardDrawn) and event.seat == seat and event.card is not None:
            hand = tuple(sorted((*hand, event.card)))
    laid = game.round.tableaus[seat]
    worth = score(hand, laid, game.ruleset)
    table = f"; on the table {', '.join(map(format_cards, laid))}" if laid else ""
    return f"{worth.total} card points, color bonus {worth.color_bonus}; in hand {_hand(hand)}{table}"


def _result(game: Game) -> str:
    assert game.outcome is not None
    winners = _list(tuple(NAMES[seat] for seat in game.outcome.winners))
    verb = "win" if len(game.outcome.winners) > 1 else "wins"
    how = "by four mermaids" if game.outcome.by_mermaids else "on points"
    places = ", ".join(
        f"{place}. {NAMES[seat]} {game.totals[seat]}"
        for place, seat in sorted(zip(game.outcome.ranks, seats(game.players), strict=True))
    )
    return f"{winners} {verb} {how}: {places}."


def _hand(cards: Cards) -> str:
    return format_cards(cards) if cards else "nothing"


def _list(names: tuple[str, ...]) -> str:
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]


def _wrap(line: str, indent: int = 2) -> list[str]:
    return textwrap.wrap(
        line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False, drop_whitespace=True
    )
