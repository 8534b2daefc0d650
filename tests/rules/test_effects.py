"""Step 2 of a turn, what the cards do: docs/rules-reference.md 3 and 5.2."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from seasalt.rules import (
    Ending,
    IllegalAction,
    Lay,
    NotationError,
    Phase,
    Reason,
    Ruleset,
    Seat,
    apply,
    box,
    chance_outcomes,
    format_cards,
    legal_actions,
    new_game,
    parse_action,
    parse_card,
    parse_cards,
    sample,
    view,
)
from seasalt.rules.effects import lapses, supply_of
from seasalt.rules.event import CardsLaid, CardStolen, EffectLapsed, TurnStarted, VictimChosen
from seasalt.rules.legal import lapsing_lays
from seasalt.rules.scoring import is_duo
from tests.games import a_game, legal, play, viewers
from tests.rules.refusal import refusal

DUOS = {
    ("crab", "crab"),
    ("boat", "boat"),
    ("fish", "fish"),
    ("shark", "swimmer"),
    ("jellyfish", "swimmer"),
    ("crab", "lobster"),
}
ONE_OF_EACH = [  # how each duo is laid in the tests below
    "crab-DB crab-LB",
    "boat-DB boat-LB",
    "fish-DB fish-LB",
    "shark-DB swimmer-LB",
    "jellyfish-PU swimmer-LB",
    "crab-DB lobster-BK",
]


# --- 3.1 duos


def test_six_combinations_are_duos_and_every_one_may_take_any_starfish() -> None:
    everything = format_cards(box(extra_salt=True))

    lays = [
        action.split()[1:]
        for action in legal(a_game(f"{everything} |", extra_salt=True))
        if action.startswith("lay")
    ]

    kinds = [tuple(card.split("-")[0] for card in cards) for cards in lays]
    assert {cards for cards in kinds if len(cards) == 2} == DUOS
    assert {cards for cards in kinds if len(cards) == 3} == {(*duo, "starfish") for duo in DUOS}
    assert {cards[2] for cards in lays if len(cards) == 3} == {"starfish-DB", "starfish-LB", "starfish-YE"}


def test_no_other_two_cards_may_be_laid() -> None:
    one_a_kind = {card.kind: card for card in box(extra_salt=True)}
    game = a_game(" ".join(f"{card} {card}" for card in one_a_kind.values()) + " |", deck="")

    refused = {
        (one.kind, other.kind)
        for one, other in combinations_with_replacement(sorted(one_a_kind.values()), 2)
        if (one.kind, other.kind) not in DUOS and refusal(game, f"lay {one} {other}") is Reason.NOT_A_DUO
    }

    assert len(refused) == 19 * 20 / 2 - len(DUOS)


@pytest.mark.parametrize("duo", ONE_OF_EACH)
def test_two_cards_are_a_duo_whichever_comes_first(duo: str) -> None:
    one, other = parse_cards(duo)

    assert is_duo(one, other)
    assert is_duo(other, one)


@pytest.mark.parametrize("duo", ["fish-DB fish-DB", "fish-BK fish-YE"])
def test_the_colors_of_a_duo_do_not_matter(duo: str) -> None:
    game = a_game(f"{duo} |", deck="shell-GR")

    assert play(game, f"lay {duo}").game.round.phase is Phase.FISHING


@pytest.mark.parametrize("duo", ["crab-DB crab-LB", "crab-LB crab-YE", "crab-DB crab-DB"])
def test_both_cards_of_a_duo_come_from_the_hand(duo: str) -> None:
    game = a_game("crab-DB | crab-DB", "crab-LB crab-YE")

    assert refusal(game, f"lay {duo}") is Reason.CARD_NOT_IN_HAND


def test_a_laid_duo_leaves_the_hand_and_lies_face_up_as_a_group_of_its_own() -> None:
    game = a_game("crab-DB crab-LB shell-GR |", "fish-DB fish-LB")

    after = play(game, "lay crab-DB crab-LB").game

    assert format_cards(after.round.hands[0]) == "shell-GR"
    assert after.round.tableaus[0] == (parse_cards("fish-DB fish-LB"), parse_cards("crab-DB crab-LB"))


@pytest.mark.parametrize("duo", [duo for duo in ONE_OF_EACH if "jellyfish" not in duo])
def test_an_effect_that_can_happen_must_happen(duo: str) -> None:
    game = a_game(f"{duo} | shell-GR", deck="octopus-LB octopus-YE", a="penguin-PU", b="penguin-LO")

    after = play(game, f"lay {duo}").game

    assert refusal(after, "end") in (Reason.WRONG_PHASE, Reason.CHANCE_ACTS)
    assert "end" not in legal(after)


@pytest.mark.parametrize(
    ("duo", "deck", "pile"),
    [
        ("crab-DB crab-LB", "shell-GR", ""),  # 5.2 #11, P6
        ("fish-DB fish-LB", "", "crab-DB"),  # 5.2 #14
        ("boat-DB boat-LB", "", ""),  # 5.2 #15
        ("crab-DB lobster-BK", "", "fish-DB"),  # 5.2 #22
    ],
)
def test_a_duo_whose_effect_finds_no_card_may_be_laid_and_does_nothing(
    duo: str, deck: str, pile: str
) -> None:
    step = play(a_game(f"{duo} |", deck=deck, a=pile), f"lay {duo}")

    assert step.game.round.phase is Phase.PLAY
    assert step.game.round.tableaus[0] == (parse_cards(duo),)
    assert step.events == (CardsLaid(Seat(0), parse_cards(duo)), EffectLapsed(Seat(0)))


# --- crab and crab


def test_crabs_choose_a_pile_then_see_all_of_it_then_take_any_one_card() -> None:
    game = a_game("crab-DB crab-LB |", a="fish-DB boat-DB shell-GR", b="octopus-LB")

    choosing = play(game, "lay crab-DB crab-LB").game
    looking = play(choosing, "look A").game
    taken = play(looking, "pick boat-DB").game

    assert legal(choosing) == {"look A", "look B"}
    assert legal(looking) == {"pick fish-DB", "pick boat-DB", "pick shell-GR"}
    assert format_cards(taken.round.hands[0]) == "boat-DB"
    assert tuple(map(format_cards, taken.round.piles)) == ("fish-DB shell-GR", "octopus-LB")
    assert taken.round.phase is Phase.PLAY


def test_crabs_choose_the_pile_blind_and_cannot_go_to_the_other_after_looking() -> None:
    game = a_game("crab-DB crab-LB |", a="fish-DB", b="octopus-LB")

    looking = play(game, "lay crab-DB crab-LB", "look A").game

    assert refusal(looking, "look B") is Reason.WRONG_PHASE
    assert refusal(looking, "pick octopus-LB") is Reason.CARD_NOT_IN_PILE


@pytest.mark.parametrize(("a", "b", "full", "empty"), [("fish-DB", "", "A", "B"), ("", "fish-DB", "B", "A")])
def test_crabs_with_one_pile_empty_must_look_through_the_other(a: str, b: str, full: str, empty: str) -> None:
    # 5.2 #12
    game = a_game("crab-DB crab-LB |", a=a, b=b)

    choosing = play(game, "lay crab-DB crab-LB").game

    assert legal(choosing) == {f"look {full}"}
    assert refusal(choosing, f"look {empty}") is Reason.PILE_EMPTY


def test_after_looking_with_crabs_a_card_must_be_taken() -> None:
    # 5.2 #13
    game = a_game("crab-DB crab-LB |", a="fish-DB boat-DB")

    looking = play(game, "lay crab-DB crab-LB", "look A").game

    assert legal(looking) == {"pick fish-DB", "pick boat-DB"}
    assert refusal(looking, "end") is Reason.WRONG_PHASE


# --- fish and fish


def test_fish_bring_the_top_card_of_the_deck() -> None:
    game = a_game("fish-DB fish-LB |", deck="shell-GR crab-DB crab-DB")

    fishing = play(game, "lay fish-DB fish-LB").game
    after = play(fishing, "deal crab-DB").game

    assert dict(chance_outcomes(fishing)) == {
        parse_action("deal crab-DB"): 2,
        parse_action("deal shell-GR"): 1,
    }
    assert format_cards(after.round.hands[0]) == "crab-DB"
    assert format_cards(after.round.deck) == "crab-DB shell-GR"
    assert after.round.phase is Phase.PLAY


# --- boat and boat


def test_boats_give_a_complete_new_turn_at_once() -> None:
    game = a_game("boat-DB boat-LB crab-DB |", a="crab-LB", b="fish-DB")

    step = play(game, "lay boat-DB boat-LB")
    played_on = play(step.game, "take A", "lay crab-DB crab-LB").game

    assert legal(step.game) == {"draw", "take A", "take B"}
    assert step.events[1:] == (TurnStarted(Seat(0), extra=True),)
    assert played_on.round.tableaus[0] == (parse_cards("boat-DB boat-LB"), parse_cards("crab-DB crab-LB"))
    assert played_on.to_act == 0


def test_boat_duos_chain_and_each_gives_one_more_turn() -> None:
    game = a_game("boat-DB boat-LB boat-BK boat-YE |", a="crab-LB", b="fish-DB")

    after = play(game, "lay boat-DB boat-LB", "take A", "lay boat-BK boat-YE", "take B").game

    assert format_cards(after.round.hands[0]) == "crab-LB fish-DB"
    assert play(after, "end").game.to_act == 1


def test_boats_with_an_empty_deck_give_a_turn_from_the_piles() -> None:
    # 5.2 #16
    game = a_game("boat-DB boat-LB |", deck="", b="fish-DB")

    after = play(game, "lay boat-DB boat-LB").game

    assert legal(after) == {"take B"}
    assert format_cards(play(after, "take B").game.round.hands[0]) == "fish-DB"


# --- swimmer and shark


@pytest.mark.parametrize(
    ("hands", "caller"),
    [
        ("shark-DB swimmer-LB | |", None),  # nobody has cards
        ("| shark-DB swimmer-LB | ", 0),  # the caller and one without cards
    ],
)
def test_a_shark_without_a_victim_may_be_laid_and_does_nothing(hands: str, caller: int | None) -> None:
    # 5.2 #17
    thief = Seat(0 if caller is None else 1)
    game = a_game(hands, turn=thief, caller=caller)

    step = play(game, "lay shark-DB swimmer-LB")

    assert step.game.round.phase is Phase.PLAY
    assert step.events == (CardsLaid(thief, parse_cards("shark-DB swimmer-LB")), EffectLapsed(thief))


def test_a_shark_finds_no_victim_where_all_hands_are_revealed() -> None:
    # 5.2 #17
    game = a_game("crab-DB | fish-DB | shark-DB swimmer-LB", turn=2, caller=0, revealed=(1,))

    assert play(game, "lay shark-DB swimmer-LB").game.round.phase is Phase.PLAY


def test_a_shark_steals_a_random_card_of_the_hand_and_never_of_the_table() -> None:
    # 5.2 #18
    game = a_game("shark-DB swimmer-LB | crab-DB crab-DB shell-GR", "| fish-DB fish-LB")

    stealing = play(game, "lay shark-DB swimmer-LB", "steal 2")
    after = play(stealing.game, "lose shell-GR")

    chances = {parse_action("lose crab-DB"): 2, parse_action("lose shell-GR"): 1}
    assert dict(chance_outcomes(stealing.game)) == chances
    assert refusal(stealing.game, "lose fish-DB") is Reason.CARD_NOT_IN_HAND
    assert tuple(map(format_cards, after.game.round.hands)) == ("shell-GR", "crab-DB crab-DB")
    assert after.game.round.tableaus[1] == (parse_cards("fish-DB fish-LB"),)
    assert after.game.round.phase is Phase.PLAY
    assert stealing.events[1:] == (VictimChosen(Seat(0), Seat(1)),)
    assert after.events == (CardStolen(Seat(0), Seat(1), parse_card("shell-GR")),)


def test_the_thief_chooses_the_victim_among_opponents_with_cards() -> None:
    # 5.2 #19
    game = a_game("shark-DB swimmer-LB shell-GR | crab-DB | | fish-DB")

    choosing = play(game, "lay shark-DB swimmer-LB").game

    assert legal(choosing) == {"steal 2", "steal 4"}
    assert refusal(choosing, "steal 1") is Reason.VICTIM_IS_SELF
    assert refusal(choosing, "steal 3") is Reason.VICTIM_HAS_NO_CARDS


def test_a_seat_that_is_not_at_the_table_cannot_be_a_victim() -> None:
    game = a_game("shark-DB swimmer-LB | crab-DB")

    assert refusal(play(game, "lay shark-DB swimmer-LB").game, "steal 3") is Reason.NO_SUCH_SEAT


# --- crab and lobster


def test_a_lobster_looks_at_five_cards_and_keeps_one() -> None:
    deck = "boat-DB boat-LB fish-DB fish-LB shell-DB shell-LB"
    game = a_game("crab-DB lobster-BK |", deck=deck)

    looked = play(game, "lay crab-DB lobster-BK", *(f"deal {card}" for card in deck.split()[:5])).game
    after = play(looked, "pick fish-DB").game

    assert legal(looked) == {f"pick {card}" for card in deck.split()[:5]}
    assert refusal(looked, "pick shell-LB") is Reason.CARD_NOT_LOOKED_AT
    assert refusal(looked, "end") is Reason.WRONG_PHASE
    assert format_cards(after.round.hands[0]) == "fish-DB"
    assert format_cards(after.round.deck) == "boat-DB boat-LB fish-LB shell-DB shell-LB"
    assert after.round.phase is Phase.PLAY


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_lobster_with_fewer_than_five_cards_in_the_deck_looks_at_all_of_them(size: int) -> None:
    # 5.2 #20, P14
    deck = " ".join(["boat-DB", "fish-DB", "shell-DB", "shell-LB"][:size])
    game = a_game("crab-DB lobster-BK |", deck=deck)

    looked = play(game, "lay crab-DB lobster-BK", *(f"deal {card}" for card in deck.split())).game
    after = play(looked, "pick boat-DB").game

    assert legal(looked) == {f"pick {card}" for card in deck.split()}
    assert format_cards(after.round.hands[0]) == "boat-DB"
    assert format_cards(after.round.deck) == deck.removeprefix("boat-DB ")


def test_a_lobster_that_finds_one_card_keeps_it_and_the_deck_is_empty() -> None:
    # 5.2 #21
    game = a_game("crab-DB lobster-BK |", deck="boat-DB")

    after = play(game, "lay crab-DB lobster-BK", "deal boat-DB", "pick boat-DB").game

    assert format_cards(after.round.hands[0]) == "boat-DB"
    assert after.round.deck == ()
    assert after.round.drawn == ()


def test_after_a_lobster_every_card_of_the_whole_deck_is_as_likely_to_come_next() -> None:
    # 5.2 #23
    deck = "boat-DB boat-LB fish-DB fish-LB shell-DB shell-LB octopus-LB"
    game = a_game("crab-DB lobster-BK fish-BK fish-YE |", deck=deck)

    hauled = play(game, "lay crab-DB lobster-BK", *(f"deal {card}" for card in deck.split()[:5])).game
    fishing = play(hauled, "pick boat-DB", "lay fish-BK fish-YE").game

    assert dict(chance_outcomes(fishing)) == {parse_action(f"deal {card}"): 1 for card in deck.split()[1:]}


# --- 3.2 trios


@pytest.mark.parametrize("duo", ONE_OF_EACH)
def test_a_trio_cancels_the_effect_of_its_duo(duo: str) -> None:
    # 5.2 #24, P13
    trio = f"{duo} starfish-DB"
    game = a_game(f"{trio} | shell-GR", deck="octopus-LB octopus-YE", a="penguin-PU", b="penguin-LO")

    step = play(game, f"lay {trio}")

    assert step.events == (CardsLaid(Seat(0), parse_cards(trio)),)
    assert step.game.round._replace(hands=(), tableaus=()) == game.round._replace(hands=(), tableaus=())
    assert step.game.round.tableaus[0] == (parse_cards(trio),)


def test_a_starfish_cannot_be_laid_alone() -> None:
    game = a_game("starfish-DB |", extra_salt=True)

    with pytest.raises(IllegalAction) as refused:
        apply(game, Lay(parse_cards("starfish-DB")))
    with pytest.raises(NotationError):
        parse_action("lay starfish-DB")

    assert refused.value.reason is Reason.NOT_A_DUO
    assert legal(game) == {"end"}


def test_a_starfish_cannot_join_a_duo_that_lies_on_the_table() -> None:
    game = a_game("starfish-DB |", "crab-DB crab-LB", extra_salt=True)

    assert legal(game) == {"end"}
    assert refusal(game, "lay crab-DB crab-LB starfish-DB") is Reason.CARD_NOT_IN_HAND


def test_a_duo_takes_at_most_one_starfish() -> None:
    game = a_game("crab-DB crab-LB starfish-DB starfish-LB |", extra_salt=True)

    with pytest.raises(IllegalAction) as refused:
        apply(game, Lay(parse_cards("crab-DB crab-LB starfish-DB starfish-LB")))

    assert refused.value.reason is Reason.NOT_A_DUO


@pytest.mark.parametrize("third", ["crab-YE", "seahorse-WH", "mermaid-WH"])
def test_only_a_starfish_makes_a_trio(third: str) -> None:
    game = a_game(f"crab-DB crab-LB {third} |", extra_salt=True)

    assert refusal(game, f"lay crab-DB crab-LB {third}") is Reason.NOT_A_TRIO


def test_the_starfish_of_a_trio_comes_from_the_hand() -> None:
    game = a_game("crab-DB crab-LB | starfish-DB", extra_salt=True)

    assert refusal(game, "lay crab-DB crab-LB starfish-DB") is Reason.CARD_NOT_IN_HAND


# --- several plays


def test_any_number_of_duos_may_be_laid_in_a_turn_also_with_cards_just_gained() -> None:
    # 5.2 #25
    game = a_game("fish-DB fish-LB crab-DB swimmer-DB | boat-DB", a="shark-DB", deck="crab-LB")

    after = play(
        game,
        *("lay fish-DB fish-LB", "deal crab-LB"),  # the fish bring the second crab
        *("lay crab-DB crab-LB", "look A", "pick shark-DB"),  # the crabs bring the shark
        *("lay shark-DB swimmer-DB", "steal 2", "lose boat-DB"),
    ).game

    assert [format_cards(group) for group in after.round.tableaus[0]] == [
        "fish-DB fish-LB",
        "crab-DB crab-LB",
        "shark-DB swimmer-DB",
    ]
    assert format_cards(after.round.hands[0]) == "boat-DB"
    assert after.to_act == 0


# --- 3.3 to 3.5 cards that are not laid


@pytest.mark.parametrize(
    "hand", ["seahorse-WH shell-DB", "captain-LO sailor-PK sailor-OR", "mermaid-WH mermaid-WH mermaid-WH"]
)
def test_seahorse_collectors_multipliers_and_fewer_than_four_mermaids_are_never_played(hand: str) -> None:
    actions = legal(a_game(f"{hand} |", extra_salt=True))

    assert actions - {"stop", "last"} == {"end"}


def test_four_mermaids_laid_win_the_game_at_once_whatever_the_totals_and_nothing_is_scored() -> None:
    # G7
    game = a_game("mermaid-WH mermaid-WH mermaid-WH mermaid-WH sailor-PK sailor-OR | crab-DB", totals=(0, 39))

    after = play(game, "mermaids").game

    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.by_mermaids) == ((0,), True)
    assert after.totals == (0, 39)
    assert after.results[-1].ending is Ending.MERMAIDS
    assert (after.results[-1].points, after.results[-1].scores) == ((0, 0), None)
    assert legal(after) == set()


def test_three_mermaids_cannot_be_declared() -> None:
    game = a_game("mermaid-WH mermaid-WH mermaid-WH | mermaid-WH")

    assert refusal(game, "mermaids") is Reason.NOT_FOUR_MERMAIDS


def test_four_mermaids_win_in_a_boat_turn() -> None:
    hand = "boat-DB boat-LB mermaid-WH mermaid-WH mermaid-WH"
    game = a_game(f"{hand} |", a="mermaid-WH")

    after = play(game, "lay boat-DB boat-LB", "take A", "mermaids").game

    assert after.outcome is not None
    assert after.outcome.winners == (0,)


def test_four_mermaids_win_on_the_turn_in_which_the_deck_runs_out() -> None:
    # P16
    game = a_game("mermaid-WH mermaid-WH mermaid-WH |", deck="mermaid-WH", phase=Phase.TAKE)

    after = play(game, "draw", "deal mermaid-WH", "end").game

    assert after.outcome is not None
    assert after.outcome.winners == (0,)
    assert after.results[-1].ending is Ending.MERMAIDS


# --- what lapses can be seen


@pytest.mark.parametrize("seed", range(8))
def test_everybody_can_see_whether_an_effect_will_find_something_to_act_on(seed: int) -> None:
    rng, game = Random(seed), new_game(Ruleset(extra_salt=True), 2 + seed % 3).game
    while game.outcome is None:
        action = sample(game, rng) if game.to_act is None else rng.choice(legal_actions(game))
        seen = {view(game, viewer).supply for viewer in viewers(game)}
        step = apply(game, action)

        assert seen == {supply_of(game.round)}
        if isinstance(action, Lay):
            lapsed = any(isinstance(event, EffectLapsed) for event in step.events)
            assert {lapses(action.cards, supply) for supply in seen} == {lapsed}
            assert (action in lapsing_lays(game)) == lapsed
        game = step.game


def test_the_lays_whose_effect_would_find_nothing_are_known_before_one_is_chosen() -> None:
    hand = "crab-DB crab-LB fish-DB fish-LB boat-DB boat-LB |"
    nothing = a_game(hand, deck="")
    something = a_game(hand, deck="shell-GR", a="shell-LB")

    assert set(map(str, lapsing_lays(nothing))) == {
        "lay boat-DB boat-LB",
        "lay crab-DB crab-LB",
        "lay fish-DB fish-LB",
    }
    assert lapsing_lays(something) == ()
