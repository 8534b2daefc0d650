"""Bots that think in place decide as others do, in little time, and a failure has a way out."""

import asyncio
from time import monotonic
from typing import Any

import pytest

from seasalt.bots import ROSTER
from seasalt.bots.thinking_bot import ThinkingBot
from seasalt.offline.inline_bots import InlineBots, InlineWork
from seasalt.rules import Seat, legal_actions, view
from seasalt.rules.knowledge import no_knowledge
from seasalt.rules.record import decisions, parse_record
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import SIMPLER, Question, ThinkingFailed
from seasalt.server.jobs import bot_jobs
from seasalt.server.web.public_routes import lesson_text
from tests.offline.pages import Page, a_table, asked, open_offline_node
from tests.offline.storages import MemoryStorage

pytestmark = pytest.mark.anyio

ME = Asker("me")
GAME = next(step.game for step in decisions(parse_record(lesson_text())) if len(legal_actions(step.game)) > 2)
SEAT = GAME.to_act or Seat(0)
QUESTION = Question(view(GAME, SEAT), no_knowledge(SEAT, GAME.players, GAME.box), legal_actions(GAME), "seed")


@pytest.mark.parametrize("bot", ["beginner", "skilled", "greedy", "rusher", "random"])
async def test_a_quick_bot_decides_as_it_does_on_a_server(bot: str):
    assert await InlineBots().decide(bot, QUESTION, "reef") == bot_jobs.decide(bot, QUESTION)


async def test_a_bot_that_fails_is_replaced_by_a_simpler_one(monkeypatch: pytest.MonkeyPatch):
    def fail(self: object, *_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(ThinkingBot, "decide", fail)
    bots = InlineBots()

    assert await bots.decide("expert", QUESTION, "reef") == bot_jobs.decide(SIMPLER, QUESTION)
    with pytest.raises(ThinkingFailed):
        await bots.decide_in_time("expert", QUESTION, "reef")


async def test_a_bot_is_told_to_stop_in_time(monkeypatch: pytest.MonkeyPatch):
    class Endless(ThinkingBot):
        def decide(self, *_: object) -> Any:
            while not self._stopped():
                pass
            return QUESTION.options[0]

    monkeypatch.setitem(ROSTER, "endless", lambda rng: Endless(rng, None))  # type: ignore[arg-type]
    bots, began = InlineBots(move_seconds=0.05), monotonic()
    await bots.decide("endless", QUESTION, "reef")

    assert monotonic() - began >= 0.05


async def test_other_work_gets_its_turn_between_two_thoughts():
    bots, order = InlineBots(), list[str]()

    async def think(name: str) -> None:
        await bots.decide("greedy", QUESTION, "reef")
        order.append(name)

    async def answer() -> None:
        order.append("message")

    await asyncio.gather(think("one"), think("two"), answer())

    assert order == ["message", "one", "two"]


async def test_nothing_is_thought_after_the_end():
    bots = InlineBots()
    assert await bots.review(ME, "reef", len, "abc") == 3
    bots.close()
    with pytest.raises(ThinkingFailed):
        await bots.win_chances(ME, GAME, "reef")


async def test_long_work_is_done_one_piece_after_another():
    work = InlineWork()

    assert await asyncio.gather(*(work.run(ME, lambda n=n: n * n) for n in range(4))) == [0, 1, 4, 9]  # type: ignore[misc]


async def test_a_hint_lists_the_options_best_first():
    async with open_offline_node(MemoryStorage(), bots=InlineBots(hint_seconds=0.1)) as node:
        table = await a_table(node, hints=True)
        page = Page(node, table)
        while not (page.state and page.state["legal"]):
            await page.play(until=1 + (page.state["version"] if page.state else 0))
        hint = await asked(node, "POST", f"/api/tables/{table}/hint")

    assert hint["version"] == page.state["version"]
    assert {option["action"] for option in hint["prospects"]} == set(page.state["legal"])
