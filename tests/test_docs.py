"""What the pages in docs/ say of the code is so."""

import importlib
import re

import pytest

from tools.running import ROOT

API = ROOT / "docs" / "api"


def documented(page: str) -> list[str]:
    """The full names of everything that a page of the API reference shows."""
    return re.findall(r"^::: ([\w.]+)$", (API / f"{page}.md").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("package", ["rules", "bots", "table", "arena"])
def test_the_api_reference_shows_every_public_name_once(package: str) -> None:
    public = importlib.import_module(f"seasalt.{package}").__all__
    shown = [name.rpartition(".")[2] for name in documented(package)]

    assert set(shown) ^ set(public) == set(), f"docs/api/{package}.md"
    assert len(shown) == len(public)
