"""Cards, points, refusals and errors in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from seasalt.rules.action import Pile
from seasalt.rules.cards import Card, Cards, Color, Kind
from seasalt.rules.errors import Fault, IllegalAction, Reason, RecordError, SeasaltError, Unreadable
from seasalt.rules.scoring import Line, Rule
from seasalt.texts.catalog import Texts, Words

if TYPE_CHECKING:
    from fluent.runtime.types import FluentFloat


def key(text: str) -> str:
    """The value of an enum as part of a message key."""
    return text.replace("_", "-")


def kind_name(texts: Texts, kind: Kind, count: int = 1) -> Words:
    """The name of a kind: crab, crabs."""
    return texts.say(f"kind-{kind}", count=count)


def color_name(texts: Texts, color: Color) -> Words:
    """The name of a color."""
    return texts.say(f"color-{color}")


def card_name(texts: Texts, card: Card, count: int = 1) -> Words:
    """The name of a card: dark blue crab. For how color and kind agree, see docs/languages.md."""
    color, kind = color_name(texts, card.color), kind_name(texts, card.kind, count)
    return texts.say("card", color=color, kind=kind)


def card_names(texts: Texts, cards: Cards) -> str:
    """The names of cards, in a list."""
    return listed(texts, [card_name(texts, card) for card in cards]) if cards else texts.say("cards-none")


def listed(texts: Texts, words: Sequence[str]) -> str:
    """Words joined to a list: one, two and three."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", first=", ".join(words[:-1]), last=words[-1])


def pile_name(texts: Texts, pile: Pile) -> Words:
    """The name of a pile: pile A, pile B."""
    return texts.say(f"pile-{pile}")


def tenths(number: float) -> "FluentFloat":
    """A number with one decimal, as a fact for a message."""
    from fluent.runtime.types import FluentFloat  # only where something is said: see `catalog`

    return FluentFloat(round(number, 1), minimumFractionDigits=1, maximumFractionDigits=1)


def percent(texts: Texts, share: float) -> str:
    """A share of 1 in percent: 42%."""
    return texts.say("percent", number=round(100 * share))


# --- points


def line_reason(texts: Texts, line: Line) -> str:
    """The reason for the points of a line."""
    match line.rule:
        case Rule.DUO:
            return texts.say("line-duo", laid="yes" if line.laid else "no")
        case Rule.STARFISH:
            return texts.say("line-starfish")
        case Rule.COLLECTOR:
            assert line.kind is not None
            count = len(line.cards)
            joker = any(card.kind is Kind.SEAHORSE for card in line.cards)
            message = "line-collector-seahorse" if joker else "line-collector"
            return texts.say(message, count=count, kind=kind_name(texts, line.kind, count))
        case Rule.MULTIPLIER:
            assert line.kind is not None
            assert line.target is not None
            return texts.say(
                "line-multiplier",
                kind=kind_name(texts, line.kind),
                each=line.each,
                count=line.counted,
                target=kind_name(texts, line.target, line.counted),
            )
        case Rule.MERMAID:
            assert line.color is not None
            return texts.say("line-mermaid", color=color_name(texts, line.color))
        case Rule.COLOR_BONUS:
            assert line.color is not None
            return texts.say("line-color-bonus", color=color_name(texts, line.color))


# --- refusals and errors


def refusal(texts: Texts, reason: Reason) -> str:
    """Why an action is refused."""
    return texts.say(f"illegal-{key(reason)}")


def table_refusal(texts: Texts, code: str) -> str:
    """Why a table refuses a command: a reason of the rules, or one of its own."""
    return refusal(texts, Reason(code)) if code in tuple(Reason) else texts.say(f"refusal-{key(code)}")


class Complaint(SeasaltError):
    """An error in the input, described by the message `key` with its `facts`."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class OperatorError(SeasaltError):
    """An error in the input of a command for operators, which speaks English: the sentence itself."""


def explain(texts: Texts, error: SeasaltError) -> str:
    """An error in the input, in one sentence."""
    if isinstance(error, OperatorError):
        return printable(str(error), 600)
    if isinstance(error, Complaint):
        facts = error.facts.items()
        shown = {name: printable(fact, 600) if type(fact) is str else fact for name, fact in facts}
        return texts.say(error.key, **shown)
    if isinstance(error, IllegalAction):
        return refusal(texts, error.reason)
    assert isinstance(error, Unreadable)
    expected = error.expected
    if error.fault is Fault.RECORD_ILLEGAL:
        expected = refusal(texts, Reason(expected))
    sentence = texts.say(f"fault-{key(error.fault)}", about=printable(error.about), expected=expected)
    if isinstance(error, RecordError):
        return texts.say("fault-at-line", line=str(error.line), sentence=sentence)
    return sentence


def printable(about: str, length: int = 60) -> str:
    """Input in printable characters, cut to a length."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in about)
    return shown if len(shown) <= length else shown[: length - 1] + "…"
