"""View + Knowledge -> kernel states: every position that fits what a seat knows, in proportion to its chance.

A world of the Knowledge is a template: what it names lies there, the cards never seen are loose. To guess is
to take a world by its weight and to deal the loose cards (`guess`).
"""

from dataclasses import dataclass
from random import Random
from typing import Any

from seasalt.kernel.bridge import set_deck, set_position
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation.guess import SHARES, guess_many
from seasalt.kernel.game.card_tables import NUMBER
from seasalt.kernel.game.layout import SEATS, State
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card
from seasalt.rules.knowledge import DECK, DRAWN, Knowledge, World
from seasalt.rules.view import View


@dataclass(frozen=True, slots=True)
class Belief:
    """All that a seat holds possible, ready to guess from; see `guess` for what the numbers mean."""

    templates: list[State]
    shares: list[int]
    missing: list[int]
    loose: list[int]


def belief(view: View, knowledge: Knowledge) -> Belief:
    """What the viewer holds possible."""
    templates, shares, missing, loose = [], [], [], []
    reached = 0.0
    sure = [sum({1 << NUMBER[card] for card in knowledge.hand(Seat(seat))}) for seat in range(view.players)]
    doubts = [_doubt(knowledge.pile(pile)) for pile in Pile]
    for world, weight in knowledge.worlds.items():
        s = _template(view, knowledge, world)
        for seat in range(view.players):  # what the viewer is sure of stands for common knowledge
            s.open[seat] = sure[seat]
        for pile in Pile:
            s.doubt[pile] = doubts[pile]
        templates.append(s)
        reached += weight
        shares.append(round(reached * SHARES))
        lacks = [size - len(known) for size, known in zip(knowledge.sizes, world.zones, strict=True)]
        seats = lacks[:DRAWN]
        missing += [*seats, *[0] * (SEATS - len(seats)), lacks[DRAWN]]
        loose.append(sum(lacks))
    shares[-1] = SHARES
    return Belief(templates, shares, missing, loose)


def _doubt(cards: tuple[Card | None, ...]) -> int:
    """How many cards of a pile, from the bottom, are in doubt or lie below one that is."""
    return max((place + 1 for place, card in enumerate(cards) if card is None), default=0)


def determinize(view: View, knowledge: Knowledge, rng: Random) -> State:
    """One position that fits what the viewer knows, as often as it is likely."""
    return guess_one(belief(view, knowledge), rng)


def guess_one(known: Belief, rng: Random) -> State:
    """One position that the belief allows, as often as it is likely."""
    s = State(rng)
    guess_many([s], 0, 1, known.templates, known.shares, known.missing, known.loose)
    return s


def guess_into(records: Any, first: int, last: int, known: Belief, engine: Engine) -> None:
    """A fresh guess in each of an engine's records."""
    engine.job("guess_many")(records, first, last, *known_to(engine, known))


def known_to(engine: Engine, known: Belief) -> tuple[Any, ...]:
    """A belief as the engine's jobs take it: templates, shares, missing, loose."""
    templates = engine.states(len(known.templates), 0)
    for place, template in enumerate(known.templates):
        engine.put(template, templates, place)
    return templates, *(engine.numbers(part) for part in (known.shares, known.missing, known.loose))


def _template(view: View, knowledge: Knowledge, world: World) -> State:
    s = State()
    set_position(s, view, view, world.zones[: view.players], world.piles)
    s.round_number = view.round_number
    s.turn_count = _turn_count(view)
    deck = [NUMBER[card] for card in (*knowledge.unseen(world), *world.zones[DECK])]
    set_deck(s, deck, [NUMBER[card] for card in world.zones[DRAWN]])
    return s


def _turn_count(view: View) -> int:
    """How many turns have begun, as far as it can matter: exact in the first lap, at least a lap later."""
    first_lap = (view.turn - view.starter) % view.players + 1
    yet_to_play = [(view.turn + 1 + step) % view.players for step in range(view.players - first_lap)]
    if all(view.hand_sizes[seat] == 0 and not view.tableaus[seat] for seat in yet_to_play) and yet_to_play:
        return first_lap
    return first_lap + view.players
