"""The facts that may be the reason why one option is better than another.

Each is found with the rules' own functions and could be known to the seat. Whether it is the reason is for
`coach.reason` to try.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from seasalt.kernel.evaluation.guess import Belief
from seasalt.kernel.game.card_tables import NUMBER
from seasalt.kernel.game.layout import BET_LOST, BET_WON, State
from seasalt.kernel.players.keen import keen_worth
from seasalt.kernel.thinking.what_if import (
    Change,
    changed,
    drawn_exchanged,
    hand_exchanged,
    laid_without_effect,
    one_of,
    pile_card_exchanged,
    unseen,
    with_target,
    with_total,
)
from seasalt.rules.action import (
    Action,
    CallLastChance,
    CallStop,
    Draw,
    EndTurn,
    Keep,
    Lay,
    Look,
    Pick,
    Pile,
    Seat,
    Steal,
    TakeTop,
)
from seasalt.rules.cards import MERMAID, Card, Cards, Kind, added, distinct, removed
from seasalt.rules.effects import lapses
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import card_points, is_duo
from seasalt.rules.view import View
from seasalt.wire.review import ReviewReason

MORE: Final = 4 / 3  # times as many unseen cards must go with one card as with another, to be told
FAR_MORE: Final = 3.0  # if the other one makes more points at once
SAMPLED_DRAWS: Final = 12  # of two unseen cards, to stand for any draw
FAR: Final = 15  # points: further from the target, so that the end of the game is not near


class ReasonKind(StrEnum):
    """What a reason is about, and what its numbers are."""

    REACHES = "reaches"  # with `card` a STOP brings `number` points, and the target is `other_number`
    ENOUGH = "enough"  # with `card` there are `number` points, and a call is possible
    DUO = "duo"  # `card` makes a duo with one in hand, which brings `number` points
    POINTS = "points"  # `card` makes `number` points at once, `other` of the other option `other_number`
    MERMAIDS = "mermaids"  # with `card` there are `number` mermaids in hand
    PROMISE = "promise"  # `number` unseen cards go with `card`, `other_number` with `other`
    OPEN = "open"  # with `card` another one that lies open, `other`, makes `number` points
    LEAVES = "leaves"  # the other option leaves `card` to `seat`, who acts next
    NEEDS = "needs"  # the same; it makes points with what `seat` is known to have
    BURIES = "buries"  # the other option covers `card`, which would make `number` points
    DULL = "dull"  # `card` makes no point; of `other_number` unseen cards `number` do
    STEALS = "steals"  # effects of the better option's duo
    ANOTHER_TURN = "another-turn"
    EXTRA_CARD = "extra-card"
    SEARCHES = "searches"  # a pile; if it is known there, `card` makes `number` points
    STINGS = "stings"
    HAULS = "hauls"
    LATER = "later"  # what the chosen duo does is worth less than half of the difference
    WINS = "wins"  # a STOP brings `number` points, and the target is `other_number`
    RACE = "race"  # `seat` lacks only `number` points to the target
    AHEAD = "ahead"  # in about `other_number` of ten cases the own `number` points are the most
    BEHIND = "behind"  # in about `other_number` of ten cases another has more than the own `number`
    BET_HOLDS = "bet-holds"  # in about `other_number` of ten cases nobody beats the own `number`
    BET_FAILS = "bet-fails"  # in about `other_number` of ten cases somebody does
    BEATS = "beats"  # `seat` has bet on `number` points; in about `other_number` of ten cases it will fail
    HOLDS = "holds"  # `seat` has `card` in hand, which would make `number` points
    LEADS = "leads"  # `seat` has `number` points in total, the other victim `other_number`


_EFFECTS: Final = {
    Kind.LOBSTER: ReasonKind.HAULS,
    Kind.JELLYFISH: ReasonKind.STINGS,
    Kind.SHARK: ReasonKind.STEALS,
    Kind.FISH: ReasonKind.EXTRA_CARD,
    Kind.BOAT: ReasonKind.ANOTHER_TURN,
    Kind.CRAB: ReasonKind.SEARCHES,
}


class Lie(NamedTuple):
    """How things lie in a world: the card points of all seats, and how the round ended after each option."""

    points: tuple[int, ...]
    after_best: int  # an ending of the kernel; `RUNNING` if the playout stopped before
    after_chosen: int


class Open(NamedTuple):
    """A card that lies open after an option, and the option with another card there."""

    card: Card
    without: "Scenario"


Holds = Callable[[Lie], bool]


class Scenario(NamedTuple):
    """An option in a belief in which something is different; with `None` the seat goes on by itself."""

    belief: Belief
    action: Action | None


class Suggestion(NamedTuple):
    """A fact that may be the reason, and what the options are without it.

    `None` is an option that stays as it is. A fact with `holds` is one of only some worlds: without it, only
    the others count. How often that is, or `told`, is told in `other_number`.
    """

    reason: ReviewReason
    best: Scenario | None = None
    chosen: Scenario | None = None
    holds: Holds | None = None
    told: Holds | None = None
    least_often: float = 0.0


def suggestions(
    seen: View, knowledge: Knowledge, belief: Belief, best: Action, chosen: Action
) -> Iterator[Suggestion]:
    """The facts that may be the reason, the most telling ones first."""
    yield from _Suggestions(seen, knowledge, belief, best, chosen).all()


class _Suggestions:
    """The facts that may be the reason, the most telling ones first."""

    def __init__(
        self, seen: View, knowledge: Knowledge, belief: Belief, best: Action, chosen: Action
    ) -> None:
        assert seen.seat is not None, "a seat's decision"
        self._seen = seen
        self._seat = seen.seat
        self._knowledge = knowledge
        self._belief = belief
        self._best = best
        self._chosen = chosen
        self._unseen = unseen(belief)
        self._points = card_points(seen.hand, seen.tableau, seen.ruleset)
        brought = {self._brought(best), self._brought(chosen), *(seen.drawn or ())}
        self._blanks = [card for card in distinct(self._unseen) if card not in brought]
        self._others = [Seat((seen.seat + step) % seen.players) for step in range(1, seen.players)]

    def all(self) -> Iterator[Suggestion]:
        yield from self._about_a_bet()
        yield from self._about_effects()
        yield from self._about_calls()
        yield from self._about_victims()
        if self._blanks:
            yield from self._about_cards()
            yield from self._about_open_cards()
            yield from self._about_draws()

    # cards that an option brings

    def _about_cards(self) -> Iterator[Suggestion]:
        card, other = self._brought(self._best), self._brought(self._chosen)
        if card is None or card == other:
            return
        told = self._told_of(card, other)
        if told is not None:
            best = self._without(self._best, card)
            yield Suggestion(told, best, None if other is None else self._without(self._chosen, other))

    def _told_of(self, card: Card, other: Card | None) -> ReviewReason | None:
        """What is better about a card than about another one, or about one that is drawn."""
        gain, other_gain = self._gain(card), 0 if other is None else self._gain(other)
        facts = {"card": str(card), "other": None if other is None else str(other)}
        mermaids = added(self._seen.hand, card).count(MERMAID)
        if card == MERMAID and mermaids >= 3:
            return _told(ReasonKind.MERMAIDS, card=str(card), number=mermaids)
        if gain > other_gain and self._seen.caller is None:
            total, target = self._seen.totals[self._seat], self._seen.ruleset.target(self._seen.players)
            points, others = self._points + gain, self._points + other_gain
            if points >= CALL_POINTS and total + others < target <= total + points:
                kind = ReasonKind.REACHES
                return _told(kind, card=str(card), number=total + points, other_number=target)
            if others < CALL_POINTS <= points:
                return _told(ReasonKind.ENOUGH, card=str(card), number=points)
        if self._makes_duo(card) and (other is None or not self._makes_duo(other)):
            return _told(ReasonKind.DUO, card=str(card), number=gain)
        if gain > other_gain:
            other_number = None if other is None else other_gain
            return _told(ReasonKind.POINTS, **facts, number=gain, other_number=other_number)
        if other is not None:
            number, other_number = self._fitting(card), self._fitting(other)
            times = MORE if gain == other_gain else FAR_MORE
            if number and number >= times * other_number:
                return _told(ReasonKind.PROMISE, **facts, number=number, other_number=other_number)
        return None

    def _about_draws(self) -> Iterator[Suggestion]:
        """The top of a pile makes nothing, and of two drawn cards one may choose the better."""
        if isinstance(self._best, Draw) and isinstance(self._chosen, TakeTop) and self._draws_two():
            pile = self._chosen.pile
            card, unseen = self._top(pile), self._unseen
            better = sum(self._gain(one) > 0 for one in unseen)
            if card is not None and better and not self._gain(card):
                told = _told(ReasonKind.DULL, card=str(card), number=better, other_number=len(unseen))
                rng = Random(str(card))
                kept = [max(rng.sample(unseen, 2), key=self._worth) for _ in range(SAMPLED_DRAWS)]
                as_drawn = one_of(self._belief, [pile_card_exchanged(pile, 0, one) for one in kept])
                yield Suggestion(told, chosen=Scenario(as_drawn, self._chosen))

    def _draws_two(self) -> bool:
        return self._seen.deck_size > 1 and not self._seen.restricted[self._seat] and len(self._unseen) > 1

    # cards that lie open afterwards

    def _about_open_cards(self) -> Iterator[Suggestion]:
        """What the chosen option leaves to the others, or covers, unlike the best one."""
        left = list(self._open_after(self._best))
        yield from self._about_what_stays(left)
        for found in self._open_after(self._chosen):
            if found.card not in [one.card for one in left]:
                card, without = found
                takers = list(self._takers())
                seat = next((other for other in takers if self._goes_with(other, card)), None)
                if seat is not None:
                    yield Suggestion(_told(ReasonKind.NEEDS, seat=seat, card=str(card)), chosen=without)
                elif takers[:1] == self._others[:1]:
                    yield Suggestion(_told(ReasonKind.LEAVES, seat=takers[0], card=str(card)), chosen=without)
        if isinstance(self._best, Keep) and isinstance(self._chosen, Keep):
            pile = self._chosen.pile
            top = self._top(pile)
            if top is not None and pile != self._best.pile and (gain := self._gain(top)) > 0:
                told = _told(ReasonKind.BURIES, card=str(top), number=gain)
                without = self._changed(pile_card_exchanged(pile, 0, self._blank), self._best)
                yield Suggestion(told, best=without)

    def _about_what_stays(self, left: Sequence[Open]) -> Iterator[Suggestion]:
        """A card that lies open afterwards and goes with the one that the best option brings."""
        card, other = self._brought(self._best), self._brought(self._chosen)
        if card is None or card == other or self._seen.caller is not None:
            return
        beside = {found.card: found.without for found in self._open_after(self._chosen)}
        for found in left:
            if found.card == other:  # the same card, which cannot be in hand and beside it
                continue
            number = self._makes(found.card, card)
            otherwise = self._makes(found.card) if other is None else self._makes(found.card, other)
            if number > max(self._makes(found.card), otherwise):
                told = _told(ReasonKind.OPEN, card=str(card), other=str(found.card), number=number)
                yield Suggestion(told, found.without, beside.get(found.card))

    def _takers(self) -> Iterator[Seat]:
        """Who may take a card from a pile before the seat's next turn, in order."""
        for other in self._others:
            if other == self._seen.caller:
                return
            if not self._seen.restricted[other]:
                yield other

    def _open_after(self, action: Action) -> Iterator[Open]:
        """The cards that are known to lie on the piles after an option."""
        if not isinstance(action, Draw | TakeTop | Keep):
            return
        for pile in Pile:
            if isinstance(action, Keep) and action.pile == pile:
                (card,) = removed(self._seen.drawn or (), action.card)
                yield Open(card, self._changed(drawn_exchanged(card, self._blank), action))
                continue
            depth = int(isinstance(action, TakeTop) and action.pile == pile)
            known = self._knowledge.pile(pile)[::-1]
            if len(known) > depth and (lies := known[depth]) is not None:
                yield Open(lies, self._changed(pile_card_exchanged(pile, depth, self._blank), action))

    # duos

    def _about_effects(self) -> Iterator[Suggestion]:
        if isinstance(self._best, Lay):
            cards = self._best.cards
            if len(cards) == 2 and not lapses(cards, self._seen.supply):
                kinds = {card.kind for card in cards}
                kind = next(effect for one, effect in _EFFECTS.items() if one in kinds)
                told = _told(kind)
                if kind is ReasonKind.SEARCHES and (known := self._best_in_piles(cards)):
                    card, gain = known
                    told = _told(kind, card=str(card), number=gain)
                yield Suggestion(told, best=self._without_effect(cards))
        is_last_turn = self._seen.caller is not None
        if isinstance(self._best, EndTurn) and isinstance(self._chosen, Lay) and not is_last_turn:
            cards = self._chosen.cards
            if len(cards) == 2 and not lapses(cards, self._seen.supply):
                # What would be left of the difference is here what the effect is worth now.
                now, without = Scenario(self._belief, self._chosen), self._without_effect(cards)
                yield Suggestion(_told(ReasonKind.LATER), best=now, chosen=without)

    def _without_effect(self, cards: Cards) -> Scenario:
        return Scenario(changed(self._belief, laid_without_effect(cards)), None)

    def _best_in_piles(self, laid: Cards) -> tuple[Card, int] | None:
        """The card that is known to be in a pile and makes most points once a duo is laid."""
        hand = removed(self._seen.hand, *laid)
        tableau = (*self._seen.tableau, laid)
        now = card_points(hand, tableau, self._seen.ruleset)
        gains = [
            (card_points(added(hand, card), tableau, self._seen.ruleset) - now, card)
            for pile in Pile
            for card in self._knowledge.pile(pile)
            if card is not None
        ]
        gain, card = max(gains, default=(0, MERMAID))
        return (card, gain) if gain > 0 else None

    def _about_victims(self) -> Iterator[Suggestion]:
        if isinstance(self._best, Steal) and isinstance(self._chosen, Steal):
            victim, other = self._best.victim, self._chosen.victim
            totals = self._seen.totals
            known = self._knowledge.hand(victim)
            if self._blanks and known and self._gain(card := max(known, key=self._gain)) > 0:
                told = _told(ReasonKind.HOLDS, seat=victim, card=str(card), number=self._gain(card))
                without = self._changed(hand_exchanged(victim, card, self._blank), self._best)
                yield Suggestion(told, without)
            if totals[victim] > totals[other]:
                told = _told(ReasonKind.LEADS, seat=victim, number=totals[victim], other_number=totals[other])
                middle = (totals[victim] + totals[other]) // 2

                def level(s: State) -> None:
                    with_total(victim, middle)(s)
                    with_total(other, middle)(s)

                yield Suggestion(told, self._changed(level, self._best), self._changed(level, self._chosen))

    # calls

    def _about_a_bet(self) -> Iterator[Suggestion]:
        """Another seat has bet, and this is the last turn."""
        caller = self._seen.caller
        if caller is not None:
            hand, tableau = self._knowledge.hand(caller), self._seen.tableaus[caller]
            beaten = card_points(hand, tableau, self._seen.ruleset)
            yield Suggestion(
                _told(ReasonKind.BEATS, seat=caller, number=beaten),
                holds=lambda lie: lie.after_best == BET_LOST != lie.after_chosen,
                told=lambda lie: lie.after_best == BET_LOST,
                least_often=0.1,
            )

    def _about_calls(self) -> Iterator[Suggestion]:
        best, chosen = self._best, self._chosen
        if not isinstance(best, CallStop | CallLastChance) and not isinstance(
            chosen, CallStop | CallLastChance
        ):
            return
        seat, own, totals = self._seat, self._points, self._seen.totals
        target = self._seen.ruleset.target(self._seen.players)
        if isinstance(best, CallStop) and totals[seat] + own >= target:
            told = _told(ReasonKind.WINS, number=totals[seat] + own, other_number=target)
            far = with_target(target + FAR)
            yield Suggestion(told, self._changed(far, best), self._changed(far, chosen))
        if isinstance(best, CallStop | CallLastChance):
            for other in self._others:
                lacks = target - totals[other]
                if lacks <= CALL_POINTS:
                    back = with_total(other, max(0, totals[other] - FAR))
                    told = _told(ReasonKind.RACE, seat=other, number=lacks)
                    yield Suggestion(told, self._changed(back, best), self._changed(back, chosen))

        def is_ahead(lie: Lie) -> bool:
            return lie.points[seat] == max(lie.points)

        def is_behind(lie: Lie) -> bool:
            return not is_ahead(lie)

        if isinstance(chosen, CallLastChance):
            yield Suggestion(
                _told(ReasonKind.BET_FAILS, number=own),
                holds=lambda lie: lie.after_chosen == BET_LOST,
                least_often=0.15,
            )
        elif isinstance(chosen, CallStop) and not isinstance(best, CallLastChance):
            yield Suggestion(_told(ReasonKind.BEHIND, number=own), holds=is_behind, least_often=0.35)
        if isinstance(best, CallLastChance):
            yield Suggestion(
                _told(ReasonKind.BET_HOLDS, number=own),
                holds=lambda lie: lie.after_best == BET_WON,
                least_often=0.55,
            )
        elif isinstance(best, CallStop) and not isinstance(chosen, CallLastChance):
            yield Suggestion(_told(ReasonKind.AHEAD, number=own), holds=is_ahead, least_often=0.55)

    # what is asked about cards

    def _gain(self, card: Card) -> int:
        """The points that a card adds to the own ones at once."""
        return self._total(card) - self._points

    def _makes(self, card: Card, *others: Card) -> int:
        """The points that a card adds once these others are in hand."""
        return self._total(card, *others) - self._total(*others)

    def _makes_duo(self, card: Card) -> bool:
        """Whether a card makes a duo with one in hand that had no partner."""
        hand, tableau, ruleset = self._seen.hand, self._seen.tableau, self._seen.ruleset
        for held in distinct(hand):
            rest = removed(hand, held)
            alone = card_points(added(rest, card), tableau, ruleset) - card_points(rest, tableau, ruleset)
            if is_duo(card, held) and self._gain(card) > alone:
                return True
        return False

    def _fitting(self, card: Card) -> int:
        """How many unseen cards make more points with this one than without."""
        return sum(self._makes(one, card) > self._makes(one) for one in self._unseen)

    def _total(self, *cards: Card) -> int:
        return card_points(added(self._seen.hand, *cards), self._seen.tableau, self._seen.ruleset)

    def _goes_with(self, seat: Seat, card: Card) -> bool:
        """Whether a card makes more points with what a seat is known to have than alone."""
        hand, tableau = self._knowledge.hand(seat), self._seen.tableaus[seat]
        ruleset = self._seen.ruleset
        gain = card_points(added(hand, card), tableau, ruleset) - card_points(hand, tableau, ruleset)
        return gain > card_points((card,), (), ruleset)

    def _top(self, pile: Pile) -> Card | None:
        return self._seen.piles[pile].top

    def _brought(self, action: Action) -> Card | None:
        """The card that an option surely brings to the hand."""
        match action:
            case TakeTop(pile):
                return self._top(pile)
            case Keep(card) | Pick(card):
                return card
            case Look(pile):
                known = [card for card in self._knowledge.pile(pile) if card is not None]
                return max(known, key=self._gain, default=None)
            case _:
                return None

    @cached_property
    def _blank(self) -> Card:
        """The unseen card that is worth least to everybody, to stand in the place of another one."""

        def worth(card: Card) -> int:
            return self._worth(card) + max(self._worth(card, seat) for seat in self._others)

        return min(self._blanks, key=worth)

    def _worth(self, card: Card, seat: Seat | None = None) -> int:
        """The worth of a card to a seat, by default to the own one, with what it may become."""
        return keen_worth(self._belief.templates[0], self._seat if seat is None else seat, NUMBER[card])

    def _without(self, action: Action, card: Card) -> Scenario:
        """An option that brings a worthless card instead of this one."""
        blank = self._blank
        match action:
            case TakeTop(pile):
                return self._changed(pile_card_exchanged(pile, 0, blank), action)
            case Keep(_, pile):
                return self._changed(drawn_exchanged(card, blank), Keep(blank, pile))
            case Pick() if self._seen.looking is None:
                return self._changed(drawn_exchanged(card, blank), Pick(blank))
            case Pick():
                assert self._seen.looking is not None
                looking = self._seen.looking
                depth = (self._seen.searched or ())[::-1].index(card)
                return self._changed(pile_card_exchanged(looking, depth, blank), Pick(blank))
            case _:
                assert isinstance(action, Look)
                depth = self._knowledge.pile(action.pile)[::-1].index(card)
                return self._changed(pile_card_exchanged(action.pile, depth, blank), action)

    def _changed(self, change: Change, action: Action) -> Scenario:
        return Scenario(changed(self._belief, change), action)


def _told(kind: ReasonKind, **facts: int | str | None) -> ReviewReason:
    return ReviewReason(kind, 0.0, **facts)  # type: ignore[arg-type]
