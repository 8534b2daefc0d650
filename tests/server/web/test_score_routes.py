"""Rounds with real cards are counted as the engine counts them; a card without a partner loses nothing."""

from itertools import combinations
from random import Random
from typing import Any

import httpx
import pytest

from seasalt.rules.cards import BASE_BOX
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.scoring import group_cards, is_duo, score
from tests.server.nodes import ServerThread

SEVEN = "shell-DB shell-LB octopus-LB octopus-YE penguin-PU penguin-LO"  # 2 + 3 + 3, and two light blue
FOUR = "crab-DB crab-YE boat-BK boat-YE shell-BK shell-YE"  # 1 + 1 + 2, and three yellow
MERMAIDS = "mermaid-WH mermaid-WH mermaid-WH mermaid-WH"


def asked(node: ServerThread, *hands: str, **more: Any) -> httpx.Response:
    players = [{"hand": hand} for hand in hands]
    return node.ask("POST", "/api/score/round", json={"players": players, **more})


def counted(node: ServerThread, *hands: str, **more: Any) -> Any:
    answer = asked(node, *hands, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_without_an_end_the_cards_are_counted(node: ServerThread):
    answer = counted(node, SEVEN, FOUR)

    assert [player["score"]["total"] for player in answer["players"]] == [8, 4]
    assert [player["score"]["color_bonus"] for player in answer["players"]] == [2, 3]
    assert (answer["target"], answer["end"]) == (40, None)


def test_stop_pays_the_cards(node: ServerThread):
    end = counted(node, SEVEN, FOUR, ended="stop", by=0, totals=[10, 20], number=4)["end"]

    assert end["result"]["ending"] == "stop"
    assert end["result"]["number"] == 4
    assert (end["result"]["points"], end["totals"]) == ([8, 4], [18, 24])
    assert (end["enough"], end["starter"], end["outcome"]) == (True, 1, None)


def test_a_bet_that_is_won_pays_cards_and_color(node: ServerThread):
    end = counted(node, FOUR, SEVEN, "", ended="last_chance", by=1)["end"]

    assert end["result"]["ending"] == "bet_won"
    assert end["result"]["points"] == [3, 10, 0]
    assert end["result"]["for_cards"] == [0, 8, 0]
    assert end["result"]["for_color"] == [3, 2, 0]
    assert end["starter"] == 2


def test_a_bet_that_is_lost_pays_the_others_their_cards(node: ServerThread):
    end = counted(node, SEVEN, FOUR, ended="last_chance", by=1)["end"]

    assert end["result"]["ending"] == "bet_lost"
    assert end["result"]["points"] == [8, 3]
    assert end["enough"] is False  # four points allow no call: a card was forgotten


def test_a_deck_that_ran_out_pays_nothing(node: ServerThread):
    end = counted(node, SEVEN, FOUR, ended="void", by=1, totals=[10, 20])["end"]

    assert end["result"]["ending"] == "void"
    assert (end["result"]["points"], end["totals"], end["starter"]) == ([0, 0], [10, 20], 0)


@pytest.mark.parametrize("ended", ["mermaids", "stop"])
def test_four_mermaids_win_whatever_is_called(node: ServerThread, ended: str):
    end = counted(node, SEVEN, MERMAIDS, ended=ended, by=1, totals=[39, 0])["end"]

    assert end["outcome"] == {"winners": [1], "ranks": [2, 1], "by_mermaids": True}
    assert (end["totals"], end["starter"]) == ([39, 0], None)


def test_the_first_player_at_the_target_wins(node: ServerThread):
    end = counted(node, SEVEN, FOUR, ended="stop", by=0, totals=[32, 33])["end"]

    assert end["outcome"] == {"winners": [0], "ranks": [1, 2], "by_mermaids": False}


def test_another_target_is_an_option(node: ServerThread):
    answer = counted(node, SEVEN, FOUR, ended="stop", by=0, options={"target_score": "9"})

    assert (answer["target"], answer["end"]["outcome"]) == (9, None)


TIE = {  # both come to 42; the first had more in this round, called LAST CHANCE, and the second played last
    "standard": [0],
    "fr": [0],
    "en": [1],
}


@pytest.mark.parametrize(("edition", "winners"), TIE.items())
def test_equal_totals_are_parted_as_the_edition_does(node: ServerThread, edition: str, winners: list[int]):
    end = counted(node, SEVEN, FOUR, ended="last_chance", by=0, totals=[32, 39], edition=edition)["end"]

    assert end["totals"] == [42, 42]
    assert end["outcome"]["winners"] == winners


@pytest.mark.parametrize(("edition", "starter"), [("standard", 2), ("it", 1)])
def test_the_next_round_is_begun_as_the_edition_says(node: ServerThread, edition: str, starter: int):
    end = counted(node, FOUR, SEVEN, "", ended="last_chance", by=1, edition=edition)["end"]

    assert end["starter"] == starter


# --- laid cards


def test_a_laid_card_without_a_partner_counts_and_is_pointed_out(node: ServerThread):
    body = {"players": [{"hand": "crab-DB", "laid": "crab-YE boat-BK"}, {"laid": "boat-YE boat-DB"}]}
    one, other = node.ask("POST", "/api/score/round", json=body).json()["players"]

    assert (one["score"]["total"], one["paired"]) == (1, False)
    assert (other["score"]["total"], other["paired"]) == (1, True)
    assert other["score"]["lines"][0]["laid"] is True


def test_a_starfish_in_hand_does_not_join_a_laid_duo(node: ServerThread):
    options = {"extra_salt": "true"}
    apart = {"hand": "starfish-YE", "laid": "boat-YE boat-BK"}
    together = {"laid": "boat-DB boat-DB starfish-LB"}
    body = {"players": [apart, together], "options": options}
    answer = node.ask("POST", "/api/score/round", json=body).json()

    assert [player["score"]["total"] for player in answer["players"]] == [1, 3]


@pytest.mark.parametrize("seed", range(20))
def test_in_the_base_box_it_does_not_matter_what_was_laid(seed: int):
    """The score pad says so, so that a family can ignore the difference."""
    rng = Random(seed)
    hand = tuple(sorted(rng.sample(BASE_BOX, 20)))
    duos = [(one, other) for one, other in combinations(hand, 2) if is_duo(one, other)]
    for duo in duos:
        rest = list(hand)
        for card in duo:
            rest.remove(card)
        tableau = group_cards(duo)
        assert tableau is not None
        assert score(tuple(rest), tableau, Ruleset()).total == score(hand, (), Ruleset()).total
    assert duos


# --- impossible input


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "one player": ({"players": [{}]}, "bad_players"),
    "five players": ({"players": [{}] * 5}, "bad_body"),
    "totals of others": ({"players": [{}, {}], "totals": [1]}, "bad_players"),
    "no such card": ({"players": [{"hand": "crab-PK"}, {}]}, "bad_cards"),
    "more than the box": ({"players": [{"hand": "sailor-PK"}, {"laid": "sailor-PK"}]}, "bad_cards"),
    "another box": ({"players": [{"hand": "lobster-BK"}, {}]}, "bad_cards"),
    "no such option": ({"players": [{}, {}], "options": {"speed": "3"}}, "bad_cards"),
    "no such edition": ({"players": [{}, {}], "edition": "xx"}, "bad_cards"),
    "no such seat": ({"players": [{}, {}], "ended": "stop", "by": 2}, "no_such_seat"),
    "no such end": ({"players": [{}, {}], "ended": "rain", "by": 0}, "bad_body"),
}


@pytest.mark.parametrize(("body", "code"), BAD.values(), ids=BAD.keys())
def test_what_cannot_be_is_refused(node: ServerThread, body: dict[str, Any], code: str):
    answer = node.ask("POST", "/api/score/round", json=body)

    assert (answer.status_code, answer.json()["code"]) == (400, code)
