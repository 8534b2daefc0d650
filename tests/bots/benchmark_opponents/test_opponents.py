"""The opponents of the field: they never change, and their names reach them.

They are played by the code in their archive, so a decision that has changed means that their View, Knowledge
or options no longer arrive as they did: the translation is wrong. Only a new version of the field has other
decisions: `python -m tests.bots.benchmark_opponents.test_opponents` writes them.
"""

import json
import pickle
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

import seasalt
from seasalt.bots import BotError, BotFault, check_bot, parse_bot
from seasalt.bots.benchmark_opponents.opponents import (
    ARCHIVE,
    NETWORKS,
    OPPONENTS,
    PACKAGE,
    SEED,
    VERSION,
)
from seasalt.kernel.actions import legal_sequences
from tests.bots.network.test_net_bot import KINDS, played
from tests.thorough import matrix

DECISIONS = Path(__file__).parent / "decisions.json"
MOST_WEIGHTS = 6_500_000  # bytes of all networks in the package, and of the archive


def decisions_of(name: str, players: int, extra_salt: bool) -> str:
    """What an opponent does at fixed positions where it has a choice."""
    made = []
    table = [OPPONENTS["collector"](Random(seat)) for seat in range(players)]
    positions = played(players, extra_salt, table, "field", 40)
    for number, (seen, knowledge, record) in enumerate(positions):
        options = tuple(legal_sequences(record.state).values())
        if len(options) > 1:
            made.append(str(OPPONENTS[name](Random(number)).decide(seen, knowledge, options)))
    return "; ".join(made)


def all_decisions(name: str, kinds: Iterable[tuple[int, bool]] = KINDS) -> dict[str, str]:
    """By kind of game: `2`, or with Extra Salt `2+`."""
    return {
        f"{players}{'+' * extra_salt}": decisions_of(name, players, extra_salt)
        for players, extra_salt in kinds
    }


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_never_changes_its_decisions(name: str) -> None:
    kept = json.loads(DECISIONS.read_text())
    decided = all_decisions(name, matrix((2, 3, 4), (False, True)))

    assert kept["version"] == VERSION
    assert decided == {kind: kept["decisions"][name][kind] for kind in decided}


def test_the_archive_imports_nothing_of_the_package_that_it_is_in() -> None:
    with ZipFile(ARCHIVE) as archive:
        sources = {name: archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")}
        commit = archive.read("COMMIT").decode()

    assert re.fullmatch("[0-9a-f]{40}\n", commit)
    assert len(sources) > 50
    for name, source in sources.items():
        imported = re.findall(r"(?:from|import) +(seasalt\w*)|files\([\"'](seasalt\w*)", source)
        assert {one or other for one, other in imported} <= {PACKAGE}, name


def test_a_copy_of_an_opponent_decides_as_it_does() -> None:
    bot = OPPONENTS["keen"](Random(1))
    table = [OPPONENTS["collector"](Random(seat)) for seat in range(2)]
    for seen, knowledge, record in played(2, True, table, "field", 20):
        options = tuple(legal_sequences(record.state).values())
        copy = pickle.loads(pickle.dumps(bot))
        decided = bot.decide(seen, knowledge, options)

        assert copy.decide(seen, knowledge, options) == decided
        assert type(decided).__module__ == "seasalt.rules.action"


def test_the_field_has_ten_opponents() -> None:
    assert len(OPPONENTS) == 10
    kept = json.loads(DECISIONS.read_text())["decisions"]
    assert list(kept) == list(OPPONENTS)
    assert all(len(kinds) == len(KINDS) for kinds in kept.values())
    assert SEED.split() == ["field", str(VERSION)]


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_keeps_the_contract(name: str) -> None:
    check_bot(OPPONENTS[name], decisions=20)


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_is_found_by_its_name(name: str) -> None:
    assert parse_bot(f"field:{name}") is OPPONENTS[name]


@pytest.mark.parametrize("text", ["field:", "field:wombat", "field:mc", "field:mc:41"])
def test_a_name_that_is_not_in_the_field_is_answered_with_those_that_are(text: str) -> None:
    with pytest.raises(BotError) as refused:
        parse_bot(text)

    assert refused.value.fault is BotFault.UNKNOWN
    assert refused.value.known == tuple(f"field:{name}" for name in OPPONENTS)


def test_without_numpy_a_network_of_the_field_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seasalt.bots.roster.HAS_NUMPY", False)
    for name in NETWORKS:
        with pytest.raises(BotError) as refused:
            parse_bot(f"field:{name}")

        assert refused.value.fault is BotFault.NUMPY


def test_the_networks_of_the_package_are_small_enough_to_be_shipped() -> None:
    files = (Path(seasalt.__file__).parent / "bots").rglob("*")  # beside it lies what tests build

    assert sum(path.stat().st_size for path in files if path.suffix in (".npz", ".zip")) <= MOST_WEIGHTS


if __name__ == "__main__":
    kept = {"version": VERSION, "decisions": {name: all_decisions(name) for name in OPPONENTS}}
    DECISIONS.write_text(json.dumps(kept, indent=1) + "\n")
