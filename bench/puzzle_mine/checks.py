"""From a decision to a puzzle: checks from cheap to expensive, each of which drops most of what is left.

The answers come from two players of playouts that learned differently: the master's keen policy, which is
quick, and the champion's distilled network. Both must find the same option best, by a clear lead. The numbers
of a puzzle are those of the last check, which has ten times the budget of the one that chose it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import NamedTuple

from bench.puzzle_mine.main_button import offered
from seasalt.bots import LEVELS, Budget, Level, SearchBot
from seasalt.bots.levels import champion
from seasalt.bots.search import Surveyed
from seasalt.coach.puzzle import Choice, PuzzlePosition, Theme, theme_of
from seasalt.coach.reason import reason
from seasalt.rules.action import Action
from seasalt.wire.review import ReviewReason

GAP = 0.08  # of the best option over the second, in chance to win the game
LEAST_GAP = 0.04  # excluded by the interval of 95 % of that gap
KEEN_GAP = 0.04  # the same, found with the keen policy, which sees small gaps less well
KEEN_LEAST = 0.02
SURE = 1.96  # standard errors of an interval of 95 %

GLANCE_WORLDS = 48  # of the keen policy
LOOK_WORLDS = 400
KEENS_WORLDS = 4000
FIRST_WORLDS = 150  # of the distilled network
WORLDS = 1500
TIMES = 10  # the budget of the last check
FAR = 0.25  # behind the best option: nothing to check again

TRIES = {
    Level.BEGINNER: 20,
    Level.CASUAL: 20,
    Level.SKILLED: 10,
    Level.EXPERT: 20,
    Level.MASTER: 10,
    Level.CHAMPION: 10,
}
"""How often each level answers each puzzle, every time with another seed."""
QUICK = (Level.BEGINNER, Level.CASUAL, Level.SKILLED)
NEAR = 0.05  # behind the second option

Picked = dict[Level, Counter[Action]]
"""How often each level picked each option."""


class Candidate(NamedTuple):
    """A decision that passed all checks."""

    position: PuzzlePosition
    choices: tuple[Choice, ...]
    picked: Picked

    @property
    def theme(self) -> Theme:
        """What it is about."""
        best, second, *_ = self.choices
        return theme_of(self.position, best.action, second.action)

    @property
    def is_offered(self) -> bool:
        """Whether the main button of the table plays the answer."""
        return offered(self.position) == self.choices[0].action

    @property
    def plausible(self) -> int:
        """How many options somebody might choose: those that a level picked, and those near the second."""
        second = self.choices[1].chance
        return sum(
            choice.chance > second - NEAR or any(choice.action in picks for picks in self.picked.values())
            for choice in self.choices
        )


@dataclass
class Costs:
    """How many decisions came to each check, how many passed, and the seconds of CPU that it took."""

    seen: Counter[str] = field(default_factory=Counter)
    passed: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=dict)

    @contextmanager
    def of(self, check: str) -> Iterator[None]:
        """Count what the block takes."""
        began = process_time()
        self.seen[check] += 1
        try:
            yield
        finally:
            self.seconds[check] = self.seconds.get(check, 0.0) + process_time() - began


class Wanted:
    """What is still wanted of a kind; here everything is. The checks ask before they spend much."""

    def theme(self, theme: Theme) -> bool:
        """Whether puzzles of a theme are wanted."""
        return True

    def offered(self, theme: Theme) -> bool:
        """Whether puzzles whose answer is the main button's are."""
        return True

    def few(self, theme: Theme) -> bool:
        """Whether puzzles with only two plausible options are."""
        return True


def checked(position: PuzzlePosition, wanted: Wanted, costs: Costs) -> Candidate | None:
    """The candidate that a decision is, if it is one."""
    best: Action | None = None
    theme = Theme.TAKE
    for name, worlds, least in (("glance", GLANCE_WORLDS, -1.0), ("look", LOOK_WORLDS, 0.0)):
        with costs.of(name):
            ahead = _ahead(keen(name), position, worlds, KEEN_GAP, least)
        if ahead is None or best not in (None, ahead[0].prospect.action):
            return None
        costs.passed[name] += 1
        best = ahead[0].prospect.action
        theme = theme_of(position, best, ahead[1].prospect.action)
    assert best is not None
    if not wanted.theme(theme) or (offered(position) == best and not wanted.offered(theme)):
        return None
    with costs.of("levels"):
        if _is_easy(position, best):
            return None
    costs.passed["levels"] += 1
    for name, bot, worlds, gap, least in (
        ("first", distilled("first"), FIRST_WORLDS, 0.7 * GAP, 0.0),
        ("keen", keen("keen"), KEENS_WORLDS, KEEN_GAP, KEEN_LEAST),
        ("distilled", distilled("one"), WORLDS, GAP, LEAST_GAP),
    ):
        with costs.of(name):
            ahead = _ahead(bot, position, worlds, gap, least)
        if ahead is None or ahead[0].prospect.action != best:
            return None
        costs.passed[name] += 1
    assert ahead is not None
    with costs.of("tries"):
        picked = answers(position)
        found = Candidate(position, _choices(ahead), picked)
        is_wanted = wanted.theme(found.theme) and (found.plausible > 2 or wanted.few(found.theme))
    if not is_wanted or not difficult(solved(picked, best)):
        return None
    costs.passed["tries"] += 1
    with costs.of("again"):
        last = again(position, ahead, "two")
    if last is None:
        return None
    costs.passed["again"] += 1
    return found._replace(choices=last)


