"""Bounded types for every number, text and list that a client can send.

The decoder checks them before anything is computed. A value within its bounds may still be refused later.
"""

from typing import Annotated

from msgspec import Meta

MAX_BODY = 16 * 1024
"""Bytes of a request body, and of a message on a socket."""
MAX_QUERY = 500
"""Characters of a query parameter."""
MAX_TOKEN = 200
"""Characters of a token; ours have 43."""

CommandId = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
TableId = Annotated[str, Meta(max_length=64)]
Invite = Annotated[str, Meta(max_length=64)]
KeyText = Annotated[str, Meta(max_length=64)]
Encoded = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=8192)]  # bytes, as addresses have them
Endpoint = Annotated[str, Meta(pattern="^https://[!-~]+$", max_length=1024)]  # of a push service
PushKey = Annotated[str, Meta(max_length=100)]
Page = Annotated[str, Meta(pattern="^https?://[!-~]+$", max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=32)]  # an edition, a pace, a bot, a phrase, an option, a value of it
Nonce = Annotated[str, Meta(max_length=256)]
ActionText = Annotated[str, Meta(max_length=100)]
CardsText = Annotated[str, Meta(max_length=2000)]  # twice the length of all cards in words

Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # exact in JavaScript
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
PlayerCount = Annotated[int, Meta(ge=2, le=4)]
GameNumber = Annotated[int, Meta(ge=1, le=1000)]
DealNumber = Annotated[int, Meta(ge=0, le=9_999)]
StepNumber = Annotated[int, Meta(ge=0, le=100_000)]  # an action of a record
RoundNumber = Annotated[int, Meta(ge=0, le=10_000)]
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
BaseSeconds = Annotated[int, Meta(ge=1, le=3600)]
BankSeconds = Annotated[int, Meta(ge=0, le=36_000)]
Days = Annotated[int, Meta(ge=1, le=14)]

OwnActions = Annotated[list[ActionText], Meta(max_length=100)]  # of one player in a round
Options = Annotated[dict[Word, Word], Meta(max_length=32)]
Bots = Annotated[list[Word], Meta(max_length=4)]
Totals = Annotated[list[Points], Meta(max_length=4)]
