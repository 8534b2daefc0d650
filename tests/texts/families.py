"""Messages whose key is computed, in Python by an f-string and in the browser by a template:
say(f"kind-{kind}"), say(`kind-${kind}`). A new family has to be declared here.
"""

from typing import get_args, get_type_hints

from seasalt.arena.deals.player import ForfeitReason
from seasalt.bots import ROSTER, BotFault
from seasalt.coach.puzzle import Theme
from seasalt.coach.review import DecisionKind, Verdict
from seasalt.coach.suggestions import ReasonKind
from seasalt.console.puzzle_command import LEVELS
from seasalt.rules import Call, Color, Edition, Ending, Fault, Kind, Pile, Reason, Rule
from seasalt.rules.citation import Certainty
from seasalt.rules.edition import MENTIONED
from seasalt.rules.notation import _PARSERS as VERBS
from seasalt.rules.ruleset import OPTIONS, option_values
from seasalt.server.interfaces.account_store import SessionKind
from seasalt.server.interfaces.database_faults import AddressFault, DatabaseFault
from seasalt.server.interfaces.people_store import RelationKind
from seasalt.table import Refusal
from seasalt.table.command_handler import PHRASES
from seasalt.table.faces import ANIMALS
from seasalt.wire.people import Reason as ReportReason
from seasalt.wire.states import BetCase

CHANCE_VERBS = {"deal", "lose"}
EFFECTS = ["crab", "boat", "fish", "shark", "jellyfish", "lobster", "starfish"]


def keyed(*values: str) -> list[str]:
    return [value.replace("_", "-") for value in values]


REVIEW_HEADS = (
    "player accuracy loss loss-here like start luck own others result round turn verdict chose better"
)
START_TILES = ["friends", "open", "learn", "rules", "score", "games"]

FAMILIES: dict[str, list[str]] = {
    "coach-head-{}": REVIEW_HEADS.split(),
    "coach-heads-{}": list(Verdict),
    "coach-verdict-{}": list(Verdict),
    "coach-reason-{}": [*ReasonKind, "points-alone", "searches-alone"],
    "coach-kind-{}": list(DecisionKind),
    "kind-{}": keyed(*Kind),
    "color-{}": list(Color),
    "pile-{}": [pile.name for pile in Pile],
    "rule-{}": keyed(*Rule),
    "header-{}": keyed(*(rule for rule in Rule if rule is not Rule.COLOR_BONUS)),
    "illegal-{}": keyed(*Reason),
    "refusal-{}": keyed(*sorted(set[str](Refusal) - set[str](Reason))),
    "fault-{}": keyed(*Fault),
    "event-called-{}": keyed(*Call),
    "event-round-ended-{}": keyed(*(ending for ending in Ending if ending is not Ending.MERMAIDS)),
    "{}-seen": ["event-card-drawn", "event-card-kept", "event-card-picked", "event-card-stolen"],
    "help-{}": [verb for verb in VERBS if verb not in CHANCE_VERBS],
    "option-lay-{}": [*EFFECTS, "none"],
    "edition-{}": list(Edition),
    "option-{}": keyed(*OPTIONS),
    "value-{}": ["true", "false"],
    "value-{}-{}": [
        "-".join(keyed(name, value))
        for name in OPTIONS
        for value in option_values(name)
        if value[0].isalpha() and value not in ("true", "false")
    ],
    "sentence-{}-{}": [
        "-".join(keyed(name, value))
        for name in OPTIONS
        if name != "target_score"
        for value in option_values(name)
    ],
    "differences-{}": ["option", "name", "books", "standard"],
    "differences-voice-{}": [one for one in Certainty if one is not Certainty.PLAIN],
    "mention-{}-{}": ["-".join(keyed(*named)) for named in sorted(MENTIONED)],
    "rules-{}": ["kind", "copies", "colors"],
    "web-face-{}": list(ANIMALS),
    "web-name-{}": keyed(*Kind),
    "web-rule-{}": keyed(*Kind),
    "web-short-{}": keyed(*Kind),
    "web-about-{}": keyed(*Kind),
    "bot-{}": list(ROSTER),
    "bot-about-{}": list(ROSTER),
    "web-review-count-{}": list(Verdict),
    "arena-{}": ["wins", "between", "points", "ahead", "rating", "cpu"],
    "forfeit-{}": keyed(*ForfeitReason),
    "error-bot-{}": keyed(*BotFault),
    "serve-address-{}": keyed(*AddressFault),
    "serve-fault-{}": keyed(*DatabaseFault),
    "puzzle-theme-{}": list(Theme),
    "puzzle-level-{}": list(LEVELS),
    "puzzle-mark-{}": ["solved", "tried", "open"],
    "web-people-is-{}": list(get_args(RelationKind)),
    "web-report-{}": list(get_args(ReportReason)),
    "web-phrase-{}": list(PHRASES),
    "web-case-{}": list(get_args(get_type_hints(BetCase)["case"])),
    "web-lay-{}": EFFECTS,
    "web-effect-{}": [*EFFECTS, "none"],
    "web-moment-{}": ["won", "lost", "shared", "watched"],
    "web-key-{}": [
        *["deck", "piles", "walk", "enter", "undo", "main"],
        *["end", "stop", "last", "hint", "log", "help"],
    ],
    "web-start-{}": START_TILES,
    "web-start-{}-about": START_TILES,
    "web-account-by-{}": [kind for kind in get_args(SessionKind) if kind != "first"],
    "web-device-failed-{}": ["storage-full", "offline"],
    "web-site-trouble-{}": ["storage-full", "no-storage", "newer-data"],
    "web-failed-{}": [
        *["offline", "too-many", "unavailable", "busy", "not-allowed", "blocked", "set-aside"],
        *["too-many-tables", "too-many-watchers", "no-proof", "bad-key", "no-such-session"],
        *["no-push-service", "bad-push-service"],
        *["no-passkeys", "bad-passkey", "too-many-passkeys", "no-passkey-given"],
        *["other-name", "not-signed-in"],
        *["name-claimed", "name-reserved", "claim-too-early"],
        *["no-such-person", "too-many-people", "too-many-reports"],
        *["no-such-day", "no-such-set", "no-such-friend"],  # on the pages of the deal of the day
        *["bad-record", "needs-server", "networks-missing", "no-python", "other-tab"],  # without a server
    ],
}


def members(pattern: str) -> list[str]:
    """The keys of a family; an undeclared one has none, which a test reports."""
    return [pattern.replace("{}-{}", "{}").format(value) for value in FAMILIES.get(pattern, ())]
