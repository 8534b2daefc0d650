"""What a viewer with a perfect memory can know, computed from the events that the viewer saw.

The viewer keeps every *world* that fits: one way in which the cards seen so far can lie now. There is one
world until a seen card moves unseen. A theft between two others, or a card that another seat picks from a
pile, makes several; later events rule worlds out again. A card is known to be somewhere if it is there in
every world.

Worlds have weights in proportion to their probability. Chance counts as it is: a theft from three cards takes
each with probability 1/3. The choices of others are not interpreted: a hidden choice is equally likely to be
any card, and a card that another seat shows only weighs by how likely it was there. So a world in which that
card may be one never seen weighs by how many such cards fit.

Cards never seen are interchangeable: a world counts them by place. That the game goes on does not tell where
the fourth mermaid is, unless all four were seen.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import comb, factorial, perm
from typing import NamedTuple

from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import MERMAID, Card, Cards, added, distinct, removed
from seasalt.rules.event import (
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    Event,
    HandRevealed,
    MermaidsLaid,
    PileSearched,
    PileStarted,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from seasalt.rules.memory import Memory, no_memory, remember

WORLD_LIMIT = 4096
"""With more worlds than this the viewer forgets the hands of others: less is known, but nothing wrong."""

DECK, DRAWN = -1, -2  # zones beside the hands, which are zones 0, 1, ...


class World(NamedTuple):
    """One way in which the cards seen so far can lie: sorted in each zone, in order in each pile."""

    zones: tuple[Cards, ...]  # the hands by seat, then DRAWN and DECK
    piles: tuple[Cards, Cards]


WeightedWorld = tuple[World, float]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What `viewer` can know of the current round; `None` is a spectator."""

    viewer: Seat | None
    box: Cards
    sizes: tuple[int, ...]  # of each zone
    laid: Cards
    restricted_turn: bool
    worlds: Mapping[World, float]  # with weights that sum to 1
    memory: Memory | None = None  # what the viewer saw, without conclusions; None if its past is unknown
    common: Memory | None = None  # what all players saw

    def hand(self, seat: Seat) -> Cards:
        """Cards that are certain to be in that hand."""
        return self._certain(seat)

    def deck(self) -> Cards:
        """Cards that are certain to be in the deck."""
        return self._certain(DECK)

    def pile(self, pile: Pile) -> tuple[Card | None, ...]:
        """A discard pile from bottom to top; `None` where the card is not certain."""
        columns = zip(*(world.piles[pile] for world in self.worlds), strict=True)
        return tuple(cards[0] if len(set(cards)) == 1 else None for cards in columns)

    def unseen(self, world: World) -> Cards:
        """The cards never seen: they fill the zones in which that world has fewer cards than there are."""
        seen = Counter(self.laid)
        for cards in (*world.zones, *world.piles):
            seen.update(cards)
        return tuple((Counter(self.box) - seen).elements())

    def _certain(self, zone: int) -> Cards:
        least: Counter[Card] | None = None
        for world in self.worlds:
            here = self._least(world, zone)
            least = here if least is None else least & here
        return tuple(sorted((least or Counter()).elements()))

    def _least(self, world: World, zone: int) -> Counter[Card]:
        """The copies of each card that the zone must have in that world."""
        certain = Counter(world.zones[zone])
        hidden = self.sizes[zone] - len(world.zones[zone])
        if hidden:  # unseen cards that do not all fit elsewhere must be here
            unseen = Counter(self.unseen(world))
            elsewhere = unseen.total() - hidden
            certain.update(
                {card: copies - elsewhere for card, copies in unseen.items() if copies > elsewhere}
            )
        return certain


def no_knowledge(viewer: Seat | None, players: int, box: Cards) -> Knowledge:
    """The knowledge of a viewer before the first event."""
    sizes = (*(0,) * players, 0, len(box))
    worlds = {World(((),) * (players + 2), ((), ())): 1.0}
    memory = no_memory(players)
    return Knowledge(viewer, box, sizes, (), False, worlds, memory, memory)


