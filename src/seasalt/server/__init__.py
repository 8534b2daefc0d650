"""The online table: where games are kept, and how nodes tell each other that something has happened."""
