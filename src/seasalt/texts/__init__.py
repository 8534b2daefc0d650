"""Every word a player reads, and the verbs that put facts into words."""

from seasalt.texts.catalog import DEFAULT_LANGUAGE, Texts, languages, texts
from seasalt.texts.story import Story
from seasalt.texts.telling import (
    Complaint,
    card_name,
    card_names,
    explain,
    kind_name,
    line_reason,
    listed,
    pile_name,
    refusal,
    table_refusal,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "Complaint",
    "Story",
    "Texts",
    "card_name",
    "card_names",
    "explain",
    "kind_name",
    "languages",
    "line_reason",
    "listed",
    "pile_name",
    "refusal",
    "table_refusal",
    "texts",
]
