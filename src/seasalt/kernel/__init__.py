"""The game of `rules` as flat functions over one record, fast enough for millions of games.

Read `game.layout` first; `engines.engine` is the entry point. Everything runs in plain Python. The same
functions are compiled, for the CPU in ready-made libraries (`engines.library`), for a GPU with numba-cuda
(`engines.cuda`).
"""
