"""Reasons: each kind where it is the reason, and where it is not."""

from collections.abc import Iterable
from random import Random

import pytest

from seasalt.coach.puzzle import PuzzlePosition
from seasalt.coach.reason import ENOUGH, reason
from seasalt.coach.reviewer import reviewer
from seasalt.coach.suggestions import ReasonKind
from seasalt.rules import Phase, Ruleset, Seat, parse_action, parse_card
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.knowledge import World
from seasalt.rules.result import Call
from seasalt.wire.review import ReviewReason


def cards(text: str) -> Cards:
    return tuple(map(parse_card, text.split()))


def position(
    phase: Phase,
    *,
    hand: str = "",
    drawn: str = "",
    piles: tuple[str, str] = ("", ""),
    known: Iterable[str] = (),
    sizes: Iterable[int] = (),
    laid: Iterable[tuple[str, ...]] = (),
    totals: tuple[int, ...] = (0, 0),
    caller: int | None = None,
    extra_salt: bool = False,
) -> PuzzlePosition:
    """What the first seat sees; `known` are cards that it knows in the hands of the others."""
    players = len(totals)
    others = [tuple(sorted(cards(text))) for text in [*known, *[""] * players][: players - 1]]
    hands = (tuple(sorted(cards(hand))), *others)
    hidden = [len(hands[0]), *([*sizes] or map(len, others))]
    tableaus = [tuple(cards(group) for group in groups) for groups in [*laid, *[()] * players][:players]]
    world = World((*hands, tuple(sorted(cards(drawn))), ()), (cards(piles[0]), cards(piles[1])))
    return PuzzlePosition(
        ruleset=Ruleset(extra_salt=extra_salt),
        seat=Seat(0),
        totals=totals,
        round_number=3,
        starter=Seat(0),
        phase=phase,
        hand_sizes=tuple(hidden),
        tableaus=tuple(tableaus),
        restricted=(False,) * players,
        revealed=tuple(seat == caller for seat in range(players)),
        caller=None if caller is None else Seat(caller),
        call=None if caller is None else Call.LAST_CHANCE,
        looking=None,
        worlds=((world, 1.0),),
    )


def why(found: PuzzlePosition, best: str, other: str) -> ReviewReason | None:
    two = parse_action(best), parse_action(other)
    return reason(reviewer(Random(1)), found.view, found.knowledge, found.options, two, WORLDS)


WORLDS = 4096  # at most; more than a review tries, so that no test hangs by a thread
CLOSE = (33, 33)  # totals with which a few points matter
SEVEN = "octopus-LB octopus-YE octopus-GR crab-BK crab-DB"  # points
BOATS = ("boat-DB", "boat-LB")  # on the piles


def test_the_card_makes_points_at_once() -> None:
    hand, drawn = "octopus-PU boat-BK", "octopus-GR penguin-LO"
    found = position(Phase.KEEP, hand=hand, drawn=drawn, piles=BOATS, sizes=[4], totals=CLOSE)

    told = why(found, "keep octopus-GR > A", "keep penguin-LO > A")

    assert told is not None
    assert (told.kind, told.card, told.number) == (ReasonKind.POINTS, "octopus-GR", 3)
    assert (told.other, told.other_number) == ("penguin-LO", 1)
    assert told.share >= ENOUGH


def test_the_card_makes_a_duo() -> None:
    hand, piles = "octopus-LB shark-DB", ("swimmer-YE", "penguin-LO")
    found = position(Phase.TAKE, hand=hand, piles=piles, sizes=[3], totals=CLOSE)

    told = why(found, "take A", "take B")

    assert told is not None
    assert (told.kind, told.card, told.number) == (ReasonKind.DUO, "swimmer-YE", 1)


def test_a_third_crab_makes_no_further_duo() -> None:
    hand, piles = "crab-BK crab-DB octopus-LB", ("crab-GR", "swimmer-LO")
    found = position(Phase.TAKE, hand=hand, piles=piles, sizes=[3], totals=CLOSE)

    told = why(found, "take A", "take B")

    assert told is None or told.kind is not ReasonKind.DUO


