"""The game of `rules` as flat functions over one record, fast enough for millions of games.

Read `game.layout` first; `engines.engine` is the entry point. Everything runs in plain Python. With numba the
same functions are compiled, for the CPU (`engines.compiled`) or for a GPU (`engines.cuda`).
"""
