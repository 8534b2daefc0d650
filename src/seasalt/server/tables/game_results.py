"""How a game ended for every seat of its table."""

import json

from seasalt.rules.result import Call, Ending
from seasalt.server.interfaces.stored_facts import GameResult
from seasalt.table.place import Place
from seasalt.table.table import Table

MIXED, PEOPLE = "mixed", "people"


def game_results(table: Table) -> tuple[GameResult, ...]:
    """The results of all seats of a table whose game is over."""
    return tuple(_result(table, seat) for seat in range(table.players))


def _result(table: Table, seat: int) -> GameResult:
    game = table.game
    assert game is not None
    assert game.outcome is not None
    others = [other for other in range(table.players) if other != seat]
    calls = [result for result in game.results if result.caller == seat]
    bets = [result for result in calls if result.call is Call.LAST_CHANCE]
    opponents = [
        {
            "guest": table.places[other].guest,
            "bot": table.places[other].bot,
            "place": game.outcome.ranks[other],
            "points": game.totals[other],
            "stood_in": table.places[other].stand_in is not None,
        }
        for other in others
    ]
    return GameResult(
        kind="practice" if table.resumed is not None else "daily" if table.daily else "game",
        players=table.players,
        extra_salt=table.ruleset.extra_salt,
        pace=table.clock_rule.pace,
        against=_against([table.places[other] for other in others]),
        opponents=json.dumps(opponents),
        place=game.outcome.ranks[seat],
        won=seat in game.outcome.winners,
        points=game.totals[seat],
        margin=game.totals[seat] - max(game.totals[other] for other in others),
        stood_in=table.places[seat].stand_in is not None,
        rated=table.rated and not table.daily,
        rounds=len(game.results),
        stops=len(calls) - len(bets),
        bets=len(bets),
        bets_won=sum(result.ending is Ending.BET_WON for result in bets),
        best=max((result.points[seat] for result in game.results), default=0),
        by_mermaids=game.outcome.by_mermaids,
    )


def _against(others: list[Place]) -> str:
    bots = {other.bot for other in others}
    if None in bots:
        return PEOPLE
    return bots.pop() or MIXED if len(bots) == 1 else MIXED
