"""Conversion between `rules` and the kernel: a Ruleset or Game to a record, and a record's cards back.

A whole record becomes a Game in `env.games.table_view.game_of`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

from seasalt.kernel.game.card_moves import gain_card, lay_card, put_on_pile
from seasalt.kernel.game.card_tables import ALL_CARDS, DUO_COUNT, MERMAID, NUMBER, TRIO_COUNT
from seasalt.kernel.game.layout import (
    BET_LOST,
    BET_WON,
    BOX,
    CHOOSE,
    DRAWING,
    FISHING,
    HAULING,
    KEEP,
    LOOK,
    LOSING,
    MERMAIDS_LAID,
    OVER,
    PICK,
    PLAY,
    RUNNING,
    SETUP,
    STEAL,
    STOPPED,
    TAKE,
    VOID,
    State,
)
from seasalt.kernel.game.turns import start_game
from seasalt.rules.action import Seat
from seasalt.rules.cards import BASE_BOX, EXTRA_SALT_BOX, Cards
from seasalt.rules.game import Game, Round
from seasalt.rules.phase import Phase
from seasalt.rules.result import Ending
from seasalt.rules.ruleset import CALL_POINTS, OPTION_TABLE, Ruleset, numbered
from seasalt.rules.view import View

PHASES = {
    Phase.SETUP: SETUP,
    Phase.DRAWING: DRAWING,
    Phase.FISHING: FISHING,
    Phase.HAULING: HAULING,
    Phase.LOSING: LOSING,
    Phase.TAKE: TAKE,
    Phase.KEEP: KEEP,
    Phase.PLAY: PLAY,
    Phase.LOOK: LOOK,
    Phase.PICK: PICK,
    Phase.STEAL: STEAL,
    Phase.CHOOSE: CHOOSE,
    Phase.OVER: OVER,
}
ENDINGS = {
    Ending.STOP: STOPPED,
    Ending.BET_WON: BET_WON,
    Ending.BET_LOST: BET_LOST,
    Ending.VOID: VOID,
    Ending.MERMAIDS: MERMAIDS_LAID,
}


def set_rules(s: State, ruleset: Ruleset, players: int, cards: Cards | None = None) -> None:
    """Write the options of a game and its box to the record."""
    if cards is None:
        cards = EXTRA_SALT_BOX if ruleset.extra_salt else BASE_BOX
    numbers, whole_box = _box(cards)
    s.players = players
    s.target = ruleset.target(players)
    for field, number in _options(ruleset):
        setattr(s, field, number)
    s.box_count = len(numbers)
    s.whole_box = whole_box
    s.deck[: len(numbers)] = numbers


@lru_cache(maxsize=16)
def _options(ruleset: Ruleset) -> tuple[tuple[str, int], ...]:
    """The fields of the record that hold options, and their numbers."""
    return tuple(
        (option.record, numbered(ruleset, name)) for name, option in OPTION_TABLE.items() if option.record
    )


@lru_cache(maxsize=16)
def _box(cards: Cards) -> tuple[list[int], int]:
    """The numbers of the cards of a box, and which of the whole boxes it is."""
    assert not Counter(cards) - Counter(EXTRA_SALT_BOX), "a card that is in no box"
    whole = {BASE_BOX: 1, EXTRA_SALT_BOX: 2}.get(tuple(sorted(cards)), 0)
    return [NUMBER[card] for card in cards], whole


def new_state(
    ruleset: Ruleset,
    players: int,
    rng: Random | None = None,
    *,
    starter: Seat = Seat(0),
    cards: Cards | None = None,
    common_memory: bool = False,
) -> State:
    """A record, as a plain Python object, of a game before its first deal."""
    s = State(rng)
    set_rules(s, ruleset, players, cards)
    s.common_memory = int(common_memory)
    start_game(s, starter)
    return s


def state_of(game: Game) -> State:
    """The position of `game` as a record in plain Python."""
    assert game.call_at == CALL_POINTS, "the kernel has a fixed number of points for a call"
    s, now = State(), game.round
    set_position(s, game, now, now.hands, now.piles)
    s.round_number = now.number
    s.turn_count = now.turn_count
    for pile, cards in enumerate(now.piles):
        for viewer in range(game.players):  # a Game does not hold who saw what: only the top is known
            s.doubt[2 * viewer + pile] = max(0, len(cards) - 1)
    set_deck(s, [NUMBER[card] for card in now.deck], [NUMBER[card] for card in now.drawn])
    return s


def set_position(
    s: State, game: Game | View, now: Round | View, hands: Sequence[Cards], piles: Sequence[Cards]
) -> None:
    """Write what a Game and a View have in common to the record, with these hands and piles."""
    set_rules(s, game.ruleset, game.players, game.box)
    start_game(s, now.starter)
    for seat in range(game.players):
        s.totals[seat] = game.totals[seat]
        if game.results:
            s.points[seat] = game.results[-1].points[seat]
        if game.outcome:
            s.ranks[seat] = game.outcome.ranks[seat]
        for card in hands[seat]:
            gain_card(s, seat, NUMBER[card])
        for group in now.tableaus[seat]:
            lay_group(s, seat, group)
    for pile, cards in enumerate(piles):
        for card in cards:
            put_on_pile(s, pile, NUMBER[card])
    s.ending = ENDINGS[game.results[-1].ending] if game.results else RUNNING
    s.phase = PHASES[now.phase]
    s.turn = now.turn
    s.looking = int(now.looking or 0)
    s.victim = int(now.victim or 0)
    s.caller = -1 if now.caller is None else now.caller
    s.restricted = set_of(now.restricted)
    s.revealed = set_of(now.revealed)


def lay_group(s: State, seat: int, group: Cards) -> None:
    """Add a laid duo or trio to a seat's table."""
    for card in group:
        gain_card(s, seat, NUMBER[card])
    if len(group) < 4:  # the kernel leaves the four mermaids that won the game in the hand
        for card in group:
            lay_card(s, seat, NUMBER[card])
        s.counts[seat] += (1 << DUO_COUNT) + ((len(group) == 3) << TRIO_COUNT)


