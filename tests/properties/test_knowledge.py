"""Knowledge is sound in any game, and complete in small games."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from seasalt.rules import (
    Card,
    Event,
    Game,
    Knowledge,
    Pile,
    Ruleset,
    Seat,
    box,
    format_cards,
    legal_actions,
    new_game,
    no_knowledge,
    parse_cards,
    view,
)
from seasalt.rules.cards import MERMAID
from seasalt.rules.event import CardChosen, CardPicked, CardStolen, HandRevealed
from seasalt.rules.game import seats
from seasalt.rules.ruleset import EmptyDeck
from tests.games import viewers
from tests.properties.fitting_games import (
    Belief,
    Viewer,
    advance,
    among,
    certain,
    certain_pile,
    falsehoods,
    learn_all,
    observed,
)
from tests.properties.strategies import Policy, Table, moves, tables
from tests.thorough import THOROUGH, examples

# --- sound


@examples(3)
@given(tables())
def test_what_a_viewer_knows_is_true(table: Table) -> None:
    start = table.start()
    minds = [
        learn_all(no_knowledge(viewer, table.players, start.game.box), start)
        for viewer in viewers(start.game)
    ]
    for move in table.moves(limit=250):
        minds = [learn_all(mind, move.step) for mind in minds]
        for mind in minds:
            assert list(falsehoods(mind, move.step.game)) == []


@given(tables())
def test_a_viewer_knows_all_it_sees_and_its_own_hand_to_the_card(table: Table) -> None:
    start = table.start()
    seat = Seat(table.seed % table.players)
    mind = no_knowledge(seat, table.players, start.game.box)
    for move in table.moves(limit=250):
        mind, seen = learn_all(mind, move.step), view(move.step.game, seat)

        assert mind.hand(seat) == seen.hand
        assert [pile[-1] if pile else None for pile in map(mind.pile, Pile)] == [p.top for p in seen.piles]
        assert all(among(mind.hand(other), hand) for other, hand in _open_hands(seen.hands))


def _open_hands(hands: tuple[tuple[Card, ...] | None, ...]) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    return ((Seat(seat), hand) for seat, hand in enumerate(hands) if hand is not None)


# --- complete


class Small(NamedTuple):
    """A box so small that all fitting games can be enumerated."""

    players: int
    policy: Policy
    cards: str


SMALL = {
    "thefts": Small(
        3,
        Policy.SHY,
        "swimmer-DB swimmer-LB swimmer-BK shark-DB shark-LB shark-BK crab-DB crab-DB fish-LB fish-DB",
    ),
    "thefts among four": Small(
        4,
        Policy.SHY,
        "swimmer-DB swimmer-LB swimmer-BK shark-DB shark-LB shark-BK crab-DB crab-DB fish-DB fish-DB",
    ),
    "crabs": Small(
        3,
        Policy.SHY,
        "crab-DB crab-DB crab-LB crab-LB crab-YE crab-YE boat-DB boat-DB fish-DB fish-DB shell-GY shell-YE",
    ),
    "lobster": Small(
        3,
        Policy.SHY,
        "lobster-BK crab-DB crab-DB crab-LB swimmer-DB shark-DB fish-DB fish-DB shell-YE shell-GY",
    ),
    "lobster for two": Small(
        2,
        Policy.SHY,
        "lobster-BK crab-DB crab-DB crab-LB crab-LB swimmer-DB shark-DB fish-LB shell-YE shell-GY",
    ),
    "calls": Small(
        3,
        Policy.BOLD,
        "penguin-PU penguin-LO penguin-PK colony-GR sailor-PK sailor-OR captain-LO octopus-LB octopus-YE"
        " boat-DB boat-DB shell-DB",
    ),
    "calls and thefts": Small(
        3,
        Policy.BOLD,
        "penguin-PU penguin-LO penguin-PK colony-GR sailor-PK sailor-OR captain-LO"
        " swimmer-DB shark-DB swimmer-LB shark-LB",
    ),
    "jellyfish and mermaids": Small(
        3,
        Policy.UNIFORM,
        "mermaid-WH mermaid-WH mermaid-WH jellyfish-PU swimmer-DB crab-DB lobster-BK seahorse-WH",
    ),
}
FOUR_MERMAIDS = Small(
    2, Policy.SHY, "mermaid-WH mermaid-WH mermaid-WH mermaid-WH crab-DB crab-LB swimmer-DB shark-DB shell-YE"
)


class Thought(NamedTuple):
    """What a viewer can know after a step, by brute force and as Knowledge."""

    events: tuple[Event, ...]
    game: Game
    belief: Belief
    knowledge: Knowledge


MOST_GAMES = 3000


def thoughts(small: Small, viewer: Viewer, seed: int, limit: int = 90) -> Iterator[Thought]:
    """A small game as a viewer follows it, as long as there are few fitting games."""
    ruleset = Ruleset(empty_deck_in_last_chance=EmptyDeck.CONTINUE)
    start = new_game(ruleset, small.players, cards=parse_cards(small.cards))
    belief: Belief = frozenset({start.game})
    knowledge = learn_all(no_knowledge(viewer, small.players, start.game.box), start)
    for move in moves(start.game, Random(seed), small.policy, limit):
        belief = advance(belief, observed(move.step.events, viewer), viewer)
        knowledge = learn_all(knowledge, move.step)
        assert move.step.game in belief
        if len(belief) > MOST_GAMES:
            return
        yield Thought(move.step.events, move.step.game, belief, knowledge)


def claims(knowledge: Knowledge, players: int) -> list[object]:
    """All claims of the viewer."""
    return [*map(knowledge.hand, seats(players)), knowledge.deck(), *map(knowledge.pile, Pile)]


def truths(belief: Belief, players: int) -> list[object]:
    """All that is the same in these games."""
    hands = [certain(belief, lambda game, seat=seat: game.round.hands[seat]) for seat in seats(players)]  # type: ignore[misc]
    deck = certain(belief, lambda game: game.round.deck)
    return [*hands, deck, *(certain_pile(belief, pile) for pile in Pile)]


SEEDS = {  # games of the usual run, in which everything below comes up
    "thefts": (4, 5),
    "thefts among four": (0, 2),
    "crabs": (0, 5),
    "lobster": (0, 1, 5),
    "lobster for two": (1, 3),
    "calls": (0,),
    "calls and thefts": (2,),
    "jellyfish and mermaids": (3, 5),
}

HARD = {  # difficult cases, and the small boxes in which they must occur
    "a theft between two others": ("thefts", "thefts among four", "lobster", "calls and thefts"),
    "a theft between two others that tells itself": ("thefts", "lobster for two"),
    "a theft by the viewer": ("thefts", "thefts among four", "calls and thefts"),
    "a theft from the viewer": ("thefts", "thefts among four", "calls and thefts"),
    "a hidden pick": ("crabs",),
    "a pick that tells itself": ("thefts", "crabs", "lobster", "lobster for two"),
    "a lobster's return seen": ("lobster", "lobster for two", "jellyfish and mermaids"),
    "a lobster's return unseen": ("lobster", "lobster for two", "jellyfish and mermaids"),
    "a hand shown": ("calls", "calls and thefts"),
    "a hand shown that tells of another": ("calls and thefts",),
}


EVERYTHING_HARD = ("thefts", "crabs", "lobster", "calls and thefts")
boxes = pytest.mark.parametrize("name", SMALL if THOROUGH else EVERYTHING_HARD)


def test_all_that_is_hard_comes_up_in_the_usual_run() -> None:
    assert [telling for telling, names in HARD.items() if not {*names} & {*EVERYTHING_HARD}] == []


@boxes
def test_a_viewer_knows_all_that_can_be_known(name: str) -> None:
    small, came_up = SMALL[name], set()
    for seed in range(12) if THOROUGH else SEEDS[name]:
        for viewer in (*seats(small.players), None):
            before: Thought | None = None
            for thought in thoughts(small, viewer, seed):
                came_up |= {_telling(event, viewer, thought.belief) for event in thought.events}
                came_up |= {_telling_of_another(event, before, thought) for event in thought.events}
                before = thought

                assert claims(thought.knowledge, small.players) == truths(thought.belief, small.players)

    assert {telling for telling, names in HARD.items() if name in names} <= came_up


@st.composite
def small_boxes(draw: st.DrawFn) -> Small:
    """Any few cards of the large box, without a fourth mermaid."""
    cards = draw(st.permutations(box(extra_salt=True)))[: draw(st.integers(7, 10))]
    assume(cards.count(MERMAID) < 4)
    return Small(draw(st.integers(2, 4)), draw(st.sampled_from(Policy)), format_cards(tuple(cards)))


@given(small_boxes(), st.integers(0, 2**32 - 1))
def test_a_viewer_knows_all_that_can_be_known_with_any_few_cards(small: Small, seed: int) -> None:
    for viewer in (Seat(0), None):
        for thought in thoughts(small, viewer, seed, limit=60):
            assert claims(thought.knowledge, small.players) == truths(thought.belief, small.players)


def _telling_of_another(event: Event, before: Thought | None, after: Thought) -> str:
    if before is None or not isinstance(event, HandRevealed):
        return ""
    others = [seat for seat in seats(after.game.players) if seat != event.seat]
    grew = any(len(after.knowledge.hand(seat)) > len(before.knowledge.hand(seat)) for seat in others)
    return "a hand shown that tells of another" if grew else ""


def _telling(event: Event, viewer: Viewer, belief: Belief) -> str:
    match event:
        case CardStolen(thief, victim) if viewer not in (thief, victim):
            hands = {(game.round.hands[thief], game.round.hands[victim]) for game in belief}
            return "a theft between two others" + (" that tells itself" if len(hands) == 1 else "")
        case CardStolen(thief):
            return "a theft by the viewer" if viewer == thief else "a theft from the viewer"
        case CardPicked(seat, pile) if viewer != seat:
            piles = {game.round.piles[pile] for game in belief}
            return "a hidden pick" if len(piles) > 1 else "a pick that tells itself"
        case CardChosen(seat, _, returned) if returned:
            return "a lobster's return seen" if viewer == seat else "a lobster's return unseen"
        case HandRevealed(seat) if viewer != seat:
            return "a hand shown"
        case _:
            return ""


@boxes
def test_all_games_that_fit_what_a_viewer_saw_look_the_same_to_it(name: str) -> None:
    small = SMALL[name]
    for viewer in (Seat(1), None):
        for _, game, belief, _ in thoughts(small, viewer, seed=5):
            assert {view(other, viewer) for other in belief} == {view(game, viewer)}
            if viewer is not None and game.to_act == viewer:
                assert {legal_actions(other) for other in belief} == {legal_actions(game)}


def test_the_games_that_fit_would_show_a_view_that_counts_the_deck() -> None:
    leaks = [
        len({len(set(other.round.deck)) for other in belief}) > 1
        for _, _, belief, _ in thoughts(SMALL["crabs"], None, seed=0)
    ]

    assert any(leaks)


def test_with_four_mermaids_in_play_knowledge_is_still_sound() -> None:
    for seed in range(4):
        for viewer in (Seat(0), Seat(1), None):
            for _, _, belief, knowledge in thoughts(FOUR_MERMAIDS, viewer, seed):
                for game in belief:
                    assert list(falsehoods(knowledge, game)) == []
