"""Files, and records that can be read during the game."""

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
    actions = tuple(step.action for step in played if step.action is not None)
    return Record(RECORD.edition, RECORD.ruleset, RECORD.names, RECORD.starter, SEED, actions)


def keep_all(path: Path, played: list[PlayedStep]) -> None:
    with RecordFile(path, RECORD) as keeper:
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


def test_every_line_is_on_disk_before_the_next_decision(tmp_path: Path) -> None:
    played, path = played_game(), tmp_path / "game.txt"
    with RecordFile(path, RECORD) as keeper:
        for step in played:
            keeper.keep(step)
            if step.action is not None:
                assert f" {step.action}\n" in path.read_text("utf-8")


def test_a_file_ends_its_lines_alike_on_every_system(tmp_path: Path) -> None:
    keep_all(tmp_path / "game.txt", played_game())

    assert b"\r" not in (tmp_path / "game.txt").read_bytes()


def test_a_file_that_exists_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("precious")

    with pytest.raises(Complaint, match="file-exists"):
        RecordFile(path, RECORD)
    assert path.read_text() == "precious"


def test_a_folder_that_is_not_there_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="file-not-writable"):
        RecordFile(tmp_path / "nowhere" / "game.txt", RECORD)


# --- resuming


@pytest.mark.parametrize("done", [0, 1, 2, 57])
def test_a_resumed_file_becomes_the_record_of_the_whole_game(tmp_path: Path, done: int) -> None:
    played, path = played_game(), tmp_path / "game.txt"
    keep_all(path, played[: done + 1])
    with RecordFile(path, parse_record(read_text(path)), resume=True) as keeper:
        for step in played:
            keeper.keep(step)

    assert path.read_text("utf-8") == format_record(record_of(played))


def test_a_resumed_file_keeps_every_byte_that_it_had(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    before = (
        "# our game\n" + "\n".join(header_lines(RECORD)) + "\n* deal boat-LB  \n".replace("boat-LB", _first())
    )
    path.write_text(before)
    with RecordFile(path, parse_record(read_text(path)), resume=True) as keeper:
        for step in played_game():
            keeper.keep(step)

    assert path.read_text().startswith(before)
    assert len(parse_record(read_text(path)).actions) == len(played_game()) - 1


def _first() -> str:
    return str(played_game()[1].action).removeprefix("deal ")


def test_a_file_whose_last_line_was_left_open_goes_on_in_a_new_line(tmp_path: Path) -> None:
    played, path = played_game(), tmp_path / "game.txt"
    keep_all(path, played[:20])
    path.write_text(path.read_text().rstrip("\n"))
    with RecordFile(path, parse_record(read_text(path)), resume=True) as keeper:
        for step in played:
            keeper.keep(step)

    assert parse_record(read_text(path)) == record_of(played)


# --- reading


def test_a_text_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes("Möwe\r\n\n".encode())

    assert read_text(tmp_path / "a") == "Möwe\r\n\n"


def test_a_mark_before_the_first_letter_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xef\xbb\xbfseasalt")

    assert read_text(tmp_path / "a") == "seasalt"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="file-not-found"):
        read_text(tmp_path / "a")


def test_a_folder_is_not_a_text(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="file-not-readable"):
        read_text(tmp_path)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"caf\xe9", b"\x80", b"\xed\xa0\x80"])
def test_bytes_that_are_not_utf8_are_told(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a").write_bytes(data)

    with pytest.raises(Complaint, match="file-not-utf8"):
        read_text(tmp_path / "a")


def test_a_file_without_end_is_not_read_to_the_end() -> None:
    with pytest.raises(Complaint, match="file-too-large") as raised:
        read_text(Path("/dev/zero"))
    assert raised.value.facts["megabytes"] == MAX_BYTES // 1_000_000
