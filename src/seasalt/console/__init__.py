"""The game at a terminal: prompts, colors, parsing of typed cards, scores, record files."""
