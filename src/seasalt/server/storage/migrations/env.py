"""Alembic runs this file; `schema.migrate` provides the connection and its transaction."""

from alembic import context

from seasalt.server.storage.schema import METADATA


def run() -> None:
    """Run the migrations that Alembic was called for."""
    connection = context.config.attributes["connection"]
    # SQLite alters a table by copying it.
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # as Alembic imports it; pytest imports it too, to collect doctests
    run()
