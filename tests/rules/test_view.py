"""What each viewer may know: docs/rules-reference.md 2.5, row by row, for `view`, `redact` and memory."""

from dataclasses import fields
from typing import get_args

import pytest

from seasalt.rules import (
    Call,
    Ending,
    Event,
    Outcome,
    Phase,
    Pile,
    RoundResult,
    Seat,
    View,
    format_cards,
    parse_card,
    parse_cards,
    redact,
    view,
)
from seasalt.rules.event import (
    Called,
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    EffectLapsed,
    GameEnded,
    HandRevealed,
    MermaidsLaid,
    OthersRestricted,
    PileSearched,
    PileStarted,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    VictimChosen,
)
from seasalt.rules.view import PileView
from tests.games import a_game, legal, play, viewers

SEVEN = "penguin-PU penguin-LO colony-GR"
ME, NEXT, THIRD = Seat(0), Seat(1), Seat(2)
EVERYBODY = (ME, NEXT, THIRD, None)
CRAB, FISH, BOAT = parse_cards("crab-DB fish-DB boat-DB")


# --- events, redacted for each viewer

RESULT = RoundResult(1, Ending.VOID, ME, None, None, (0, 0, 0), None, (1, 0, 0))
PUBLIC: list[Event] = [
    RoundStarted(1, ME, 58),
    PileStarted(Pile.A, CRAB),
    TurnStarted(ME, restricted=True),
    CardTaken(ME, Pile.A, CRAB, FISH),  # everybody knows exactly which card went into whose hand
    CardsLaid(ME, (CRAB, CRAB)),
    EffectLapsed(ME),
    VictimChosen(ME, NEXT),
    OthersRestricted(ME),
    MermaidsLaid(ME),
    Called(ME, Call.LAST_CHANCE),
    HandRevealed(ME, (CRAB,)),
    TurnEnded(ME),
    RoundEnded(RESULT, (0, 0, 0)),
    GameEnded(Outcome((ME,), (1, 2, 3), by_mermaids=False)),
]
REDACTED: list[tuple[Event, set[Seat], Event]] = [  # the event, who knows it, and what the others get
    (CardLifted(ME, CRAB), {ME}, CardLifted(ME, None)),
    (CardDrawn(ME, CRAB), {ME}, CardDrawn(ME, None)),
    (CardKept(ME, CRAB, FISH, Pile.B), {ME}, CardKept(ME, None, FISH, Pile.B)),
    (PileSearched(ME, Pile.A, (CRAB, FISH)), {ME}, PileSearched(ME, Pile.A, None)),
    (CardPicked(ME, Pile.A, CRAB, FISH), {ME}, CardPicked(ME, Pile.A, None, FISH)),
    (CardChosen(ME, CRAB, (FISH, BOAT), 2), {ME}, CardChosen(ME, None, None, 2)),
    (CardStolen(ME, NEXT, CRAB), {ME, NEXT}, CardStolen(ME, NEXT, None)),
]


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_what_everybody_may_know_is_told_to_everybody(event: Event, viewer: Seat | None) -> None:
    assert redact(event, viewer) == event


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize(("event", "knowing", "others"), REDACTED, ids=lambda value: type(value).__name__)
def test_a_secret_is_told_to_those_who_know_and_to_nobody_else(
    event: Event, knowing: set[Seat], others: Event, viewer: Seat | None
) -> None:
    assert redact(event, viewer) == (event if viewer in knowing else others)


def test_there_is_no_event_beside_those() -> None:
    told = {type(event) for event in PUBLIC} | {type(event) for event, _, _ in REDACTED}

    assert told == set(get_args(Event))


# --- views


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_sizes_totals_round_call_and_restrictions_are_seen_by_everybody(viewer: Seat | None) -> None:
    game = a_game(
        f"{SEVEN} | crab-DB | fish-DB fish-LB",
        a="boat-DB boat-LB",
        caller=0,
        turn=1,
        restricted=(2,),
        totals=(3, 4, 5),
        number=6,
    )

    seen = view(game, viewer)

    assert seen.deck_size == 58 - 8
    assert [pile.size for pile in seen.piles] == [2, 0]
    assert seen.hand_sizes == (3, 1, 2)
    assert seen.totals == (3, 4, 5)
    assert (seen.round_number, seen.turn, seen.phase) == (6, 1, Phase.PLAY)
    assert (seen.caller, seen.call) == (0, Call.LAST_CHANCE)
    assert seen.restricted == (False, False, True)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_rules_the_box_and_the_finished_rounds_are_seen_by_everybody(viewer: Seat | None) -> None:
    game = a_game(f"| {SEVEN} |", turn=1, totals=(20, 28, 0), starter=2)

    seen, over = view(game, viewer), view(play(game, "stop").game, viewer)

    assert (seen.seat, seen.players, seen.starter, seen.to_act) == (viewer, 3, 2, 1)
    assert (seen.ruleset, seen.box) == (game.ruleset, game.box)
    assert (seen.results, seen.outcome) == ((), None)
    assert [result.points for result in over.results] == [(0, 7, 0)]
    assert over.outcome == Outcome((NEXT,), (2, 1, 3), by_mermaids=False)
    assert over.to_act is None


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_while_chance_acts_everybody_sees_that_nobody_is_to_act(viewer: Seat | None) -> None:
    game = a_game("shark-DB swimmer-LB | crab-DB | ")

    seen = view(play(game, "lay shark-DB swimmer-LB", "steal 2").game, viewer)

    assert (seen.to_act, seen.turn, seen.victim) == (None, ME, NEXT)


