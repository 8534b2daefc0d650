"""The first lesson: a short game that the learner wins, with a station for everything that is taught.

1. first draw: two cards from the deck, one to keep;
2. keep: the fish, for a fish lies open on a pile, and the other card does not cover it;
3. take: that fish from the pile, and so a duo in hand;
4. fish duo: laid, it brings the top card of the deck;
5. crab duo: laid, it lets the learner look through a pile and pick a card that is not on top;
6. seven points: an octopus from a pile makes the second, and the calls open;
7. last chance: called with both outcomes known, won by a point, and so the game.
"""

import pytest
from msgspec import to_builtins

from seasalt.rules.record import format_record, parse_record
from seasalt.server.web.public_routes import LEARNER, lesson_replay, lesson_text
from seasalt.wire.http import ReplayStep
from seasalt.wire.messages import encode

LESSON = lesson_replay()
STATIONS = {  # the learner's decisions, in order
    "first draw": ("draw", "keep octopus-GY > B", "end"),
    "keep": ("draw", "keep fish-YE > B", "end"),
    "take, fish duo": ("take A", "lay fish-DB fish-YE", "end"),
    "a multiplier": ("draw", "keep shoal-GY > A", "end"),
    "crab duo": ("take A", "lay crab-BK crab-GR", "look B", "pick shell-GY", "end"),
    "seven points, last chance": ("take B", "last"),
}


def before(action: str) -> ReplayStep:
    """The step before this decision of the learner."""
    at = next(number for number, step in enumerate(LESSON.steps) if step.action == action)
    return LESSON.steps[at - 1]


def after(action: str) -> ReplayStep:
    """The step after this decision."""
    return next(step for step in LESSON.steps if step.action == action)


def points(step: ReplayStep) -> int:
    assert step.state.score is not None
    return step.state.score.total


def events(step: ReplayStep) -> list[str]:
    return [type(event).__name__.removesuffix("Event") for event in step.events]


def test_the_record_of_the_lesson_is_true():
    record = parse_record(lesson_text())

    assert format_record(record) == lesson_text()
    assert record.seed is not None


def test_the_learner_comes_to_every_station_in_turn():
    own = tuple(step.action for step in LESSON.steps if step.seat == LEARNER)

    assert own == sum(STATIONS.values(), ())


def test_the_first_draw_shows_two_cards_of_which_one_is_kept():
    drawn, kept = after("draw"), after("keep octopus-GY > B")

    assert drawn.state.drawn == ["octopus-GY", "shark-DB"]
    assert kept.state.hands[LEARNER] == ["octopus-GY"]
    assert kept.state.piles[1].top == "shark-DB"


def test_the_fish_that_is_kept_has_a_partner_on_a_pile_that_stays_open():
    kept = after("keep fish-YE > B")

    assert kept.state.piles[0].top == "fish-DB"
    assert "keep fish-YE > A" in before("keep fish-YE > B").legal  # it could have been covered


def test_a_card_from_a_pile_makes_a_duo_in_hand():
    taken = after("take A")

    assert events(taken) == ["CardTaken"]
    assert "lay fish-DB fish-YE" in taken.legal
    assert points(taken) == points(before("take A")) + 1


def test_the_fish_duo_brings_a_card_from_the_deck():
    laid = after("lay fish-DB fish-YE")

    assert events(laid) == ["CardsLaid", "CardDrawn"]
    assert laid.state.hands[LEARNER] == ["crab-BK", "octopus-GY"]
    assert laid.state.tableaus[LEARNER] == [["fish-DB", "fish-YE"]]


def test_the_crab_duo_lets_the_learner_pick_a_card_that_is_not_on_top():
    searched, picked = after("look B"), after("pick shell-GY")

    assert searched.state.searched is not None
    assert len(searched.state.searched) > 3
    assert searched.state.searched[-1] != "shell-GY"
    assert events(picked) == ["CardPicked"]
    assert picked.state.score is not None
    assert picked.state.score.color_bonus == 3  # the third grey card


def test_with_seven_points_the_calls_open_and_not_before():
    called = before("last")

    assert points(called) == LESSON.info.call_at == 7
    assert [step for step in LESSON.steps if "last" in step.legal] == [called]
    assert called.state.bets is not None
    last = called.state.bets[1]
    assert [(case.case, case.for_cards, case.for_color, case.total) for case in last.cases] == [
        ("won", 7, 3, 10),
        ("lost", 0, 3, 3),
    ]


def test_the_learner_wins_the_bet_by_a_point_and_the_game_with_it():
    (result,) = LESSON.results

    assert result.ending == "bet_won"
    assert result.scores is not None
    assert [score.total for score in result.scores] == [7, 6]
    assert result.points == [10, 2]
    assert LESSON.info.target == 10
    assert LESSON.outcome is not None
    assert LESSON.outcome.winners == [LEARNER]


@pytest.mark.parametrize("shown", ["duo", "collector", "multiplier", "color_bonus"])
def test_the_learner_sees_points_of_most_kinds(shown: str):
    assert LESSON.results[0].scores is not None

    assert shown in {line.rule for line in LESSON.results[0].scores[LEARNER].lines}


def test_the_opponent_shows_what_the_learner_does_not_do():
    boats = next(step for step in LESSON.steps if step.seat == 1 and "CardsLaid" in events(step))
    (laid, again) = map(to_builtins, boats.events)

    assert laid["cards"] == ["boat-BK", "boat-DB"]
    assert again == {"type": "TurnStarted", "seat": 1, "restricted": False, "extra": True}


def test_the_lesson_is_as_the_learner_saw_it():
    assert LESSON.seat == LEARNER
    for step in LESSON.steps[:-1]:  # the last turn reveals the hands
        assert step.state.hands[1] is None
        assert step.seat == LEARNER or step.action is None
    assert b"mermaid" not in b"".join(encode(step) for step in LESSON.steps[:-1])  # which Ada holds
