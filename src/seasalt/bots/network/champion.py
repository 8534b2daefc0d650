"""The champion: a search in which networks say what to expect, and play the playouts.

Before the first try every option is expected to be worse than the network's choice, by how much less likely
the network takes it. Then the options race (`kernel.evaluation.race`): a small network distilled from it
plays all seats from each of them, in worlds consistent with what the seat knows, and says what it expects. It
plays worse than the network, so even many tries overrule the network only by a clear margin.

In plain Python the distilled network would take seconds. There the keen policy plays the playouts, whose
tries count for less still.
"""

from functools import cache
from typing import Any

from seasalt.bots.network.net_bot import option_chances
from seasalt.bots.network.weights import DISTILLED, in_order, read_weights
from seasalt.bots.search import SearchBot
from seasalt.kernel.actions import Numbers
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation.distilled_network import DISTILLED_ANSWERS, DISTILLED_WEIGHTS, WIDTH
from seasalt.kernel.thinking.belief import known_state
from seasalt.kernel.thinking.option_trials import Advice
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

LEAD = 0.01
"""The expected lead of the network's choice over an option that it takes to be e times less likely, in chance
to win."""
DOUBT = 0.03  # the standard deviation of leads
DISTILLED_BIAS = 0.018  # that of what the distilled network's tries get wrong
KEENS_BIAS = 0.03
MOST_LEAD = 0.3


class ChampionBot(SearchBot):
    """Decides by a race of the options, with the network as adviser."""

    def _advice(self, view: View, knowledge: Knowledge, options: list[Numbers], engine: Engine) -> Advice:
        is_slow = engine.NAME == "python"
        chances = option_chances(known_state(view, knowledge), options)
        best = max(chances)
        return Advice(
            chances.index(best),
            tuple(min(MOST_LEAD, LEAD * (best - chance)) for chance in chances),
            DOUBT,
            KEENS_BIAS if is_slow else DISTILLED_BIAS,
            None if is_slow else distilled_weights(engine),
        )


@cache
def distilled_weights(engine: Engine) -> Any:
    """The weights of the package's distilled network for an engine."""
    numbers = in_order(read_weights(DISTILLED), width=WIDTH, blocks=1, answers=DISTILLED_ANSWERS)
    assert len(numbers) == DISTILLED_WEIGHTS
    return engine.singles(numbers)