@pytest.mark.parametrize(("total", "kind"), [(3, ReasonKind.ENOUGH), (33, ReasonKind.REACHES)])
def test_with_the_card_a_call_is_possible_or_enough_to_win(total: int, kind: ReasonKind) -> None:
    hand, piles = "octopus-LB octopus-YE crab-BK", ("octopus-GR penguin-LO octopus-GR", "fish-DB")
    hand += " crab-DB" if kind is ReasonKind.ENOUGH else " octopus-PU"
    found = position(Phase.TAKE, hand=hand, piles=piles, sizes=[4], totals=(total, total))

    told = why(found, "take A", "take B")

    assert told is not None
    assert told.kind is kind


def test_what_counts_may_be_what_the_other_card_is_to_the_next_seat() -> None:
    """Neither card makes a point here, and the other seat has three octopuses."""
    found = position(
        Phase.KEEP,
        hand="crab-BK fish-DB",
        drawn="octopus-GR swimmer-LO",
        piles=BOATS,
        known=["octopus-LB octopus-YE octopus-PU"],
        sizes=[4],
        totals=CLOSE,
    )

    told = why(found, "keep octopus-GR > A", "keep swimmer-LO > A")

    assert told is not None
    assert (told.kind, told.seat, told.card) == (ReasonKind.NEEDS, 1, "octopus-GR")


def test_a_card_is_taken_so_that_another_seat_does_not_get_it() -> None:
    found = position(
        Phase.TAKE,
        hand="boat-BK crab-YE",
        piles=("sailor-PK", "octopus-GR"),
        known=["octopus-LB octopus-YE"],
        sizes=[2],
        totals=(33, 37),
    )

    told = why(found, "take B", "draw")

    assert told is not None
    assert (told.kind, told.seat, told.card) == (ReasonKind.NEEDS, 1, "octopus-GR")


def test_nearly_as_many_cards_are_no_promise() -> None:
    """Eight crabs and seven fish."""
    drawn, piles = "crab-DB fish-DB", ("sailor-PK", "swimmer-LO")
    found = position(Phase.KEEP, hand="penguin-LO", drawn=drawn, piles=piles, sizes=[5])

    told = why(found, "keep crab-DB > A", "keep fish-DB > A")

    assert told is None or told.kind is not ReasonKind.PROMISE


def test_a_penguin_goes_with_nothing_that_is_known() -> None:
    """It makes a point even alone, which is no reason to say that the other seat has a use for it."""
    found = position(
        Phase.KEEP,
        hand="crab-BK fish-DB",
        drawn="penguin-PU swimmer-LO",
        piles=BOATS,
        known=["octopus-LB"],
        sizes=[4],
        totals=(33, 36),
    )

    told = why(found, "keep swimmer-LO > A", "keep penguin-PU > A")

    assert told is None or told.kind is not ReasonKind.NEEDS


def test_unseen_cards_go_with_it() -> None:
    """Seven boats and the lighthouse; with the captain two sailors, and four mermaids for its color."""
    hand = "octopus-LB octopus-YE penguin-LO"
    found = position(Phase.TAKE, hand=hand, piles=("boat-DB", "captain-LO"), sizes=[4], totals=CLOSE)

    told = why(found, "take A", "take B")

    assert told is not None
    assert (told.kind, told.card, told.number) == (ReasonKind.PROMISE, "boat-DB", 8)
    assert (told.other, told.other_number) == ("captain-LO", 6)


def test_the_fourth_mermaid_is_taken_because_it_wins() -> None:
    hand = "mermaid-WH mermaid-WH mermaid-WH crab-BK"
    found = position(Phase.TAKE, hand=hand, piles=("mermaid-WH", "swimmer-LO"), sizes=[4])

    told = why(found, "take A", "take B")

    assert told is not None
    assert (told.kind, told.number) == (ReasonKind.MERMAIDS, 4)


def test_a_card_that_lies_open_goes_with_it() -> None:
    """The other sailor may be taken later."""
    drawn, piles = "penguin-PK sailor-OR", ("fish-BK", "sailor-PK")
    found = position(Phase.KEEP, hand="swimmer-DB", drawn=drawn, piles=piles, sizes=[3])

    told = why(found, "keep sailor-OR > A", "keep penguin-PK > A")

    assert told is not None
    assert (told.kind, told.card, told.other) == (ReasonKind.OPEN, "sailor-OR", "sailor-PK")
    assert told.number == 5


