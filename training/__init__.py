"""Trains the network of the bot `net` by self-play. Not part of the package; needs torch.

See docs/training.md.
"""
