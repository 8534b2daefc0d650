"""Every option decides a game: the same game, played to its end under each value, has another winner."""

from seasalt.rules import Game, Phase, Reason, Ruleset, Seat, new_game
from tests.games import a_game, play
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"  # 7 points, a bonus of 1

A_ROUND_FOR_THE_STARTER = (  # the starter collects two penguins and the colony, and stops
    *("deal penguin-PU", "deal penguin-LO"),
    *("take A", "end"),
    *("draw", "deal crab-DB", "deal boat-DB", "keep crab-DB > A", "end"),
    *("take B", "end"),
    *("draw", "deal fish-DB", "deal colony-GR", "keep fish-DB > B", "end"),
    *("take B", "stop"),
)


def end_of(game: Game, *actions: str) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """Who has won after these actions, and the totals."""
    after = play(game, *actions).game
    assert after.outcome is not None, "the game goes on"
    return after.outcome.winners, after.totals


def test_tie_break_decides_among_three_with_35_points() -> None:
    # The first player bets on 7 points and loses to the second, who has 8. Now all three have 35: the second
    # had the best round, the first ended it, and the third played last.
    caller, better, third = (
        "octopus-LB octopus-YE octopus-GR penguin-PU",
        "shell-DB shell-LB shell-BK shell-YE shell-GR",
        "shell-GY penguin-LO",
    )

    def game(tie_break: str) -> Game:
        hands = f"{caller} | {better} | {third}"
        return a_game(hands, a="crab-GY", b="swimmer-BK", totals=(34, 27, 34), tie_break=tie_break)

    bet = ("last", "take A", "end", "take B", "end")

    assert end_of(game("last_round_points"), *bet) == ((1,), (35, 35, 35))
    assert end_of(game("round_ender"), *bet) == ((0,), (35, 35, 35))
    assert end_of(game("last_to_play"), *bet) == ((2,), (35, 35, 35))


def test_next_starter_gets_the_cards_that_win_the_game() -> None:
    # The first player wins a bet, and both have 33. The next round is good for whoever starts it.
    def game(next_starter: str) -> Game:
        return a_game(f"{SEVEN} |", a="crab-DB", totals=(25, 32), next_starter=next_starter)

    bet = ("last", "take A", "end")

    assert end_of(game("left_of_ender"), *bet, *A_ROUND_FOR_THE_STARTER) == ((1,), (33, 40))
    assert end_of(game("left_of_last_turn"), *bet, *A_ROUND_FOR_THE_STARTER) == ((0,), (40, 33))


def test_empty_deck_in_last_chance_saves_the_opponent_or_does_not() -> None:
    # The first player bets with one card in the deck, and the second draws it. Where the bet is scored all
    # the same, it wins the game; where the round is void, the second player wins the next one.
    def game(empty_deck: str) -> Game:
        return a_game(
            f"{SEVEN} | shell-DB crab-LB boat-LB",
            deck="fish-DB",
            a="crab-DB",
            b="boat-DB",
            totals=(33, 33),
            empty_deck_in_last_chance=empty_deck,
        )

    bet = ("last", "draw", "deal fish-DB", "end")
    next_round = (
        *("deal crab-DB", "deal boat-DB"),
        *("take A", "end"),
        *("draw", "deal penguin-PU", "deal shell-DB", "keep penguin-PU > A", "end"),
        *("take A", "end"),
        *("draw", "deal penguin-LO", "deal colony-GR", "keep penguin-LO > A", "end"),
        *("take B", "end"),
        *("take A", "stop"),
    )

    assert end_of(game("continue"), *bet) == ((0,), (41, 35))
    assert end_of(game("void"), *bet, *next_round) == ((1,), (33, 40))


def test_mermaid_color_makes_three_mermaids_three_white_cards() -> None:
    # The first player stops with 7. The second has laid two yellow crabs and holds three mermaids: white 3
    # and yellow 2, or yellow 2 alone.
    def game(mermaid_color: str) -> Game:
        mermaids = "mermaid-WH mermaid-WH mermaid-WH"
        laid = "| crab-YE crab-YE"
        return a_game(f"{SEVEN} | {mermaids}", laid, totals=(33, 35), mermaid_color=mermaid_color)

    assert end_of(game("white"), "stop") == ((1,), (40, 41))
    assert end_of(game("none"), "stop") == ((0,), (40, 38))


