"""Points for cards, with reasons.

The same `score` decides on the 7 points for a call, the comparison after LAST CHANCE and the points of a
round. Hand and table always count together. What a call pays to each player is in `ending`.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from seasalt.rules.cards import Card, Cards, Color, Kind
from seasalt.rules.ruleset import MermaidColor, Ruleset, StarfishInHand

Tableau = tuple[Cards, ...]
"""What a seat has laid, group by group."""

DUOS = (  # two kinds that may be laid together, in alphabetical order; effects and kernel are in this order
    (Kind.CRAB, Kind.CRAB),
    (Kind.BOAT, Kind.BOAT),
    (Kind.FISH, Kind.FISH),
    (Kind.SHARK, Kind.SWIMMER),
    (Kind.JELLYFISH, Kind.SWIMMER),
    (Kind.CRAB, Kind.LOBSTER),
)
DUO_POINTS = 1
STARFISH_POINTS = 2  # on top of the duo's one

COLLECTOR_POINTS = {  # points for 1, 2, 3... cards of the kind
    Kind.SHELL: (0, 2, 4, 6, 8, 10),
    Kind.OCTOPUS: (0, 3, 6, 9, 12),
    Kind.PENGUIN: (1, 3, 5),
    Kind.SAILOR: (0, 5),
}
_MULTIPLIERS = {
    Kind.LIGHTHOUSE: (1, Kind.BOAT),
    Kind.SHOAL: (1, Kind.FISH),
    Kind.COLONY: (2, Kind.PENGUIN),
    Kind.CAPTAIN: (3, Kind.SAILOR),
    Kind.CRABCAST: (1, Kind.CRAB),
}
_COLORS = tuple(Color)


class Rule(StrEnum):
    """The rules that give points."""

    DUO = "duo"
    STARFISH = "starfish"
    COLLECTOR = "collector"
    MULTIPLIER = "multiplier"
    MERMAID = "mermaid"
    COLOR_BONUS = "color_bonus"


class Line(NamedTuple):
    """Points, and the cards that give them.

    `kind` is the kind of a collector or multiplier, `color` the color that a mermaid or the bonus counts. A
    seahorse among the cards of a collector stands for one more card of the kind. A multiplier gives `each`
    points for `counted` cards of the kind `target`.
    """

    rule: Rule
    points: int
    cards: Cards
    laid: bool = False
    kind: Kind | None = None
    color: Color | None = None
    each: int = 0
    counted: int = 0
    target: Kind | None = None


class Score(NamedTuple):
    """Card points line by line, and the color bonus, which is never part of them."""

    lines: tuple[Line, ...]
    total: int
    bonus: Line | None

    @property
    def color_bonus(self) -> int:
        """The size of the largest color."""
        return self.bonus.points if self.bonus else 0

    def points(self, rule: Rule) -> int:
        """Card points by one rule."""
        return sum(line.points for line in self.lines if line.rule is rule)


def score(hand: Cards, tableau: Tableau, ruleset: Ruleset) -> Score:
    """The score of a hand and the laid cards of its owner."""
    lines = _card_lines(hand, tableau, ruleset)
    colors = _by_color(_by_kind(hand + sum(tableau, ())), ruleset)
    return Score(tuple(lines), sum([line.points for line in lines]), _bonus(colors))


def card_points(hand: Cards, tableau: Tableau, ruleset: Ruleset) -> int:
    """The total of `score`, without computing the bonus."""
    return sum([line.points for line in _card_lines(hand, tableau, ruleset)])


def _card_lines(hand: Cards, tableau: Tableau, ruleset: Ruleset) -> list[Line]:
    held = _by_kind(hand)
    own = _by_kind(hand + sum(tableau, ())) if tableau else held
    lines = _laid_groups(tableau)
    lines += _groups_in_hand(held, ruleset)
    lines += _collectors_and_multipliers(own, ruleset)
    if Kind.MERMAID in own:
        lines += _mermaids(own[Kind.MERMAID], _by_color(own, ruleset))
    return lines


def is_duo(one: Card, other: Card) -> bool:
    """Whether two cards may be laid together; colors do not matter."""
    return (one.kind, other.kind) in DUOS or (other.kind, one.kind) in DUOS


def group_cards(cards: Cards) -> Tableau | None:
    """The duos and trios that all these cards form; `None` if a card is left over."""
    duos = _in_duos([card for card in cards if card.kind is not Kind.STARFISH])
    stars = [card for card in cards if card.kind is Kind.STARFISH]
    if duos is None or len(stars) > len(duos):
        return None
    return tuple((*duo, *stars[place : place + 1]) for place, duo in enumerate(duos))


def _in_duos(cards: list[Card]) -> list[Cards] | None:
    if not cards:
        return []
    first, *rest = cards
    tried: set[Kind] = set()  # colors do not matter: one partner of each kind is enough
    for place, other in enumerate(rest):
        if is_duo(first, other) and other.kind not in tried:
            tried.add(other.kind)
            others = _in_duos(rest[:place] + rest[place + 1 :])
            if others is not None:
                return [(first, other), *others]
    return None


def _by_kind(cards: Cards) -> dict[Kind, list[Card]]:
    kinds: dict[Kind, list[Card]] = {}
    for card in cards:
        kinds.setdefault(card.kind, []).append(card)
    return kinds


# --- duos and starfish


def _laid_groups(tableau: Tableau) -> list[Line]:
    """Laid groups are fixed: they never form new pairs with cards in hand."""
    lines = []
    for group in tableau:
        if len(group) < 4:  # four cards are the mermaids that won the game
            lines.append(Line(Rule.DUO, DUO_POINTS, group[:2], True))
        if len(group) == 3:
            lines.append(Line(Rule.STARFISH, STARFISH_POINTS, group, True))
    return lines


def _groups_in_hand(held: dict[Kind, list[Card]], ruleset: Ruleset) -> list[Line]:
    """As many duos as the hand can form, each with a starfish while there are any."""
    duos = _duos_in_hand(held)
    if not duos:
        return []
    lines = [Line(Rule.DUO, DUO_POINTS, duo) for duo in duos]
    if ruleset.starfish_in_hand is StarfishInHand.COUNTS:
        for duo, star in zip(duos, held.get(Kind.STARFISH, ()), strict=False):
            lines.append(Line(Rule.STARFISH, STARFISH_POINTS, (*duo, star)))
    return lines


def _duos_in_hand(held: dict[Kind, list[Card]]) -> list[Cards]:
    duos: list[Cards] = []
    for kind in (Kind.CRAB, Kind.BOAT, Kind.FISH):
        if cards := held.get(kind):
            duos += zip(cards[::2], cards[1::2], strict=False)
    if (crabs := held.get(Kind.CRAB)) and len(crabs) % 2 and Kind.LOBSTER in held:
        duos.append((crabs[-1], held[Kind.LOBSTER][0]))
    if swimmers := held.get(Kind.SWIMMER):
        partners = held.get(Kind.SHARK, []) + held.get(Kind.JELLYFISH, [])
        duos += [(partner, swimmer) for swimmer, partner in zip(swimmers, partners, strict=False)]
    return duos


# --- collectors, multipliers and the seahorse


def multipliers(ruleset: Ruleset) -> Mapping[Kind, tuple[int, Kind]]:
    """The points of each multiplier for each card of a kind, in hand or on the table.

    >>> multipliers(Ruleset())[Kind.CAPTAIN]
    (3, <Kind.SAILOR: 'sailor'>)
    """
    return _MULTIPLIERS


def _collectors_and_multipliers(own: dict[Kind, list[Card]], ruleset: Ruleset) -> list[Line]:
    if Kind.SEAHORSE in own and (stands_for := _seahorse_kind(own, ruleset)):
        sets = own | {stands_for: own[stands_for] + own[Kind.SEAHORSE]}
    else:
        sets = own
    counted = sets if ruleset.seahorse_feeds_multipliers else own
    lines = []
    for kind, cards in sets.items():
        if kind in COLLECTOR_POINTS and (points := COLLECTOR_POINTS[kind][len(cards) - 1]):
            lines.append(Line(Rule.COLLECTOR, points, tuple(cards), kind=kind))
    by_kind = multipliers(ruleset)
    for kind, multiplier in own.items():
        if kind in by_kind:
            each, target = by_kind[kind]
            if found := counted.get(target):
                points, both = each * len(found), (*multiplier, *found)
                facts = (kind, None, each, len(found), target)
                lines.append(Line(Rule.MULTIPLIER, points, both, False, *facts))
    return lines


def _seahorse_kind(own: dict[Kind, list[Card]], ruleset: Ruleset) -> Kind | None:
    """The kind that a seahorse is worth most in: one that has a card and is not complete."""

    def gain(kind: Kind) -> int:
        scale, count = COLLECTOR_POINTS[kind], len(own[kind])
        points = scale[count] - scale[count - 1]
        if ruleset.seahorse_feeds_multipliers:
            fed = multipliers(ruleset).items()
            points += sum(each for m, (each, target) in fed if target is kind and m in own)
        return points

    open_kinds = [k for k, scale in COLLECTOR_POINTS.items() if k in own and len(own[k]) < len(scale)]
    return max(open_kinds, key=gain, default=None)


# --- colors: mermaids and the bonus


def _by_color(own: dict[Kind, list[Card]], ruleset: Ruleset) -> list[tuple[Color, list[Card]]]:
    """The cards of each color, the largest color first. A mermaid is a white card, unless it has no color."""
    colors: dict[Color, list[Card]] = {}
    for kind, cards in own.items():
        if kind is not Kind.MERMAID or ruleset.mermaid_color is MermaidColor.WHITE:
            for card in cards:
                colors.setdefault(card.color, []).append(card)
    return sorted(colors.items(), key=lambda item: (-len(item[1]), _COLORS.index(item[0])))


def _mermaids(mermaids: list[Card], colors: list[tuple[Color, list[Card]]]) -> list[Line]:
    """Each mermaid takes the largest color that no other has taken."""
    return [
        Line(Rule.MERMAID, len(cards), tuple(cards), color=color)
        for _, (color, cards) in zip(mermaids, colors, strict=False)
    ]


def _bonus(colors: list[tuple[Color, list[Card]]]) -> Line | None:
    if not colors:
        return None
    color, cards = colors[0]
    return Line(Rule.COLOR_BONUS, len(cards), tuple(cards), color=color)
