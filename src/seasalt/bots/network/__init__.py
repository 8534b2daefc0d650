"""A player that learned by self-play: its inputs, its network in numpy, and its weights."""
