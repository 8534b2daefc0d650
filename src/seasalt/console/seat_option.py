"""The option `--seat`, which names a seat of a record."""

from seasalt.rules.action import Seat
from seasalt.texts import Complaint


def read_seat(text: str | None, players: int) -> Seat | None:
    """A seat counted from 1; None if none was named."""
    if text is None:
        return None
    if text not in map(str, range(1, players + 1)):
        raise Complaint("error-seat-empty", seat=text, players=players)
    return Seat(int(text) - 1)
