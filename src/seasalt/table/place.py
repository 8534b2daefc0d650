"""A seat of a table and who sits there."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and its occupant: a person, a bot, or none."""

    guest: str | None = None
    name: str = ""
    face: str = ""  # of a person
    bot: str | None = None  # a bot's own seat
    stand_in: str | None = None  # the bot that plays for a person
    why: str = ""  # the TakeoverReason
    nonce: str | None = None  # set once the seat is ready
    sat_at: int = 0  # when the person sat down, or the rematch was opened
    ready_at: int = 0
    spoke: int | None = None  # when the seat last said something
    said: int = 0  # phrases in this round
    returns: int = 0  # how often the person took the seat back in this round

    @property
    def is_empty(self) -> bool:
        """Whether neither a person nor a bot sits here."""
        return self.guest is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The bot that decides for this seat, if any."""
        return self.bot or self.stand_in
