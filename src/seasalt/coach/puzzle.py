"""Puzzles: decisions in which one option is clearly the best, as their seat saw them.

1. A puzzle holds what is public and what its seat knew, world by world. It has no field for the hands of
   others or for the order of the deck, so the file cannot give them away.
2. Where the rules need a whole game, to list the options or to make the View, the cards never seen lie in
   the order of their codes. Their places mean nothing.

The puzzles of the package are in `puzzle_file`; `bench/puzzle_mine` finds them.
"""

import operator
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import chain
from math import log10
from typing import Final, NamedTuple

from seasalt.bots import Level
from seasalt.rules.action import (
    Action,
    CallLastChance,
    CallStop,
    Keep,
    Lay,
    LayMermaids,
    Pick,
    Pile,
    Seat,
    TakeTop,
)
from seasalt.rules.cards import MERMAID, Cards, Kind, added, box
from seasalt.rules.game import Game, Round
from seasalt.rules.knowledge import DECK, DRAWN, Knowledge, World
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import CHANCE_PHASES, Phase
from seasalt.rules.result import Call
from seasalt.rules.ruleset import CALL_POINTS, TARGET_SCORES, Ruleset
from seasalt.rules.scoring import Tableau, card_points
from seasalt.rules.view import View, view
from seasalt.wire.review import ReviewReason

LEAST_SHARE: Final = 1 / 11  # who finds a puzzle, for its rating: 400 from the middle at most
SOME_MERMAIDS: Final = 2  # in a hand: enough to think of four


class Theme(StrEnum):
    """What a puzzle is about."""

    TAKE = "take"  # take or draw
    KEEP = "keep"  # which of two drawn cards to keep
    DISCARD = "discard"  # where to discard the other
    PICK = "pick"  # what to pick, and from which pile
    ROB = "rob"  # whom to rob
    LAY = "lay"  # lay or hold
    CALL = "call"  # stop, bet or go on


class Motif(StrEnum):
    """What else plays a part in a puzzle."""

    BOATS = "boats"
    MERMAIDS = "mermaids"
    ENDGAME = "endgame"  # somebody is one call away from the target


class Choice(NamedTuple):
    """An option and what it is worth. All options were tried in the same worlds."""

    action: Action
    chance: float  # to win the game, 0 to 1
    margin: float  # of the chance, for an interval of 95 %
    behind: float  # the margin of how far it is behind the best: less than that of the chances
    points: float  # expected in this round
    reason: ReviewReason | None = None  # why the best is better; `None` if no fact explains half of it


@dataclass(frozen=True)
class PuzzlePosition:
    """What is public at a decision, and the worlds that its seat has in mind, with their weights."""

    ruleset: Ruleset
    seat: Seat
    totals: tuple[int, ...]
    round_number: int
    starter: Seat
    phase: Phase
    hand_sizes: tuple[int, ...]
    tableaus: tuple[Tableau, ...]
    restricted: tuple[bool, ...]
    revealed: tuple[bool, ...]
    caller: Seat | None
    call: Call | None
    looking: Pile | None
    worlds: tuple[tuple[World, float], ...]

    @cached_property
    def is_possible(self) -> bool:
        """Whether the cards can lie like this, and the seat has a decision."""
        players = len(self.totals)
        each = (self.hand_sizes, self.tableaus, self.restricted, self.revealed)
        seated = (self.seat, self.starter, *(() if self.caller is None else (self.caller,)))
        if players not in TARGET_SCORES or max(seated) >= players or not self.worlds:
            return False
        if any(len(of) != players for of in each) or self.phase in (*CHANCE_PHASES, Phase.OVER):
            return False
        if (self.phase is Phase.PICK) != (self.looking is not None) or self.caller == self.seat:
            return False
        first = self.worlds[0][0]
        own = self.seat, DRAWN  # its seat knows these, and how high the piles are
        elsewhere = Counter(self.knowledge.box) - Counter(self.knowledge.laid)
        return all(
            weight > 0
            and all(map(operator.le, map(len, world.zones), self.knowledge.sizes))
            and all(len(world.zones[zone]) == self.knowledge.sizes[zone] for zone in own)
            and all(world.zones[zone] == first.zones[zone] for zone in own)
            and tuple(map(len, world.piles)) == tuple(map(len, first.piles))
            and Counter(chain(*world.zones, *world.piles)) <= elsewhere
            for world, weight in self.worlds
        )

    @cached_property
    def knowledge(self) -> Knowledge:
        """What the seat knows."""
        laid = tuple(sorted(card for tableau in self.tableaus for group in tableau for card in group))
        cards = box(extra_salt=self.ruleset.extra_salt)
        world, _ = self.worlds[0]
        drawn = len(world.zones[DRAWN])
        elsewhere = sum(self.hand_sizes) + drawn + len(laid) + sum(map(len, world.piles))
        sizes = (*self.hand_sizes, drawn, len(cards) - elsewhere)
        total = sum(weight for _, weight in self.worlds)
        worlds = {world: weight / total for world, weight in self.worlds}
        return Knowledge(self.seat, cards, sizes, laid, self.restricted[self.seat], worlds)

    @cached_property
    def game(self) -> Game:
        """A game that looks like this to the seat. The cards never seen lie anywhere."""
        known = self.knowledge
        world, _ = self.worlds[0]
        unseen = list(known.unseen(world))
        zones = []
        for size, seen in zip(known.sizes, world.zones, strict=True):
            missing, unseen = unseen[: size - len(seen)], unseen[size - len(seen) :]
            zones.append(tuple(sorted((*seen, *missing))))
        now = Round(
            number=self.round_number,
            starter=self.starter,
            phase=self.phase,
            turn=self.seat,
            deck=zones[DECK],
            piles=world.piles,
            hands=tuple(zones[:DRAWN]),
            tableaus=self.tableaus,
            drawn=zones[DRAWN],
            looking=self.looking,
            caller=self.caller,
            call=self.call,
            revealed=self.revealed,
            restricted=self.restricted,
            last_turns=(0,) * len(self.totals),
        )
        return Game(self.ruleset, known.box, self.totals, now)

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return view(self.game, self.seat)

    @cached_property
    def options(self) -> tuple[Action, ...]:
        """What the seat may do."""
        return legal_actions(self.game)


