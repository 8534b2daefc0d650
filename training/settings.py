"""The settings of a run. They are kept in its checkpoint, and a run that is resumed keeps them."""

from dataclasses import dataclass

from seasalt.kernel.players.policy import BEGINNER, EAGER, KEEN, SHY

EACH_KIND = (
    0.34,
    0.16,
    0.125,
    0.125,
    0.125,
    0.125,
)  # of 2, 3 and 4 players, each without and with Extra Salt


@dataclass(frozen=True)
class Settings:
    """Rates and weights that have two numbers fall from the first to the second over the run."""

    seed: int = 1
    iterations: int = 4000  # of the whole run
    games: int = 32768
    steps: int = 64  # decisions of every game per iteration
    minibatch: int = 65536
    width: int = 512
    blocks: int = 3
    critic_width: int = 512
    critic_blocks: int = 3
    student_width: int = 128  # a small network that imitates the actor meanwhile, for playouts
    student_blocks: int = 1
    rate: tuple[float, float] = (3e-4, 2e-5)
    entropy: tuple[float, float] = (0.008, 0.001)
    reach: tuple[float, float] = (0.003, 0.0005)
    """The weight of the distance from uniform choice. Without it actions were given up early, at chances down
    to e^-26, and neither advantages nor entropy bring such actions back."""
    trace: float = 0.95  # the lambda of GAE
    clip: float = 0.2
    value_weight: float = 2.0
    critic_weight: float = 4.0
    points_weight: float = 0.02
    belief_weight: float = 0.05
    average: float = 0.9995  # of the moving average, which is what plays
    taught: int = 0  # iterations in which a teacher is imitated
    kinds: tuple[float, ...] = EACH_KIND
    past: float = 0.08  # share of games against past networks
    policies: tuple[tuple[int, float], ...] = ((KEEN, 0.04), (EAGER, 0.06), (BEGINNER, 0.02), (SHY, 0.01))
    """Shares of games against policies of the kernel."""
    fixed: str = ""  # a network that plays all other seats: a best response is trained


def between(ends: tuple[float, float], progress: float) -> float:
    """The number at that part of the run."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)
