"""The champion: a search in which the network says what to expect of each option before the first try.

The race (`kernel.evaluation.race`) starts from an expectation, and tries must speak against it. Search alone
expects that one player's habit is right. Here an option is expected to be worse than the network's choice by
how much less likely the network takes it: one that it takes to be a tenth as likely by about seven percent
of games. So the tries decide where the network is in doubt, and hardly ever against it where it is sure.
"""

from seasalt.bots.network.net_bot import option_chances
from seasalt.bots.search import SearchBot
from seasalt.kernel.actions import Numbers
from seasalt.kernel.thinking.belief import known_state
from seasalt.kernel.thinking.option_trials import Advice
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

LEAD = 0.03
"""How much worse an option is expected to be, in chance to win, if the network takes it to be e times less
likely."""
MOST_LEAD = 0.3


class ChampionBot(SearchBot):
    """Decides by a race of the options, with the network as adviser."""

    def _advice(self, view: View, knowledge: Knowledge, options: list[Numbers]) -> Advice:
        chances = option_chances(known_state(view, knowledge), options)
        best = max(chances)
        return Advice(
            chances.index(best), tuple(min(MOST_LEAD, LEAD * (best - chance)) for chance in chances)
        )