def test_mermaid_win_is_not_stopped_by_a_jellyfish_where_it_is_instant() -> None:
    # The second player, restricted, draws the fourth mermaid. Instant, it wins; to be declared, it waits for
    # a turn that never comes, because the first player stops.
    def game(mermaid_win: str) -> Game:
        hands = f"jellyfish-PU swimmer-DB {SEVEN} | mermaid-WH mermaid-WH mermaid-WH"
        return a_game(hands, a="crab-DB", totals=(33, 0), extra_salt=True, mermaid_win=mermaid_win)

    fourth = ("lay jellyfish-PU swimmer-DB", "end", "draw", "deal mermaid-WH")

    assert end_of(game("instant"), *fourth) == ((1,), (33, 0))
    assert end_of(game("declare"), *fourth, "take A", "stop") == ((0,), (41, 4))


def test_starfish_in_hand_turns_a_duo_in_hand_into_a_trio() -> None:
    # The first player stops with 7. The second had no time to lay two fish and a starfish: 3 points, or 1.
    def game(starfish_in_hand: str) -> Game:
        hands = f"{SEVEN} | fish-DB fish-LB starfish-DB"
        return a_game(hands, totals=(33, 38), extra_salt=True, starfish_in_hand=starfish_in_hand)

    assert end_of(game("counts"), "stop") == ((1,), (40, 41))
    assert end_of(game("table_only"), "stop") == ((0,), (40, 39))


def test_seahorse_feeds_multipliers_and_so_beats_a_bet() -> None:
    # The first player bets on 9. The second has a sailor, a seahorse that is the second sailor, and the
    # captain, who counts one sailor (8 points: the bet is won) or two (11: it is lost).
    def game(feeds: bool) -> Game:
        hands = "octopus-LB octopus-YE octopus-GR octopus-PU | sailor-PK seahorse-WH captain-LO"
        return a_game(hands, a="crab-DB", totals=(31, 31), extra_salt=True, seahorse_feeds_multipliers=feeds)

    bet = ("last", "take A", "end")

    assert end_of(game(feeds=False), *bet) == ((0,), (41, 32))
    assert end_of(game(feeds=True), *bet) == ((1,), (32, 42))


def test_force_empty_pile_leaves_the_colony_on_top_of_its_pile() -> None:
    # The first player wants to cover the colony that the second waits for. Where the discard must go to
    # the empty pile, the second takes the colony and stops; otherwise a fish lies on it.
    def game(force_empty_pile: bool) -> Game:
        hands = "sailor-PK sailor-OR octopus-YE | penguin-PU penguin-LO"
        drawing = a_game(
            hands, a="colony-GR", phase=Phase.TAKE, totals=(33, 33), force_empty_pile=force_empty_pile
        )
        return play(drawing, "draw", "deal penguin-PK", "deal fish-DB").game

    rest = ("draw", "deal octopus-LB", "deal boat-DB", "keep octopus-LB > A", "stop")

    assert refusal(game(force_empty_pile=True), "keep penguin-PK > A") is Reason.EMPTY_PILE_FIRST
    forced = end_of(game(force_empty_pile=True), "keep penguin-PK > B", "end", "take A", "stop")
    free = end_of(game(force_empty_pile=False), "keep penguin-PK > A", "end", "take A", "end", *rest)
    assert forced == ((1,), (39, 40))
    assert free == ((0,), (42, 36))


def test_extra_salt_brings_the_seahorse_that_the_first_player_needs() -> None:
    # A whole game to 7 points. The first player has a sailor and the captain, and draws a seahorse, which
    # is a second sailor; the base box has none, the card is a crab, and the second player gets the colony.
    def game(extra_salt: bool) -> Game:
        return play(
            new_game(Ruleset(extra_salt=extra_salt, target_score=7), 2).game,
            *("deal sailor-PK", "deal penguin-PU"),
            *("take A", "end", "take B", "end"),
            *("draw", "deal captain-LO", "deal penguin-LO", "keep captain-LO > A", "end"),
            *("take A", "end", "draw"),
        ).game

    seahorse = ("deal seahorse-WH", "deal colony-GR", "keep seahorse-WH > A", "stop")
    crab = ("deal crab-DB", "deal colony-GR", "keep crab-DB > A", "end", "take A", "stop")

    assert end_of(game(extra_salt=True), *seahorse) == ((0,), (8, 3))
    assert refusal(game(extra_salt=False), "deal seahorse-WH") is Reason.CARD_NOT_IN_DECK
    assert end_of(game(extra_salt=False), *crab) == ((1,), (3, 7))


def test_target_score_ends_the_game_before_the_second_player_can_come_back() -> None:
    # The first player stops and leads 37 to 36. With the usual target of 40 there is another round, and the
    # second player starts it.
    def game(target_score: int | None) -> Game:
        return a_game(f"{SEVEN} | sailor-PK sailor-OR", totals=(30, 31), target_score=target_score)

    assert end_of(game(37), "stop") == ((0,), (37, 36))
    assert end_of(game(None), "stop", *A_ROUND_FOR_THE_STARTER) == ((1,), (37, 43))
