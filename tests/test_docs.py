"""What the pages in docs/ say of the code is so."""

import importlib
import re

import grimp
import pytest

from tools.running import ROOT

PACKAGE = ROOT / "src" / "seasalt"
API = (ROOT / "docs" / "api.md").read_text("utf-8")
DOCUMENTED = re.findall(r"^::: ([\w.]+)$", API, re.MULTILINE)
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


@pytest.mark.parametrize("package", ["rules", "bots", "table", "arena"])
def test_the_api_reference_shows_every_public_name_once(package: str) -> None:
    public = importlib.import_module(f"seasalt.{package}").__all__
    shown = [name.rpartition(".")[2] for name in DOCUMENTED if name.startswith(f"seasalt.{package}.")]

    assert sorted(shown) == sorted(public)


def test_the_api_reference_shows_what_is_there() -> None:
    def is_there(name: str) -> bool:
        module, _, member = name.rpartition(".")
        return hasattr(importlib.import_module(module), member)

    assert DOCUMENTED
    assert [name for name in DOCUMENTED if not is_there(name)] == []


# --- the packages


def arrows() -> list[str]:
    """Every import between packages, in Mermaid, without those that a longer chain implies."""
    graph = grimp.build_graph("seasalt", cache_dir=None)
    graph.remove_module("seasalt.__main__")
    packages = graph.find_children("seasalt")
    for package in packages:
        graph.squash_module(package)
    found = []
    for one in packages:
        for other in graph.find_modules_directly_imported_by(one) & packages - {one}:
            graph.remove_import(importer=one, imported=other)
            if not graph.find_shortest_chain(importer=one, imported=other):
                graph.add_import(importer=one, imported=other)
                found.append(f"    {one.removeprefix('seasalt.')} --> {other.removeprefix('seasalt.')}")
    return sorted(found)


def test_the_drawing_has_every_import_between_packages() -> None:
    diagram = ARCHITECTURE.partition("```mermaid\n")[2].partition("\n```")[0]

    assert [line for line in diagram.splitlines() if " --> " in line] == arrows()


def test_the_tables_of_packages_and_folders_name_each_and_no_other() -> None:
    tables = ARCHITECTURE.partition("## Packages")[2].partition("## Where to look")[0]
    named = set(re.findall(r"^\| `([\w/.]+)` \|", tables, re.MULTILINE))
    packages = {str(path.parent.relative_to(PACKAGE)) for path in PACKAGE.glob("**/__init__.py")}

    assert packages - named == {".", "server/storage/migrations/versions"}
    assert [
        name for name in named - packages if not any((top / name).exists() for top in (PACKAGE, ROOT))
    ] == []


# --- where to look


def test_where_to_look_names_what_is_there() -> None:
    table = ARCHITECTURE.partition("## Where to look")[2].partition("\n## ")[0]
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", table)

    assert len(named) > 80
    assert [name for name in named if not any((top / name).exists() for top in (PACKAGE, ROOT))] == []


def test_how_to_change_a_rule_names_what_is_there() -> None:
    page = (ROOT / "docs" / "change-a-rule.md").read_text("utf-8")
    named = re.findall(r"(?:web|src|tests|docs|rules)/[\w./-]+\.\w+", page)

    assert len(named) > 12
    assert [name for name in named if not any((top / name).exists() for top in (PACKAGE, ROOT))] == []
