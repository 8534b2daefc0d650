"""What a viewer with a perfect memory knows, by example. tests/properties has the general properties."""

import pytest

from seasalt.rules import (
    Cards,
    Event,
    Knowledge,
    Pile,
    Ruleset,
    Seat,
    box,
    learn,
    no_knowledge,
    parse_card,
    parse_cards,
    redact,
)
from seasalt.rules import knowledge as knowledge_module
from seasalt.rules.event import (
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    HandRevealed,
    PileSearched,
    PileStarted,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from seasalt.rules.knowledge import World
from tests.games import viewers
from tests.properties.fitting_games import falsehoods, learn_all
from tests.properties.strategies import Policy, Table

ADA, BO, CLEO, SPECTATOR = Seat(0), Seat(1), Seat(2), None
A = Pile.A

Story = tuple[Event, ...]


def knows(viewer: Seat | None, *stories: Story, whole: str | None = None) -> Knowledge:
    """What one of three players, or a spectator, knows after some events in a game with the box `whole`."""
    knowledge = no_knowledge(viewer, 3, cards(whole) if whole else box(extra_salt=True))
    for story in stories:
        for event in story:
            knowledge = learn(knowledge, redact(event, viewer))
    return knowledge


def cards(text: str) -> Cards:
    return tuple(sorted(parse_cards(text)))


def piled(text: str) -> Story:
    """These cards go onto pile A, the last on top."""
    return tuple(PileStarted(A, card) for card in parse_cards(text))


def took(seat: Seat, text: str) -> Story:
    """These cards go into a hand in public, through the empty pile A."""
    openly: Story = ()
    for card in parse_cards(text):
        openly += (PileStarted(A, card), CardTaken(seat, A, card, None))
    return openly


def drew(seat: Seat, text: str) -> Story:
    """These cards go into a hand in secret."""
    return tuple(CardDrawn(seat, card) for card in parse_cards(text))


def laid(seat: Seat, text: str) -> Story:
    return (CardsLaid(seat, parse_cards(text)),)


def stole(thief: Seat, victim: Seat, text: str) -> Story:
    return (CardStolen(thief, victim, parse_card(text)),)


def picked(seat: Seat, pile: str, text: str, top: str | None) -> Story:
    """Crabs: look through pile A, take one card, and `top` is then on top."""
    return (
        PileSearched(seat, A, parse_cards(pile)),
        CardPicked(seat, A, parse_card(text), parse_card(top) if top else None),
    )


def hauled(seat: Seat, text: str, back: str) -> Story:
    """Lobster: look at cards of the deck, keep one, give the others back."""
    card, others = parse_card(text), cards(back)
    lifted = tuple(CardLifted(seat, one) for one in (card, *others))
    return (*lifted, CardChosen(seat, card, others, len(others)))


# --- cards into and out of hands


@pytest.mark.parametrize("viewer", [ADA, BO, CLEO, SPECTATOR])
def test_everybody_knows_a_card_taken_from_a_pile(viewer: Seat | None) -> None:
    assert knows(viewer, took(ADA, "crab-DB")).hand(ADA) == cards("crab-DB")


def test_only_the_seat_knows_a_card_drawn() -> None:
    assert knows(ADA, drew(ADA, "crab-DB")).hand(ADA) == cards("crab-DB")
    assert knows(BO, drew(ADA, "crab-DB")).hand(ADA) == ()
    assert knows(SPECTATOR, drew(ADA, "crab-DB")).hand(ADA) == ()


def test_the_kept_card_is_secret_and_the_discarded_one_is_not() -> None:
    crab, fish = parse_cards("crab-DB fish-DB")
    story = (CardLifted(ADA, crab), CardLifted(ADA, fish), CardKept(ADA, crab, fish, A))

    assert knows(ADA, story).hand(ADA) == (crab,)
    assert knows(BO, story).hand(ADA) == ()
    assert knows(BO, story).pile(A) == (fish,)


def test_a_known_card_is_known_until_it_is_laid() -> None:
    story = took(ADA, "crab-DB crab-LB shell-YE")

    assert knows(BO, story).hand(ADA) == cards("crab-DB crab-LB shell-YE")
    assert knows(BO, story, laid(ADA, "crab-DB crab-LB")).hand(ADA) == cards("shell-YE")


def test_a_revealed_hand_is_known_to_the_card() -> None:
    story = (*took(ADA, "crab-DB"), *drew(ADA, "shell-YE shell-GY"))
    shown = HandRevealed(ADA, cards("crab-DB shell-YE shell-GY"))

    for viewer in (BO, SPECTATOR):
        assert knows(viewer, (*story, shown)).hand(ADA) == shown.cards


def test_a_new_round_forgets_the_old_one() -> None:
    knowledge = knows(BO, took(ADA, "crab-DB"), piled("shell-YE"), (RoundStarted(2, BO, 66),))

    assert knowledge == no_knowledge(BO, 3, box(extra_salt=True))
    assert (knowledge.hand(ADA), knowledge.pile(A)) == ((), ())


def test_lower_cards_of_a_pile_are_remembered() -> None:
    assert knows(SPECTATOR, piled("crab-DB fish-DB shell-YE")).pile(A) == parse_cards(
        "crab-DB fish-DB shell-YE"
    )


# --- copies (5.10 #97)


def test_of_two_known_copies_one_is_left_when_the_other_is_laid() -> None:
    # 5.10 #97
    story = (*took(ADA, "crab-DB crab-DB crab-LB"), *laid(ADA, "crab-DB crab-LB"))

    assert knows(BO, story).hand(ADA) == cards("crab-DB")


def test_a_known_copy_is_gone_when_an_equal_card_is_laid() -> None:
    """Nobody can tell whether the copy laid was the one that was seen."""
    story = (*took(ADA, "crab-DB"), *drew(ADA, "crab-DB crab-LB"), *laid(ADA, "crab-DB crab-LB"))

    assert knows(ADA, story).hand(ADA) == cards("crab-DB")
    assert knows(BO, story).hand(ADA) == ()


# --- thefts (2.5)


def test_a_theft_from_one_known_card_is_known_by_everybody() -> None:
    for viewer in (ADA, BO, CLEO, SPECTATOR):
        knowledge = knows(viewer, took(ADA, "crab-DB"), stole(BO, ADA, "crab-DB"))

        assert knowledge.hand(BO) == cards("crab-DB")
        assert knowledge.hand(ADA) == ()


def test_a_theft_from_one_secret_card_tells_third_parties_nothing() -> None:
    assert knows(CLEO, drew(ADA, "crab-DB"), stole(BO, ADA, "crab-DB")).hand(BO) == ()
    assert knows(BO, drew(ADA, "crab-DB"), stole(BO, ADA, "crab-DB")).hand(BO) == cards("crab-DB")


THEFT_FROM_TWO = (*took(ADA, "crab-DB shell-YE"), *took(BO, "fish-DB"), *stole(BO, ADA, "crab-DB"))


def test_after_a_theft_third_parties_know_no_card_of_the_victim_any_more() -> None:
    for viewer in (CLEO, SPECTATOR):
        knowledge = knows(viewer, THEFT_FROM_TWO)

        assert knowledge.hand(ADA) == ()
        assert knowledge.hand(BO) == cards("fish-DB")
        assert len(knowledge.worlds) == 2


def test_thief_and_victim_know_both_hands_as_before() -> None:
    for viewer in (ADA, BO):
        assert knows(viewer, THEFT_FROM_TWO).hand(ADA) == cards("shell-YE")
        assert knows(viewer, THEFT_FROM_TWO).hand(BO) == cards("crab-DB fish-DB")


def test_the_thief_sees_only_the_stolen_card() -> None:
    knowledge = knows(BO, took(ADA, "crab-DB"), drew(ADA, "shell-YE shell-GY"), stole(BO, ADA, "shell-YE"))

    assert knowledge.hand(BO) == cards("shell-YE")
    assert knowledge.hand(ADA) == cards("crab-DB")


def test_after_a_theft_from_cards_all_known_and_alike_everybody_knows_both_hands() -> None:
    for viewer in (CLEO, SPECTATOR):
        knowledge = knows(viewer, took(ADA, "crab-DB crab-DB"), stole(BO, ADA, "crab-DB"))

        assert knowledge.hand(ADA) == cards("crab-DB")
        assert knowledge.hand(BO) == cards("crab-DB")


def test_one_other_card_in_the_hand_is_enough_to_lose_track() -> None:
    for other in (took(ADA, "shell-YE"), drew(ADA, "shell-YE")):
        knowledge = knows(CLEO, took(ADA, "crab-DB"), other, stole(BO, ADA, "crab-DB"))

        assert knowledge.hand(ADA) == ()
        assert knowledge.hand(BO) == ()


def test_of_two_known_copies_and_another_card_one_copy_stays_known() -> None:
    knowledge = knows(CLEO, took(ADA, "crab-DB crab-DB shell-YE"), stole(BO, ADA, "shell-YE"))

    assert knowledge.hand(ADA) == cards("crab-DB")


def test_a_card_that_was_here_or_there_is_where_it_shows() -> None:
    story = (*THEFT_FROM_TWO, *drew(BO, "crab-LB"))

    assert knows(CLEO, story, laid(BO, "crab-DB crab-LB")).hand(ADA) == cards("shell-YE")
    assert knows(CLEO, story, (HandRevealed(ADA, cards("shell-YE")),)).hand(BO) == cards("crab-DB fish-DB")


def test_a_second_theft_makes_more_ways_and_a_shown_hand_rules_them_out() -> None:
    back = (*THEFT_FROM_TWO, *stole(ADA, BO, "crab-DB"))
    shown = HandRevealed(ADA, cards("crab-DB shell-YE"))

    assert knows(CLEO, back).hand(ADA) == ()
    assert knows(CLEO, back, (shown,)).hand(BO) == cards("fish-DB")


# --- crabs


PILE = "crab-LB fish-DB shell-YE"


def test_a_card_picked_from_inside_a_pile_is_known_to_the_taker_only() -> None:
    story = (*piled(PILE), *picked(BO, PILE, "fish-DB", top="shell-YE"))

    assert knows(BO, story).hand(BO) == cards("fish-DB")
    assert knows(BO, story).pile(A) == parse_cards("crab-LB shell-YE")
    for viewer in (ADA, SPECTATOR):
        assert knows(viewer, story).hand(BO) == ()
        assert knows(viewer, story).pile(A) == (None, parse_card("shell-YE"))


def test_a_new_top_tells_that_the_old_one_was_picked() -> None:
    story = (*piled(PILE), *picked(BO, PILE, "shell-YE", top="fish-DB"))

    assert knows(ADA, story).hand(BO) == cards("shell-YE")
    assert knows(ADA, story).pile(A) == parse_cards("crab-LB fish-DB")


def test_an_emptied_pile_tells_which_card_was_picked() -> None:
    story = (*piled("shell-YE"), *picked(BO, "shell-YE", "shell-YE", top=None))

    assert knows(ADA, story).hand(BO) == cards("shell-YE")


def test_a_pick_of_two_equal_cards_tells_itself() -> None:
    """Of equal cards the one nearest the top is taken: with an equal card on top, the pick was another."""
    pile = "fish-DB shell-YE"
    story = (*piled(pile), *picked(BO, pile, "fish-DB", top="shell-YE"))

    assert knows(ADA, story).hand(BO) == cards("fish-DB")
    twins = "fish-DB fish-DB"
    assert knows(ADA, piled(twins), picked(BO, twins, "fish-DB", top="fish-DB")).hand(BO) == cards("fish-DB")


def test_what_comes_off_the_pile_later_tells_what_was_picked() -> None:
    story = (*piled(PILE), *picked(BO, PILE, "fish-DB", top="shell-YE"))
    shell, crab = parse_cards("shell-YE crab-LB")

    assert knows(ADA, story, (CardTaken(CLEO, A, shell, crab),)).hand(BO) == cards("fish-DB")


def test_the_next_to_look_through_the_pile_learns_what_was_picked() -> None:
    story = (*piled(PILE), *picked(BO, PILE, "fish-DB", top="shell-YE"))
    search = (PileSearched(CLEO, A, parse_cards("crab-LB shell-YE")),)

    assert knows(CLEO, story, search).hand(BO) == cards("fish-DB")
    assert knows(ADA, story, search).hand(BO) == ()


# --- the lobster, and the deck


SECRETS = drew(ADA, "shell-DB shell-LB shell-BK shell-GR")  # so that no card is known by elimination


def test_the_lobsters_player_knows_what_went_back() -> None:
    story = (*SECRETS, *hauled(BO, "shell-YE", back="crab-DB crab-DB fish-DB"))

    assert knows(BO, story).deck() == cards("crab-DB crab-DB fish-DB")
    assert knows(BO, story).hand(BO) == cards("shell-YE")
    for viewer in (CLEO, SPECTATOR):
        assert knows(viewer, story).deck() == ()
        assert knows(viewer, story).hand(BO) == ()


def test_a_card_known_in_the_deck_may_be_the_next_one_drawn() -> None:
    story = (*SECRETS, *hauled(BO, "shell-YE", back="crab-DB crab-DB"), *drew(ADA, "boat-LB"))

    assert knows(BO, story).deck() == cards("crab-DB")


def test_a_deck_of_at_most_five_cards_is_known_whole_after_the_lobster() -> None:
    whole = "crab-LB lobster-BK shell-YE crab-DB fish-DB"
    story = hauled(BO, "shell-YE", back="crab-DB fish-DB")
    opened = (*took(BO, "crab-LB lobster-BK"), *laid(BO, "crab-LB lobster-BK"))

    assert knows(BO, opened, story, whole=whole).deck() == cards("crab-DB fish-DB")
    assert knows(BO, opened, story, drew(ADA, "fish-DB"), whole=whole).deck() == ()
    shown = (HandRevealed(ADA, cards("fish-DB")),)
    assert knows(BO, opened, story, drew(ADA, "fish-DB"), shown, whole=whole).deck() == cards("crab-DB")


def test_the_only_cards_never_seen_are_known_where_only_they_can_be() -> None:
    whole = "crab-DB crab-DB fish-DB shell-YE"

    assert knows(BO, took(BO, "fish-DB shell-YE"), whole=whole).deck() == cards("crab-DB crab-DB")
    assert knows(BO, took(BO, "fish-DB shell-YE"), drew(ADA, "crab-DB"), whole=whole).hand(ADA) == cards(
        "crab-DB"
    )


def test_of_cards_never_seen_as_many_copies_are_known_as_cannot_all_be_elsewhere() -> None:
    whole = "crab-DB crab-DB fish-DB"

    assert knows(SPECTATOR, drew(ADA, "crab-DB"), whole=whole).deck() == cards("crab-DB")
    assert knows(SPECTATOR, drew(ADA, "crab-DB"), whole=whole).hand(ADA) == ()


# --- four mermaids


def test_a_turn_that_ends_without_a_win_shows_that_four_mermaids_are_not_in_that_hand() -> None:
    story = (*took(ADA, "mermaid-WH"), *took(ADA, "shell-YE"), *took(BO, "mermaid-WH mermaid-WH mermaid-WH"))
    theft = (TurnStarted(BO), *stole(BO, ADA, "shell-YE"))

    assert knows(CLEO, story, theft).hand(ADA) == ()
    assert knows(CLEO, story, theft, (TurnEnded(BO),)).hand(ADA) == cards("mermaid-WH")


# --- more worlds than the limit


def test_with_too_many_ways_a_viewer_forgets_hands_and_claims_nothing_false(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(knowledge_module, "WORLD_LIMIT", 4)
    forget, forgotten = knowledge_module._forget_hands, []

    def forget_and_tell(world: World, knowledge: Knowledge) -> World:
        forgotten.append(world)
        return forget(world, knowledge)

    monkeypatch.setattr(knowledge_module, "_forget_hands", forget_and_tell)
    for seed in range(6):
        table = Table(Ruleset(extra_salt=True), 2 + seed % 3, ADA, Policy.SHY, seed)
        start = table.start()
        minds = [no_knowledge(viewer, table.players, start.game.box) for viewer in viewers(start.game)]
        for move in table.moves(limit=120):
            minds = [learn_all(mind, move.step) for mind in minds]
            for mind in minds:
                assert list(falsehoods(mind, move.step.game)) == []
                if mind.viewer is not None:
                    assert mind.hand(mind.viewer) == move.step.game.round.hands[mind.viewer]

    assert forgotten


def test_a_viewer_who_forgets_a_hand_keeps_its_own_and_the_piles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge_module, "WORLD_LIMIT", 1)
    story = (*took(CLEO, "boat-DB"), *took(ADA, "crab-DB shell-YE octopus-LB"), *piled("fish-DB fish-LB"))

    knowledge = knows(CLEO, story, stole(BO, ADA, "crab-DB"))

    assert len(knowledge.worlds) == 1
    assert knowledge.hand(CLEO) == cards("boat-DB")
    assert knowledge.pile(A) == parse_cards("fish-DB fish-LB")
    assert (knowledge.hand(ADA), knowledge.hand(BO)) == ((), ())


def test_what_was_forgotten_can_be_learned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge_module, "WORLD_LIMIT", 1)
    story = (*took(ADA, "crab-DB shell-YE"), *stole(BO, ADA, "crab-DB"), *took(ADA, "fish-DB"))

    assert knows(CLEO, story).hand(ADA) == cards("fish-DB")
    assert knows(CLEO, story, (HandRevealed(BO, cards("crab-DB")),)).hand(BO) == cards("crab-DB")