@dataclass(frozen=True)
class Puzzle:
    """A position, what its options are worth, the best first, and who finds that one."""

    number: int
    solved: tuple[float, ...]  # the share of each level that finds it, the easiest level first
    position: PuzzlePosition
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        """The solution."""
        return self.choices[0]

    @property
    def theme(self) -> Theme:
        """What it is about."""
        return theme_of(self.position, self.choices[0].action, self.choices[1].action)

    @property
    def level(self) -> Level:
        """How hard it is: the lowest level that finds it, as all levels above do."""
        return difficulty(dict(zip(Level, self.solved, strict=True))) or Level.CHAMPION

    @property
    def rating(self) -> int:
        """How hard it is, on the scale of its players: `rating_of` the share of all levels that find it."""
        return rating_of(sum(self.solved) / len(self.solved))

    def choice(self, action: Action) -> Choice:
        """What an option is worth."""
        return next(choice for choice in self.choices if choice.action == action)


def rating_of(share: float) -> int:
    """The rating against which so many answers of a player with 1500 are right.

    >>> rating_of(0.5), rating_of(0.25), rating_of(1.0)
    (1500, 1691, 1100)
    """
    bounded = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
    return round(1500 + 400 * log10((1 - bounded) / bounded))


def difficulty(solved: Mapping[Level, float]) -> Level | None:
    """The level from which on all find the solution more often than not, given the share of each level.

    >>> difficulty({Level.BEGINNER: 0.9, Level.CASUAL: 0.4, Level.SKILLED: 0.6, Level.EXPERT: 1.0})
    <Level.SKILLED: 'skilled'>
    """
    found = None
    for level in sorted(solved, key=list(Level).index, reverse=True):
        if solved[level] <= 0.5:
            break
        found = level
    return found


def position_of(seen: View, knowledge: Knowledge) -> PuzzlePosition:
    """The position of a seat that is to act. Earlier rounds are forgotten."""
    assert seen.seat is not None
    return PuzzlePosition(
        ruleset=seen.ruleset,
        seat=seen.seat,
        totals=seen.totals,
        round_number=seen.round_number,
        starter=seen.starter,
        phase=seen.phase,
        hand_sizes=seen.hand_sizes,
        tableaus=seen.tableaus,
        restricted=seen.restricted,
        revealed=seen.revealed,
        caller=seen.caller,
        call=seen.call,
        looking=seen.looking,
        worlds=tuple(sorted(knowledge.worlds.items())),
    )


def theme_of(position: PuzzlePosition, best: Action, second: Action) -> Theme:
    """What a decision between these two is about."""
    match position.phase:
        case Phase.TAKE:
            return Theme.TAKE
        case Phase.KEEP:
            assert isinstance(best, Keep)
            assert isinstance(second, Keep)
            return Theme.DISCARD if best.card == second.card else Theme.KEEP
        case Phase.STEAL:
            return Theme.ROB
        case Phase.PLAY:
            is_bet = any(isinstance(action, CallStop | CallLastChance) for action in (best, second))
            return Theme.CALL if is_bet else Theme.LAY
        case _:
            return Theme.PICK


def motifs_of(position: PuzzlePosition, choices: Sequence[Choice]) -> tuple[Motif, ...]:
    """What else plays a part: cards that the two best options are about, and the totals."""
    seen = position.view
    cards = [card for choice in choices[:2] for card in cards_of(seen, choice.action)]
    target = seen.ruleset.target(seen.players)
    holds = {
        Motif.BOATS: any(card.kind is Kind.BOAT for card in cards),
        Motif.MERMAIDS: MERMAID in cards or seen.hand.count(MERMAID) >= SOME_MERMAIDS,
        Motif.ENDGAME: max(seen.totals) + CALL_POINTS >= target,
    }
    return tuple(motif for motif in Motif if holds[motif])


def cards_of(seen: View, action: Action) -> Cards:
    """The open cards that an option is about."""
    match action:
        case TakeTop(pile):
            top = seen.piles[pile].top
            return () if top is None else (top,)
        case Keep(card=card) | Pick(card=card):
            return (card,)
        case Lay(cards):
            return cards
        case LayMermaids():
            return (MERMAID,)
        case _:
            return ()


def gained_by(seen: View, action: Action) -> int:
    """The points that the card of an option gives at once; 0 if it is not known which card that is."""
    if not isinstance(action, TakeTop | Keep | Pick) or not (cards := cards_of(seen, action)):
        return 0
    return card_points(added(seen.hand, *cards), seen.tableau, seen.ruleset) - _points(seen)


def _points(seen: View) -> int:
    return card_points(seen.hand, seen.tableau, seen.ruleset)
