"""Alembic runs this file; the connection comes from `schema.migrate`, and so does its transaction."""

from alembic import context

from seasalt.server.storage.schema import METADATA


def run() -> None:
    """Go where the caller of Alembic wants to go."""
    connection = context.config.attributes["connection"]
    # SQLite alters a table by copying it.
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # as Alembic calls it; whoever collects doctests imports it too, with nothing to run
    run()
