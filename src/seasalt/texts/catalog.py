"""Every word that a player reads, by language. Messages are Fluent files in `texts/<language>/`."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

DEFAULT_LANGUAGE = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words for."""
    return tuple(sorted(folder.name for folder in files(__package__).iterdir() if _catalogs(folder)))


def _catalogs(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)


class Texts:
    """The words of one language.

    >>> Texts("en").say("kind-crab", count=2)
    'crabs'
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self._folder = files(__package__) / language
        self._bundle = FluentBundle([language], use_isolating=False)
        for catalog in _catalogs(self._folder):
            self._bundle.add_resource(FluentResource(catalog.read_text("utf-8")))

    def say(self, key: str, **facts: Any) -> str:
        """The message of that key, with its facts filled in."""
        message = self._bundle.get_message(key)
        assert message.value is not None, key
        said, problems = self._bundle.format_pattern(message.value, facts)
        assert not problems, f"{key}: {problems}"
        return str(said)

    def page(self, name: str) -> str:
        """A longer text, in Markdown."""
        return (self._folder / f"{name}.md").read_text("utf-8")


@cache
def texts(language: str = DEFAULT_LANGUAGE) -> Texts:
    """The words of one language, read once."""
    return Texts(language)
