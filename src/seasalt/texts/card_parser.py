"""Cards as people type them: `crab-DB`, `crab db`, `dark blue crab`, `2x cr d`, `mermaid`, `grüne Muschel`.

A card is a kind and a color in either order. Each word may be shortened as long as only one card matches, and
a kind that comes in one color needs none. Names may be in the language of the user or in English, with or
without accents. The error for text that is no card names the nearest card.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from seasalt.rules.cards import EXTRA_SALT_BOX, Card, Cards, Color, Kind, distinct
from seasalt.rules.score_pad import Holding
from seasalt.rules.scoring import Tableau, group_cards, is_duo
from seasalt.texts.catalog import Texts, texts
from seasalt.texts.descriptions import Complaint, card_name, card_names, color_name, kind_name, listed

ALL_CARDS = distinct(EXTRA_SALT_BOX)
MAX_LENGTH = 2000  # enough to type the whole box
_READINGS, _NAMED = 4, 8  # that an error message lists
_COUNT = re.compile(r"(\d\d?)[x×*]?|[x×](\d\d?)")
_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

_BAGS = {
    card: 1 << 20 * place for place, card in enumerate(ALL_CARDS)
}  # counts of all cards, packed into one integer

Row = tuple[str, ...]


class _Reading(NamedTuple):
    """One way to read some words; fewer shortened words are better."""

    cut: int
    cards: Cards
    bag: int  # equal for equal cards in any order


class _Node:
    """A trie of all spellings: the words that may follow, and the cards whose spelling ends here."""

    def __init__(self) -> None:
        self.children: dict[str, _Node] = {}
        self.cards: dict[Card, None] = {}
        self.bare: dict[Card, None] = {}  # spelled by their kind alone

    def add(self, form: Row, card: Card, *, bare: bool) -> None:
        """Add a spelling of the card."""
        node = self
        for word in form:
            node = node.children.setdefault(word, _Node())
        (node.bare if bare else node.cards)[card] = None


class CardParser:
    """Parses cards in one language, in English, and by their codes."""

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
        """The cards of a text, in its order."""
        if len(text) > MAX_LENGTH:
            raise Complaint("spelling-too-long", length=MAX_LENGTH)
        cards: Cards = ()
        for part in re.split(r"[,;\n]+", text):
            words = _words(part)
            cards += self._best(words).cards if words else ()
        return cards

    def holding(self, hand: str, laid: str) -> Holding:
        """The cards of a player."""
        holding = Holding(tuple(sorted(self.cards(hand))), self.tableau(laid))
        self.check_box(holding.cards)
        return holding

    def check_box(self, cards: Iterable[Card]) -> None:
        """Refuse more copies of a card than both boxes have together."""
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
        """Laid cards as duos and trios: separated by `/`, or in any order."""
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
        """The best reading of all the words; a tie is ambiguous."""
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

    # --- errors

    def _is_one_kind(self, row: Row) -> bool:
        """Whether the words match one kind only, so that they need no color."""
        return sum(any(_fits(row, name) for name in names) for names in self._kinds.values()) == 1

    def _kind_before(self, words: Row, place: int) -> int:
        """Where a kind begins that has no such color: `mermaid` is a card, `mermaid db` is not."""
        if self._color_length(words[place:]):
            for names in self._kinds.values():
                for name in names:
                    if len(name) <= place and words[place - len(name) : place] == name:
                        return place - len(name)
        return place

    def _color_length(self, words: Row) -> int:
        """The number of words of the color at the start; 0 if there is none."""
        colors = (name for names in self._colors.values() for name in names)
        return max((len(name) for name in colors if words[: len(name)] == name), default=0)

    def _unreadable(self, words: Row) -> Complaint:
        """The error for words at whose start there is no card."""
        kind, before, after = self._kind_meant(words)
        if kind is None:
            about = " ".join(words[:3])
            return Complaint("spelling-unknown", about=about, nearest=self._nearest(words, ALL_CARDS))
        cards = tuple(card for card in ALL_CARDS if card.kind is kind)
        rest = _plain(words[after:])
        color = (
            0 if before else self._color_length(rest) or min(1, len(rest))
        )  # or the one word after the kind
        return Complaint(
            "spelling-no-such-color" if before or color else "spelling-which-color",
            about=" ".join(words[: after + color]),
            kinds=kind_name(self._texts, kind, 2),
            colors=listed(self._texts, [color_name(self._texts, card.color) for card in cards]),
            nearest=self._nearest(words, cards),
        )

    def _kind_meant(self, words: Row) -> tuple[Kind | None, int, int]:
        """The kind among the first words, before or after a color, with its start and end."""
        plain = _plain(words)
        for start in range(min(3, len(plain))):
            for kind, names in self._kinds.items():
                for name in names:
                    if plain[start : start + len(name)] == name:
                        return kind, start, start + len(name)
        begun = self._begun(plain[0])
        return (begun[0], 0, 1) if len(begun) == 1 else (None, 0, 0)

    def _begun(self, word: str) -> list[Kind]:
        """The kinds whose codes begin with this word, or else those whose names do."""
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
    """The words without accents: ё as е, ß as ss. A word of accents alone is kept."""
    return tuple(_bare(word) or word for word in words)


def _bare(word: str) -> str:
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _spelled(name: str) -> Iterator[Row]:
    """The spellings of a name: without accents, and with an umlaut as two letters."""
    yield _plain(_words(name))
    yield _plain(_words(name.lower().translate(_SPELLED_OUT)))


def _kind_words(kind: Kind, tongues: Iterable[Texts]) -> Iterator[Row]:
    yield (kind.value,)
    for tongue in tongues:
        for count in (1, 2, 5):  # for the plural forms of all languages
            for name in kind_name(tongue, kind, count).spellings:
                yield from _spelled(name)


def _color_words(color: Color, tongues: Iterable[Texts]) -> Iterator[Row]:
    """The color in all its forms: blanc, blanche, blanches."""
    yield (color.lower(),)
    for tongue in tongues:
        for name in color_name(tongue, color).spellings:
            yield from _spelled(name)


def _unique(rows: Iterable[Row]) -> list[Row]:
    return list(dict.fromkeys(rows))


def _fits(row: Row, form: Row) -> bool:
    """Whether each word is a prefix of the form's."""
    return len(row) == len(form) and all(map(str.startswith, form, row))


def _least_cut(readings: list[_Reading]) -> list[_Reading]:
    """The best readings with different cards, a few of them: two are ambiguous already."""
    least = min((reading.cut for reading in readings), default=0)
    unique = {reading.bag: reading for reading in readings if reading.cut == least}
    return list(unique.values())[:_READINGS]
