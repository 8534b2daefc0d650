"""The tables of docs/vector.md are up to date."""

from tests.env.vector_page import PAGE, printed


def test_the_tables_of_the_page_are_those_that_are_printed() -> None:
    text = PAGE.read_text("utf-8")

    assert printed(text) == text
