"""Properties of the score of any cards."""

from collections import Counter
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Card, Cards, Game, Kind, Line, Rule, Ruleset, box, score
from seasalt.rules.ruleset import MermaidColor, StarfishInHand
from seasalt.rules.scoring import Tableau, is_duo
from tests.properties.strategies import positions, rulesets


@st.composite
def holdings(draw: st.DrawFn) -> tuple[Cards, Tableau]:
    """Some cards of the box, a few of them laid as duos and trios."""
    held = draw(st.permutations(box(extra_salt=True)))[: draw(st.integers(0, 24))]
    hand, laid = list(held), []
    for _ in range(draw(st.integers(0, 4))):
        duos = [pair for pair in combinations(sorted(hand), 2) if is_duo(*pair)]
        if not duos:
            break
        group: Cards = draw(st.sampled_from(duos))
        stars = [card for card in hand if card.kind is Kind.STARFISH]
        as_trio: bool = draw(st.booleans())
        if stars and as_trio:
            group += (stars[0],)
        for card in group:
            hand.remove(card)
        laid.append(group)
    return tuple(sorted(hand)), tuple(laid)


def owned(holding: tuple[Cards, Tableau]) -> Counter[Card]:
    """Hand and table together."""
    hand, laid = holding
    return Counter(hand + sum(laid, ()))


def used(lines: tuple[Line, ...]) -> Counter[Card]:
    """How often the lines name each card."""
    return sum((Counter(line.cards) for line in lines), Counter())


@given(holdings(), rulesets())
def test_the_lines_of_a_score_add_up_to_its_total(holding: tuple[Cards, Tableau], ruleset: Ruleset) -> None:
    result = score(*holding, ruleset)

    assert sum(line.points for line in result.lines) == result.total
    assert sum(result.points(rule) for rule in Rule) == result.total
    assert all(line.points > 0 for line in result.lines)


@given(holdings(), rulesets())
def test_a_score_names_only_cards_that_the_seat_owns(
    holding: tuple[Cards, Tableau], ruleset: Ruleset
) -> None:
    result = score(*holding, ruleset)

    lines = (*result.lines, result.bonus) if result.bonus else result.lines
    assert all(Counter(line.cards) <= owned(holding) for line in lines)


@given(holdings(), rulesets())
def test_each_card_is_used_by_at_most_one_line_of_a_rule_that_pairs(
    holding: tuple[Cards, Tableau], ruleset: Ruleset
) -> None:
    lines = score(*holding, ruleset).lines

    for rule in (Rule.DUO, Rule.STARFISH, Rule.COLLECTOR, Rule.MERMAID):
        assert used(tuple(line for line in lines if line.rule is rule)) <= owned(holding)


@given(holdings(), rulesets())
def test_the_color_bonus_is_the_size_of_the_largest_color(
    holding: tuple[Cards, Tableau], ruleset: Ruleset
) -> None:
    colors = Counter(
        card.color
        for card in owned(holding).elements()
        if card.kind is not Kind.MERMAID or ruleset.mermaid_color is MermaidColor.WHITE
    )

    assert score(*holding, ruleset).color_bonus == max(colors.values(), default=0)


@given(holdings(), rulesets())
def test_no_pairing_of_the_hand_gives_more_duos(holding: tuple[Cards, Tableau], ruleset: Ruleset) -> None:
    hand, laid = holding
    result = score(hand, laid, ruleset)

    most = _most_duos(tuple(card.kind for card in hand))
    stars = sum(card.kind is Kind.STARFISH for card in hand)
    counted = min(stars, most) if ruleset.starfish_in_hand is StarfishInHand.COUNTS else 0
    laid_trios = sum(len(group) == 3 for group in laid)
    assert result.points(Rule.DUO) == len(laid) + most
    assert result.points(Rule.STARFISH) == 2 * (laid_trios + counted)


def _most_duos(kinds: tuple[Kind, ...]) -> int:
    """The most pairs, by brute force over crabs and swimmers and their partners."""
    held = Counter(kinds)
    crabs = max(
        lobsters + (held[Kind.CRAB] - lobsters) // 2
        for lobsters in range(min(held[Kind.LOBSTER], held[Kind.CRAB]) + 1)
    )
    swimmers = max(
        with_shark + min(held[Kind.SWIMMER] - with_shark, held[Kind.JELLYFISH])
        for with_shark in range(min(held[Kind.SWIMMER], held[Kind.SHARK]) + 1)
    )
    return crabs + swimmers + held[Kind.BOAT] // 2 + held[Kind.FISH] // 2


@given(holdings(), rulesets(), st.randoms(use_true_random=False))
def test_the_order_of_a_hand_does_not_change_its_score(
    holding: tuple[Cards, Tableau], ruleset: Ruleset, rng: Random
) -> None:
    hand, laid = holding
    shuffled = list(hand)
    rng.shuffle(shuffled)

    one, other = score(hand, laid, ruleset), score(tuple(shuffled), laid, ruleset)

    assert (one.total, one.color_bonus) == (other.total, other.color_bonus)


@given(positions())
def test_the_points_of_a_scored_round_come_from_its_scores(game: Game) -> None:
    for result in game.results:
        if result.scores is None:
            assert not any(result.points)
        else:
            worth = [(s.total, s.color_bonus, s.total + s.color_bonus) for s in result.scores]
            assert all(points in these for points, these in zip(result.points, worth, strict=True))
