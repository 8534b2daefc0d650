"""Messages by language, from the Fluent files in `texts/<language>/`.

A message may have other forms, as attributes. Passed as a fact to another message, it brings them along:
where German has `card` with `.acc`, a sentence with the fact `$card` may use `$card-acc` too.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

DEFAULT_LANGUAGE = "en"
GENDER = "gender"  # an attribute that is not a form of the word
_OF_THE_BROWSER = "web"  # what the names of its catalogs begin with
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n(?![a-zA-Z#-]))*.*", re.M)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogs."""
    return tuple(sorted(folder.name for folder in files(__package__).iterdir() if _catalogs(folder)))


def _catalogs(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)


class Words(str):
    """A formatted message, with its other forms by name."""

    __slots__ = ("forms",)

    forms: dict[str, str]

    def __new__(cls, said: str, forms: dict[str, str]) -> "Words":
        words = super().__new__(cls, said)
        words.forms = forms
        return words

    @property
    def spellings(self) -> list[str]:
        """The message in all its forms."""
        return [str(self), *(form for name, form in self.forms.items() if name != GENDER)]


class Texts:
    """The messages of one language, parsed lazily: a command says few of them.

    >>> Texts("en").say("kind-crab", count=2)
    'crabs'
    >>> Texts("de").say("color-BK").forms["en"]
    'schwarzen'
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        # Imported here: it brings Babel, which is large, and the table in a browser needs no words from here.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._resource = FluentResource
        self._folder = files(__package__) / language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for catalog in _catalogs(self._folder):
            if not catalog.name.startswith(_OF_THE_BROWSER):
                self._sources |= {entry[1]: entry[0] for entry in _ENTRY.finditer(catalog.read_text("utf-8"))}

    def _parse(self, key: str) -> None:
        """Parse an entry, after those that it refers to: another thread sees it when it is complete."""
        source = self._sources.get(key)
        if source is not None:
            for other in _REFERENCE.findall(source):
                if other != key:
                    self._parse(other)
            self._bundle.add_resource(self._resource(source))

    def say(self, key: str, **facts: Any) -> Words:
        """Format the message of that key with these facts."""
        if not self._bundle.has_message(key):
            self._parse(key)
        message = self._bundle.get_message(key)
        known = dict(facts)
        for name, fact in facts.items():
            if isinstance(fact, Words):
                known |= {f"{name}-{form}": words for form, words in fact.forms.items()}
        said = self._format(key, message.value, known)
        return Words(
            said, {form: self._format(key, text, known) for form, text in message.attributes.items()}
        )

    def _format(self, key: str, pattern: Any, facts: dict[str, Any]) -> str:
        assert pattern is not None, key
        said, problems = self._bundle.format_pattern(pattern, facts)
        assert not problems, f"{key}: {problems}"
        return str(said)

    def page(self, name: str) -> str:
        """A Markdown page."""
        return (self._folder / f"{name}.md").read_text("utf-8")


@cache
def texts(language: str = DEFAULT_LANGUAGE) -> Texts:
    """The messages of one language, loaded once."""
    return Texts(language)
