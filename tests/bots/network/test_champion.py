"""The champion: it keeps the contract, begins with what the network expects, and lets tries decide."""

from math import exp
from random import Random

import pytest

from seasalt.bots import Budget, check_bot, thinking_bot
from seasalt.bots.network.champion import MOST_LEAD, ChampionBot
from seasalt.bots.network.net_bot import NetBot, option_chances
from seasalt.kernel.actions import legal_sequences
from seasalt.kernel.engines import engine as engines
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.thinking.belief import known_state
from seasalt.kernel.thinking.option_trials import MOST_ADVISED
from tests.bots.network.test_net_bot import KINDS, greedy, played


def champion(rng: Random) -> ChampionBot:
    return ChampionBot(rng, Budget(playouts=60))


@pytest.fixture(params=["plain", "compiled"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Engine:
    """The engine that the champion uses: compiled, the distilled network plays its playouts."""
    chosen = plain if request.param == "plain" else engines.engine()
    monkeypatch.setattr(thinking_bot, "fastest_engine", lambda: chosen)
    return chosen


def test_it_keeps_the_contract(engine: Engine) -> None:
    check_bot(champion, decisions=30)


@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_the_chances_of_all_options_make_one(players: int, extra_salt: bool) -> None:
    for seen, knowledge, _ in played(players, extra_salt, greedy(players), "champion", 40):
        s = known_state(seen, knowledge)

        assert sum(map(exp, option_chances(s, list(legal_sequences(s))))) == pytest.approx(1, abs=1e-4)


def test_before_it_has_tried_much_it_plays_what_the_network_finds_best(engine: Engine) -> None:
    agreed = []
    for seen, knowledge, record in played(2, False, greedy(2), "champion", 60):
        options = tuple(legal_sequences(record.state).values())
        if len(options) > 1:
            hasty = ChampionBot(Random(1), Budget(playouts=1)).decide(seen, knowledge, options)
            agreed.append(hasty == NetBot(Random(1)).decide(seen, knowledge, options))

    assert len(agreed) > 20
    assert sum(agreed) >= 0.9 * len(agreed)


def test_it_explains_its_choice_first(engine: Engine) -> None:
    steps = played(2, False, greedy(2), "champion", 60)
    seen, knowledge, record = next(step for step in steps if len(legal_sequences(step[2].state)) > 2)
    options = tuple(legal_sequences(record.state).values())
    explained = champion(Random(3)).explain(seen, knowledge, options)

    assert explained.prospects[0].action == champion(Random(3)).decide(seen, knowledge, options)
    assert {prospect.action for prospect in explained.prospects} == set(options)


def test_no_option_is_written_off(engine: Engine) -> None:
    for seen, knowledge, record in played(2, True, greedy(2), "champion", 30):
        options = list(legal_sequences(record.state))
        advice = champion(Random(1))._advice(seen, knowledge, options, engine)

        assert advice.leads[advice.choice] == 0
        assert all(0 <= lead <= MOST_LEAD for lead in advice.leads)
        assert (advice.distilled is None) == (engine is plain)


def test_of_many_options_only_the_favorites_of_the_network_race(engine: Engine) -> None:
    steps = played(4, False, greedy(4), "many", 400)
    seen, knowledge, record = next(
        step for step in steps if len(legal_sequences(step[2].state)) > MOST_ADVISED
    )
    options = legal_sequences(record.state)
    chances = option_chances(known_state(seen, knowledge), list(options))
    likely = sorted(zip(chances, options.values(), strict=True), key=lambda pair: -pair[0])
    explained = ChampionBot(Random(3), Budget(playouts=200)).explain(seen, knowledge, tuple(options.values()))
    tries = {prospect.action: prospect.tries for prospect in explained.prospects}

    assert all(tries[action] > 1 for _, action in likely[:MOST_ADVISED])
    assert all(tries[action] == 1 for _, action in likely[MOST_ADVISED:])
