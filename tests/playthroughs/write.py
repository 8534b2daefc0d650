"""The playthroughs: which games they tell. `python -m tests.playthroughs.write` writes them again.

When a change of the rules is meant, write them again and read the difference like prose.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

from seasalt.rules import Action, Edition, apply, new_game, seeded_chance, seeded_starter
from seasalt.rules.turns import Step
from tests.playthroughs.policy import Temper, decide, one_of
from tests.playthroughs.story import Move, tell

HERE = Path(__file__).parent
TARGET = 15  # short games


class Playthrough(NamedTuple):
    """One game: its seed makes the cards, the starter, the tempers and what the players do."""

    edition: Edition
    players: int
    extra_salt: bool
    seed: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.edition}-{self.players}-players{'-extra-salt' if self.extra_salt else ''}.txt"

    @property
    def seed_text(self) -> str:
        """The seed as the story gives it."""
        return f"{self.edition} {self.players} {self.seed}"

    def start(self) -> Step:
        """The game before its first deal."""
        ruleset = replace(self.edition.ruleset, extra_salt=self.extra_salt, target_score=TARGET)
        starter = seeded_starter(self.seed_text.encode(), self.players)
        return new_game(ruleset, self.players, starter=starter)

    def moves(self) -> Iterator[Move]:
        """The game, to its end."""
        rng, key, game = Random(self.seed_text), self.seed_text.encode(), self.start().game
        tempers = [one_of(tuple(Temper), rng) for _ in range(self.players)]
        while not game.outcome:
            action: Action = (
                seeded_chance(game, key) if game.chance_acts else decide(game, tempers[game.round.turn], rng)
            )
            step = apply(game, action)
            yield Move(game, action, step)
            game = step.game

    def story(self) -> str:
        """What the file says."""
        return tell(self.edition, self.start(), list(self.moves()), self.seed_text)


SEEDS = {  # for 2, 3 and 4 players; chosen so that together they show much
    Edition.STANDARD: (70, 77, 42),
    Edition.DE: (84, 5, 8),
    Edition.FR: (14, 27, 11),
    Edition.IT: (11, 62, 44),
    Edition.EN: (17, 73, 89),
    Edition.RU: (12, 22, 31),
    Edition.BGA: (46, 35, 7),
}
PLAYTHROUGHS = tuple(  # every second one with Extra Salt
    Playthrough(edition, players, (number + players) % 2 == 1, seed)
    for number, (edition, seeds) in enumerate(SEEDS.items())
    for players, seed in zip((2, 3, 4), seeds, strict=True)
)


def main() -> None:
    """Write all the files."""
    for playthrough in PLAYTHROUGHS:
        (HERE / playthrough.name).write_text(playthrough.story(), encoding="utf-8")
        print(playthrough.name)


if __name__ == "__main__":
    main()
