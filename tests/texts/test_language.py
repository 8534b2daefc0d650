"""The choice of the language."""

import pytest

from seasalt.texts import Complaint, Texts, Words, explain, language_for, texts


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "SEASALT_LANGUAGE": "it"}, "it"),
        ({"LANG": "de_DE", "SEASALT_LANGUAGE": ""}, "de"),
    ],
)
def test_the_environment_sets_the_language(environment: dict[str, str], language: str) -> None:
    assert language_for(None, environment) == language


@pytest.mark.parametrize("asked", ["de", "DE", "de-AT", "de_CH.UTF-8"])
def test_what_is_asked_for_comes_first(asked: str) -> None:
    assert language_for(asked, {"SEASALT_LANGUAGE": "it", "LC_ALL": "ru_RU"}) == "de"


@pytest.mark.parametrize(
    ("asked", "environment"), [("xx", {}), ("", {"LANG": "de"}), (None, {"SEASALT_LANGUAGE": "xx"})]
)
def test_a_language_that_is_asked_for_must_be_there(asked: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(Complaint) as raised:
        language_for(asked, environment)

    about = asked if asked is not None else "xx"
    assert explain(texts(), raised.value).startswith(f"There is no language “{about}” yet; languages are: ")


def test_a_message_brings_its_other_forms_into_the_next() -> None:
    german = Texts("de")
    card = german.say("card", color=german.say("color-BK"), kind=german.say("kind-fish", count=1))

    assert (card, card.forms["acc"]) == ("schwarzer Fisch", "den schwarzen Fisch")
    assert "nimmst den schwarzen Fisch von" in german.say(
        "event-card-taken", who="you", name="Ada", card=card, pile=german.say("pile-A")
    )


def test_a_gender_is_no_spelling_of_a_word() -> None:
    assert Words("Fisch", {"gender": "m", "dat": "Fische"}).spellings == ["Fisch", "Fische"]
