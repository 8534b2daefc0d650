"""Settings: flags first, then the environment, then defaults; one list for reading and for the docs."""

from dataclasses import fields
from pathlib import Path

import pytest

from seasalt.server.settings import BadSetting, Settings, read_settings, settings_table, unknown_settings

PAGE = Path(__file__).parents[2] / "docs" / "deploy.md"


def test_without_anything_all_is_as_usual():
    assert read_settings({}, {}) == Settings()


def test_a_flag_wins_over_the_environment():
    environment = {"SEASALT_PORT": "81", "SEASALT_HOST": "::1"}

    settings = read_settings({"port": "80", "host": None}, environment)

    assert (settings.port, settings.host) == (80, "::1")


def test_every_kind_of_value_can_be_read():
    environment = {
        "SEASALT_SECURE": "yes",
        "SEASALT_ORIGINS": "https://a.example,https://b.example",
        "SEASALT_SITE": "https://sea-salt.example:8443",
        "SEASALT_FRAMES_PER_SECOND": "2.5",
        "SEASALT_MAX_GUESTS_PER_MINUTE": "7",
        "SEASALT_LOG_LEVEL": "debug",
    }

    settings = read_settings({}, environment)

    assert settings.secure
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.site == "https://sea-salt.example:8443"
    assert (settings.frames_per_second, settings.max_guests_per_minute) == (2.5, 7)
    assert settings.log_level == "debug"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "http"),
        ("bot_processes", "65"),
        ("secure", "perhaps"),
        ("frames_at_once", "0"),
        ("frames_per_second", "nan"),
        ("log_level", "loud"),
        ("origins", "*"),
        ("origins", "https://*.example"),
        ("origins", "seasalt.example"),
        ("site", "https://192.168.0.7"),  # a passkey is for a name
        ("site", "http://seasalt.example"),
        ("site", "https://seasalt.example/"),
        ("site", "https://seasalt.example:443"),  # browsers leave it out
        ("site", 'https://a"b.example'),
        ("trusted_proxies", "0.0.0.0/0"),
        ("trusted_proxies", "::/0"),
        ("metrics_token", "a"),
        ("push_services", "*"),
        ("push_services", "https://push.example.org"),
    ],
)
def test_what_cannot_be_is_refused_by_name(name, value):
    with pytest.raises(BadSetting) as refused:
        read_settings({}, {f"SEASALT_{name.upper()}": value})

    assert (refused.value.name, refused.value.value) == (name, value)


def test_only_what_is_a_flag_is_read_from_flags():
    assert read_settings({"secure": True}, {}) == Settings()


def test_the_page_of_settings_is_the_list():
    assert settings_table() in PAGE.read_text("utf-8")
    assert settings_table().count("\n") == len(fields(Settings)) + 2


def test_a_variable_that_looks_like_a_setting_and_is_none_is_found():
    environment = {"SEASALT_PORT": "1", "SEASALT_LANGUAGE": "de", "SEASALT_TRUSTED_PROXY": "::1", "HOME": "/"}

    assert unknown_settings(environment) == ["SEASALT_TRUSTED_PROXY"]
