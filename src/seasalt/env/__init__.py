"""The game for research: one numbering of actions, one layout of observations, several libraries.

Needs the extra `env`, or `openspiel` for that library. Each module says what it is for:

- `seasalt_v0`: PettingZoo, every seat in turn
- `single`: Gymnasium, one seat against bots
- `vector`: Gymnasium's vector interface on the kernel, many games at once
- `spiel`: OpenSpiel, with the whole game and a mini game that it can solve
"""

from contextlib import suppress

with suppress(ImportError):  # OpenSpiel does without it
    import gymnasium

    gymnasium.register(
        id="seasalt/SeaSalt-v0",
        entry_point="seasalt.env.single:SeaSalt",
        vector_entry_point="seasalt.env.vector:SeasaltVectorEnv",
    )
