"""The bot pool: quick bots do not wait for slow ones, and no caller waits forever."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from random import Random

import pytest

from seasalt.bots import LEVELS, ROSTER
from seasalt.rules import Seat, legal_actions, no_knowledge, view
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import SIMPLER, Question, ThinkingFailed
from seasalt.server.jobs.bot_jobs import decide, needs_search
from seasalt.server.workers.bot_pool import THREADS, BotPool
from seasalt.server.workers.fair_queue import JobKind
from tests.games import a_game
from tests.server.nodes import ServerProcess, running_node
from tests.server.players import Tab, a_table, people, until
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio

ANNA = Asker("Anna", "home")


def test_three_of_the_bots_look_ahead() -> None:
    assert [bot for bot in ROSTER if needs_search(bot)] == ["expert", "master", "champion"]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_node(tmp_path_factory.mktemp("bot_pool"), BOT_PROCESSES="1") as node:
        yield node


@pytest.mark.parametrize("bot", LEVELS if THOROUGH else ("beginner", "champion"))
async def test_every_level_plays_a_game_at_a_table(node: ServerProcess, bot: str):
    [anna] = people(1, node.address)
    table = a_table([anna], (bot,), options={"target_score": "3"})

    state = await Tab(anna, table.id, Random(2)).play()

    assert state["places"][1]["bot"] == bot
    assert state["game"]["outcome"]


# --- when all workers are busy


def about() -> Question:
    game = a_game("octopus-LB octopus-YE octopus-GR shark-LB swimmer-BK | shell-DB", a="shark-DB")
    return Question(view(game, Seat(0)), no_knowledge(Seat(0), 2, game.box), legal_actions(game), "seed")


@pytest.fixture
async def busy() -> AsyncIterator[BotPool]:
    """A pool in which every worker is busy forever."""
    bot_pool, end, begun = BotPool(0, 1.0, hint_seconds=0.2), threading.Event(), list[int]()

    def ponder() -> None:
        begun.append(1)
        end.wait()

    asked = [
        asyncio.create_task(bot_pool._submit(JobKind.BOT, Asker("busy"), "busy", 600.0, ponder))
        for _ in range(THREADS)
    ]
    await until(lambda: len(begun) == THREADS)
    yield bot_pool
    end.set()
    await asyncio.gather(*asked, return_exceptions=True)
    bot_pool.close()


async def test_bots_that_do_not_look_ahead_need_no_worker(busy: BotPool) -> None:
    for bot in ROSTER:
        if not needs_search(bot):
            assert await busy.decide(bot, about(), table="reef") == decide(bot, about())

    assert not len(busy._jobs)


async def test_a_simpler_bot_decides_when_no_worker_is_free(busy: BotPool) -> None:
    decided = await asyncio.gather(*(busy.decide("master", about(), table=f"table {n}") for n in range(50)))

    assert decided == [decide(SIMPLER, about())] * 50
    assert not len(busy._jobs)


async def test_a_hint_is_declined_when_no_worker_is_free(busy: BotPool) -> None:
    with pytest.raises(ThinkingFailed):
        await busy.explain(ANNA, about(), table="reef")

    assert not len(busy._jobs)


async def test_a_cancelled_request_leaves_the_queue(busy: BotPool) -> None:
    asking = asyncio.create_task(busy.win_chances(ANNA, a_game("crab-DB | boat-DB"), "reef"))
    await until(lambda: len(busy._jobs))
    asking.cancel()

    await until(lambda: not len(busy._jobs))
