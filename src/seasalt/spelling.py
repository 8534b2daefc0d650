"""Cards as people type them: `crab-DB`, `crab db`, `dark blue crab`, `2x cr d`, `mermaid`.

A card is a kind and a color in either order; each word may be cut short as long as only one card fits, and a
kind that comes in one color needs none. What cannot be read is said together with the nearest card.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from seasalt.rules.cards import EXTRA_SALT_BOX, Card, Cards, Color, Kind, distinct
from seasalt.rules.scoring import Tableau, is_duo
from seasalt.texts import Complaint, Texts, card_names, kind_name, listed

ALL_CARDS = distinct(EXTRA_SALT_BOX)
MAX_LENGTH = 2000  # no box holds more to type
_READINGS, _NAMED = 4, 8  # as many as a sentence can hold
_COUNT = re.compile(r"(\d\d?)[x×*]?|[x×](\d\d?)")

Words = tuple[str, ...]


class _Reading(NamedTuple):
    """Some way to read a row of words; the fewer words cut short, the better."""

    cut: int
    cards: Cards


class Spelling:
    """Reads cards in one language; the codes are always understood."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._kinds = {kind: list(_kind_words(kind, texts)) for kind in Kind}
        self._colors = {color: [(color.lower(),), _words(texts.say(f"color-{color}"))] for color in Color}
        self._forms: dict[int, list[tuple[Words, Card]]] = {}
        for card in ALL_CARDS:
            for form in dict.fromkeys(self._forms_of(card)):
                self._forms.setdefault(len(form), []).append((form, card))

    def cards(self, text: str) -> Cards:
        """The cards of that text, in its order."""
        if len(text) > MAX_LENGTH:
            raise Complaint("spelling-too-long", length=MAX_LENGTH)
        cards: Cards = ()
        for part in re.split(r"[,;\n]+", text):
            words = _words(part)
            cards += self._best(words).cards if words else ()
        return cards

    def check_box(self, cards: Iterable[Card]) -> None:
        """Whether both boxes together hold so many of each card."""
        named, there = Counter(cards), Counter(EXTRA_SALT_BOX)
        for card, count in named.items():
            if count > there[card]:
                raise Complaint(
                    "spelling-too-many", count=there[card], card=self._plural(card, there[card]), named=count
                )

    def tableau(self, text: str) -> Tableau:
        """Laid cards as duos and trios: parted by `/`, or in any order."""
        if re.search(r"[/|]", text):
            groups = [self.cards(group) for group in re.split(r"[/|]", text)]
            return tuple(self.group(group) for group in groups if group)
        cards = self.cards(text)
        self.check_box(cards)
        duos = _pair_up([card for card in cards if card.kind is not Kind.STARFISH])
        stars = [card for card in cards if card.kind is Kind.STARFISH]
        if duos is None or len(stars) > len(duos):
            raise Complaint("spelling-not-laid", cards=self._names(cards))
        return tuple((*duo, *stars[place : place + 1]) for place, duo in enumerate(duos))

    def group(self, cards: Cards) -> Cards:
        """One duo or trio, its starfish last."""
        duo = tuple(card for card in cards if card.kind is not Kind.STARFISH)
        stars = tuple(card for card in cards if card.kind is Kind.STARFISH)
        if len(duo) != 2 or not is_duo(*duo) or len(stars) > 1:
            raise Complaint("spelling-not-a-group", cards=self._names(cards))
        return duo + stars

    # --- reading

    def _forms_of(self, card: Card) -> Iterator[Words]:
        one_color = sum(other.kind is card.kind for other in ALL_CARDS) == 1
        for kind in self._kinds[card.kind]:
            for color in self._colors[card.color]:
                yield kind + color
                yield color + kind
            if one_color:
                yield kind

    def _best(self, words: Words) -> _Reading:
        """The one best way to read all the words."""
        best: list[list[_Reading]] = [[_Reading(0, ())]] + [[] for _ in words]
        for place in range(len(words)):
            for before in best[place]:
                for length, reading in self._next_card(words[place:]):
                    longer = _Reading(before.cut + reading.cut, before.cards + reading.cards)
                    best[place + length] = _least_cut([*best[place + length], longer])
        if not best[-1]:
            reached = max(place for place, readings in enumerate(best) if readings)
            raise self._unreadable(words[reached:])
        if len(best[-1]) > 1:
            raise self._ambiguous(" ".join(words), best[-1])
        return best[-1][0]

    def _next_card(self, words: Words) -> Iterator[tuple[int, _Reading]]:
        copies, used = 1, 0
        if len(words) > 1 and (count := _COUNT.fullmatch(words[0])):
            copies, used = int(count.group(1) or count.group(2)), 1
        for length in range(1, min(max(self._forms), len(words) - used) + 1):
            row = words[used : used + length]
            readings: list[_Reading] = []
            for form, card in self._forms.get(length, ()):
                if _fits(row, form) and (form not in self._kinds[card.kind] or self._is_one_kind(row)):
                    cut = sum(full != word for full, word in zip(form, row, strict=True))
                    readings.append(_Reading(cut, (card,) * copies))
            for reading in _least_cut(readings):
                yield used + length, reading

    # --- complaining

    def _is_one_kind(self, row: Words) -> bool:
        """Whether the words can only mean one kind, so that the color may be left out."""
        return sum(any(_fits(row, name) for name in names) for names in self._kinds.values()) == 1

    def _unreadable(self, words: Words) -> Complaint:
        """What to say of words with which no card begins."""
        kind, colored = self._kind_meant(words)
        if kind is None:
            about = " ".join(words[:3])
            return Complaint("spelling-unknown", about=about, nearest=self._nearest(words, ALL_CARDS))
        cards = tuple(card for card in ALL_CARDS if card.kind is kind)
        return Complaint(
            "spelling-no-such-color" if colored else "spelling-which-color",
            about=" ".join(words[:2]) if colored else words[0],
            kinds=kind_name(self._texts, kind, 2),
            colors=listed(self._texts, [self._texts.say(f"color-{card.color}") for card in cards]),
            nearest=self._nearest(words, cards),
        )

    def _kind_meant(self, words: Words) -> tuple[Kind | None, bool]:
        """The kind that the words begin with, before or after a color, and whether there is one."""
        for skip in range(min(3, len(words))):
            for kind, names in self._kinds.items():
                if any(words[skip : skip + len(name)] == name for name in names):
                    return kind, skip > 0 or len(words) > 1
        begun = [kind for kind in Kind if kind.startswith(words[0])]
        return (begun[0], len(words) > 1) if len(begun) == 1 else (None, False)

    def _nearest(self, words: Words, among: Cards) -> str:
        names = {" ".join(form): card for card in among for form in self._forms_of(card)}
        for length in (3, 2, 1):
            if close := get_close_matches(" ".join(words[:length]), names, n=1, cutoff=0.6):
                return str(names[close[0]])
        kinds = [card.kind for card in among]
        begun: list[str] = [kind for kind in kinds if kind.startswith(words[0])]
        close = begun or get_close_matches(words[0], kinds, n=1, cutoff=0.0)
        return str(next(card for card in among if card.kind == close[0]))

    def _ambiguous(self, about: str, readings: list[_Reading]) -> Complaint:
        rows = [self._names(reading.cards) for reading in readings]
        return Complaint("spelling-ambiguous", about=about, readings=" / ".join(rows))

    def _names(self, cards: Cards) -> str:
        return card_names(self._texts, cards[:_NAMED]) + (" …" if len(cards) > _NAMED else "")

    def _plural(self, card: Card, count: int) -> str:
        color = self._texts.say(f"color-{card.color}")
        return self._texts.say("card", color=color, kind=kind_name(self._texts, card.kind, count))


