"""HTML and SVG, element by element: whatever is not markup already is escaped."""

from html import escape
from typing import Final

_VOID: Final = {"meta"}


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def element(tag: str, /, *inside: str, **attributes: str | float | None) -> Markup:
    """An element. Attributes: `class_` is class, `aria_label` aria-label, and `None` leaves one out.

    >>> element("p", "1 < 2", element("b", "!"), class_="note", title=None)
    '<p class="note">1 &lt; 2<b>!</b></p>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if tag in _VOID:
        return Markup(f"<{tag}{written}>")
    return Markup(f"<{tag}{written}>{joined(*inside)}</{tag}>")


def joined(*parts: str) -> Markup:
    """Markup and texts, one after the other."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))
