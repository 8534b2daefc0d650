"""Every card of the leaderboard is whole, says what its results say, and can be played again."""

import json

import msgspec
import pytest

from seasalt.arena.benchmark.contest import Contest, Pairing
from seasalt.arena.benchmark.protocol import KINDS, PROTOCOL
from seasalt.arena.benchmark.summary import deals_of, digest, summary_of
from seasalt.arena.deals.deal import play_deal
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS, SEED, VERSION
from tests.thorough import THOROUGH
from tools.running import ROOT

FOLDER = ROOT / "leaderboard"

Players = dict[str, dict[str, dict[str, dict[str, list[float]]]]]


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """A mean with its interval."""

    mean: float
    low: float
    high: float


class OfPlayers(msgspec.Struct, forbid_unknown_fields=True):
    """The shares with a number of players."""

    field: Share
    public: Share
    held_out: Share
    opponents: dict[str, Share]


class Response(Share):
    """The strongest opponent."""

    opponent: str


class Summary(msgspec.Struct, forbid_unknown_fields=True):
    """What follows from the results."""

    players: dict[str, OfPlayers]
    response: Response


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card, as `seasalt field BOT --card` writes it and its author has completed it."""

    protocol: int
    field: int
    seed: str
    bot: str
    title: str
    about: str
    reproducible: bool
    command: str
    version: str
    commit: str
    cpu: str
    workers: int
    hours: float
    games: int
    forfeits: int
    decisions: int
    cpu_ms_per_decision: float | None
    summary: Summary
    digest: str
    results: Players


def cards() -> dict[str, Card]:
    """The entries by the name of their file."""
    return {
        path.stem: msgspec.json.decode(path.read_bytes(), type=Card) for path in sorted(FOLDER.glob("*.json"))
    }


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


def _numbers(share: object) -> tuple[float, float, float]:
    facts = msgspec.to_builtins(share)
    return facts["mean"], facts["low"], facts["high"]
