"""Errors in what a caller passes in. `texts` has the sentences for their codes."""

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seasalt.rules.action import Action


class SeasaltError(Exception):
    """The caller passed in something wrong. Mistakes in seasalt itself are assertion errors."""


class Reason(StrEnum):
    """Why an action is refused."""

    GAME_OVER = "game_over"
    NOT_CHANCE = "not_chance"
    CHANCE_ACTS = "chance_acts"
    WRONG_PHASE = "wrong_phase"
    RESTRICTED = "restricted"
    DECK_EMPTY = "deck_empty"
    PILE_EMPTY = "pile_empty"
    EMPTY_PILE_FIRST = "empty_pile_first"
    CARD_NOT_DRAWN = "card_not_drawn"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    CARD_NOT_IN_PILE = "card_not_in_pile"
    CARD_NOT_IN_DECK = "card_not_in_deck"
    CARD_NOT_LOOKED_AT = "card_not_looked_at"
    NOT_A_DUO = "not_a_duo"
    NOT_A_TRIO = "not_a_trio"
    CARDS_OUT_OF_ORDER = "cards_out_of_order"
    NOT_FOUR_MERMAIDS = "not_four_mermaids"
    NO_SUCH_SEAT = "no_such_seat"
    VICTIM_IS_SELF = "victim_is_self"
    VICTIM_HAS_NO_CARDS = "victim_has_no_cards"
    VICTIM_IS_PROTECTED = "victim_is_protected"
    NOT_ENOUGH_POINTS = "not_enough_points"
    ALREADY_CALLED = "already_called"


class IllegalAction(SeasaltError):
    """The rules do not allow this action now."""

    def __init__(self, action: "Action", reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.action = action
        self.reason = reason


class Fault(StrEnum):
    """What is wrong with an option, a number of players or a piece of text."""

    UNKNOWN_CARD = "unknown_card"
    UNKNOWN_ACTION = "unknown_action"
    UNKNOWN_PILE = "unknown_pile"
    UNKNOWN_SEAT = "unknown_seat"
    WRONG_CARD_COUNT = "wrong_card_count"
    UNKNOWN_OPTION = "unknown_option"
    OPTION_VALUE = "option_value"
    TARGET_SCORE = "target_score"
    UNKNOWN_EDITION = "unknown_edition"
    PLAYER_COUNT = "player_count"
    SEAT_NAME = "seat_name"
    # records
    NOT_A_RECORD = "not_a_record"
    RECORD_VERSION = "record_version"
    RECORD_LINE = "record_line"
    RECORD_HEADER = "record_header"
    RECORD_TWICE = "record_twice"
    RECORD_ACTOR = "record_actor"
    RECORD_ILLEGAL = "record_illegal"
    RECORD_CHECK = "record_check"
    RECORD_SEED = "record_seed"
    RECORD_SEED_TEXT = "record_seed_text"
    RECORD_AFTER_END = "record_after_end"
    RECORD_HEX = "record_hex"
    RECORD_SECRET = "record_secret"
    RECORD_SHARED_SEED = "record_shared_seed"
    RECORD_STARTER = "record_starter"


class Unreadable(SeasaltError):
    """Input that cannot be read: `about` is that input, `expected` what is accepted instead."""

    def __init__(self, fault: Fault, about: str, expected: str = "") -> None:
        super().__init__(f"{fault}: {about!r}" + (f" (expected {expected})" if expected else ""))
        self.fault = fault
        self.about = about
        self.expected = expected


class NotationError(Unreadable):
    """A text that is no card, or no action."""


class OptionError(Unreadable):
    """An option, an edition or a number of players that does not exist."""


class RecordError(Unreadable):
    """A record that is no game by the rules; `line` counts from 1."""

    def __init__(self, line: int, fault: Fault, about: str, expected: str = "") -> None:
        super().__init__(fault, about, expected)
        self.line = line