def _words(text: str) -> Words:
    return tuple(re.findall(r"[^\s\-_]+", text.lower()))


def _kind_words(kind: Kind, texts: Texts) -> Iterator[Words]:
    yield (kind.value,)
    for count in (1, 2):
        yield _words(kind_name(texts, kind, count))


def _fits(row: Words, form: Words) -> bool:
    """Whether each word is the beginning of the form's."""
    return len(row) == len(form) and all(map(str.startswith, form, row))


def _least_cut(readings: list[_Reading]) -> list[_Reading]:
    """The best readings that name different cards, as many as are worth naming: two are ambiguous already."""
    least = min((reading.cut for reading in readings), default=0)
    unique = {tuple(sorted(reading.cards)): reading for reading in readings if reading.cut == least}
    return list(unique.values())[:_READINGS]


def _pair_up(cards: list[Card]) -> list[Cards] | None:
    """All cards in duos, or nothing where that cannot be."""
    if not cards:
        return []
    first, *rest = cards
    tried: set[Kind] = set()  # colors do not matter, so one partner of a kind stands for all of them
    for place, other in enumerate(rest):
        if is_duo(first, other) and other.kind not in tried:
            tried.add(other.kind)
            others = _pair_up(rest[:place] + rest[place + 1 :])
            if others is not None:
                return [(first, other), *others]
    return None
