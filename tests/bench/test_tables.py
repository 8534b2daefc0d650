"""The tables of the docs are those that the kept results and the code give."""

from pathlib import Path

import pytest

from bench.tables import PLACE, ROOT, filled

PAGES = [page for page in sorted((ROOT / "docs").glob("*.md")) if PLACE.search(page.read_text("utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_of_a_page_are_what_is_kept(page: Path) -> None:
    text = page.read_text("utf-8")

    assert filled(text) == text, "./dev bench tables writes them anew"
    assert text.count("<!-- table: ") == len(PLACE.findall(text))
