"""Which figures a kind of card shows: one, or several poses that its colors take in turn."""

from collections.abc import Callable

from seasalt.rules import Kind
from web.cards import animals, people
from web.cards.folding import Figure, Group

FIGURES: dict[Kind, tuple[Callable[[], Figure | Group], ...]] = {
    Kind.CRAB: (animals.crab, animals.crab_fencing, animals.crab_walking),
    Kind.BOAT: (people.boat, people.paper_boat, people.boat_heeling),
    Kind.FISH: (animals.fish, animals.fish_rising, animals.fish_diving),
    Kind.SWIMMER: (people.swimmer, people.butterfly),
    Kind.SHARK: (animals.shark, animals.shark_biting),
    Kind.MERMAID: (people.mermaid,),
    Kind.SHELL: (animals.shell, animals.shell_leaning),
    Kind.OCTOPUS: (animals.octopus, animals.octopus_waving),
    Kind.PENGUIN: (animals.penguin, animals.penguin_calling),
    Kind.SAILOR: (people.sailor, people.sailor_waving),
    Kind.LIGHTHOUSE: (people.lighthouse,),
    Kind.SHOAL: (animals.shoal,),
    Kind.COLONY: (animals.colony,),
    Kind.CAPTAIN: (people.captain,),
    Kind.JELLYFISH: (animals.jellyfish, animals.jellyfish_drifting),
    Kind.LOBSTER: (animals.lobster,),
    Kind.CRABCAST: (animals.crabcast,),
    Kind.STARFISH: (animals.starfish, animals.starfish_turned),
    Kind.SEAHORSE: (animals.seahorse,),
}
