"""Events in words: for their own seat, for another, and with all cards open."""

from typing import NamedTuple, get_args

import pytest

from seasalt.rules import Card, Event, Kind, Pile, Seat, parse_card, parse_cards, redact
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
from seasalt.rules.result import Call, Ending, Outcome, RoundResult
from seasalt.rules.scoring import Line, Rule
from seasalt.texts import Story, card_name, languages, line_reason, texts

NAMES = ("Ada", "Bo", "Cleo")
ADA, BO, CLEO = Seat(0), Seat(1), Seat(2)
CRAB, BOAT, FISH = parse_card("crab-DB"), parse_card("boat-BK"), parse_card("fish-GR")
DUO = parse_cards("crab-DB crab-LB")


def a_result(ending: Ending) -> RoundResult:
    caller = None if ending in (Ending.VOID, Ending.MERMAIDS) else ADA
    return RoundResult(1, ending, ADA, caller, None, (0, 0, 0), None, (1, 2, 3))


def round_ended(ending: Ending) -> RoundEnded:
    return RoundEnded(a_result(ending), (0, 0, 0))


def won_by(*winners: Seat) -> GameEnded:
    return GameEnded(Outcome(winners, (1, 2, 3), by_mermaids=False))


class EventCase(NamedTuple):
    """An event of Ada's in words: for Ada, for Cleo, and with all cards open."""

    event: Event
    to_ada: str | None
    to_cleo: str | None
    open: str | None


def same(event: Event, sentence: str | None) -> EventCase:
    return EventCase(event, sentence, sentence, sentence)


def public(event: Event, to_ada: str, to_others: str) -> EventCase:
    return EventCase(event, to_ada, to_others, to_others)


CASES = [
    public(RoundStarted(2, ADA, 58), "Round 2: you start.", "Round 2: Ada starts."),
    same(PileStarted(Pile.B, CRAB), "The dark blue crab opens pile B."),
    same(TurnStarted(ADA), None),
    public(
        TurnStarted(ADA, restricted=True),
        "A jellyfish stings: you may only draw one card.",
        "A jellyfish stings: Ada may only draw one card.",
    ),
    public(
        TurnStarted(ADA, extra=True),
        "The boats give you another turn.",
        "The boats give Ada another turn.",
    ),
    EventCase(
        CardLifted(ADA, CRAB), "You look at the dark blue crab.", None, "Ada looks at the dark blue crab."
    ),
    EventCase(
        CardDrawn(ADA, CRAB),
        "You draw the dark blue crab.",
        "Ada draws a card.",
        "Ada draws the dark blue crab.",
    ),
    EventCase(
        CardKept(ADA, CRAB, BOAT, Pile.A),
        "You keep the dark blue crab and discard the black boat on pile A.",
        "Ada draws two cards and discards the black boat on pile A.",
        "Ada keeps the dark blue crab and discards the black boat on pile A.",
    ),
    public(
        CardTaken(ADA, Pile.A, CRAB, None),
        "You take the dark blue crab from pile A.",
        "Ada takes the dark blue crab from pile A.",
    ),
    public(
        CardsLaid(ADA, DUO),
        "You lay dark blue crab and light blue crab.",
        "Ada lays dark blue crab and light blue crab.",
    ),
    same(EffectLapsed(ADA), "Their effect comes to nothing."),
    public(PileSearched(ADA, Pile.B, DUO), "You look through pile B.", "Ada looks through pile B."),
    EventCase(
        CardPicked(ADA, Pile.B, CRAB, BOAT),
        "You take the dark blue crab out of pile B.",
        "Ada takes a card out of pile B.",
        "Ada takes the dark blue crab out of pile B.",
    ),
    EventCase(
        CardChosen(ADA, CRAB, (BOAT, FISH), 2),
        "You keep the dark blue crab; black boat and green fish go back into the deck, which is shuffled.",
        "Ada keeps one card and 2 go back into the deck, which is shuffled.",
        "Ada keeps the dark blue crab; black boat and green fish go back into the deck, which is shuffled.",
    ),
    EventCase(
        CardChosen(ADA, CRAB, (BOAT,), 1),
        "You keep the dark blue crab; black boat goes back into the deck, which is shuffled.",
        "Ada keeps one card and 1 goes back into the deck, which is shuffled.",
        "Ada keeps the dark blue crab; black boat goes back into the deck, which is shuffled.",
    ),
    EventCase(
        CardChosen(ADA, CRAB, (), 0),
        "You keep the dark blue crab, the last card of the deck.",
        "Ada keeps one card and the deck is empty.",
        "Ada keeps the dark blue crab, the last card of the deck.",
    ),
    same(VictimChosen(ADA, BO), None),
    EventCase(
        CardStolen(ADA, BO, CRAB),
        "You steal the dark blue crab from Bo.",
        "Ada steals a card from Bo.",
        "Ada steals the dark blue crab from Bo.",
    ),
    public(
        OthersRestricted(ADA),
        "In their next turn the others may only draw one card.",
        "In their next turn the opponents of Ada may only draw one card.",
    ),
    public(
        MermaidsLaid(ADA),
        "Four mermaids: you win the game at once!",
        "Four mermaids: Ada wins the game at once!",
    ),
    public(
        Called(ADA, Call.STOP),
        "You call STOP: the round ends, everybody scores their cards.",
        "Ada calls STOP: the round ends, everybody scores their cards.",
    ),
    public(
        Called(ADA, Call.LAST_CHANCE),
        "You call LAST CHANCE: everybody else has one more turn.",
        "Ada calls LAST CHANCE: everybody else has one more turn.",
    ),
    public(
        HandRevealed(ADA, DUO),
        "You show your hand: dark blue crab and light blue crab.",
        "Ada shows the hand: dark blue crab and light blue crab.",
    ),
    public(HandRevealed(ADA, ()), "You show your hand: no cards.", "Ada shows the hand: no cards."),
    public(TurnEnded(ADA), "You end your turn.", "Ada ends the turn."),
    same(round_ended(Ending.STOP), "Everybody scores their cards."),
    public(
        round_ended(Ending.BET_WON),
        "You win your bet: your cards and your color bonus for you, only the color bonus for the others.",
        "Ada wins the bet: cards and color bonus for Ada, only the color bonus for the others.",
    ),
    public(
        round_ended(Ending.BET_LOST),
        "You lose your bet: only the color bonus for you, the cards, without bonus, for the others.",
        "Ada loses the bet: only the color bonus for Ada, the cards, without bonus, for the others.",
    ),
    same(round_ended(Ending.VOID), "The deck has run out: nobody scores."),
    same(round_ended(Ending.MERMAIDS), None),
    public(won_by(ADA), "You win the game!", "Ada wins the game."),
    public(won_by(ADA, BO), "You share the victory: Ada and Bo.", "Ada and Bo share the victory."),
]


