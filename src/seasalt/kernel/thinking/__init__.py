"""Thinking with the kernel: beliefs about hidden cards, trials of options, and the equity tables."""
