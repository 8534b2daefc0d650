"""Who may connect, from where, and how often."""
