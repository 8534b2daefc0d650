"""Keys of the server in the database: made by the first node that needs one, and the same on all."""

from sqlalchemy import Connection, select

from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import SERVER_KEY


class ServerKeys:
    """The keys: a `KeyStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, name: str, new: bytes) -> bytes:
        adding = self._database.insert(SERVER_KEY).values(name=name, key=new).on_conflict_do_nothing()

        def work(connection: Connection) -> bytes:
            connection.execute(adding)
            kept: bytes = connection.execute(
                select(SERVER_KEY.c.key).where(SERVER_KEY.c.name == name)
            ).scalar_one()
            return kept

        return await self._database.write(work)
