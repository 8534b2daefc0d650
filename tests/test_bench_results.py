"""What the pages say of kept results: every number, and whether the code is still what was measured."""

import json
from pathlib import Path

import pytest

from bench._report import RESULTS
from bench._sources import ROOT, SOURCES, age, changed, digest, measured
from bench.page import pages


def test_every_page_is_what_the_kept_results_give() -> None:
    stale = [path.name for path, text in pages().items() if path.read_text("utf-8") != text]

    assert stale == [], "./dev bench page writes them anew"


def test_every_place_that_is_measured_is_there() -> None:
    places = {place for places in SOURCES.values() for place in places}

    assert [place for place in places if not (ROOT / place).exists()] == []


def test_every_kept_result_has_a_place_and_a_digest() -> None:
    kept = [json.loads(path.read_text("utf-8")) for path in RESULTS.glob("*.json")]

    assert {result["benchmark"] for result in kept} <= SOURCES.keys()
    assert all("measured" in result for result in kept)


def test_a_result_of_this_code_says_nothing_of_its_age() -> None:
    assert age({"benchmark": "rules", "commit": "1234567", "measured": measured("rules")}) == []


def test_a_result_of_other_code_names_what_has_changed() -> None:
    then = {**measured("kernel"), "src/seasalt/kernel/players": "0123456789abcdef"}

    assert age({"benchmark": "kernel", "commit": "1234567", "measured": then}) == [
        "Measured at 1234567. Changed since: `src/seasalt/kernel/players`."
    ]


def test_a_result_from_before_a_place_was_there_names_it() -> None:
    assert changed({"benchmark": "rules", "measured": {}}) == ["src/seasalt/rules"]


@pytest.mark.parametrize(
    ("text", "counts"),
    [("a = 2\n", True), ("a = 1  # now\n", True), ("# why\na = 1\n", False), ("\na = 1\n\n", False)],
)
def test_comments_on_lines_of_their_own_do_not_age_a_result(tmp_path: Path, text: str, counts: bool) -> None:
    file = tmp_path / "some.py"
    file.write_text("a = 1\n", "utf-8")
    before = digest(tmp_path)
    file.write_text(text, "utf-8")

    assert (digest(tmp_path) != before) == counts


def test_a_file_of_another_name_ages_a_result(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text("a = 1\n", "utf-8")
    before = digest(tmp_path)
    (tmp_path / "some.py").rename(tmp_path / "other.py")

    assert digest(tmp_path) != before
