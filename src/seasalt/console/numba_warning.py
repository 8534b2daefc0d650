"""A warning that bots that think ahead are slow without numba."""

import sys
from collections.abc import Iterable
from random import Random

from seasalt.bots import ThinkingBot, maker_of
from seasalt.kernel.engines.engine import can_compile
from seasalt.texts import Texts


def warn_without_numba(names: Iterable[str], texts: Texts) -> None:
    """Warn once on stderr if numba is missing and one of these bots thinks ahead."""
    if can_compile():
        return
    if any(isinstance(maker_of(name)(Random(0)), ThinkingBot) for name in names):
        print(texts.say("bots-without-numba"), file=sys.stderr)
