"""Chooses among the candidates: all themes, motifs, levels and tables, few of one round, few without a
reason, and no answer that the main button gives away.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from bench.puzzle_mine.candidates import Found, puzzle_of
from bench.puzzle_mine.checks import Candidate
from bench.puzzle_mine.main_button import offered
from seasalt.coach.puzzle import Puzzle, Theme, motifs_of

SEED = "puzzles"
PLAUSIBLE = 0.72  # of the puzzles have three plausible options or more; when they are answered again, 0.7
EXPLAINED = 0.85  # have a reason
LARGEST = 1.3  # times an equal share, at most, for a theme


@dataclass(frozen=True)
class _Facts:
    """A candidate by what is balanced, computed once."""

    found: Found
    puzzle: Puzzle
    kinds: tuple[tuple[object, ...], ...]
    has_offer: float  # the share of the options that the main button plays, 0 if it plays none
    is_offered: bool
    is_few: bool
    is_explained: bool


def choose(found: Iterable[Found], count: int) -> list[Candidate]:
    """So many candidates or as many as there are, in a random order that is always the same.

    One by one, of the theme with the fewest so far that one which is least like those already chosen.
    """
    rng = Random(SEED)
    left = [_facts(one) for one in sorted(found, key=lambda one: (one.round, repr(one)))]
    rng.shuffle(left)
    most = LARGEST * count / len(Theme)
    chosen: list[_Facts] = []
    counted = Counter[tuple[object, ...]]()
    while len(chosen) < count:
        allowed = [one for one in left if counted["theme", one.puzzle.theme] < most and _may(one, chosen)]
        if not allowed:
            break
        fewest = min(counted["theme", one.puzzle.theme] for one in allowed)
        among = [one for one in allowed if counted["theme", one.puzzle.theme] == fewest]
        best = min(among, key=lambda one: sum(counted[kind] for kind in one.kinds))
        left.remove(best)
        chosen.append(best)
        counted.update(best.kinds)
        counted["theme", best.puzzle.theme] += 1
    rng.shuffle(chosen)
    return [one.found.candidate for one in chosen]


def _facts(found: Found) -> _Facts:
    candidate = found.candidate
    puzzle = puzzle_of(candidate)
    position, theme = puzzle.position, puzzle.theme
    answer = puzzle.best.action
    kinds: list[tuple[object, ...]] = [
        ("level", puzzle.level),
        ("level", theme, puzzle.level),
        ("table", theme, len(position.totals), position.ruleset.extra_salt),
        ("answer", theme, type(answer)),
        ("motifs", motifs_of(position, candidate.choices)),
        *[("round", found.round)] * 20,
    ]
    button = offered(position)
    return _Facts(
        found,
        puzzle,
        tuple(kinds),
        0.0 if button is None else 1 / len(position.options),
        button == answer,
        candidate.plausible <= 2,
        candidate.choices[1].reason is not None,
    )


def _may(one: _Facts, chosen: list[_Facts]) -> bool:
    """Whether the shares stay within their limits with one more."""
    every = [*chosen, one]
    if one.is_few and sum(other.is_few for other in every) > (1 - PLAUSIBLE) * len(every) + 1:
        return False
    if (
        not one.is_explained
        and sum(not other.is_explained for other in every) > (1 - EXPLAINED) * len(every) + 1
    ):
        return False
    if not one.is_offered:
        return True
    alike = [other for other in every if other.puzzle.theme is one.puzzle.theme]
    return sum(other.is_offered for other in alike) <= sum(other.has_offer for other in alike)
