"""The belief of a seat, from its View and Knowledge: every position that is possible, with its probability.

Each world of the Knowledge, one explanation of what the seat has seen, becomes a template: the cards that it
names have their places, those never seen have none. `evaluation.guess` deals these at random, which makes a
position of a template.
"""

from random import Random

from seasalt.kernel.convert import set_deck, set_position
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation.guess import SHARES, Belief, guess_many
from seasalt.kernel.game.card_tables import NUMBER
from seasalt.kernel.game.layout import SEATS, State
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card
from seasalt.rules.knowledge import DECK, DRAWN, Knowledge, World
from seasalt.rules.memory import Memory
from seasalt.rules.view import View


def belief(view: View, knowledge: Knowledge) -> Belief:
    """The belief of the viewer."""
    templates, shares, missing, loose = [], [], [], []
    total = 0.0
    certain = _certain(view, knowledge)
    for world, weight in knowledge.worlds.items():
        templates.append(_template(view, knowledge, world, certain))
        total += weight
        shares.append(round(total * SHARES))
        lacks = [size - len(known) for size, known in zip(knowledge.sizes, world.zones, strict=True)]
        seats = lacks[:DRAWN]
        missing += [*seats, *[0] * (SEATS - len(seats)), lacks[DRAWN]]
        loose.append(sum(lacks))
    shares[-1] = SHARES
    return Belief(templates, shares, missing, loose)


def known_state(view: View, knowledge: Knowledge) -> State:
    """A position to observe: it shows the viewer what it knows, and its hidden cards are arbitrary."""
    s = _template(view, knowledge, next(iter(knowledge.worlds)), _certain(view, knowledge))
    for seat in range(view.players):  # a template has only the cards that it names
        s.hand_count[seat] = view.hand_sizes[seat]
    s.deck_count = view.deck_size
    return s


def remembered_state(view: View, knowledge: Knowledge, *, common: bool = False) -> State:
    """The same with what the viewer remembers, as in a record that has followed the game."""
    s = known_state(view, knowledge)
    memory = knowledge.common if common else knowledge.memory
    if memory is not None:  # else nobody knows what the viewer saw
        write_memory(s, memory)
    return s


def write_memory(s: State, memory: Memory) -> None:
    """Write what is remembered to the record, for all viewers."""
    hands = [sum(1 << NUMBER[card] for card in cards) for cards in memory.hands]
    doubts = [_doubt(pile) for pile in memory.piles]
    for viewer in range(s.players):
        s.open[SEATS * viewer : SEATS * viewer + s.players] = hands
        s.doubt[2 * viewer : 2 * viewer + 2] = doubts


def _certain(view: View, knowledge: Knowledge) -> tuple[list[int], list[int]]:
    """The cards that the viewer knows in each hand, and how many at the bottom of each pile are in doubt."""
    hands = [sum({1 << NUMBER[card] for card in knowledge.hand(Seat(seat))}) for seat in range(view.players)]
    return hands, [_doubt(knowledge.pile(pile)) for pile in Pile]


def _doubt(cards: tuple[Card | None, ...]) -> int:
    """The number of cards at the bottom of a pile that are in doubt, or lie below one that is."""
    return max((place + 1 for place, card in enumerate(cards) if card is None), default=0)


def determinize(view: View, knowledge: Knowledge, rng: Random) -> State:
    """A random position that is consistent with what the viewer knows, by its probability."""
    return guess_one(belief(view, knowledge), rng)


def guess_one(believed: Belief, rng: Random) -> State:
    """A random position of the belief."""
    s = State(rng)
    guess_many([s], 0, 1, believed)
    return s


def to_engine(believed: Belief, engine: Engine) -> Belief:
    """The belief as an engine's jobs take it."""
    templates = engine.states(len(believed.templates), 0)
    for place, template in enumerate(believed.templates):
        engine.put(template, templates, place)
    shares, missing, loose = (engine.numbers(list(part)) for part in believed[1:])
    return Belief(templates, shares, missing, loose)


def _template(view: View, knowledge: Knowledge, world: World, certain: tuple[list[int], list[int]]) -> State:
    s = State()
    set_position(s, view, view, world.zones[: view.players], world.piles)
    s.round_number = view.round_number
    s.turn_count = _turn_count(view)
    deck = [NUMBER[card] for card in (*knowledge.unseen(world), *world.zones[DECK])]
    set_deck(s, deck, [NUMBER[card] for card in world.zones[DRAWN]])
    hands, doubts = certain
    s.common_memory = 1
    for viewer in range(view.players):  # the viewer's certain knowledge is treated as common knowledge
        for seat in range(view.players):
            s.open[SEATS * viewer + seat] = hands[seat]
        for pile in Pile:
            s.doubt[2 * viewer + pile] = doubts[pile]
    return s


def _turn_count(view: View) -> int:
    """The number of turns so far: exact in the first lap; afterwards only that it is past the first lap."""
    first_lap = (view.turn - view.starter) % view.players + 1
    yet_to_play = [(view.turn + 1 + step) % view.players for step in range(view.players - first_lap)]
    if all(view.hand_sizes[seat] == 0 and not view.tableaus[seat] for seat in yet_to_play) and yet_to_play:
        return first_lap
    return first_lap + view.players
