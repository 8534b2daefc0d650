"""What a position or an option is worth: guessed worlds, trials, races, equity. Flat functions, compiled."""