def test_a_view_has_no_field_for_the_deck() -> None:
    names = {field.name for field in fields(View)}

    assert {name for name in names if "deck" in name} == {"deck_size"}


@pytest.mark.parametrize("viewer", [NEXT, None])
def test_a_view_does_not_change_with_the_deck_or_the_hands_of_others(viewer: Seat | None) -> None:
    # own card points too are for the owner only: one of these hands is worth 7, the other nothing
    one = a_game(f"{SEVEN} | boat-DB", deck="crab-DB fish-DB shell-GR")
    other = a_game("crab-DB fish-DB shell-GR | boat-DB", deck=SEVEN)

    assert view(one, viewer) == view(other, viewer)
    assert view(one, ME) != view(other, ME)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_top_of_a_pile_is_seen_by_everybody_and_what_lies_below_by_nobody(viewer: Seat | None) -> None:
    one = a_game("| |", a="crab-DB fish-DB boat-DB", b="shell-GR")
    other = a_game("| |", a="fish-DB crab-DB boat-DB", b="shell-GR")

    assert view(one, viewer).piles == (PileView(3, BOAT), PileView(1, parse_card("shell-GR")))
    assert view(one, viewer) == view(other, viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_two_drawn_cards_are_seen_by_who_drew_them(viewer: Seat | None) -> None:
    game = a_game("| |", drawn="crab-DB fish-DB", phase=Phase.KEEP)

    seen = view(game, viewer)

    assert seen.drawn == ((CRAB, FISH) if viewer == ME else None)
    assert seen.drawn_count == 2


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_discarded_card_is_seen_by_everybody_and_the_kept_one_stays_secret(viewer: Seat | None) -> None:
    game = a_game("| |", drawn="crab-DB fish-DB", phase=Phase.KEEP)

    seen = view(play(game, "keep crab-DB > A").game, viewer)

    assert seen.piles[Pile.A] == PileView(1, FISH)
    assert seen.hands[ME] == ((CRAB,) if viewer == ME else None)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_pile_that_crabs_look_through_is_seen_by_their_player(viewer: Seat | None) -> None:
    game = a_game("crab-DB crab-LB | |", a="boat-DB fish-DB")

    seen = view(play(game, "lay crab-DB crab-LB", "look A").game, viewer)

    assert seen.looking is Pile.A
    assert seen.searched == ((BOAT, FISH) if viewer == ME else None)
    assert seen.piles[Pile.A] == PileView(2, FISH)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_after_crabs_everybody_sees_the_new_size_and_the_new_top(viewer: Seat | None) -> None:
    # P5
    game = a_game("crab-DB crab-LB | |", a="boat-DB fish-DB")

    step = play(game, "lay crab-DB crab-LB", "look A", "pick fish-DB")

    seen = view(step.game, viewer)
    assert seen.piles[Pile.A] == PileView(1, BOAT)
    assert seen.searched is None
    assert seen.hands[ME] == ((FISH,) if viewer == ME else None)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_card_that_fish_bring_is_seen_by_their_player(viewer: Seat | None) -> None:
    game = a_game("fish-BK fish-LB | |")

    step = play(game, "lay fish-BK fish-LB", "deal crab-DB")

    assert view(step.game, viewer).hands[ME] == ((CRAB,) if viewer == ME else None)
    assert view(step.game, viewer).hand_sizes == (1, 0, 0)


def test_a_stolen_card_is_seen_by_the_thief_and_told_to_thief_and_victim() -> None:
    game = a_game("shark-DB swimmer-LB | crab-DB fish-DB |")

    step = play(game, "lay shark-DB swimmer-LB", "steal 2", "lose crab-DB")

    told = {viewer: redact(step.events[-1], viewer) for viewer in viewers(game)}
    assert told[ME] == told[NEXT] == CardStolen(ME, NEXT, CRAB)
    assert told[THIRD] == told[None] == CardStolen(ME, NEXT, None)
    assert [view(step.game, viewer).hands[ME] for viewer in EVERYBODY] == [(CRAB,), None, None, None]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_lobsters_cards_are_seen_by_its_player_and_counted_by_everybody(viewer: Seat | None) -> None:
    game = a_game("crab-LB lobster-BK | |", deck="crab-DB fish-DB boat-DB shell-GR")

    lifted = play(game, "lay crab-LB lobster-BK", *(f"deal {card}" for card in game.round.deck)).game
    chosen = play(lifted, "pick fish-DB")

    seen = view(lifted, viewer)
    assert seen.drawn == (parse_cards("boat-DB crab-DB fish-DB shell-GR") if viewer == ME else None)
    assert (seen.drawn_count, seen.deck_size) == (4, 0)
    told = CardChosen(ME, FISH, parse_cards("boat-DB crab-DB shell-GR"), 3)
    assert redact(chosen.events[0], viewer) == (told if viewer == ME else CardChosen(ME, None, None, 3))
    assert view(chosen.game, viewer).deck_size == 3


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_who_is_restricted_and_a_restricted_draw_is_secret(viewer: Seat | None) -> None:
    game = a_game("| |", restricted=(0, 1), phase=Phase.TAKE)

    step = play(game, "draw", "deal crab-DB")

    assert view(game, viewer).restricted == (True, True, False)
    assert redact(step.events[0], viewer) == CardDrawn(ME, CRAB if viewer == ME else None)
    assert view(step.game, viewer).hands[ME] == ((CRAB,) if viewer == ME else None)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_laid_duos_and_trios_are_seen_by_everybody(viewer: Seat | None) -> None:
    game = a_game("| |", "crab-DB crab-LB / fish-DB fish-LB starfish-DB", extra_salt=True)

    seen = view(game, viewer)

    assert [format_cards(group) for group in seen.tableaus[ME]] == [
        "crab-DB crab-LB",
        "fish-DB fish-LB starfish-DB",
    ]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_hand_under_last_chance_is_public_from_the_call_or_from_the_end_of_the_final_turn(
    viewer: Seat | None,
) -> None:
    game = a_game(f"{SEVEN} | crab-DB | fish-DB", a="boat-DB")

    called = play(game, "last").game
    finished = play(called, "take A", "end").game

    caller, own = parse_cards("colony-GR penguin-LO penguin-PU"), viewer
    assert view(called, viewer).hands == (
        caller,
        (CRAB,) if own == NEXT else None,
        (FISH,) if own == THIRD else None,
    )
    assert view(finished, viewer).hands == (caller, (BOAT, CRAB), (FISH,) if own == THIRD else None)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_hands_are_public_after_stop(viewer: Seat | None) -> None:
    game = a_game(f"{SEVEN} | crab-DB | fish-DB", totals=(30, 0, 0))

    step = play(game, "stop")

    hands = (parse_cards("colony-GR penguin-LO penguin-PU"), (CRAB,), (FISH,))
    assert view(step.game, viewer).hands == hands
    told = [redact(event, viewer) for event in step.events]
    assert told[1:4] == [HandRevealed(Seat(seat), hand) for seat, hand in enumerate(hands)]


def test_when_the_deck_runs_out_no_hand_is_revealed() -> None:
    game = a_game(f"{SEVEN} | crab-DB | fish-DB", deck="")

    step = play(game, "end")

    assert not [event for event in step.events if isinstance(event, HandRevealed)]
    assert step.game.results[-1].scores is None


def test_when_the_deck_runs_out_under_last_chance_only_the_hand_of_that_turn_is_revealed() -> None:
    game = a_game(f"{SEVEN} | crab-DB | fish-DB", deck="", caller=0, turn=1)

    step = play(game, "end")

    revealed = [event for event in step.events if isinstance(event, HandRevealed)]
    assert revealed == [HandRevealed(NEXT, (CRAB,))]


def test_four_mermaids_are_shown_and_the_rest_of_the_hand_stays_secret() -> None:
    mermaids = "mermaid-WH mermaid-WH mermaid-WH mermaid-WH"
    game = a_game(f"{mermaids} crab-DB | fish-DB | boat-DB")

    after = play(game, "mermaids").game

    for viewer in viewers(game):
        seen = view(after, viewer)
        assert format_cards(seen.tableaus[ME][0]) == mermaids
        assert seen.hands == tuple(
            hand if seat == viewer else None for seat, hand in enumerate(((CRAB,), (FISH,), (BOAT,)))
        )


def test_a_spectator_holds_no_hand_and_sees_none_that_is_not_revealed() -> None:
    game = a_game("crab-DB | fish-DB | boat-DB", revealed=(1,))

    seen = view(game, None)

    assert seen.hands == (None, (FISH,), None)
    assert (seen.hand, seen.tableau) == ((), ())
    assert seen.revealed == (False, True, False)


def test_a_seat_sees_its_own_hand_and_what_it_has_laid() -> None:
    game = a_game("crab-DB | fish-DB", "boat-DB boat-LB | crab-LB crab-YE")

    seen = view(game, NEXT)

    assert seen.hand == (FISH,)
    assert seen.tableau == (parse_cards("crab-LB crab-YE"),)


def test_copies_cannot_be_told_apart() -> None:
    game = a_game(drawn="crab-DB crab-DB", a="fish-DB", b="boat-DB", phase=Phase.KEEP)

    assert legal(game) == {"keep crab-DB > A", "keep crab-DB > B"}
