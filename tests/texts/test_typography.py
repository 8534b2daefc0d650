"""Spaces as a printer of each language sets them: a sign stays on the line of its word."""

import re
from importlib.resources import files

import pytest

from seasalt.texts import languages

# What is wrong, by language: a narrow no-break space goes before the high signs in French, a no-break space
# before a percent sign in German and Russian, and before a dash in Russian.
WRONG = {
    "de": r"[\d}] ?%",
    "en": r"\s%",
    "fr": r"(?<=\S)[ \u00a0][;:!?%»](?!\w)|[\w»][;!?»](?!\w)|«(?!\u202f)|[\d}]%",
    "it": r"\s%",
    "ru": r"[\d}] ?%|(?<=\S)[ ]—|\w [-–] \w",
}


@pytest.mark.parametrize("language", languages())
def test_signs_are_spaced_as_in_print(language: str) -> None:
    wrong = re.compile(WRONG[language])
    lines = [
        (file.name, line)
        for file in (files("seasalt.texts") / language).iterdir()
        for line in file.read_text("utf-8").splitlines()
        if not (file.name.endswith(".ftl") and line.startswith("#"))
    ]

    assert [place for place in lines if wrong.search(place[1])] == []