def learn(knowledge: Knowledge, event: Event) -> Knowledge:
    """The knowledge of the viewer after an event, which must be redacted for that viewer."""
    concluded = _conclude(knowledge, event)
    if knowledge.memory is None or knowledge.common is None:
        return concluded
    memory = remember(knowledge.memory, event, knowledge.viewer)
    common = remember(knowledge.common, event, None)
    if memory is knowledge.memory and common is knowledge.common:
        return concluded
    return replace(concluded, memory=memory, common=common)


def _conclude(knowledge: Knowledge, event: Event) -> Knowledge:
    match event:
        case RoundStarted():
            return no_knowledge(knowledge.viewer, len(knowledge.sizes) - 2, knowledge.box)
        case TurnStarted(restricted=restricted):
            return replace(knowledge, restricted_turn=restricted)
        case PileStarted(pile, card):
            return _onto_pile(knowledge, DECK, pile, card)
        case CardLifted(_, card):
            return _move(knowledge, DECK, DRAWN, card, by_chance=True)
        case CardDrawn(seat, card):
            return _move(knowledge, DECK, seat, card, by_chance=True)
        case CardKept(seat, card, discarded, pile):
            return _move(_onto_pile(knowledge, DRAWN, pile, discarded), DRAWN, seat, card)
        case CardChosen(seat, card, returned, count):
            knowledge = _move(knowledge, DRAWN, seat, card)
            for back in returned if returned is not None else (None,) * count:
                knowledge = _move(knowledge, DRAWN, DECK, back)
            return knowledge
        case CardTaken(seat, pile, card, top) | CardPicked(seat, pile, card, top):
            return _off_pile(knowledge, pile, seat, card, top)
        case PileSearched(_, pile, cards) if cards is not None:
            return _keep_worlds(knowledge, (w for w in knowledge.worlds.items() if w[0].piles[pile] == cards))
        case CardStolen(thief, victim, card):
            return _move(knowledge, victim, thief, card, by_chance=True)
        case CardsLaid(seat, cards):
            return _lay(knowledge, seat, cards)
        case MermaidsLaid(seat):
            return _lay(knowledge, seat, (MERMAID,) * 4)
        case HandRevealed(seat, cards):
            return _reveal(knowledge, seat, cards)
        case TurnEnded(seat) if not knowledge.restricted_turn:  # four mermaids would have won
            free = (w for w in knowledge.worlds.items() if w[0].zones[seat].count(MERMAID) < 4)
            return _keep_worlds(knowledge, free)
        case _:
            return knowledge


# --- how an event changes the worlds


def _move(
    knowledge: Knowledge, source: int, target: int, card: Card | None, *, by_chance: bool = False
) -> Knowledge:
    """Move a card between zones; `None` is one that the viewer does not see."""
    if card is not None:
        worlds: Iterable[WeightedWorld] = (
            (_into(world, target, card), weight)
            for world, weight in _without(knowledge, source, card, by_chance=by_chance)
        )
    else:
        worlds = _unseen_moves(knowledge, source, target)
    return _keep_worlds(_resized(knowledge, source, target), worlds)


def _unseen_moves(knowledge: Knowledge, source: int, target: int) -> Iterator[WeightedWorld]:
    size = knowledge.sizes[source]
    for world, weight in knowledge.worlds.items():
        known = world.zones[source]
        for card in distinct(known):
            share = known.count(card) / size
            yield _into(_set_zone(world, source, removed(known, card)), target, card), weight * share
        if size > len(known):  # or one of the cards never seen
            yield world, weight * (size - len(known)) / size


def _onto_pile(knowledge: Knowledge, source: int, pile: Pile, card: Card) -> Knowledge:
    worlds = (
        (_set_pile(world, pile, (*world.piles[pile], card)), weight)
        for world, weight in _without(knowledge, source, card)
    )
    return _keep_worlds(_resized(knowledge, source, None), worlds)


def _off_pile(knowledge: Knowledge, pile: Pile, seat: Seat, card: Card | None, top: Card | None) -> Knowledge:
    """Move a card from a pile to a hand; everybody sees the new top."""

    def worlds() -> Iterator[WeightedWorld]:
        for world, weight in knowledge.worlds.items():
            cards = world.piles[pile]
            options = distinct(cards) if card is None else (card,)
            for gone in options:
                if gone in cards:
                    rest = removed(cards[::-1], gone)[::-1]  # of equal cards the one nearest the top
                    if (rest[-1] if rest else None) == top:
                        yield _into(_set_pile(world, pile, rest), seat, gone), weight / len(options)

    return _keep_worlds(_resized(knowledge, None, seat), worlds())


