"""A node and its tables: rooms, matchmaking, bots, hints, leases."""