def test_the_third_penguin_is_not_thought_to_be_in_hand_and_on_a_pile() -> None:
    """With it twice there would be four of three, for which there are no points."""
    hand = "crab-YE fish-DB penguin-PK penguin-PU shark-PU"
    piles = ("shell-YE", "boat-YE")
    found = position(Phase.KEEP, hand=hand, drawn="swimmer-DB penguin-LO", piles=piles, sizes=[3])

    told = why(found, "keep swimmer-DB > B", "keep penguin-LO > B")

    assert told is not None
    assert (told.kind, told.card) == (ReasonKind.DUO, "swimmer-DB")


def test_the_next_seat_could_take_what_lies_open() -> None:
    hand, piles = "crab-BK boat-LB", ("mermaid-WH", "sailor-PK")
    found = position(Phase.TAKE, hand=hand, piles=piles, sizes=[3], totals=CLOSE)

    told = why(found, "take A", "take B")

    assert told is not None
    assert (told.kind, told.seat, told.card) == (ReasonKind.LEAVES, 1, "mermaid-WH")


def test_a_card_that_is_wanted_stays_uncovered() -> None:
    found = position(
        Phase.KEEP,
        hand="shark-BK crab-YE crab-GR",
        drawn="fish-DB crab-LB",
        piles=("swimmer-DB", "sailor-PK"),
        sizes=[1],
        totals=CLOSE,
    )

    told = why(found, "keep fish-DB > B", "keep fish-DB > A")

    assert told is not None
    assert (told.kind, told.card, told.number) == (ReasonKind.BURIES, "swimmer-DB", 1)


def test_a_card_without_points_is_worse_than_a_draw() -> None:
    hand = "boat-BK crab-DB octopus-LB"
    found = position(Phase.TAKE, hand=hand, piles=("captain-LO", "crab-GR"), sizes=[4], totals=CLOSE)

    told = why(found, "draw", "take A")

    assert told is not None
    assert (told.kind, told.card, told.other_number) == (ReasonKind.DULL, "captain-LO", 53)
    assert told.number == sum(
        card.kind in (Kind.BOAT, Kind.CRAB, Kind.OCTOPUS, Kind.MERMAID, Kind.LIGHTHOUSE, Kind.PENGUIN)
        for card in found.knowledge.unseen(found.worlds[0][0])
    )


@pytest.mark.parametrize(
    ("laid", "piles", "kind"),
    [
        ("lay boat-DB boat-LB", ("crab-GR octopus-GR", "shell-GY"), ReasonKind.ANOTHER_TURN),
        ("lay shark-DB swimmer-LB", ("crab-GR", "shell-GY"), ReasonKind.STEALS),
        ("lay crab-DB crab-LB", ("octopus-GR crab-GR", "shell-GY"), ReasonKind.SEARCHES),
        ("lay fish-BK fish-DB", BOATS, ReasonKind.EXTRA_CARD),
        ("lay jellyfish-PU swimmer-DB", BOATS, ReasonKind.STINGS),
        ("lay crab-DB lobster-BK", BOATS, ReasonKind.HAULS),
    ],
)
def test_a_duo_is_laid_for_its_effect(laid: str, piles: tuple[str, str], kind: ReasonKind) -> None:
    hand = f"octopus-LB octopus-YE {laid.removeprefix('lay ')}"
    found = position(Phase.PLAY, hand=hand, piles=piles, sizes=[6], totals=CLOSE, extra_salt=True)

    told = why(found, laid, "end")

    assert told is not None
    assert told.kind is kind
    if kind is ReasonKind.SEARCHES:
        assert (told.card, told.number) == ("octopus-GR", 3)


def test_a_duo_waits_where_its_effect_brings_little() -> None:
    hand, piles = "crab-YE crab-YE", ("", "boat-BK swimmer-LO")
    found = position(Phase.PLAY, hand=hand, piles=piles, sizes=[1], totals=(29, 29))

    told = why(found, "end", "lay crab-YE crab-YE")

    assert told is not None
    assert told.kind is ReasonKind.LATER


def test_a_duo_does_not_wait_for_long_where_its_effect_is_needed() -> None:
    hand, piles = "crab-YE crab-YE octopus-LB octopus-YE", ("octopus-GR", "boat-BK swimmer-LO")
    found = position(Phase.PLAY, hand=hand, piles=piles, sizes=[5], totals=(33, 38))

    told = why(found, "end", "lay crab-YE crab-YE")

    assert told is None


