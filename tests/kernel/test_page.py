"""The tables of docs/kernel.md are up to date."""

from tests.kernel.page import PAGE, printed


def test_the_tables_of_the_page_are_those_that_the_kernel_prints() -> None:
    text = PAGE.read_text("utf-8")

    assert printed(text) == text
