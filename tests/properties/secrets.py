"""Two games that a viewer cannot tell apart, and what gives them away.

`seen` is a second, independent telling of who sees what: an action as a viewer at the table would tell it.
Two actions that are told alike must reach that viewer as equal events and leave equal views behind.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Card,
    Deal,
    EndTurn,
    Event,
    Game,
    Keep,
    Lay,
    Look,
    Lose,
    Phase,
    Pick,
    Pile,
    Round,
    Seat,
    Step,
    TakeTop,
    apply,
    legal_actions,
    redact,
    view,
)
from seasalt.rules.cards import MERMAID, removed

Viewer = Seat | None


class Eyes(NamedTuple):
    """What a viewer gets: a view of the game, and events."""

    view: Callable[[Game, Viewer], object]
    redact: Callable[[Event, Viewer], object]


HONEST = Eyes(view, redact)


# --- what a viewer sees of an action


def seen(game: Game, action: Action, viewer: Viewer) -> tuple[object, ...]:
    """The action as the viewer sees it: its public part, and every visible card."""
    now = game.round
    own = viewer == now.turn
    after = apply(game, action).game
    hidden: tuple[object, ...] = (type(action), None, _shown_at_the_end(game, action))
    open_: tuple[object, ...] = (type(action), action, _shown_at_the_end(game, action))
    if after.outcome and after.outcome.by_mermaids:
        hidden += (MERMAID,)
    match action:
        case Deal() if now.phase is not Phase.SETUP:
            return open_ if own else hidden
        case Lose():
            return open_ if own or viewer == now.victim else hidden
        case Keep(card, pile):
            return open_ if own else (*hidden, pile, removed(now.drawn, card))
        case Pick() if now.phase is Phase.CHOOSE:
            return open_ if own else hidden
        case Pick():
            assert now.looking is not None
            return open_ if own else (*hidden, _top(after.round, now.looking))
        case TakeTop(pile):
            return (*open_, _top(after.round, pile))
        case Look(pile):
            return (*open_, now.piles[pile]) if own else open_
        case _:
            return open_


def _top(now: Round, pile: Pile) -> Card | None:
    return now.piles[pile][-1] if now.piles[pile] else None


def _shown_at_the_end(game: Game, action: Action) -> tuple[object, ...]:
    """The hands that are revealed at the end of this turn."""
    now = game.round
    hand = now.hands[now.turn]
    match action:
        case CallStop():
            return now.hands
        case CallLastChance():
            return hand
        case EndTurn() if now.caller is not None:
            return hand
        case Deal(card) if now.caller is not None and now.restricted[now.turn]:
            return tuple(sorted((*hand, card)))
        case _:
            return ()


def leaks(one: Game, other: Game, viewer: Viewer, eyes: Eyes = HONEST) -> Iterator[str]:
    """What distinguishes two positions for the viewer, now or after an action that looks the same in both."""
    if eyes.view(one, viewer) != eyes.view(other, viewer):
        yield f"view in {one.round.phase}"
    if viewer is not None and viewer == one.to_act and legal_actions(one) != legal_actions(other):
        yield f"legal actions in {one.round.phase}"
    for action, counterpart in alike(one, other, viewer):
        yield from step_leaks(apply(one, action), apply(other, counterpart), viewer, eyes)


def step_leaks(one: Step, other: Step, viewer: Viewer, eyes: Eyes) -> Iterator[str]:
    """What distinguishes two steps whose actions look the same to the viewer."""
    for mine, theirs in zip(one.events, other.events, strict=False):
        if eyes.redact(mine, viewer) != eyes.redact(theirs, viewer):
            yield f"{type(mine).__name__}"
    if len(one.events) != len(other.events):
        yield "the number of events"
    if eyes.view(one.game, viewer) != eyes.view(other.game, viewer):
        yield f"view, then in {one.game.round.phase}"


def alike(one: Game, other: Game, viewer: Viewer) -> Iterator[tuple[Action, Action]]:
    """Pairs of legal actions, one in each game, that look the same to the viewer."""
    told = {seen(one, action, viewer): action for action in legal_actions(one)}
    for counterpart in legal_actions(other):
        action = told.get(seen(other, counterpart, viewer))
        if action is not None:
            yield action, counterpart


# --- games that differ in what a viewer cannot see


def twin(game: Game, viewer: Viewer, rng: Random) -> Game:
    """The same position with every card that the viewer does not see dealt anew among their places.

    Mermaids stay: a fourth in one hand would win, for all to see.
    """
    now = game.round
    own = viewer == now.turn
    searching = now.looking if own else None
    zones = [list(now.deck), list(now.drawn), *map(list, now.hands), *map(list, now.piles)]
    shut = [True, not own, *(seat != viewer and not now.revealed[seat] for seat in range(game.players))]
    shut += [pile is not searching for pile in Pile]
    loose = [
        (zone, place)
        for zone, cards in enumerate(zones)
        if shut[zone]
        for place, card in enumerate(cards)
        if card != MERMAID and not (zone >= len(zones) - 2 and place == len(cards) - 1)
    ]
    faces = [zones[zone][place] for zone, place in loose]
    rng.shuffle(faces)
    for (zone, place), face in zip(loose, faces, strict=True):
        zones[zone][place] = face
    deck, drawn, *hands = (tuple(sorted(zone)) for zone in zones[:-2])
    piles = (tuple(zones[-2]), tuple(zones[-1]))
    return game._replace(round=now._replace(deck=deck, drawn=drawn, hands=tuple(hands), piles=piles))


def swapped(action: Action, one: Card, other: Card) -> Action:
    """The same action after swapping two cards."""
    match action:
        case Deal(card) | Lose(card) | Pick(card) | Keep(card, _):
            return replace(action, card={one: other, other: one}.get(card, card))
        case _:
            return action


def shows(told: object, cards: tuple[Card, ...]) -> bool:
    """Whether the viewer sees one of the cards in an action."""
    match told:
        case Card():
            return told in cards
        case tuple():
            return any(shows(fact, cards) for fact in told)
        case Deal(card) | Lose(card) | Pick(card) | Keep(card, _):
            return card in cards
        case Lay(laid):
            return shows(laid, cards)
        case _:
            return False
