"""The same game as `rules`, as flat functions over one record, for millions of games.

`game.layout` is the page to read first, `engines.engine` the front door. Everything here runs in plain
Python; with numba the same functions are compiled, for the processor (`engines.compiled`) or for a GPU
(`engines.cuda`).
"""
