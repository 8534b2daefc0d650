"""Routes of puzzles: the list, questions without their answers, answers, and rounds that go on."""

from datetime import UTC, date, datetime, timedelta

import pytest
from msgspec import to_builtins

from seasalt.coach.puzzle_file import puzzle_of_the_day, puzzles
from tests.server.nodes import ServerThread


def test_the_list_of_puzzles_and_that_of_the_day_need_no_guest(node: ServerThread):
    listed = node.ask("GET", "/api/puzzles").json()

    assert [line["number"] for line in listed["puzzles"]] == [puzzle.number for puzzle in puzzles()]
    day = date.fromisoformat(listed["day"])
    assert abs(day - datetime.now(UTC).date()) <= timedelta(days=1)
    assert listed["today"] == puzzle_of_the_day(day.toordinal()).number
    assert listed["before"][0] == puzzle_of_the_day(day.toordinal() - 1).number
    assert [line["rating"] for line in listed["puzzles"]] == [puzzle.rating for puzzle in puzzles()]


def test_a_question_is_what_its_seat_sees_and_does_not_tell_the_answer(node: ServerThread):
    for puzzle in puzzles()[::40]:
        asked = node.ask("GET", f"/api/puzzles/{puzzle.number}")
        question = asked.json()
        position = puzzle.position

        assert asked.headers["content-encoding"] == "gzip"
        assert question["legal"] == [str(option) for option in position.options]
        assert (question["seat"], question["names"][position.seat]) == (position.seat, "")
        hidden = [
            hand
            for seat, hand in enumerate(question["state"]["hands"])
            if seat != position.seat and not position.revealed[seat]
        ]
        assert set(hidden) <= {None}
        assert question["state"]["deck_size"] == position.view.deck_size
        assert "win_chance" not in asked.text


def test_the_answer_has_every_option_the_best_first(node: ServerThread):
    puzzle = puzzles()[6]
    answer = node.ask("GET", f"/api/puzzles/{puzzle.number}/answer").json()

    assert [prospect["action"] for prospect in answer["prospects"]] == [
        str(choice.action) for choice in puzzle.choices
    ]
    assert answer["reasons"] == [one.reason and to_builtins(one.reason) for one in puzzle.choices[1:]]
    assert list(answer["solved"].values()) == list(puzzle.solved)
    assert all(one["low"] <= one["win_chance"] <= one["high"] for one in answer["prospects"])


@pytest.mark.parametrize("number", ["0", "-1", "01", "x", "1e3", "999999", "9" * 400, "%C2%B2"])
@pytest.mark.parametrize("rest", ["", "/answer"])
def test_a_puzzle_that_there_is_not_is_refused(node: ServerThread, number: str, rest: str):
    answer = node.ask("GET", f"/api/puzzles/{number}{rest}")

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_puzzle")


def test_a_puzzle_is_played_on_until_the_round_is_over_and_the_same_again(node: ServerThread):
    puzzle = puzzles()[6]
    path, actions = f"/api/puzzles/{puzzle.number}/trial", [str(puzzle.best.action)]
    while (turn := node.ask("POST", path, json={"actions": actions, "deal": 3}).json())["legal"]:
        assert turn["state"]["turn"] == puzzle.position.seat
        assert turn["result"] is None
        actions.append(turn["legal"][-1])

    assert len(turn["result"]["points"]) == len(puzzle.position.totals)
    assert node.ask("POST", path, json={"actions": actions, "deal": 3}).json() == turn


@pytest.mark.parametrize(
    "actions", [["lay shark-DB swimmer-DB"], ["* deal crab-DB"], ["deal crab-DB"], [""], ["end"] * 100]
)
def test_an_action_that_is_not_legal_in_a_trial_is_refused(node: ServerThread, actions: list[str]):
    answer = node.ask("POST", "/api/puzzles/7/trial", json={"actions": actions, "deal": 0})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_action")


@pytest.mark.parametrize("body", [{"actions": ["end"] * 101, "deal": 0}, {"actions": [], "deal": -1}, {}])
def test_a_trial_out_of_bounds_is_refused(node: ServerThread, body: dict[str, object]):
    assert node.ask("POST", "/api/puzzles/7/trial", json=body).status_code == 400
