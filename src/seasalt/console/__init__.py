"""The game at a terminal: prompts, colors, cards as people type them, the scoring helper, record files."""
