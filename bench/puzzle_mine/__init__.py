"""The mine of puzzles: plays games of mixed bots and keeps decisions with one clearly best option."""
