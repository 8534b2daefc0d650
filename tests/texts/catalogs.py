"""The parsed catalogs: messages, their facts, and the values of each fact."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, 21)  # every plural form of every language, and a number that looks like another


@cache
def catalogs(language: str) -> dict[str, ftl.Resource]:
    """The parsed catalogs by the name of their file."""
    folder = files("seasalt.texts") / language
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return {file.name: FluentParser().parse(file.read_text("utf-8")) for file in found}


@cache
def only_english() -> frozenset[str]:
    """The messages of catalogs that no other language has: those of the arena."""
    return frozenset(
        entry.id.name
        for name, catalog in catalogs("en").items()
        for entry in catalog.body
        if isinstance(entry, ftl.Message) and name not in catalogs("de")
    )


@cache
def resource(language: str) -> ftl.Resource:
    return ftl.Resource([entry for catalog in catalogs(language).values() for entry in catalog.body])


def spoken(language: str) -> list[ftl.Message | ftl.Term]:
    """The entries that Python says, in all catalogs but the browser's."""
    ours = [catalog for name, catalog in catalogs(language).items() if not name.startswith("web")]
    entries = [entry for catalog in ours for entry in catalog.body]
    return [entry for entry in entries if isinstance(entry, ftl.Message | ftl.Term)]


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogs, including the browser's."""
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(resource(language))
    return spoken


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in resource(language).body if isinstance(entry, ftl.Message)}


class Facts(Visitor):
    """The facts of a message: those it shows, and those it selects by, with the variants."""

    def __init__(self, message: ftl.Message) -> None:
        self.shown: set[str] = set()
        self.selects: dict[str, set[str]] = {}
        self.literal: dict[str, set[float]] = {}
        self.visit(message)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (fluent's name)
        assert isinstance(node.selector, ftl.VariableReference), "select by a fact, not by something computed"
        name = node.selector.id.name
        self.selects.setdefault(name, set())
        for variant in node.variants:
            if isinstance(variant.key, ftl.NumberLiteral):
                self.literal.setdefault(name, set()).add(float(variant.key.value))
            else:
                self.selects[name].add(variant.key.name)
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.shown.add(node.id.name)

    @property
    def all(self) -> set[str]:
        return self.shown | self.selects.keys()

    def is_number(self, name: str) -> bool:
        """Whether the message selects by its number."""
        return name in self.literal or (name in self.selects and self.selects[name] <= PLURALS)

    def values(self, name: str) -> tuple[Any, ...]:
        """The values that the fact can have."""
        if self.is_number(name):
            return NUMBERS
        return (*sorted(self.selects.get(name, set()) - {"other"}), "words")


def base(fact: str) -> str:
    """$card-acc is a form of $card."""
    return fact.split("-")[0]


def bases(facts: set[str]) -> set[str]:
    return {base(fact) for fact in facts}


def every_case(facts: Facts) -> Iterator[dict[str, Any]]:
    """Every combination of values of the facts."""
    names = sorted(facts.all)
    for values in product(*(facts.values(name) for name in names)):
        yield dict(zip(names, values, strict=True))


def say(language: str, key: str, **facts: Any) -> tuple[str, list[Exception]]:
    """The formatted message, and the errors of formatting."""
    message = bundle(language).get_message(key)
    assert message.value is not None, key
    said, problems = bundle(language).format_pattern(message.value, facts)
    for attribute in message.attributes.values():
        problems += bundle(language).format_pattern(attribute, facts)[1]
    return str(said), problems


def prose(message: ftl.Message) -> str:
    """The literal text of a message, without its facts."""
    written = _Prose()
    written.visit(message)
    return " ".join(written.parts)


class _Prose(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (fluent's name)
        self.parts.append(node.value)


def followed(
    pattern: ftl.Pattern | None, by: frozenset[str] = frozenset()
) -> Iterator[tuple[str, str, bool]]:
    """Each fact with the word that follows it, and whether a selection by that fact is around them."""
    parts = pattern.elements if pattern else []
    for part, after in zip(parts, [*parts[1:], None], strict=True):
        match part, after:
            case ftl.Placeable(
                expression=ftl.SelectExpression(
                    selector=ftl.VariableReference(id=selector), variants=variants
                )
            ), _:
                for variant in variants:
                    yield from followed(variant.value, by | {selector.name})
            case ftl.Placeable(expression=ftl.VariableReference(id=fact)), ftl.TextElement(value=text):
                if word := re.match(r"[ \u00a0]([^\W\d_]+)", text):
                    yield fact.name, word[1], fact.name in by
            case _:
                pass
