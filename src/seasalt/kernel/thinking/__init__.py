"""How a bot thinks with the kernel: beliefs about hidden cards, and trials of the options in them."""
