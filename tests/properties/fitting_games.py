"""What a viewer can know, by brute force: every game of a small box that fits what the viewer saw.

`Knowledge` must claim exactly what all these games have in common.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from seasalt.rules import Card, Event, Game, Knowledge, Pile, Seat, Step, apply, learn, legal_actions, redact
from seasalt.rules.game import seats

Belief = frozenset[Game]
Viewer = Seat | None


def observed(events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """The events, redacted for the viewer."""
    return tuple(redact(event, viewer) for event in events)


def advance(belief: Belief, events: tuple[Event, ...], viewer: Viewer) -> Belief:
    """The games after any legal action in these games, if the viewer sees these events."""
    return frozenset(
        step.game
        for game in belief
        for step in (apply(game, action) for action in legal_actions(game))
        if len(step.events) == len(events) and observed(step.events, viewer) == events
    )


def certain(belief: Belief, zone: Callable[[Game], Iterable[Card]]) -> tuple[Card, ...]:
    """The cards that the zone has in all the games, copies included."""
    least: Counter[Card] | None = None
    for game in belief:
        here = Counter(zone(game))
        least = here if least is None else least & here
    return tuple(sorted((least or Counter()).elements()))


def certain_pile(belief: Belief, pile: Pile) -> tuple[Card | None, ...]:
    """A pile from bottom to top; `None` where the games differ."""
    columns = zip(*{game.round.piles[pile] for game in belief}, strict=True)
    return tuple(cards[0] if len(set(cards)) == 1 else None for cards in columns)


# --- Knowledge


def falsehoods(knowledge: Knowledge, game: Game) -> Iterator[str]:
    """The claims of the viewer that are false."""
    now = game.round
    for seat in seats(game.players):
        if not among(knowledge.hand(seat), now.hands[seat]):
            yield f"hand {seat}: {knowledge.hand(seat)}"
    if not among(knowledge.deck(), now.deck):
        yield f"deck: {knowledge.deck()}"
    for pile in Pile:
        claimed = knowledge.pile(pile)
        if len(claimed) != len(now.piles[pile]):
            yield f"size of pile {pile}"
        if any(card not in (None, true) for card, true in zip(claimed, now.piles[pile], strict=False)):
            yield f"pile {pile}: {claimed}"


def among(some: Iterable[Card], cards: Iterable[Card]) -> bool:
    """Whether `cards` has all of `some`, copies included."""
    return Counter(some) <= Counter(cards)


def learn_all(knowledge: Knowledge, step: Step) -> Knowledge:
    """The knowledge after a step."""
    for event in step.events:
        knowledge = learn(knowledge, redact(event, knowledge.viewer))
    return knowledge