def test_a_stop_is_enough_where_it_reaches_the_target() -> None:
    found = position(Phase.PLAY, hand=SEVEN, piles=BOATS, totals=(34, 36), sizes=[3])

    told = why(found, "stop", "end")

    assert told is not None
    assert (told.kind, told.number, told.other_number) == (ReasonKind.WINS, 41, 40)


def test_far_from_the_target_a_stop_is_for_being_ahead() -> None:
    found = position(Phase.PLAY, hand=SEVEN, piles=BOATS, totals=(20, 20), sizes=[7])

    told = why(found, "stop", "end")

    assert told is not None
    assert (told.kind, told.number) == (ReasonKind.AHEAD, 7)


def test_where_another_seat_is_close_to_the_target_the_round_had_better_end() -> None:
    found = position(Phase.PLAY, hand=SEVEN, piles=BOATS, totals=(20, 37), sizes=[3])

    told = why(found, "stop", "last")

    assert told is not None
    assert (told.kind, told.seat, told.number) == (ReasonKind.RACE, 1, 3)


def test_a_stop_is_wrong_where_another_seat_is_known_to_have_more() -> None:
    known = ["shell-DB shell-LB shell-BK shell-YE shell-GR octopus-LB"]
    hand, piles = SEVEN.replace("octopus-LB", "octopus-PU"), ("fish-BK", "fish-DB")
    found = position(Phase.PLAY, hand=hand, piles=piles, known=known, sizes=[6], totals=(33, 32))

    told = why(found, "end", "stop")

    assert told is not None
    assert (told.kind, told.number, told.other_number) == (ReasonKind.BEHIND, 7, 10)


def test_a_bet_against_few_cards_holds() -> None:
    hand = "octopus-LB octopus-YE octopus-GR octopus-PU"
    found = position(Phase.PLAY, hand=hand, piles=BOATS, sizes=[1])

    told = why(found, "last", "stop")

    assert told is not None
    assert (told.kind, told.number, told.other_number) == (ReasonKind.BET_HOLDS, 9, 10)


def test_a_bet_against_many_known_points_fails() -> None:
    known = ["shell-DB shell-LB shell-BK shell-YE"]
    found = position(Phase.PLAY, hand=SEVEN, piles=BOATS, known=known, sizes=[6])

    told = why(found, "stop", "last")

    assert told is not None
    assert (told.kind, told.number) == (ReasonKind.BET_FAILS, 7)


def test_in_the_last_turn_there_are_points_to_beat() -> None:
    found = position(
        Phase.TAKE,
        hand="octopus-LB octopus-YE octopus-GR crab-BK",
        piles=("boat-DB", "crab-DB"),
        known=["crab-LB crab-YE octopus-PU octopus-GY shell-DB shell-LB"],
        sizes=[6],
        caller=1,
    )

    told = why(found, "take B", "take A")

    assert told is not None
    assert (told.kind, told.seat, told.number) == (ReasonKind.BEATS, 1, 6)


def test_the_leader_is_robbed() -> None:
    duo = ("shark-DB swimmer-DB",)
    found = position(Phase.STEAL, hand="crab-BK", piles=BOATS, sizes=[4, 4], totals=(30, 33, 2), laid=[duo])

    told = why(found, "steal 2", "steal 3")

    assert told is not None
    assert (told.kind, told.seat, told.number, told.other_number) == (ReasonKind.LEADS, 1, 33, 2)


def test_a_card_that_is_known_is_stolen() -> None:
    duo = ("shark-DB swimmer-DB",)
    found = position(
        Phase.STEAL,
        hand="octopus-LB octopus-GR",
        known=["octopus-YE"],
        piles=BOATS,
        sizes=[1, 4],
        totals=(20, 20, 20),
        laid=[duo],
    )

    told = why(found, "steal 2", "steal 3")

    assert told is not None
    assert (told.kind, told.seat, told.card, told.number) == (ReasonKind.HOLDS, 1, "octopus-YE", 3)


def test_there_is_no_reason_for_what_is_no_better() -> None:
    hand = "octopus-LB octopus-YE boat-DB boat-LB"
    found = position(Phase.PLAY, hand=hand, piles=("octopus-GR", "shell-GY"), sizes=[4], totals=CLOSE)

    assert why(found, "end", "lay boat-DB boat-LB") is None
