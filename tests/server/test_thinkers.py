"""Where bots think: in processes that get the kernel ready only for who needs it."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from seasalt.bots import ROSTER
from seasalt.rules import Seat, legal_actions, no_knowledge, view
from seasalt.server.thinkers import NoThought, Thinkers, looks_ahead, think
from tests.games import a_game
from tests.server.nodes import Node, running_node
from tests.server.players import Tab, a_table, people, until

pytestmark = pytest.mark.anyio
COMPILER = "llvmlite"


def test_two_of_the_bots_look_ahead() -> None:
    assert [bot for bot in ROSTER if looks_ahead(bot)] == ["expert", "master"]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder: Path = tmp_path_factory.mktemp("thinkers")
    with running_node(folder, f"sqlite:///{folder / 'games.db'}", BOT_PROCESSES="1") as node:
        yield node


def loaded(node: Node) -> bool:
    """Whether a process of that node has loaded the compiler."""
    children = Path(f"/proc/{node.pid}/task/{node.pid}/children").read_text().split()
    maps = [Path(f"/proc/{pid}/maps").read_text() for pid in (str(node.pid), *children)]
    return any(COMPILER in text for text in maps)


async def test_a_node_without_bots_that_look_ahead_loads_no_compiler_and_one_with_such_bots_does(node: Node):
    [anna] = people(1, node.address)
    table = a_table([anna], ("greedy", "skilled"))
    await Tab(anna, table.id, Random(1)).play()
    assert not loaded(node)

    a_table([anna], ("master",))

    await until(lambda: loaded(node))


async def test_a_table_with_hints_gets_the_kernel_ready(tmp_path: Path):
    with running_node(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", BOT_PROCESSES="1") as node:
        [anna] = people(1, node.address)
        a_table([anna], ("greedy",), hints=True)

        await until(lambda: loaded(node))


@pytest.mark.parametrize("bot", ["beginner", "casual", "skilled", "expert", "master"])
async def test_every_level_plays_a_game_at_a_table(node: Node, bot: str):
    [anna] = people(1, node.address)
    table = a_table([anna], (bot,), options={"target_score": "3"})

    state = await Tab(anna, table.id, Random(2)).play()

    assert state["places"][1]["bot"] == bot
    assert state["game"]["outcome"]


# --- out of time


def slow(seconds: float) -> float:
    """Think for so long."""
    time.sleep(seconds)
    return seconds


async def test_who_takes_too_long_is_not_waited_for_and_others_think_on():
    game = a_game("crab-DB | boat-DB", a="shark-DB")
    about = view(game, Seat(0)), no_knowledge(Seat(0), 2, game.box), legal_actions(game)
    thinkers = Thinkers(1, 60.0)
    try:
        assert await thinkers.decide("greedy", *about, "seed") == think("greedy", *about, "seed")
        thinkers._budget = 0.2
        with pytest.raises(NoThought):
            await thinkers._ask(slow, 30.0)
        thinkers._budget = 60.0

        assert await thinkers._ask(slow, 0.0) == 0
    finally:
        thinkers.close()


async def test_all_who_wait_behind_somebody_who_takes_too_long_are_told_so():
    thinkers = Thinkers(1, 1.0)
    try:
        answers = await asyncio.gather(*(thinkers._ask(slow, 30.0) for _ in range(6)), return_exceptions=True)

        assert [type(answer) for answer in answers] == [NoThought] * 6
    finally:
        thinkers.close()
