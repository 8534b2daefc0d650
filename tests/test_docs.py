"""What the pages in docs/ say of the code is so."""

import importlib
import re

import pytest

from docs import package_map
from docs.package_map import PACKAGE
from tools.running import ROOT

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


# --- the map


def test_the_map_is_what_the_code_gives() -> None:
    assert package_map.PICTURE.read_text("utf-8") == package_map.drawn(), "./dev map draws it anew"


def test_every_arrow_of_the_map_has_its_way() -> None:
    assert set(package_map.WAYS) == package_map.reduced(package_map.imports())


def test_the_table_of_packages_names_each_and_no_other() -> None:
    packages = {str(path.parent.relative_to(PACKAGE)) for path in PACKAGE.glob("**/__init__.py")}
    named = set(package_map.words())

    assert packages - named == {".", "server/storage/migrations/versions"}
    assert {name for name in named if not (PACKAGE / name).exists() and not (ROOT / name).exists()} == {
        "cli",
        "client",
    }


def test_the_map_shows_every_folder_beside_the_package() -> None:
    shown = {*package_map.BESIDE, "web"}

    assert all((ROOT / name).is_dir() for name in shown)
    assert {name for name in package_map.words() if (ROOT / name).is_dir() and "/" not in name} == shown


# --- where to look


def test_where_to_look_names_what_is_there() -> None:
    table = ARCHITECTURE.partition("## Where to look")[2].partition("\n## ")[0]
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", table)

    assert len(named) > 80
    assert [name for name in named if not any((top / name).exists() for top in (PACKAGE, ROOT))] == []
