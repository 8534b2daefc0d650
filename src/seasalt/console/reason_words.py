"""Why an option is better, in words. web/src/lib/reason.ts says the same."""

from typing import Any

from seasalt.rules.cards import CARD_BY_CODE
from seasalt.texts import Texts, card_name
from seasalt.wire.review import ReviewReason


def reason_words(texts: Texts, names: tuple[str, ...], reason: ReviewReason) -> str:
    """The sentence of a reason."""
    facts: dict[str, Any] = {"number": reason.number, "count": reason.other_number}
    if reason.seat is not None:
        facts["name"] = names[reason.seat]
    for name, card in (("card", reason.card), ("other", reason.other)):
        if card is not None:
            facts[name] = card_name(texts, CARD_BY_CODE[card])
    facts = {name: fact for name, fact in facts.items() if fact is not None}
    return texts.say(f"coach-reason-{message_of(reason)}", **facts)


def message_of(reason: ReviewReason) -> str:
    """Which sentence it is: some kinds have another one where less is known."""
    is_alone = {"points": reason.other is None, "searches": reason.card is None}
    return f"{reason.kind}-alone" if is_alone.get(reason.kind) else reason.kind
