"""From a decision to a puzzle: checks from cheap to expensive, each of which drops most of what is left.

The answers come from two players of playouts that learned differently: the champion's distilled network and
the master's keen policy. Both must find the same option best, by a clear lead, under every seed.
"""

from random import Random

from seasalt.bots import LEVELS, Budget, Level, SearchBot
from seasalt.bots.levels import champion
from seasalt.bots.network.net_bot import NetBot
from seasalt.bots.search import Surveyed
from seasalt.coach.puzzle import Choice, Puzzle, PuzzlePosition, difficulty, theme_of
from seasalt.coach.puzzle_file import WORLDS
from seasalt.rules.action import Action

LEAD = 0.03  # of the best option over the second, in chance to win the game
KEEN_LEAD = 0.015  # the same, found with the keen policy, which sees small leads less well
SURE = 1.96  # standard errors of an interval of 95 %

FIRST_PLAYOUTS = 1200
FIRST_WORLDS = 250  # of the distilled network
KEENS_WORLDS = 4000
SEEDS = ("one", "two")
FAR = 0.1  # behind the best option: nothing to check again
TRIES = {Level.BEGINNER: 3, Level.CASUAL: 3, Level.SKILLED: 3, Level.EXPERT: 7, Level.MASTER: 6}
"""How often each level tries; only the last two depend on their seed. The master must always find it."""
QUICK = (Level.BEGINNER, Level.CASUAL, Level.SKILLED)


def distilled(seed: str, playouts: int = 1) -> SearchBot:
    """A champion, whose playouts a distilled network plays."""
    bot = champion(Random(seed), Budget(playouts=playouts))
    assert isinstance(bot, SearchBot)
    return bot


def keen(seed: str, playouts: int = 1) -> SearchBot:
    """A search with the keen policy."""
    return SearchBot(Random(seed), Budget(playouts=playouts))


def checked(position: PuzzlePosition) -> Puzzle | None:
    """The puzzle of a decision, if it is one; it gets its number later."""
    best = _promising(position)
    if best is None or not all(_found(position, Level.MASTER, f"first/{seed}") == best for seed in range(2)):
        return None
    if not _leads(_survey(distilled("first"), position, FIRST_WORLDS), best, LEAD, lowest=0.0):
        return None
    if not _leads(_survey(keen("first"), position, KEENS_WORLDS), best, KEEN_LEAD):
        return None
    if not _leads(_survey(distilled(SEEDS[0]), position, WORLDS), best, LEAD):
        return None
    solved = answered(position, best)
    level = difficulty(solved)
    if level is None or level is Level.BEGINNER or solved[Level.MASTER] < 1:
        return None
    last = _survey(distilled(SEEDS[1]), position, WORLDS)  # nothing is chosen by its numbers
    if not _leads(last, best, LEAD / 2):
        return None
    second = last[1].prospect.action
    return Puzzle(0, theme_of(position, best, second), level, position, tuple(map(_choice, last)))


def _promising(position: PuzzlePosition) -> Action | None:
    """An option that the network and a short search prefer, and that one of the lower levels misses."""
    asked = position.view, position.knowledge, position.options
    wanted = NetBot(Random(0)).decide(*asked)
    if all(_found(position, level, "promising") == wanted for level in QUICK):
        return None
    explained = keen("promising", FIRST_PLAYOUTS).explain(*asked)
    return wanted if explained.best.action == wanted else None


def answered(position: PuzzlePosition, best: Action, seeds: str = "tries") -> dict[Level, float]:
    """The share of tries in which each level finds the best option."""
    return {
        level: sum(_found(position, level, f"{seeds}/{seed}") == best for seed in range(tries)) / tries
        for level, tries in TRIES.items()
    }


def _found(position: PuzzlePosition, level: Level, seed: str) -> Action:
    return LEVELS[level](Random(seed)).decide(position.view, position.knowledge, position.options)


def _survey(bot: SearchBot, position: PuzzlePosition, worlds: int) -> tuple[Surveyed, ...]:
    return bot.survey(position.view, position.knowledge, position.options, worlds)


def _leads(surveyed: tuple[Surveyed, ...], best: Action, lead: float, lowest: float | None = None) -> bool:
    """Whether that option leads by so much; the interval must exclude less than half of it."""
    if surveyed[0].prospect.action != best:
        return False
    least = lead / 2 if lowest is None else lowest
    return all(
        behind.mean >= lead and behind.mean - SURE * behind.error >= least for _, behind in surveyed[1:]
    )


def _choice(surveyed: Surveyed) -> Choice:
    prospect, behind = surveyed
    chance = min(1.0, max(0.0, prospect.win_chance))
    margin = (prospect.high - prospect.low) / 2
    behind_by = SURE * behind.error if behind.mean else 0.0
    return Choice(prospect.action, chance, margin, behind_by, max(0.0, prospect.points))


def deep_answers(puzzle: Puzzle, times: int) -> tuple[Action, Action]:
    """The best option by the distilled network and by the keen policy, with more budget and a new seed.

    Options that are far behind take no part.
    """
    position = puzzle.position
    asked = position.view, position.knowledge, position.options
    near = [choice.action for choice in puzzle.choices if puzzle.best.chance - choice.chance < FAR]
    among = [*near, *(choice.action for choice in puzzle.choices[:2] if choice.action not in near)]
    by_distilled = distilled("again").survey(*asked, times * WORLDS, among)
    by_keen = keen("again").survey(*asked, times * KEENS_WORLDS, among)
    return by_distilled[0].prospect.action, by_keen[0].prospect.action
