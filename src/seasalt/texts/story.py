"""Events in words, one line each, for the seat that reads them. web/src/lib/story.ts says the same."""

from typing import Any

from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card
from seasalt.rules.event import (
    Called,
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    EffectLapsed,
    Event,
    GameEnded,
    HandRevealed,
    MermaidsLaid,
    OthersRestricted,
    PileSearched,
    PileStarted,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    VictimChosen,
)
from seasalt.rules.result import Ending, Outcome
from seasalt.texts.catalog import Texts
from seasalt.texts.descriptions import card_name, card_names, key, listed, pile_name


class Story:
    """Describes events to one reader, who is "you" if the reader has a seat."""

    def __init__(self, texts: Texts, names: tuple[str, ...], reader: Seat | None = None) -> None:
        self._texts = texts
        self._names = names
        self._reader = reader

    def tell(self, event: Event) -> str | None:
        """A redacted event as a sentence; `None` if the next event makes it clear."""
        match event:
            case RoundStarted(number, starter, _):
                return self._say("event-round-started", starter, number=number)
            case PileStarted(pile, card):
                return self._say("event-pile-started", card=self._card(card), pile=self._pile(pile))
            case TurnStarted(seat, restricted, extra):
                if not restricted and not extra:
                    return None
                return self._say("event-turn-restricted" if restricted else "event-turn-extra", seat)
            case CardLifted(seat, card):
                return self._say("event-card-lifted-seen", seat, card=self._card(card)) if card else None
            case CardDrawn(seat, card):
                return self._seen("event-card-drawn", seat, card)
            case CardKept(seat, card, discarded, pile):
                facts = {"discarded": self._card(discarded), "pile": self._pile(pile)}
                return self._seen("event-card-kept", seat, card, **facts)
            case CardTaken(seat, pile, card, _):
                return self._say("event-card-taken", seat, card=self._card(card), pile=self._pile(pile))
            case CardsLaid(seat, cards):
                return self._say("event-cards-laid", seat, cards=card_names(self._texts, cards))
            case EffectLapsed():
                return self._say("event-effect-lapsed")
            case PileSearched(seat, pile, _):
                return self._say("event-pile-searched", seat, pile=self._pile(pile))
            case CardPicked(seat, pile, card, _):
                return self._seen("event-card-picked", seat, card, pile=self._pile(pile))
            case CardChosen():
                return self._chosen(event)
            case VictimChosen():
                return None
            case CardStolen(thief, victim, card):
                whom = "you" if card and victim == self._reader else self._names[victim]
                return self._seen("event-card-stolen", thief, card, victim=whom)
            case OthersRestricted(seat):
                return self._say("event-others-restricted", seat)
            case MermaidsLaid(seat):
                return self._say("event-mermaids-laid", seat)
            case Called(seat, call):
                return self._say(f"event-called-{key(call)}", seat)
            case HandRevealed(seat, cards):
                return self._say("event-hand-revealed", seat, cards=card_names(self._texts, cards))
            case TurnEnded(seat):
                return self._say("event-turn-ended", seat)
            case RoundEnded(result, _):
                if result.ending is Ending.MERMAIDS:
                    return None
                return self._say(f"event-round-ended-{key(result.ending)}", result.caller)
            case GameEnded(outcome):
                return self._game_ended(outcome)

    def _say(self, message: str, seat: Seat | None = None, **facts: Any) -> str:
        if seat is not None:
            facts |= {"who": "you" if seat == self._reader else "other", "name": self._names[seat]}
        return self._texts.say(message, **facts)

    def _seen(self, message: str, seat: Seat, card: Card | None, **facts: Any) -> str:
        if card is None:
            return self._say(message, seat, **facts)
        return self._say(f"{message}-seen", seat, card=self._card(card), **facts)

    def _chosen(self, event: CardChosen) -> str:
        if event.card is None or event.returned is None:
            return self._say("event-card-chosen", event.seat, count=event.returned_count)
        card = self._card(event.card)
        if not event.returned:
            return self._say("event-card-chosen-last", event.seat, card=card)
        returned = card_names(self._texts, event.returned)
        return self._say(
            "event-card-chosen-seen", event.seat, card=card, returned=returned, count=event.returned_count
        )

    def _game_ended(self, outcome: Outcome) -> str:
        names = listed(self._texts, [self._names[seat] for seat in outcome.winners])
        if self._reader in outcome.winners:
            alone = len(outcome.winners) == 1
            return self._say("event-game-ended-you" if alone else "event-game-ended-you-share", names=names)
        return self._say("event-game-ended", names=names, count=len(outcome.winners))

    def _card(self, card: Card) -> str:
        return card_name(self._texts, card)

    def _pile(self, pile: Pile) -> str:
        return pile_name(self._texts, pile)
