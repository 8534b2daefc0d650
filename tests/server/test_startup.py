"""What keeps a server from starting: one sentence each, exit status 2, and nothing is changed."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from seasalt.cli import main
from seasalt.server.storage.database import Database
from tests.server.store_builders import garble_schema
from tests.servers import PATIENCE_S, Postgres, held_port

pytestmark = pytest.mark.anyio
SENTENCES = {
    "garbage": "is damaged, or no database at all (file is not a database)",
    "malformed": "is damaged, or no database at all (database disk image is malformed)",
    "no-text": "is damaged, or no database at all (malformed database schema)",
    "no-revision": "is damaged, or no database at all (Could not decode to UTF-8 column 'version_num'",
    "foreign": "belongs to another program: it has a table “recipes”",
    "newer": "was made by a newer seasalt (revision 9999)",
    "folder": "The folder of ",
    "directory": "cannot be opened or made",
    "read-only": "cannot be written: I need to write to the file and to its folder",
    "no-home": "cannot be opened or made",
    "bad-port": "That is not an address",
    "nobody": "Nobody answers at 127.0.0.1:",
    "no-database": "There is no database ",
    "no-role": "does not let me in: the user or the password is wrong",
    "other-postgres": "belongs to another program: it has a table “guest”",
}


def files(folder: Path, empty: Path) -> dict[str, Path]:
    """Files that are not databases of this version of seasalt."""
    paths = {name: folder / f"{name}.db" for name in SENTENCES}
    paths["garbage"].write_bytes(b"not what you expect\n" * 1000)
    for name in ("malformed", "no-text", "no-revision", "newer", "read-only"):
        shutil.copy(empty, paths[name])
    whole = paths["malformed"].read_bytes()
    paths["malformed"].write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    garble_schema(paths["no-text"])
    for name, revision in (("newer", "'9999'"), ("no-revision", "CAST(x'ff' AS TEXT)")):
        with closing(sqlite3.connect(paths[name])) as file:
            file.execute(f"UPDATE alembic_version SET version_num = {revision}")
            file.commit()
    with closing(sqlite3.connect(paths["foreign"])) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    paths["folder"] = folder / "nowhere" / "games.db"
    paths["directory"].mkdir()
    return paths


@pytest.fixture
async def addresses(tmp_path: Path, postgres: Postgres, sqlite_file: Path) -> dict[str, str]:
    """Database addresses."""
    paths = files(tmp_path, sqlite_file)
    other = postgres.empty("other")
    database = Database.at(other)
    await database.write(lambda connection: connection.exec_driver_sql("CREATE TABLE guest (name TEXT)"))
    await database.close()
    return {name: f"sqlite:///{path}" for name, path in paths.items()} | {
        "read-only": f"sqlite:///file:{paths['read-only']}?mode=ro&uri=true",
        "no-home": "",
        "bad-port": "postgresql://me:hunter2@127.0.0.1:notaport/games",
        "nobody": f"postgresql://me:hunter2@127.0.0.1:{held_port()}/games",
        "no-database": other.replace("/other", "/nowhere"),
        "no-role": other.replace("postgres@", "wombat:hunter2@"),
        "other-postgres": other,
    }


@pytest.mark.parametrize("name", SENTENCES)
async def test_a_server_that_cannot_start_says_why_in_one_sentence(
    name: str,
    addresses: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/data")
    monkeypatch.setenv("SEASALT_DATABASE", addresses[name])
    before = contents(tmp_path)

    status = await asyncio.to_thread(main, ["serve", "--port", str(held_port())])

    said = capsys.readouterr()
    assert status == 2
    assert re.fullmatch(r"Error: [^\n]+[.?]\n", said.err)
    assert SENTENCES[name] in said.err
    assert "hunter2" not in said.err + said.out
    assert contents(tmp_path) == before


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.db") if path.is_file()}


def test_a_process_that_cannot_start_ends_with_status_2_and_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"not what you expect\n" * 1000)
    command = [sys.executable, "-m", "seasalt", "serve", "--database", f"sqlite:///{file}"]

    ended = subprocess.run(
        [*command, "--port", str(held_port())], capture_output=True, text=True, timeout=PATIENCE_S
    )

    assert ended.returncode == 2
    assert re.fullmatch(r"Error: [^\n]+\.\n", ended.stderr)