def distilled(seed: str) -> SearchBot:
    """A champion, whose playouts a distilled network plays."""
    bot = champion(Random(seed), Budget(playouts=1))
    assert isinstance(bot, SearchBot)
    return bot


def keen(seed: str) -> SearchBot:
    """A search with the keen policy."""
    return SearchBot(Random(seed), Budget(playouts=1))


def _survey(
    bot: SearchBot, position: PuzzlePosition, worlds: int, among: Sequence[Action] | None = None
) -> tuple[Surveyed, ...]:
    return bot.survey(position.view, position.knowledge, position.options, worlds, among)


def _ahead(
    bot: SearchBot,
    position: PuzzlePosition,
    worlds: int,
    gap: float,
    least: float,
    among: Sequence[Action] | None = None,
) -> tuple[Surveyed, ...] | None:
    """All options, if the best leads every other by so much and the interval excludes the least."""
    surveyed = _survey(bot, position, worlds, among)
    leads = [behind for _, behind in surveyed[1:]]
    clear = all(lead.mean >= gap and lead.mean - SURE * lead.error >= least for lead in leads)
    return surveyed if clear else None


def _is_easy(position: PuzzlePosition, best: Action) -> bool:
    """Whether every one of the lowest levels finds it at once."""
    return all(answer(position, level, "easy") == best for level in QUICK)


def answer(position: PuzzlePosition, level: Level, seed: str) -> Action:
    """What a level chooses."""
    return LEVELS[level](Random(seed)).decide(position.view, position.knowledge, position.options)


def answers(position: PuzzlePosition, seeds: str = "tries") -> Picked:
    """What every level chooses in its tries."""
    return {
        level: Counter(answer(position, level, f"{seeds}/{seed}") for seed in range(tries))
        for level, tries in TRIES.items()
    }


def solved(picked: Picked, best: Action) -> dict[Level, float]:
    """The share of tries in which each level found the best option."""
    return {level: picks[best] / picks.total() for level, picks in picked.items()}


def explained(candidate: Candidate) -> Candidate:
    """With the reasons why the answer is better than each other option, found as in reviews."""
    position, (best, *others) = candidate.position, candidate.choices

    def why(other: Choice) -> ReviewReason | None:
        asked = position.view, position.knowledge, position.options, (best.action, other.action)
        return reason(distilled("reason"), *asked, WORLDS)

    return candidate._replace(choices=(best, *(other._replace(reason=why(other)) for other in others)))


def difficult(shares: dict[Level, float]) -> bool:
    """Whether a low level misses it more often than not, and a high one does not."""
    return min(shares[level] for level in QUICK) <= 0.5 and shares[Level.CHAMPION] > 0.5


def again(position: PuzzlePosition, before: tuple[Surveyed, ...], seed: str) -> tuple[Choice, ...] | None:
    """What the options are worth with ten times the budget, if the same one is as clearly the best.

    Options that were far behind take no part; they keep their distance.
    """
    far = [one for one in before[2:] if one.behind.mean > FAR]
    near = [one.prospect.action for one in before if one not in far]
    last = _ahead(distilled(seed), position, TIMES * WORLDS, GAP, LEAST_GAP, near)
    if last is None or last[0].prospect.action != near[0]:
        return None
    by_keen = _ahead(keen(seed), position, TIMES * KEENS_WORLDS, KEEN_LEAST, 0.0, near)
    if by_keen is None or by_keen[0].prospect.action != near[0]:
        return None
    best = last[0].prospect.win_chance
    apart = [_choice(one, best - one.behind.mean) for one in far]
    return tuple(sorted((*_choices(last), *apart), key=lambda choice: -choice.chance))


def _choices(surveyed: tuple[Surveyed, ...]) -> tuple[Choice, ...]:
    return tuple(_choice(one, one.prospect.win_chance) for one in surveyed)


def _choice(surveyed: Surveyed, chance: float) -> Choice:
    prospect, behind = surveyed
    margin = (prospect.high - prospect.low) / 2
    behind_by = SURE * behind.error if behind.mean else 0.0
    bounded = min(1.0, max(0.0, chance))
    return Choice(prospect.action, bounded, margin, behind_by, max(0.0, prospect.points))