def named(case: EventCase) -> str:
    return f"{type(case.event).__name__}-{CASES.index(case)}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_an_event_is_told_to_its_seat_to_others_and_with_all_cards_open(case: EventCase) -> None:
    assert told(case.event, "en") == (case.to_ada, case.to_cleo, case.open)
    assert Story(texts(), NAMES).tell(redact(case.event, None)) == case.to_cleo, "a spectator"


def told(event: Event, language: str) -> tuple[str | None, str | None, str | None]:
    """To Ada, to Cleo, and with all cards open."""
    to_ada, to_cleo, openly = (Story(texts(language), NAMES, reader) for reader in (ADA, CLEO, None))
    return to_ada.tell(redact(event, ADA)), to_cleo.tell(redact(event, CLEO)), openly.tell(event)


def test_the_victim_of_a_theft_reads_what_is_gone() -> None:
    stolen = redact(CardStolen(ADA, BO, CRAB), BO)

    assert Story(texts(), NAMES, BO).tell(stolen) == "Ada steals the dark blue crab from you."


def test_no_event_is_forgotten_here() -> None:
    assert {type(case.event) for case in CASES} == set(get_args(Event))


@pytest.mark.parametrize("case", CASES, ids=named)
def test_a_redacted_event_never_names_the_card(case: EventCase) -> None:
    for words in map(texts, languages()):
        names = [name for card in _hidden_cards(case.event) for name in card_name(words, card).spellings]
        sentence = Story(words, NAMES, CLEO).tell(redact(case.event, CLEO)) or ""

        assert [name for name in names if name in sentence] == []


@pytest.mark.parametrize("case", CASES, ids=named)
def test_what_is_told_in_english_is_told_in_every_language(case: EventCase) -> None:
    english = [case.to_ada, case.to_cleo, case.open]
    for language in languages():
        sentences = told(case.event, language)

        assert [bool(sentence) for sentence in sentences] == [bool(sentence) for sentence in english]
        assert all(sentence[-1] in ".!" for sentence in sentences if sentence)


def _hidden_cards(event: Event) -> list[Card]:
    """What only Ada may know of an event."""
    match event:
        case CardLifted(_, card) | CardDrawn(_, card) | CardStolen(_, _, card) if card:
            return [card]
        case CardKept(_, card, _, _) | CardPicked(_, _, card, _) if card:
            return [card]
        case CardChosen(_, card, returned, _) if card and returned is not None:
            return [card, *returned]
        case PileSearched(_, _, cards) if cards:
            return list(cards)
        case _:
            return []


def test_the_reason_of_a_multiplier_is_told_with_the_numbers_of_its_line() -> None:
    cards = parse_cards("lighthouse-PU boat-BK boat-DB boat-LB boat-YE")
    line = Line(Rule.MULTIPLIER, 8, cards, kind=Kind.LIGHTHOUSE, each=2, counted=4, target=Kind.BOAT)

    assert line_reason(texts("en"), line) == "lighthouse: 2 for each of 4 boats"
