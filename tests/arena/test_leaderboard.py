"""Every card of the leaderboard is whole, says what its results say, and can be played again."""

import json

import msgspec
import pytest

from seasalt.arena.deals.deal import play_deal
from seasalt.arena.field.card import deals_of, digest, summary_of
from seasalt.arena.field.contest import Contest, Pairing
from seasalt.arena.field.protocol import KINDS, PROTOCOL
from seasalt.bots.field.opponents import OPPONENTS, SEED, VERSION
from tests.arena.leaderboard_page import FOLDER, PAGE, Card, cards, printed
from tests.thorough import THOROUGH

CARDS = cards()
AGAIN = "rusher"  # a quick opponent

SLOW = () if THOROUGH else ("champion",)
REPRODUCIBLE = [name for name, one in CARDS.items() if one.reproducible and name not in SLOW]

each = pytest.mark.parametrize("name", CARDS)


def test_there_are_at_least_eight_players() -> None:
    assert len({one.bot for one in CARDS.values()}) == len(CARDS) >= 8


@each
def test_a_card_is_of_this_protocol_and_complete(name: str) -> None:
    one = CARDS[name]

    assert (one.protocol, one.field, one.seed) == (PROTOCOL, VERSION, SEED)
    assert all((one.title, one.about, one.command, one.commit, one.cpu, one.hours))
    assert list(one.results) == [str(kind.players) for kind in KINDS]
    for kind in KINDS:
        results = one.results[str(kind.players)]
        assert list(results) == list(OPPONENTS)
        for boxes in results.values():
            assert {box: [len(deals["won"]), len(deals["points"])] for box, deals in boxes.items()} == {
                "base": [kind.deals] * 2,
                "extra_salt": [kind.deals] * 2,
            }
    assert one.games == sum(20 * kind.deals * kind.players for kind in KINDS)


@each
def test_the_numbers_of_a_card_are_those_of_its_deals(name: str) -> None:
    kept = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    summary = msgspec.convert(summary_of(kept["results"]), type=type(CARDS[name].summary))

    assert digest(kept["results"]) == kept["digest"]
    for players, found in summary.players.items():
        own = CARDS[name].summary.players[players]
        for group in ("field", "public", "held_out"):
            assert _numbers(getattr(own, group)) == pytest.approx(_numbers(getattr(found, group)))
        for opponent, share in found.opponents.items():
            assert _numbers(own.opponents[opponent]) == pytest.approx(_numbers(share))
    assert CARDS[name].summary.response.opponent == summary.response.opponent
    assert _numbers(CARDS[name].summary.response) == pytest.approx(_numbers(summary.response))


@pytest.mark.parametrize("name", REPRODUCIBLE)
def test_the_first_deal_ends_as_the_card_says(name: str) -> None:
    one: Card = CARDS[name]
    series = Contest(one.bot).series(Pairing(AGAIN, extra_salt=False))
    kept = one.results["2"][AGAIN]["base"]

    again = deals_of([play_deal(series, 0)])

    assert again == {"won": kept["won"][:1], "points": kept["points"][:1]}


def test_the_tables_of_the_page_are_those_that_are_printed() -> None:
    text = PAGE.read_text("utf-8")

    assert printed(text) == text


def _numbers(share: object) -> tuple[float, float, float]:
    facts = msgspec.to_builtins(share)
    return facts["mean"], facts["low"], facts["high"]
