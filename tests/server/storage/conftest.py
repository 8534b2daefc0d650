"""The store itself is always tried on both databases."""

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database with all tables and nothing in them."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address
