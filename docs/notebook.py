"""Runs the notebook from top to bottom and keeps what it prints: `python -m docs.notebook`.

Pictures are made when it runs and not kept, so that the file stays small and a change can be read.
"""

import re
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parent.parent / "examples" / "research.ipynb"
SECONDS = 900  # for one cell, on a busy machine


def kept() -> Any:
    """The notebook as it is in the repository."""
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]


def executed() -> Any:
    """The notebook after a run of all its cells; what a cell raises is raised."""
    notebook = kept()
    place = {"metadata": {"path": str(NOTEBOOK.parent)}}
    NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", resources=place).execute()
    return notebook


def printed(notebook: Any) -> list[str]:
    """What each cell of code has printed, without pictures.

    Networks may decide otherwise on another machine, where sums are added in another order: a cell with the
    tag `network` is shown without its digits.
    """
    return [
        re.sub(r"\d+", "#", told) if "network" in cell.metadata.get("tags", ()) else told
        for cell in notebook.cells
        if cell.cell_type == "code"
        for told in ["".join(map(_text, cell.outputs))]
    ]


def _text(output: Any) -> str:
    if output.output_type == "stream":
        return str(output.text)
    data = output.get("data", {})
    return "" if "image/png" in data else str(data.get("text/plain", ""))


def main() -> None:
    notebook = executed()
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if _text(output)]
            cell.execution_count = None
            cell.metadata.pop("execution", None)
            for output in cell.outputs:
                if "execution_count" in output:
                    output.execution_count = None
    nbformat.write(notebook, NOTEBOOK)  # type: ignore[no-untyped-call]
    print(f"Ran {NOTEBOOK.name}.")


if __name__ == "__main__":
    main()
