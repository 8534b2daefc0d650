"""The rules page for one ruleset, with what the rule books say on every option."""

import re
from collections import Counter
from collections.abc import Sequence

from seasalt.rules.cards import BASE_BOX, EXTRA_SALT_BOX, Kind
from seasalt.rules.citation import Certainty, Citation
from seasalt.rules.edition import BOOKS, SOURCES, Edition, mention
from seasalt.rules.ruleset import OPTIONS, MermaidColor, Ruleset, format_option
from seasalt.rules.scoring import COLLECTOR_POINTS, multipliers
from seasalt.texts.catalog import Texts, Words
from seasalt.texts.descriptions import color_name, key, kind_name, listed


def rules_page(texts: Texts, edition: Edition, ruleset: Ruleset) -> str:
    """The rules in Markdown, as that edition plays."""
    parts = {name: _sentence(texts, ruleset, name) for name in OPTIONS} | {
        "edition": texts.say(
            "rules-edition", edition=edition_name(texts, edition), salt="yes" if ruleset.extra_salt else "no"
        ),
        "cards": _card_table(texts, ruleset),
        "collections": _collections(texts),
        "multipliers": _multipliers(texts, ruleset),
        "differences": _differences_here(texts, edition, ruleset) + differences_table(texts),
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda slot: parts[slot.group(1)], texts.page("rules"))


def edition_name(texts: Texts, edition: Edition) -> Words:
    """The name of an edition: Italian."""
    return texts.say(f"edition-{edition}")


def differences_table(texts: Texts) -> str:
    """What each book says on each option, from `edition.SOURCES`."""
    heads = [texts.say(f"differences-{head}") for head in ("option", "name", "books", "standard")]
    rows = [
        [
            texts.say(f"option-{key(option)}"),
            f"`{option}`",
            _opinions(texts, option),
            _value(texts, option, format_option(Edition.STANDARD.ruleset, option)),
        ]
        for option in OPTIONS
    ]
    title, intro = texts.say("differences-title"), texts.say("differences-intro")
    return f"## {title}\n\n{intro}\n\n{_table(heads, rows)}"


def _opinions(texts: Texts, option: str) -> str:
    """What the books say on an option, equal statements together."""
    voices: dict[str, list[str]] = {}
    for book in BOOKS:
        voices.setdefault(_certainty(texts, option, SOURCES[option][book]), []).append(book.upper())
    return "; ".join(f"**{', '.join(books)}** {said}" for said, books in voices.items())


def _certainty(texts: Texts, option: str, citation: Citation) -> str:
    if citation.certainty is Certainty.PLAIN:
        return _value(texts, option, citation.value)
    value = "" if citation.certainty is Certainty.ABSENT else _value(texts, option, citation.value)
    return texts.say(f"differences-voice-{citation.certainty}", value=value)


def _differences_here(texts: Texts, edition: Edition, ruleset: Ruleset) -> str:
    standard = Edition.STANDARD.ruleset
    names = [n for n in OPTIONS if n != "extra_salt" and getattr(ruleset, n) != getattr(standard, n)]
    listed_here = [f"- {_difference(texts, ruleset, name)}" for name in names]
    paragraphs = ["\n".join(listed_here)] if listed_here else []
    if edition is not Edition.STANDARD:  # it need not be compared with itself
        paragraphs += _compared(texts, edition, ruleset, alike=not listed_here)
    if not paragraphs:
        return ""
    return "\n\n".join([f"## {texts.say('differences-here-title')}", *paragraphs, ""]) + "\n"


def _compared(texts: Texts, edition: Edition, ruleset: Ruleset, *, alike: bool) -> list[str]:
    """Whether the edition has Extra Salt, and whether it is otherwise like the standard edition."""
    in_book = SOURCES["extra_salt"][edition] == Citation("true")
    salt = in_book or ruleset.extra_salt
    sentences = [texts.say("differences-here-salt", book="yes" if in_book else "no")] if salt else []
    if alike:
        name = edition_name(texts, edition)
        sentences.append(texts.say("differences-here-none", edition=name, salt="yes" if salt else "no"))
    return [" ".join(sentences)] if sentences else []


def _difference(texts: Texts, ruleset: Ruleset, option: str) -> str:
    value = format_option(ruleset, option)
    books = [book.upper() for book in BOOKS if SOURCES[option][book].value == value]
    facts = {
        "option": texts.say(f"option-{key(option)}"),
        "value": _value(texts, option, value),
        "standard": _value(texts, option, format_option(Edition.STANDARD.ruleset, option)),
    }
    if books:
        return texts.say("differences-here", books=listed(texts, books), **facts)
    if mentioned := mention(option, value):
        said = texts.say(f"mention-{key(option)}-{key(mentioned)}")
        return texts.say("differences-here-mentioned", mention=said, **facts)
    return texts.say("differences-here-house", **facts)


def _sentence(texts: Texts, ruleset: Ruleset, option: str) -> str:
    if option == "target_score":
        if ruleset.target_score is None:
            return texts.say("sentence-target-scores")
        return texts.say("sentence-target-score", target=str(ruleset.target_score))
    return texts.say(f"sentence-{key(option)}-{key(format_option(ruleset, option))}")


def _value(texts: Texts, option: str, value: str) -> str:
    if value.isdigit():
        return value
    is_switch = value in ("true", "false")
    return texts.say(f"value-{value}" if is_switch else f"value-{key(option)}-{key(value)}")


def _card_table(texts: Texts, ruleset: Ruleset) -> str:
    copies = Counter(card.kind for card in EXTRA_SALT_BOX)
    base = {card.kind for card in BASE_BOX}
    rows = []
    for kind in Kind:
        extra = "" if kind in base else f" ({texts.say('option-extra-salt')})"
        rows.append([kind_name(texts, kind) + extra, str(copies[kind]), _colors(texts, ruleset, kind)])
    return _table([texts.say(f"rules-{head}") for head in ("kind", "copies", "colors")], rows)


def _colors(texts: Texts, ruleset: Ruleset, kind: Kind) -> str:
    if kind is Kind.MERMAID and ruleset.mermaid_color is MermaidColor.NONE:
        return _value(texts, "mermaid_color", ruleset.mermaid_color)
    colors = Counter(card.color for card in EXTRA_SALT_BOX if card.kind is kind)
    return ", ".join(color_name(texts, color) + (f" ×{n}" if n > 1 else "") for color, n in colors.items())


def _collections(texts: Texts) -> str:
    longest = max(map(len, COLLECTOR_POINTS.values()))
    heads = [texts.say("rules-cards-of-the-kind"), *map(str, range(1, longest + 1))]
    rows = [
        [kind_name(texts, kind), *map(str, scale), *[""] * (longest - len(scale))]
        for kind, scale in COLLECTOR_POINTS.items()
    ]
    return _table(heads, rows)


def _multipliers(texts: Texts, ruleset: Ruleset) -> str:
    each = [
        texts.say(
            "rules-multiplier", kind=kind_name(texts, kind), each=points, target=kind_name(texts, target)
        )
        for kind, (points, target) in multipliers(ruleset).items()
    ]
    return listed(texts, each)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
