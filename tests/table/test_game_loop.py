"""The game loop asks the player to act, and no other."""

from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from seasalt.bots import UniformBot
from seasalt.rules import (
    Action,
    ChanceAction,
    Game,
    IllegalAction,
    Knowledge,
    Ruleset,
    Seat,
    Step,
    View,
    learn,
    legal_actions,
    new_game,
    no_knowledge,
    parse_action,
    redact,
    seeded_chance,
    view,
)
from seasalt.rules.record import PlayedStep
from seasalt.table import Decider, play_match

SALTED = Ruleset(extra_salt=True, target_score=15)


class Request(NamedTuple):
    """The arguments of one call of `decide`."""

    view: View
    knowledge: Knowledge
    options: tuple[Action, ...]


class Witness:
    """A random player that records what it was asked."""

    def __init__(self, seed: str) -> None:
        self._bot = UniformBot(Random(seed))
        self.requests: list[Request] = []

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        self.requests.append(Request(view, knowledge, options))
        return self._bot.decide(view, knowledge, options)


class Silent:
    """A player who must not be asked."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        raise AssertionError("asked")


def chance(game: Game) -> ChanceAction:
    return seeded_chance(game, b"match")


def start(players: int = 3) -> Step:
    return new_game(SALTED, players, starter=Seat(1))


def witnesses(players: int = 3) -> list[Witness]:
    return [Witness(f"{seat}") for seat in range(players)]


def test_a_match_begins_with_the_start_and_ends_with_the_game() -> None:
    played = list(play_match(start(), witnesses(), chance))

    assert played[0] == PlayedStep(None, start())
    assert played[-1].step.game.outcome is not None
    assert all(step.step.game.outcome is None for step in played[:-1])


def test_the_seat_to_act_is_asked_with_its_own_view_and_its_options() -> None:
    players = witnesses()
    played = list(play_match(start(), players, chance))
    expected: list[list[tuple[View, tuple[Action, ...]]]] = [[] for _ in players]
    for step in played:
        game = step.step.game
        if game.to_act is not None:
            expected[game.to_act].append((view(game, game.to_act), legal_actions(game)))

    assert [
        [(request.view, request.options) for request in player.requests] for player in players
    ] == expected


def test_a_seat_is_handed_what_it_could_have_learned_and_no_more() -> None:
    players = witnesses()
    knowledge = [no_knowledge(Seat(seat), 3, start().game.box) for seat in range(3)]
    expected: list[list[Knowledge]] = [[], [], []]
    for step in play_match(start(), players, chance):
        for seat in range(3):
            for event in step.step.events:
                knowledge[seat] = learn(knowledge[seat], redact(event, Seat(seat)))
        if (to_act := step.step.game.to_act) is not None:
            expected[to_act].append(knowledge[to_act])

    assert [[request.knowledge for request in player.requests] for player in players] == expected


def test_chance_is_asked_when_no_seat_is() -> None:
    asked: list[Game] = []

    def watched(game: Game) -> ChanceAction:
        asked.append(game)
        return chance(game)

    played = list(play_match(start(), witnesses(), watched))

    assert asked == [step.step.game for step in played if step.step.game.chance_acts]


def test_each_step_follows_from_the_action_that_it_names() -> None:
    played = list(play_match(start(2), witnesses(2), chance))

    for before, after in pairwise(played):
        assert after.action in legal_actions(before.step.game)


@pytest.mark.parametrize("done", [0, 1, 2, 30, 100])
def test_what_is_past_is_played_again_unasked(done: int) -> None:
    whole = list(play_match(start(), witnesses(), chance))
    past = [step.action for step in whole[1 : done + 1] if step.action is not None]
    silent: list[Decider] = [Silent()] * 3
    match = play_match(start(), silent, lambda game: pytest.fail("asked"), past)
    again = [next(match) for _ in range(done + 1)]

    assert again == whole[: done + 1]


def test_players_asked_after_the_past_know_what_they_knew() -> None:
    fresh = witnesses()
    whole = list(play_match(start(), fresh, chance))
    past = [step.action for step in whole[1:61] if step.action is not None]
    resumed = witnesses()
    match = play_match(start(), resumed, chance, past)
    while not any(player.requests for player in resumed):
        next(match)
    (request,) = [player.requests[0] for player in resumed if player.requests]

    assert any(request in player.requests for player in fresh)


def test_a_whole_game_of_the_past_is_the_game() -> None:
    whole = list(play_match(start(), witnesses(), chance))
    past = [step.action for step in whole if step.action is not None]
    silent: list[Decider] = [Silent()] * 3

    assert list(play_match(start(), silent, chance, past)) == whole


def test_a_past_against_the_rules_is_refused() -> None:
    with pytest.raises(IllegalAction):
        list(play_match(start(), witnesses(), chance, [parse_action("draw")]))