def _lay(knowledge: Knowledge, seat: Seat, cards: Cards) -> Knowledge:
    for card in cards:
        worlds = _without(knowledge, seat, card)
        knowledge = _keep_worlds(_resized(knowledge, seat, None), worlds)
        knowledge = replace(knowledge, laid=added(knowledge.laid, card))
    return knowledge


def _reveal(knowledge: Knowledge, seat: Seat, cards: Cards) -> Knowledge:
    def worlds() -> Iterator[WeightedWorld]:
        for world, weight in knowledge.worlds.items():
            shown, known = Counter(cards), Counter(world.zones[seat])
            unseen = Counter(knowledge.unseen(world))
            new = shown - known
            if known <= shown and new <= unseen:
                ways = factorial(new.total())
                for card, copies in new.items():
                    ways *= comb(unseen[card], copies)
                share = ways / perm(unseen.total(), new.total())
                yield _set_zone(world, seat, cards), weight * share

    return _keep_worlds(knowledge, worlds())


def _without(
    knowledge: Knowledge, zone: int, card: Card, *, by_chance: bool = False
) -> Iterator[WeightedWorld]:
    """The worlds in which `card` can have been in the zone, with the card removed.

    Chance may take any copy, one known to be there or one never seen.
    """
    size = knowledge.sizes[zone]
    for world, weight in knowledge.worlds.items():
        known = world.zones[zone]
        copies, hidden = known.count(card), size - len(known)
        if copies:
            share = copies / size if by_chance else 1.0
            yield _set_zone(world, zone, removed(known, card)), weight * share
        if hidden and (by_chance or not copies) and (unseen := _unseen_copies(card, world, knowledge)):
            share = hidden * unseen / _unseen_count(world, knowledge)
            yield world, weight * (share / size if by_chance else share)


def _unseen_copies(card: Card, world: World, knowledge: Knowledge) -> int:
    seen = knowledge.laid.count(card) + sum(cards.count(card) for cards in (*world.zones, *world.piles))
    return knowledge.box.count(card) - seen


def _unseen_count(world: World, knowledge: Knowledge) -> int:
    return len(knowledge.box) - len(knowledge.laid) - sum(map(len, (*world.zones, *world.piles)))


def _into(world: World, zone: int, card: Card) -> World:
    return _set_zone(world, zone, added(world.zones[zone], card))


def _set_zone(world: World, zone: int, cards: Cards) -> World:
    zones = list(world.zones)
    zones[zone] = cards
    return world._replace(zones=tuple(zones))


def _set_pile(world: World, pile: Pile, cards: Cards) -> World:
    return world._replace(
        piles=(cards, world.piles[Pile.B]) if pile is Pile.A else (world.piles[Pile.A], cards)
    )


def _resized(knowledge: Knowledge, source: int | None, target: int | None) -> Knowledge:
    sizes = list(knowledge.sizes)
    if source is not None:
        sizes[source] -= 1
    if target is not None:
        sizes[target] += 1
    return replace(knowledge, sizes=tuple(sizes))


def _keep_worlds(knowledge: Knowledge, worlds: Iterable[WeightedWorld]) -> Knowledge:
    kept = _merged(worlds)
    assert kept, "what the viewer saw fits no world"
    if len(kept) > WORLD_LIMIT:
        kept = _merged((_forget_hands(world, knowledge), weight) for world, weight in kept.items())
    return replace(knowledge, worlds=kept)


def _merged(worlds: Iterable[WeightedWorld]) -> dict[World, float]:
    kept: dict[World, float] = {}
    for world, weight in worlds:
        kept[world] = kept.get(world, 0.0) + weight
    if len(kept) == 1:
        return dict.fromkeys(kept, 1.0)
    total = sum(kept.values())
    return {world: weight / total for world, weight in kept.items()}


def _forget_hands(world: World, knowledge: Knowledge) -> World:
    """The world with the cards in other hands treated as never seen: it still allows every deal it did."""
    for seat in range(len(knowledge.sizes) - 2):
        if seat != knowledge.viewer:
            world = _set_zone(world, seat, ())
    return world
