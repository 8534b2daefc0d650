"""Files, and records that can be read during the game."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from seasalt.bots import GreedyBot
from seasalt.console.record_file import MAX_BYTES, RecordFile, read_text
from seasalt.rules import Record, Ruleset, Seat, format_record, new_game, parse_record, seeded_chance
from seasalt.rules.edition import Edition
from seasalt.rules.record import PlayedStep, header_lines
from seasalt.table import play_match
from seasalt.texts import Complaint

SEED = b"recordfile"
RECORD = Record(Edition.STANDARD, Ruleset(target_score=12), ("Ada", "Bo"), Seat(0), SEED)


def played_game() -> list[PlayedStep]:
    """A whole game of two bots."""
    start = new_game(RECORD.ruleset, 2, starter=RECORD.starter)
    bots = [GreedyBot(Random(seat)) for seat in range(2)]
    return list(play_match(start, bots, lambda game: seeded_chance(game, SEED)))


def record_of(played: list[PlayedStep]) -> Record:
    return replace(RECORD, actions=tuple(step.action for step in played if step.action is not None))


def keep_all(path: Path, played: list[PlayedStep], *, resume: bool = False) -> None:
    record = parse_record(read_text(path)) if resume else RECORD
    with RecordFile(path, record, resume=resume) as keeper:
        for step in played:
            keeper.keep(step)


# --- writing


def test_a_game_kept_step_by_step_is_the_record_of_the_game(tmp_path: Path) -> None:
    played = played_game()
    keep_all(tmp_path / "game.txt", played)

    assert (tmp_path / "game.txt").read_text("utf-8") == format_record(record_of(played))


def test_the_file_can_be_read_after_every_step(tmp_path: Path) -> None:
    played, path = played_game(), tmp_path / "game.txt"
    with RecordFile(path, RECORD) as keeper:
        assert parse_record(read_text(path)) == RECORD
        for count, step in enumerate(played):
            keeper.keep(step)
            if count % 10 == 0 or count == len(played) - 1:
                assert len(parse_record(read_text(path)).actions) == count


# --- resuming


@pytest.mark.parametrize("done", [0, 1, 2, 57])
def test_a_resumed_file_becomes_the_record_of_the_whole_game(tmp_path: Path, done: int) -> None:
    played, path = played_game(), tmp_path / "game.txt"
    keep_all(path, played[: done + 1])
    keep_all(path, played, resume=True)

    assert path.read_text("utf-8") == format_record(record_of(played))


def test_a_resumed_file_keeps_every_byte_that_it_had(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    before = "\n".join(["# our game", *header_lines(RECORD), f"* {played_game()[1].action}  ", ""])
    path.write_text(before)
    keep_all(path, played_game(), resume=True)

    assert path.read_text().startswith(before)
    assert len(parse_record(read_text(path)).actions) == len(played_game()) - 1


def test_a_file_whose_last_line_was_left_open_goes_on_in_a_new_line(tmp_path: Path) -> None:
    played, path = played_game(), tmp_path / "game.txt"
    keep_all(path, played[:20])
    path.write_text(path.read_text().rstrip("\n"))
    keep_all(path, played, resume=True)

    assert parse_record(read_text(path)) == record_of(played)


# --- reading


def test_a_text_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes("Möwe\r\n\n".encode())

    assert read_text(tmp_path / "a") == "Möwe\r\n\n"


def test_a_byte_order_mark_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xef\xbb\xbfseasalt")

    assert read_text(tmp_path / "a") == "seasalt"


def test_an_endless_file_is_refused() -> None:
    with pytest.raises(Complaint, match="file-too-large") as raised:
        read_text(Path("/dev/zero"))
    assert raised.value.facts["megabytes"] == MAX_BYTES // 1_000_000
