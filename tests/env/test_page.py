"""The table of docs/env.md is up to date."""

from tests.env.page import PAGE, printed


def test_the_table_of_the_page_is_the_one_that_is_printed() -> None:
    text = PAGE.read_text("utf-8")

    assert printed(text) == text
