"""The champion: a search in which networks say what to expect, and play the playouts.

Before the first try every option is expected to be worse than the network's choice, by how much less likely
the network takes it. Then the options race (`kernel.evaluation.race`): a student of the network plays each of
them to the end of the round, all seats, in worlds that fit what the seat knows.

In plain Python the student would take seconds. There the keen policy plays the playouts, and since it plays
worse than the network, its tries count for less.
"""

from typing import NamedTuple

from seasalt.bots.network.net_bot import option_chances
from seasalt.bots.network.student import student_weights
from seasalt.bots.search import SearchBot
from seasalt.kernel.actions import Numbers
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.thinking.belief import known_state
from seasalt.kernel.thinking.option_trials import Advice
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class Trust(NamedTuple):
    """How far the network is trusted: the expected lead of its choice over an option that it takes to be e
    times less likely, in chance to win, and the standard deviation of leads."""

    lead: float
    doubt: float


AGAINST_THE_STUDENT = Trust(0.01, 0.04)
AGAINST_KEEN = Trust(0.01, 0.01)
MOST_LEAD = 0.3


class ChampionBot(SearchBot):
    """Decides by a race of the options, with the network as adviser."""

    def _advice(self, view: View, knowledge: Knowledge, options: list[Numbers], engine: Engine) -> Advice:
        is_slow = engine.NAME == "python"
        lead, doubt = AGAINST_KEEN if is_slow else AGAINST_THE_STUDENT
        chances = option_chances(known_state(view, knowledge), options)
        best = max(chances)
        return Advice(
            chances.index(best),
            tuple(min(MOST_LEAD, lead * (best - chance)) for chance in chances),
            doubt,
            None if is_slow else student_weights(engine),
        )
