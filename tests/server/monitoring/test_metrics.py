"""The metrics of a node, and the docs, dashboard and alerts that use them."""

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase

from seasalt.server.monitoring import metrics
from seasalt.server.monitoring.build import build
from seasalt.server.monitoring.metrics import REGISTRY, metrics_table, metrics_text

ROOT = Path(__file__).parents[3]
SERVER = ROOT / "src" / "seasalt" / "server"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")
DASHBOARD = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text("utf-8"))
ALERTS = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text("utf-8"))

PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
QUERIES = {
    f"{panel['title']} {target['refId']}": target["expr"] for panel in PANELS for target in panel["targets"]
} | {rule["alert"]: rule["expr"] for rule in RULES}
LOGS = re.compile(r"(log|log_\w+|LOGGER\.\w+)$")
SCRAPED = {"up", "job", "instance", "le"}  # added by Prometheus itself


def ours() -> dict[str, MetricWrapperBase]:
    """Our metrics by their names in the code."""
    return {name: each for name, each in vars(metrics).items() if isinstance(each, MetricWrapperBase)}


def sample_names() -> set[str]:
    """Every name that PromQL may use, including counters without a value yet."""
    kinds = {
        "counter": ["_total"],
        "histogram": ["_bucket", "_count", "_sum"],
        "info": ["_info"],
        "gauge": [""],
    }
    return {family.name + suffix for family in REGISTRY.collect() for suffix in kinds[family.type]}


def label_names() -> set[str]:
    return {label for labels in metrics._LABELS.values() for label in labels} | {"version"} | SCRAPED


@cache
def sources() -> tuple[str, ...]:
    """The texts of the server's modules."""
    return tuple(path.read_text("utf-8") for path in SERVER.rglob("*.py"))


def test_a_node_says_which_version_it_is_and_how_its_process_does():
    text = metrics_text()

    assert f'seasalt_build_info{{version="{build()}"}} 1.0' in text
    for name in ("process_start_time_seconds", "process_cpu_seconds_total", "process_open_fds"):
        assert f"\n{name} " in text


@pytest.mark.parametrize("name", ours())
def test_every_metric_is_fed(name: str):
    feeding = re.compile(rf"\b{name}\.(labels|inc|set|set_function|observe|time)\b")

    assert any(map(feeding.search, sources()))


def test_metrics_are_made_and_listed_without_private_parts_of_the_library():
    assert not re.search(r"\w\._", Path(metrics.__file__).read_text("utf-8"))


def test_the_page_lists_every_metric():
    assert metrics_table() in OPERATIONS


# --- dashboard and alerts


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
def test_dashboard_and_alerts_ask_for_what_there_is(query: str):
    asked = set(re.findall(r"\b(?:seasalt|process)_\w+|\bup\b", query))
    by = {label for labels in re.findall(r"\bby \(([^)]*)\)", query) for label in labels.split(", ")}
    matched = set(re.findall(r"[{,]\s*(\w+)\s*[=!]", query))

    assert asked
    assert asked <= sample_names() | {"up"}
    assert by | matched <= label_names()


def test_the_dashboard_takes_its_data_source_from_a_variable():
    sources = [panel["datasource"] for panel in PANELS]
    sources += [target["datasource"] for panel in PANELS for target in panel["targets"]]
    variables = {variable["name"]: variable["type"] for variable in DASHBOARD["templating"]["list"]}

    assert {source["uid"] for source in sources} == {"${datasource}"}
    assert variables == {"datasource": "datasource", "instance": "query"}


def test_the_panels_of_the_dashboard_do_not_overlap():
    squares = [
        (x, y)
        for panel in DASHBOARD["panels"]
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]

    assert len(squares) == len(set(squares))
    assert max(x for x, _ in squares) < 24
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_every_alert_says_how_bad_it_is_and_what_to_do(rule: dict[str, Any]):
    assert rule["labels"]["severity"] in ("critical", "warning", "info")
    assert rule["annotations"]["summary"]
    assert f"| `{rule['alert']}` |" in OPERATIONS


# --- logs


def logged_events() -> set[str]:
    """The names of all events that the server logs."""
    return {
        argument.value
        for source in sources()
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and LOGS.match(ast.unparse(call.func))
        for argument in call.args[:2]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_the_page_explains_every_event_of_the_log():
    explained = {
        name
        for row in re.findall(r"^\| (`.*?) \|", OPERATIONS, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    }

    assert logged_events() - explained == set()