# --- how likely a world is


def chances_that_ada_has_it(knowledge: Knowledge) -> dict[bool, float]:
    crab = parse_card("crab-DB")
    return {crab in world.zones[ADA]: weight for world, weight in knowledge.worlds.items()}


TAKEN = (PileStarted(A, parse_card("crab-DB")), CardTaken(ADA, A, parse_card("crab-DB"), None))


def test_after_a_theft_from_three_cards_the_known_one_has_moved_with_chance_one_third():
    drawn = (CardDrawn(ADA, None), CardDrawn(ADA, None))

    knowledge = knows(CLEO, TAKEN, drawn, (CardStolen(BO, ADA, None),))

    assert chances_that_ada_has_it(knowledge) == pytest.approx({True: 2 / 3, False: 1 / 3})


def test_a_card_that_is_shown_was_more_likely_known_than_one_of_those_never_seen():
    unseen = CardDrawn(ADA, None), CardStolen(BO, ADA, None), CardDrawn(BO, None)

    knowledge = knows(CLEO, TAKEN, unseen, (CardsLaid(BO, cards("crab-DB crab-LB")),))

    # There are two of each crab. Either Bo stole the known one and drew the other, one of 65 cards; or both
    # of Bo's cards were never seen.
    stolen, stayed = 2 / 65, 2 * (1 / 65) * (2 / 64)
    both = stolen + stayed
    assert chances_that_ada_has_it(knowledge) == pytest.approx({True: stayed / both, False: stolen / both})
