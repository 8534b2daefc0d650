"""What a seat should believe, by brute force: every game of a small box with its probability.

Other players' choices say nothing: every legal action that looks the same to the seat has the same weight. No
card is in the box twice, so there are no equal cards to treat specially.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from random import Random

from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Cards,
    Event,
    Game,
    Knowledge,
    Lay,
    Ruleset,
    Seat,
    TakeTop,
    apply,
    chance_outcomes,
    legal_actions,
    new_game,
    no_knowledge,
    parse_cards,
)
from seasalt.rules.knowledge import DECK, DRAWN
from tests.properties.fitting_games import learn_all, observed

Layout = tuple[tuple[Cards, ...], Cards, Cards, tuple[Cards, Cards]]
"""The places of all cards: hands, deck, drawn cards, piles."""

BOXES = (
    "swimmer-DB swimmer-LB shark-DB shark-BK crab-BK crab-GR fish-LB boat-YE boat-DB",
    "swimmer-DB swimmer-LB swimmer-BK shark-DB shark-BK shark-GR boat-YE boat-DB octopus-LB crab-GR",
    "crab-BK crab-GR crab-DB lobster-BK shell-DB swimmer-DB shark-DB swimmer-LB shark-BK boat-DB",
    "fish-LB fish-YE crab-BK crab-GR swimmer-DB jellyfish-PU shark-DB swimmer-LB boat-YE boat-DB",
)


def layout(game: Game) -> Layout:
    now = game.round
    return now.hands, now.deck, now.drawn, now.piles


def some_game(box: str, seed: int, steps: int) -> Iterator[tuple[Game, Knowledge, dict[Layout, float]]]:
    """A random game without calls; after each step the first seat's Knowledge, and what it should believe."""
    rng, viewer = Random(seed), Seat(0)
    first = new_game(Ruleset(extra_salt=True), 3, starter=Seat(rng.randrange(3)), cards=parse_cards(box))
    game, belief = first.game, {first.game: 1.0}
    knowledge = learn_all(no_knowledge(viewer, 3, game.box), first)
    for _ in range(steps):
        action = rng.choice(_lively(legal_actions(game)))
        step = apply(game, action)
        if step.game.results:
            return
        belief = _advance(belief, action, observed(step.events, viewer), viewer)
        knowledge = learn_all(knowledge, step)
        game = step.game
        layouts: dict[Layout, float] = defaultdict(float)
        for possible, weight in belief.items():
            layouts[layout(possible)] += weight
        yield game, knowledge, dict(layouts)


def _lively(options: tuple[Action, ...]) -> list[Action]:
    """Without calls, and with more lays and takes, so that something happens before the deck is empty."""
    quiet = [action for action in options if not isinstance(action, CallStop | CallLastChance)]
    return [*quiet, *[action for action in quiet if isinstance(action, Lay | TakeTop)] * 4]


def _advance(
    belief: dict[Game, float], action: Action, events: tuple[Event, ...], viewer: Seat
) -> dict[Game, float]:
    after: dict[Game, float] = defaultdict(float)
    for game, weight in belief.items():
        for possible, share in _possible(game, action, viewer):
            step = apply(game, possible)
            if observed(step.events, viewer) == events:
                after[step.game] += weight * share
    total = sum(after.values())
    return {game: weight / total for game, weight in after.items()}


def _possible(game: Game, action: Action, viewer: Seat) -> Iterator[tuple[Action, float]]:
    if game.chance_acts:
        outcomes = chance_outcomes(game)
        total = sum(copies for _, copies in outcomes)
        yield from ((outcome, copies / total) for outcome, copies in outcomes)
    elif game.to_act == viewer:
        yield action, 1.0
    else:
        yield from ((option, 1.0) for option in legal_actions(game))


def believed(knowledge: Knowledge) -> dict[Layout, float]:
    """The Knowledge written out: every world with every deal of the unseen cards."""
    layouts: dict[Layout, float] = defaultdict(float)
    for world, weight in knowledge.worlds.items():
        unseen = knowledge.unseen(world)
        deals: Counter[Layout] = Counter()
        for order in permutations(unseen):
            zones, place = [], 0
            for size, known in zip(knowledge.sizes, world.zones, strict=True):
                hidden = size - len(known)
                zones.append(tuple(sorted((*known, *order[place : place + hidden]))))
                place += hidden
            deals[tuple(zones[:DRAWN]), zones[DECK], zones[DRAWN], world.piles] += 1
        for deal, count in deals.items():
            layouts[deal] += weight * count / deals.total()
    return dict(layouts)
