"""An observation shows what the seat to act may know, and nothing else."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import pytest

from seasalt.kernel.actions import legal_numbers
from seasalt.kernel.convert import PHASES, new_state
from seasalt.kernel.engines import library
from seasalt.kernel.game.card_moves import gain_card, lose_card, put_on_pile
from seasalt.kernel.game.card_tables import ALL_CARDS, MERMAID
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.layout import (
    ACTIONS,
    BOX,
    CARD,
    LOOK,
    LOOK_A,
    OVER,
    PICK,
    ROUND_OVER,
    SEATS,
    SETUP,
    State,
    copy_into,
)
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round
from seasalt.kernel.game_record import GameRecord
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.row import BLOCKS, OBSERVATION, observe, observe_many, observe_one
from seasalt.kernel.players.policy import BEGINNER, SHY, decide
from seasalt.rules import (
    Card,
    Knowledge,
    Pile,
    Ruleset,
    Seat,
    View,
    legal_actions,
    new_game,
    no_knowledge,
    sample,
    score,
    view,
)
from seasalt.rules import apply as rules_apply
from tests.kernel.lockstep import facts, shy
from tests.properties.fitting_games import learn_all


def positions(seed: int, decisions: int) -> Iterator[State]:
    """The decisions of some games, all in one State."""
    rng = Random(seed)
    while decisions > 0:
        s = new_state(Ruleset(extra_salt=rng.random() < 0.7), rng.choice((2, 3, 4)), rng)
        while s.phase != OVER and decisions > 0:
            if s.phase < SETUP:
                yield s
                decisions -= 1
                apply(s, decide(s, SHY))
            elif s.phase == ROUND_OVER:
                next_round(s)
            else:
                roll(s)


def blocks(row: list[int]) -> dict[str, list[int]]:
    named, place = {}, 0
    for block in BLOCKS:
        named[block.name] = row[place : place + block.size]
        place += block.size
    return named


def seen_by(s: State) -> list[int]:
    row = [9] * OBSERVATION
    observe(s, row)
    return row


def test_the_cards_shown_and_the_unseen_are_the_box() -> None:
    shown = ("hand", "laid", "open", "top", "below", "drawn", "unseen")
    for s in positions(1, 1500):
        found = blocks(seen_by(s))

        assert min(found["unseen"]) >= 0
        total = sum(sum(found[name]) for name in shown)
        assert total == s.box_count


def test_the_mask_says_what_is_legal() -> None:
    for s in positions(3, 800):
        mask = [7] * ACTIONS
        write_mask(s, mask)

        assert set(mask) <= {0, 1}
        assert tuple(number for number, flag in enumerate(mask) if flag) == legal_numbers(s)


# --- compared with the View and the Knowledge of the seat


def followed(seed: int, decisions: int) -> Iterator[tuple[View, Knowledge, dict[str, list[int]]]]:
    """The decisions of a game: the View and Knowledge of the seat to act in `rules`, and its row."""
    rng = Random(seed)
    players, ruleset = 2 + seed % 3, Ruleset(extra_salt=True, target_score=200)
    step, record = new_game(ruleset, players), GameRecord(ruleset, players)
    known = [learn_all(no_knowledge(Seat(seat), players, step.game.box), step) for seat in range(players)]
    while decisions > 0:
        game = step.game
        assert game.outcome is None
        if game.to_act is not None:
            yield view(game, game.to_act), known[game.to_act], blocks(seen_by(record.state))
            decisions -= 1
        action = sample(game, rng) if game.chance_acts else shy(legal_actions(game), rng)
        record.follow(action)
        step = rules_apply(game, action)
        known = [learn_all(knowledge, step) for knowledge in known]


def tallied(cards: Iterable[Card]) -> list[int]:
    counted = Counter(cards)
    return [counted[card] for card in ALL_CARDS]


def by_seat(seen: View, numbers: Sequence[int]) -> list[int]:
    """One value per seat, clockwise from the viewer, and zeros for absent seats."""
    return [*numbers[seen.turn :], *numbers[: seen.turn], *[0] * (4 - len(numbers))]


@pytest.mark.parametrize("seed", range(6))
def test_a_row_shows_what_the_view_shows(seed: int) -> None:
    for seen, _, row in followed(seed, 250):
        laid = [tallied(card for group in tableau for card in group) for tableau in seen.tableaus]
        worth = score(seen.hand, seen.tableau, seen.ruleset)

        assert row["hand"] == tallied(seen.hand)
        around = [*laid[seen.turn :], *laid[: seen.turn]]
        assert row["laid"][: 54 * seen.players] == [number for cards in around for number in cards]
        tops = [tallied([pile.top] if pile.top else []) for pile in seen.piles]
        assert row["top"] == [*tops[0], *tops[1]]
        assert row["searched"] == tallied(seen.searched or ())
        drawn = zip(row["drawn"][:54], row["drawn"][54:], strict=True)
        assert [low + high for low, high in drawn] == tallied(seen.drawn or ())
        assert row["phase"] == [int(PHASES[seen.phase] == phase) for phase in range(10)]
        assert row["seats"] == by_seat(seen, [1] * seen.players)
        assert row["hand_count"] == by_seat(seen, seen.hand_sizes)
        assert row["totals"] == by_seat(seen, seen.totals)
        assert row["caller"] == by_seat(seen, [int(seat == seen.caller) for seat in range(seen.players)])
        assert row["restricted"] == by_seat(seen, [int(fact) for fact in seen.restricted])
        assert row["revealed"] == by_seat(seen, [int(fact) for fact in seen.revealed])
        sizes = [seen.deck_size, seen.piles[0].size, seen.piles[1].size]
        assert row["counts"] == [*sizes, 127, worth.total, worth.color_bonus]


@pytest.mark.parametrize("seed", range(6))
def test_what_a_row_remembers_its_seat_can_know(seed: int) -> None:
    remembered = 0
    for seen, knowledge, row in followed(seed, 150):
        for step in range(1, seen.players):
            seat = Seat((seen.turn + step) % seen.players)
            open_cards = row["open"][54 * (step - 1) : 54 * step]
            remembered += sum(open_cards)
            surely = tallied(knowledge.hand(seat))
            assert all(shown <= known for shown, known in zip(open_cards, surely, strict=True))
        for pile in Pile:
            below = row["below"][54 * pile : 54 * (pile + 1)]
            remembered += sum(below)
            surely = tallied(filter(None, knowledge.pile(pile)))
            assert all(shown <= known for shown, known in zip(below, surely, strict=True))
    assert remembered > 500


def test_together_seats_remember_of_a_pile_what_everybody_saw() -> None:
    s = new_state(Ruleset(), 2, common_memory=True)
    bottom, *between, top = 0, 5, 10, 15
    for card in (bottom, *between, top):
        put_on_pile(s, 0, card)
    for s.turn, card in enumerate((bottom, top)):  # each looks through it; then both know all of it
        s.phase = LOOK
        apply(s, LOOK_A)
        apply(s, CARD + card)

    assert s.pile[: s.pile_count[0]] == between
    assert not any(blocks(seen_by(s))["below"])


def reshuffle_hidden(s: State, rng: Random, viewer: int | None = None) -> None:
    """Deal the cards again that a seat cannot know: deck, other hands without open cards, doubtful piles.

    A seat that is not to act does not know the drawn cards either.
    """
    viewer = s.turn if viewer is None else viewer
    acting = viewer == s.turn
    hidden = [s.deck[place] for place in range(s.deck_count)]
    drawn = 0 if acting else s.drawn_count
    hidden += s.drawn[:drawn]
    slots: list[int] = []
    for seat in range(s.players):
        if seat != viewer and not s.revealed >> seat & 1:
            taken = _hidden_cards(s, seat, viewer)
            for card in taken:
                lose_card(s, seat, card)
            hidden += taken
            slots += [seat] * len(taken)
    doubtful = [
        pile * BOX + place
        for pile in range(2)
        for place in range(s.doubt[2 * viewer + pile])
        if not (s.phase == PICK and s.looking == pile and acting)
    ]
    hidden += [s.pile[place] for place in doubtful]
    rng.shuffle(hidden)
    for seat in slots:
        gain_card(s, seat, hidden.pop())
    for place in doubtful:
        s.pile[place] = hidden.pop()
    s.drawn[:drawn] = sorted(hidden.pop() for _ in range(drawn))
    shown = [s.deck[place] for place in range(s.box_count)]
    for card in hidden:
        shown.remove(card)
    for card in s.drawn[: s.drawn_count]:  # they come right after the deck
        shown.remove(card)
    for place, card in enumerate([*hidden, *s.drawn[: s.drawn_count], *shown]):
        s.deck[place] = card


def seen_by_seat(s: State, seat: int) -> tuple[list[int], list[int]]:
    row, mask = [9] * OBSERVATION, [9] * ACTIONS
    observe_one([s], 0, seat, [row], [mask])
    return row, mask


def test_the_seat_to_act_sees_the_same_by_observe_and_observe_one() -> None:
    for s in positions(8, 300):
        row, mask = seen_by_seat(s, s.turn)

        assert row == seen_by(s)
        assert tuple(number for number, flag in enumerate(mask) if flag) == legal_numbers(s)


def test_a_seat_that_is_not_to_act_sees_no_decision_and_has_no_legal_action() -> None:
    private = ("phase", "duo", "laying", "drawn", "searched")
    for s in positions(9, 300):
        before = facts(s)
        for seat in set(range(s.players)) - {s.turn}:
            row, mask = seen_by_seat(s, seat)
            found = blocks(row)

            assert not any(mask)
            assert not any(any(found[name]) for name in private)
            assert sum(found["hand"]) == found["hand_count"][0] == s.hand_count[seat]
        assert facts(s) == before


def test_no_seat_sees_what_it_cannot_know() -> None:
    rng, changed = Random(6), 0
    for s in positions(10, 1000):
        for seat in range(s.players):
            other = State()
            copy_into(s, other)
            reshuffle_hidden(other, rng, seat)
            changed += facts(other) != facts(s)

            assert seen_by_seat(other, seat)[0] == seen_by_seat(s, seat)[0]
    assert changed > 1500


def test_the_beginner_policy_ignores_what_is_hidden() -> None:
    rng = Random(7)
    for seed, s in enumerate(positions(11, 1500)):
        other = State()
        copy_into(s, other)
        reshuffle_hidden(other, rng)
        s.random, dice = Random(seed).random, s.random
        other.random = Random(seed).random

        assert decide(s, BEGINNER) == decide(other, BEGINNER)
        s.random = dice


def _hidden_cards(s: State, seat: int, viewer: int) -> list[int]:
    known = s.open[SEATS * viewer + seat]
    cards = [card for card in range(54) if s.held[seat] >> card & 1 and not known >> card & 1]
    cards += [card for card in range(54) if s.twice[seat] >> card & 1]
    return cards + [MERMAID] * (s.hand_count[seat] - s.held[seat].bit_count() - s.twice[seat].bit_count())


def test_observations_are_never_empty_and_every_block_is_used() -> None:
    used: dict[str, int] = {block.name: 0 for block in BLOCKS}
    for s in positions(6, 4000):
        for name, numbers in blocks(seen_by(s)).items():
            used[name] += any(numbers)

    assert [name for name, count in used.items() if not count] == ["options"]  # the standard edition


def test_compiled_rows_are_the_same() -> None:
    kept = []
    for s in positions(7, 300):
        kept.append(State())
        copy_into(s, kept[-1])
    records = library.states(len(kept), seed=1)
    for place, s in enumerate(kept):
        library.put(s, records, place)
    plain = ([[0] * OBSERVATION for _ in kept], [[0] * ACTIONS for _ in kept])
    fast = (library.rows(len(kept), OBSERVATION), library.rows(len(kept), ACTIONS))

    observe_many(kept, 0, len(kept), *plain)
    library.job("observe_many")(records, 0, len(kept), *fast)

    assert [library.read(rows) for rows in fast] == list(plain)
