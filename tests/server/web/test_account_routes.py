"""What a server remembers of a person, over HTTP."""

from random import Random

import pytest

from tests.server.nodes import ServerThread
from tests.server.players import Tab, a_person, a_table

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_in_ones_statistics_and_in_nobody_else_s(node: ServerThread):
    anna, ben = a_person(node.address), a_person(node.address, name="Ben")
    await Tab(anna, a_table([anna], ("greedy",), options={"target_score": "5"}).id, Random(3)).play()

    [counts] = anna.ask("GET", "/api/me/statistics").json()["counts"]

    assert (counts["against"], counts["games"]) == ("greedy", 1)
    assert ben.ask("GET", "/api/me/statistics").json() == {"counts": []}
