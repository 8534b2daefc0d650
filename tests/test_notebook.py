"""The notebook runs from top to bottom, and prints what it shows."""

from docs.notebook import NOTEBOOK, executed, kept, printed


def test_it_runs_and_prints_what_it_shows() -> None:
    assert printed(executed()) == printed(kept()), "python -m docs.notebook keeps what it prints"


def test_it_holds_no_pictures_and_no_numbers_of_runs() -> None:
    text = NOTEBOOK.read_text("utf-8")

    assert "image/png" not in text
    assert '"execution_count": null' in text
    assert len(text) < 40_000
