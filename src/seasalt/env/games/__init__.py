"""The games underneath the environments: matches, immutable positions, and bots as opponents."""
