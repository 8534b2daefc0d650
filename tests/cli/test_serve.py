"""`seasalt serve`: what is wrong with its settings."""

import socket
from pathlib import Path

import pytest

from tests.cli.commands import Run, is_one_sentence


def test_a_database_of_an_unknown_kind_is_named_in_one_sentence(run: Run) -> None:
    result = run("serve", "--port", "0", "--database", "mysql://x")

    assert result.status == 2
    assert result.err.startswith("Error: “mysql” is nothing that I can talk to: ")
    assert is_one_sentence(result)


def test_a_bus_of_an_unknown_kind_is_named_in_one_sentence(run: Run, tmp_path: Path) -> None:
    result = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'a'}", "--bus", "wombat://x")

    assert result.status == 2
    assert is_one_sentence(result)


def test_a_port_that_is_taken_is_named_in_one_sentence(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = run("serve", "--port", str(taken.getsockname()[1]))

    assert result.status == 2
    assert result.err.startswith("Error: I cannot listen on 127.0.0.1:")
    assert is_one_sentence(result)


@pytest.mark.parametrize("port", ["wombat", "-1", "65536", ""])
def test_an_impossible_port_is_named_in_one_sentence(run: Run, port: str) -> None:
    result = run("serve", f"--port={port}")

    assert result.status == 2
    assert is_one_sentence(result)
