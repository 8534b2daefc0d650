"""Translations are complete: the same facts and pages as English, and no English left.

That every language has the same messages is tested in `test_catalog`.
"""

import re

import pytest

from seasalt.texts import languages, texts
from seasalt.texts.catalog import GENDER
from tests.texts.catalogs import PLURALS, Facts, base, bases, messages, prose
from tests.texts.families import FAMILIES, members

OTHERS = [language for language in languages() if language != "en"]
every_other = pytest.mark.parametrize("language", OTHERS)

# English words that no other language has, to find untranslated text.
ENGLISH = re.compile(r"\b(the|you|your|and|of|with|from|this|that|cards?|nobody|everybody)\b", re.IGNORECASE)
# Not translated: commands, options, notation, formats, names.
AS_IT_IS = re.compile(
    r"--?[a-z]+(-[a-z]+)*|\b[\w-]+\.(txt|md)\b|\b[A-Z][A-Z_]+\b|\w+://\S*|`[^`]*`|"
    r'"[^"]*"|\bseasalt\b[^\n“”„«»(]*|Sea Salt & Paper|Extra Salt|Board[ -]Game[ -]Arena|[a-z]+_[a-z_]+'
)


def pairs(language: str) -> list[tuple[str, Facts, Facts]]:
    """Each message, with its facts in English and in the other language."""
    there = messages(language)
    return [
        (key, Facts(message), Facts(there[key])) for key, message in messages("en").items() if key in there
    ]


@every_other
def test_what_english_shows_is_shown(language: str) -> None:
    missing = [
        (key, sorted(english.shown - bases(facts.all)))
        for key, english, facts in pairs(language)
        if not english.shown <= bases(facts.all)
    ]

    assert missing == []


@every_other
def test_no_fact_is_used_that_english_does_not_get(language: str) -> None:
    invented = [
        (key, sorted(bases(facts.all) - english.all))
        for key, english, facts in pairs(language)
        if not bases(facts.all) <= english.all
    ]

    assert invented == []


@every_other
def test_what_is_told_apart_in_english_is_told_apart(language: str) -> None:
    """For example you and others, yes and no. Plural forms differ by language."""
    blurred = [
        (key, name, variants)
        for key, english, facts in pairs(language)
        for name, variants in english.selects.items()
        if not variants <= PLURALS and facts.selects.get(name) != variants
    ]

    assert blurred == []


@every_other
def test_a_family_has_the_same_forms_throughout(language: str) -> None:
    """A sentence with `$kind-acc` needs that form of every kind."""
    there = messages(language)
    uneven = {}
    for pattern in FAMILIES:
        forms = {
            key: sorted(form.id.name for form in there[key].attributes)
            for key in members(pattern)
            if key in there
        }
        if len(set(map(tuple, forms.values()))) > 1:
            uneven[pattern] = forms

    assert uneven == {}


@every_other
def test_a_form_that_is_used_exists(language: str) -> None:
    there = messages(language)
    forms = {form.id.name for message in there.values() for form in message.attributes} | {GENDER}
    used = {
        (key, name)
        for key, message in there.items()
        for name in Facts(message).all
        if name != base(name) and name.removeprefix(base(name) + "-") not in forms
    }

    assert used == set()


@every_other
def test_no_english_is_left(language: str) -> None:
    left = {
        key: found.group()
        for key, message in messages(language).items()
        if (found := ENGLISH.search(AS_IT_IS.sub(" ", prose(message))))
    }

    assert left == {}


def test_a_russian_word_has_russian_letters() -> None:
    """Single words of the others may be the English ones."""
    told = {key: AS_IT_IS.sub(" ", prose(message)) for key, message in messages("ru").items()}

    assert [
        key for key, text in told.items() if re.search("[a-z]{3}", text) and not re.search("[а-яё]", text)
    ] == []


@every_other
def test_a_sentence_is_not_the_english_one(language: str) -> None:
    """Single words may be the same, and so may text without words."""
    english = {key: AS_IT_IS.sub(" ", prose(message)) for key, message in messages("en").items()}
    same = [
        key
        for key, message in messages(language).items()
        if len(re.findall(r"[^\W\d_]{2,}", english[key])) > 1
        and AS_IT_IS.sub(" ", prose(message)) == english[key]
    ]

    assert same == []


# What a finger does to a screen; others have a mouse, or keys. The Italian word also says whose turn it is.
TOUCH = re.compile(
    r"\b(taps?|tapped|(an)?tippe[nt]?|touche[rz]?|tocca(?! (ad?|di) )|toccane|коснись)\b", re.IGNORECASE
)


@pytest.mark.parametrize("language", languages())
def test_nobody_is_told_to_touch_a_screen(language: str) -> None:
    told = {key: prose(message) for key, message in messages(language).items() if key.startswith("web-")}

    assert {key for key, text in told.items() if TOUCH.search(text)} == set()


# --- pages


def shape(page: str) -> list[str]:
    """The slots, headings, lists and tables of a page, in order."""
    marks = r"\{\{\w+\}\}|^#+ |^- |^\|(?:[^|\n]*\|)+$|^\*\*\d"
    found = [match.group() for match in re.finditer(marks, page, re.MULTILINE)]
    return [mark if mark[0] != "|" else "|" * mark.count("|") for mark in found]


@every_other
def test_the_rules_have_the_shape_of_the_english_ones(language: str) -> None:
    assert shape(texts(language).page("rules")) == shape(texts().page("rules"))


@every_other
def test_no_english_is_left_in_the_rules(language: str) -> None:
    page = AS_IT_IS.sub(" ", re.sub(r"\{\{\w+\}\}", "", texts(language).page("rules")))

    assert [found.group() for found in ENGLISH.finditer(page)] == []
