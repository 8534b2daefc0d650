"""The files that a public host reads: they fit their schemas, are safe, and say what the project says."""

import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import check_jsonschema  # type: ignore[import-untyped]
import pytest
import yaml
from click.testing import CliRunner

from seasalt.rules.edition import Edition
from tools.running import ROOT

GITHUB = ROOT / ".github"
FORMS = GITHUB / "ISSUE_TEMPLATE"
SCHEMAS = {
    "vendor.github-workflows": sorted((GITHUB / "workflows").glob("*.yml")),
    "custom.github-workflows-require-timeout": sorted((GITHUB / "workflows").glob("*.yml")),
    "vendor.github-issue-forms": sorted(set(FORMS.glob("*.yml")) - {FORMS / "config.yml"}),
    "vendor.github-issue-config": [FORMS / "config.yml"],
    "vendor.dependabot": [GITHUB / "dependabot.yml"],
    "vendor.compose-spec": [ROOT / "deploy" / "compose.yaml"],
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_fit_their_schemas(schema: str):
    files = SCHEMAS[schema]
    assert files

    checked = CliRunner().invoke(check_jsonschema.main, ["--builtin-schema", schema, *map(str, files)])
    assert checked.exit_code == 0, checked.output


def test_no_workflow_does_anything_unsafe():
    zizmor = shutil.which("zizmor", path=sysconfig.get_path("scripts"))
    assert zizmor is not None

    command = [zizmor, "--offline", "--quiet", "--persona=pedantic", str(GITHUB)]
    audited = subprocess.run(command, capture_output=True, text=True)
    assert audited.returncode == 0, audited.stdout + audited.stderr


def test_every_python_that_the_package_names_is_tested():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [text.rpartition(" :: ")[2] for text in project["classifiers"] if ":: Python :: 3." in text]
    matrix = read(GITHUB / "workflows" / "test.yml")["jobs"]["test"]["strategy"]["matrix"]

    assert matrix["python"] == named
    assert project["requires-python"] == f">={named[0]}"


def test_the_package_names_the_systems_on_which_every_test_runs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    matrix = read(GITHUB / "workflows" / "test.yml")["jobs"]["test"]["strategy"]["matrix"]
    classifiers = {"ubuntu": "POSIX :: Linux", "macos": "MacOS :: MacOS X", "windows": "Microsoft :: Windows"}
    tested = {f"Operating System :: {classifiers[name.partition('-')[0]]}" for name in matrix["runner"]}

    assert {text for text in project["classifiers"] if text.startswith("Operating System")} == tested


def test_a_question_about_the_rules_can_be_about_every_edition():
    [editions] = [field for field in read(FORMS / "rules.yml")["body"] if field.get("id") == "edition"]

    assert sorted(editions["attributes"]["options"]) == sorted(Edition)


def test_the_proxy_knows_the_nodes_and_the_nodes_trust_the_proxy():
    services = read(ROOT / "deploy" / "compose.yaml")["services"]
    nodes = {name: service for name, service in services.items() if name.startswith("node-")}
    upstream = (ROOT / "deploy" / "nginx" / "nodes.conf").read_text("utf-8")

    def address(service: dict[str, Any]) -> str:
        found: str = service["networks"]["default"]["ipv4_address"]
        return found

    assert len(nodes) == 2
    assert upstream.count("    server ") == 2
    for node in nodes.values():
        assert f"    server {address(node)}:8000;\n" in upstream
        assert node["environment"]["SEASALT_TRUSTED_PROXIES"] == address(services["proxy"])
