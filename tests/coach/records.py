"""Recorded games of bots, and the decisions in them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from seasalt.bots import ROSTER
from seasalt.rules import Action, Edition, Game, Knowledge, Record, Ruleset, new_game, seeded_chance
from seasalt.rules.game import seats
from seasalt.rules.knowledge import learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.record import replay
from seasalt.rules.view import redact
from seasalt.table import play_match


def a_record(players: int, extra_salt: bool, seed: bytes, bot: str = "random") -> Record:
    """A short game."""
    ruleset = Ruleset(extra_salt=extra_salt, target_score=10)
    bots = [ROSTER[bot](Random(seat)) for seat in range(players)]
    start = new_game(ruleset, players)
    played = play_match(start, bots, lambda game: seeded_chance(game, seed))
    actions = tuple(step.action for step in played if step.action is not None)
    names = ("Ada", "Bo", "Cleo", "Dan")[:players]
    return Record(Edition.STANDARD, ruleset, names, start.game.round.starter, seed, actions)


def first_part(record: Record, actions: int) -> Record:
    """The beginning of a game."""
    return replace(record, seed=None, actions=record.actions[:actions])


class Decided(NamedTuple):
    """A decision with two options or more, what its seat knew, and the number of its action."""

    step: int
    game: Game
    knowledge: Knowledge
    action: Action | None  # None at the end of an unfinished game


def decisions(record: Record) -> Iterator[Decided]:
    """The decisions of a game with two options or more."""
    steps = list(replay(record))
    players = len(record.names)
    known = [no_knowledge(seat, players, steps[0].step.game.box) for seat in seats(players)]
    for number, (_, (game, events)) in enumerate(steps):
        for seat in seats(players):
            for event in events:
                known[seat] = learn(known[seat], redact(event, seat))
        if game.to_act is not None and len(legal_actions(game)) > 1:
            action = record.actions[number] if number < len(record.actions) else None
            yield Decided(number, game, known[game.to_act], action)
