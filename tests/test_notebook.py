"""The notebook runs from top to bottom, and prints what it shows."""

import ast

import pytest

from docs.notebook import NOTEBOOK, executed, kept, printed


@pytest.mark.thorough
def test_it_runs_and_prints_what_it_shows() -> None:
    assert printed(executed()) == printed(kept()), "python -m docs.notebook keeps what it prints"


def test_all_that_it_imports_is_there() -> None:
    cells = [ast.parse(cell.source) for cell in kept().cells if cell.cell_type == "code"]
    imports: list[ast.stmt] = [
        node for cell in cells for node in ast.walk(cell) if isinstance(node, ast.Import | ast.ImportFrom)
    ]

    assert len(imports) > 5
    exec(compile(ast.Module(imports, []), NOTEBOOK.name, "exec"), {})


def test_it_holds_no_pictures_and_no_numbers_of_runs() -> None:
    text = NOTEBOOK.read_text("utf-8")

    assert "image/png" not in text
    assert '"execution_count": null' in text
    assert len(text) < 40_000
