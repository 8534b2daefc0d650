"""The messages that the code uses: in Python, parsed, and in the browser, by regular expressions."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import seasalt
from tests.texts.families import members

SOURCES = sorted(Path(seasalt.__file__).parent.rglob("*.py"))
WEB = Path(__file__).parents[2] / "web" / "src"
VERBS = ("say", "_say", "_seen", "Complaint")


class MessageCall:
    """A call with a message: its keys or pattern, and its facts."""

    def __init__(self, call: ast.Call, keys: list[str], patterns: list[str]) -> None:
        self.verb = _name(call.func)
        self.keys = keys
        self.patterns = patterns
        self.facts = {word.arg for word in call.keywords if word.arg is not None}
        self.has_more_facts = any(word.arg is None for word in call.keywords)


def _name(function: ast.expr) -> str:
    match function:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def _calls_in(source: str) -> Iterator[MessageCall]:
    """Every call of `VERBS`; variables are resolved to their assignments."""
    tree = ast.parse(source)
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for scope in scopes:
        values: dict[str, list[ast.expr]] = {}
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                values.setdefault(node.targets[0].id, []).append(node.value)
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in VERBS:
                keys: list[str] = []
                patterns: list[str] = []
                _resolve(node.args[0], values, keys, patterns)
                yield MessageCall(node, keys, patterns)


def _resolve(what: ast.expr, values: dict[str, list[ast.expr]], keys: list[str], patterns: list[str]) -> None:
    match what:
        case ast.Constant(value=str(text)):
            keys.append(text)
        case ast.IfExp(body=one, orelse=other):
            _resolve(one, values, keys, patterns)
            _resolve(other, values, keys, patterns)
        case ast.JoinedStr(values=parts):
            words = [part.value if isinstance(part, ast.Constant) else "{}" for part in parts]
            patterns.append("".join(map(str, words)))
        case ast.Name(id=name):
            for value in values.get(name, []):
                _resolve(value, values, keys, patterns)
        case _:
            pass  # passed in from a caller


@cache
def calls_in_python() -> list[MessageCall]:
    return [said for source in SOURCES for said in _calls_in(source.read_text("utf-8"))]


@cache
def browser_code() -> str:
    files = (path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


def keys_in_browser() -> set[str]:
    """say('web-draw'), and any other literal with the prefix `web-`."""
    code = browser_code()
    page = (WEB.parent / "index.html").read_text("utf-8")
    return {
        *re.findall(r"""\b(?:say|word)\(\s*['"]([\w-]+)['"]""", code),
        *re.findall(r"""['"](web-[\w-]+)['"]""", code),
        *re.findall(r"%(web-[\w-]+)%", page),  # inserted by the build
    }


def patterns_in_browser() -> set[str]:
    return {
        re.sub(r"\$\{[^}]*\}", "{}", text)
        for text in re.findall(r"\b(?:say|word)\(\s*`([^`]+)`", browser_code())
    }


def used_patterns() -> set[str]:
    return {pattern for said in calls_in_python() for pattern in said.patterns} | patterns_in_browser()


def used_keys() -> set[str]:
    literal = {key for said in calls_in_python() for key in said.keys} | keys_in_browser()
    return literal | {key for pattern in used_patterns() for key in members(pattern)}
