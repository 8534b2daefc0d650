"""Values of positions and options: guessed worlds, trials, races, equity. Flat functions, compiled."""
