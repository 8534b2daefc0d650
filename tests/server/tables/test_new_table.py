"""Names of new tables."""

import secrets

import pytest

from seasalt.server.tables.new_table import new_table_id


def test_a_table_id_is_never_taken_for_an_option_of_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-2HcVdK1xOq0", "--aYw3Kfl9Tz", "a-first-name"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _length: next(drawn))

    assert new_table_id() == "a-first-name"
