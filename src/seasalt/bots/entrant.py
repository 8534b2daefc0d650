"""Everything that can be given as a player, in the arena and in environments.

| given                                   | what plays                                                      |
|-----------------------------------------|-----------------------------------------------------------------|
| `greedy`, `mc:100`, `field:keen`        | the bot of that name                                            |
| `module:Class`                          | what that name is in the module: one of the following           |
| a class or a function                   | the bot that it makes, from a random generator or from nothing  |
| a bot                                   | the bot itself, in every game and seat                          |

Of a bot that has a method `seeded(rng)`, every game gets a copy with its own generator.
External programs, `cmd:` and a command, are started by the arena and by environments.
"""

import re
from collections.abc import Callable
from importlib import import_module
from inspect import isclass, signature
from typing import Any

from seasalt.bots.bot import Bot
from seasalt.bots.roster import (
    FIELD,
    NETWORK_THINKERS,
    NETWORKS,
    ROSTER,
    THINKERS,
    BotError,
    BotFault,
    Maker,
    parse_bot,
)

Entrant = str | Bot | Callable[..., Bot]

_IMPORTED = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")


def maker_of(entrant: Entrant) -> Maker:
    """The factory of a bot; it takes the generator of a game.

    >>> from random import Random
    >>> type(maker_of("seasalt.bots:GreedyBot")(Random(1))).__name__
    'GreedyBot'
    """
    if isinstance(entrant, str):
        return maker_of(imported(entrant)) if is_imported(entrant) else parse_bot(entrant)
    given: Any = entrant
    if not isclass(given) and hasattr(given, "decide"):
        seeded: Maker = getattr(given, "seeded", lambda rng: given)
        return seeded
    if callable(given):
        make: Maker = given if _takes_a_generator(given) else lambda rng: given()
        return make
    raise BotError(BotFault.NOT_A_BOT, name_of(given))


def is_imported(text: str) -> bool:
    """Whether a text is `module:Class`, rather than a bot of the roster with a budget."""
    own = {FIELD.removesuffix(":"), *ROSTER, *THINKERS, *NETWORKS, *NETWORK_THINKERS}
    return _IMPORTED.fullmatch(text) is not None and text.partition(":")[0] not in own


def imported(text: str) -> Any:
    """What `module:Class` names."""
    module, _, path = text.partition(":")
    try:
        found: Any = import_module(module)
        for name in path.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError) as error:
        raise BotError(BotFault.MODULE, text, detail=str(error)) from None
    return found


def name_of(entrant: object) -> str:
    """The name in tables: the text, or what the object calls itself.

    >>> from random import Random
    >>> from seasalt.bots import GreedyBot
    >>> name_of("mc:100"), name_of(GreedyBot), name_of(GreedyBot(Random(1)))
    ('mc:100', 'GreedyBot', 'GreedyBot')
    """
    if isinstance(entrant, str):
        return entrant
    for own in (getattr(entrant, "name", None), getattr(entrant, "__name__", None)):
        if isinstance(own, str):
            return own
    return type(entrant).__name__


def _takes_a_generator(make: Callable[..., Bot]) -> bool:
    try:
        signature(make).bind(None)
    except (TypeError, ValueError):  # it takes no argument, or has no signature
        return False
    return True
