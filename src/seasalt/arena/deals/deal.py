"""One deal of a series, played in every seat order: the unit of work that goes to a worker."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace

from seasalt.arena.deals.luck import Luck, add_luck, luck_of
from seasalt.arena.deals.player import BotPlayer, Forfeit, ForfeitReason, Player
from seasalt.arena.deals.program import PREFIX, Program
from seasalt.arena.deals.worker import check_stopped
from seasalt.arena.series import Seating, Series
from seasalt.bots import Entrant
from seasalt.rules.action import Action
from seasalt.rules.game import Game
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.record import PlayedStep
from seasalt.rules.shuffle import seeded_chance
from seasalt.rules.turns import new_game
from seasalt.rules.view import View
from seasalt.table import play_match

MAX_ROUNDS = 100
"""After so many rounds the totals decide: bots that never call would play void rounds forever."""


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A game that a bot forfeited, and why."""

    deal: int
    game: int
    seat: int
    bot: int
    why: ForfeitReason
    detail: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game, by seat. A shared win is split."""

    seating: Seating
    starter: int
    wins: tuple[float, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    forfeit: Forfeited | None = None
    luck: tuple[float, ...] | None = None  # what chance gave each seat, in games won, if it was measured


@dataclass(frozen=True, slots=True)
class DealResult:
    """The results of one deal's games, and the decisions and CPU time of each bot."""

    deal: int
    games: tuple[GameResult, ...]
    decisions: tuple[int, ...]
    cpu_s: tuple[float, ...]


@dataclass(slots=True)
class _Seated:
    """A player on a seat. Its decisions are counted, and an illegal one forfeits the game."""

    player: Player
    bot: int
    counts: list[int]

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        check_stopped()
        self.counts[self.bot] += 1
        action = self.player.decide(view, knowledge, options)
        if action not in options:
            raise Forfeit(ForfeitReason.ILLEGAL, str(action))
        return action


OnStep = Callable[[int, PlayedStep], None]
"""Called with the number of a game and each of its steps."""


def play_deal(series: Series, deal: int, on_step: OnStep = lambda number, played: None) -> DealResult:
    """Play every game of a deal. Only bots with a time budget can make the result depend on the machine."""
    decisions = [0] * len(series.bots)
    with _players(series) as (players, cpu_s):
        games = tuple(
            _play(series, deal, number, seating, players, decisions, on_step)
            for number, seating in enumerate(series.seatings)
        )
    return DealResult(deal, games, tuple(decisions), tuple(cpu_s))


@contextmanager
def _players(series: Series) -> Iterator[tuple[dict[tuple[int, int], Player], list[float]]]:
    """A player for each bot and each copy of it; all are closed at the end."""
    copies = {
        (bot, copy)
        for seating in series.seatings
        for bot in set(seating)
        for copy in range(seating.count(bot))
    }
    cpu_s = [0.0] * len(series.bots)
    with ExitStack() as stack:
        players = {}
        for bot, copy in sorted(copies):
            player = player_of(series.bots[bot], series.bot_seconds)
            players[bot, copy] = player

            def close(bot: int = bot, player: Player = player) -> None:
                cpu_s[bot] += player.close()

            stack.callback(close)
        yield players, cpu_s


def player_of(entrant: Entrant, seconds: float) -> Player:
    """A bot, or an external program."""
    if isinstance(entrant, str) and entrant.startswith(PREFIX):
        return Program(entrant.removeprefix(PREFIX), seconds)
    return BotPlayer(entrant)


def _play(
    series: Series,
    deal: int,
    number: int,
    seating: Seating,
    players: dict[tuple[int, int], Player],
    decisions: list[int],
    on_step: OnStep,
) -> GameResult:
    seated = [
        _Seated(players[bot, seating[:seat].count(bot)], bot, decisions) for seat, bot in enumerate(seating)
    ]
    chance_seed = series.deal_seed(deal)
    starter = series.starter(deal)
    start = new_game(series.ruleset, series.players, starter=starter)
    game, forfeit, acting = start.game, None, 0
    luck: Luck | None = (0.0,) * series.players if series.luck else None
    try:
        for acting, place in enumerate(seated):
            place.player.new_game(series, acting, series.bot_seed(deal, seating, acting))
        for played in play_match(start, seated, lambda now: seeded_chance(now, chance_seed)):
            on_step(number, played)
            if luck is not None and played.action is not None:
                luck = add_luck(luck, luck_of(game, played.action))
            game = played.step.game
            acting = game.round.turn
            if game.round.number > MAX_ROUNDS:
                break
    except Forfeit as lost:
        forfeit = Forfeited(deal, number, acting, seating[acting], lost.why, lost.detail)
    result = replace(_result(game, seating, starter, forfeit), luck=luck)
    for place in seated:
        place.player.game_over(result.wins, result.points)
    return result


def _result(game: Game, seating: Seating, starter: int, forfeit: Forfeited | None) -> GameResult:
    """The result of a game. A bot that forfeits is last without points, and the others share the win."""
    points = list(game.totals)
    if forfeit:
        points[forfeit.seat] = 0
        ranks = tuple(len(points) if seat == forfeit.seat else 1 for seat in range(len(points)))
    elif game.outcome:
        ranks = game.outcome.ranks
    else:
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
    winners = ranks.count(1)
    wins = tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)
    return GameResult(seating, starter, wins, ranks, tuple(points), len(game.results), forfeit)
