"""`seasalt ratings`: makes the ratings of a server again from its rated games."""

import pytest
from sqlalchemy import update

from seasalt.server.storage.schema import RATING
from seasalt.server.storage.store import Store
from tests.server.commands.operator import run
from tests.server.storage.test_ratings import a_store_with_guests, all_ratings, ended, play

pytestmark = pytest.mark.anyio


async def test_ratings_that_were_changed_by_hand_are_made_again(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
):
    async with await Store.open(sqlite_url) as store:
        await a_store_with_guests(store)
        await play(store, "reef", ended(("ada", "bo"), (1, 2)))
        before = await all_ratings(store)
        await store.database.execute(update(RATING).where(RATING.c.guest_id == "bo").values(mean=9999.0))

        assert await run("ratings", "rebuild", "--database", sqlite_url) == 0

        assert capsys.readouterr().out == "2 people have a rating; 1 were stored differently.\n"
        assert await all_ratings(store) == before