def set_deck(s: State, deck: list[int], drawn: list[int]) -> None:
    """Set the deck and the drawn cards; the rest of the box follows, as cards that have left the deck."""
    gone = s.deck[: s.box_count]
    for card in (*deck, *drawn):
        gone.remove(card)
    s.deck[: s.box_count] = [*deck, *drawn, *gone]
    s.deck_count = len(deck)
    s.drawn_count = len(drawn)
    for place, card in enumerate(sorted(drawn)):
        s.drawn[place] = card


def set_of(facts: Iterable[bool]) -> int:
    """The seats for which a fact is true, as a word."""
    return sum(fact << seat for seat, fact in enumerate(facts))


# --- and back


def cards_of(numbers: Iterable[int]) -> Cards:
    """The cards of these numbers, sorted as in `rules`."""
    return tuple(sorted(ALL_CARDS[number] for number in numbers))


def hand_of(s: State, seat: int) -> Cards:
    """The hand of a seat."""
    extra = s.hand_count[seat] - s.held[seat].bit_count() - s.twice[seat].bit_count()
    return cards_of([*_bits(s.held[seat]), *_bits(s.twice[seat]), *[MERMAID] * extra])


def laid_by(s: State, seat: int) -> Cards:
    """The cards that a seat has laid."""
    return cards_of([*_bits(s.laid[seat]), *_bits(s.laid_twice[seat])])


def deck_of(s: State) -> Cards:
    """The deck."""
    return cards_of(s.deck[: s.deck_count])


def pile_of(s: State, pile: int) -> Cards:
    """A pile, bottom first."""
    return tuple(ALL_CARDS[s.pile[pile * BOX + place]] for place in range(s.pile_count[pile]))


def drawn_of(s: State) -> Cards:
    """Cards off the deck that are not yet in a hand."""
    return cards_of(s.drawn[: s.drawn_count])


def _bits(word: int) -> list[int]:
    return [place for place in range(word.bit_length()) if word >> place & 1]
