"""Prepares docstrings for the API reference. mkdocstrings loads this file as a Griffe extension."""

import re
from textwrap import fill
from typing import Any

from griffe import Attribute, Class, Extension, Object

DOCTEST = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
WIDTH = 75  # of a line that fits on the page


class Docstrings(Extension):
    """Shows doctests and the fields of a class as code."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = DOCTEST.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_class_members(self, *, cls: Class, **_: Any) -> None:
        fields = [
            member for member in cls.members.values() if isinstance(member, Attribute) and is_field(member)
        ]
        code = [written(field) for field in fields]
        is_dataclass = any(str(decorator.value).startswith("dataclass") for decorator in cls.decorators)
        if code and cls.docstring and not (is_dataclass and "# " not in "".join(code)):
            cls.docstring.value += "\n\n" + "\n".join(["```python", *code, "```"])
        for field in fields:
            field.docstring = None


def is_field(member: Attribute) -> bool:
    """Whether it stands in the body of its class, on one line, for everybody to read."""
    return (
        member.is_public
        and "property" not in member.labels
        and "\n" not in member.source
        and not member.source.lstrip().startswith("self.")
    )


def written(field: Attribute) -> str:
    """A field as its source has it; a docstring, and a comment that makes the line long, go above it."""
    line, _, comment = field.source.strip().partition("  # ")
    text = " ".join(field.docstring.value.split()) if field.docstring else comment
    if text.startswith("noqa") or not text:
        return line
    if not field.docstring and len(line) + len(text) < WIDTH:
        return f"{line}  # {text}"
    return fill(text, WIDTH, initial_indent="# ", subsequent_indent="# ") + f"\n{line}"
