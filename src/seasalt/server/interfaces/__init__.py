"""What a node needs of its parts, and the facts that it exchanges with them; nothing here does any work."""
