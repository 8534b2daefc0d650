"""A position made of what a bot gets: its View and Knowledge, with hidden cards guessed by its belief.

It has no history. So its information states say what each seat holds now, and resampling it guesses again.
"""

from random import Random
from typing import Any

from seasalt.env.games.position import HistoryStep, Position, Start
from seasalt.env.games.table_view import game_of
from seasalt.kernel.game_record import GameRecord
from seasalt.kernel.thinking.belief import determinize, write_memory
from seasalt.rules.game import Game, seats
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.notation import format_cards
from seasalt.rules.view import View


class Guess(HistoryStep):
    """The first step of a guessed position, with what is needed to guess again."""

    __slots__ = ("knowledge", "start", "view")

    def __init__(self, start: Start, view: View, knowledge: Knowledge) -> None:
        super().__init__(None, None, ())
        self.start = start
        self.view = view
        self.knowledge = knowledge
        assert view.seat is not None, "a spectator decides nothing"
        self.known[view.seat] = (knowledge,)


def guessed_position(start: Start, view: View, knowledge: Knowledge, rng: Random) -> Position:
    """A position sampled from the viewer's belief."""
    s = determinize(view, knowledge, rng)
    s.common_memory = int(start.common_memory)
    memory = knowledge.common if start.common_memory else knowledge.memory
    if memory is not None:
        write_memory(s, memory)
    game = _completed(game_of(s, view.ruleset), view)
    root = Guess(start, view, knowledge)
    for seat in seats(view.players):
        drawn = game.round.drawn if seat == game.round.turn else ()
        root.texts[seat] = f"hand {format_cards(game.round.hands[seat])}; drawn {format_cards(drawn)}"
    return Position(start, game, GameRecord.at(s, start.max_rounds), root)


def guessed_again(position: Position, rng: Random) -> Position | None:
    """Another guess for a position that was guessed; None for one that was not."""
    *_, root = position.steps_back()
    if not isinstance(root, Guess):
        return None
    return guessed_position(root.start, root.view, root.knowledge, rng)


def _completed(game: Game, view: View) -> Game:
    """The game with what the kernel does not keep. When each seat had its last turn is estimated."""
    now = game.round
    since = [(now.turn - seat) % game.players for seat in seats(game.players)]
    last_turns = tuple(max(0, now.turn_count - turns) for turns in since)
    facts: dict[str, Any] = {"tableaus": view.tableaus, "last_turns": last_turns, "victim": view.victim}
    return game._replace(
        box=view.box, results=view.results, round=now._replace(starter=view.starter, call=view.call, **facts)
    )
