"""How a game ended for every seat, as it is kept."""

import json
from dataclasses import replace
from random import Random

import pytest

from seasalt.rules.action import Seat
from seasalt.rules.legal import legal_actions
from seasalt.rules.result import Outcome
from seasalt.server.tables.game_results import game_results
from seasalt.table.command import BotAct, SeeSummary, TakeOver
from seasalt.table.place import Place
from seasalt.table.table import Stage, Table
from tests.server.local_node import guest, local_node

pytestmark = pytest.mark.anyio


@pytest.fixture
async def over(sqlite_url: str) -> Table:
    """A game of two people and a bot, whose second person left it to another bot."""
    async with local_node(sqlite_url) as local:
        rng, room = Random(4), await local.a_game(2, 1, target="6")
        await local.do(room, 1, TakeOver(Seat(1), "greedy", "left"))
        while room.table.stage is Stage.PLAYING:
            assert room.table.game is not None
            if room.table.summary_until is not None:
                await local.do(room, 0, SeeSummary())
            elif room.table.to_act:
                action = rng.choice(legal_actions(room.table.game))
                await local.do(room, None, BotAct(room.table.to_act, str(action)))
            else:
                await local.act(room)
        return room.table


async def test_a_result_is_what_the_game_says(over: Table) -> None:
    game = over.game
    assert game is not None
    assert game.outcome is not None

    results = game_results(over)

    assert [one.points for one in results] == list(game.totals)
    assert [one.place for one in results] == list(game.outcome.ranks)
    assert [seat for seat, one in enumerate(results) if one.won] == list(game.outcome.winners)
    assert [one.margin for one in results] == [
        points - max(game.totals[:seat] + game.totals[seat + 1 :]) for seat, points in enumerate(game.totals)
    ]
    assert [one.stood_in for one in results] == [False, True, False]
    assert sum((one.stops or 0) + (one.bets or 0) for one in results) == sum(
        result.call is not None for result in game.results
    )
    assert {one.rounds for one in results} == {len(game.results)}


async def test_a_result_knows_the_opponents(over: Table) -> None:
    mine, _, of_bot = game_results(over)
    other, bot = json.loads(mine.opponents)

    assert (other["guest"], other["bot"], other["stood_in"]) == (guest(1), None, True)
    assert (bot["guest"], bot["bot"], bot["stood_in"]) == (None, "greedy", False)
    assert (mine.against, of_bot.against) == ("people", "people")


@pytest.mark.parametrize(
    ("bots", "against"), [(("greedy", "greedy"), "greedy"), (("greedy", "sly"), "mixed")]
)
async def test_bots_of_one_kind_are_one_opponent(over: Table, bots: tuple[str, str], against: str) -> None:
    me, *_ = over.places
    alone = replace(over, places=(me, *(Place(bot=bot) for bot in bots)))

    assert game_results(alone)[0].against == against


async def test_a_shared_win_is_won_by_both(over: Table) -> None:
    assert over.game is not None
    shared = replace(over, game=over.game._replace(outcome=Outcome((Seat(0), Seat(2)), (1, 3, 1), False)))

    assert [(one.place, one.won) for one in game_results(shared)] == [(1, True), (3, False), (1, True)]


async def test_what_went_on_from_another_game_is_practice(over: Table) -> None:
    kinds = [replace(over, resumed=Seat(0)), replace(over, daily="2026-11-17"), over]

    assert [game_results(table)[0].kind for table in kinds] == ["practice", "daily", "game"]


async def test_only_a_game_that_the_server_seated_is_rated(over: Table) -> None:
    seated = replace(over, rated=True)

    assert {one.rated for one in game_results(over)} == {False}
    assert {one.rated for one in game_results(seated)} == {True}
    assert {one.rated for one in game_results(replace(seated, daily="2026-11-19"))} == {False}
