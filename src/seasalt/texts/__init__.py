"""All texts for players, and the functions that describe cards, events and errors with them."""

from seasalt.texts.catalog import Texts, Words, languages, texts
from seasalt.texts.descriptions import (
    Complaint,
    OperatorError,
    card_name,
    card_names,
    color_name,
    explain,
    key,
    kind_name,
    line_reason,
    listed,
    percent,
    pile_name,
    printable,
    refusal,
    table_refusal,
    tenths,
)
from seasalt.texts.language import language_for
from seasalt.texts.story import Story

__all__ = [
    "Complaint",
    "OperatorError",
    "Story",
    "Texts",
    "Words",
    "card_name",
    "card_names",
    "color_name",
    "explain",
    "key",
    "kind_name",
    "language_for",
    "languages",
    "line_reason",
    "listed",
    "percent",
    "pile_name",
    "printable",
    "refusal",
    "table_refusal",
    "tenths",
    "texts",
]
