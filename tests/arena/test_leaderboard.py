"""Every card of the leaderboard is complete, agrees with its results, and can be played again."""

import json
from collections.abc import Iterator

import pytest

from seasalt.arena.benchmark.contest import MIXED, Contest, Pairing
from seasalt.arena.benchmark.protocol import KINDS, PROTOCOL
from seasalt.arena.benchmark.summary import Facts, deals_of, digest, summary_of
from seasalt.arena.deals.deal import play_deal
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS, SEED, VERSION
from tests.thorough import THOROUGH
from tools.running import ROOT

CARDS: dict[str, Facts] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted((ROOT / "leaderboard").glob("*.json"))
}
FIELDS = (
    "protocol field seed bot title about reproducible command version commit cpu workers hours games "
    "forfeits decisions cpu_ms_per_decision summary digest results"
)
"""Of a card, as `seasalt field BOT --card` writes it and its author has completed it."""

AGAIN = "rusher"  # a quick opponent
MIXED_ORDERS = {2: 0, 3: 6, 4: 24}  # seat orders of a deal at a mixed table

SLOW = () if THOROUGH else ("champion",)
REPRODUCIBLE = [name for name, one in CARDS.items() if one["reproducible"] and name not in SLOW]

each = pytest.mark.parametrize("name", CARDS)


def test_there_are_at_least_eight_players() -> None:
    assert len({one["bot"] for one in CARDS.values()}) == len(CARDS) >= 8


@each
def test_a_card_is_of_this_protocol_and_complete(name: str) -> None:
    one = CARDS[name]

    assert " ".join(one) == FIELDS
    assert (one["protocol"], one["field"], one["seed"]) == (PROTOCOL, VERSION, SEED)
    assert all(one[field] for field in ("title", "about", "command", "commit", "cpu", "hours"))
    assert list(one["results"]) == [str(kind.players) for kind in KINDS]
    for kind in KINDS:
        results = one["results"][str(kind.players)]
        assert list(results) == [*OPPONENTS, *[MIXED] * (kind.players > 2)]
        for boxes in results.values():
            assert {box: [len(deals["won"]), len(deals["points"])] for box, deals in boxes.items()} == {
                "base": [kind.deals] * 2,
                "extra_salt": [kind.deals] * 2,
            }
    assert one["games"] == sum(
        kind.deals * (20 * kind.players + 2 * MIXED_ORDERS[kind.players]) for kind in KINDS
    )


@each
def test_the_numbers_of_a_card_are_those_of_its_deals(name: str) -> None:
    one = CARDS[name]

    assert digest(one["results"]) == one["digest"]
    assert dict(_flat(one["summary"])) == pytest.approx(dict(_flat(summary_of(one["results"]))))


def _flat(facts: Facts, path: str = "") -> Iterator[tuple[str, object]]:
    """Every number and text of nested facts, with where it stands."""
    for name, value in facts.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{path}{name}/")
        else:
            yield path + name, value


@pytest.mark.parametrize("name", REPRODUCIBLE)
def test_the_first_deal_ends_as_the_card_says(name: str) -> None:
    one = CARDS[name]
    series = Contest(one["bot"]).series(Pairing(AGAIN, extra_salt=False))
    kept = one["results"]["2"][AGAIN]["base"]

    again = deals_of([play_deal(series, 0)])

    assert again == {"won": kept["won"][:1], "points": kept["points"][:1]}
