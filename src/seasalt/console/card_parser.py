"""Cards as people type them: `crab-DB`, `crab db`, `dark blue crab`, `2x cr d`, `mermaid`, `grüne Muschel`.

A card is a kind and a color in either order; each word may be cut short as long as only one card fits, and a
kind that comes in one color needs none. Names are understood in the reader's language and in English, without
accents too. What cannot be read is said together with the nearest card.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from seasalt.rules.cards import EXTRA_SALT_BOX, Card, Cards, Color, Kind, distinct
from seasalt.rules.scoring import Tableau, group_cards, is_duo
from seasalt.texts import Complaint, Texts, card_name, card_names, color_name, kind_name, listed, texts

ALL_CARDS = distinct(EXTRA_SALT_BOX)
MAX_LENGTH = 2000  # no box holds more to type
_READINGS, _NAMED = 4, 8  # as many as a sentence can hold
_COUNT = re.compile(r"(\d\d?)[x×*]?|[x×](\d\d?)")
_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

_BAGS = {card: 1 << 20 * place for place, card in enumerate(ALL_CARDS)}  # a count of each card, as one number

Row = tuple[str, ...]


class _Reading(NamedTuple):
    """Some way to read a row of words; the fewer words cut short, the better."""

    cut: int
    cards: Cards
    bag: int  # the same for the same cards in another order


class _Node:
    """All the ways to write a card, word after word: what may follow, and which cards end here."""

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.cards: dict[Card, None] = {}
        self.bare: dict[Card, None] = {}  # by the kind alone

    def add(self, form: Row, card: Card, *, bare: bool) -> None:
        """One more way to write the card."""
        node = self
        for word in form:
            node = node.children.setdefault(word, _Node())
        (node.bare if bare else node.cards)[card] = None


class CardParser:
    """Reads cards in one language and in English; the codes are always understood."""

    def __init__(self, words: Texts) -> None:
        self._texts = words
        tongues = {tongue.language: tongue for tongue in (words, texts())}.values()
        self._kinds = {kind: _unique(_kind_words(kind, tongues)) for kind in Kind}
        self._colors = {color: _unique(_color_words(color, tongues)) for color in Color}
        self._root = _Node()
        for card in ALL_CARDS:
            for form in self._forms_of(card):
                self._root.add(form, card, bare=form in self._kinds[card.kind])

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
                    "spelling-too-many",
                    count=there[card],
                    card=card_name(self._texts, card, there[card]),
                    named=count,
                )

    def tableau(self, text: str) -> Tableau:
        """Laid cards as duos and trios: parted by `/`, or in any order."""
        if re.search(r"[/|]", text):
            groups = [self.cards(group) for group in re.split(r"[/|]", text)]
            return tuple(self.group(group) for group in groups if group)
        cards = self.cards(text)
        self.check_box(cards)
        laid = group_cards(cards)
        if laid is None:
            raise Complaint("spelling-not-laid", cards=self._names(cards))
        return laid

    def group(self, cards: Cards) -> Cards:
        """One duo or trio, its starfish last."""
        duo = tuple(card for card in cards if card.kind is not Kind.STARFISH)
        stars = tuple(card for card in cards if card.kind is Kind.STARFISH)
        if len(duo) != 2 or not is_duo(*duo) or len(stars) > 1:
            raise Complaint("spelling-not-a-group", cards=self._names(cards))
        return duo + stars

    # --- reading

    def _forms_of(self, card: Card) -> Iterator[Row]:
        one_color = sum(other.kind is card.kind for other in ALL_CARDS) == 1
        for kind in self._kinds[card.kind]:
            for color in self._colors[card.color]:
                yield kind + color
                yield color + kind
            if one_color:
                yield kind

    def _best(self, words: Row) -> _Reading:
        """The one best way to read all the words."""
        best: list[list[_Reading]] = [[_Reading(0, (), 0)]] + [[] for _ in words]
        plain = _plain(words)
        for place in range(len(words)):
            for length, reading in self._next_card(plain[place:]) if best[place] else ():
                longer = [
                    _Reading(before.cut + reading.cut, before.cards + reading.cards, before.bag + reading.bag)
                    for before in best[place]
                ]
                best[place + length] = _least_cut([*best[place + length], *longer])
        if not best[-1]:
            reached = max(place for place, readings in enumerate(best) if readings)
            raise self._unreadable(words[self._kind_before(plain, reached) :])
        if len(best[-1]) > 1:
            raise self._ambiguous(" ".join(words), best[-1])
        return best[-1][0]

    def _next_card(self, words: Row) -> Iterator[tuple[int, _Reading]]:
        copies, used = 1, 0
        if len(words) > 1 and (count := _COUNT.fullmatch(words[0])):
            copies, used = int(count.group(1) or count.group(2)), 1
            if not copies:
                raise Complaint("spelling-no-copies", about=words[0])
        level = [(self._root, 0)]
        for length, word in enumerate(words[used:], start=1):
            level = [
                (after, cut + (full != word))
                for node, cut in level
                for full, after in node.children.items()
                if full.startswith(word)
            ]
            if not level:
                return
            bare = any(node.bare for node, _ in level) and self._is_one_kind(words[used : used + length])
            readings = [
                _Reading(cut, (card,) * copies, _BAGS[card] * copies)
                for node, cut in level
                for card in (*node.cards, *(node.bare if bare else ()))
            ]
            for reading in _least_cut(readings):
                yield used + length, reading

    # --- complaining

    def _is_one_kind(self, row: Row) -> bool:
        """Whether the words can only mean one kind, so that the color may be left out."""
        return sum(any(_fits(row, name) for name in names) for names in self._kinds.values()) == 1

    def _kind_before(self, words: Row, place: int) -> int:
        """Where the card begins that has no such color: `mermaid` alone is a card, `mermaid db` is none."""
        if self._color_length(words[place:]):
            for names in self._kinds.values():
                for name in names:
                    if len(name) <= place and words[place - len(name) : place] == name:
                        return place - len(name)
        return place

    def _color_length(self, words: Row) -> int:
        """How many words the color takes that these begin with."""
        colors = (name for names in self._colors.values() for name in names)
        return max((len(name) for name in colors if words[: len(name)] == name), default=0)

    def _unreadable(self, words: Row) -> Complaint:
        """The complaint about words with which no card begins."""
        kind, before, after = self._kind_meant(words)
        if kind is None:
            about = " ".join(words[:3])
            return Complaint("spelling-unknown", about=about, nearest=self._nearest(words, ALL_CARDS))
        cards = tuple(card for card in ALL_CARDS if card.kind is kind)
        rest = _plain(words[after:])
        color = 0 if before else self._color_length(rest) or min(1, len(rest))  # a word that is no color too
        return Complaint(
            "spelling-no-such-color" if before or color else "spelling-which-color",
            about=" ".join(words[: after + color]),
            kinds=kind_name(self._texts, kind, 2),
            colors=listed(self._texts, [color_name(self._texts, card.color) for card in cards]),
            nearest=self._nearest(words, cards),
        )

    def _kind_meant(self, words: Row) -> tuple[Kind | None, int, int]:
        """The kind among the first words, before or after a color, and where it begins and ends."""
        plain = _plain(words)
        for start in range(min(3, len(plain))):
            for kind, names in self._kinds.items():
                for name in names:
                    if plain[start : start + len(name)] == name:
                        return kind, start, start + len(name)
        begun = self._begun(plain[0])
        return (begun[0], 0, 1) if len(begun) == 1 else (None, 0, 0)

    def _begun(self, word: str) -> list[Kind]:
        """The kinds that this can be cut short from: by their codes, or else by their names."""
        codes = [kind for kind in Kind if kind.startswith(word)]
        named = [
            kind for kind, names in self._kinds.items() if any(name[0].startswith(word) for name in names)
        ]
        return codes or named

    def _nearest(self, words: Row, among: Cards) -> str:
        plain = _plain(words)
        names = {" ".join(form): card for card in among for form in self._forms_of(card)}
        for length in (3, 2, 1):
            if close := get_close_matches(" ".join(plain[:length]), names, n=1, cutoff=0.6):
                return str(names[close[0]])
        kinds = [card.kind for card in among]
        begun = [kind for kind in self._begun(plain[0]) if kind in kinds]
        meant = begun or get_close_matches(plain[0], kinds, n=1, cutoff=0.0)
        return str(next(card for card in among if card.kind == meant[0]))

    def _ambiguous(self, about: str, readings: list[_Reading]) -> Complaint:
        rows = [self._names(reading.cards) for reading in readings]
        return Complaint("spelling-ambiguous", about=about, readings=" / ".join(rows))

    def _names(self, cards: Cards) -> str:
        return card_names(self._texts, cards[:_NAMED]) + (" …" if len(cards) > _NAMED else "")


def _words(text: str) -> Row:
    return tuple(re.findall(r"[^\s\-_]+", text.lower()))


def _plain(words: Row) -> Row:
    """The words without accents: ё is е, and ß is ss. What is nothing but an accent stays."""
    return tuple(_bare(word) or word for word in words)


def _bare(word: str) -> str:
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _spelled(name: str) -> Iterator[Row]:
    """A name as it may be typed: without accents, and an umlaut also as two letters."""
    yield _plain(_words(name))
    yield _plain(_words(name.lower().translate(_SPELLED_OUT)))


def _kind_words(kind: Kind, tongues: Iterable[Texts]) -> Iterator[Row]:
    yield (kind.value,)
    for tongue in tongues:
        for count in (1, 2, 5):  # a few, many: the plurals of every language here
            for name in kind_name(tongue, kind, count).spellings:
                yield from _spelled(name)


def _color_words(color: Color, tongues: Iterable[Texts]) -> Iterator[Row]:
    """The color by itself, and in its other forms: blanc, blanche, blanches."""
    yield (color.lower(),)
    for tongue in tongues:
        for name in color_name(tongue, color).spellings:
            yield from _spelled(name)


def _unique(rows: Iterable[Row]) -> list[Row]:
    return list(dict.fromkeys(rows))


def _fits(row: Row, form: Row) -> bool:
    """Whether each word is the beginning of the form's."""
    return len(row) == len(form) and all(map(str.startswith, form, row))


def _least_cut(readings: list[_Reading]) -> list[_Reading]:
    """The best readings that name different cards, as many as are worth naming: two are ambiguous already."""
    least = min((reading.cut for reading in readings), default=0)
    unique = {reading.bag: reading for reading in readings if reading.cut == least}
    return list(unique.values())[:_READINGS]
