"""Every message is there in every language, is used, and can be said."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import seasalt
from seasalt.rules import Call, Color, Edition, Ending, Fault, Kind, Pile, Reason, Rule
from seasalt.rules.edition import Voice
from seasalt.rules.notation import _PARSERS as VERBS
from seasalt.rules.ruleset import OPTIONS, option_values
from seasalt.table import Refusal
from seasalt.texts import Complaint, explain, languages, refusal, table_refusal, texts

SOURCES = sorted(Path(seasalt.__file__).parent.rglob("*.py"))
CHANCE_VERBS = {"deal", "lose"}


def keyed(*values: str) -> list[str]:
    return [value.replace("_", "-") for value in values]


# The f-strings that are handed to `say`, and what may stand in them. A new one has to be declared here.
FAMILIES: dict[str, list[str]] = {
    "kind-{}": keyed(*Kind),
    "color-{}": list(Color),
    "pile-{}": [pile.name for pile in Pile],
    "rule-{}": keyed(*Rule),
    "header-{}": keyed(*(rule for rule in Rule if rule is not Rule.COLOR_BONUS)),
    "illegal-{}": keyed(*Reason),
    "refusal-{}": keyed(*sorted(set[str](Refusal) - set[str](Reason))),
    "fault-{}": keyed(*Fault),
    "event-called-{}": keyed(*Call),
    "event-round-ended-{}": keyed(*(ending for ending in Ending if ending is not Ending.MERMAIDS)),
    "{}-seen": ["event-card-drawn", "event-card-kept", "event-card-picked", "event-card-stolen"],
    "help-{}": [verb for verb in VERBS if verb not in CHANCE_VERBS],
    "option-lay-{}": ["crab", "boat", "fish", "shark", "jellyfish", "lobster", "starfish"],
    "edition-{}": list(Edition),
    "option-{}": keyed(*OPTIONS),
    "value-{}": [
        *dict.fromkeys(keyed(*(v for name in OPTIONS for v in option_values(name) if v[0].isalpha())))
    ],
    "sentence-{}-{}": [
        "-".join(keyed(name, value))
        for name in OPTIONS
        if name != "target_score"
        for value in option_values(name)
    ],
    "differences-{}": ["option", "name", "books", "standard"],
    "differences-voice-{}": [voice for voice in Voice if voice is not Voice.PLAIN],
    "rules-{}": ["kind", "copies", "colors"],
}


# --- what the code says


class Said:
    """One call that hands over a message: its keys or its pattern, and the facts that go with it."""

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


def said_in(source: str) -> Iterator[Said]:
    """Every call of `say` and its like, variables followed to what they were set to."""
    tree = ast.parse(source)
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in scopes:
        values: dict[str, list[ast.expr]] = {}
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                values.setdefault(node.targets[0].id, []).append(node.value)
        for node in ast.walk(scope):
            if (
                isinstance(node, ast.Call)
                and node.args
                and _name(node.func) in ("say", "_say", "_seen", "Complaint")
            ):
                keys: list[str] = []
                patterns: list[str] = []
                _resolve(node.args[0], values, keys, patterns)
                yield Said(node, keys, patterns)


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
            pass  # handed through from elsewhere


@cache
def all_said() -> list[Said]:
    return [said for source in SOURCES for said in said_in(source.read_text("utf-8"))]


def used_keys() -> set[str]:
    literal = {key for said in all_said() for key in said.keys}
    patterns = {pattern for said in all_said() for pattern in said.patterns}
    return literal | {
        pattern.replace("{}-{}", "{}").format(value) for pattern in patterns for value in FAMILIES[pattern]
    }


# --- what the catalogs have


class _Needs(Visitor):
    """What a message needs to be told: for each fact, the values that select something."""

    def __init__(self) -> None:
        self.facts: dict[str, set[Any]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (fluent's name)
        assert isinstance(node.selector, ftl.VariableReference)
        for variant in node.variants:
            key = variant.key
            value: Any = float(key.value) if isinstance(key, ftl.NumberLiteral) else key.name
            self.facts.setdefault(node.selector.id.name, set()).add({"one": 1, "other": 2}.get(value, value))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.facts.setdefault(node.id.name, set()).update({2, "text"})


@cache
def entries(language: str) -> list[ftl.EntryType]:
    folder = files("seasalt.texts") / language
    catalogs = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return [entry for file in catalogs for entry in FluentParser().parse(file.read_text("utf-8")).body]


def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


def needs(message: ftl.Message) -> dict[str, set[Any]]:
    visitor = _Needs()
    visitor.visit(message)
    return visitor.facts


@pytest.mark.parametrize("language", languages())
def test_every_catalog_is_read_to_the_last_line(language: str) -> None:
    unread = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]

    assert unread == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_defined_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]

    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", languages())
def test_every_message_that_is_said_has_words(language: str) -> None:
    assert used_keys() - messages(language).keys() == set()


@pytest.mark.parametrize("language", languages())
def test_every_message_that_has_words_is_said(language: str) -> None:
    assert messages(language).keys() - used_keys() == set()


def test_every_family_of_messages_is_said_somewhere() -> None:
    assert {pattern for said in all_said() for pattern in said.patterns} == FAMILIES.keys()


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_whatever_the_facts(language: str) -> None:
    say = texts(language).say
    silent = [
        (key, values)
        for key, facts in ((key, needs(message)) for key, message in messages(language).items())
        for values in product(*facts.values())
        if not say(key, **dict(zip(facts, values, strict=True))).strip()
    ]

    assert silent == [("gain", (0.0,))]  # a card that adds nothing is shown without a number


@pytest.mark.parametrize("language", languages())
def test_a_message_is_handed_exactly_the_facts_that_it_tells(language: str) -> None:
    there = messages(language)
    wrong = []
    for said in all_said():
        if said.verb in ("say", "Complaint") and not said.has_more_facts and said.keys:
            told = set[str]().union(*(needs(there[key]) for key in said.keys))
            if told != said.facts:
                wrong.append((said.keys, sorted(told ^ said.facts)))

    assert wrong == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence(reason: Reason, language: str) -> None:
    sentence = refusal(texts(language), reason)

    assert sentence[0].isupper()
    assert sentence.endswith(".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", [*Refusal, *Reason])
def test_every_refusal_of_a_table_is_a_sentence(code: str, language: str) -> None:
    sentence = table_refusal(texts(language), code)

    assert sentence[0].isupper()
    assert sentence.endswith(".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_a_sentence_about_what_was_given(fault: Fault, language: str) -> None:
    about = "" if fault is Fault.RECORD_HEADER else "what was given"
    sentence = texts(language).say(f"fault-{fault.replace('_', '-')}", about=about, expected="wanted")

    assert sentence[0].isupper() or sentence.startswith("“")
    assert about in sentence


def test_a_complaint_names_nothing_that_a_screen_cannot_show() -> None:
    complaint = Complaint("file-not-found", file="a\x1b[31m\ud800" + "x" * 5000)

    sentence = explain(texts(), complaint)

    assert sentence.isprintable()
    assert len(sentence) < 1000


def test_a_language_without_words_is_not_offered() -> None:
    assert "en" in languages()
    assert all(messages(language) for language in languages())
