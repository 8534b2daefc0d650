"""Games underneath the environments: one record of the kernel, immutable positions, bots as opponents."""
