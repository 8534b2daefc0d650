"""Datasets: the rows are the games as the seats saw them, even if writing was interrupted."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seasalt import __version__
from seasalt.arena import Series
from seasalt.arena.dataset.columns import COLUMNS, Rows
from seasalt.arena.dataset.croissant import croissant
from seasalt.arena.dataset.journal import Journal
from seasalt.arena.dataset.parquet import Dataset
from seasalt.arena.deals.deal import play_deal
from seasalt.cli import main
from seasalt.kernel.actions import STAGES, action_of
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.game_record import GameRecord
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.row import BLOCKS, OBSERVATION, observe
from seasalt.rules import Action, Game, Ruleset, apply, new_game
from seasalt.rules.shuffle import seeded_chance
from tests.arena.programs import good
from tests.kernel.observation.test_row import reshuffle_hidden
from tests.processes import wait_until
from tests.servers import PATIENCE_S
from tests.thorough import THOROUGH
from tools.running import ROOT

Row = dict[str, Any]

SHORT = ("--option", "target_score=8")
SERIES = Series(("greedy", "rusher"), players=3, deals=2, ruleset=Ruleset(extra_salt=True, target_score=15))
ASKED = ("greedy", "rusher", "--players", "3", "--deals", "2", "--extra-salt", "--option", "target_score=15")


def arena(*arguments: str) -> int:
    return main(["arena", *arguments])


@pytest.fixture(scope="module")
def decisions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("decisions") / "out.parquet"
    arena(*ASKED, "--workers", "1", "--dataset", str(path))
    return path


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "out.parquet"
    arena(*ASKED, "--workers", "1", "--dataset", str(path), "--rows", "games")
    return path


def rows_of(path: Path) -> list[Row]:
    # Here, because it takes most of a second, and every process of the tests imports this file.
    import pyarrow.parquet as pq

    found: list[Row] = pq.read_table(path).to_pylist()
    return found


def by_game(rows: list[Row]) -> Iterator[list[Row]]:
    for _, game in groupby(rows, key=lambda row: (row["deal"], row["game"])):
        yield list(game)


def begin(path: Path, series: Series, deals: int) -> None:
    """Leave a dataset of decisions unfinished after so many deals."""
    with closing(Dataset(path, series, Rows.DECISIONS)) as begun:
        for number in range(deals):
            begun.add(begun.play(series, number))


class Replay:
    """A game replayed from its action numbers and the seed of its deal."""

    def __init__(self, series: Series, deal: int) -> None:
        self.seed = series.deal_seed(deal)
        starter = series.starter(deal)
        self.game: Game = new_game(series.ruleset, series.players, starter=starter).game
        self._record = GameRecord(series.ruleset, series.players, starter=starter)
        self.numbers: tuple[int, ...] = ()
        self._chance()

    @property
    def state(self) -> State:
        return self._record.after(self.numbers)

    def _chance(self) -> None:
        while self.game.chance_acts:
            self._play(seeded_chance(self.game, self.seed))

    def _play(self, action: Action) -> None:
        self._record.follow(action)
        self.game = apply(self.game, action).game

    def act(self, number: int) -> None:
        self.numbers += (number,)
        if self.state.phase not in STAGES:
            action = action_of(self._record.state, self.numbers)
            self.numbers = ()
            self._play(action)
            self._chance()


def test_the_actions_of_a_game_played_again_give_its_outcome(decisions: Path) -> None:
    played = list(by_game(rows_of(decisions)))

    assert len(played) == SERIES.deals * 3
    for rows in played:
        replay = Replay(SERIES, rows[0]["deal"])
        for step, row in enumerate(rows):
            now = replay.game
            assert (row["step"], row["seat"], row["round"]) == (step, now.to_act, now.round.number)
            assert row["stage"] == len(replay.numbers)
            replay.act(row["action"])
        outcome, results = replay.game.outcome, replay.game.results
        assert outcome
        for row in rows:
            seat = row["seat"]
            assert row["rank"] == outcome.ranks[seat]
            assert row["win"] == (seat in outcome.winners) / len(outcome.winners)
            assert row["total"] == replay.game.totals[seat]
            assert row["round_points"] == results[row["round"] - 1].points[seat]
            assert (row["rounds"], row["ended"]) == (len(results), "played")
            assert row["bot"] == SERIES.bots[row["seating"][seat]]


def test_a_row_shows_what_its_seat_saw_and_no_card_that_it_could_not_know(decisions: Path) -> None:
    rng, changed = Random(3), 0
    for rows in by_game(rows_of(decisions)):
        replay = Replay(SERIES, rows[0]["deal"])
        for row in rows:
            other = replay.state  # a copy
            reshuffle_hidden(other, rng)
            changed += other.held != replay.state.held
            seen, mask = [0] * OBSERVATION, [0] * ACTIONS
            observe(other, seen)
            write_mask(other, mask)

            assert [number for block in BLOCKS for number in row[block.name]] == seen
            assert row["mask"] == mask
            assert mask[row["action"]]
            replay.act(row["action"])
    assert changed > 200


def test_a_row_for_every_game_holds_the_same_games(decisions: Path, games: Path) -> None:
    moves = [[(row["seat"], row["action"]) for row in rows] for rows in by_game(rows_of(decisions))]
    told = rows_of(games)

    assert [list(zip(game["seats"], game["actions"], strict=True)) for game in told] == moves
    results = [game for number in range(SERIES.deals) for game in play_deal(SERIES, number).games]
    for game, result in zip(told, results, strict=True):
        assert game["bots"] == [SERIES.bots[bot] for bot in result.seating]
        assert game["starter"] == result.starter
        assert tuple(game["wins"]) == result.wins
        assert tuple(game["ranks"]) == result.ranks
        assert tuple(game["totals"]) == result.points == tuple(map(sum, zip(*game["points"], strict=True)))
        assert len(game["points"]) == game["rounds"] == result.rounds


@pytest.mark.parametrize("rows", Rows)
def test_the_file_says_what_it_holds(rows: Rows, decisions: Path, games: Path) -> None:
    import pyarrow.parquet as pq

    schema = pq.read_schema(decisions if rows is Rows.DECISIONS else games)

    told = json.loads(schema.metadata[b"seasalt"])
    assert (told["version"], told["rows"], told["bots"]) == (__version__, rows, ["greedy", "rusher"])
    assert (told["players"], told["seed"], told["deals"]) == (3, "1", 2)
    assert told["options"]["extra_salt"] == "true"
    for field, column in zip(schema, COLUMNS[rows], strict=True):
        assert (field.name, field.metadata[b"meaning"].decode()) == (column.name, column.meaning)
        kind = str(field.type).replace("fixed_size_list<element: ", "").replace("list<element: ", "")
        assert kind.startswith(
            column.type.removeprefix("list<").partition("[")[0].replace("float64", "double")
        )


@pytest.mark.parametrize("rows", Rows if THOROUGH else [Rows.DECISIONS])
def test_any_number_of_workers_writes_the_same_bytes(
    rows: Rows, tmp_path: Path, decisions: Path, games: Path
) -> None:
    path = tmp_path / "out.parquet"
    arena(*ASKED, "--workers", "2", "--dataset", str(path), "--rows", rows)

    assert path.read_bytes() == (decisions if rows is Rows.DECISIONS else games).read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == ["out.parquet"]


# --- interrupted


@pytest.mark.parametrize(
    ("how", "status"),
    [
        (signal.SIGINT, 130),
        pytest.param(signal.SIGKILL, -signal.SIGKILL, marks=pytest.mark.thorough),  # by day: half a deal
    ],
)
def test_what_was_interrupted_goes_on_by_the_same_command(
    how: signal.Signals, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, whole = tmp_path / "broken.parquet", tmp_path / "whole.parquet"
    part = tmp_path / "broken.parquet.part"
    asked = ["greedy", "random", *SHORT, "--json", "--dataset"]
    words = [*asked, str(broken), "--workers", "1", "--deals", "100000"]
    process = subprocess.Popen(
        [sys.executable, "-m", "seasalt", "arena", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_until(lambda: part.exists() and part.stat().st_size > 20_000)
    process.send_signal(how)
    _, said = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == status
    assert not broken.exists()
    if how is signal.SIGINT:
        assert said == f"“{broken}” is not finished; the same command goes on.\n"

    told = []
    for path in (broken, whole):
        assert arena(*asked, str(path), "--workers", "1", "--deals", "12") == 0
        told.append(json.loads(capsys.readouterr().out))
        for bot in told[-1]["bots"]:
            del bot["cpu_ms_per_decision"]
    assert told[0] == told[1]
    assert broken.read_bytes() == whole.read_bytes()
    assert not part.exists()


def test_a_deal_that_was_half_written_is_played_again(tmp_path: Path) -> None:
    asked: dict[str, object] = {"seed": "1"}
    results = [play_deal(Series(("random", "random"), deals=3), number) for number in range(3)]
    journal = Journal(tmp_path / "part", asked)
    for result in results:
        journal.add(result, b"rows of deal %d" % result.deal)
    journal.close()
    whole = journal.path.read_bytes()

    for cut, left in ((1, 2), (len(whole) // 2, 1), (len(whole) - 5, 0), (len(whole), 0)):
        journal.path.write_bytes(whole[: len(whole) - cut])
        again = Journal(journal.path, asked)
        assert again.count == left
        for result in results[left:]:
            again.add(result, b"rows of deal %d" % result.deal)
        assert list(again.results()) == results
        assert list(again.rows()) == [b"rows of deal 0", b"rows of deal 1", b"rows of deal 2"]
        again.close()
        assert journal.path.read_bytes() == whole


def test_a_deal_whose_bytes_are_not_those_that_were_written_is_played_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "part", {})
    journal.add(play_deal(Series(("random", "random")), 0), b"rows")
    journal.close()
    journal.path.write_bytes(journal.path.read_bytes()[:-1] + b"?")
    again = Journal(journal.path, {})

    assert again.count == 0
    again.close()


def test_deals_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    series = Series(("random", "random"), deals=2)
    begun = Dataset(path, series, Rows.GAMES)
    noted = begun.play(replace(series, seed="of another series"), 0)
    begun.add(noted)
    begun.close()
    arena("random", "random", "--deals", "2", "--workers", "1", "--dataset", str(path), "--rows", "games")

    first = [game for game in rows_of(path) if game["deal"] == 0]
    assert [tuple(game["totals"]) for game in first] == [game.points for game in noted[0].games]
    assert noted[0].games != play_deal(series, 0).games


def test_fewer_deals_end_what_was_interrupted(tmp_path: Path) -> None:
    path, whole = tmp_path / "out.parquet", tmp_path / "whole.parquet"
    series = Series(("greedy", "random"), deals=5, ruleset=Ruleset(target_score=8))
    begin(path, series, deals=3)
    for file in (path, whole):
        arena("greedy", "random", "--deals", "2", *SHORT, "--workers", "1", "--dataset", str(file))

    assert {row["deal"] for row in rows_of(path)} == {0, 1}
    assert path.read_bytes() == whole.read_bytes()


def test_a_series_that_is_decided_has_the_deals_that_were_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "out.parquet"
    asked = ("greedy", "random", "--deals", "40", *SHORT, "--workers", "1", "--stop-early", "--json")
    arena(*asked, "--dataset", str(path), "--rows", "games")
    told = json.loads(capsys.readouterr().out)

    assert told["stopped_early"]
    assert len(rows_of(path)) == told["games"] < 80


def test_a_game_that_was_given_away_has_what_was_played_of_it(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    quits = good(before="globals().setdefault('asked', []).append(line); asked[3:] and sys.exit()")
    arena("greedy", quits, "--deals", "1", "--workers", "1", "--dataset", str(path))
    rows = rows_of(path)

    assert {row["ended"] for row in rows} == {"forfeit"}
    assert {row["round_points"] for row in rows} == {None}
    assert {(row["bot"], row["win"], row["rank"]) for row in rows} == {("greedy", 1, 1), (quits, 0, 2)}


# --- refused


@pytest.mark.parametrize(
    "other",
    [("--seed", "2"), ("--rows", "games"), ("--extra-salt",), ("--players", "3"), ("--edition", "fr")],
)
def test_another_command_does_not_go_on_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], other: tuple[str, ...]
) -> None:
    path, part = tmp_path / "out.parquet", tmp_path / "out.parquet.part"
    begin(path, Series(("greedy", "random")), deals=1)
    kept = part.read_bytes()

    assert arena("greedy", "random", "--dataset", str(path), *other) == 2
    said = f"Error: “{part}” belongs to a dataset that another command began: run that one to its end, or"
    assert capsys.readouterr().err.startswith(said)
    assert part.read_bytes() == kept


def test_two_arenas_do_not_write_the_same_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.parquet"
    begun = Dataset(path, Series(("greedy", "random")), Rows.DECISIONS)

    assert arena("greedy", "random", "--dataset", str(path)) == 2
    assert capsys.readouterr().err == f"Error: Another arena is writing “{path}.part”.\n"
    begun.close()


@pytest.mark.parametrize("where", ["", "no/such/folder/out.parquet"])
def test_a_file_that_cannot_be_written_is_reported_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    assert arena("greedy", "random", "--dataset", str(tmp_path / where)) == 2
    assert capsys.readouterr().err.startswith("Error: I cannot write “")


def test_rows_are_decisions_or_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("greedy", "random", "--dataset", str(tmp_path / "x"), "--rows", "cards") == 2
    assert "“cards”" in capsys.readouterr().err


# --- hidden cards


def test_hidden_cards_are_columns_only_if_asked_for(decisions: Path, tmp_path: Path) -> None:
    path = tmp_path / "hidden.parquet"
    arena(*ASKED, "--workers", "1", "--dataset", str(path), "--hidden")
    plain, hidden = rows_of(decisions), rows_of(path)

    assert [row | {"hidden_hands": None, "hidden_deck": None} for row in plain] == [
        row | {"hidden_hands": None, "hidden_deck": None} for row in hidden
    ]
    assert not {"hidden_hands", "hidden_deck"} & plain[0].keys()
    for row in hidden:
        hands = [row["hidden_hands"][first : first + 54] for first in (0, 54, 108)]
        assert [sum(hand) for hand in hands] == [*row["hand_count"][1:3], 0]
        assert all(known <= copies for known, copies in zip(row["open"], row["hidden_hands"], strict=True))
        assert sum(row["hidden_deck"]) == row["counts"][0]
        seen = [sum(hand[card] for hand in hands) + row["hidden_deck"][card] for card in range(54)]
        assert all(
            copies <= row["unseen"][card] + sum(row["open"][card::54]) for card, copies in enumerate(seen)
        )


@pytest.mark.parametrize("asked", [(), ("--dataset", "x.parquet", "--rows", "games")])
def test_hidden_cards_belong_to_decisions(
    asked: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert arena(*ASKED, "--hidden", *asked) != 0
    assert "--rows decisions" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


# --- metadata for loaders and catalogs


def test_croissant_metadata_has_every_column_with_its_type_and_meaning(decisions: Path) -> None:
    import pyarrow.parquet as pq

    told = croissant(decisions)
    (file,) = told["distribution"]
    (records,) = told["recordSet"]
    fields = {field["name"]: field for field in records["field"]}

    assert file["sha256"] == sha256(decisions.read_bytes()).hexdigest()
    assert list(fields) == pq.read_schema(decisions).names
    assert all(field["source"]["fileObject"]["@id"] == file["@id"] for field in fields.values())
    assert (fields["hand"]["isArray"], fields["hand"]["arrayShape"]) == (True, "54")
    assert [fields[name]["dataType"] for name in ("deal", "win", "bot")] == [
        "sc:Integer",
        "sc:Float",
        "sc:Text",
    ]
    assert "own hand, copies of each card" in fields["hand"]["description"]


# --- the dataset that docs/dataset.md names


@pytest.mark.thorough  # test_frozen_bots_play_the_same_games_ever_after has other games by day
def test_the_mixed_dataset_has_the_rows_that_its_page_says(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "dataset.md").read_text("utf-8")
    (command,) = re.findall(r"<!-- mixed -->\n\n```console\nseasalt (.*)\n", text)
    *asked, _ = command.split()
    main([*asked, str(tmp_path / "mixed.parquet"), "--workers", "1"])
    rows = rows_of(tmp_path / "mixed.parquet")

    assert f"{len(rows):,} rows" in text
    assert sha256(json.dumps(rows).encode()).hexdigest() in text
