"""argparse in the reader's language: the few words of its own are ours, and what is wrong is a Complaint."""

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from seasalt.texts import Complaint, Texts, language_for


class Parser(argparse.ArgumentParser):
    """Reads a command line, and explains it in one language."""

    def __init__(self, texts: Texts, **keywords: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(_Formatter, texts),
            **keywords,
        )
        self._positionals.title = texts.say("usage-arguments")
        self._optionals.title = texts.say("usage-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("usage-help"))

    def parse_known_args(  # type: ignore[override] # it has many faces there
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """What was asked; something that nobody knows is a mistake at once."""
        try:
            options, unknown = super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            raise self._wrong(error.argument_name or "") from None
        if unknown:
            raise self._wrong(unknown[0])
        return options, []

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise self._wrong(str(value))

    def error(self, message: str) -> NoReturn:
        """What argparse itself gives no name to: something is missing."""
        raise self._wrong("")

    def _wrong(self, about: str) -> Complaint:
        if not about:
            return Complaint("usage-incomplete", prog=self.prog)
        return Complaint("usage-wrong", about=about, prog=self.prog)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Lays help out, with our word for "usage"."""

    def __init__(self, texts: Texts, prog: str, **keywords: Any) -> None:
        super().__init__(prog, **keywords)
        self._texts = texts

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        ours = f"{self._texts.say('usage-prefix')} "
        super().add_usage(usage, actions, groups, ours if prefix is None else prefix)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line: it is needed to explain all the rest."""
    first = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    first.add_argument("--language", nargs="?")
    known, _ = first.parse_known_args(arguments)
    return language_for(known.language, environment)
