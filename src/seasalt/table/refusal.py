"""Why a table refuses a command."""

from enum import StrEnum


class Refusal(StrEnum):
    """A reason that a client can show; `texts` has the wording."""

    # checked by the server
    NO_SUCH_TABLE = "no_such_table"
    STALE = "stale"
    UNKNOWN_BOT = "unknown_bot"
    NO_HINTS = "no_hints"
    # seats
    NOT_SEATED = "not_seated"
    NOT_YOUR_SEAT = "not_your_seat"
    SEAT_TAKEN = "seat_taken"
    SEAT_EMPTY = "seat_empty"
    NO_SUCH_SEAT = "no_such_seat"
    ALREADY_SEATED = "already_seated"
    BAD_NAME = "bad_name"
    BAD_FACE = "bad_face"
    TOO_MANY_CHANGES = "too_many_changes"
    # options
    NOT_HOST = "not_host"
    FIXED_OPTIONS = "fixed_options"
    SEATS_NEEDED = "seats_needed"
    # stages
    NOT_GATHERING = "not_gathering"
    NOT_PLAYING = "not_playing"
    NOT_OVER = "not_over"
    CLOSED = "closed"
    TOO_MANY_GAMES = "too_many_games"
    BAD_NONCE = "bad_nonce"
    ALREADY_READY = "already_ready"
    # the game
    NOT_YOUR_TURN = "not_your_turn"
    BAD_ACTION = "bad_action"
    BOT_PLAYS = "bot_plays"
    NOT_TAKEN_OVER = "not_taken_over"
    NOBODY_WAITS = "nobody_waits"
    TOO_EARLY = "too_early"
    TIME_IS_UP = "time_is_up"
    RETURN_LATER = "return_later"
    TOO_LONG = "too_long"
    NO_SUMMARY = "no_summary"
    # talk
    UNKNOWN_PHRASE = "unknown_phrase"
    TOO_OFTEN = "too_often"
