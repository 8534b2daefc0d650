"""`seasalt ratings rebuild`: makes the ratings of a server again from its rated games."""

import argparse

from seasalt.console.colors import Shell
from seasalt.server.commands.running_database import with_store


def ratings_command(options: argparse.Namespace, shell: Shell) -> int:
    """Make all ratings again, and say how many were different."""
    people, changed = with_store(options, lambda store: store.ratings.rebuild())
    print(f"{people} people have a rating; {changed} were stored differently.")
    return 0
