"""Real databases and a real bus. Every test that takes `url` runs on SQLite, and thoroughly on PostgreSQL.

The schema is made once and then copied, or emptied: to make it takes longer than most of these tests. Tests
of the making take `bare_url`.
"""

import asyncio
import gc
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from seasalt.server.storage.schema import METADATA
from seasalt.server.storage.store import Store
from tests.server.nodes import ServerProcess, ServerThread, running_node, serving
from tests.servers import Postgres, Valkey, running_postgres, running_valkey


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", autouse=True)
def nothing_left_open() -> Iterator[None]:
    """A socket or connection that was left open is an error of its module, not of a later one."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of this process; a test that stops it starts it again."""
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """One server for all tests of this process; a test that stops it starts it again."""
    with running_valkey() as server:
        yield server


def make_schema(url: str) -> None:
    """Make all tables in a database."""

    async def open_and_close() -> None:
        async with await Store.open(url):
            pass

    with ThreadPoolExecutor(1) as thread:  # here may be the event loop of the tests
        thread.submit(asyncio.run, open_and_close()).result()


@pytest.fixture(scope="session")
def sqlite_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and nothing in them, to be copied."""
    path = tmp_path_factory.mktemp("schema") / "games.db"
    make_schema(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory, sqlite_file: Path) -> Iterator[ServerThread]:
    """A node for all tests of a module."""
    with serving(f"sqlite:///{shutil.copy(sqlite_file, tmp_path_factory.mktemp('node'))}") as node:
        yield node


@pytest.fixture(scope="module")
def node_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A node in a process of its own, which has loaded the kernel, for all tests of a module."""
    with running_node(tmp_path_factory.mktemp("node")) as node:
        yield node


@pytest.fixture
def sqlite_url(tmp_path: Path, sqlite_file: Path) -> str:
    return f"sqlite:///{shutil.copy(sqlite_file, tmp_path)}"


@pytest.fixture(scope="session")
def postgres_database(postgres: Postgres) -> str:
    """A database with all tables, for one test after another."""
    address = postgres.empty("games")
    make_schema(address)
    return address


@pytest.fixture
def postgres_url(postgres: Postgres, postgres_database: str) -> str:
    postgres.delete_all("games", [table.name for table in METADATA.sorted_tables])
    return postgres_database


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database with all tables and nothing in them."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture(params=["sqlite", "postgres"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bare.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty("bare")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url, migrate=False) as opened:
        yield opened
