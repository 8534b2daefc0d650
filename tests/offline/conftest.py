"""Everything offline runs on asyncio, as in a browser."""

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
