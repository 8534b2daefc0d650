"""The eager policy decides as the greedy bot does."""

from collections import Counter
from random import Random

from seasalt.bots import GreedyBot
from seasalt.bots.quick_bot import QuickBot
from seasalt.kernel.players.policy import EAGER
from seasalt.rules import Ruleset, new_game, seeded_chance
from seasalt.rules.action import Action, CallLastChance, CallStop, Look, Seat
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View
from seasalt.table import play_match

BY_MEMORY = (CallStop, CallLastChance, Look)
"""Actions for which the bot uses its memory: the policy knows less of a hand, or more of a pile."""


class Compared(GreedyBot):
    """A greedy bot whose decisions are compared with the eager policy's."""

    def __init__(self, rng: Random, seen: Counter[tuple[str, bool]]) -> None:
        super().__init__(rng)
        self._eager = QuickBot(rng, EAGER)
        self._seen = seen

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        best, *others = sorted(options, key=lambda action: -self.worth(action, view, knowledge))
        equal = others and self.worth(others[0], view, knowledge) == self.worth(best, view, knowledge)
        remembers = any(knowledge.hand(Seat(seat)) for seat in range(view.players) if seat != view.seat)
        if not equal and not (remembers and isinstance(best, BY_MEMORY)):
            same = self._eager.decide(view, knowledge, options) == best
            self._seen[type(best).__name__, same] += 1
        return best


def test_the_eager_player_decides_as_the_greedy_bot() -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for players, extra_salt in ((2, False), (3, True), (4, False), (2, True)):
        game = new_game(Ruleset(extra_salt=extra_salt), players)
        bots = [Compared(Random(seat), seen) for seat in range(players)]
        for _ in play_match(game, bots, lambda game: seeded_chance(game, b"eager")):
            pass

    assert {name for name, same in seen if same} >= {"Draw", "TakeTop", "Keep", "Pick", "Steal", "Lay"}
    assert not [(name, times) for (name, same), times in seen.items() if not same]
