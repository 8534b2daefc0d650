"""`seasalt notice`: what every page of a server shows for a while."""

import argparse
import re
from datetime import UTC, datetime

from seasalt.console.colors import Shell
from seasalt.server.clock import now
from seasalt.server.commands.running_database import with_store
from seasalt.server.interfaces.stored_facts import Notice
from seasalt.server.storage.store import Store
from seasalt.texts import OperatorError, printable

LONGEST = 200  # characters
MINUTES = {"m": 1, "h": 60, "d": 24 * 60}
MOST_DAYS = 30


def notice_command(options: argparse.Namespace, shell: Shell) -> int:
    """Show a notice, clear it, or print the one that is shown."""
    if options.clear and options.text is not None:
        raise OperatorError("Give either a text or --clear.")
    wanted = None if options.text is None else _notice(options.text, _minutes(options.duration))

    async def work(store: Store) -> Notice | None:
        if options.clear:
            await store.notices.clear()
        elif wanted is not None:
            await store.notices.show(wanted)
        return await store.notices.current(now())

    shown = with_store(options, work)
    if shown is None:
        print("No notice is shown.")
    else:
        until = datetime.fromtimestamp(shown.until / 1000, UTC)
        print(f"Shown until {until:%Y-%m-%d %H:%M} UTC: {printable(shown.text, LONGEST)}")
    return 0


def _notice(text: str, minutes: int) -> Notice:
    text = " ".join(text.split())
    if not 0 < len(text) <= LONGEST or not text.isprintable():
        raise OperatorError(f"A notice is one line of 1 to {LONGEST} letters.")
    return Notice(text, now() + minutes * 60_000)


def _minutes(text: str) -> int:
    """The minutes of `90m`, `2h` or `3d`."""
    found = re.fullmatch(r"([0-9]{1,5})([mhd])", text)
    minutes = int(found[1]) * MINUTES[found[2]] if found else 0
    if not 0 < minutes <= MOST_DAYS * MINUTES["d"]:
        raise OperatorError(f"--for takes a time such as 90m, 2h or 3d, at most {MOST_DAYS}d.")
    return minutes
