"""Which figure a kind of card shows."""

from collections.abc import Callable

from seasalt.rules import Kind
from web.cards import animals, people
from web.cards.folding import Figure, Group

FIGURES: dict[Kind, Callable[[], Figure | Group]] = {
    Kind.CRAB: animals.crab,
    Kind.BOAT: people.boat,
    Kind.FISH: animals.fish,
    Kind.SWIMMER: people.swimmer,
    Kind.SHARK: animals.shark,
    Kind.MERMAID: people.mermaid,
    Kind.SHELL: animals.shell,
    Kind.OCTOPUS: animals.octopus,
    Kind.PENGUIN: animals.penguin,
    Kind.SAILOR: people.sailor,
    Kind.LIGHTHOUSE: people.lighthouse,
    Kind.SHOAL: animals.shoal,
    Kind.COLONY: animals.colony,
    Kind.CAPTAIN: people.captain,
    Kind.JELLYFISH: animals.jellyfish,
    Kind.LOBSTER: animals.lobster,
    Kind.CRABCAST: animals.crabcast,
    Kind.STARFISH: animals.starfish,
    Kind.SEAHORSE: animals.seahorse,
}
