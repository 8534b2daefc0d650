"""What a series says: a summary, as text, data or pictures."""
