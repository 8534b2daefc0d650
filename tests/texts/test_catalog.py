"""Every message exists in every language, is used, and can be formatted."""

import re

import pytest
from fluent.syntax import ast as ftl

from seasalt.rules import Fault, Reason
from seasalt.table import Refusal
from seasalt.texts import Complaint, Texts, explain, languages, refusal, table_refusal, texts
from tests.texts.catalogs import (
    Facts,
    base,
    bases,
    every_case,
    followed,
    messages,
    only_english,
    resource,
    say,
    spoken,
)
from tests.texts.families import FAMILIES
from tests.texts.message_calls import calls_in_python, used_keys, used_patterns

every_language = pytest.mark.parametrize("language", languages())
QUOTES = "“„«"


@every_language
def test_every_catalog_is_read_to_the_last_line(language: str) -> None:
    unread = [entry.content for entry in resource(language).body if isinstance(entry, ftl.Junk)]

    assert unread == []


@every_language
def test_an_entry_parsed_alone_is_what_it_is_in_its_catalog(language: str) -> None:
    words = Texts(language)
    for key in words._sources:
        words._parse(key)
    found = {**words._bundle._messages, **{f"-{name}": term for name, term in words._bundle._terms.items()}}

    assert found.keys() == words._sources.keys()
    for entry in spoken(language):
        alone = found.pop(f"{'-' * isinstance(entry, ftl.Term)}{entry.id.name}")
        assert alone.equals(entry, ["span", "comment"]), entry.id.name
    assert not found


@every_language
def test_no_message_is_defined_twice(language: str) -> None:
    keys = [entry.id.name for entry in resource(language).body if isinstance(entry, ftl.Message)]

    assert sorted(keys) == sorted(set(keys))


@every_language
def test_every_message_that_is_said_has_words_and_no_other(language: str) -> None:
    there = messages(language).keys()
    used = used_keys() if language == "en" else used_keys() - only_english()

    assert (used - there, there - used) == (set(), set())


def test_the_arena_alone_speaks_only_english() -> None:
    assert {key.split("-")[0] for key in only_english()} == {"arena", "field", "forfeit", "usage"}


def test_every_family_of_messages_is_said_somewhere() -> None:
    assert used_patterns() == FAMILIES.keys()


@every_language
def test_every_message_can_be_said_whatever_the_facts(language: str) -> None:
    silent = []
    for key, message in messages(language).items():
        for facts in every_case(Facts(message)):
            said, problems = say(language, key, **facts)
            assert problems == [], key
            if not said.strip():
                silent.append((key, facts))

    assert silent == [("gain", {"gain": 0})]  # a card that adds no points shows no number


@every_language
def test_a_number_is_never_told_as_another(language: str) -> None:
    """In Russian 21 takes the form of 1, in French 0 does: "1 card" must not be literal text."""
    wrong = []
    for key, message in messages(language).items():
        facts = Facts(message)
        for case in every_case(facts):
            for name in filter(facts.is_number, case):
                told = case[name] in numbers(say(language, key, **case)[0])
                spelled_out = case[name] in facts.literal.get(name, set()) | {1}
                if not told and not spelled_out and 5 in numbers(say(language, key, **case | {name: 5})[0]):
                    wrong.append((key, case))

    assert wrong == []


def numbers(sentence: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", sentence)]


def test_in_russian_a_number_agrees_with_what_is_counted() -> None:
    """1 очко, 2 очка, 5 очков: what is counted anywhere stands in a selection by its number everywhere."""
    places = [(key, *place) for key, message in messages("ru").items() for place in followed(message.value)]
    counted = {word for _, _, word, by_number in places if by_number}

    wrong = [place for place in places if place[2] in counted and not place[3]]

    assert "очков" in counted
    assert [place for place in wrong if base(place[1]) not in {"share", "chance", "color"}] == []


@every_language
def test_a_message_is_handed_exactly_the_facts_that_it_tells(language: str) -> None:
    there = messages(language)
    wrong = []
    for said in calls_in_python():
        if said.verb in ("say", "Complaint") and not said.has_more_facts and there.keys() & said.keys:
            told = set[str]().union(*(bases(Facts(there[key]).all) for key in said.keys if key in there))
            if told != said.facts:
                wrong.append((said.keys, sorted(told ^ said.facts)))

    assert wrong == []


@every_language
def test_every_refusal_is_a_sentence(language: str) -> None:
    sentences = [refusal(texts(language), reason) for reason in Reason]
    sentences += [table_refusal(texts(language), code) for code in (*Refusal, *Reason)]

    assert [told for told in sentences if not (told[0].isupper() and told.endswith("."))] == []


@every_language
def test_every_fault_is_a_sentence_about_what_was_given(language: str) -> None:
    for fault in Fault:
        about = "" if fault is Fault.RECORD_HEADER else "what was given"
        sentence = texts(language).say(f"fault-{fault.replace('_', '-')}", about=about, expected="wanted")

        assert sentence[0].isupper() or sentence[0] in QUOTES
        assert about in sentence


def test_a_complaint_names_nothing_that_a_screen_cannot_show() -> None:
    complaint = Complaint("file-not-found", file="a\x1b[31m\ud800" + "x" * 5000)

    sentence = explain(texts(), complaint)

    assert sentence.isprintable()
    assert len(sentence) < 1000


def test_the_languages_of_the_printed_books_are_there() -> None:
    assert languages() == ("de", "en", "fr", "it", "ru")
