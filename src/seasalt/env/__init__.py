"""The game for research: one numbering of actions and one layout of observations for several libraries.

Needs the extra `env`, or `openspiel` for that library. The modules are:

- `seasalt_v0`: PettingZoo, every seat in turn
- `single`: Gymnasium, one seat against bots
- `vector`: Gymnasium's vector interface on the kernel, many games at once
- `gpu.vector`: the same games on a GPU, as torch tensors
- `spiel`: OpenSpiel, with the whole game and a mini game that it can solve
"""

from contextlib import suppress

try:
    import numpy  # noqa: F401 # every module here uses it
except ImportError as missing:
    raise ImportError(
        'seasalt.env needs an extra: pip install "seasalt[env]", or "seasalt[openspiel]" for OpenSpiel'
    ) from missing

with suppress(ImportError):  # the extra `openspiel` does not include it
    import gymnasium

    gymnasium.register(
        id="seasalt/SeaSalt-v0",
        entry_point="seasalt.env.single:SeaSalt",
        vector_entry_point="seasalt.env.vector:SeasaltVectorEnv",
    )
