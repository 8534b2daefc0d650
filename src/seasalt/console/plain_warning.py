"""A warning that bots that think ahead are slow where the kernel runs in plain Python."""

import sys
from collections.abc import Iterable
from random import Random

from seasalt.bots import ThinkingBot, maker_of
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import engine
from seasalt.texts import Texts


def warn_in_plain_python(names: Iterable[str], texts: Texts) -> None:
    """Warn once on stderr if there is no library for this Python and one of these bots thinks ahead."""
    if engine() is not plain:
        return
    if any(isinstance(maker_of(name)(Random(0)), ThinkingBot) for name in names):
        print(texts.say("bots-in-plain-python"), file=sys.stderr)
