"""Analysis of finished games: the chances to win, turn by turn, and what moved them."""
