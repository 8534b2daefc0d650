"""The language of the user: from the command line, the environment, or the locale."""

from collections.abc import Mapping

from seasalt.texts.catalog import DEFAULT_LANGUAGE, languages
from seasalt.texts.descriptions import Complaint

VARIABLE = "SEASALT_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as in POSIX


def language_for(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language to use. An explicit one must exist; a locale without a catalog gets English.

    >>> language_for(None, {"LANG": "en_GB.UTF-8"})
    'en'
    >>> language_for(None, {"LANG": "tlh"})
    'en'
    """
    if asked is not None:
        return _named(asked)
    if setting := environment.get(VARIABLE):
        return _named(setting)
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return found if (found := _short(locale)) in languages() else DEFAULT_LANGUAGE


def _named(wanted: str) -> str:
    if (found := _short(wanted)) not in languages():
        raise Complaint("error-language", about=wanted, languages=" ".join(languages()))
    return found


def _short(tag: str) -> str:
    """de_AT.UTF-8 and de-AT are German."""
    return tag.lower().replace("-", "_").split(".")[0].split("@")[0].split("_")[0]
