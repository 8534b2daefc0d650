"""What a finished game can teach: today, the chances to win over the game, turn by turn."""
